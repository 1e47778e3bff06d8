package luddo_test

import "testing"

func TestBlockades(t *testing.T) {
	const on = `"blockades":true`
	runScripts(t, []script{
		{name: "stop passing and landing", options: on, pieces: "r3 r1 y y | r5 r5 y y | y y y y | y y y y", lines: []string{
			"roll 2", "legal 1", "refuse blocked move 0", "move 1", "is turn:1", "roll 1", "move 0", "roll 1", "roll 1",
			"is turn:0", "roll 3", "legal 0 1",
		}},
		{name: "passing", options: on, pieces: "r3 y y y | r5 r5 y y | y y y y | y y y y", lines: []string{
			"roll 4", "events rolled lost turn",
		}},
		{name: "three are one too", options: on, pieces: "r3 y y y | y r5 r5 r5 | y y y y | y y y y", lines: []string{
			"roll 4", "events rolled lost turn",
		}},
		{name: "own stacks do not", options: on, pieces: "r3 r5 r5 y" + idle, lines: []string{"roll 4", "legal 0 1 2"}},
		{name: "safe squares do not", options: on, pieces: "r3 y y y | r8 r8 y y | y y y y | y y y y", lines: []string{
			"roll 5", "move 0", "pieces r8 y y y | r8 r8 y y | y y y y | y y y y",
		}},
		{name: "on the own start neither", options: on, pieces: "y y y y | r0 r0 y y | y y y y | y y y y", lines: []string{
			"roll 6", "roll 1", "legal 0 1 2 3",
		}},
		{name: "two colours are none", options: on, pieces: "r3 y y y | r5 y y y | r6 y y y | y y y y", lines: []string{
			"roll 4", "legal 0",
		}},
		{name: "behind the piece it is no matter", options: on, pieces: "r7 y y y | r5 r5 y y | y y y y | y y y y", lines: []string{
			"roll 4", "legal 0",
		}},
		{name: "before the lane", options: on, pieces: "r49 y y y | r50 r50 y y | y y y y | y y y y", lines: []string{
			"roll 3", "events rolled lost turn",
		}},
		{name: "past the own lane it is no matter", options: on, pieces: "r49 y y y | r51 r51 y y | y y y y | y y y y", lines: []string{
			"roll 3", "legal 0",
		}},
		{name: "a first six that a blockade stops ends the turn", options: on, pieces: "r1 h h h | r5 r5 y y | y y y y | y y y y", lines: []string{
			"roll 6", "events rolled lost turn",
		}},
		{name: "it can be captured by nobody, but dissolved and captured", options: on, pieces: "r3 y y y | r5 r6 y y | y y y y | y y y y",
			lines: []string{"roll 2", "move 0", "events moved captured extra-roll"}},
	})
}

func TestCaptureFirst(t *testing.T) {
	const on = `"captureFirst":true`
	runScripts(t, []script{
		{name: "a count into the lane stops on the last ring square", options: on, pieces: "r48 r3 y y" + idle, lines: []string{
			"roll 5", "move 0", "events moved turn", "pieces r50 r3 y y" + idle,
		}},
		{name: "there it cannot move", options: on, pieces: "r50 r3 y y" + idle, lines: []string{
			"roll 1", "legal 1", "refuse no-lane-yet move 0",
		}},
		{name: "stopping there captures", options: on, pieces: "r48 y y y | r50 y y y | y y y y | y y y y", lines: []string{
			"roll 5", "move 0", "events moved captured extra-roll", "is captured:[true,false,false,false]",
			"roll 3", "move 0", "pieces l2 y y y | y y y y | y y y y | y y y y",
		}},
		{name: "after a capture the lane is open", options: on, pieces: "r48 y y y" + idle,
			more: `"turn":0,"phase":"roll","captured":[true,false,false,false]`, lines: []string{
				"roll 5", "move 0", "pieces l2 y y y" + idle,
			}},
		{name: "nobody can ever move again: the places are given", options: on,
			pieces: "r50 r50 r50 r50 | | r24 r24 r23 r24 | ", more: `"turn":2,"phase":"roll"`, lines: []string{
				"roll 3", "move 2", "events moved over", "is places:[[0],[2]]",
			}},
		{name: "a blockade there stops it", options: on + `,"blockades":true`, pieces: "r48 y y y | r50 r50 y y | y y y y | y y y y",
			lines: []string{"roll 5", "events rolled lost turn"}},
	})
}

