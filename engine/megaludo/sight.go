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
	track *board.Track
	seat  int
	steps *[256]uint8
	walls squares                    // two pieces of one colour: a barrier
	at    [rules.MaxSeats / 2]uint64 // where the pieces are, two seats to a word
	inUse int                        // how many of these there are
}

// look finds the barriers on a seat's path.
func (m *MegaLudo) look(v *sight, s *rules.State, seat int) {
	v.seat = seat
	v.track = m.tracks[s.Arms]
	v.steps = &v.track.Step[seat]
	v.walls = squares{}
	v.inUse = int(s.Arms) / 2
	for i := range v.inUse & 7 {
		at := two(s, i)
		v.at[i&3] = at
		for walls := paired(at); walls != 0; walls &= walls - 1 {
			// Squares off this path have a step that is off every path too.
			if step := v.steps[uint8(at>>(bits.TrailingZeros64(walls)&^7))]; int(step) < v.track.HomeStep {
				v.walls.add(step)
			}
		}
	}
}

// crowded reports whether a square of the ring or of a lane holds two pieces.
func (v *sight) crowded(sq rules.Square) bool {
	there := uint64(0) // how many there are of every byte of the words
	for i := range v.inUse & 7 {
		there += zero(v.at[i&3]^ones*uint64(sq)) >> 7
	}
	return there*ones>>56 > 1
}

// can reports whether a piece standing on a square comes anywhere by a count. It
// is not for pieces in the yard that may enter.
func (v *sight) can(from rules.Square, n int) bool {
	// In the yard, and out of the game, the step is off every path.
	first := int(v.steps[from])
	to := first + n
	return to <= v.track.HomeStep && !v.walls.between(first, to) &&
		(to == v.track.HomeStep || !v.crowded(rules.Square(v.track.Path[v.seat][to])))
}

// why is why a piece that stands on the board or is home cannot come anywhere by
// a count; empty if it can.
func (v *sight) why(from rules.Square, n int) rules.Reason {
	first := int(v.steps[from])
	switch {
	case v.can(from, n):
		return ""
	case from == rules.Home:
		return rules.ReasonAtHome
	case first+n > v.track.HomeStep:
		return rules.ReasonExact
	case v.walls.between(first, first+n):
		return rules.ReasonBlocked
	}
	return rules.ReasonFull
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
	var v sight
	m.look(&v, s, seat)
	var opening uint8 // those that open a barrier
	for p, from := range at[:Pieces] {
		if v.can(from, n) {
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
	var v sight
	m.look(&v, s, seat)
	for _, from := range s.At[seat][:Pieces] {
		if v.can(from, n) {
			return true
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
	var v sight
	m.look(&v, s, seat)
	return v.can(from, n)
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
	var v sight
	m.look(&v, s, seat)
	if why := v.why(from, n); why != "" {
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
	return uint8(zero(uint64(word(&s.At[seat])^0x01010101*uint32(sq))) >> 7 * 0x10204080 >> 28 & allPieces)
}

// word is where a seat's pieces are, piece 0 in the lowest byte.
func word(at *[rules.MaxPieces]rules.Square) uint32 {
	return uint32(at[0]) | uint32(at[1])<<8 | uint32(at[2])<<16 | uint32(at[3])<<24
}

// two is where the pieces of seats 2i and 2i+1 are, the lowest byte first.
func two(s *rules.State, i int) uint64 {
	return uint64(word(&s.At[2*i&7])) | uint64(word(&s.At[(2*i+1)&7]))<<32
}

// ones is 1 in every byte.
const ones = 0x0101010101010101

// zero has the highest bit of every byte that is zero; exact, with no carry
// from byte to byte.
func zero(x uint64) uint64 {
	const low = 0x7f * ones
	return ^((x&low + low) | x | low)
}

// paired has the highest bit of the byte of a piece of every pair of one seat
// that share a square of the board, of the two seats in a word.
func paired(at uint64) uint64 {
	// Each piece beside the next of its seat, and beside the one over.
	next := at<<8&0xffffff00_ffffff00 | at>>24&0x000000ff_000000ff
	over := at<<16&0xffff0000_ffff0000 | at>>16&0x0000ffff_0000ffff
	off := zero(^at &^ (3 * ones)) // yard, home and out are the squares from 252 on
	return (zero(at^next) | zero(at^over)) &^ off
}
