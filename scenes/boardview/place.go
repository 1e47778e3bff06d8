package boardview

import (
	"ludaxy/engine/rules"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/layout"
)

// stood is a piece at rest: where, and among how many.
type stood struct {
	spot   layout.Spot // of its foot
	bubble layout.Spot // of a captive: the middle and width of its bubble
	depth  float64     // what is deeper down the board is drawn later
	shown  bool        // the piece is in the match
	held   bool        // it is a captive
	with   int         // pieces on the same square of ring or lane, itself included
	top    bool        // the last of them in drawing order, which carries their count
}

// standing is every piece at rest.
type standing [rules.MaxSeats][rules.MaxPieces]stood

// square is what stands together on one square.
type square struct {
	count, next int           // free pieces, and how many have a place
	caged       int           // captives that have a bubble
	places      []layout.Spot // of the free pieces
	at          layout.Spot   // where bubbles are tied to
}

// stand finds where the pieces of a model stand. Pieces that share a square
// take its places in the order of seats and pieces, so that a piece does not
// change its place without a reason; captives ride in bubbles beside them.
func (v *View) stand(m *timeline.Model) (out standing) {
	var at [256]square
	for k := range m.At {
		for p, q := range m.At[k][:v.pieces] {
			if m.Seats>>k&1 == 1 && q.OnBoard() && !v.captive(m, k, p) {
				at[q].count++
			}
		}
	}
	for k := range m.At {
		for p, q := range m.At[k][:v.pieces] {
			if m.Seats>>k&1 == 0 || q == rules.Out || k >= len(v.cfg.Geometry.Arms) {
				continue
			}
			if v.captive(m, k, p) {
				continue // they come when their carriers stand
			}
			out[k][p] = v.standFree(&at[q], k, p, q)
		}
	}
	for k := range m.Captor {
		for p, q := range m.At[k][:v.pieces] {
			if v.captive(m, k, p) && m.Seats>>k&1 == 1 {
				out[k][p] = v.standHeld(&at[q], q, int(m.Captor[k][p])-1, p)
			}
		}
	}
	return out
}

func (v *View) captive(m *timeline.Model, seat, piece int) bool {
	return seat < len(m.Captor) && m.Captor[seat][piece] != 0
}

// standFree is the place of a piece that is nobody's captive.
func (v *View) standFree(sq *square, seat, piece int, q rules.Square) stood {
	if !q.OnBoard() {
		s := v.cfg.Geometry.Spot(seat, q, piece, 1)
		return stood{spot: s, depth: s.At.Y, shown: true, with: 1, top: true}
	}
	if sq.places == nil {
		cell, ok := v.cfg.Geometry.Cell(q)
		if !ok {
			return stood{}
		}
		sq.places = v.places(cell, sq.count)
		sq.at = layout.Spot{At: cell.Centre, Width: max(sq.places[0].Width, 0.72*cell.Size)}
	}
	s := sq.places[min(sq.next, len(sq.places)-1)]
	sq.next++
	return stood{spot: s, depth: s.At.Y, shown: true, with: sq.count, top: sq.next == sq.count}
}

// cages are where bubbles float, in widths from the foot of their carrier.
var cages = []layout.Point{{X: 0.66, Y: -0.8}, {X: -0.66, Y: -0.8}, {X: 0, Y: -1.75}, {X: 0.72, Y: -1.6}, {X: -0.72, Y: -1.6}, {X: 0.36, Y: -2.3}, {X: -0.36, Y: -2.3}}

// standHeld is the place of a captive in its bubble.
func (v *View) standHeld(sq *square, q rules.Square, captor, piece int) stood {
	tied := sq.at
	if sq.places == nil { // its carrier is not there, or on Earth with it
		tied = v.middle(captor, q, piece)
	}
	i := sq.caged
	sq.caged++
	w := max(tied.Width, 0.55)
	bubble := layout.Spot{At: tied.At.Add(cages[i%len(cages)].Mul(w)), Width: w * 0.8}
	if q == rules.Home {
		bubble = layout.Spot{At: tied.At.Add(layout.Point{X: w * 0.4, Y: -w * 0.55}), Width: w * 0.9}
	}
	foot, from := v.rider(piece)
	return stood{
		spot:   layout.Spot{At: bubble.At.Add(from.Mul(bubble.Width)), Width: foot * bubble.Width},
		bubble: bubble, depth: tied.At.Y + 0.3 + 0.01*float64(i), shown: true, held: true, with: 1, top: true,
	}
}

// places are the places of n pieces on a cell: as they stand, or apart while
// the stack is looked at. They are worked out once, as every frame of a move
// asks for those of the whole board.
func (v *View) places(c layout.Cell, n int) []layout.Spot {
	if v.fan.square == c.Square && n >= fanFrom {
		return v.fan.spread(c, n)
	}
	if v.stacked != v.cfg.Geometry {
		clear(v.stacks)
		v.stacked = v.cfg.Geometry
	}
	key := stack{c.Square, n}
	spots, ok := v.stacks[key]
	if !ok {
		spots = c.Stack(n)
		v.stacks[key] = spots
	}
	return spots
}

// stack is a number of pieces on a square.
type stack struct {
	square rules.Square
	pieces int
}

// middle is the place of a piece that is alone on a square.
func (v *View) middle(seat int, q rules.Square, piece int) layout.Spot {
	if q.OnBoard() {
		return v.cfg.Geometry.Spot(seat, q, 0, 1)
	}
	return v.cfg.Geometry.Spot(seat, q, piece, 1)
}
