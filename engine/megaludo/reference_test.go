package megaludo_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"ludaxy/engine/megaludo"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// TestReference compares the game with the model; -positions says on how many
// positions.
func TestReference(t *testing.T) {
	r := rulestest.Game(t, "mega-ludo")
	rulestest.Reference(t, r, rulestest.Model{
		Scatter: func(rng *rand.Rand) rules.State { return scatter(r, rng) },
		Refused: refused,
		Legal:   sameLegal,
		Same:    asModelled,
	})
}

// asModelled wants an action to lead where the model comes by it.
func asModelled(before, after *rules.State, a rules.Action) error {
	m := modelOf(before)
	switch a.Kind {
	case rules.Roll:
		m.roll(int(a.Value))
	case rules.Move:
		m.move(int(a.Piece))
	case rules.Skip:
		m.skip()
	}
	if got := modelOf(after); !reflect.DeepEqual(got, m) {
		return fmt.Errorf("it comes to\n%+v, the model to\n%+v", got, m)
	}
	return nil
}

// sameLegal wants the legal actions of a position to be those of the model.
func sameLegal(s *rules.State, legal []rules.Action) error {
	var got []int
	for _, a := range legal {
		switch a.Kind {
		case rules.Roll:
			got = append(got, -1)
		case rules.Skip:
			got = append(got, -2)
		default:
			if a.Seat != s.Turn {
				return fmt.Errorf("%+v is another seat's", a)
			}
			got = append(got, int(a.Piece))
		}
	}
	if want := modelOf(s).legal(); !slices.Equal(got, want) {
		return fmt.Errorf("legal is %v, the model has %v", got, want)
	}
	return nil
}

// refused wants the model to see something wrong with a drawn position too: the
// match is over, or nobody can use the count in hand.
func refused(s *rules.State, why error) error {
	m := modelOf(s)
	if m.phase == "move" && len(m.may(m.hand())) == 0 || anyDone(m) {
		return nil
	}
	return fmt.Errorf("%w, but the model sees nothing wrong", why)
}

// scatter is a position with the pieces anywhere, many of them close together,
// such as play seldom comes to. It may be one that cannot be.
func scatter(r rules.Rules, rng *rand.Rand) rules.State {
	s := r.Start(rulestest.RandomSetup(r.Spec(), rng))
	track := r.Board(&s)
	crowd := rng.IntN(track.Ring)
	var count [256]int
	var owner [256]int
	for _, k := range rules.SeatList(s.Seats) {
		for p := range megaludo.Pieces {
			q := rules.Yard
			switch rng.IntN(8) {
			case 0:
			case 1:
				q = rules.Square(track.Path[k][0])
			case 2:
				q = rules.Square(track.Path[k][rng.IntN(track.HomeStep+1)])
			case 3:
				q = rules.Square(track.Path[k][track.HomeStep-rng.IntN(12)])
			default:
				q = rules.Square((crowd + rng.IntN(12)) % track.Ring)
			}
			if q != rules.Yard && track.Step[k][q] > uint8(track.HomeStep) || q.OnBoard() && count[q] == 2 ||
				q.OnBoard() && count[q] == 1 && owner[q] != k && !slices.Contains([]int{0, 7, 12}, int(q)%17) {
				q = rules.Yard
			}
			if q.OnBoard() {
				count[q]++
				owner[q] = k
			}
			s.At[k][p] = q
		}
		if p := rng.IntN(megaludo.Pieces + 1); p > 0 && s.At[k][p-1] != rules.Yard {
			s.LastMoved[k] = uint8(p)
		}
	}
	arrived(&s, rng)
	switch rng.IntN(3) {
	case 0:
		s.Sixes = uint8(rng.IntN(3))
	case 1:
		s.Phase = rules.PhaseMove
		s.PushNumber(uint8(rng.IntN(6) + 1))
	case 2:
		s.Phase, s.Sixes = rules.PhaseMove, uint8(rng.IntN(3))
		for range rng.IntN(3) + 1 {
			s.PushBonus(uint8(rng.IntN(2)*10 + 10))
		}
	}
	return s
}

// arrived draws who came second where two stand on the ring.
func arrived(s *rules.State, rng *rand.Rand) {
	first := map[rules.Square][2]int{}
	for k := range s.At {
		for p, q := range s.At[k] {
			if !q.IsRing() {
				continue
			}
			there, ok := first[q]
			if !ok {
				first[q] = [2]int{k, p}
				continue
			}
			later := [][2]int{there, {k, p}}[rng.IntN(2)]
			s.Later[later[0]] |= 1 << later[1]
		}
	}
}

// anyDone reports whether a seat has all its men home: no position to play on.
func anyDone(m *model) bool {
	for _, k := range m.seats {
		n := *m
		n.turn = k
		if n.allHome() {
			return true
		}
	}
	return false
}
