package megaludo_test

import (
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

func TestCheck(t *testing.T) {
	const roll = `"turn":0,"phase":"roll"`
	const move = `"turn":0,"phase":"move"`
	for _, c := range []struct{ name, options, pieces, more, says string }{
		{"off the path", ``, "r64 y y y" + idle, roll, "off its path"},
		{"another's lane", ``, "l1@2 y y y" + idle, roll, "off its path"},
		{"one player", ``, "y y y y | | |", roll, "2 to 8 players"},
		{"three on a square", ``, "r5 r5 r5 y" + idle, roll, "room for two"},
		{"three on a shelter", ``, "r7 r7 y y | r7 y y y | y y y y | y y y y", roll, "room for two"},
		{"two colours on a square", ``, "r5 y y y | r5 y y y | y y y y | y y y y", roll, "cannot both stand"},
		{"home, but played on", ``, "h h h h" + idle, `"turn":1,"phase":"roll"`, "not over"},
		{"a move without a number", ``, "r5 y y y" + idle, move, "number in hand"},
		{"a number of no die", ``, "r5 y y y" + idle, move + `,"numbers":[7]`, "no number of the die"},
		{"a count for nothing", ``, "r5 y y y" + idle, move + `,"bonus":[15]`, "not owed"},
		{"a number and a count", ``, "r5 y y y" + idle, move + `,"numbers":[3],"bonus":[20]`, "either"},
		{"a move nobody can make", ``, "y y y y" + idle, move + `,"numbers":[4]`, "no piece can move"},
		{"a count nobody can use", ``, "y y y y" + idle, move + `,"bonus":[20]`, "no piece can move"},
		{"a count before the roll", ``, "r5 y y y" + idle, roll + `,"bonus":[20]`, "only where a move is due"},
		{"an extra roll for a four", ``, "r5 y y y" + idle, move + `,"numbers":[4],"extra":true`, "no extra roll"},
		{"three sixes", ``, "r5 y y y" + idle, roll + `,"sixes":3`, "third six"},
		{"moved last, but in the yard", ``, "r5 y y y" + idle, roll + `,"lastMoved":[1,null,null,null]`, "in the yard"},
	} {
		rulestest.Refused(t, c.name, rulestest.Position{Game: "mega-ludo", Options: c.options, Pieces: c.pieces, More: c.more}, c.says)
	}
}

// TestBoardSize takes the smallest board with all the seats, or the one chosen.
func TestBoardSize(t *testing.T) {
	r := rulestest.Game(t, "mega-ludo")
	for _, c := range []struct {
		seats uint8
		board string
		arms  uint8 // 0 if it is refused
	}{
		{0b0101, "auto", 4}, {0b1111, "auto", 4}, {0b11111, "auto", 6}, {0b111111, "auto", 6}, {0b1111111, "auto", 8}, {0xFF, "auto", 8},
		{0b0101, "4", 4}, {0b0101, "6", 6}, {0b0101, "8", 8}, {0b10001, "4", 0}, {0b11111, "8", 8}, {0b1111111, "6", 0},
	} {
		setup := rules.Setup{Seats: c.seats, Options: rulestest.Options(t, r, map[string]string{"board": c.board}), First: -1}
		if err := r.Spec().Check(setup); (err == nil) != (c.arms != 0) {
			t.Errorf("seats %b on board %s: %v", c.seats, c.board, err)
		}
		if c.arms == 0 {
			continue
		}
		if s := r.Start(setup); s.Arms != c.arms || r.Check(&s) != nil {
			t.Errorf("seats %b on board %s: %d arms, want %d (%v)", c.seats, c.board, s.Arms, c.arms, r.Check(&s))
		}
	}
}

// TestAuto plays for a player in the order of preference the rules give.
func TestAuto(t *testing.T) {
	r := rulestest.Game(t, "mega-ludo")
	for _, c := range []struct {
		name, pieces, more string
		want               uint8
	}{
		{"home before a capture", "r20 l4 y y | r23 y y y | y y y y | y y y y", `"turn":0,"phase":"move","numbers":[3]`, 1},
		{"a capture before the piece furthest on", "r20 r50 y y | r23 y y y | y y y y | y y y y", `"turn":0,"phase":"move","numbers":[3]`, 0},
		{"a piece on a shelter is no capture", "r21 r50 y y | r24 y y y | y y y y | y y y y", `"turn":0,"phase":"move","numbers":[3]`, 1},
		{"out of the yard", "r20 h y y" + idle, `"turn":0,"phase":"move","numbers":[6]`, 2},
		{"the piece furthest on", "r20 r50 y y" + idle, `"turn":0,"phase":"move","numbers":[3]`, 1},
		{"of equal ones the lowest", "r20 r20 y y" + idle, `"turn":0,"phase":"move","numbers":[3]`, 0},
		{"a count too", "r20 r30 y y" + idle, `"turn":0,"phase":"move","bonus":[20]`, 1},
	} {
		s := rulestest.Position{Game: "mega-ludo", Options: `"bonusOptional":true`, Pieces: c.pieces, More: c.more}.State(t)
		if a := r.Auto(&s); a != (rules.Action{Kind: rules.Move, Piece: c.want}) {
			t.Errorf("%s: %+v", c.name, a)
		}
	}
}
