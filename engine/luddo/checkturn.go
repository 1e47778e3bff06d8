package luddo

import (
	"errors"
	"fmt"
	"math/bits"

	"ludaxy/engine/rules"
)

// checkOpening wants an opening that has come about by rolling.
func checkOpening(s *rules.State) error {
	if s.Opening == 0 {
		if s.OpenContest != 0 || s.OpenRolled != [rules.MaxSeats]uint8{} {
			return errors.New("the opening is over, but rolls of it are left")
		}
		return nil
	}
	if s.Phase != rules.PhaseRoll || s.NumCount != 0 || s.Placed != 0 || s.Captured != 0 {
		return errors.New("the match cannot have begun before the opening is over")
	}
	if s.Drawn() {
		if s.Opening != s.Seats || s.OpenRolled != [rules.MaxSeats]uint8{} || int(s.Turn) != s.FirstSeat() {
			return errors.New("the seat that begins is drawn from all seats by the first")
		}
		return nil
	}
	if s.OpenContest&^s.Seats != 0 || s.Opening&^s.OpenContest != 0 || s.OpenContest&(s.OpenContest-1) == 0 {
		return errors.New("the opening is between seats that are not all in it")
	}
	if int(s.Turn) != bits.TrailingZeros8(s.Opening) {
		return fmt.Errorf("the next to roll for the opening is seat %d", bits.TrailingZeros8(s.Opening))
	}
	for k, v := range s.OpenRolled {
		rolled := (s.OpenContest&^s.Opening)>>k&1 == 1
		if rolled != (v != 0) || v > 6 || rolled && k > int(s.Turn) {
			return fmt.Errorf("seat %d cannot have rolled %d in the opening", k, v)
		}
	}
	return nil
}

// checkPlaces wants places that follow from the pieces at home.
func (l *Luddo) checkPlaces(s *rules.State) error {
	var groups [rules.MaxSeats + 1]uint8
	for k, place := range s.Place {
		if place > s.Placed || place > 0 && !s.Active(k) {
			return fmt.Errorf("seat %d cannot have place %d", k, place)
		}
		if s.Active(k) {
			groups[place] |= 1 << k
		}
	}
	for place := uint8(1); place <= s.Placed; place++ {
		together := groups[place]
		alone := together != 0 && together&(together-1) == 0
		if s.Options[OptTeams] != 0 {
			alone = together == team(0) || together == team(1)
		}
		if !alone {
			return fmt.Errorf("place %d has to be of one player, or of one team", place)
		}
	}
	if s.Phase == rules.PhaseOver {
		if groups[0] != 0 {
			return errors.New("the match is over, but a seat has no place")
		}
		return l.checkResult(s)
	}
	if s.Options[OptTeams] != 0 {
		if s.Placed != 0 || done(s, 0) && done(s, 2) || done(s, 1) && done(s, 3) {
			return errors.New("a team has all its pieces home, but the match is not over")
		}
		return nil
	}
	if groups[0]&(groups[0]-1) == 0 {
		return errors.New("one player is left, but the match is not over")
	}
	for seats := s.Seats; seats != 0; seats &= seats - 1 {
		if k := bits.TrailingZeros8(seats); done(s, k) != (s.Place[k] != 0) {
			return fmt.Errorf("seat %d has %d pieces home, which does not suit its place %d", k, atHome(s, k), s.Place[k])
		}
	}
	if s.Place[s.Turn] != 0 {
		return fmt.Errorf("it is the turn of seat %d, which has finished", s.Turn)
	}
	return nil
}

// checkResult wants the places of a match that is over to be those the rules
// give: the finished first, the rest by what they have reached.
func (l *Luddo) checkResult(s *rules.State) error {
	before := *s
	before.Placed = 0
	unfinished := 0
	for seats := s.Seats; seats != 0; seats &= seats - 1 {
		k := bits.TrailingZeros8(seats)
		if done(s, k) && (s.Options[OptTeams] == 0 || done(s, k^2)) {
			before.Placed = max(before.Placed, s.Place[k])
			continue
		}
		unfinished++
		before.Place[k] = 0
	}
	if unfinished > 1 && s.Options[OptTeams] != 0 {
		unfinished /= 2
	}
	stopped := s.TimeUp || s.Options[OptCaptureFirst] != 0 && l.stuck(&before)
	if unfinished != 1 && !(unfinished > 1 && stopped) {
		return fmt.Errorf("the match cannot be over with %d unfinished", unfinished)
	}
	l.judge(&before, nil)
	if before.Place != s.Place {
		return errors.New("the places do not follow from the pieces")
	}
	return nil
}

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
