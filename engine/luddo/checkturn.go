package luddo

import (
	"errors"
	"fmt"

	"ludaxy/engine/rules"
)

// checkPhase wants numbers in hand that the phase allows, and a move where one
// is due.
func (l *Luddo) checkPhase(s *rules.State) error {
	if s.TimeUp && s.Options[OptMatchMinutes] == 0 {
		return errors.New("the time is up in a match without a clock")
	}
	if s.NumCount > 3 || s.Numbers != numbersOf(s) {
		return errors.New("there are at most three numbers in hand")
	}
	sixes := uint8(0)
	for i, n := range s.Numbers[:s.NumCount] {
		if n < 1 || n > 6 {
			return fmt.Errorf("%d is no number of the die", n)
		}
		if n == 6 {
			sixes++
		} else if i+1 < int(s.NumCount) {
			return fmt.Errorf("no number can follow a %d: it closes the set", n)
		}
	}
	if s.Sixes > 2 || sixes > 2 {
		return errors.New("the third six cancels all of them")
	}
	switch s.Phase {
	case rules.PhaseRoll:
		if sixes != s.NumCount || s.Sixes != s.NumCount || s.Extra {
			return errors.New("before a roll there are only the sixes of this set in hand, and no extra roll is owed")
		}
		if s.NumCount > 0 && !l.geometry(s).canMove(s, mover(s, int(s.Turn)), 6) {
			return errors.New("no piece can move by the first six: the turn is over")
		}
	case rules.PhaseMove:
		if s.NumCount == 0 {
			return errors.New("a move needs a number in hand")
		}
		if s.Sixes != 0 && s.Sixes < sixes {
			return fmt.Errorf("%d sixes in hand are more than the %d rolled", sixes, s.Sixes)
		}
		if !l.geometry(s).canMove(s, mover(s, int(s.Turn)), s.Numbers[0]) {
			return fmt.Errorf("no piece can move by the %d in hand", s.Numbers[0])
		}
	case rules.PhaseOver:
		if s.NumCount != 0 || s.Sixes != 0 || s.Extra {
			return errors.New("the match is over, but numbers are left")
		}
	default:
		return errors.New("luddo has the phases roll, move and over")
	}
	return nil
}

// numbersOf is the numbers in hand with nothing behind them.
func numbersOf(s *rules.State) (n [rules.MaxNumbers]uint8) {
	copy(n[:], s.Numbers[:s.NumCount])
	return n
}
