package oduludo

import (
	"errors"
	"fmt"
	"math/bits"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// checkPlaces wants places for those who have finished, and a match that is
// over exactly when the rules end it.
func checkPlaces(s *rules.State) error {
	for k, place := range s.Place {
		if place > s.Placed || place > 0 && !s.Active(k) {
			return fmt.Errorf("seat %d cannot have place %d", k, place)
		}
	}
	for place := uint8(1); place <= s.Placed; place++ {
		var mask uint8
		for k, has := range s.Place {
			mask |= bit(has == place) << k
		}
		if mask == 0 || s.Phase != rules.PhaseOver && mask != side(s, bits.TrailingZeros8(mask)) {
			return fmt.Errorf("place %d has to be of one player or one team", place)
		}
	}
	if s.Phase == rules.PhaseOver {
		return checkResult(s)
	}
	for k := range seats {
		switch {
		case !s.Active(k):
		case s.Place[k] == 0 && finished(s, k):
			return fmt.Errorf("seat %d has finished, but has no place", k)
		case s.Place[k] != 0 && (eliminated(s, k) || inPlay(s, k) || free(s, k, rules.Home) == 0):
			return fmt.Errorf("seat %d has a place, but has not finished", k)
		case s.Place[k] == 0 && s.Options[OptMode] != ModeTeam && free(s, k, rules.Home)>>king&1 == 1:
			return fmt.Errorf("the King of seat %d is on Earth before its others", k)
		}
	}
	if roundOver(s, playing(s)) {
		return errors.New("the round is over, but the match goes on")
	}
	if s.Opening == 0 && !canPlay(s, int(s.Turn)) && s.Phase != rules.PhaseChoose {
		return fmt.Errorf("it is the turn of seat %d, which has nothing to play for", s.Turn)
	}
	return nil
}

// checkResult wants places that follow from the points.
func checkResult(s *rules.State) error {
	want := *s
	if s.Options[OptMode] == ModeLastPiece {
		rankAll(&want)
		if want.Place != s.Place || want.Placed != s.Placed {
			return errors.New("the places do not follow from the points")
		}
		winners := 0
		for _, won := range s.RoundsWon {
			if won > lastRound {
				return fmt.Errorf("nobody can win %d rounds", won)
			}
			winners += int(won / lastRound)
		}
		if winners != 1 {
			return fmt.Errorf("the match is over when one has won five rounds, not %d", winners)
		}
		return nil
	}
	for last := s.Placed; last >= 1; last-- {
		if follows(s, last) {
			return nil
		}
	}
	return errors.New("the match is over, but its places do not follow from the pieces and points")
}

// follows reports whether a result comes about when the places up to last were
// earned in play and the others are given at the end.
func follows(s *rules.State, last uint8) bool {
	before := *s
	before.Placed = last
	for k := range seats {
		earned := s.Place[k] >= 1 && s.Place[k] <= last
		switch {
		case !earned:
			before.Place[k] = 0
			if s.Active(k) && finished(s, k) {
				return false
			}
		case s.RoundsWon[k] == 1 != (s.Place[k] == 1):
			return false
		case s.Place[k] > 1 && (eliminated(s, k) || inPlay(s, k)):
			return false // what its captors have released may wait in the ship
		}
	}
	if !roundOver(&before, playing(&before)) {
		return false
	}
	rankRest(&before)
	return before.Place == s.Place && before.Placed == s.Placed
}

// checkPhase wants numbers, tries and choices that fit the phase.
func (o *Oduludo) checkPhase(s *rules.State) error {
	if s.Sixes != 0 {
		return errors.New("sixes are not counted in this game")
	}
	if s.Phase != rules.PhaseChoose && (s.Choice != rules.Choice{} || s.Extra) {
		return errors.New("there is a choice to settle, but the phase is another")
	}
	none := s.NumCount == 0 && s.Numbers == [rules.MaxNumbers]uint8{}
	if s.Phase != rules.PhaseMove && !none {
		return errors.New("a number is in hand, but no move is due")
	}
	if s.Tries != 0 && (s.Tries >= tries || s.Phase != rules.PhaseRoll && s.Phase != rules.PhaseMove ||
		inPlay(s, int(s.Turn)) || o.closed(s, o.moon(int(s.Turn)))) {
		return fmt.Errorf("seat %d cannot have used %d tries", s.Turn, s.Tries)
	}
	switch s.Phase {
	case rules.PhaseRoll, rules.PhaseOver:
		return nil
	case rules.PhaseMove:
		n := s.Numbers[0]
		if s.NumCount != 1 || n < 1 || n > 6 || s.Numbers != [rules.MaxNumbers]uint8{n} || !o.canMove(s) {
			return errors.New("the number in hand is none that a piece can use")
		}
		return nil
	case rules.PhaseChoose:
		return o.checkChoice(s)
	}
	return errors.New("the position has no phase")
}

// checkChoice wants a choice that the stack it is about really has.
func (o *Oduludo) checkChoice(s *rules.State) error {
	c := s.Choice
	if c.Seat != s.Turn || c.Piece >= Pieces || c.Number < 1 || c.Number > 6 || c.Number == 6 && !s.Extra {
		return errors.New("the choice is about no move that can have been made")
	}
	sq, st := o.stood(s), stage(s)
	stack := free(s, int(s.Turn), sq)
	if s.Extra && c.Number != 6 && (st != stageMeet || !o.has(sq, board.Star)) {
		return errors.New("an extra roll is owed, but the move was neither by a six nor to a Star")
	}
	if !sq.IsRing() || s.Captor[s.Turn][c.Piece] != 0 || stack == 0 {
		return errors.New("the choice is about a piece that is not on the ring")
	}
	if st != stageSun && int(c.Piece) != bits.TrailingZeros8(stack) {
		return errors.New("the choice names its stack by the lowest piece")
	}
	flags, options := st, uint8(0)
	switch st {
	case stageSun:
		flags |= c.Flags & (flagBack | flagAlong)
		options = o.ways(s, only(int(s.Turn), 1<<queen), sq)
		if c.Piece != queen || !o.has(sq, board.Sun) || bits.OnesCount8(options) < 2 || o.origin(s) == rules.Out {
			return errors.New("only the Queen chooses between two Suns")
		}
		along := c.Flags&flagAlong != 0
		here := carried(s, side(s, int(s.Turn)), sq) != 0
		behind := carried(s, side(s, int(s.Turn)), o.origin(s)) != 0
		if along && !here || !along && behind && !here {
			return errors.New("what the Queen carries comes with her to the Sun where she chooses")
		}
	case stageMeet:
		flags |= c.Flags & flagCircle
		options = 1<<rules.SendBack | 1<<rules.Kidnap
		if met(s, sq) == 0 || c.Flags&flagCircle != 0 != o.has(sq, board.Circle) {
			return errors.New("nobody is met where the choice is about a meeting")
		}
	case stageOffer:
		options = 1<<rules.UseOduludo | 1<<rules.SkipOduludo
	}
	if st == stageOffer || st == stageDie {
		if !o.has(sq, board.Circle) || met(s, sq) != 0 {
			return errors.New("the Oduludo die is rolled on a Circle")
		}
	}
	if st < stageSun || st > stageDie || c.Flags != flags || c.Options != options {
		return errors.New("the choice has other options than the move leaves")
	}
	return nil
}
