package luddo

import (
	"math/bits"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// row gives for every square where a piece of one seat comes by one number;
// rules.Out where it cannot move.
type row [256]rules.Square

// geometry is a board with its moves worked out beforehand: a piece's move is
// one look into a row.
type geometry struct {
	track *board.Track
	free  [rules.MaxSeats][8]row // by seat and number
	held  [rules.MaxSeats][8]row // the same for a seat whose lane is still closed (captureFirst)
	open  [256]bool              // squares where pieces can be captured
}

func newGeometry(arms int) *geometry {
	g := &geometry{track: board.Cross(arms, true)}
	for sq := range g.track.Ring {
		g.open[sq] = !g.track.Has(uint8(sq), board.Safe)
	}
	for k := range g.free {
		for n := range g.free[k] {
			for sq := range g.free[k][n] {
				g.free[k][n][sq] = rules.Out
				g.held[k][n][sq] = rules.Out
			}
			if n >= 1 && n <= 6 && k < arms {
				g.fill(k, n)
			}
		}
	}
	return g
}

// fill works out where the pieces of seat k come by number n.
func (g *geometry) fill(k, n int) {
	t := g.track
	for step := range t.HomeStep {
		from := t.Path[k][step]
		if step+n <= t.HomeStep {
			g.free[k][n][from] = rules.Square(t.Path[k][step+n])
		}
		switch {
		case step < t.LastRing:
			g.held[k][n][from] = rules.Square(t.Path[k][min(step+n, t.LastRing)])
		case step > t.LastRing: // only a position that was set up has a piece there
			g.held[k][n][from] = g.free[k][n][from]
		}
	}
	if n == 6 {
		g.free[k][n][rules.Yard] = rules.Square(t.Path[k][0])
		g.held[k][n][rules.Yard] = rules.Square(t.Path[k][0])
	}
}

// moves is the row for a seat and a number in this position. Blockades are not
// in it; ask stopped.
func (g *geometry) moves(s *rules.State, seat int, n uint8) *row {
	if s.Options[OptCaptureFirst] != 0 && s.Captured>>seat&1 == 0 {
		return &g.held[seat][n&7]
	}
	return &g.free[seat][n&7]
}

// stopped reports whether the house rules have something in a piece's way.
func (g *geometry) stopped(s *rules.State, seat int, from, to rules.Square) bool {
	return s.Options[OptBlockades] != 0 && g.blocked(s, seat, from, to)
}

// canMove reports whether a seat has a piece that can use a number.
func (g *geometry) canMove(s *rules.State, seat int, n uint8) bool {
	m, at := g.moves(s, seat, n), &s.At[seat]
	if s.Options[OptBlockades] == 0 {
		// Which piece it is nobody can foretell, and a processor that guesses
		// wrong loses more time than the four looks take.
		return (m[at[0]]^rules.Out)|(m[at[1]]^rules.Out)|(m[at[2]]^rules.Out)|(m[at[3]]^rules.Out) != 0
	}
	for _, from := range at[:Pieces] {
		if to := m[from]; to != rules.Out && !g.blocked(s, seat, from, to) {
			return true
		}
	}
	return false
}

// blocked reports whether a blockade of an opponent stands on the way: two or
// more pieces of one colour on one square that is not safe.
func (g *geometry) blocked(s *rules.State, seat int, from, to rules.Square) bool {
	if from == rules.Yard {
		return false // starts are safe
	}
	steps := &g.track.Step[seat]
	first, last := steps[from], steps[to]
	for others := opponents(s, seat); others != 0; others &= others - 1 {
		at := &s.At[bits.TrailingZeros8(others)]
		for i := 1; i < Pieces; i++ {
			sq := at[i]
			if step := steps[sq]; !g.open[sq] || step <= first || step > last {
				continue
			}
			for j := range i {
				if at[j] == sq {
					return true
				}
			}
		}
	}
	return false
}

// opponents is the mask of the seats whose pieces a seat captures and is
// stopped by.
func opponents(s *rules.State, seat int) uint8 { return s.Seats &^ side(s, seat) }

// side is the mask of a seat and, in teams, its partner.
func side(s *rules.State, seat int) uint8 {
	if s.Options[OptTeams] != 0 {
		return 0b0101 << (seat & 1)
	}
	return 1 << seat
}

// standing is the mask of a seat's pieces on a square; bit 8p+7 is piece p.
func standing(s *rules.State, seat int, sq rules.Square) uint32 {
	at := &s.At[seat]
	word := uint32(at[0]) | uint32(at[1])<<8 | uint32(at[2])<<16 | uint32(at[3])<<24
	x := word ^ 0x01010101*uint32(sq)
	// The zero bytes of x; exact, with no carry from byte to byte.
	return ^((x&0x7f7f7f7f + 0x7f7f7f7f) | x | 0x7f7f7f7f)
}

// atHome is how many pieces of a seat are home.
func atHome(s *rules.State, seat int) int {
	return bits.OnesCount32(standing(s, seat, rules.Home))
}

// mover is the seat whose pieces a seat moves on its turns: its own, or, once
// those are home, its partner's.
func mover(s *rules.State, seat int) int {
	if s.Options[OptTeams] != 0 && done(s, seat) {
		return seat ^ 2
	}
	return seat
}

// done reports whether a seat has as many pieces home as it takes to win: the
// value of piecesToWin is its index plus one.
func done(s *rules.State, seat int) bool {
	return atHome(s, seat) > int(s.Options[OptPiecesToWin])
}
