package ludoapp_test

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

func TestMoving(t *testing.T) {
	rulestest.Run(t, "ludo-app", []rulestest.Script{
		{Name: "without a six nobody enters", Position: at("y y y y" + idle), Lines: []string{
			"roll 5", "events rolled lost turn", "is turn:1", "refuse roll-first move 0",
		}},
		{Name: "a six enters or moves", Position: at("r20 y y y" + idle), Lines: []string{
			"roll 6", "events rolled", "legal 0 1 2 3", "refuse move-first roll 3", "move 2", "events entered turn", "pieces r20 y r0 y" + idle,
		}},
		{Name: "a number has to be used", Position: at("r20 y y y" + idle), Lines: []string{
			"roll 3", "legal 0", "refuse need-six move 1", "refuse not-yours move 1:0", "refuse unknown move 4", "refuse unknown skip",
			"move 0", "events moved turn", "path r21 r22 r23", "pieces r23 y y y" + idle,
		}},
		{Name: "into the lane", Position: at("r49 y y y" + idle), Lines: []string{
			"roll 4", "move 0", "path r50 l0 l1 l2", "pieces l2 y y y" + idle,
		}},
		{Name: "home needs the exact number", Position: at("l3 l2 h y" + idle), Lines: []string{
			"roll 3", "legal 1", "refuse exact move 0", "refuse at-home move 2", "refuse need-six move 3",
			"move 1", "events moved home turn", "path l3 l4 home", "pieces l3 h h y" + idle,
		}},
		{Name: "past home is lost", Position: at("l3 y y y" + idle), Lines: []string{"roll 4", "events rolled lost turn"}},
		{Name: "a way over the end of the ring", Position: rulestest.Position{
			Pieces: "y y y y | r50 y y y | y y y y | y y y y", More: `"turn":1,"phase":"roll"`}, Lines: []string{
			"roll 4", "move 0", "path r51 r0 r1 r2", "pieces y y y y | r2 y y y | y y y y | y y y y",
		}},
	})
}

func TestTwoASquare(t *testing.T) {
	rulestest.Run(t, "ludo-app", []rulestest.Script{
		{Name: "a third on the ring", Position: at("r5 r8 r8 y" + idle), Lines: []string{
			"roll 3", "legal 1 2", "refuse full move 0", "move 1", "pieces r5 r11 r8 y" + idle,
		}},
		{Name: "a third in the lane", Position: at("r50 l1 l1 y" + idle), Lines: []string{
			"roll 2", "legal 1 2", "refuse full move 0",
		}},
		{Name: "a second, over own pieces", Position: at("r5 r6 r6 r8" + idle), Lines: []string{
			"roll 3", "legal 0 1 2 3", "move 0", "pieces r8 r6 r6 r8" + idle,
		}},
		{Name: "home holds them all", Position: at("l2 l4 h h" + idle), Lines: []string{
			"roll 3", "legal 0", "move 0", "pieces h l4 h h" + idle,
		}},
		{Name: "a doubled start admits no third", Position: at("r0 r0 y y" + idle), Lines: []string{
			"roll 6", "legal 0 1", "refuse full move 2",
		}},
		{Name: "opponents cannot land on two of a colour", Position: with(`"blockers":"none"`, "r5 y y y | r8 r8 y y | y y y y | y y y y"), Lines: []string{
			"roll 3", "events rolled lost turn",
		}},
		{Name: "nor enter on them", Position: at("y y y y | r0 r0 y y | y y y y | y y y y"), Lines: []string{
			"roll 6", "events rolled lost extra-roll", "is turn:0", "is sixes:1",
		}},
	})
}

func TestBlockersAndCaptures(t *testing.T) {
	const one = "r5 y y y | r8 y y y | y y y y | y y y y"
	const two = "r5 y y y | r8 r8 y y | y y y y | y y y y"
	rulestest.Run(t, "ludo-app", []rulestest.Script{
		{Name: "one cannot be passed", Position: at(one), Lines: []string{"roll 4", "events rolled lost turn"}},
		{Name: "the piece says why", Position: at("r5 r20 y y | r8 y y y | y y y y | y y y y"), Lines: []string{
			"roll 4", "legal 1", "refuse blocked move 0",
		}},
		{Name: "but captured", Position: at(one), Lines: []string{
			"roll 3", "move 0", "events moved captured turn", "pieces r8 y y y | y y y y | y y y y | y y y y",
		}},
		{Name: "a piece behind does not block", Position: at("r8 y y y | r5 y y y | y y y y | y y y y"), Lines: []string{
			"roll 4", "move 0", "events moved turn",
		}},
		{Name: "a start is not safe", Position: at("r9 y y y | r13 y y y | y y y y | y y y y"), Lines: []string{
			"roll 4", "move 0", "events moved captured turn", "pieces r13 y y y | y y y y | y y y y | y y y y",
		}},
		{Name: "entering captures", Position: at("y y y y | r0 y y y | y y y y | y y y y"), Lines: []string{
			"roll 6", "move 1", "events entered captured turn", "pieces y r0 y y | y y y y | y y y y | y y y y",
		}},
		{Name: "what stands beyond the lane's turning does not block", Position: at("r49 y y y | r51 l0 y y | y y y y | y y y y"), Lines: []string{
			"roll 4", "move 0", "events moved turn", "pieces l2 y y y | r51 l0 y y | y y y y | y y y y",
		}},
		{Name: "blockers doubled: one can be passed", Position: with(`"blockers":"doubled"`, one), Lines: []string{
			"roll 4", "move 0", "events moved turn", "pieces r9 y y y | r8 y y y | y y y y | y y y y",
		}},
		{Name: "blockers doubled: two cannot", Position: with(`"blockers":"doubled"`, two), Lines: []string{"roll 4", "events rolled lost turn"}},
		{Name: "blockers none: two can be passed", Position: with(`"blockers":"none"`, two), Lines: []string{
			"roll 4", "move 0", "events moved turn", "pieces r9 y y y | r8 r8 y y | y y y y | y y y y",
		}},
	})
}

