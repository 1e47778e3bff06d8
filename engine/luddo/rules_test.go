package luddo_test

import (
	"testing"

	"ludaxy/engine/rules/rulestest"
)

const idle = " | y y y y | y y y y | y y y y"

func at(pieces string) rulestest.Position { return rulestest.Position{Pieces: pieces} }

// with is a position with house rules.
func with(options, pieces string) rulestest.Position {
	return rulestest.Position{Options: options, Pieces: pieces}
}

// more is a position with further fields.
func more(pieces, fields string) rulestest.Position {
	return rulestest.Position{Pieces: pieces, More: fields}
}

func TestMoving(t *testing.T) {
	rulestest.Run(t, "luddo", []rulestest.Script{
		{Name: "only a six enters, any number moves", Position: at("r3 y y y" + idle), Lines: []string{
			"roll 5", "legal 0", "refuse need-six move 1", "move 0", "pieces r8 y y y" + idle, "is turn:1", "events moved turn",
		}},
		{Name: "a six enters or moves", Position: at("r3 y y y" + idle), Lines: []string{
			"roll 6", "roll 2", "legal 0 1 2 3", "move 3", "events entered", "pieces r3 y y r0" + idle, "legal 0 3",
		}},
		{Name: "home needs the exact number", Position: at("l3 l4 h r49" + idle), Lines: []string{
			"roll 3", "legal 3", "refuse exact move 0", "refuse exact move 1", "refuse at-home move 2", "move 3", "pieces l3 l4 h l1" + idle,
		}},
		{Name: "own pieces share squares, also in the lane", Position: at("r3 r5 l0 r49" + idle), Lines: []string{
			"roll 2", "move 0", "pieces r5 r5 l0 r49" + idle,
		}},
		{Name: "nothing blocks", Position: at("r3 y y y | r5 r5 y y | y y y y | y y y y"), Lines: []string{
			"roll 4", "move 0", "pieces r7 y y y | r5 r5 y y | y y y y | y y y y",
		}},
		{Name: "the last ring square is before the own start", Position: more("y y y y | y y y y | r23 r24 y y | y y y y", `"turn":2,"phase":"roll"`), Lines: []string{
			"roll 2", "move 0", "pieces y y y y | y y y y | l0 r24 y y | y y y y",
		}},
		{Name: "a way over the end of the ring", Position: more("y y y y | r50 y y y | y y y y | y y y y", `"turn":1,"phase":"roll"`), Lines: []string{
			"roll 4", "move 0", "pieces y y y y | r2 y y y | y y y y | y y y y",
		}},
		{Name: "the hexagon", Position: at("r76 y y y | y y y y | y y y y | y y y y | r50 y y y | "), Lines: []string{
			"roll 1", "move 0", "pieces l0 y y y | y y y y | y y y y | y y y y | r50 y y y |", "is turn:1",
		}},
	})
}

func TestCapturing(t *testing.T) {
	rulestest.Run(t, "luddo", []rulestest.Script{
		{Name: "all opposing pieces there go home", Position: at("r6 y y y | r10 r10 r10 y | y y y y | r9 y y y"), Lines: []string{
			"roll 4", "move 0", "events moved captured captured captured extra-roll", "is turn:0",
			"pieces r10 y y y | y y y y | y y y y | r9 y y y", "is captured:[true,false,false,false]", "is phase:\"roll\"",
		}},
		{Name: "passing captures nobody", Position: at("r6 y y y | r8 y y y | r9 y y y | y y y y"), Lines: []string{
			"roll 4", "move 0", "events moved turn", "pieces r10 y y y | r8 y y y | r9 y y y | y y y y",
		}},
		{Name: "a foreign start is safe", Position: at("r9 y y y | r13 y y y | y y y y | y y y y"), Lines: []string{
			"roll 4", "move 0", "events moved turn", "pieces r13 y y y | r13 y y y | y y y y | y y y y",
		}},
		{Name: "entering captures nobody", Position: at("y y y y | r0 y y y | y y y y | y y y y"), Lines: []string{
			"roll 6", "roll 1", "move 0", "events entered", "pieces r0 y y y | r0 y y y | y y y y | y y y y",
		}},
		{Name: "lanes of two seats are two places", Position: at("r49 y y y | l0 y y y | y y y y | y y y y"), Lines: []string{
			"roll 2", "move 0", "events moved turn",
		}},
	})
}

