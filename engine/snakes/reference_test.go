package snakes_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// The model is the game once more, read off RULES.md word by word. It shares no
// code with the engine and is only ever compared with it.
type model struct {
	anyRollEnters, bounce, sixRollsAgain bool

	jumps  map[int]int
	seats  []int
	turn   int
	over   bool
	where  [4]int // 0 off the board
	places [4]int
}

// jumps are the ladders and snakes of the three boards as RULES.md lists them.
var jumps = []string{
	"3-23 4-16 7-27 9-30 17-37 28-54 36-65 50-73 71-91 77-84 22-2 26-6 59-40 64-44 82-62 87-46 93-72 95-75 98-38",
	"2-23 8-26 20-41 32-51 40-59 63-81 74-92 85-95 17-7 30-9 43-22 54-34 66-45 76-58 89-68 97-79",
	"1-38 4-14 9-31 21-42 28-84 36-44 51-67 71-91 80-100 16-6 47-26 49-11 56-53 62-19 64-60 87-24 93-73 95-75 98-78",
}

// boards is the same as maps.
var boards = func() (all []map[int]int) {
	for _, list := range jumps {
		m := map[int]int{}
		for _, jump := range strings.Fields(list) {
			var from, to int
			if _, err := fmt.Sscanf(jump, "%d-%d", &from, &to); err != nil {
				panic(err)
			}
			m[from] = to
		}
		all = append(all, m)
	}
	return all
}()

// modelOf reads a position of the engine.
func modelOf(s *rules.State) model {
	m := model{
		anyRollEnters: s.Options[2] == 1, bounce: s.Options[3] == 1, sixRollsAgain: s.Options[4] == 1,
		jumps: boards[s.Options[5]], turn: int(s.Turn), over: s.Phase == rules.PhaseOver,
	}
	for k := range 4 {
		if s.Seats>>k&1 == 0 {
			continue
		}
		m.seats = append(m.seats, k)
		m.places[k] = int(s.Place[k])
		switch q := s.At[k][0]; q {
		case rules.Yard:
		case rules.Home:
			m.where[k] = 100
		default:
			m.where[k] = int(q)
		}
	}
	return m
}

// roll is a turn, for the piece moves by itself.
func (m *model) roll(n int) {
	at, to := m.where[m.turn], m.where[m.turn]+n
	switch {
	case at == 0 && m.anyRollEnters:
	case at == 0 && n == 6:
		to = 6
	case at == 0:
		to = 0
	case to > 100 && m.bounce:
		to = 200 - to
	case to > 100:
		to = at
	}
	if end, ok := m.jumps[to]; ok {
		to = end
	}
	m.where[m.turn] = to
	if to == 100 {
		m.finish()
	}
	if m.over || m.places[m.turn] == 0 && n == 6 && m.sixRollsAgain {
		return
	}
	i := slices.Index(m.seats, m.turn)
	for n := range m.seats {
		if next := m.seats[(i+n+1)%len(m.seats)]; m.places[next] == 0 {
			m.turn = next
			return
		}
	}
}

// finish gives the next place, and the last one to who is left alone.
func (m *model) finish() {
	m.places[m.turn] = 1 + slices.Max(m.places[:])
	left := slices.DeleteFunc(slices.Clone(m.seats), func(k int) bool { return m.places[k] != 0 })
	if len(left) == 1 {
		m.places[left[0]] = 1 + slices.Max(m.places[:])
		m.over = true
	}
}

// TestReference compares the game with the model; -positions says on how many
// positions.
func TestReference(t *testing.T) {
	r := rulestest.Game(t, "snakes")
	rulestest.Reference(t, r, rulestest.Model{
		Scatter: func(rng *rand.Rand) rules.State { return scatter(r, rng) },
		Refused: refused,
		Legal: func(s *rules.State, legal []rules.Action) error {
			if over := modelOf(s).over; over == (len(legal) == 1 && legal[0] == rules.Action{Kind: rules.Roll}) || over != (len(legal) == 0) {
				return fmt.Errorf("legal is %+v", legal)
			}
			return nil
		},
		Same: func(before, after *rules.State, a rules.Action) error {
			m := modelOf(before)
			m.roll(int(a.Value))
			if got := modelOf(after); !reflect.DeepEqual(got, m) {
				return fmt.Errorf("it comes to\n%+v, the model to\n%+v", got, m)
			}
			return nil
		},
	})
}

// scatter is a position with the pieces anywhere. It may be one that cannot be.
func scatter(r rules.Rules, rng *rand.Rand) rules.State {
	s := r.Start(rulestest.RandomSetup(r.Spec(), rng))
	seats := rules.SeatList(s.Seats)
	for _, i := range rng.Perm(len(seats)) {
		k := seats[i]
		switch rng.IntN(6) {
		case 0:
		case 1:
			s.At[k][0] = rules.Home
			s.Placed++
			s.Place[k] = s.Placed
		case 2:
			s.At[k][0] = rules.Square(88 + rng.IntN(12))
		default:
			s.At[k][0] = rules.Square(1 + rng.IntN(99))
		}
	}
	for range 8 {
		if s.Place[s.Turn] != 0 {
			s.Turn = uint8(seats[rng.IntN(len(seats))])
		}
	}
	return s
}

// refused wants something to be wrong with a refused position.
func refused(s *rules.State, why error) error {
	if impossible(s) == "" {
		return fmt.Errorf("%w, but nothing is wrong with it", why)
	}
	return nil
}
