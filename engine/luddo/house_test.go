package luddo_test

import (
	"testing"

	"ludaxy/engine/rules/rulestest"
)

func TestBlockades(t *testing.T) {
	const on = `"blockades":true`
	rulestest.Run(t, "luddo", []rulestest.Script{
		{Name: "stop passing and landing", Position: with(on, "r3 r1 y y | r5 r5 y y | y y y y | y y y y"), Lines: []string{
			"roll 2", "legal 1", "refuse blocked move 0", "move 1", "is turn:1", "roll 1", "move 0", "roll 1", "roll 1",
			"is turn:0", "roll 3", "legal 0 1",
		}},
		{Name: "passing", Position: with(on, "r3 y y y | r5 r5 y y | y y y y | y y y y"), Lines: []string{
			"roll 4", "events rolled lost turn",
		}},
		{Name: "three are one too", Position: with(on, "r3 y y y | y r5 r5 r5 | y y y y | y y y y"), Lines: []string{
			"roll 4", "events rolled lost turn",
		}},
		{Name: "own stacks do not", Position: with(on, "r3 r5 r5 y"+idle), Lines: []string{"roll 4", "legal 0 1 2"}},
		{Name: "safe squares do not", Position: with(on, "r3 y y y | r8 r8 y y | y y y y | y y y y"), Lines: []string{
			"roll 5", "move 0", "pieces r8 y y y | r8 r8 y y | y y y y | y y y y",
		}},
		{Name: "on the own start neither", Position: with(on, "y y y y | r0 r0 y y | y y y y | y y y y"), Lines: []string{
			"roll 6", "roll 1", "legal 0 1 2 3",
		}},
		{Name: "two colours are none", Position: with(on, "r3 y y y | r5 y y y | r6 y y y | y y y y"), Lines: []string{
			"roll 4", "legal 0",
		}},
		{Name: "behind the piece it is no matter", Position: with(on, "r7 y y y | r5 r5 y y | y y y y | y y y y"), Lines: []string{
			"roll 4", "legal 0",
		}},
		{Name: "before the lane", Position: with(on, "r49 y y y | r50 r50 y y | y y y y | y y y y"), Lines: []string{
			"roll 3", "events rolled lost turn",
		}},
		{Name: "past the own lane it is no matter", Position: with(on, "r49 y y y | r51 r51 y y | y y y y | y y y y"), Lines: []string{
			"roll 3", "legal 0",
		}},
		{Name: "a first six that a blockade stops ends the turn", Position: with(on, "r1 h h h | r5 r5 y y | y y y y | y y y y"), Lines: []string{
			"roll 6", "events rolled lost turn",
		}},
		{Name: "it can be captured by nobody, but dissolved and captured", Position: with(on, "r3 y y y | r5 r6 y y | y y y y | y y y y"), Lines: []string{"roll 2", "move 0", "events moved captured extra-roll"}},
	})
}

func TestCaptureFirst(t *testing.T) {
	const on = `"captureFirst":true`
	rulestest.Run(t, "luddo", []rulestest.Script{
		{Name: "a count into the lane stops on the last ring square", Position: with(on, "r48 r3 y y"+idle), Lines: []string{
			"roll 5", "move 0", "events moved turn", "pieces r50 r3 y y" + idle,
		}},
		{Name: "there it cannot move", Position: with(on, "r50 r3 y y"+idle), Lines: []string{
			"roll 1", "legal 1", "refuse no-lane-yet move 0",
		}},
		{Name: "stopping there captures", Position: with(on, "r48 y y y | r50 y y y | y y y y | y y y y"), Lines: []string{
			"roll 5", "move 0", "events moved captured extra-roll", "is captured:[true,false,false,false]",
			"roll 3", "move 0", "pieces l2 y y y | y y y y | y y y y | y y y y",
		}},
		{Name: "after a capture the lane is open", Position: rulestest.Position{Options: on, Pieces: "r48 y y y" + idle, More: `"turn":0,"phase":"roll","captured":[true,false,false,false]`}, Lines: []string{
			"roll 5", "move 0", "pieces l2 y y y" + idle,
		}},
		{Name: "nobody can ever move again: the places are given", Position: rulestest.Position{Options: on, Pieces: "r50 r50 r50 r50 | | r24 r24 r23 r24 | ", More: `"turn":2,"phase":"roll"`}, Lines: []string{
			"roll 3", "move 2", "events moved over", "is places:[[0],[2]]",
		}},
		{Name: "a blockade there stops it", Position: with(on+`,"blockades":true`, "r48 y y y | r50 r50 y y | y y y y | y y y y"), Lines: []string{"roll 5", "events rolled lost turn"}},
	})
}

