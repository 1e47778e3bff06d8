package luddo

import (
	"errors"
	"fmt"
	"math/bits"

	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// placing: whoever has brought home what it takes has a place, of a team both,
// and play goes on until one is left. Its clock can stop a match, and so can
// captureFirst.
func (l *Luddo) placing() turns.Placing {
	return turns.Placing{
		Finished: func(s *rules.State, seat int) bool {
			return done(s, seat) && (s.Options[OptTeams] == 0 || done(s, seat^2))
		},
		Ends: func(s *rules.State, playing uint8) bool {
			return playing&(playing-1) == 0 || s.Options[OptTeams] != 0 && playing != s.Seats
		},
		Rank:  l.rank,
		Side:  side,
		Stops: l.stops,
	}
}

// Check says what is wrong with a position that luddo cannot reach.
func (l *Luddo) Check(s *rules.State) error {
	if err := turns.CheckSetup(s, l.game, &l.spec); err != nil {
		return err
	}
	if err := turns.CheckPieces(s, l.Board(s), Pieces); err != nil {
		return err
	}
	if err := checkCaptures(s); err != nil {
		return err
	}
	if err := l.checkSquares(s); err != nil {
		return err
	}
	if err := turns.CheckForeign(s, l.spec.Keeps, turns.UsesNumbers|turns.UsesExtra|turns.UsesTimeUp); err != nil {
		return err
	}
	if err := turns.CheckOpening(s, l.Start(rules.Setup{Seats: s.Seats, Options: s.Options, First: -1})); err != nil {
		return err
	}
	if err := l.placing().Check(s); err != nil {
		return err
	}
	return l.checkPhase(s)
}

// checkCaptures wants a capture of a seat past the ring where that is the rule.
func checkCaptures(s *rules.State) error {
	for seats := s.Seats; seats != 0; seats &= seats - 1 {
		k := bits.TrailingZeros8(seats)
		for p, sq := range s.At[k][:Pieces] {
			if s.Options[OptCaptureFirst] != 0 && !sq.IsRing() && sq != rules.Yard && s.Captured>>k&1 == 0 {
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
