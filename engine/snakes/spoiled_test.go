package snakes_test

import (
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// TestSpoiled wants positions to be refused that the rules make impossible.
func TestSpoiled(t *testing.T) {
	rulestest.Spoiled(t, rulestest.Game(t, "snakes"), impossible)
}

// impossible says what cannot be in a position.
func impossible(s *rules.State) string {
	m := modelOf(s)
	finished := 0
	for _, k := range m.seats {
		_, jumps := m.jumps[m.where[k]]
		switch {
		case s.At[k][0] != rules.Home && m.where[k] >= 100:
			return "a piece off the board"
		case jumps:
			return "a piece where it would have been taken on"
		case m.where[k] == 100:
			finished++
		}
		if !m.over && (m.where[k] == 100) != (m.places[k] != 0) {
			return "a place that does not follow from the pieces"
		}
	}
	switch {
	case m.over != (finished >= len(m.seats)-1), finished == len(m.seats):
		return "over, or not over"
	case !m.over && s.Phase != rules.PhaseRoll, s.NumCount > 0, s.BonCount > 0, s.Tries > 0, s.Extra, s.TimeUp:
		return "what this game does not have"
	case !m.over && m.places[m.turn] != 0:
		return "the turn of one who has finished"
	}
	return ""
}
