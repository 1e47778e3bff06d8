package luddo_test

import (
	"fmt"
	"testing"

	"ludaxy/engine/luddo"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// TestAuto plays for a player in the order of preference the rules give.
func TestAuto(t *testing.T) {
	l := luddo.New(0)
	for _, c := range []struct {
		name   string
		number int
		pieces string
		want   uint8
	}{
		{"home before a capture", 2, "r3 l3 y y | r5 y y y | y y y y | y y y y", 1},
		{"a capture before the piece furthest on", 2, "r3 r40 y y | r5 y y y | y y y y | y y y y", 0},
		{"the most pieces captured", 2, "r3 r20 r40 y | r5 y y y | r22 r22 y y | y y y y", 1},
		{"out of the yard before the piece furthest on", 6, "r3 r40 y y" + idle, 2},
		{"a capture before the yard", 6, "r3 r40 y y | r9 y y y | y y y y | y y y y", 0},
		{"the piece furthest on", 2, "r3 r40 r41 y" + idle, 2},
		{"the lowest piece", 2, "y r40 r40 r12" + idle, 1},
		{"a piece in the lane is furthest", 2, "r3 r40 l1 y" + idle, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := rulestest.Position{Game: "luddo", Pieces: c.pieces, More: fmt.Sprintf(`"turn":0,"phase":"move","numbers":[%d]`, c.number)}.State(t)
			if got := l.Auto(&s); got != (rules.Action{Kind: rules.Move, Piece: c.want}) {
				t.Errorf("plays %+v, want piece %d", got, c.want)
			}
		})
	}
	s := rulestest.Position{Game: "luddo", Pieces: "r3 y y y" + idle}.State(t)
	if got := l.Auto(&s); got != (rules.Action{Kind: rules.Roll}) {
		t.Errorf("before the roll it plays %+v", got)
	}
}
