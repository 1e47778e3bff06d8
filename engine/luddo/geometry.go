package luddo

import (
	"math/bits"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// row gives for every square where a piece of one seat comes by one number;
// rules.Out where it cannot move.
type row [256]rules.Square

// ways are the moves of one seat's pieces from every square.
type ways struct {
	by [8]row // where a piece comes, by the number
	// able has bit n where a piece can move by number n. All pieces are looked
	// up in it before the number matters, so that a processor, which guesses
	// whether there is a move and is often wrong, finds out at once.
	able [256]uint8
}

// geometry is a board with its moves worked out beforehand: a piece's move is
// one look into a table.
type geometry struct {
	track *board.Track
	free  [rules.MaxSeats]ways // by seat
	held  [rules.MaxSeats]ways // the same for a seat whose lane is still closed (captureFirst)
	open  [256]bool            // squares where pieces can be captured
	// prey is the square itself where pieces can be captured, else one where
	// no piece ever is.
	prey [256]rules.Square
}

// nowhere is a square where no piece ever is.
const nowhere = rules.Yard - 1

func newGeometry(arms int) *geometry {
	g := &geometry{track: board.Cross(arms, true)}
	for sq := range g.open {
		g.open[sq] = sq < g.track.Ring && !g.track.Has(uint8(sq), board.Safe)
		g.prey[sq] = nowhere
		if g.open[sq] {
			g.prey[sq] = rules.Square(sq)
		}
	}
	for k := range g.free {
		for n := range g.free[k].by {
			for sq := range g.free[k].by[n] {
				g.free[k].by[n][sq] = rules.Out
				g.held[k].by[n][sq] = rules.Out
			}
			if n >= 1 && n <= 6 && k < arms {
				g.fill(k, n)
			}
		}
		g.free[k].note()
		g.held[k].note()
	}
	return g
}

// note writes down by which numbers there is a move.
func (w *ways) note() {
	for n := range w.by {
		for sq, to := range w.by[n] {
			if to != rules.Out {
				w.able[sq] |= 1 << n
			}
		}
	}
}

// fill works out where the pieces of seat k come by number n.
func (g *geometry) fill(k, n int) {
	t := g.track
	for step := range t.HomeStep {
		from := t.Path[k][step]
		if step+n <= t.HomeStep {
			g.free[k].by[n][from] = rules.Square(t.Path[k][step+n])
		}
		switch {
		case step < t.LastRing:
			g.held[k].by[n][from] = rules.Square(t.Path[k][min(step+n, t.LastRing)])
		case step > t.LastRing: // only a position that was set up has a piece there
			g.held[k].by[n][from] = g.free[k].by[n][from]
		}
	}
	if n == 6 {
		g.free[k].by[n][rules.Yard] = rules.Square(t.Path[k][0])
		g.held[k].by[n][rules.Yard] = rules.Square(t.Path[k][0])
	}
}

// ways are the moves of a seat in this position. Blockades are not in them; ask
// stopped.
func (g *geometry) ways(s *rules.State, seat int) *ways {
	if s.Options[OptCaptureFirst] != 0 && s.Captured>>seat&1 == 0 {
		return &g.held[seat]
	}
	return &g.free[seat]
}

// moves is where a seat's pieces come by a number in this position, blockades
// aside.
func (g *geometry) moves(s *rules.State, seat int, n uint8) *row {
	return &g.ways(s, seat).by[n&7]
}

// stopped reports whether the house rules have something in a piece's way.
func (g *geometry) stopped(s *rules.State, seat int, from, to rules.Square) bool {
	return s.Options[OptBlockades] != 0 && g.blocked(s, seat, from, to)
}

// canMove reports whether a seat has a piece that can use a number.
func (g *geometry) canMove(s *rules.State, seat int, n uint8) bool {
	w, at := g.ways(s, seat), &s.At[seat]
	any := (w.able[at[0]]|w.able[at[1]]|w.able[at[2]]|w.able[at[3]])>>(n&7)&1 != 0
	if any && s.Options[OptBlockades] != 0 {
		return g.able(s, seat, n) != 0
	}
	return any
}

// able is the mask of a seat's pieces that can use a number.
func (g *geometry) able(s *rules.State, seat int, n uint8) (pieces uint8) {
	pieces = g.ways(s, seat).pieces(&s.At[seat], n)
	if s.Options[OptBlockades] == 0 {
		return pieces
	}
	for rest := pieces; rest != 0; rest &= rest - 1 {
		p := bits.TrailingZeros8(rest)
		if from := s.At[seat][p]; g.blocked(s, seat, from, g.moves(s, seat, n)[from]) {
			pieces &^= 1 << p
		}
	}
	return pieces
}

// pieces is the mask of those that can use a number, blockades aside.
func (w *ways) pieces(at *[rules.MaxPieces]rules.Square, n uint8) uint8 {
	n &= 7
	return w.able[at[0]]>>n&1 | w.able[at[1]]>>n&1<<1 | w.able[at[2]]>>n&1<<2 | w.able[at[3]]>>n&1<<3
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

// toWin is how many pieces home it takes to win: the value of piecesToWin is
// its index plus one.
func toWin(options [rules.MaxOptions]uint8) int { return int(options[OptPiecesToWin]) + 1 }

// done reports whether a seat has as many pieces home as it takes to win.
func done(s *rules.State, seat int) bool { return atHome(s, seat) >= toWin(s.Options) }
