package rules_test

import (
	"reflect"
	"testing"

	"ludaxy/engine/rules"
)

// numbers visits every number and flag inside a value.
func numbers(v reflect.Value, see func(reflect.Value)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			numbers(v.Field(i), see)
		}
	case reflect.Array:
		for i := range v.Len() {
			numbers(v.Index(i), see)
		}
	default:
		see(v)
	}
}

// TestHashSeesEverything changes one field after another and wants another hash
// for each: a field that is forgotten in the canonical form shows here.
func TestHashSeesEverything(t *testing.T) {
	var s rules.State
	seen := map[uint64]bool{rules.Hash(&s): true}
	count := 0
	numbers(reflect.ValueOf(&s).Elem(), func(v reflect.Value) {
		count++
		switch v.Kind() {
		case reflect.Bool:
			v.SetBool(true)
		case reflect.Int16:
			v.SetInt(-2)
		default:
			v.SetUint(1)
		}
		if h := rules.Hash(&s); seen[h] {
			t.Errorf("number %d of the state is not in its hash", count)
		} else {
			seen[h] = true
		}
		v.SetZero()
	})
	if n := len(rules.AppendCanonical(nil, &s)); n < count {
		t.Errorf("%d bytes cannot hold %d numbers", n, count)
	}
	if allocs := testing.AllocsPerRun(10, func() { rules.Hash(&s) }); allocs != 0 {
		t.Errorf("a hash allocates %v times", allocs)
	}
}

// TestHashStays pins the hash: saves hold it, so it must never come out
// otherwise.
func TestHashStays(t *testing.T) {
	s := rules.State{Game: 1, Seats: 0b101, Arms: 4, Turn: 2, Phase: rules.PhaseMove, Extra: true}
	s.At[2] = [rules.MaxPieces]rules.Square{rules.Yard, 3, rules.Lane(2, 1), rules.Home, rules.Out}
	s.PushNumber(6)
	s.Score[1] = -300
	const want uint64 = 0x3c80a25fa9c852f
	if got := rules.Hash(&s); got != want {
		t.Errorf("the hash is %#x, was %#x", got, want)
	}
}

func TestState(t *testing.T) {
	if size := reflect.TypeFor[rules.State]().Size(); size > 256 {
		t.Errorf("a state has %d bytes", size)
	}
	var s rules.State
	for _, n := range []uint8{6, 5, 4} {
		s.PushNumber(n)
	}
	s.PopNumber()
	if s.Number() != 5 || s.NumCount != 2 || s.Numbers != [rules.MaxNumbers]uint8{5, 4} {
		t.Errorf("after 6 come %v", s.Numbers)
	}
	s.ClearNumbers()
	if s != (rules.State{}) {
		t.Errorf("without numbers %+v is left", s)
	}
}

func TestNextUnplaced(t *testing.T) {
	s := rules.State{Seats: 0b10110101}
	for _, c := range []struct{ after, want int }{{0, 2}, {2, 4}, {3, 4}, {5, 7}, {7, 0}, {6, 7}} {
		if got, ok := s.NextUnplaced(c.after); !ok || got != c.want {
			t.Errorf("after %d comes %d, want %d", c.after, got, c.want)
		}
	}
	s.Place[4], s.Place[7], s.Placed = 1, 2, 2
	if got, _ := s.NextUnplaced(2); got != 5 {
		t.Errorf("after 2 comes %d, want 5", got)
	}
	if got, _ := s.NextUnplaced(5); got != 0 {
		t.Errorf("after 5 comes %d, want 0", got)
	}
	for k := range s.Place {
		s.Place[k] = 1
	}
	if _, ok := s.NextUnplaced(0); ok {
		t.Error("somebody is left though all have places")
	}
}

// TestOpening rolls for who begins, with a tie of two and a tie again.
func TestOpening(t *testing.T) {
	s := rules.State{Seats: 0b1101}
	rules.BeginOpening(&s, rules.Setup{Seats: s.Seats, First: -1})
	for i, c := range []struct {
		value, turn uint8
		over        bool
	}{{5, 2, false}, {3, 3, false}, {5, 0, false}, {4, 3, false}, {4, 0, false}, {1, 3, false}, {2, 3, true}} {
		if over := rules.RollOpening(&s, c.value, nil); over != c.over || s.Turn != c.turn {
			t.Fatalf("roll %d: turn %d, over %v", i, s.Turn, over)
		}
	}
	if s.Opening != 0 || s.OpenContest != 0 || s.OpenRolled != [rules.MaxSeats]uint8{} {
		t.Errorf("the opening leaves %+v", s)
	}
}

// TestDraw draws the seat that begins with one throw of as many faces as seats.
func TestDraw(t *testing.T) {
	for i, want := range []uint8{0, 2, 3} {
		s := rules.State{Seats: 0b1101}
		setup := rules.Setup{Seats: s.Seats, First: -1}
		setup.Options[rules.OptOpening] = rules.OpeningRandom
		s.Options = setup.Options
		rules.BeginOpening(&s, setup)
		if faces := rules.Faces(&s); faces != 3 || !s.Drawn() {
			t.Errorf("%d faces for three seats", faces)
		}
		if !rules.RollOpening(&s, uint8(i+1), nil) || s.Turn != want {
			t.Errorf("value %d gives seat %d", i+1, s.Turn)
		}
	}
}
