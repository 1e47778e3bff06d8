package ludoapp_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"ludaxy/engine/ludoapp"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// TestReference compares the game with the model; -positions says on how many
// positions.
func TestReference(t *testing.T) {
	r := rulestest.Game(t, "ludo-app")
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
	default:
		return fmt.Errorf("%+v was taken", a)
	}
	if got := modelOf(after); !reflect.DeepEqual(got, m) {
		return fmt.Errorf("it comes to\n%+v, the model to\n%+v", got, m)
	}
	return nil
}

// sameLegal wants the legal actions of a position to be those of the model.
func sameLegal(s *rules.State, legal []rules.Action) error {
	m := modelOf(s)
	var want []rules.Action
	switch m.phase {
	case "roll":
		want = append(want, rules.Action{Kind: rules.Roll})
	case "move":
		for _, p := range m.may(m.number) {
			want = append(want, rules.Action{Kind: rules.Move, Seat: s.Turn, Piece: uint8(p)})
		}
	}
	if !slices.Equal(legal, want) {
		return fmt.Errorf("legal is %+v, the model has %+v", legal, want)
	}
	return nil
}

// refused wants something to be wrong with a refused position.
func refused(s *rules.State, why error) error {
	if impossible(s) == "" {
		return fmt.Errorf("%w, but nothing is wrong with it", why)
	}
	return nil
}

// scatter is a position with the pieces anywhere, many of them close together.
// It may be one that cannot be.
func scatter(r rules.Rules, rng *rand.Rand) rules.State {
	s := r.Start(rulestest.RandomSetup(r.Spec(), rng))
	track := r.Board(&s)
	crowd, spread := rng.IntN(52), 4+rng.IntN(16)
	late := rng.IntN(3) == 0
	for _, k := range rules.SeatList(s.Seats) {
		for p := range ludoapp.Pieces {
			q := rules.Yard
			switch kind := rng.IntN(8); {
			case late && kind < 6:
				q = rules.Square(track.Path[k][track.HomeStep-rng.IntN(6)])
			case kind < 2:
			case kind == 2:
				q = rules.Square(track.Path[k][0])
			case kind == 3:
				q = rules.Square(track.Path[k][rng.IntN(track.HomeStep+1)])
			case kind == 4 && p > 0:
				q = s.At[k][p-1]
			default:
				q = rules.Square((crowd + rng.IntN(spread)) % 52)
			}
			if q != rules.Yard && int(track.Step[k][q]) > track.HomeStep {
				q = rules.Yard
			}
			s.At[k][p] = q
		}
	}
	apart(&s, rng)
	m := modelOf(&s)
	for _, i := range rng.Perm(len(m.seats)) {
		if k := m.seats[i]; m.where[k] == [4]place{home, home, home, home} {
			s.Placed++
			s.Place[k] = s.Placed
		}
	}
	for range 8 { // most of the time somebody plays who is still in it
		if s.Place[s.Turn] != 0 {
			s.Turn = uint8(m.seats[rng.IntN(len(m.seats))])
		}
	}
	s.Sixes = uint8(rng.IntN(3))
	if rng.IntN(3) > 0 {
		n := uint8(rng.IntN(6) + 1)
		if rng.IntN(2) == 0 {
			n = 6
		}
		s.Phase = rules.PhaseMove
		s.PushNumber(n)
		if n == 6 {
			s.Sixes = uint8(1 + rng.IntN(2))
			m = modelOf(&s)
			s.Extra = m.gives(6) != (rng.IntN(20) == 0)
		}
	}
	return s
}

// apart sends most pieces to the yard that stand where two colours or three
// pieces cannot.
func apart(s *rules.State, rng *rand.Rand) {
	m := modelOf(s)
	for _, k := range m.seats {
		for p, at := range m.where[k] {
			together := m.on(k, at) > 2
			for _, o := range m.seats {
				together = together || o != k && m.on(o, at) > 0
			}
			if together && m.on(k, at) > 0 && rng.IntN(40) > 0 {
				s.At[k][p], m.where[k][p] = rules.Yard, yard
			}
		}
	}
}
