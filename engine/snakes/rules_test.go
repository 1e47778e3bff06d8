package snakes_test

import (
	"testing"

	"ludaxy/engine/rules/rulestest"
)

// at is a position of four seats without house rules.
func at(pieces string) rulestest.Position { return rulestest.Position{Pieces: pieces} }

func TestEntering(t *testing.T) {
	anyEnters := func(pieces string) rulestest.Position {
		return rulestest.Position{Options: `"anyRollEnters":true`, Pieces: pieces}
	}
	rulestest.Run(t, "snakes", []rulestest.Script{
		{Name: "only a six, to square 6, and it rolls again", Position: at("y | y | y | y"), Lines: []string{
			"legal roll", "roll 5", "events rolled lost turn", "pieces y | y | y | y", "is turn:1",
			"roll 6", "events rolled entered extra-roll", "pieces y | s6 | y | y", "is turn:1", "is sixes:1",
			"roll 5", "pieces y | s11 | y | y", "is turn:2", "is sixes:0",
		}},
		{Name: "any number counts from 0", Position: anyEnters("y | y | y | y"), Lines: []string{
			"roll 5", "events rolled entered turn", "pieces s5 | y | y | y",
			"roll 1", "pieces s5 | s1 | y | y",
			"roll 6", "events rolled entered extra-roll", "pieces s5 | s1 | s6 | y",
		}},
		{Name: "any number can enter on a ladder", Position: anyEnters("y | y | y | y"), Lines: []string{
			"roll 4", "events rolled entered jumped turn", "pieces s16 | y | y | y",
		}},
	})
}

func TestMoving(t *testing.T) {
	rulestest.Run(t, "snakes", []rulestest.Script{
		{Name: "by itself, over others, onto others", Position: at("s10 | s12 | s14 | y"), Lines: []string{
			"refuse roll-first move 0", "roll 4", "events rolled moved turn", "path s11 s12 s13 s14", "pieces s14 | s12 | s14 | y",
		}},
		{Name: "up a ladder", Position: at("s13 | y | y | y"), Lines: []string{
			"roll 4", "events rolled moved jumped turn", "path s14 s15 s16 s17", "pieces s37 | y | y | y",
		}},
		{Name: "down a snake", Position: at("s20 | y | y | y"), Lines: []string{
			"roll 2", "events rolled moved jumped turn", "pieces s2 | y | y | y",
		}},
		{Name: "passing a ladder's foot and a snake's head does nothing", Position: at("s16 | s21 | y | y"), Lines: []string{
			"roll 2", "events rolled moved turn", "roll 2", "events rolled moved turn", "pieces s18 | s23 | y | y",
		}},
		{Name: "no jump at a snake's foot or a ladder's head", Position: at("s34 | s21 | y | y"), Lines: []string{
			"roll 3", "events rolled moved turn", "pieces s37 | s21 | y | y",
		}},
		{Name: "a six that jumps rolls again", Position: at("s11 | y | y | y"), Lines: []string{
			"roll 6", "events rolled moved jumped extra-roll", "pieces s37 | y | y | y", "is turn:0",
		}},
		{Name: "sixes without limit", Position: at("s10 | y | y | y"), Lines: []string{
			"roll 6", "roll 6", "is sixes:2", "events rolled moved jumped extra-roll", "pieces s2 | y | y | y",
			"roll 6", "roll 6", "is sixes:4", "is turn:0", "pieces s14 | y | y | y",
		}},
		{Name: "the garden", Position: rulestest.Position{Options: `"board":"garden"`, Pieces: "s4 | s95 | y | y"}, Lines: []string{
			"roll 4", "pieces s26 | s95 | y | y", "roll 2", "pieces s26 | s79 | y | y",
		}},
		{Name: "a ladder home", Position: rulestest.Position{Options: `"board":"classic"`, Pieces: "s78 | y | y | y"}, Lines: []string{
			"roll 2", "events rolled moved jumped home finished turn", "pieces h | y | y | y", "is places:[[0]]",
		}},
	})
}

