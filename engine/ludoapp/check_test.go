package ludoapp_test

import (
	"fmt"
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

func TestCheck(t *testing.T) {
	const roll = `"turn":0,"phase":"roll"`
	for _, c := range []struct{ name, options, pieces, more, says string }{
		{"off the path", ``, "r51 y y y" + idle, roll, "off its path"},
		{"no square of the board", ``, "r52 y y y" + idle, roll, "off its path"},
		{"a grid's square", ``, "s5 y y y" + idle, roll, "no square"},
		{"another's lane", ``, "l1@2 y y y" + idle, roll, "off its path"},
		{"a lane of six", ``, "l5 y y y" + idle, roll, "off its path"},
		{"three pieces", ``, "y y y" + idle, roll, "4 pieces"},
		{"one player", ``, "y y y y | | |", roll, "2 to 4 players"},
		{"a fifth player", ``, "y y y y" + idle + " | y y y y", roll, "2 to 4 players"},
		{"three on a square", ``, "r5 r5 r5 y" + idle, roll, "more than two"},
		{"three on a lane's square", ``, "l1 l1 l1 y" + idle, roll, "more than two"},
		{"two colours on a square", ``, "r5 y y y | r5 y y y | y y y y | y y y y", roll, "cannot both stand"},
		{"two colours on a start", `"safeStarts":true`, "r0 y y y | r0 y y y | y y y y | y y y y", roll, "cannot both stand"},
		{"a finished seat's turn", ``, "h h h h" + idle, roll + `,"places":[[0]]`, "has finished"},
		{"home without a place", ``, "h h h h" + idle, `"turn":1,"phase":"roll"`, "have to have a place"},
		{"over, but played on", ``, "h h h h" + idle, `"turn":1,"phase":"over","places":[[0],[1,2,3]]`, "not been played"},
		{"played on without playOn", `"playOn":false`, "h h h h" + idle, `"turn":1,"phase":"roll","places":[[0]]`, "not over"},
		{"places without playOn", `"playOn":false`, "h h h h" + idle, `"turn":1,"phase":"over","places":[[0],[1],[2],[3]]`, "do not follow"},
		{"two finished without playOn", `"playOn":false`, "h h h h | h h h h | y y y y | y y y y", `"turn":1,"phase":"over","places":[[0],[1],[2,3]]`, "after the end"},
		{"a move without a number", ``, "r5 y y y" + idle, `"turn":0,"phase":"move"`, "number in hand"},
		{"a move by two numbers", ``, "r5 y y y" + idle, `"turn":0,"phase":"move","numbers":[6,2]`, "number in hand"},
		{"a number of no die", ``, "r5 y y y" + idle, `"turn":0,"phase":"move","numbers":[7]`, "no number of the die"},
		{"a move nobody can make", ``, "y y y y" + idle, `"turn":0,"phase":"move","numbers":[4]`, "no piece can move"},
		{"a number before the roll", ``, "r5 y y y" + idle, roll + `,"numbers":[6]`, "only where a move is due"},
		{"an extra roll before the roll", ``, "r5 y y y" + idle, roll + `,"extra":true`, "only where a move is due"},
		{"an extra roll for a four", ``, "r5 h h h" + idle, `"turn":0,"phase":"move","numbers":[4],"extra":true`, "no extra roll"},
		{"an extra roll for a six that could enter", ``, "r5 y y y" + idle, `"turn":0,"phase":"move","numbers":[6],"extra":true`, "no extra roll"},
		{"three sixes", ``, "r5 y y y" + idle, roll + `,"sixes":3`, "third six"},
		{"sixes under a four", ``, "r5 y y y" + idle, `"turn":0,"phase":"move","numbers":[4],"sixes":1`, "no sixes"},
		{"sixes after the end", `"playOn":false`, "h h h h" + idle, `"turn":1,"phase":"over","places":[[0],[1,2,3]],"sixes":1`, "sixes are counted"},
		{"a choice", ``, "r5 y y y" + idle, `"turn":0,"phase":"choose"`, "phases"},
		{"a bonus", ``, "r5 y y y" + idle, roll + `,"bonus":[20]`, "no bonus"},
		{"a clock", ``, "r5 y y y" + idle, roll + `,"timeUp":true`, "no match clock"},
		{"an opening in the middle", ``, "r5 y y y" + idle, roll + `,"opening":{"waiting":[0,1,2,3],"contest":[0,1,2,3],"rolled":[]}`, "begun"},
	} {
		rulestest.Refused(t, c.name, rulestest.Position{Game: "ludo-app", Options: c.options, Pieces: c.pieces, More: c.more}, c.says)
	}
}

// TestAuto plays for a player in the order of preference the rules give.
func TestAuto(t *testing.T) {
	r := rulestest.Game(t, "ludo-app")
	for _, c := range []struct {
		name   string
		number int
		pieces string
		want   uint8
	}{
		{"home before a capture", 2, "r3 l3 y y | r5 y y y | y y y y | y y y y", 1},
		{"a capture before the piece furthest on", 2, "r3 r40 y y | r5 y y y | y y y y | y y y y", 0},
		{"a capture before the yard", 6, "r3 r40 y y | r9 y y y | y y y y | y y y y", 0},
		{"a capture, also by entering", 6, "r3 r40 y y | r0 y y y | y y y y | y y y y", 2},
		{"out of the yard before the piece furthest on", 6, "r3 r40 y y" + idle, 2},
		{"the piece furthest on", 2, "r3 r40 r41 y" + idle, 2},
		{"the lowest piece", 2, "y r40 r40 r12" + idle, 1},
		{"a piece that can move", 2, "r40 r30 y y | r41 y y y | y y y y | y y y y", 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := rulestest.Position{Game: "ludo-app", Pieces: c.pieces, More: fmt.Sprintf(`"turn":0,"phase":"move","numbers":[%d]`, c.number)}.State(t)
			if got := r.Auto(&s); got != (rules.Action{Kind: rules.Move, Piece: c.want}) {
				t.Errorf("plays %+v, want piece %d", got, c.want)
			}
		})
	}
	s := rulestest.Position{Game: "ludo-app", Pieces: "r3 y y y" + idle}.State(t)
	if got := r.Auto(&s); got != (rules.Action{Kind: rules.Roll}) {
		t.Errorf("before the roll it plays %+v", got)
	}
}
