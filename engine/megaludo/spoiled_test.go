package megaludo_test

import (
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// TestSpoiled wants positions to be refused that the rules make impossible.
func TestSpoiled(t *testing.T) {
	rulestest.Spoiled(t, rulestest.Game(t, "mega-ludo"), impossible)
}

// impossible says what cannot be in a position.
func impossible(s *rules.State) string {
	if arms := int(s.Arms); arms != 4 && arms != 6 && arms != 8 || s.Seats>>arms != 0 {
		return "no such board"
	}
	m := modelOf(s)
	for a, at := range m.where {
		there := m.on(at)
		switch {
		case at.kind == "ring" && (at.n >= m.length || m.walked(a) > m.length-5):
			return "a piece off its path"
		case at.kind == "lane" && (at.seat != a.seat || at.n > 6):
			return "a piece in another's lane"
		case len(there) > 2:
			return "three on a square"
		case len(there) == 2 && there[0].seat != there[1].seat && !m.safe(at):
			return "two colours on a square that is not safe"
		}
	}
	for k, p := range m.last {
		if m.where[man{k, p}] == yard {
			return "the last moved piece in its yard"
		}
	}
	switch {
	case m.phase == "", s.Tries > 0, s.TimeUp, s.Sixes > 2:
		return "what this game does not have"
	case m.phase != "over" && (anyDone(m) || len(m.places) > 0), m.phase == "over" && !anyDone(m):
		return "over, or not over"
	case m.phase != "move" && (s.NumCount > 0 || s.BonCount > 0 || s.Extra):
		return "a number too many"
	case m.phase == "move" && int(s.NumCount)+int(s.BonCount) == 0, s.NumCount > 1, s.NumCount == 1 && (m.number < 1 || m.number > 6):
		return "no number of the die"
	case m.phase == "move" && len(m.may(m.hand())) == 0:
		return "a number nobody can use"
	}
	for _, n := range m.owed {
		if n != 10 && n != 20 {
			return "a count nothing gives"
		}
	}
	return ""
}
