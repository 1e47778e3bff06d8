package games_test

import (
	"testing"

	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// TestBars asks each game whether two pieces of seat 0 on a square bar the way.
func TestBars(t *testing.T) {
	for _, c := range []struct {
		game, option string
		square       rules.Square
		want         bool
	}{
		{"luddo", "", 5, false},
		{"luddo", "blockades", 5, true},
		{"luddo", "blockades", 8, false}, // safe
		{"luddo", "blockades", rules.Lane(0, 2), false},
		{"ludo-app", "", 5, true},
		{"ludo-app", "", rules.Lane(0, 2), false},
		{"mega-ludo", "", 7, true}, // a shelter
		{"mega-ludo", "", rules.Lane(0, 2), true},
		{"mega-ludo", "", rules.Yard, false},
		{"mega-ludo", "", rules.Home, false},
		{"oduludo", "", 5, false},
		{"snakes", "", 5, false},
	} {
		r, ok := games.ByID(c.game)
		if !ok {
			t.Fatalf("%s is not registered", c.game)
		}
		setup := rules.Setup{Seats: rules.SeatsOf(0, 2), Options: r.Spec().Defaults(), First: 0}
		if c.option != "" {
			if err := r.Spec().SetOption(&setup.Options, c.option, "true"); err != nil {
				t.Fatal(err)
			}
		}
		s := r.Start(setup)
		s.At[0][0] = c.square
		if rules.Bars(r, &s, 0, c.square) && s.At[0][1] != c.square {
			t.Errorf("%s: a single piece bars square %d", c.game, c.square)
		}
		s.At[0][1] = c.square
		if got := rules.Bars(r, &s, 0, c.square); got != c.want {
			t.Errorf("%s %s: two pieces on square %d bar the way: %v", c.game, c.option, c.square, got)
		}
		if rules.Bars(r, &s, 2, c.square) || rules.Bars(r, &s, -1, c.square) {
			t.Errorf("%s: somebody without pieces bars square %d", c.game, c.square)
		}
	}
}
