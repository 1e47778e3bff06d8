package luddo_test

import "testing"

const idle = " | y y y y | y y y y | y y y y"

func TestMoving(t *testing.T) {
	runScripts(t, []script{
		{name: "only a six enters, any number moves", pieces: "r3 y y y" + idle, lines: []string{
			"roll 5", "legal 0", "refuse need-six move 1", "move 0", "pieces r8 y y y" + idle, "is turn:1", "events moved turn",
		}},
		{name: "a six enters or moves", pieces: "r3 y y y" + idle, lines: []string{
			"roll 6", "roll 2", "legal 0 1 2 3", "move 3", "events entered", "pieces r3 y y r0" + idle, "legal 0 3",
		}},
		{name: "home needs the exact number", pieces: "l3 l4 h r49" + idle, lines: []string{
			"roll 3", "legal 3", "refuse exact move 0", "refuse exact move 1", "refuse at-home move 2", "move 3", "pieces l3 l4 h l1" + idle,
		}},
		{name: "own pieces share squares, also in the lane", pieces: "r3 r5 l0 r49" + idle, lines: []string{
			"roll 2", "move 0", "pieces r5 r5 l0 r49" + idle,
		}},
		{name: "nothing blocks", pieces: "r3 y y y | r5 r5 y y | y y y y | y y y y", lines: []string{
			"roll 4", "move 0", "pieces r7 y y y | r5 r5 y y | y y y y | y y y y",
		}},
		{name: "the last ring square is before the own start", pieces: "y y y y | y y y y | r23 r24 y y | y y y y",
			more: `"turn":2,"phase":"roll"`, lines: []string{
				"roll 2", "move 0", "pieces y y y y | y y y y | l0 r24 y y | y y y y",
			}},
		{name: "a way over the end of the ring", pieces: "y y y y | r50 y y y | y y y y | y y y y",
			more: `"turn":1,"phase":"roll"`, lines: []string{
				"roll 4", "move 0", "pieces y y y y | r2 y y y | y y y y | y y y y",
			}},
		{name: "the hexagon", pieces: "r76 y y y | y y y y | y y y y | y y y y | r50 y y y | ", lines: []string{
			"roll 1", "move 0", "pieces l0 y y y | y y y y | y y y y | y y y y | r50 y y y |", "is turn:1",
		}},
	})
}

func TestCapturing(t *testing.T) {
	runScripts(t, []script{
		{name: "all opposing pieces there go home", pieces: "r6 y y y | r10 r10 r10 y | y y y y | r9 y y y", lines: []string{
			"roll 4", "move 0", "events moved captured captured captured extra-roll", "is turn:0",
			"pieces r10 y y y | y y y y | y y y y | r9 y y y", "is captured:[true,false,false,false]", "is phase:\"roll\"",
		}},
		{name: "passing captures nobody", pieces: "r6 y y y | r8 y y y | r9 y y y | y y y y", lines: []string{
			"roll 4", "move 0", "events moved turn", "pieces r10 y y y | r8 y y y | r9 y y y | y y y y",
		}},
		{name: "a foreign start is safe", pieces: "r9 y y y | r13 y y y | y y y y | y y y y", lines: []string{
			"roll 4", "move 0", "events moved turn", "pieces r13 y y y | r13 y y y | y y y y | y y y y",
		}},
		{name: "entering captures nobody", pieces: "y y y y | r0 y y y | y y y y | y y y y", lines: []string{
			"roll 6", "roll 1", "move 0", "events entered", "pieces r0 y y y | r0 y y y | y y y y | y y y y",
		}},
		{name: "lanes of two seats are two places", pieces: "r49 y y y | l0 y y y | y y y y | y y y y", lines: []string{
			"roll 2", "move 0", "events moved turn",
		}},
	})
}

