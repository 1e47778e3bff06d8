package megaludo_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"ludaxy/engine/megaludo"
	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// asModelled wants the legal actions of a position to be those of the model,
// and an action to lead where the model comes by it.
func asModelled(r rules.Rules, before, after *rules.State, a rules.Action) error {
	m := modelOf(before)
	if err := sameLegal(r, before, m); err != nil {
		return err
	}
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

func sameLegal(r rules.Rules, s *rules.State, m *model) error {
	var got []int
	for _, a := range r.Legal(s, nil) {
		switch a.Kind {
		case rules.Roll:
			got = append(got, -1)
		case rules.Skip:
			got = append(got, -2)
		default:
			got = append(got, int(a.Piece))
		}
	}
	if want := m.legal(); !slices.Equal(got, want) {
		return fmt.Errorf("legal is %v, the model has %v", got, want)
	}
	return nil
}

// TestRandomMatches also compares every step with the model.
func TestRandomMatches(t *testing.T) {
	r := rulestest.Game(t, "mega-ludo")
	rulestest.RandomMatches(t, r, func(before, after *rules.State, a rules.Action, _ []rules.Event) error {
		if before.Opening != 0 {
			return nil
		}
		return asModelled(r, before, after, a)
	})
}

// scatter is a position with the pieces anywhere, many of them close together,
// such as play seldom comes to. It may be one that cannot be.
func scatter(r rules.Rules, rng *rand.Rand) rules.State {
	setup := rules.Setup{First: -1}
	for i, o := range r.Spec().Options[rules.OptDice+1:] {
		setup.Options[i+rules.OptDice+1] = uint8(rng.IntN(len(o.Values)))
	}
	for r.Spec().Check(setup) != nil {
		setup.Seats = uint8(rng.IntN(256))
		setup.Options[rules.OptOpening] = uint8(rng.IntN(3))
		setup.Options[megaludo.OptBoard] = uint8(rng.IntN(4))
	}
	setup.First = rules.SeatList(setup.Seats)[rng.IntN(len(rules.SeatList(setup.Seats)))]
	s := r.Start(setup)
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

// TestRandomPositions does every legal action of many positions and compares it
// with the model. The positions come back from their notation as they were.
func TestRandomPositions(t *testing.T) {
	r := rulestest.Game(t, "mega-ludo")
	rng := rand.New(rand.NewPCG(5, 6))
	positions, actions := 0, 0
	for range 12_000 {
		s := scatter(r, rng)
		if s.Phase == rules.PhaseMove && r.Check(&s) != nil {
			// Mostly a count nobody can use: the model has to see it so too.
			if m := modelOf(&s); len(m.may(m.hand())) > 0 && !anyDone(m) {
				t.Fatalf("%v, but the model can move: %+v", r.Check(&s), s)
			}
			continue
		}
		if err := r.Check(&s); err != nil {
			if !anyDone(modelOf(&s)) {
				t.Fatalf("%v: %+v", err, s)
			}
			continue
		}
		positions++
		raw, err := notation.EncodeState(&s)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := notation.DecodeState(raw); err != nil || back != s {
			t.Fatalf("%s is read as %+v (%v), not %+v", raw, back, err, s)
		}
		legal := r.Legal(&s, nil)
		if s.Phase == rules.PhaseRoll {
			legal = nil
			for n := range uint8(6) {
				legal = append(legal, rules.Action{Kind: rules.Roll, Value: n + 1})
			}
		}
		for _, a := range legal {
			after := s
			if err := r.Apply(&after, a, nil); err != nil {
				t.Fatalf("%+v is refused: %v", a, err)
			}
			if err := asModelled(r, &s, &after, a); err != nil {
				t.Fatalf("%+v on %+v: %v", a, s, err)
			}
			if err := r.Check(&after); err != nil {
				t.Fatalf("%+v on %+v: %v", a, s, err)
			}
			actions++
		}
	}
	if positions < 6_000 || actions < 15_000 {
		t.Errorf("only %d positions and %d actions were looked at", positions, actions)
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

func TestNothingIsAllocated(t *testing.T) {
	rulestest.NothingAllocated(t, rulestest.Game(t, "mega-ludo"), 0b1111, map[string]map[string]string{
		"standard": nil,
		"all":      {"board": "8", "openOnSix": "true", "captureOnEntry": "any", "bonusOptional": "true", "opening": "random"},
	})
}

func BenchmarkRandomMatches(b *testing.B) {
	r := rulestest.Game(b, "mega-ludo")
	for _, bench := range []struct {
		name  string
		seats uint8
		set   map[string]string
	}{
		{"2 seats", 0b0101, nil},
		{"4 seats", 0b1111, nil},
		{"8 seats", 0b11111111, nil},
		{"4 seats openOnSix", 0b1111, map[string]string{"openOnSix": "true"}},
	} {
		b.Run(bench.name, func(b *testing.B) { rulestest.Benchmark(b, r, bench.seats, bench.set) })
	}
}
