// Package turns is what the rules of several games do alike: giving places,
// passing the die on, ending a match, refusing throws, and checking the parts
// of a position that no single game can claim as its own.
package turns

import (
	"math/bits"

	"ludaxy/engine/rules"
)

// Place gives the seats of a mask the next place together, without an event.
// An empty mask takes no place.
func Place(s *rules.State, seats uint8) {
	if seats == 0 {
		return
	}
	s.Placed++
	for ; seats != 0; seats &= seats - 1 {
		s.Place[bits.TrailingZeros8(seats)] = s.Placed
	}
}

// Finish gives the seats of a mask the next place together and says of each
// that it has finished.
func Finish(s *rules.State, seats uint8, sink rules.Sink) {
	Place(s, seats)
	if sink == nil {
		return
	}
	for ; seats != 0; seats &= seats - 1 {
		sink(rules.Event{Kind: rules.Finished, Seat: uint8(bits.TrailingZeros8(seats)), Place: s.Placed})
	}
}

// Lose drops all numbers in hand and says which.
func Lose(s *rules.State, sink rules.Sink) {
	if sink != nil {
		for _, n := range s.Numbers[:s.NumCount] {
			sink(rules.Event{Kind: rules.Lost, Seat: s.Turn, Value: n})
		}
	}
	s.ClearNumbers()
}

// Clear forgets all that belongs to one turn and makes ready for a roll.
func Clear(s *rules.State) {
	s.ClearNumbers()
	s.Bonus, s.BonCount = [rules.MaxBonus]uint8{}, 0
	s.Sixes, s.Tries, s.Extra = 0, 0, false
	s.Phase = rules.PhaseRoll
}

// Again lets the seat to play roll once more in the same turn. The sixes rolled
// in a row stay counted.
func Again(s *rules.State, sink rules.Sink) {
	s.ClearNumbers()
	s.Extra = false
	s.Phase = rules.PhaseRoll
	if sink != nil {
		sink(rules.Event{Kind: rules.ExtraRoll, Seat: s.Turn})
	}
}

// Pass ends the turn: the die goes to the next seat that has no place yet.
func Pass(s *rules.State, sink rules.Sink) {
	Clear(s)
	next, _ := s.NextUnplaced(int(s.Turn))
	s.Turn = uint8(next)
	if sink != nil {
		sink(rules.Event{Kind: rules.Turn, Seat: s.Turn})
	}
}

// PassOrEnd ends the turn in a game that is played for all places: once a
// single player is left, that player has the last place and the match is over.
func PassOrEnd(s *rules.State, sink rules.Sink) {
	if left := s.Unplaced(); left&(left-1) == 0 {
		Place(s, left)
		Over(s, sink)
		return
	}
	Pass(s, sink)
}

// Over ends the match; all places have been given.
func Over(s *rules.State, sink rules.Sink) {
	Clear(s)
	s.Phase = rules.PhaseOver
	if sink != nil {
		sink(rules.Event{Kind: rules.Over, Seat: s.Turn})
	}
}

// RefuseRoll says why a throw of the number die cannot be done in a match that
// is not over; ok is true if it can. It serves the opening's throws too.
func RefuseRoll(s *rules.State, a rules.Action) (why rules.Reason, ok bool) {
	if s.Phase != rules.PhaseRoll {
		return rules.ReasonMoveFirst, false
	}
	return rules.ReasonUnknown, Thrown(s, &a)
}

// Thrown reports whether an action is a throw of the number die, or one of the
// opening's, that can be done now.
func Thrown(s *rules.State, a *rules.Action) bool {
	return s.Phase == rules.PhaseRoll && a.Throw() && a.Value >= 1 && int(a.Value) <= rules.Faces(s)
}
