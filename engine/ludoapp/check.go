package ludoapp

import (
	"errors"
	"fmt"
	"math/bits"

	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// placing: whoever has all pieces home has a place, and play goes on until one
// is left or, without playOn, not at all.
var placing = turns.Placing{
	Finished: done,
	Ends: func(s *rules.State, playing uint8) bool {
		return playing&(playing-1) == 0 || s.Options[OptPlayOn] == 0 && playing != s.Seats
	},
}

// Check says what is wrong with a position that the game cannot reach.
func (l *LudoApp) Check(s *rules.State) error {
	if err := turns.CheckSetup(s, l.game, &l.spec); err != nil {
		return err
	}
	if err := turns.CheckPieces(s, l.track, Pieces); err != nil {
		return err
	}
	if err := checkSquares(s); err != nil {
		return err
	}
	if err := turns.CheckForeign(s, l.spec.Keeps, turns.UsesNumbers|turns.UsesExtra); err != nil {
		return err
	}
	start := l.Start(rules.Setup{Seats: s.Seats, Options: s.Options, First: -1})
	if err := turns.CheckOpening(s, start); err != nil {
		return err
	}
	if err := placing.Check(s); err != nil {
		return err
	}
	return l.checkPhase(s)
}

// checkSquares wants at most two pieces on a square, and those of one colour.
func checkSquares(s *rules.State) error {
	var count [256]uint8
	var owner [256]int
	for left := s.Seats; left != 0; left &= left - 1 {
		k := bits.TrailingZeros8(left)
		for _, sq := range s.At[k][:Pieces] {
			if !sq.OnBoard() {
				continue
			}
			if count[sq] > 0 && owner[sq] != k {
				return fmt.Errorf("seats %d and %d cannot both stand on square %d", owner[sq], k, sq)
			}
			if owner[sq] = k; count[sq] == 2 {
				return fmt.Errorf("seat %d has more than two pieces on square %d", k, sq)
			}
			count[sq]++
		}
	}
	return nil
}

// checkPhase wants a number in hand exactly where a move is due.
func (l *LudoApp) checkPhase(s *rules.State) error {
	if s.Sixes > 2 {
		return errors.New("the third six ends the turn")
	}
	switch s.Phase {
	case rules.PhaseRoll, rules.PhaseOver:
		if s.NumCount != 0 || s.Numbers != [rules.MaxNumbers]uint8{} || s.Extra {
			return errors.New("a number waits and an extra roll is owed only where a move is due")
		}
		if s.Phase == rules.PhaseOver && s.Sixes != 0 {
			return errors.New("the match is over, but sixes are counted")
		}
		return nil
	case rules.PhaseMove:
	default:
		return errors.New("ludo-app has the phases roll, move and over")
	}
	n := s.Number()
	if s.NumCount != 1 || s.Numbers != [rules.MaxNumbers]uint8{uint8(n)} {
		return errors.New("a move needs the one number in hand")
	}
	if n < 1 || n > 6 {
		return fmt.Errorf("%d is no number of the die", n)
	}
	if n != 6 && s.Sixes != 0 {
		return fmt.Errorf("after a %d no sixes in a row are counted", n)
	}
	seat := int(s.Turn)
	p := l.look(s, seat)
	if s.Extra && !bonus(s, &p, seat) {
		return fmt.Errorf("this %d gives no extra roll", n)
	}
	if !l.canMove(s, &p, seat, n) {
		return fmt.Errorf("no piece can move by the %d in hand", n)
	}
	return nil
}