func TestTeams(t *testing.T) {
	const on = `"teams":true`
	rulestest.Run(t, "luddo", []rulestest.Script{
		{Name: "partners do not capture each other", Position: with(on, "r3 y y y | r7 y y y | r5 y y y | y y y y"), Lines: []string{
			"roll 2", "move 0", "events moved turn", "pieces r5 y y y | r7 y y y | r5 y y y | y y y y",
		}},
		{Name: "together with a partner an opponent is still captured", Position: with(on, "r3 y y y | r7 y y y | r5 y y y | y y y y"), Lines: []string{"roll 4", "move 0", "events moved captured extra-roll"}},
		{Name: "both partners on a square are captured", Position: rulestest.Position{Options: on, Pieces: "r5 y y y | r3 y y y | r5 y y y | y y y y", More: `"turn":1,"phase":"roll"`}, Lines: []string{"roll 2", "move 0", "events moved captured captured extra-roll"}},
		{Name: "partners do not block each other", Position: with(on+`,"blockades":true`, "r3 y y y | y y y y | r5 r5 y y | y y y y"), Lines: []string{"roll 4", "legal 0"}},
		{Name: "opponents do", Position: with(on+`,"blockades":true`, "r3 y y y | y y y y | y y y y | r5 r5 y y"), Lines: []string{"roll 4", "events rolled lost turn"}},
		{Name: "two partners are no blockade", Position: rulestest.Position{Options: on + `,"blockades":true`, Pieces: "r5 y y y | r3 y y y | r5 y y y | y y y y", More: `"turn":1,"phase":"roll"`}, Lines: []string{"roll 4", "legal 0"}},
		{Name: "the partner's pieces are moved once the own are home", Position: with(on, "h h h h | y y y y | r30 l4 h h | y y y y"), Lines: []string{
			"roll 1", "legal 2:0 2:1", "refuse not-yours move 0", "refuse not-yours move 2", "move 2:1",
			"events moved home extra-roll", "is turn:0", "roll 2", "move 2:0", "is turn:1",
		}},
		{Name: "not before", Position: with(on, "h h h l4 | y y y y | r30 l4 h h | y y y y"), Lines: []string{
			"roll 1", "legal 3", "refuse not-yours move 2:0",
		}},
		{Name: "the own last piece ends the turn, and no place is given yet", Position: with(on, "h h h r50 | y y y y | r30 l4 h h | y y y y"), Lines: []string{
			"roll 6", "roll 1", "move 3", "events moved home lost turn", "is places:[]", "is turn:1", "roll 1", "is turn:2",
		}},
		{Name: "a six enters the partner's piece", Position: with(on, "h h h h | y y y y | y l4 h h | y y y y"), Lines: []string{
			"roll 6", "roll 3", "legal 2:0", "move 2:0", "pieces h h h h | y y y y | r26 l4 h h | y y y y",
		}},
		{Name: "all eight home win", Position: with(on, "h h h h | y y y y | h l4 h h | y y y y"), Lines: []string{
			"roll 1", "move 2:1", "events moved home finished finished over", "is places:[[0,2],[1,3]]",
		}},
		{Name: "the partner can bring its own last piece", Position: rulestest.Position{Options: on, Pieces: "y y y y | h h h h | y y y y | h l4 h h", More: `"turn":3,"phase":"roll"`}, Lines: []string{
			"roll 1", "move 1", "events moved home finished finished over", "is places:[[1,3],[0,2]]",
		}},
		{Name: "a capture counts for the seat whose piece made it", Position: rulestest.Position{Options: on + `,"captureFirst":true`, Pieces: "h h h h | r30 y y y | r28 y y y | y y y y", More: `"turn":0,"phase":"roll","captured":[true,false,false,false]`}, Lines: []string{"roll 2", "move 2:0", "is captured:[true,false,true,false]"}},
	})
}

func TestOtherHouseRules(t *testing.T) {
	rulestest.Run(t, "luddo", []rulestest.Script{
		{Name: "without homeBonus home gives no roll", Position: with(`"homeBonus":false`, "l4 r3 y y"+idle), Lines: []string{
			"roll 1", "move 0", "events moved home turn", "is turn:1",
		}},
		{Name: "a capture still does", Position: with(`"homeBonus":false`, "r1 y y y | r3 y y y | y y y y | y y y y"), Lines: []string{
			"roll 2", "move 0", "events moved captured extra-roll",
		}},
		{Name: "two pieces home win", Position: with(`"piecesToWin":2`, "h l4 r3 y | | y y y y | "), Lines: []string{
			"roll 1", "move 1", "events moved home finished over", "is places:[[0],[2]]",
		}},
		{Name: "what a finished player leaves on the board can be captured", Position: rulestest.Position{Options: `"piecesToWin":2`, Pieces: "h h r20 y | r18 y y y | y y y y | ", More: `"turn":1,"phase":"roll","places":[[0]]`}, Lines: []string{
			"roll 2", "move 0", "events moved captured extra-roll", "pieces h h y y | r20 y y y | y y y y | ",
		}},
	})
}

func TestMatchClock(t *testing.T) {
	const on = `"matchMinutes":5`
	rulestest.Run(t, "luddo", []rulestest.Script{
		{Name: "there is no clock without the house rule", Position: at("r1 y y y" + idle), Lines: []string{"refuse unknown time-up"}},
		{Name: "the turn is finished, extra rolls too", Position: with(on, "r1 y y y | r7 y y y | y y y y | y y y y"), Lines: []string{
			"roll 6", "time-up", "is timeUp:true", "refuse unknown time-up", "roll 2", "move 0", "move 0", "events moved extra-roll",
			"roll 1", "move 0", "events moved over",
		}},
		{Name: "places by pieces home, then steps, then earlier seat", Position: with(on, "r20 y y y | r33 y y y | h y y y | r0 r1 r2 r3"), Lines: []string{
			"time-up", "roll 1", "move 0", "events moved over", "is places:[[2],[3],[0],[1]]",
		}},
		{Name: "equal sums: the earlier seat", Position: with(on, "r19 y y y | r33 y y y | y y y y | y y y y"), Lines: []string{
			"time-up", "roll 1", "move 0", "is places:[[0],[1],[2],[3]]",
		}},
		{Name: "those with a place keep it", Position: rulestest.Position{Options: on, Pieces: "r20 y y y | r33 y y y | h h h h | r1 y y y", More: `"turn":0,"phase":"roll","places":[[2]]`}, Lines: []string{
			"time-up", "roll 2", "move 0", "is places:[[2],[0],[1],[3]]",
		}},
		{Name: "teams together", Position: with(on+`,"teams":true`, "r20 y y y | h y y y | y y y y | y y y y"), Lines: []string{
			"time-up", "roll 2", "move 0", "is places:[[1,3],[0,2]]",
		}},
	})
}
