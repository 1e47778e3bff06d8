package luddo

import (
	"math/bits"

	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// finish ends the turn of a player that has brought its last piece home. What
// is left of its numbers is lost, and no extra roll is given.
func (l *Luddo) finish(s *rules.State, seat int, sink rules.Sink) {
	teams := s.Options[OptTeams] != 0
	if !teams || done(s, seat^2) {
		turns.Finish(s, side(s, seat), sink)
	}
	turns.Lose(s, sink)
	if left := s.Unplaced(); left&(left-1) == 0 || teams && s.Placed > 0 {
		turns.Place(s, left)
		turns.Over(s, sink)
		return
	}
	l.endTurn(s, sink)
}

// stops reports whether the match ends with this turn though it has not been
// played to its end: its time is up, or nobody can ever move again.
func (l *Luddo) stops(s *rules.State) bool {
	return s.TimeUp || s.Options[OptCaptureFirst] != 0 && l.stuck(s)
}

// rank gives those who are still playing their places by what they have
// reached: pieces home, then all steps, then earlier seat.
func (l *Luddo) rank(s *rules.State) {
	for left := s.Unplaced(); left != 0; left = s.Unplaced() {
		var best uint8
		most := -1
		for rest := left; rest != 0; rest &= rest - 1 {
			mask, reached := side(s, bits.TrailingZeros8(rest)), 0
			for seats := mask; seats != 0; seats &= seats - 1 {
				reached += l.reached(s, bits.TrailingZeros8(seats))
			}
			if reached > most {
				best, most = mask, reached
			}
		}
		turns.Place(s, best)
	}
}

// reached puts a seat's pieces home and its steps into one number to compare.
// The steps of two seats together stay below the weight of a piece.
func (l *Luddo) reached(s *rules.State, seat int) int {
	sum := 0
	for _, sq := range s.At[seat][:Pieces] {
		if sq != rules.Yard {
			sum += int(l.geometry(s).track.Step[seat][sq])
		}
	}
	return atHome(s, seat)*1000 + sum
}
