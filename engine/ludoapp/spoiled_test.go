package ludoapp_test

import (
	"slices"
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// TestSpoiled wants positions to be refused that the rules make impossible.
func TestSpoiled(t *testing.T) {
	rulestest.Spoiled(t, rulestest.Game(t, "ludo-app"), impossible)
}

// impossible says what cannot be in a position.
func impossible(s *rules.State) string {
	m := modelOf(s)
	finished := 0
	for _, k := range m.seats {
		for _, at := range m.where[k] {
			switch {
			case at != yard && !slices.Contains(paths[k], at):
				return "a piece off its path"
			case m.on(k, at) > 2:
				return "three on a square"
			}
			for _, o := range m.seats {
				if o != k && m.on(o, at) > 0 && m.on(k, at) > 0 {
					return "two colours on a square"
				}
			}
		}
		done := m.where[k] == [4]place{home, home, home, home}
		if done {
			finished++
		}
		if done != (m.places[k] != 0) && m.phase != "over" {
			return "a place that does not follow from the pieces"
		}
	}
	switch {
	case m.phase == "", s.Tries > 0, s.BonCount > 0, s.TimeUp, s.Sixes > 2:
		return "what this game does not have"
	case (m.phase == "over") != (finished == len(m.seats)-1 || finished > 0 && !m.playOn):
		return "over, or not over"
	case m.phase != "over" && m.places[m.turn] != 0:
		return "the turn of one who has finished"
	case m.phase == "move" && (s.NumCount != 1 || m.number < 1 || m.number > 6 || len(m.may(m.number)) == 0):
		return "a number nobody can use"
	case m.phase == "move" && m.number != 6 && m.sixes > 0:
		return "sixes before another number"
	case m.phase == "move" && s.Extra && !m.gives(m.number):
		return "an extra roll nothing gave"
	case m.phase != "move" && (s.NumCount > 0 || s.Extra):
		return "a number too many"
	}
	return ""
}
