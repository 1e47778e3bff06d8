package megaludo_test

import (
	"testing"

	"ludaxy/engine/rules/rulestest"
)

const idle = " | y y y y | y y y y | y y y y"

// at is a position of four seats without house rules.
func at(pieces string) rulestest.Position { return rulestest.Position{Pieces: pieces} }

// with is a position with house rules.
func with(options, pieces string) rulestest.Position {
	return rulestest.Position{Options: options, Pieces: pieces}
}

// more is a position with fields of its own for the turn.
func more(pieces, fields string) rulestest.Position {
	return rulestest.Position{Pieces: pieces, More: fields}
}

func TestEntering(t *testing.T) {
	rulestest.Run(t, "mega-ludo", []rulestest.Script{
		{Name: "without a six nobody enters", Position: at("y y y y" + idle), Lines: []string{
			"roll 5", "events rolled lost turn", "is turn:1",
		}},
		{Name: "a six must bring a piece out", Position: at("r20 y h y" + idle), Lines: []string{
			"roll 6", "legal 1 3", "refuse must-enter move 0", "refuse at-home move 2", "refuse move-first skip",
			"move 1", "events entered extra-roll", "pieces r20 r0 h y" + idle, "is turn:0",
		}},
		{Name: "a second beside one's own", Position: at("r0 r20 y y" + idle), Lines: []string{
			"roll 6", "legal 2 3", "move 3", "events entered extra-roll", "pieces r0 r20 y r0" + idle,
		}},
		{Name: "a full start of one's own admits none: another moves six", Position: at("r0 r0 r20 y" + idle), Lines: []string{
			"roll 6", "legal 0 1 2", "refuse full move 3", "move 2", "events moved extra-roll", "pieces r0 r0 r26 y" + idle,
		}},
		{Name: "nothing in the yard: another moves six", Position: at("r20 r30 h h" + idle), Lines: []string{
			"roll 6", "legal 0 1", "move 0", "events moved extra-roll",
		}},
		{Name: "a number has to be used", Position: at("r20 y y y" + idle), Lines: []string{
			"roll 3", "legal 0", "refuse need-six move 1", "refuse not-yours move 1:0", "refuse unknown move 4", "refuse move-first roll 2",
			"move 0", "events moved turn", "path r21 r22 r23",
		}},
		{Name: "into the lane", Position: at("r62 y y y" + idle), Lines: []string{
			"roll 4", "move 0", "path r63 l0 l1 l2", "pieces l2 y y y" + idle,
		}},
		{Name: "a way over the end of the ring", Position: more("y y y y | r66 y y y | y y y y | y y y y", `"turn":1,"phase":"roll"`), Lines: []string{
			"roll 3", "move 0", "path r67 r0 r1",
		}},
	})
}

func TestTwoASquareAndBarriers(t *testing.T) {
	rulestest.Run(t, "mega-ludo", []rulestest.Script{
		{Name: "nobody lands on a barrier", Position: at("r20 r40 y y | r23 r23 y y | y y y y | y y y y"), Lines: []string{
			"roll 3", "legal 1", "refuse full move 0",
		}},
		{Name: "nor passes it", Position: at("r20 r40 y y | r23 r23 y y | y y y y | y y y y"), Lines: []string{
			"roll 4", "legal 1", "refuse blocked move 0",
		}},
		{Name: "its owner neither", Position: at("r20 r23 r23 y" + idle), Lines: []string{
			"roll 4", "legal 1 2", "refuse blocked move 0",
		}},
		{Name: "nor on it", Position: at("r20 r23 r23 y" + idle), Lines: []string{
			"roll 3", "legal 1 2", "refuse full move 0",
		}},
		{Name: "also in the lane", Position: at("r62 l1 l1 y" + idle), Lines: []string{
			"roll 4", "legal 1 2", "refuse blocked move 0",
		}},
		{Name: "on a shelter too", Position: at("r20 y y y | r24 r24 y y | y y y y | y y y y"), Lines: []string{
			"roll 5", "events rolled lost turn",
		}},
		{Name: "on another's start too", Position: at("r15 y y y | r17 r17 y y | y y y y | y y y y"), Lines: []string{
			"roll 3", "events rolled lost turn",
		}},
		{Name: "two colours are passed", Position: more("r20 y y y | r24 y y y | r24 y y y | y y y y", `"turn":0,"phase":"roll","arrivals":{"r24":[[1,0],[2,0]]}`), Lines: []string{
			"roll 5", "move 0", "events moved turn", "pieces r25 y y y | r24 y y y | r24 y y y | y y y y",
		}},
		{Name: "but admit no third", Position: more("r20 r30 y y | r24 y y y | r24 y y y | y y y y", `"turn":0,"phase":"roll","arrivals":{"r24":[[1,0],[2,0]]}`), Lines: []string{
			"roll 4", "legal 1", "refuse full move 0",
		}},
		{Name: "one piece of another is passed", Position: at("r20 y y y | r22 y y y | y y y y | y y y y"), Lines: []string{
			"roll 3", "move 0", "events moved turn", "pieces r23 y y y | r22 y y y | y y y y | y y y y",
		}},
		{Name: "home and yard hold more than two", Position: at("l5 h h y" + idle), Lines: []string{
			"roll 2", "move 0", "events moved home bonus lost turn", "pieces h h h y" + idle,
		}},
		{Name: "openOnSix opens a barrier", Position: with(`"openOnSix":true`, "r20 r30 r30 h"+idle), Lines: []string{
			"roll 6", "legal 1 2", "refuse must-open move 0",
		}},
		{Name: "openOnSix: only if a move allows it", Position: with(`"openOnSix":true`, "r20 r30 r30 h | r33 r33 y y | y y y y | y y y y"), Lines: []string{
			"roll 6", "legal 0",
		}},
		{Name: "openOnSix: a piece to bring out comes first", Position: with(`"openOnSix":true`, "r20 r30 r30 y"+idle), Lines: []string{
			"roll 6", "legal 3",
		}},
		{Name: "openOnSix: on a six alone", Position: with(`"openOnSix":true`, "r20 r30 r30 h"+idle), Lines: []string{
			"roll 5", "legal 0 1 2",
		}},
	})
}

