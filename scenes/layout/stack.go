package layout

import (
	"cmp"
	"math"
	"slices"
)

// MaxStack is how many pieces a cell has places for. More than that share the
// places from the first on.
const MaxStack = 16

// rows says how many pieces stand in each row of a stack, from the back to the
// front, by the number of pieces. Rows are chosen so that the fewest pieces
// hide behind others.
var rows = [MaxStack + 1][]int{
	1: {1}, 2: {2}, 3: {1, 2}, 4: {2, 2}, 5: {2, 3}, 6: {3, 3}, 7: {2, 3, 2}, 8: {3, 2, 3}, 9: {3, 3, 3},
	10: {3, 4, 3}, 11: {4, 3, 4}, 12: {4, 4, 4}, 13: {3, 3, 4, 3}, 14: {3, 4, 4, 3}, 15: {4, 3, 4, 4}, 16: {4, 4, 4, 4},
}

// lone is the width of a piece that stands alone, as a share of the cell.
const lone = 0.84

// Stack returns the places of n pieces that share the cell: they shrink and
// spread and never leave it. n is taken as at least 1; the slice has n entries.
// Places are in drawing order: the ones in front come last.
func (c Cell) Stack(n int) []Spot {
	n = max(n, 1)
	switch {
	case c.Long != (Point{}):
		return c.stackAlong(n)
	case c.Round:
		return c.stackRound(n)
	}
	shown := min(n, MaxStack)
	layers := rows[shown]
	widest := 0
	for _, w := range layers {
		widest = max(widest, w)
	}
	// Pieces in a row may overlap by a quarter of their width; rows overlap more, as pieces
	// behind look over those in front.
	const step, rise = 0.78, 0.66
	across := 1 + step*float64(widest-1)
	deep := 1 + rise*float64(len(layers)-1)
	width := min(lone, 0.96/max(across, deep)) * c.Size
	if shown == 1 {
		width = lone * c.Size
	}
	spots := make([]Spot, 0, n)
	for r, count := range layers {
		y := (float64(r) - float64(len(layers)-1)/2) * rise * width
		for i := range count {
			x := (float64(i) - float64(count-1)/2) * step * width
			spots = append(spots, Spot{c.keep(c.Centre.Add(Point{x, y}), width), width})
		}
	}
	for i := shown; i < n; i++ {
		spots = append(spots, spots[i%shown])
	}
	return spots
}

// keep moves a place towards the middle of the cell until a piece of that
// width stands inside the outline; cells that are turned need it.
func (c Cell) keep(p Point, width float64) Point {
	for range 20 {
		if c.holds(p, width) {
			return p
		}
		p = p.Lerp(c.Centre, 0.12)
	}
	return c.Centre
}

// holds reports whether a round piece of some width at p lies in the cell.
func (c Cell) holds(p Point, width float64) bool { return c.clear(p) >= width/2-1e-9 }

// clear is how far a point is from the nearest edge of the cell, negative
// outside.
func (c Cell) clear(p Point) float64 {
	least := math.Inf(1)
	for i, a := range c.Outline {
		b := c.Outline[(i+1)%len(c.Outline)]
		edge := b.Sub(a)
		away := func(q Point) float64 { return (edge.X*(q.Y-a.Y) - edge.Y*(q.X-a.X)) / edge.Len() }
		side := 1.0
		if away(c.Centre) < 0 {
			side = -1
		}
		least = min(least, side*away(p))
	}
	return least
}

// apart is how far two pieces stand from each other that share a long cell, in
// widths: they do not touch.
const apart = 1.06

// stackAlong is Stack in a long cell: rows along it, as few as make the pieces
// largest.
func (c Cell) stackAlong(n int) []Spot {
	shown := min(n, MaxStack)
	const step, rise = 0.78, 0.66
	count, width := 1, 0.0
	for rows := 1; rows <= 4 && rows <= shown; rows++ {
		columns := (shown + rows - 1) / rows
		along := 1.1 * (1 + step*float64(columns-1)) // the corners of bent cells are cut
		if shown == 2 {
			along = 1 + apart*float64(columns-1)
		}
		if w := min(lone*c.Size, c.Length/along, 0.96*c.Size/(1+rise*float64(rows-1))); w > width {
			count, width = rows, w
		}
	}
	spread := step
	if shown == 2 {
		spread = apart
	}
	deep := Point{-c.Long.Y, c.Long.X}
	spots := make([]Spot, 0, n)
	for r := range count {
		row := shown*(r+1)/count - shown*r/count
		y := (float64(r) - float64(count-1)/2) * rise * width
		for i := range row {
			x := (float64(i) - float64(row-1)/2) * spread * width
			spots = append(spots, Spot{c.keep(c.Centre.Add(c.Long.Mul(x)).Add(deep.Mul(y)), width), width})
		}
	}
	slices.SortStableFunc(spots, func(a, b Spot) int { return cmp.Compare(a.At.Y, b.At.Y) })
	for i := shown; i < n; i++ {
		spots = append(spots, spots[i%shown])
	}
	return spots
}