func TestTeams(t *testing.T) {
	const on = `"teams":true`
	runScripts(t, []script{
		{name: "partners do not capture each other", options: on, pieces: "r3 y y y | r7 y y y | r5 y y y | y y y y", lines: []string{
			"roll 2", "move 0", "events moved turn", "pieces r5 y y y | r7 y y y | r5 y y y | y y y y",
		}},
		{name: "together with a partner an opponent is still captured", options: on, pieces: "r3 y y y | r7 y y y | r5 y y y | y y y y",
			lines: []string{"roll 4", "move 0", "events moved captured extra-roll"}},
		{name: "both partners on a square are captured", options: on, pieces: "r5 y y y | r3 y y y | r5 y y y | y y y y",
			more: `"turn":1,"phase":"roll"`, lines: []string{"roll 2", "move 0", "events moved captured captured extra-roll"}},
		{name: "partners do not block each other", options: on + `,"blockades":true`, pieces: "r3 y y y | y y y y | r5 r5 y y | y y y y",
			lines: []string{"roll 4", "legal 0"}},
		{name: "opponents do", options: on + `,"blockades":true`, pieces: "r3 y y y | y y y y | y y y y | r5 r5 y y",
			lines: []string{"roll 4", "events rolled lost turn"}},
		{name: "two partners are no blockade", options: on + `,"blockades":true`, pieces: "r5 y y y | r3 y y y | r5 y y y | y y y y",
			more: `"turn":1,"phase":"roll"`, lines: []string{"roll 4", "legal 0"}},
		{name: "the partner's pieces are moved once the own are home", options: on, pieces: "h h h h | y y y y | r30 l4 h h | y y y y",
			lines: []string{
				"roll 1", "legal 2:0 2:1", "refuse not-yours move 0", "refuse not-yours move 2", "move 2:1",
				"events moved home extra-roll", "is turn:0", "roll 2", "move 2:0", "is turn:1",
			}},
		{name: "not before", options: on, pieces: "h h h l4 | y y y y | r30 l4 h h | y y y y", lines: []string{
			"roll 1", "legal 3", "refuse not-yours move 2:0",
		}},
		{name: "the own last piece ends the turn, and no place is given yet", options: on, pieces: "h h h r50 | y y y y | r30 l4 h h | y y y y",
			lines: []string{
				"roll 6", "roll 1", "move 3", "events moved home lost turn", "is places:[]", "is turn:1", "roll 1", "is turn:2",
			}},
		{name: "a six enters the partner's piece", options: on, pieces: "h h h h | y y y y | y l4 h h | y y y y", lines: []string{
			"roll 6", "roll 3", "legal 2:0", "move 2:0", "pieces h h h h | y y y y | r26 l4 h h | y y y y",
		}},
		{name: "all eight home win", options: on, pieces: "h h h h | y y y y | h l4 h h | y y y y", lines: []string{
			"roll 1", "move 2:1", "events moved home finished finished over", "is places:[[0,2],[1,3]]",
		}},
		{name: "the partner can bring its own last piece", options: on, pieces: "y y y y | h h h h | y y y y | h l4 h h",
			more: `"turn":3,"phase":"roll"`, lines: []string{
				"roll 1", "move 1", "events moved home finished finished over", "is places:[[1,3],[0,2]]",
			}},
		{name: "a capture counts for the seat whose piece made it", options: on + `,"captureFirst":true`,
			pieces: "h h h h | r30 y y y | r28 y y y | y y y y", more: `"turn":0,"phase":"roll","captured":[true,false,false,false]`,
			lines: []string{"roll 2", "move 2:0", "is captured:[true,false,true,false]"}},
	})
}

func TestOtherHouseRules(t *testing.T) {
	runScripts(t, []script{
		{name: "without homeBonus home gives no roll", options: `"homeBonus":false`, pieces: "l4 r3 y y" + idle, lines: []string{
			"roll 1", "move 0", "events moved home turn", "is turn:1",
		}},
		{name: "a capture still does", options: `"homeBonus":false`, pieces: "r1 y y y | r3 y y y | y y y y | y y y y", lines: []string{
			"roll 2", "move 0", "events moved captured extra-roll",
		}},
		{name: "two pieces home win", options: `"piecesToWin":2`, pieces: "h l4 r3 y | | y y y y | ", lines: []string{
			"roll 1", "move 1", "events moved home finished over", "is places:[[0],[2]]",
		}},
		{name: "what a finished player leaves on the board can be captured", options: `"piecesToWin":2`,
			pieces: "h h r20 y | r18 y y y | y y y y | ", more: `"turn":1,"phase":"roll","places":[[0]]`, lines: []string{
				"roll 2", "move 0", "events moved captured extra-roll", "pieces h h y y | r20 y y y | y y y y | ",
			}},
	})
}

func TestMatchClock(t *testing.T) {
	const on = `"matchMinutes":5`
	runScripts(t, []script{
		{name: "there is no clock without the house rule", pieces: "r1 y y y" + idle, lines: []string{"refuse unknown time-up"}},
		{name: "the turn is finished, extra rolls too", options: on, pieces: "r1 y y y | r7 y y y | y y y y | y y y y", lines: []string{
			"roll 6", "time-up", "is timeUp:true", "refuse unknown time-up", "roll 2", "move 0", "move 0", "events moved extra-roll",
			"roll 1", "move 0", "events moved over",
		}},
		{name: "places by pieces home, then steps, then earlier seat", options: on,
			pieces: "r20 y y y | r33 y y y | h y y y | r0 r1 r2 r3", lines: []string{
				"time-up", "roll 1", "move 0", "events moved over", "is places:[[2],[3],[0],[1]]",
			}},
		{name: "equal sums: the earlier seat", options: on, pieces: "r19 y y y | r33 y y y | y y y y | y y y y", lines: []string{
			"time-up", "roll 1", "move 0", "is places:[[0],[1],[2],[3]]",
		}},
		{name: "those with a place keep it", options: on, pieces: "r20 y y y | r33 y y y | h h h h | r1 y y y",
			more: `"turn":0,"phase":"roll","places":[[2]]`, lines: []string{
				"time-up", "roll 2", "move 0", "is places:[[2],[0],[1],[3]]",
			}},
		{name: "teams together", options: on + `,"teams":true`, pieces: "r20 y y y | h y y y | y y y y | y y y y", lines: []string{
			"time-up", "roll 2", "move 0", "is places:[[1,3],[0,2]]",
		}},
	})
}