func TestCaptures(t *testing.T) {
	rulestest.Run(t, "mega-ludo", []rulestest.Script{
		{Name: "one opposing piece", Position: at("r20 y y y | r23 y y y | y y y y | y y y y"), Lines: []string{
			"roll 3", "move 0", "events moved captured bonus", "is bonus:[20]", "legal 0", "pieces r23 y y y | y y y y | y y y y | y y y y",
		}},
		{Name: "not on a shelter", Position: at("r20 y y y | r24 y y y | y y y y | y y y y"), Lines: []string{
			"roll 4", "move 0", "events moved turn", "pieces r24 y y y | r24 y y y | y y y y | y y y y", `is arrivals:{"r24":[[1,0],[0,0]]}`,
		}},
		{Name: "not on a start", Position: at("r15 y y y | r17 y y y | y y y y | y y y y"), Lines: []string{
			"roll 2", "move 0", "events moved turn",
		}},
		{Name: "entering joins one opposing piece", Position: at("y y y y | r0 y y y | y y y y | y y y y"), Lines: []string{
			"roll 6", "move 0", "events entered extra-roll", `is arrivals:{"r0":[[1,0],[0,0]]}`,
		}},
		{Name: "captureOnEntry any captures it", Position: with(`"captureOnEntry":"any"`, "y y y y | r0 y y y | y y y y | y y y y"), Lines: []string{
			"roll 6", "move 0", "events entered captured bonus", "is bonus:[20]", "pieces r0 y y y | y y y y | y y y y | y y y y",
		}},
		{Name: "captureOnEntry any joins one's own", Position: with(`"captureOnEntry":"any"`, "r0 y y y"+idle), Lines: []string{
			"roll 6", "move 1", "events entered extra-roll",
		}},
		{Name: "a full start, one's own and another", Position: more("r0 y y y | r0 y y y | y y y y | y y y y", `"turn":0,"phase":"roll","arrivals":{"r0":[[1,0],[0,0]]}`), Lines: []string{
			"roll 6", "legal 1 2 3", "move 1", "events entered captured bonus", "pieces r0 r0 y y | y y y y | y y y y | y y y y", `is arrivals:{"r0":[[0,0],[0,1]]}`,
		}},
		{Name: "of two colours the last to arrive", Position: more("y y y y | r0 y y y | r0 y y y | y y y y", `"turn":0,"phase":"roll","arrivals":{"r0":[[2,0],[1,0]]}`), Lines: []string{
			"roll 6", "move 2", "pieces y y r0 y | y y y y | r0 y y y | y y y y", `is arrivals:{"r0":[[2,0],[0,2]]}`,
		}},
		{Name: "the other order", Position: more("y y y y | r0 y y y | r0 y y y | y y y y", `"turn":0,"phase":"roll","arrivals":{"r0":[[1,0],[2,0]]}`), Lines: []string{
			"roll 6", "move 2", "pieces y y r0 y | r0 y y y | y y y y | y y y y",
		}},
		{Name: "of two of one colour the last too", Position: more("y y y y | r0 r0 y y | y y y y | y y y y", `"turn":0,"phase":"roll","arrivals":{"r0":[[1,1],[1,0]]}`), Lines: []string{
			"roll 6", "move 2", "pieces y y r0 y | y r0 y y | y y y y | y y y y",
		}},
		{Name: "who is left has not come second", Position: more("r7 y y y | r7 y y y | y y y y | y y y y", `"turn":0,"phase":"roll","arrivals":{"r7":[[0,0],[1,0]]}`), Lines: []string{
			"roll 1", "move 0", "is arrivals:{}",
		}},
	})
}
