package megaludo_test

import (
	"testing"

	"ludaxy/engine/rules/rulestest"
)

func TestBonus(t *testing.T) {
	const hits = "r20 r30 y y | r23 y y y | y y y y | y y y y"
	rulestest.Run(t, "mega-ludo", []rulestest.Script{
		{Name: "twenty with any piece out of the yard", Position: at(hits), Lines: []string{
			"roll 3", "move 0", "is bonus:[20]", "legal 0 1", "refuse need-six move 2", "refuse move-first roll 3", "refuse move-first skip",
			"move 1", "events moved turn", "pieces r23 r50 y y" + idle, "is bonus:[]", "is turn:1",
		}},
		{Name: "ten for a piece home", Position: at("l4 r30 y y" + idle), Lines: []string{
			"roll 3", "move 0", "events moved home bonus", "is bonus:[10]", "legal 1", "move 1", "events moved turn", "pieces h r40 y y" + idle,
		}},
		{Name: "it may capture", Position: at("l4 r30 y y | r40 y y y | y y y y | y y y y"), Lines: []string{
			"roll 3", "move 0", "move 1", "events moved captured bonus", "is bonus:[20]", "legal 1", "move 1", "events moved turn", "pieces h r60 y y" + idle,
		}},
		{Name: "it may come home, exactly", Position: at("r20 r51 r10 y | r23 y y y | y y y y | y y y y"), Lines: []string{
			"roll 3", "move 0", "legal 0 1 2", "move 1", "events moved home bonus", "is bonus:[10]", "legal 0 2", "move 2", "events moved turn",
			"pieces r23 h r20 y" + idle,
		}},
		{Name: "it keeps to barriers", Position: at("r20 r30 y y | r23 y y y | r45 r45 y y | y y y y"), Lines: []string{
			"roll 3", "move 0", "legal 0", "refuse blocked move 1",
		}},
		{Name: "lost if nobody can use it", Position: at("l4 l2 y y" + idle), Lines: []string{
			"roll 3", "move 0", "events moved home bonus lost turn", "is bonus:[]", "is turn:1",
		}},
		{Name: "before the roll a six gives", Position: at("r20 r30 h h | r26 y y y | y y y y | y y y y"), Lines: []string{
			"roll 6", "move 0", "events moved captured bonus", "is phase:\"move\"", "move 1", "events moved extra-roll", "is turn:0", "is sixes:1",
		}},
		{Name: "lost, and the six still gives a roll", Position: at("l1 l6 h h" + idle), Lines: []string{
			"roll 6", "move 0", "events moved home bonus lost extra-roll", "is turn:0",
		}},
		{Name: "bonusOptional: it may be left", Position: with(`"bonusOptional":true`, hits), Lines: []string{
			"roll 3", "legal 0 1", "refuse move-first skip", "move 0", "legal 0 1 skip", "skip", "events turn", "pieces r23 r30 y y" + idle, "is bonus:[]",
		}},
		{Name: "bonusOptional: a number may not", Position: with(`"bonusOptional":true`, "r20 y y y"+idle), Lines: []string{
			"refuse roll-first skip", "roll 3", "legal 0", "refuse move-first skip",
		}},
	})
}

