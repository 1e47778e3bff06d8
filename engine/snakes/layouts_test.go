package snakes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
	"ludaxy/engine/snakes"
)

// TestLayouts wants the boards' jumps as the rules page lists them.
func TestLayouts(t *testing.T) {
	r := rulestest.Game(t, "snakes")
	for name, want := range map[string][2]string{
		"house": {
			"3-23 4-16 7-27 9-30 17-37 28-54 36-65 50-73 71-91 77-84",
			"22-2 26-6 59-40 64-44 82-62 87-46 93-72 95-75 98-38",
		},
		"garden": {
			"2-23 8-26 20-41 32-51 40-59 63-81 74-92 85-95",
			"17-7 30-9 43-22 54-34 66-45 76-58 89-68 97-79",
		},
		"classic": {
			"1-38 4-14 9-31 21-42 28-84 36-44 51-67 71-91 80-100",
			"16-6 47-26 49-11 56-53 62-19 64-60 87-24 93-73 95-75 98-78",
		},
	} {
		s := r.Start(rules.Setup{Seats: 0b0101, Options: rulestest.Options(t, r, map[string]string{"board": name}), First: 0})
		var got [2][]string
		for _, j := range r.Board(&s).Jumps {
			kind := 1
			if j.Up() {
				kind = 0
			}
			got[kind] = append(got[kind], fmt.Sprintf("%d-%d", j.From, step(rules.Square(j.To))))
		}
		for kind := range want {
			if list := strings.Fields(want[kind]); !slices.Equal(got[kind], list) {
				t.Errorf("%s: %v, want %v", name, got[kind], list)
			}
		}
	}
}

// TestSixesHaveNoLimit rolls more sixes in one turn than a byte can count.
func TestSixesHaveNoLimit(t *testing.T) {
	r := rulestest.Game(t, "snakes")
	s := rulestest.Position{Game: "snakes", Pieces: "s97 | y"}.State(t)
	for n := 1; n <= 300; n++ {
		if err := r.Apply(&s, rules.Action{Kind: rules.Roll, Value: 6}, nil); err != nil {
			t.Fatal(err)
		}
		if s.Turn != 0 || int(s.Sixes) != min(n, 255) {
			t.Fatalf("after %d sixes: %+v", n, s)
		}
	}
	if err := r.Check(&s); err != nil {
		t.Error(err)
	}
}

// TestOneJumpALanding: no jump of any board ends where another begins, and none
// begins twice.
func TestOneJumpALanding(t *testing.T) {
	r := rulestest.Game(t, "snakes")
	for _, name := range []string{"house", "garden", "classic"} {
		s := r.Start(rules.Setup{Seats: 0b0101, Options: rulestest.Options(t, r, map[string]string{"board": name}), First: 0})
		begin := map[uint8]bool{}
		for _, j := range r.Board(&s).Jumps {
			if begin[j.From] || j.From == j.To || j.From < 1 || j.From >= snakes.Squares {
				t.Errorf("%s: the jump %v", name, j)
			}
			begin[j.From] = true
		}
		for _, j := range r.Board(&s).Jumps {
			if begin[j.To] {
				t.Errorf("%s: the jump %v ends where another begins", name, j)
			}
		}
	}
}
