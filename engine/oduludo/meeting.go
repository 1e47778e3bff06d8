package oduludo

import "ludaxy/engine/rules"

// The points of a round. The source gives none but those of a capture and an
// elimination; this table is ours.
const (
	pointsHome    = 20  // each own piece on Earth
	pointsCaptive = 40  // for the winner, each captive
	pointsBoard   = -10 // each own piece left on the board
	pointsShip    = -20 // each own piece left in the ship
)

// pointsPlace is the points for the places of a round, from the first.
var pointsPlace = [...]int{100, 50, 25}

// sendBack sends the opponents on a field to their ships, sets those they
// carry free, and eliminates the factions that lose their Kings by it.
func (o *Oduludo) sendBack(s *rules.State, sq rules.Square, sink rules.Sink) {
	others, held := met(s, sq), o.heldByOthers(s, sq)
	for left := others; left != 0; left &= left - 1 {
		k, p := left.first()
		s.At[k][p] = rules.Yard
		if sink != nil {
			sink(rules.Event{Kind: rules.Captured, Seat: uint8(k), Piece: uint8(p), By: s.Turn, From: sq})
		}
	}
	for ; held != 0; held &= held - 1 {
		k, p := held.first()
		if friends(s, int(s.Turn), k) {
			rescue(s, k, p, sink)
		} else {
			release(s, k, p, sink)
		}
	}
	for left := others & kings; left != 0; left &= left - 1 {
		if k, _ := left.first(); !eliminated(s, k) {
			eliminate(s, k, sink)
		}
	}
}

// kidnap makes the opponents on a field captives of the seat to play, and takes
// over those they carry.
func (o *Oduludo) kidnap(s *rules.State, sq rules.Square, sink rules.Sink) {
	held := o.heldByOthers(s, sq)
	for left := met(s, sq) | held; left != 0; left &= left - 1 {
		k, p := left.first()
		if friends(s, int(s.Turn), k) {
			rescue(s, k, p, sink)
			continue
		}
		s.Captor[k][p] = s.Turn + 1
		if sink != nil {
			sink(rules.Event{Kind: rules.Kidnapped, Seat: uint8(k), Piece: uint8(p), By: s.Turn})
		}
	}
}

// heldByOthers is the captives that opponents of the seat to play carry on a
// field.
func (o *Oduludo) heldByOthers(s *rules.State, sq rules.Square) crew {
	return carried(s, s.Seats&^side(s, int(s.Turn)), sq)
}

// rescue lets a captive of the own side go, where it stands.
func rescue(s *rules.State, seat, piece int, sink rules.Sink) {
	s.Captor[seat][piece] = 0
	if sink != nil {
		sink(rules.Event{Kind: rules.Freed, Seat: uint8(seat), Piece: uint8(piece), By: s.Turn})
	}
}

// release sends a captive to its owner's ship.
func release(s *rules.State, seat, piece int, sink rules.Sink) {
	s.Captor[seat][piece] = 0
	s.At[seat][piece] = rules.Yard
	if sink != nil {
		sink(rules.Event{Kind: rules.Released, Seat: uint8(seat), Piece: uint8(piece)})
	}
}

// eliminated reports whether a faction, or its partner's, has lost its King:
// that piece is out in no other way.
func eliminated(s *rules.State, seat int) bool {
	if s.Options[OptMode] == ModeTeam && s.At[seat^2][king] == rules.Out {
		return true
	}
	return s.At[seat][king] == rules.Out
}

// eliminate takes a faction, and its partner's, off the board.
func eliminate(s *rules.State, seat int, sink rules.Sink) {
	lost := side(s, seat)
	for k := range seats {
		if lost>>k&1 == 0 {
			continue
		}
		s.Score[k] += int16(penalty(s, k))
		for p, at := range s.At[k] {
			if at != rules.Home {
				s.At[k][p], s.Captor[k][p] = rules.Out, 0
			}
		}
		if sink != nil {
			sink(rules.Event{Kind: rules.Eliminated, Seat: uint8(k)})
		}
	}
	for k := range s.Captor {
		for p, by := range s.Captor[k] {
			if by != 0 && lost>>(by-1)&1 == 1 && s.At[k][p] != rules.Home {
				release(s, k, p, sink)
			}
		}
	}
}

// penalty is the points of a seat's free pieces on the board and in the ship.
func penalty(s *rules.State, seat int) (points int) {
	for p, at := range s.At[seat] {
		switch {
		case s.Captor[seat][p] != 0:
		case at == rules.Yard:
			points += pointsShip
		case at.OnBoard():
			points += pointsBoard
		}
	}
	return points
}
