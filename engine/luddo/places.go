package luddo

import (
	"math/bits"

	"ludaxy/engine/rules"
)

// finish ends the turn of a player that has brought its last piece home. What
// is left of its numbers is lost, and no extra roll is given.
func (l *Luddo) finish(s *rules.State, seat int, sink rules.Sink) {
	teams := s.Options[OptTeams] != 0
	switch {
	case !teams:
		givePlace(s, 1<<seat, sink)
	case done(s, seat^2):
		givePlace(s, team(seat), sink)
	}
	lose(s, sink)
	if left := s.Unplaced(); left&(left-1) == 0 || teams && s.Placed > 0 {
		place(s, left)
		over(s, sink)
		return
	}
	l.endTurn(s, sink)
}

// place gives the seats of a mask the next place together.
func place(s *rules.State, seats uint8) {
	s.Placed++
	for ; seats != 0; seats &= seats - 1 {
		s.Place[bits.TrailingZeros8(seats)] = s.Placed
	}
}

// givePlace does so and says that they have finished.
func givePlace(s *rules.State, seats uint8, sink rules.Sink) {
	place(s, seats)
	if sink == nil {
		return
	}
	for ; seats != 0; seats &= seats - 1 {
		sink(rules.Event{Kind: rules.Finished, Seat: uint8(bits.TrailingZeros8(seats)), Place: s.Placed})
	}
}

// over ends the match; all places have been given.
func over(s *rules.State, sink rules.Sink) {
	clearTurn(s)
	s.Phase = rules.PhaseOver
	if sink != nil {
		sink(rules.Event{Kind: rules.Over, Seat: s.Turn})
	}
}

// judge gives those who are still playing their places by what they have
// reached, and ends the match: pieces home, then all steps, then earlier seat.
func (l *Luddo) judge(s *rules.State, sink rules.Sink) {
	for left := s.Unplaced(); left != 0; left = s.Unplaced() {
		var best uint8
		most := -1
		for rest := left; rest != 0; rest &= rest - 1 {
			seat := bits.TrailingZeros8(rest)
			mask, reached := uint8(1<<seat), l.reached(s, seat)
			if s.Options[OptTeams] != 0 {
				mask, reached = team(seat), reached+l.reached(s, seat^2)
			}
			if reached > most {
				best, most = mask, reached
			}
		}
		place(s, best)
	}
	over(s, sink)
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