func TestSixes(t *testing.T) {
	rulestest.Run(t, "ludo-app", []rulestest.Script{
		{Name: "a six that could enter gives no roll, even if it moves", Position: at("r20 y y y" + idle), Lines: []string{
			"roll 6", "is extra:false", "move 0", "events moved turn", "is turn:1",
		}},
		{Name: "with nothing in the yard it gives a roll", Position: at("r20 r30 h h" + idle), Lines: []string{
			"roll 6", "is extra:true", "is sixes:1", "move 0", "events moved extra-roll", "is turn:0", "is extra:false",
			"roll 2", "is sixes:0", "move 0", "events moved turn", "is turn:1",
		}},
		{Name: "judged when rolled: the move that opens the start does not matter", Position: at("r0 r0 y y" + idle), Lines: []string{
			"roll 6", "move 0", "events moved extra-roll", "is turn:0", "roll 6", "is extra:false", "move 2", "events entered turn",
		}},
		{Name: "a six that nobody can use", Position: at("l3 l4 h h" + idle), Lines: []string{
			"roll 6", "events rolled lost extra-roll", "is sixes:1", "roll 6", "events rolled lost extra-roll",
			"roll 6", "events rolled cancelled turn", "is turn:1", "is sixes:0",
		}},
		{Name: "the third six moves nothing, the first two stand", Position: at("r10 r30 h h" + idle), Lines: []string{
			"roll 6", "move 0", "roll 6", "move 0", "roll 6", "events rolled cancelled turn", "pieces r22 r30 h h" + idle, "is turn:1",
		}},
		{Name: "always", Position: with(`"bonusOnSix":"always"`, "r20 y y y"+idle), Lines: []string{
			"roll 6", "is extra:true", "move 1", "events entered extra-roll", "roll 6", "move 1", "roll 6", "events rolled cancelled turn", "is turn:1",
		}},
		{Name: "a position from outside need not say that a roll is owed", Position: rulestest.Position{
			Pieces: "r0 r0 y y" + idle, More: `"turn":0,"phase":"move","numbers":[6]`}, Lines: []string{
			"move 0", "events moved extra-roll", "is sixes:1",
		}},
	})
}

func TestEnd(t *testing.T) {
	const last = "h h h l4 | h h h l3 | h h y y | y y y y"
	rulestest.Run(t, "ludo-app", []rulestest.Script{
		{Name: "the others play on", Position: at(last), Lines: []string{
			"roll 1", "move 3", "events moved home finished turn", "is places:[[0]]",
			"roll 2", "move 3", "is places:[[0],[1]]", "is turn:2", "roll 1", "is turn:3", "roll 1", "is turn:2",
		}},
		{Name: "until one is left", Position: rulestest.Position{
			Pieces: "h h h h | h h h l3 | y y y y |", More: `"turn":1,"phase":"roll","places":[[0]]`}, Lines: []string{
			"roll 2", "move 3", "events moved home finished over", "is places:[[0],[1],[2]]", "legal ", "refuse over roll 1",
		}},
		{Name: "a six home gives no roll", Position: at("h h h r50 | y y y y | y y y y | y y y y"), Lines: []string{
			"roll 6", "is extra:true", "move 3", "events moved home finished turn", "is turn:1", "is sixes:0",
		}},
		{Name: "without playOn", Position: with(`"playOn":false`, last), Lines: []string{
			"roll 1", "move 3", "events moved home finished over", "is places:[[0],[1,2,3]]",
		}},
	})
}

func TestSafeStarts(t *testing.T) {
	const safe = `"safeStarts":true`
	rulestest.Run(t, "ludo-app", []rulestest.Script{
		{Name: "nobody lands on an owner at its start", Position: with(safe, "r9 r20 y y | r13 y y y | y y y y | y y y y"), Lines: []string{
			"roll 4", "legal 1", "refuse full move 0",
		}},
		{Name: "another colour there is captured", Position: with(safe, "r9 y y y | y y y y | r13 y y y | y y y y"), Lines: []string{
			"roll 4", "move 0", "events moved captured turn",
		}},
		{Name: "the owner captures there", Position: with(safe, "y y y y | r0 y y y | y y y y | y y y y"), Lines: []string{
			"roll 6", "move 0", "events entered captured turn",
		}},
		{Name: "the owner's other squares are not safe", Position: with(safe, "r9 y y y | r14 y y y | y y y y | y y y y"), Lines: []string{
			"roll 5", "move 0", "events moved captured turn",
		}},
		{Name: "it can be passed where single pieces can", Position: with(safe+`,"blockers":"doubled"`, "r9 y y y | r13 y y y | y y y y | y y y y"), Lines: []string{
			"roll 5", "move 0", "events moved turn",
		}},
	})
}

func TestOpening(t *testing.T) {
	rulestest.Run(t, "ludo-app", []rulestest.Script{
		{Name: "the highest begins", Position: rulestest.Position{
			Pieces: "y y y y | | y y y y |", More: `"turn":0,"phase":"roll","opening":{"waiting":[0,2],"contest":[0,2],"rolled":[]}`}, Lines: []string{
			"legal roll", "roll 4", "events rolled turn", "is turn:2", "roll 6", "is turn:2", "pieces y y y y | | y y y y |",
			"roll 6", "legal 0 1 2 3",
		}},
	})
}
