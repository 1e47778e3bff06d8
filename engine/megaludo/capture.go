package megaludo

import (
	"math/bits"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// catches reports whether a piece that lands on a square by counting captures
// there.
func (m *MegaLudo) catches(s *rules.State, seat int, sq rules.Square) bool {
	if !sq.IsRing() || m.tracks[s.Arms].Has(uint8(sq), board.Safe) {
		return false
	}
	k, _ := rivalOn(s, seat, sq)
	return k >= 0
}

// rivalOn finds an opposing piece on a square; the seat is -1 if there is none.
func rivalOn(s *rules.State, seat int, sq rules.Square) (k, piece int) {
	for i := range int(s.Arms) / 2 {
		hit := zero(two(s, i) ^ ones*uint64(sq))
		if seat/2 == i {
			hit &^= 0xffffffff << (seat & 1 * 32)
		}
		if hit != 0 {
			at := bits.TrailingZeros64(hit) / 8
			return 2*i + at/4, at % 4
		}
	}
	return -1, 0
}

// onEntry finds the piece that one of a seat's pieces captures by entering now:
// on a full start the opposing one, or of two opposing ones the last to have
// arrived; with captureOnEntry any also a lone one.
func (m *MegaLudo) onEntry(s *rules.State, seat int) (k, piece int, hit bool) {
	start := m.start(s, seat)
	count := bits.OnesCount8(standing(s, seat, start))
	k = -1
	for others := s.Seats &^ (1 << seat); others != 0; others &= others - 1 {
		o := bits.TrailingZeros8(others)
		for there := standing(s, o, start); there != 0; there &= there - 1 {
			p := bits.TrailingZeros8(there)
			count++
			if k < 0 || s.Later[o]>>p&1 == 1 {
				k, piece = o, p
			}
		}
	}
	return k, piece, k >= 0 && (count == 2 || s.Options[OptCaptureOnEntry] == EntryAny)
}

// capture sends a piece to its yard and owes the seat to play its count.
func capture(s *rules.State, seat, piece, by int, sink rules.Sink) {
	from := s.At[seat][piece]
	toYard(s, seat, piece)
	if sink != nil {
		sink(rules.Event{Kind: rules.Captured, Seat: uint8(seat), Piece: uint8(piece), By: uint8(by), From: from})
	}
	owe(s, CaptureBonus, sink)
}

// toYard takes a piece off the board. Its owner's memory of it as the last moved
// piece is gone.
func toYard(s *rules.State, seat, piece int) {
	leave(s, seat, piece)
	s.At[seat][piece] = rules.Yard
	if int(s.LastMoved[seat]) == piece+1 {
		s.LastMoved[seat] = 0
	}
}

// leave forgets the order of arrival on the square a piece goes away from:
// whoever is left there stands alone.
func leave(s *rules.State, seat, piece int) {
	if s.Later == [rules.MaxSeats]uint8{} {
		return
	}
	from := s.At[seat][piece]
	if !from.IsRing() {
		return
	}
	for seats := s.Seats; seats != 0; seats &= seats - 1 {
		k := bits.TrailingZeros8(seats)
		s.Later[k] &^= standing(s, k, from)
	}
}

// arrive puts a piece on a square, behind the one that may stand there. The
// order is kept on the ring alone: in a lane nobody asks for it.
func arrive(s *rules.State, seat, piece int, to rules.Square) {
	if to.IsRing() {
		there := uint64(0)
		for i := range int(s.Arms) / 2 {
			there |= zero(two(s, i) ^ ones*uint64(to))
		}
		if there != 0 {
			s.Later[seat] |= 1 << piece
		}
	}
	s.At[seat][piece] = to
}
