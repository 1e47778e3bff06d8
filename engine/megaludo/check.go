package megaludo

import (
	"errors"
	"fmt"
	"math/bits"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// Check says what is wrong with a position that the game cannot reach.
func (m *MegaLudo) Check(s *rules.State) error {
	if err := turns.CheckSetup(s, m.game, &m.spec); err != nil {
		return err
	}
	if err := turns.CheckPieces(s, m.Board(s), Pieces); err != nil {
		return err
	}
	if err := m.checkSquares(s); err != nil {
		return err
	}
	if err := checkLastMoved(s); err != nil {
		return err
	}
	if err := turns.CheckForeign(s, m.spec.Keeps, turns.UsesNumbers|turns.UsesBonus|turns.UsesExtra); err != nil {
		return err
	}
	if err := turns.CheckOpening(s, m.Start(rules.Setup{Seats: s.Seats, Options: s.Options, First: -1})); err != nil {
		return err
	}
	placing := turns.Placing{
		Finished: done,
		Ends:     func(s *rules.State, playing uint8) bool { return playing != s.Seats },
		Rank:     m.rank,
	}
	if err := placing.Check(s); err != nil {
		return err
	}
	return m.checkPhase(s)
}

// checkSquares wants at most two pieces on a square, of two colours only where
// nobody is captured, and to know which of two on the ring came second.
func (m *MegaLudo) checkSquares(s *rules.State) error {
	t := m.Board(s)
	for seats := s.Seats; seats != 0; seats &= seats - 1 {
		k := bits.TrailingZeros8(seats)
		if s.Later[k]>>Pieces != 0 {
			return fmt.Errorf("seat %d has no such pieces to arrive", k)
		}
		for p, sq := range s.At[k][:Pieces] {
			later := int(s.Later[k] >> p & 1)
			if !sq.OnBoard() {
				if later != 0 {
					return fmt.Errorf("piece %d of seat %d is off the board and cannot have arrived second", p, k)
				}
				continue
			}
			count, second := 0, 0
			for rest := s.Seats; rest != 0; rest &= rest - 1 {
				o := bits.TrailingZeros8(rest)
				there := standing(s, o, sq)
				count += bits.OnesCount8(there)
				second += bits.OnesCount8(s.Later[o] & there)
				if o != k && there != 0 && !t.Has(uint8(sq), board.Safe) {
					return fmt.Errorf("seats %d and %d cannot both stand on square %d", k, o, sq)
				}
			}
			if count > 2 {
				return fmt.Errorf("%d pieces stand on square %d: there is room for two", count, sq)
			}
			if sq.IsRing() && second != count-1 || sq.IsLane() && later != 0 {
				return fmt.Errorf("of %d pieces on square %d, %d came second", count, sq, second)
			}
		}
	}
	for k, later := range s.Later {
		if later != 0 && !s.Active(k) {
			return fmt.Errorf("seat %d is not played, but has arrived somewhere", k)
		}
	}
	return nil
}

// checkLastMoved wants the last moved piece of a seat to be out of the yard.
func checkLastMoved(s *rules.State) error {
	for k, last := range s.LastMoved {
		switch {
		case last == 0:
		case !s.Active(k) || last > Pieces:
			return fmt.Errorf("seat %d has no piece %d that could have moved last", k, last-1)
		case s.At[k][last-1] == rules.Yard:
			return fmt.Errorf("piece %d of seat %d is in the yard and not the last moved", last-1, k)
		}
	}
	return nil
}

// checkPhase wants a count in hand exactly where a move is due.
func (m *MegaLudo) checkPhase(s *rules.State) error {
	if s.Sixes > 2 {
		return errors.New("the third six ends the turn")
	}
	if s.NumCount > 1 || int(s.BonCount) > len(s.Bonus) {
		return errors.New("there is at most one number in hand")
	}
	for i, n := range s.Numbers {
		if (i < int(s.NumCount)) != (n >= 1 && n <= 6) || i >= int(s.NumCount) && n != 0 {
			return fmt.Errorf("%d is no number of the die", n)
		}
	}
	for i, n := range s.Bonus {
		if owed := i < int(s.BonCount); owed && n != CaptureBonus && n != HomeBonus || !owed && n != 0 {
			return fmt.Errorf("%d is not owed for anything", n)
		}
	}
	switch s.Phase {
	case rules.PhaseRoll, rules.PhaseOver:
		if s.NumCount != 0 || s.BonCount != 0 || s.Extra {
			return errors.New("numbers, bonus counts and an extra roll wait only where a move is due")
		}
		if s.Phase == rules.PhaseOver && s.Sixes != 0 {
			return errors.New("the match is over, but sixes are counted")
		}
		return nil
	case rules.PhaseMove:
	default:
		return errors.New("mega-ludo has the phases roll, move and over")
	}
	if (s.NumCount == 0) == (s.BonCount == 0) {
		return errors.New("a move needs either the number in hand or bonus counts")
	}
	n := inHand(s)
	if s.NumCount == 1 && n != 6 && (s.Sixes != 0 || s.Extra) {
		return fmt.Errorf("after a %d no sixes in a row are counted and no extra roll is owed", n)
	}
	if m.able(s, int(s.Turn), n) == 0 {
		return fmt.Errorf("no piece can move by the %d in hand", n)
	}
	return nil
}