func TestSixes(t *testing.T) {
	const back = `"turn":0,"phase":"roll","sixes":2,"lastMoved":[0,null,null,null]`
	rulestest.Run(t, "mega-ludo", []rulestest.Script{
		{Name: "a six that nobody can use gives a roll", Position: at("l3 h h h" + idle), Lines: []string{
			"roll 6", "events rolled lost extra-roll", "is turn:0", "is sixes:1", "roll 4", "legal 0", "move 0", "is places:[[0],[1,2,3]]",
		}},
		{Name: "the third sends the last moved piece back", Position: at("r10 r30 h h" + idle), Lines: []string{
			"roll 6", "move 0", "roll 6", "move 1", "roll 6", "events rolled cancelled sent-back turn",
			"pieces r16 y h h" + idle, "is turn:1", "is sixes:0", "is lastMoved:[null,null,null,null]",
		}},
		{Name: "a piece that entered has moved", Position: at("r10 y h h" + idle), Lines: []string{
			"roll 6", "move 1", "roll 6", "move 1", "roll 6", "pieces r10 y h h" + idle,
		}},
		{Name: "not out of the lane", Position: more("l2 r30 h h"+idle, back), Lines: []string{
			"roll 6", "events rolled cancelled turn", "pieces l2 r30 h h" + idle, "is lastMoved:[0,null,null,null]",
		}},
		{Name: "not from home", Position: more("h r30 h h"+idle, back), Lines: []string{
			"roll 6", "events rolled cancelled turn", "pieces h r30 h h" + idle,
		}},
		{Name: "from a safe square too", Position: more("r7 r30 h h"+idle, back), Lines: []string{
			"roll 6", "events rolled cancelled sent-back turn", "pieces y r30 h h" + idle,
		}},
		{Name: "a bonus is a move", Position: at("r12 r30 h h | r18 y y y | y y y y | y y y y"), Lines: []string{
			"roll 6", "move 0", "move 1", "is lastMoved:[1,null,null,null]",
		}},
		{Name: "remembered from an earlier turn", Position: more("l3 r30 r40 h | r5 y y y | y y y y | y y y y", `"turn":0,"phase":"roll"`), Lines: []string{
			"roll 1", "move 1", "roll 1", "move 0", "roll 1", "roll 1", "is turn:0", "is lastMoved:[1,0,null,null]",
		}},
		{Name: "used from an earlier turn", Position: more("r30 h h h | r36 r36 y y | y y y y | y y y y", `"turn":0,"phase":"roll","lastMoved":[0,null,null,null]`), Lines: []string{
			"roll 6", "events rolled lost extra-roll", "roll 6", "roll 6", "events rolled cancelled sent-back turn", "pieces y h h h | r36 r36 y y | y y y y | y y y y",
		}},
		{Name: "gone if captured", Position: more("r30 r40 h h | r27 y y y | y y y y | y y y y", `"turn":1,"phase":"roll","lastMoved":[0,null,null,null]`), Lines: []string{
			"roll 3", "move 0", "events moved captured bonus", "is lastMoved:[null,0,null,null]",
		}},
		{Name: "nothing moved yet", Position: more("r30 r40 h h"+idle, `"turn":0,"phase":"roll","sixes":2`), Lines: []string{
			"roll 6", "events rolled cancelled turn", "pieces r30 r40 h h" + idle,
		}},
		{Name: "in a row only", Position: at("r10 r30 h h" + idle), Lines: []string{
			"roll 6", "move 0", "roll 6", "move 0", "is sixes:2", "roll 2", "move 0", "is turn:1", "is sixes:0",
		}},
	})
}

func TestEnd(t *testing.T) {
	rulestest.Run(t, "mega-ludo", []rulestest.Script{
		{Name: "the first four home end it, the rest by distance", Position: at("h h h l4 | h h h l3 | h h y y | y y y y"), Lines: []string{
			"roll 3", "move 3", "events moved home finished over", "is places:[[0],[1],[2],[3]]", "is bonus:[]", "legal ", "refuse over roll 1",
		}},
		{Name: "equal sums share the place", Position: at("h h h l4 | y y y y | l1 l1 h h | l0 l2 h h"), Lines: []string{
			"roll 3", "move 3", "is places:[[0],[2,3],[1]]",
		}},
		{Name: "a yard is one more than the start", Position: at("h h h l4 | r17 h h h | y h h h | r51 h h h"), Lines: []string{
			"roll 3", "move 3", "is places:[[0],[1,3],[2]]",
		}},
		{Name: "a bonus can end it", Position: at("h h l4 r61 | y y y y | y y y y | y y y y"), Lines: []string{
			"roll 3", "move 2", "is bonus:[10]", "move 3", "events moved home finished over", "is places:[[0],[1,2,3]]",
		}},
	})
}
