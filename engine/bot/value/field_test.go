package value

import (
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

func field4(t *testing.T, game string, set map[string]string) *field {
	r := rulestest.Game(t, game)
	s := r.Start(rules.Setup{Seats: 0b1111, Options: rulestest.Options(t, r, set)})
	return fieldOf(r, &s)
}

// What pieces cannot do to each other is found by asking the rules.
func TestWallsAreFound(t *testing.T) {
	for _, test := range []struct {
		game                    string
		set                     map[string]string
		alone, wall, own, guard bool
	}{
		{"luddo", nil, false, false, false, false},
		{"luddo", map[string]string{"blockades": "true"}, false, true, false, true},
		{"ludo-app", nil, true, true, false, true},
		{"ludo-app", map[string]string{"blockers": "doubled"}, false, true, false, true},
		{"ludo-app", map[string]string{"blockers": "none"}, false, false, false, true},
		{"mega-ludo", nil, false, true, true, true},
		{"oduludo", nil, false, false, false, false},
	} {
		f := field4(t, test.game, test.set)
		if f.alone != test.alone || f.wall != test.wall || f.own != test.own || f.guard != test.guard {
			t.Errorf("%s %v: alone %v, wall %v, own %v, guard %v", test.game, test.set, f.alone, f.wall, f.own, f.guard)
		}
	}
}

// Where a number brings a lone piece is found by asking the rules too.
func TestReach(t *testing.T) {
	for _, test := range []struct {
		game      string
		back      int
		row, n    int
		want      rules.Square
		character string
	}{
		{"luddo", 0, 3, 4, 7, "a count"},
		{"luddo", 0, 3, 10, 13, "a six and a four"},
		{"luddo", 0, inYard, 6, 0, "the start"},
		{"luddo", 0, inYard, 5, rules.Out, "nothing enters on a five"},
		{"luddo", 0, 50, 6, rules.Home, "home"},
		{"mega-ludo", 0, 3, 6, 9, "a six counts though pieces wait"},
		{"oduludo", 0, 3, 2, 12, "from Sun to Sun"},
		{"oduludo", 0, 4, 2, 0, "Lightning strikes"},
		{"oduludo", 0, inYard, 1, 0, "a one launches"},
		{"oduludo", 1, 10, 2, 8, "the Queen counts back"},
	} {
		f := field4(t, test.game, nil)
		if got := rules.Square(f.reach[0][test.back][test.row][test.n-1]); got != test.want {
			t.Errorf("%s, %s: from row %d by %d to %d, want %d", test.game, test.character, test.row, test.n, got, test.want)
		}
	}
}

// A piece is in danger of those behind it, not of those ahead, and not where
// nobody is captured.
func TestDanger(t *testing.T) {
	r := rulestest.Game(t, "luddo")
	s := rulestest.Position{Game: "luddo", Pieces: "r20 r21 r30 y | r16 r32 y y"}.State(t)
	var g sightings
	fieldOf(r, &s).gather(&s, &g)
	for p, want := range []bool{true, false, false, false} { // r21 is a star, r30 has only r16, fourteen behind
		if got := g.soon[0][p]+g.later[0][p] > 0; got != want {
			t.Errorf("piece %d in danger: %v, want %v (soon %v, later %v)", p, got, want, g.soon[0][p], g.later[0][p])
		}
	}
	if g.soon[0][0] != 0 {
		t.Error("nobody plays before the seat whose turn it is")
	}
	if g.soon[1][1] == 0 {
		t.Error("the piece on r32 is in danger of the one on r30, which plays first")
	}
}
