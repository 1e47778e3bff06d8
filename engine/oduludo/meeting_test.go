package oduludo_test

import "testing"

func TestMeeting(t *testing.T) {
	runScripts(t, []script{
		{name: "send back", pieces: "y y r9 y y | y r10 r10 y y | y y y y y | y y y y y", lines: []string{
			"roll 1", "move 2", "choose send-back", "events captured captured turn", "pieces y y r10 y y" + idle,
		}},
		{name: "kidnapped pieces go along, to Earth too", pieces: "y y r49 y r1 | y y r51 y y | y y y y y | y y y y y", captives: "", lines: []string{
			"roll 2", "move 2", "events jumped home turn", "pieces y y h y r1 | y y r51 y y | y y y y y | y y y y y",
		}},
		{name: "own captives are freed, others taken over", pieces: "y y r9 y r10 | y r10 y y y | y y r10 y y | y y y y y", captives: "0:4:1 2:2:1", lines: []string{
			"roll 1", "move 2", "choose kidnap", "events freed kidnapped kidnapped turn", "captives 1:1:0 2:2:0",
			"pieces y y r10 y r10 | y r10 y y y | y y r10 y y | y y y y y",
		}},
		{name: "or released, a King too", pieces: "y y r9 y r10 | y r10 y y y | r10 y y y y | y y y y y", captives: "0:4:1 2:0:1", lines: []string{
			"roll 1", "move 2", "choose send-back", "events captured freed released turn", "captives ",
			"pieces y y r10 y r10" + idle,
		}},
		{name: "a lost King eliminates", pieces: "y y r9 y y | r10 r20 h y r21 | r21 y y y r20 | y y y y y", captives: "2:4:1 1:4:2", lines: []string{
			"roll 1", "move 2", "choose send-back", "events captured eliminated released turn",
			"pieces y y r10 y y | o o h o o | r21 y y y y | y y y y y", "score 0 -50 0 0", "turn 2", "captives ",
		}},
		{name: "of two players the last faction wins", pieces: "y y r9 y y |  | r10 y y y y | ", lines: []string{
			"roll 1", "move 2", "choose send-back", "events captured eliminated finished round-over over", "places 1 0 2 0", "score 100 0 -100 0",
			"phase over", "legal ", "refuse over roll 1",
		}},
		{name: "a kidnapped King eliminates nobody", pieces: "y y r9 y y | r10 y y h y |  | ", lines: []string{
			"roll 1", "move 2", "choose kidnap", "events kidnapped turn", "turn 1",
		}},
		{name: "kidnapping the last missing piece finishes its player", pieces: "y y r9 y y | r10 h h h h |  | ", lines: []string{
			"roll 1", "move 2", "choose kidnap", "events kidnapped finished round-over over", "places 2 1 0 0", "score -90 180 0 0",
		}},
		{name: "who has only captives is skipped", pieces: "y y r9 y y | r10 r10 r10 r10 r10 | y y y y y | ", lines: []string{
			"roll 1", "move 2", "choose kidnap", "turn 2",
		}},
		{name: "and out once they are on Earth", pieces: "l3 h h h h | l3@0 l3@0 l3@0 l3@0 l3@0 | r20 y y y y | ", captives: "1:0:0 1:1:0 1:2:0 1:3:0 1:4:0", lines: []string{
			"roll 1", "move 0", "events home finished round-over over", "places 1 3 2 0", "score 400 0 -90 0",
		}},
	})
}

func TestRounds(t *testing.T) {
	last := map[string]string{"mode": "last-piece"}
	team := map[string]string{"mode": "team"}
	runScripts(t, []script{
		{name: "play goes on for the places", pieces: "l3 h h h h | l2 h h h h | r20 y y y h | ", lines: []string{
			"roll 1", "move 0", "events home finished turn", "roll 2", "move 0", "events home finished round-over over",
			"places 1 2 3 0", "score 200 150 -50 0",
		}},
		{name: "or stops at the winner", options: map[string]string{"stopAtWinner": "true"}, pieces: "l3 h h h h | l2 h h h h | r20 y y y h | ", lines: []string{
			"roll 1", "move 0", "events home finished round-over over", "places 1 2 3 0", "score 200 70 -50 0",
		}},
		{name: "the winner of a round gives up a Soldier, the loser begins", options: last, pieces: "l3 h h h h | r1 y y y y |  | ", lines: []string{
			"roll 1", "move 0", "events home finished round-over turn", "pieces y y y y o | y y y y y |  | ", "turn 1", "score 200 -90 0 0", "phase roll",
		}},
		{name: "a partner on the Gate stays there", options: team, pieces: "y y y l1 y | y y y y y | y y y y r51 | y y y y y", noUFO: true, lines: []string{
			"roll 1", "move 3", "pieces y y y l2 y | y y y y y | y y y y r51 | y y y y y",
		}},
		{name: "a stack goes into the mover's coloured path", options: team, pieces: "y r3 y r50 y | y y y y y | y y y y r50 | y y y y y", noUFO: true, lines: []string{
			"roll 3", "move 3", "pieces y r3 y l1 y | y y y y y | y y y y l1@0 | y y y y y", "turn 1", "roll 2", "roll 2", "roll 2",
			"turn 2", "roll 3", "events rolled lost turn",
		}},
		{name: "partners do not meet or close", options: team, pieces: "y y r24 y y | y y y y y | y y y r26 r25 | y y y y y", noUFO: true, lines: []string{
			"roll 2", "legal 2", "move 2", "events turn", "pieces y y r26 y y | y y y y y | y y y r26 r25 | y y y y y",
		}},
		{name: "a lost King eliminates the team", options: team, pieces: "y y r9 y y | r10 y y y y | y y y y y | h y y y r20", captives: "", lines: []string{
			"roll 1", "move 2", "choose send-back", "events captured eliminated eliminated finished finished round-over over", "places 1 2 1 2",
			"score 200 -170 200 -170",
		}},
		{name: "both partners have to come home", options: team, pieces: "h h h h l3 | y y y y y | h h h h l3 | y y y y y", lines: []string{
			"roll 1", "move 4", "events home turn", "roll 2", "roll 2", "roll 2", "turn 2", "roll 2", "move 4",
			"events home finished finished round-over over", "places 1 2 1 2", "score 400 -200 400 -200",
		}},
	})
}
