package oduludo_test

import "testing"

// idle is three opponents with all pieces in their ships.
const idle = " | y y y y y | y y y y y | y y y y y"

func TestMoving(t *testing.T) {
	runScripts(t, []script{
		{name: "three tries without a piece in play", pieces: "y y y y y" + idle, lines: []string{
			"refuse roll-first move 0", "roll 3", "events rolled lost", "tries 1", "roll 4", "roll 2", "events rolled lost turn", "turn 1", "tries 0",
		}},
		{name: "one try while the Moon is closed", pieces: "y y y y y | y y r0 y y | y y y y y | y y y y y", lines: []string{
			"roll 6", "events rolled lost turn", "turn 1",
		}},
		{name: "a one launches and ends the turn, a six rolls again", pieces: "y y r1 y y" + idle, lines: []string{
			"roll 6", "legal 0 1 2 3 4", "refuse unknown back 1", "move 1", "events entered extra-roll", "turn 0", "roll 1", "move 0",
			"pieces r0 r0 r1 y y" + idle, "turn 1",
		}},
		{name: "other numbers launch nobody", pieces: "y y r1 y h" + idle, lines: []string{
			"roll 3", "legal 2", "refuse need-six move 0", "refuse at-home move 4", "refuse move-first roll 3",
		}},
		{name: "a six that cannot be used gives nothing", pieces: "y y y y r7 | y y r13 y r0 | y y y y y | y y y y y", lines: []string{
			"roll 6", "events rolled lost turn", "turn 1",
		}},
		{name: "captives do not hinder the Queen", pieces: "y r20 y y y | y r20 y y y | y y y y y | y y y y y", captives: "1:1:0", lines: []string{
			"roll 3", "legal 1 1back", "back 1", "pieces y r17 y y y | y r17 y y y | y y y y y | y y y y y",
		}},
		{name: "stacks move together, by their lowest piece", pieces: "y r8 r8 y r8" + idle, lines: []string{
			"roll 2", "legal 1", "refuse unknown move 2", "refuse unknown back 1", "move 1", "pieces y r10 r10 y r10" + idle,
		}},
		{name: "past the second globe a count bounces", pieces: "y y l2 y r1" + idle, lines: []string{
			"roll 5", "move 2", "pieces y y l3 y r1" + idle,
		}},
		{name: "a count may bounce onto the first globe", pieces: "y y l3 y r1" + idle, lines: []string{
			"roll 3", "move 2", "events home turn", "pieces y y h y r1" + idle,
		}},
		{name: "the Queen comes back out of the coloured path", pieces: "y l0 y y y" + idle, lines: []string{
			"roll 3", "back 1", "pieces y r49 y y y" + idle,
		}},
		{name: "a Queen with others leads only by house rule", options: map[string]string{"queenLeads": "true"}, pieces: "r20 r10 r10 r20 y" + idle, lines: []string{
			"roll 2", "legal 0 1 1back", "back 1", "pieces r20 r8 r8 r20 y" + idle,
		}},
		{name: "a stack on a foreign Moon has to move first", pieces: "y y r13 r20 y" + idle, lines: []string{
			"roll 1", "legal 2", "refuse must-move move 3", "refuse must-move move 0",
		}},
		{name: "an empty seat's Moon holds nobody", pieces: "y y r13 r20 y |  | y y y y y | ", lines: []string{"roll 1", "legal 0 1 2 3 4"}},
		{name: "closed fields admit nobody", pieces: "y y r10 y y | y y r13 y y | y y y y y | y y y y y", lines: []string{
			"roll 3", "events rolled lost turn",
		}},
	})
}

