package turns

import (
	"errors"
	"fmt"
	"math/bits"

	"ludaxy/engine/rules"
)

// Placing is how a game gives its places.
type Placing struct {
	// Finished reports whether a seat has reached the goal of the game and so
	// has a place; of a team, whether all of it has.
	Finished func(s *rules.State, seat int) bool
	// Ends reports whether the match is over once only the seats of a mask
	// have not finished.
	Ends func(s *rules.State, playing uint8) bool
	// Rank gives the seats that have no place yet theirs, at the end of the
	// match; nil gives them all the next one.
	Rank func(s *rules.State)
	// Side is the mask of the seats that have their place together with one;
	// nil where everybody plays alone.
	Side func(s *rules.State, seat int) uint8
	// Stops reports whether the match may end here before it has been played
	// to its end, in a position where only those who have finished have a
	// place; nil means it never may.
	Stops func(s *rules.State) bool
}

// Check wants places that follow from the pieces, and a match that is over
// exactly when its game ends it.
func (p Placing) Check(s *rules.State) error {
	groups, err := placeGroups(s)
	if err != nil {
		return err
	}
	var finished uint8
	for seats := s.Seats; seats != 0; seats &= seats - 1 {
		if k := bits.TrailingZeros8(seats); p.Finished(s, k) {
			finished |= 1 << k
		}
	}
	if s.Phase == rules.PhaseOver {
		return p.checkResult(s, finished)
	}
	if p.Ends(s, s.Seats&^finished) {
		return errors.New("the match has been played to its end, but is not over")
	}
	if s.Seats&^finished != groups[0] {
		return errors.New("the seats that have finished, and only they, have to have a place")
	}
	if err := p.apart(s, groups, s.Placed); err != nil {
		return err
	}
	if s.Place[s.Turn] != 0 {
		return fmt.Errorf("it is the turn of seat %d, which has finished", s.Turn)
	}
	return nil
}

// checkResult wants the result that the game gives to the seats that have
// finished, in the order they have, and to the others.
func (p Placing) checkResult(s *rules.State, finished uint8) error {
	before := *s
	before.Place, before.Placed = [rules.MaxSeats]uint8{}, 0
	for k, place := range s.Place {
		if finished>>k&1 == 1 {
			before.Place[k], before.Placed = place, max(before.Placed, place)
		}
	}
	groups, err := placeGroups(&before)
	if err == nil {
		err = p.apart(s, groups, before.Placed)
	}
	if err != nil {
		return err
	}
	if !p.Ends(s, s.Seats&^finished) && (p.Stops == nil || !p.Stops(&before)) {
		return errors.New("the match is over, but it has not been played to its end")
	}
	if last := groups[before.Placed]; before.Placed > 0 && p.Ends(s, groups[0]|last) {
		return errors.New("a seat has finished after the end of the match")
	}
	if p.Rank == nil {
		Place(&before, before.Unplaced())
	} else {
		p.Rank(&before)
	}
	if before.Place != s.Place || before.Placed != s.Placed {
		return errors.New("the places do not follow from the pieces")
	}
	return nil
}

// placeGroups is the mask of seats of every place, those without one as place
// 0.
func placeGroups(s *rules.State) (groups [rules.MaxSeats + 1]uint8, err error) {
	if s.Placed > rules.MaxSeats {
		return groups, fmt.Errorf("%d places are more than there are seats", s.Placed)
	}
	for k, place := range s.Place {
		if place > s.Placed || place > 0 && !s.Active(k) {
			return groups, fmt.Errorf("seat %d cannot have place %d", k, place)
		}
		if s.Active(k) {
			groups[place] |= 1 << k
		}
	}
	for place := uint8(1); place <= s.Placed; place++ {
		if groups[place] == 0 {
			return groups, fmt.Errorf("nobody has place %d, but later places are given", place)
		}
	}
	return groups, nil
}

// apart wants every place up to one to be a single player's, or a single
// team's.
func (p Placing) apart(s *rules.State, groups [rules.MaxSeats + 1]uint8, placed uint8) error {
	for place := uint8(1); place <= placed; place++ {
		side := groups[place] & -groups[place]
		if p.Side != nil {
			side = p.Side(s, bits.TrailingZeros8(side))
		}
		if groups[place] != side {
			return fmt.Errorf("place %d has to be of one player, or of one team", place)
		}
	}
	return nil
}
