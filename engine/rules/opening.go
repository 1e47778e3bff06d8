package rules

import "math/bits"

// The opening (RULES.md section 0) is part of the position: while State.Opening
// is not zero the seat to play rolls for who begins, and the same roll actions,
// journal and undo as in the match serve it.

// The option every game has first, and its values.
const (
	OpeningRollOff = iota
	OpeningFirst
	OpeningRandom
)

// OpeningOption declares the option; games put it at index 0.
func OpeningOption() OptionSpec { return OneOf("opening", "roll-off", "first-seat", "random") }

// DiceOption declares who rolls: the program, or the players with real dice.
// Games put it at index 1.
func DiceOption() OptionSpec { return OneOf("dice", "fair", "manual") }

// The indices of the options all games share.
const (
	OptOpening = 0
	OptDice    = 1
)

// BeginOpening sets up who begins, by setup.First or by the option.
func BeginOpening(s *State, setup Setup) {
	s.Phase = PhaseRoll
	s.Turn = uint8(s.FirstSeat())
	switch {
	case setup.First >= 0:
		s.Turn = uint8(setup.First)
	case s.Options[OptOpening] == OpeningRollOff:
		s.Opening, s.OpenContest = s.Seats, s.Seats
	case s.Options[OptOpening] == OpeningRandom:
		s.BeginDraw()
	}
}

// BeginDraw makes the next throw draw the seat that begins: an opening without
// a contest.
func (s *State) BeginDraw() { s.Opening, s.OpenContest = s.Seats, 0 }

// RollOpening takes one opening throw. It reports true once the first player is
// found; s.Turn is that player then.
func RollOpening(s *State, value uint8, sink Sink) bool {
	if s.Drawn() {
		seat := nthSeat(s.Seats, int(value)-1)
		emit(sink, Event{Kind: Rolled, Seat: uint8(seat), Value: value, Die: DieOpening})
		return endOpening(s, seat, sink)
	}
	emit(sink, Event{Kind: Rolled, Seat: s.Turn, Value: value, Die: DieOpening})
	s.OpenRolled[s.Turn] = value
	s.Opening &^= 1 << s.Turn
	if s.Opening == 0 {
		best := s.highest()
		if best&(best-1) == 0 {
			return endOpening(s, bits.TrailingZeros8(best), sink)
		}
		s.Opening, s.OpenContest = best, best
		s.OpenRolled = [MaxSeats]uint8{}
	}
	s.Turn = uint8(bits.TrailingZeros8(s.Opening))
	emit(sink, Event{Kind: Turn, Seat: s.Turn, Die: DieOpening})
	return false
}

// highest is the mask of the contest's seats that share its best throw.
func (s *State) highest() (mask uint8) {
	var most uint8
	for left := s.OpenContest; left != 0; left &= left - 1 {
		k := bits.TrailingZeros8(left)
		switch {
		case s.OpenRolled[k] > most:
			most, mask = s.OpenRolled[k], 1<<k
		case s.OpenRolled[k] == most:
			mask |= 1 << k
		}
	}
	return mask
}

// nthSeat is seat number n, from 0, of those in a mask.
func nthSeat(mask uint8, n int) int {
	for range n {
		mask &= mask - 1
	}
	return bits.TrailingZeros8(mask)
}

func endOpening(s *State, first int, sink Sink) bool {
	s.Opening, s.OpenContest = 0, 0
	s.OpenRolled = [MaxSeats]uint8{}
	s.Turn = uint8(first)
	emit(sink, Event{Kind: Turn, Seat: s.Turn})
	return true
}

// Drawn reports whether the opening is one throw that draws the first seat.
func (s *State) Drawn() bool { return s.Opening != 0 && s.OpenContest == 0 }

func emit(sink Sink, e Event) {
	if sink != nil {
		sink(e)
	}
}