func TestFields(t *testing.T) {
	runScripts(t, []script{
		{name: "a Star gives another roll", pieces: "y y r1 y y" + idle, lines: []string{"roll 1", "move 2", "events extra-roll", "turn 0"}},
		{name: "a Star reached by a six gives one roll", pieces: "y y r3 y y" + idle, lines: []string{
			"roll 6", "move 2", "events extra-roll", "roll 1", "move 2", "turn 1",
		}},
		{name: "a Sun leaves those on it alone", pieces: "y y r3 r5 y | y y y y y | y y y y y | y y y y y", lines: []string{
			"roll 2", "move 2", "pieces y y r12 r5 y" + idle,
		}},
		{name: "a Sun jump meets those where it ends", pieces: "y y r11 y y | y y r18 r12 y | y y y y y | y y y y y", noUFO: true, lines: []string{
			"roll 1", "move 2", "events jumped", "legal send-back kidnap", "choose send-back", "events captured turn",
			"pieces y y r18 y y | y y y r12 y | y y y y y | y y y y y",
		}},
		{name: "a Sun whose next is closed keeps the stack", pieces: "y y r3 y y | y y r12 y y | y y y y y | y y y y y", lines: []string{
			"roll 2", "move 2", "events turn", "pieces y y r5 y y | y y r12 y y | y y y y y | y y y y y",
		}},
		{name: "a Sun jump to the own Gate goes on to Earth", pieces: "y y r43 y r1" + idle, lines: []string{
			"roll 1", "move 2", "events jumped home turn", "pieces y y h y r1" + idle,
		}},
		{name: "the Queen alone chooses her Sun", pieces: "y r17 y r18 y" + idle, lines: []string{
			"roll 1", "move 1", "phase choose", "legal sun-forward sun-back", "choose sun-back", "pieces y r12 y r18 y" + idle, "turn 1",
		}},
		{name: "her captives follow to the Sun she chooses", pieces: "y r17 y r18 y | y y y r17 r18 | y y y y y | y y y y y", captives: "1:3:0 1:4:0", lines: []string{
			"roll 1", "move 1", "choose sun-forward", "pieces y r25 y r18 y | y y y r25 r18 | y y y y y | y y y y y",
		}},
		{name: "no Sun is behind the first", pieces: "y r4 y y y" + idle, lines: []string{"roll 1", "move 1", "pieces y r12 y y y" + idle}},
		{name: "Lightning throws back and meets", pieces: "y y r18 y y | y y r6 y y | y y y y y | y y y y y", lines: []string{
			"roll 1", "move 2", "legal send-back kidnap", "choose kidnap", "events kidnapped turn", "captives 1:2:0",
		}},
		{name: "the first Lightning leads to the Moon", pieces: "y y r4 y y" + idle, lines: []string{"roll 2", "move 2", "pieces y y r0 y y" + idle}},
		{name: "or nowhere while that is closed", pieces: "y y r4 y y | y y r0 y y | y y y y y | y y y y y", lines: []string{
			"roll 2", "move 2", "pieces y y r6 y y | y y r0 y y | y y y y y | y y y y y",
		}},
		{name: "a UFO flies to Earth once", pieces: "y y r9 r10 y | y r9 y y y | y y y y y | y y y y y", captives: "1:1:0", lines: []string{
			"roll 2", "move 2", "events jumped jumped home turn", "pieces y y h r10 y | y h y y y | y y y y y | y y y y y",
			"roll 2", "roll 2", "roll 2", "roll 2", "roll 2", "roll 2", "roll 2", "roll 2", "roll 2", "turn 0", "roll 1", "move 3",
			"pieces y y h r11 y | y h y y y | y y y y y | y y y y y",
		}},
		{name: "the King waits on the parking and the UFO stays", pieces: "r9 y y y r3" + idle, lines: []string{
			"roll 2", "move 0", "pieces r11 y y y r3" + idle, "roll 2", "roll 2", "roll 2", "roll 2", "roll 2", "roll 2", "roll 2", "roll 2", "roll 2",
			"turn 0", "roll 1", "move 4",
		}},
		{name: "the King stays on a Sun that leads to Earth", pieces: "r43 y y y y" + idle, lines: []string{
			"roll 1", "move 0", "events turn", "pieces r44 y y y y" + idle,
		}},
		{name: "the King goes along with the last of his fleet", pieces: "l3 l3 h l3 h" + idle, lines: []string{
			"roll 1", "move 0", "events home home home finished turn", "places 1 0 0 0",
		}},
		{name: "the King cannot count to Earth before the others", pieces: "l3 r20 y y y" + idle, lines: []string{
			"roll 2", "legal 1 1back", "refuse king-last move 0",
		}},
	})
}

