package oduludo

import (
	"math/bits"

	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// canPlay reports whether a seat has something to play for: a free piece that
// can still reach Earth, and no place yet.
func canPlay(s *rules.State, seat int) bool {
	return s.Place[seat] == 0 && missing(s, seat)
}

// missing reports whether a seat has a free piece that is not on Earth.
func missing(s *rules.State, seat int) bool {
	for p, at := range s.At[seat] {
		if s.Captor[seat][p] == 0 && at != rules.Home && at != rules.Out {
			return true
		}
	}
	return false
}

// finished reports whether a side has all its free pieces, at least one, on
// Earth.
func finished(s *rules.State, seat int) bool {
	some := false
	for left := side(s, seat); left != 0; left &= left - 1 {
		k := bits.TrailingZeros8(left)
		if missing(s, k) || eliminated(s, k) {
			return false
		}
		some = some || free(s, k, rules.Home) != 0
	}
	return some
}

// gone reports whether a side cannot finish any more: it is eliminated, or all
// its pieces are captives on Earth.
func gone(s *rules.State, seat int) bool {
	for left := side(s, seat); left != 0; left &= left - 1 {
		k := bits.TrailingZeros8(left)
		if eliminated(s, k) {
			return true
		}
		for p, at := range s.At[k] {
			if at != rules.Out && (at != rules.Home || s.Captor[k][p] == 0) {
				return false
			}
		}
	}
	return true
}

// playing is the mask of the seats that have no place yet and can get one.
func playing(s *rules.State) (mask uint8) {
	for left := s.Unplaced(); left != 0; left &= left - 1 {
		if k := bits.TrailingZeros8(left); !gone(s, k) {
			mask |= 1 << k
		}
	}
	return mask
}

// single reports whether the seats of a mask are at most one side.
func single(s *rules.State, mask uint8) bool {
	return mask == 0 || mask&^side(s, bits.TrailingZeros8(mask)) == 0
}

// judge gives places to those who have finished and ends the round, or the
// match, if it is over.
func (o *Oduludo) judge(s *rules.State, sink rules.Sink) bool {
	for i := range seats {
		k := (int(s.Turn) + i) % seats
		if s.Active(k) && s.Place[k] == 0 && finished(s, k) {
			turns.Finish(s, side(s, k), sink)
		}
	}
	left := playing(s)
	if !roundOver(s, left) {
		return false
	}
	if s.Placed == 0 {
		turns.Finish(s, left, sink) // the last faction left
	}
	o.endRound(s, sink)
	return true
}

// roundOver reports whether the round is over once only the seats of a mask
// are playing.
func roundOver(s *rules.State, left uint8) bool {
	return single(s, left) || s.Options[OptStopAtWinner] != 0 && s.Placed > 0
}

// endRound counts the points and begins the next round, or ends the match.
func (o *Oduludo) endRound(s *rules.State, sink rules.Sink) {
	s.Choice = rules.Choice{}
	addPoints(s)
	for k := range seats {
		if s.Place[k] == 1 {
			s.RoundsWon[k]++
		}
	}
	s.Round++
	if sink != nil {
		e := rules.Event{Kind: rules.RoundOver, Scores: make([]int, seats)}
		for k, points := range s.Score {
			e.Scores[k] = int(points)
		}
		sink(e)
	}
	switch {
	case s.Options[OptMode] != ModeLastPiece:
		rankRest(s)
		turns.Over(s, sink)
	case s.RoundsWon[0] >= lastRound || s.RoundsWon[1] >= lastRound || s.RoundsWon[2] >= lastRound || s.RoundsWon[3] >= lastRound:
		s.LostLast = loser(s) + 1
		rankAll(s)
		turns.Over(s, sink)
	default:
		o.nextRound(s, sink)
	}
}

// nextRound sets the pieces up again; the loser begins.
func (o *Oduludo) nextRound(s *rules.State, sink rules.Sink) {
	s.Turn = loser(s)
	s.LostLast = s.Turn + 1
	s.Place, s.Placed = [rules.MaxSeats]uint8{}, 0
	turns.Clear(s)
	deploy(s)
	if sink != nil {
		sink(rules.Event{Kind: rules.Turn, Seat: s.Turn})
	}
}

// loser is the seat that lost the round: the one left unfinished, or of several
// the one with the fewest points of the round. Where all others are out, it is
// of those who have lost their Kings the one with the fewest points by now: what
// they got for this round alone is no longer known.
func loser(s *rules.State) uint8 {
	left := playing(s)
	worth := func(k int) int { return points(s, k) }
	if left == 0 {
		left = s.Unplaced()
		worth = func(k int) int { return int(bit(!eliminated(s, k)))<<16 + int(s.Score[k]) }
	}
	worst, least := s.Turn, 0
	for first := true; left != 0; left &= left - 1 {
		k := bits.TrailingZeros8(left)
		if n := worth(k); first || n < least {
			worst, least, first = uint8(k), n, false
		}
	}
	return worst
}

// addPoints adds the points of the round. Those of the eliminated have been
// counted when they lost their Kings.
func addPoints(s *rules.State) {
	for k := range seats {
		if s.Active(k) && !eliminated(s, k) {
			s.Score[k] += int16(points(s, k))
		}
	}
	if s.Options[OptMode] == ModeTeam {
		for k := range seats / 2 {
			sum := s.Score[k] + s.Score[k+2]
			s.Score[k], s.Score[k+2] = sum, sum
		}
	}
}

// points is what a seat that is not eliminated has earned in a round.
func points(s *rules.State, seat int) int {
	place := int(s.Place[seat])
	sum := pointsHome * bits.OnesCount8(free(s, seat, rules.Home))
	switch {
	case place == 0:
		return sum + penalty(s, seat)
	case place <= len(pointsPlace):
		sum += pointsPlace[place-1]
	}
	if place == 1 {
		for k := range s.Captor {
			for _, by := range s.Captor[k] {
				if int(by) == seat+1 {
					sum += pointsCaptive
				}
			}
		}
	}
	return sum
}

// rankRest gives places to those who have none at the end of the only round:
// first those still playing, then those that are out, by their points.
func rankRest(s *rules.State) {
	for _, mask := range [2]uint8{playing(s), s.Seats} {
		for mask &= s.Unplaced(); mask != 0; mask &= s.Unplaced() {
			turns.Place(s, best(s, mask))
		}
	}
}

// rankAll gives the places of a match of many rounds: by all points, then by
// rounds won.
func rankAll(s *rules.State) {
	s.Place, s.Placed = [rules.MaxSeats]uint8{}, 0
	for left := s.Seats; left != 0; left = s.Unplaced() {
		turns.Place(s, best(s, left))
	}
}

// best is the seats of a mask that share most points and, with these, most
// rounds won.
func best(s *rules.State, mask uint8) (found uint8) {
	most := 0
	for ; mask != 0; mask &= mask - 1 {
		k := bits.TrailingZeros8(mask)
		worth := int(s.Score[k])*(lastRound+1) + int(s.RoundsWon[k])
		switch {
		case found == 0 || worth > most:
			found, most = 1<<k, worth
		case worth == most:
			found |= 1 << k
		}
	}
	return found
}

// pass hands the die to the next seat that has something to play for.
func (o *Oduludo) pass(s *rules.State, sink rules.Sink) {
	s.Choice = rules.Choice{}
	turns.Clear(s)
	for i := 1; i <= seats; i++ {
		if k := (int(s.Turn) + i) % seats; s.Active(k) && canPlay(s, k) {
			s.Turn = uint8(k)
			break
		}
	}
	if sink != nil {
		sink(rules.Event{Kind: rules.Turn, Seat: s.Turn})
	}
}