func TestRolling(t *testing.T) {
	runScripts(t, []script{
		{name: "sixes are kept and used first", pieces: "r1 y y y" + idle, lines: []string{
			"roll 6", "is phase:\"roll\"", "is sixes:1", "refuse roll-first move 0", "roll 6", "is numbers:[6,6]", "is sixes:2",
			"roll 2", "is numbers:[6,6,2]", "refuse move-first roll 3", "move 0", "move 1", "move 1",
			"pieces r7 r2 y y" + idle, "is turn:1", "is sixes:0",
		}},
		{name: "a first six that cannot move ends the turn", pieces: "l0 l1 l2 h" + idle, lines: []string{
			"roll 6", "events rolled lost turn", "is turn:1", "is numbers:[]",
		}},
		{name: "a second six is kept unchecked, and all is lost when it cannot move", pieces: "r50 l0 l1 h" + idle, lines: []string{
			"roll 6", "is phase:\"roll\"", "roll 6", "is phase:\"roll\"", "roll 1", "move 0", "events moved home lost lost extra-roll",
			"pieces h l0 l1 h" + idle, "is turn:0", "is sixes:0",
		}},
		{name: "the third six cancels all", pieces: "r1 y y y" + idle, lines: []string{
			"roll 6", "roll 6", "roll 6", "events rolled cancelled turn", "pieces r1 y y y" + idle, "is turn:1", "is numbers:[]",
		}},
		{name: "a number that cannot move takes those after it along", pieces: "r45 l4 h h" + idle, lines: []string{
			"roll 6", "roll 6", "roll 1", "move 0", "events moved lost lost turn", "pieces l0 l4 h h" + idle, "is turn:1",
		}},
		{name: "no number fits", pieces: "l4 y y y" + idle, lines: []string{"roll 2", "events rolled lost turn"}},
	})
}

func TestExtraRoll(t *testing.T) {
	runScripts(t, []script{
		{name: "one extra set for several captures, after all numbers", pieces: "r1 y y y | r7 y y y | r10 y y y | y y y y", lines: []string{
			"roll 6", "roll 3", "move 0", "events moved captured", "is extra:true", "is turn:0", "move 0",
			"events moved captured extra-roll", "is extra:false", "roll 2", "move 0", "events moved turn",
		}},
		{name: "capture and home give one", pieces: "r1 l4 y y | r7 y y y | y y y y | y y y y", lines: []string{
			"roll 6", "roll 1", "move 0", "move 1", "events moved home extra-roll", "roll 2", "move 0", "is turn:1",
		}},
		{name: "kept when later numbers are lost", pieces: "r50 l4 h h" + idle, lines: []string{
			"roll 6", "roll 3", "move 0", "events moved home lost extra-roll", "is turn:0",
		}},
		{name: "sixes count afresh", pieces: "r1 y y y | r13 y y y | r17 y y y | y y y y", lines: []string{
			"roll 6", "roll 6", "roll 4", "move 0", "move 0", "move 0", "events moved captured extra-roll", "is sixes:0",
			"roll 6", "roll 6", "is sixes:2", "is turn:0", "is phase:\"roll\"",
		}},
		{name: "earned again in the new set", pieces: "r1 y y y | r3 y y y | r5 y y y | y y y y", lines: []string{
			"roll 2", "move 0", "events moved captured extra-roll", "roll 2", "move 0", "events moved captured extra-roll", "is turn:0",
		}},
		{name: "lost with three sixes in the extra set", pieces: "r1 y y y | r3 y y y | y y y y | y y y y", lines: []string{
			"roll 2", "move 0", "roll 6", "roll 6", "roll 6", "events rolled cancelled turn",
		}},
	})
}

func TestFinishing(t *testing.T) {
	runScripts(t, []script{
		{name: "two players: the first with four home ends it", pieces: "h h h l4 |  | y y y y | ", lines: []string{
			"roll 1", "move 3", "events moved home finished over", "is places:[[0],[2]]", "is phase:\"over\"", "legal ",
			"refuse over roll 3", "refuse over move 1", "is turn:0",
		}},
		{name: "the rest play on for the places, the finished is skipped", pieces: "h h h l4 | h h h l3 | r4 y y y | ", lines: []string{
			"roll 1", "move 3", "events moved home finished turn", "is places:[[0]]", "is turn:1", "roll 4", "is turn:2", "roll 4",
			"move 0", "is turn:1", "roll 2", "move 3", "events moved home finished over", "is places:[[0],[1],[2]]",
		}},
		{name: "the last piece ends the turn: numbers and extra roll are lost", pieces: "h h h r50 | r3 y y y | r4 y y y | ", lines: []string{
			"roll 6", "roll 3", "move 3", "events moved home finished lost turn", "is places:[[0]]", "is turn:1", "is numbers:[]", "is extra:false",
		}},
		{name: "a capture before the last piece home gives nothing either", pieces: "h h h r44 | r50 y y y | r4 y y y | ", lines: []string{
			"roll 6", "roll 6", "roll 1", "move 3", "events moved captured", "move 3", "events moved home finished lost turn", "is turn:1",
		}},
	})
}