func TestOduludoDie(t *testing.T) {
	die := func(name, face, after string) script {
		return script{name: name, pieces: "y y r15 y r1" + idle, lines: []string{
			"roll 1", "move 2", "legal oduludo skip", "choose oduludo", "legal roll-oduludo", "refuse move-first roll 3", "die " + face, "pieces " + after + idle, "turn 1",
		}}
	}
	runScripts(t, []script{
		die("earth", "earth", "y y h y r1"), die("sun-a", "sun-a", "y y r25 y r1"), die("sun-b", "sun-b", "y y r25 y r1"),
		die("plus-3 onto Lightning", "plus-3", "y y r6 y r1"), die("lightning", "lightning", "y y r6 y r1"), die("moon", "moon", "y y r0 y r1"),
		{name: "it can be left alone", pieces: "y y r15 y y" + idle, lines: []string{"roll 1", "move 2", "choose skip", "events turn"}},
		{name: "a six still rolls again", pieces: "y y r10 y y" + idle, lines: []string{"roll 6", "move 2", "choose skip", "events extra-roll"}},
		{name: "first those on the Circle are met", pieces: "y y r15 y y | y y r16 y y | y y y y y | y y y y y", lines: []string{
			"roll 1", "move 2", "legal send-back kidnap", "choose kidnap", "legal oduludo skip", "choose oduludo", "die earth",
			"pieces y y h y y | y y h y y | y y y y y | y y y y y", "captives 1:2:0",
		}},
		{name: "a closed second Sun stops at the first", pieces: "y y r15 y y | y y r25 r18 y | y y y y y | y y y y y", lines: []string{
			"roll 1", "move 2", "choose oduludo", "die sun-a", "legal send-back kidnap", "choose send-back",
			"pieces y y r18 y y | y y r25 y y | y y y y y | y y y y y",
		}},
		{name: "the Moon stays closed", pieces: "y y r15 y y | y y r0 y y | y y y y y | y y y y y", lines: []string{
			"roll 1", "move 2", "choose oduludo", "die moon", "pieces y y r16 y y | y y r0 y y | y y y y y | y y y y y",
		}},
		{name: "the own Gate is on the way to Earth", pieces: "y y r45 y r1" + idle, lines: []string{
			"roll 1", "move 2", "choose oduludo", "die sun-b", "pieces y y h y r1" + idle,
		}},
		{name: "the King does not fly", pieces: "r15 y y y y" + idle, lines: []string{
			"roll 1", "move 0", "choose oduludo", "die earth", "pieces r16 y y y y" + idle, "turn 1",
		}},
	})
}

// Partners' Kings in two coloured paths must not wait for each other for good.
func TestKingsThatWaitForEachOther(t *testing.T) {
	team := map[string]string{"mode": "team"}
	runScripts(t, []script{
		{name: "in both coloured paths", options: team, pieces: "l2@2 l3 l2@2 h l3 | y y y y y | l3@0 l3@0 l2 l2 l3@0 | y y y y y", lines: []string{
			"roll 1", "legal 1", "move 1", "pieces l2@2 h l2@2 h h | y y y y y | h h l2 l2 h | y y y y y", "turn 1",
		}},
		{name: "in one they can still meet", options: team, pieces: "l2 l3 l2 h l3 | y y y y y | l3@0 l3@0 l2@0 l2@0 l3@0 | y y y y y", lines: []string{
			"roll 1", "legal 0", "refuse king-last move 1",
		}},
		{name: "the other one is only waited for", options: team, pieces: "l3 l2@2 h h h | y y y y y | l2 l2 h h h | y y y y y", lines: []string{
			"roll 3", "turn 1",
		}},
	})
}