func TestRolling(t *testing.T) {
	rulestest.Run(t, "luddo", []rulestest.Script{
		{Name: "sixes are kept and used first", Position: at("r1 y y y" + idle), Lines: []string{
			"roll 6", "is phase:\"roll\"", "is sixes:1", "refuse roll-first move 0", "roll 6", "is numbers:[6,6]", "is sixes:2",
			"roll 2", "is numbers:[6,6,2]", "refuse move-first roll 3", "move 0", "move 1", "move 1",
			"pieces r7 r2 y y" + idle, "is turn:1", "is sixes:0",
		}},
		{Name: "a first six that cannot move ends the turn", Position: at("l0 l1 l2 h" + idle), Lines: []string{
			"roll 6", "events rolled lost turn", "is turn:1", "is numbers:[]",
		}},
		{Name: "a second six is kept unchecked, and all is lost when it cannot move", Position: at("r50 l0 l1 h" + idle), Lines: []string{
			"roll 6", "is phase:\"roll\"", "roll 6", "is phase:\"roll\"", "roll 1", "move 0", "events moved home lost lost extra-roll",
			"pieces h l0 l1 h" + idle, "is turn:0", "is sixes:0",
		}},
		{Name: "the third six cancels all", Position: at("r1 y y y" + idle), Lines: []string{
			"roll 6", "roll 6", "roll 6", "events rolled cancelled turn", "pieces r1 y y y" + idle, "is turn:1", "is numbers:[]",
		}},
		{Name: "a number that cannot move takes those after it along", Position: at("r45 l4 h h" + idle), Lines: []string{
			"roll 6", "roll 6", "roll 1", "move 0", "events moved lost lost turn", "pieces l0 l4 h h" + idle, "is turn:1",
		}},
		{Name: "no number fits", Position: at("l4 y y y" + idle), Lines: []string{"roll 2", "events rolled lost turn"}},
	})
}

func TestExtraRoll(t *testing.T) {
	rulestest.Run(t, "luddo", []rulestest.Script{
		{Name: "one extra set for several captures, after all numbers", Position: at("r1 y y y | r7 y y y | r10 y y y | y y y y"), Lines: []string{
			"roll 6", "roll 3", "move 0", "events moved captured", "is extra:true", "is turn:0", "move 0",
			"events moved captured extra-roll", "is extra:false", "roll 2", "move 0", "events moved turn",
		}},
		{Name: "capture and home give one", Position: at("r1 l4 y y | r7 y y y | y y y y | y y y y"), Lines: []string{
			"roll 6", "roll 1", "move 0", "move 1", "events moved home extra-roll", "roll 2", "move 0", "is turn:1",
		}},
		{Name: "kept when later numbers are lost", Position: at("r50 l4 h h" + idle), Lines: []string{
			"roll 6", "roll 3", "move 0", "events moved home lost extra-roll", "is turn:0",
		}},
		{Name: "sixes count afresh", Position: at("r1 y y y | r13 y y y | r17 y y y | y y y y"), Lines: []string{
			"roll 6", "roll 6", "roll 4", "move 0", "move 0", "move 0", "events moved captured extra-roll", "is sixes:0",
			"roll 6", "roll 6", "is sixes:2", "is turn:0", "is phase:\"roll\"",
		}},
		{Name: "earned again in the new set", Position: at("r1 y y y | r3 y y y | r5 y y y | y y y y"), Lines: []string{
			"roll 2", "move 0", "events moved captured extra-roll", "roll 2", "move 0", "events moved captured extra-roll", "is turn:0",
		}},
		{Name: "lost with three sixes in the extra set", Position: at("r1 y y y | r3 y y y | y y y y | y y y y"), Lines: []string{
			"roll 2", "move 0", "roll 6", "roll 6", "roll 6", "events rolled cancelled turn",
		}},
	})
}

func TestFinishing(t *testing.T) {
	rulestest.Run(t, "luddo", []rulestest.Script{
		{Name: "two players: the first with four home ends it", Position: at("h h h l4 |  | y y y y | "), Lines: []string{
			"roll 1", "move 3", "events moved home finished over", "is places:[[0],[2]]", "is phase:\"over\"", "legal ",
			"refuse over roll 3", "refuse over move 1", "is turn:0",
		}},
		{Name: "the rest play on for the places, the finished is skipped", Position: at("h h h l4 | h h h l3 | r4 y y y | "), Lines: []string{
			"roll 1", "move 3", "events moved home finished turn", "is places:[[0]]", "is turn:1", "roll 4", "is turn:2", "roll 4",
			"move 0", "is turn:1", "roll 2", "move 3", "events moved home finished over", "is places:[[0],[1],[2]]",
		}},
		{Name: "the last piece ends the turn: numbers and extra roll are lost", Position: at("h h h r50 | r3 y y y | r4 y y y | "), Lines: []string{
			"roll 6", "roll 3", "move 3", "events moved home finished lost turn", "is places:[[0]]", "is turn:1", "is numbers:[]", "is extra:false",
		}},
		{Name: "a capture before the last piece home gives nothing either", Position: at("h h h r44 | r50 y y y | r4 y y y | "), Lines: []string{
			"roll 6", "roll 6", "roll 1", "move 3", "events moved captured", "move 3", "events moved home finished lost turn", "is turn:1",
		}},
	})
}
