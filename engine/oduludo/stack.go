package oduludo

import (
	"math/bits"

	"ludaxy/engine/rules"
)

// crew is a set of pieces: by seat a mask of pieces.
type crew [seats]uint8

// side is the mask of the seats that play together with one.
func side(s *rules.State, seat int) uint8 {
	if s.Options[OptMode] == ModeTeam {
		return 0b0101 << (seat & 1)
	}
	return 1 << seat
}

// friends reports whether two seats are on one side.
func friends(s *rules.State, a, b int) bool { return side(s, a)>>b&1 == 1 }

// free is the mask of a seat's own pieces on a square, captives not among them.
func free(s *rules.State, seat int, sq rules.Square) (mask uint8) {
	return pieces((word(&s.At[seat]) ^ uint64(sq)*ones) | word(&s.Captor[seat]))
}

// standing is the free pieces on a square of the seats in a mask.
func standing(s *rules.State, mask uint8, sq rules.Square) (c crew) {
	for ; mask != 0; mask &= mask - 1 {
		k := bits.TrailingZeros8(mask) % seats
		c[k] = free(s, k, sq)
	}
	return c
}

// carried is the captives on a square that the seats in a mask hold.
func carried(s *rules.State, mask uint8, sq rules.Square) (c crew) {
	for k := range c {
		held := word(&s.Captor[k])
		if held == 0 {
			continue
		}
		for holders := mask; holders != 0; holders &= holders - 1 {
			by := uint64(bits.TrailingZeros8(holders) + 1)
			c[k] |= pieces((word(&s.At[k]) ^ uint64(sq)*ones) | (held ^ by*ones))
		}
	}
	return c
}

// own is the stack of the seat to play on a square, captives not among it: its
// pieces there and its partner's.
func own(s *rules.State, sq rules.Square) crew {
	return standing(s, side(s, int(s.Turn))&s.Seats, sq)
}

// met is the opponents of the seat to play on a square.
func met(s *rules.State, sq rules.Square) crew {
	return standing(s, s.Seats&^side(s, int(s.Turn)), sq)
}

// count is how many pieces a crew has.
func (c crew) count() (n int) {
	for _, mask := range c {
		n += bits.OnesCount8(mask)
	}
	return n
}

// closed reports whether a safe field is held by an opponent of the seat to
// play.
func (o *Oduludo) closed(s *rules.State, sq rules.Square) bool {
	return sq.IsRing() && o.safe(sq) && met(s, sq) != crew{}
}

// kingHeld reports whether the stack has a King that may not go to Earth yet:
// another piece of its fleet is neither captive, nor on Earth, nor along.
func kingHeld(s *rules.State, c crew) bool {
	for k, mask := range c {
		if mask>>king&1 == 0 {
			continue
		}
		for p, at := range s.At[k] {
			if mask>>p&1 == 0 && s.Captor[k][p] == 0 && at != rules.Home && at != rules.Out && !crossed(s, c, k, at) {
				return true
			}
		}
	}
	return false
}

// crossed reports whether a stack with a seat's King and the stack on a square
// wait for each other for good: they are in the coloured paths of two partners,
// where they never meet, and that one has the partner's King, which has to wait
// for pieces here.
func crossed(s *rules.State, c crew, seat int, sq rules.Square) bool {
	here, partner := s.At[seat][king], seat^2
	return here.IsLane() && sq.IsLane() && here.LaneOwner() != sq.LaneOwner() &&
		c[partner] != 0 && free(s, partner, sq)>>king&1 == 1
}

// queenAlone reports whether the stack is the Queen of the seat to play alone;
// captives do not matter.
func queenAlone(s *rules.State, c crew) bool {
	return c[s.Turn] == 1<<queen && c.count() == 1
}

// mayBack reports whether the stack may count backward.
func mayBack(s *rules.State, c crew) bool {
	if queenAlone(s, c) {
		return true
	}
	if s.Options[OptQueenLeads] == 0 || c[s.Turn]>>queen&1 == 0 {
		return false
	}
	for _, mask := range c {
		if mask>>king&1 == 1 {
			return false
		}
	}
	return true
}

// inPlay reports whether a seat has a free piece on the board.
func inPlay(s *rules.State, seat int) bool {
	for p, at := range s.At[seat] {
		if at.OnBoard() && s.Captor[seat][p] == 0 {
			return true
		}
	}
	return false
}

// moon is a seat's Moon.
func (o *Oduludo) moon(seat int) rules.Square { return rules.Square(seat * o.track.ArmLen) }