func TestHome(t *testing.T) {
	bounce := func(pieces string) rulestest.Position {
		return rulestest.Position{Options: `"bounce":true`, Pieces: pieces}
	}
	rulestest.Run(t, "snakes", []rulestest.Script{
		{Name: "a count past 100 stays", Position: at("s97 | y | y | y"), Lines: []string{
			"roll 4", "events rolled lost turn", "pieces s97 | y | y | y",
		}},
		{Name: "a six past 100 stays and rolls again", Position: at("s97 | y | y | y"), Lines: []string{
			"roll 6", "events rolled lost extra-roll", "pieces s97 | y | y | y", "is turn:0",
			"roll 3", "events rolled moved home finished turn", "path s98 s99 home", "pieces h | y | y | y",
		}},
		{Name: "a six home ends the turn", Position: at("s94 | y | y | y"), Lines: []string{
			"roll 6", "events rolled moved home finished turn", "is turn:1", "is sixes:0",
		}},
		{Name: "a count past 100 comes back", Position: bounce("s97 | y | y | y"), Lines: []string{
			"roll 4", "events rolled moved turn", "path s98 s99 home s99", "pieces s99 | y | y | y",
		}},
		{Name: "back to where it stood", Position: bounce("s99 | y | y | y"), Lines: []string{
			"roll 2", "events rolled moved turn", "path home s99", "pieces s99 | y | y | y",
		}},
		{Name: "back onto a snake", Position: bounce("s99 | y | y | y"), Lines: []string{
			"roll 3", "events rolled moved jumped turn", "path home s99 s98", "pieces s38 | y | y | y",
		}},
		{Name: "back by a six", Position: bounce("s96 | y | y | y"), Lines: []string{
			"roll 6", "events rolled moved jumped extra-roll", "path s97 s98 s99 home s99 s98", "pieces s38 | y | y | y",
		}},
		{Name: "the others play on, the finished is skipped", Position: at("s99 | s97 | s2 | s96"), Lines: []string{
			"roll 1", "is places:[[0]]", "is phase:\"roll\"",
			"roll 3", "is places:[[0],[1]]", "is turn:2",
			"roll 3", "is turn:3", "roll 1", "is turn:2",
			"roll 1", "roll 3", "events rolled moved home finished over",
			"is places:[[0],[1],[3],[2]]", "is phase:\"over\"", "legal ", "refuse over roll 1",
		}},
		{Name: "two players end with the first home", Position: at("s99 | y"), Lines: []string{
			"roll 1", "events rolled moved home finished over", "is places:[[0],[1]]",
		}},
	})
}

func TestSixRollsAgainOff(t *testing.T) {
	off := func(pieces string) rulestest.Position {
		return rulestest.Position{Options: `"sixRollsAgain":false`, Pieces: pieces}
	}
	rulestest.Run(t, "snakes", []rulestest.Script{
		{Name: "entering", Position: off("y | y | y | y"), Lines: []string{
			"roll 6", "events rolled entered turn", "pieces s6 | y | y | y", "is turn:1", "is sixes:0",
		}},
		{Name: "lost", Position: off("s96 | y | y | y"), Lines: []string{"roll 6", "events rolled lost turn", "is turn:1"}},
	})
}

