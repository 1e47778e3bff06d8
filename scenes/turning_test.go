package scenes_test

import (
	"testing"

	"ludaxy/scenes"
	"ludaxy/scenes/layout"
)

func TestFacing(t *testing.T) {
	two := func(k int) bool { return k == 2 || k == 5 }
	none := func(int) bool { return false }
	for _, c := range []struct {
		turning   string
		turn, now int
		person    func(int) bool
		want      int
	}{
		{scenes.TurnNever, 2, 5, two, scenes.Nobody},
		{"", 2, 5, two, scenes.Nobody},
		{scenes.TurnOnce, 5, scenes.Nobody, two, 2},
		{scenes.TurnOnce, 5, 5, two, 2},
		{scenes.TurnOnce, 0, 0, none, scenes.Nobody},
		{scenes.TurnAlways, 5, 2, two, 5},
		{scenes.TurnAlways, 0, 5, two, 5}, // a computer's turn turns nothing
		{scenes.TurnAlways, 3, scenes.Nobody, two, 5},
		{scenes.TurnAlways, 6, scenes.Nobody, two, 2},
		{scenes.TurnAlways, scenes.Nobody, scenes.Nobody, two, 2},
		{scenes.TurnAlways, 200, 99, two, 2},
		{scenes.TurnAlways, 1, 1, none, scenes.Nobody},
	} {
		if got := (scenes.Settings{Turning: c.turning}).Facing(c.turn, c.now, c.person); got != c.want {
			t.Errorf("%q, turn of %d, facing %d: now %d, want %d", c.turning, c.turn, c.now, got, c.want)
		}
	}
}

func TestLie(t *testing.T) {
	b := layout.Hexagon()
	if scenes.Lie(b, scenes.Nobody) != b {
		t.Error("nobody turns the board")
	}
	if d := scenes.Lie(b, 4).Arms[4].Direction; d.Y < 0.99 {
		t.Errorf("seat 4 sits at %v", d)
	}
}
