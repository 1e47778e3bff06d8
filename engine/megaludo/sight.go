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

// sight is what stands on one seat's path: with it a move is judged by a few
// operations, however many pieces there are.
type sight struct {
	track *board.Track
	steps *[256]uint8
	one   squares // a piece or two
	full  squares // two pieces, of any colour
	walls squares // two pieces of one colour: a barrier
}

// look finds what stands on a seat's path.
func (m *MegaLudo) look(s *rules.State, seat int) (v sight) {
	v.track = m.tracks[s.Arms]
	v.steps = &v.track.Step[seat]
	home := uint8(v.track.HomeStep)
	for seats := s.Seats; seats != 0; seats &= seats - 1 {
		k := bits.TrailingZeros8(seats)
		at := &s.At[k]
		for p := range Pieces {
			step := v.steps[at[p]]
			if step >= home { // in the yard, home, or off this path
				continue
			}
			if v.one.has(int(step)) {
				v.full.add(step)
			}
			v.one.add(step)
			for other := range p {
				if at[other] == at[p] {
					v.walls.add(step)
				}
			}
		}
	}
	return v
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
	case v.full.has(to):
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
	at := &s.At[seat]
	word := uint32(at[0]) | uint32(at[1])<<8 | uint32(at[2])<<16 | uint32(at[3])<<24
	x := word ^ 0x01010101*uint32(sq)
	// The zero bytes of x; exact, with no carry from byte to byte. The product
	// gathers their four bits.
	zero := ^((x&0x7f7f7f7f + 0x7f7f7f7f) | x | 0x7f7f7f7f)
	return uint8(zero >> 7 * 0x10204080 >> 28)
}