func TestOpening(t *testing.T) {
	const waiting = `"turn":0,"phase":"roll","opening":{"waiting":[0,1],"contest":[0,1],"rolled":[]}`
	const draw = `"turn":0,"phase":"roll","opening":{"draw":true}`
	rulestest.Run(t, "snakes", []rulestest.Script{
		{Name: "a tie rolls on", Position: rulestest.Position{Pieces: "y | y", More: waiting}, Lines: []string{
			"roll 6", "events rolled turn", "pieces y | y | |", "is turn:1", "roll 6", "is turn:0", "roll 1", "roll 2",
			"is turn:1", "roll 6", "pieces y | s6 | |",
		}},
		{Name: "a draw", Position: rulestest.Position{Options: `"opening":"random"`, Pieces: "y | | y | y", More: draw}, Lines: []string{
			"refuse unknown roll 4", "roll 3", "is turn:3", "roll 6", "pieces y | | y | s6",
		}},
		{Name: "refused", Position: at("y | y | y | y"), Lines: []string{
			"refuse unknown roll 0", "refuse unknown roll 7", "refuse unknown skip", "refuse unknown time-up", "refuse roll-first move 0",
		}},
	})
}

func TestCheck(t *testing.T) {
	const roll = `"turn":0,"phase":"roll"`
	for _, c := range []struct{ name, options, pieces, more, says string }{
		{"the last square by its number", ``, "s100 | y", roll, "it is home"},
		{"square 0", ``, "s0 | y", roll, "no square"},
		{"square 101", ``, "s101 | y", roll, "no square"},
		{"a ring square", ``, "r5 | y", roll, "no square"},
		{"a lane", ``, "l1 | y", roll, "no square"},
		{"out", ``, "out | y", roll, "off the board"},
		{"a ladder's foot", ``, "s3 | y", roll, "taken on"},
		{"a snake's head", ``, "s98 | y", roll, "taken on"},
		{"a snake's head of the garden", `"board":"garden"`, "s97 | y", roll, "taken on"},
		{"two pieces", ``, "y y | y", roll, "1 pieces"},
		{"one player", ``, "y | | |", roll, "2 to 4 players"},
		{"five players", ``, "y | y | y | y | y", roll, "2 to 4 players"},
		{"a seat off the board", ``, "y | | | | | y", roll, "no seat 5"},
		{"an empty seat's turn", ``, "y | | y |", `"turn":1,"phase":"roll"`, "nobody plays"},
		{"a move to make", ``, "s10 | y", `"turn":0,"phase":"move","numbers":[3]`, "no numbers"},
		{"the phase of a move", ``, "s10 | y", `"turn":0,"phase":"move"`, "move by themselves"},
		{"a number in hand", ``, "s10 | y", roll + `,"numbers":[6]`, "no numbers"},
		{"an extra roll", ``, "s10 | y", roll + `,"extra":true`, "no extra"},
		{"a bonus", ``, "s10 | y", roll + `,"bonus":[3]`, "no bonus"},
		{"tries", ``, "s10 | y", roll + `,"tries":1`, "no tries"},
		{"a clock", ``, "s10 | y", roll + `,"timeUp":true`, "no match clock"},
		{"a six that does not roll again", `"sixRollsAgain":false`, "s10 | y", roll + `,"sixes":1`, "ends the turn"},
		{"off the board after a six", ``, "y | s10", roll + `,"sixes":1`, "after a six"},
		{"sixes after the end", ``, "h | s10", `"turn":0,"phase":"over","places":[[0],[1]],"sixes":1`, "sixes are counted"},
		{"home without a place", ``, "h | y | y", `"turn":1,"phase":"roll"`, "have to have a place"},
		{"a place without home", ``, "y | y | y", `"turn":1,"phase":"roll","places":[[0]]`, "have to have a place"},
		{"going on alone", ``, "h | y", `"turn":1,"phase":"roll","places":[[0]]`, "not over"},
		{"over too early", ``, "h | y | y", `"turn":1,"phase":"over","places":[[0],[1],[2]]`, "not been played"},
		{"an opening in the middle", ``, "s10 | y", roll + `,"opening":{"waiting":[0,1],"contest":[0,1],"rolled":[]}`, "begun"},
	} {
		rulestest.Refused(t, c.name, rulestest.Position{Game: "snakes", Options: c.options, Pieces: c.pieces, More: c.more}, c.says)
	}
}
