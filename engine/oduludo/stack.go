package oduludo

import (
	"math/bits"

	"ludaxy/engine/rules"
)

// crew is a set of pieces: bit 8k+p is piece p of seat k.
type crew uint32

// kings is the Kings of all seats.
const kings crew = 0x01010101 << king

// only is a crew of pieces of one seat.
func only(seat int, mask uint8) crew { return crew(mask) << (8 * seat & 31) }

// of is the mask of a seat's pieces in a crew.
func (c crew) of(seat int) uint8 { return uint8(c >> (8 * seat & 31)) }

// first is the first piece of a crew, in the order of seats.
func (c crew) first() (seat, piece int) {
	i := bits.TrailingZeros32(uint32(c))
	return i / 8, i % 8
}

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
func standing(s *rules.State, mask uint8, sq rules.Square) crew {
	// All seats are looked at, and those that are not asked for left out: that
	// is sooner done than to go from one seat of the mask to the next.
	all := only(0, free(s, 0, sq)) | only(1, free(s, 1, sq)) | only(2, free(s, 2, sq)) | only(3, free(s, 3, sq))
	return all & allOf[mask&(1<<seats-1)]
}

// allOf is all pieces of the seats in a mask.
var allOf = func() (crews [1 << seats]crew) {
	for mask := range crews {
		for k := range seats {
			if mask>>k&1 == 1 {
				crews[mask] |= only(k, 1<<Pieces-1)
			}
		}
	}
	return crews
}()

// carried is the captives on a square that the seats in a mask hold.
func carried(s *rules.State, mask uint8, sq rules.Square) (c crew) {
	for k := range seats {
		held := word(&s.Captor[k])
		if held == 0 {
			continue
		}
		for holders := mask; holders != 0; holders &= holders - 1 {
			by := uint64(bits.TrailingZeros8(holders) + 1)
			c |= only(k, pieces((word(&s.At[k])^uint64(sq)*ones)|(held^by*ones)))
		}
	}
	return c
}

// own is the stack of the seat to play on a square, captives not among it: its
// pieces there and its partner's.
func own(s *rules.State, sq rules.Square) crew {
	if s.Options[OptMode] != ModeTeam {
		return only(int(s.Turn), free(s, int(s.Turn), sq))
	}
	return standing(s, side(s, int(s.Turn))&s.Seats, sq)
}

// met is the opponents of the seat to play on a square.
func met(s *rules.State, sq rules.Square) crew {
	return standing(s, s.Seats&^side(s, int(s.Turn)), sq)
}

// count is how many pieces a crew has.
func (c crew) count() int { return bits.OnesCount32(uint32(c)) }

// closed reports whether a safe field is held by an opponent of the seat to
// play.
func (o *Oduludo) closed(s *rules.State, sq rules.Square) bool {
	return sq.IsRing() && o.safe(sq) && met(s, sq) != 0
}

// kingHeld reports whether the stack has a King that may not go to Earth yet:
// another piece of its fleet is neither captive, nor on Earth, nor along.
func kingHeld(s *rules.State, c crew) bool {
	for left := c & kings; left != 0; left &= left - 1 {
		k, _ := left.first()
		mask := c.of(k)
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
		c.of(partner) != 0 && free(s, partner, sq)>>king&1 == 1
}

// queenAlone reports whether the stack is the Queen of the seat to play alone;
// captives do not matter.
func queenAlone(s *rules.State, c crew) bool {
	return c == only(int(s.Turn), 1<<queen)
}

// mayBack reports whether the stack may count backward.
func mayBack(s *rules.State, c crew) bool {
	if queenAlone(s, c) {
		return true
	}
	return s.Options[OptQueenLeads] != 0 && c.of(int(s.Turn))>>queen&1 == 1 && c&kings == 0
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
