package luddo

import (
	"errors"
	"fmt"
	"math/bits"

	"ludaxy/engine/rules"
)

// Check says what is wrong with a position that luddo cannot reach.
func (l *Luddo) Check(s *rules.State) error {
	for _, check := range []func(*rules.State) error{
		l.checkSeats, l.checkPieces, l.checkSquares, checkForeign, checkOpening, l.checkPlaces, l.checkPhase,
	} {
		if err := check(s); err != nil {
			return err
		}
	}
	return nil
}

// checkSeats is first: what follows counts on options and seats that exist.
func (l *Luddo) checkSeats(s *rules.State) error {
	if s.Game != l.game {
		return errors.New("the position is of another game")
	}
	for i, v := range s.Options {
		if i < len(l.spec.Options) && int(v) >= len(l.spec.Options[i].Values) || i >= len(l.spec.Options) && v != 0 {
			return fmt.Errorf("house rule %d has no value %d", i, v)
		}
	}
	setup := rules.Setup{Seats: s.Seats, Options: s.Options, First: -1}
	if err := l.spec.Check(setup); err != nil {
		return err
	}
	if int(s.Arms) != arms(setup) {
		return fmt.Errorf("the board has %d arms, not %d", arms(setup), s.Arms)
	}
	if s.Turn >= rules.MaxSeats || !s.Active(int(s.Turn)) {
		return fmt.Errorf("it is the turn of seat %d, where nobody plays", s.Turn)
	}
	return nil
}

// checkPieces wants every piece on a square of its path.
func (l *Luddo) checkPieces(s *rules.State) error {
	t := l.Board(s)
	for k := range s.At {
		for p, sq := range s.At[k] {
			switch {
			case !s.Active(k) || p >= Pieces:
				if sq != rules.Out {
					return fmt.Errorf("seat %d has a piece %d too many", k, p)
				}
			case sq != rules.Yard && int(t.Step[k][sq]) > t.HomeStep:
				return fmt.Errorf("piece %d of seat %d stands off its path", p, k)
			case s.Options[OptCaptureFirst] != 0 && !sq.IsRing() && sq != rules.Yard && s.Captured>>k&1 == 0:
				return fmt.Errorf("seat %d has piece %d past the ring without a capture", k, p)
			}
		}
	}
	if s.Captured&^s.Seats != 0 {
		return errors.New("a seat where nobody plays has captured")
	}
	return nil
}

// checkSquares wants no opponents together where one would have been captured.
func (l *Luddo) checkSquares(s *rules.State) error {
	g := l.geometry(s)
	for seats := s.Seats; seats != 0; seats &= seats - 1 {
		k := bits.TrailingZeros8(seats)
		for p, sq := range s.At[k][:Pieces] {
			if !g.open[sq] {
				continue
			}
			for others := opponents(s, k); others != 0; others &= others - 1 {
				if o := bits.TrailingZeros8(others); standing(s, o, sq) != 0 {
					return fmt.Errorf("seats %d and %d cannot both stand on square %d (piece %d)", k, o, sq, p)
				}
			}
		}
	}
	return nil
}

// checkForeign wants nothing in the parts of the state that luddo does not use.
func checkForeign(s *rules.State) error {
	used := *s
	used.LastMoved, used.Later = [rules.MaxSeats]uint8{}, [rules.MaxSeats]uint8{}
	used.Captor, used.UFOs, used.Choice = [4][rules.MaxPieces]uint8{}, 0, rules.Choice{}
	used.Score, used.RoundsWon, used.Round, used.LostLast = [4]int16{}, [4]uint8{}, 0, 0
	used.Bonus, used.BonCount, used.Tries = [rules.MaxBonus]uint8{}, 0, 0
	if used != *s {
		return errors.New("luddo has no bonus counts, tries, captives, rounds or the like")
	}
	return nil
}
