package luddo_test

import (
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// TestSpoiled wants positions to be refused that the rules make impossible.
func TestSpoiled(t *testing.T) {
	rulestest.Spoiled(t, rulestest.Game(t, "luddo"), impossible)
}

// impossible says what cannot be in a position.
func impossible(s *rules.State) string {
	if s.Arms != 4 && s.Arms != 6 || s.Seats>>s.Arms != 0 {
		return "no such board"
	}
	m := modelOf(s)
	for _, k := range m.seats {
		for p, at := range m.where[k] {
			switch {
			case at.kind == "", at.kind == "ring" && (at.n >= m.ring || m.walked(man{k, p}) > m.ring-2):
				return "a piece off its path"
			case at.kind == "lane" && (at.seat != k || at.n > 4):
				return "a piece in another's lane"
			case m.captureFirst && !m.captured[k] && (at.kind == "lane" || at == home):
				return "in the lane without a capture"
			}
			for _, o := range m.rivals(k) {
				if open(at) && len(m.on(o, at)) > 0 {
					return "opponents where one is captured"
				}
			}
		}
		if m.phase != "over" && !m.teams && m.done(k) != (m.places[k] != 0) {
			return "a place that does not follow from the pieces"
		}
	}
	if s.Captured&^s.Seats != 0 {
		return "a capture by nobody"
	}
	return numbers(m, s)
}

// numbers says what is wrong with the numbers in hand and the turn. Sixes alone
// may be in hand where a move is due, though a set is never closed by one: that
// is how a position is set up to look at one six.
func numbers(m *model, s *rules.State) string {
	sixes := 0
	for i, n := range m.hand {
		switch {
		case n < 1 || n > 6:
			return "no number of the die"
		case n == 6:
			sixes++
		case i < len(m.hand)-1:
			return "a number after the set was closed"
		}
	}
	switch {
	case m.phase == "", s.Tries > 0, s.BonCount > 0, s.TimeUp && !m.clock:
		return "what this game does not have"
	case sixes > 2, m.sixes > 2:
		return "three sixes"
	case m.phase != "over" && m.places[m.turn] != 0:
		return "the turn of one who has finished"
	case m.phase == "roll" && (sixes != len(m.hand) || m.sixes != sixes || m.owed):
		return "numbers of a set that is closed"
	case m.phase == "move" && (len(m.hand) == 0 || len(m.may(m.turn, m.hand[0])) == 0):
		return "a number nobody can use"
	case m.phase == "over" && len(m.hand) > 0:
		return "numbers after the end"
	}
	return ""
}
