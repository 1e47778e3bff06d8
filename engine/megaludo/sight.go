package megaludo

import (
	"math/bits"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// squares is a set of squares of one seat's path, bit n for step n.
type squares [4]uint64

func (q *squares) add(step uint8) { q[step>>6&3] |= 1 << (step & 63) }

func (q *squares) has(step int) bool { return q[step>>6&3]>>(step&63)&1 == 1 }

// between reports whether a square after the first step and before the last is
// in the set. No count is longer than 64.
func (q *squares) between(first, last int) bool {
	first++
	word, bit := first>>6&3, first&63
	window := q[word] >> bit
	if word < 3 {
		window |= q[word+1] << (64 - bit)
	}
	return window&(1<<(last-first)-1) != 0
}

// sight is what a seat's moves are judged by.
type sight struct {
	state *rules.State
	track *board.Track
	seat  int
	steps *[256]uint8
	walls squares // two pieces of one colour: a barrier
}

// look finds the barriers on a seat's path.
func (m *MegaLudo) look(s *rules.State, seat int) (v sight) {
	v.state, v.seat = s, seat
	v.track = m.tracks[s.Arms]
	v.steps = &v.track.Step[seat]
	for seats := s.Seats; seats != 0; seats &= seats - 1 {
		at := &s.At[bits.TrailingZeros8(seats)]
		for walls := paired(at); walls != 0; walls &= walls - 1 {
			// Squares off this path have a step that is off every path too.
			if step := v.steps[at[bits.TrailingZeros32(walls)>>3]]; int(step) < v.track.HomeStep {
				v.walls.add(step)
			}
		}
	}
	return v
}

// crowded reports whether a square of the ring or of a lane holds two pieces.
func crowded(s *rules.State, sq rules.Square) bool {
	there := 0
	for seats := s.Seats; seats != 0; seats &= seats - 1 {
		there += bits.OnesCount32(equal(word(&s.At[bits.TrailingZeros8(seats)]), sq))
	}
	return there > 1
}

// target is the step where a piece standing on a square comes by a count, or
// why it cannot. It is not for pieces in the yard.
func (v *sight) target(from rules.Square, n int) (to int, why rules.Reason) {
	if from == rules.Home {
		return 0, rules.ReasonAtHome
	}
	first := int(v.steps[from])
	to = first + n
	switch {
	case to > v.track.HomeStep:
		return 0, rules.ReasonExact
	case v.walls.between(first, to):
		return 0, rules.ReasonBlocked
	case to < v.track.HomeStep && crowded(v.state, rules.Square(v.track.Path[v.seat][to])):
		return 0, rules.ReasonFull
	}
	return to, ""
}

// inHand is the count that has to be used now: a number of the die before the
// counts owed.
func inHand(s *rules.State) int {
	if s.NumCount > 0 {
		return int(s.Numbers[0])
	}
	return int(s.Bonus[0])
}

// able is the mask of a seat's pieces that may use a count. Six is always a
// number of the die: no bonus is that small.
func (m *MegaLudo) able(s *rules.State, seat, n int) (pieces uint8) {
	at := &s.At[seat]
	waiting := standing(s, seat, rules.Yard)
	if n == 6 && m.enters(s, seat) {
		return waiting
	}
	if waiting|standing(s, seat, rules.Home) == allPieces {
		return 0
	}
	v := m.look(s, seat)
	var opening uint8 // those that open a barrier
	for p, from := range at[:Pieces] {
		if from == rules.Yard {
			continue
		}
		if _, why := v.target(from, n); why == "" {
			pieces |= 1 << p
			if v.walls.has(int(v.steps[from])) {
				opening |= 1 << p
			}
		}
	}
	if n == 6 && s.Options[OptOpenOnSix] != 0 && opening != 0 {
		return opening
	}
	return pieces
}

// canUse reports whether a seat has a piece that may use a count: able not
// empty, found sooner.
func (m *MegaLudo) canUse(s *rules.State, seat, n int) bool {
	waiting := standing(s, seat, rules.Yard)
	if n == 6 && m.enters(s, seat) {
		return true
	}
	if waiting|standing(s, seat, rules.Home) == allPieces {
		return false
	}
	v := m.look(s, seat)
	for _, from := range s.At[seat][:Pieces] {
		if from != rules.Yard {
			if _, why := v.target(from, n); why == "" {
				return true
			}
		}
	}
	return false
}

// mayUse reports whether one piece may use a count: whether it is among able,
// without a look at the others where they do not matter.
func (m *MegaLudo) mayUse(s *rules.State, seat, piece, n int) bool {
	from := s.At[seat][piece]
	if n == 6 && (s.Options[OptOpenOnSix] != 0 || from == rules.Yard || m.enters(s, seat)) {
		return m.able(s, seat, n)>>piece&1 == 1
	}
	if from == rules.Yard {
		return false
	}
	v := m.look(s, seat)
	_, why := v.target(from, n)
	return why == ""
}

// enters reports whether a six has to bring a piece out: one is in the yard,
// and there are not two of the seat's own on the start.
func (m *MegaLudo) enters(s *rules.State, seat int) bool {
	if standing(s, seat, rules.Yard) == 0 {
		return false
	}
	own := standing(s, seat, m.start(s, seat))
	return own&(own-1) == 0
}

// whyNot is why a piece that is not able to cannot use a count.
func (m *MegaLudo) whyNot(s *rules.State, seat, piece, n int) rules.Reason {
	from := s.At[seat][piece]
	switch {
	case from == rules.Home:
		return rules.ReasonAtHome
	case from == rules.Yard && n != 6:
		return rules.ReasonNeedSix
	case from == rules.Yard:
		return rules.ReasonFull
	case n == 6 && m.enters(s, seat):
		return rules.ReasonMustEnter
	}
	v := m.look(s, seat)
	if _, why := v.target(from, n); why != "" {
		return why
	}
	return rules.ReasonMustOpen
}

// start is the square where a seat's pieces enter.
func (m *MegaLudo) start(s *rules.State, seat int) rules.Square {
	return rules.Square(m.tracks[s.Arms].Path[seat][0])
}

// allPieces is the mask of all pieces of a seat.
const allPieces = 1<<Pieces - 1

// standing is the mask of a seat's pieces on a square; bit p is piece p.
func standing(s *rules.State, seat int, sq rules.Square) uint8 {
	// The product gathers the four bits.
	return uint8(equal(word(&s.At[seat]), sq) >> 7 * 0x10204080 >> 28)
}

// word is where a seat's pieces are, piece 0 in the lowest byte.
func word(at *[rules.MaxPieces]rules.Square) uint32 {
	return uint32(at[0]) | uint32(at[1])<<8 | uint32(at[2])<<16 | uint32(at[3])<<24
}

// equal has the highest bit of every byte of a word that is a square.
func equal(word uint32, sq rules.Square) uint32 { return zero(word ^ 0x01010101*uint32(sq)) }

// zero has the highest bit of every byte that is zero; exact, with no carry
// from byte to byte.
func zero(x uint32) uint32 { return ^((x&0x7f7f7f7f + 0x7f7f7f7f) | x | 0x7f7f7f7f) }

// paired has the highest bit of the byte of every piece that shares a square of
// the board with another of its seat.
func paired(at *[rules.MaxPieces]rules.Square) uint32 {
	w := word(at)
	off := zero(^w &^ 0x03030303) // yard, home and out are the squares from 252 on
	next, over := zero(w^bits.RotateLeft32(w, 8)), zero(w^bits.RotateLeft32(w, 16))
	return (next | bits.RotateLeft32(next, -8) | over) &^ off
}
