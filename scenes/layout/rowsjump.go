package layout

import (
	"sort"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Jump is a ladder or a snake as it lies on the board. A piece that lands on
// From follows the curve to To.
type Jump struct {
	From, To rules.Square
	Up       bool // a ladder; the others are snakes
	// Curve runs from the middle of From to the middle of To: the middle line
	// of a ladder, or of a snake from its head to the tip of its tail.
	Curve Curve
}

// Curve is a line through points, measured by its length. Make it with
// NewCurve; it is only read.
type Curve struct {
	points []Point
	reach  []float64 // the length of the way to each point
}

// NewCurve is the line through some points, of which it keeps those that are
// apart from the one before.
func NewCurve(points ...Point) Curve {
	var c Curve
	for _, p := range points {
		n := len(c.points)
		if n == 0 {
			c.points, c.reach = append(c.points, p), append(c.reach, 0)
			continue
		}
		if d := p.Sub(c.points[n-1]).Len(); d > 1e-9 {
			c.points, c.reach = append(c.points, p), append(c.reach, c.reach[n-1]+d)
		}
	}
	return c
}

// Length is how long the line is, board units.
func (c Curve) Length() float64 {
	if len(c.reach) == 0 {
		return 0
	}
	return c.reach[len(c.reach)-1]
}

// Points are the points of the line; they are not to be changed.
func (c Curve) Points() []Point { return c.points }

// At is the place a share t (0..1) of the way along the line and the unit
// vector of the way on from there. Shares outside stay at the ends; an empty
// line is at the origin and a single point leads nowhere.
func (c Curve) At(t float64) (at, way Point) {
	n := len(c.points)
	switch n {
	case 0:
		return Point{}, Point{}
	case 1:
		return c.points[0], Point{}
	}
	s := min(max(t, 0), 1) * c.Length()
	i := min(max(sort.SearchFloat64s(c.reach, s), 1), n-1)
	a, b := c.points[i-1], c.points[i]
	long := c.reach[i] - c.reach[i-1]
	return a.Lerp(b, (s-c.reach[i-1])/long), b.Sub(a).Mul(1 / long)
}

// JumpFrom is the jump that begins on a square.
func (b *Board) JumpFrom(q rules.Square) (Jump, bool) {
	for _, j := range b.Jumps {
		if j.From == q {
			return j, true
		}
	}
	return Jump{}, false
}

// jumpsOf lays the jumps of a track on a board: ladders straight, then the
// snakes winding round them.
func jumpsOf(b *Board, jumps []board.Jump) []Jump {
	var out []Jump
	for _, j := range jumps {
		from, ok := b.Cell(rules.Square(j.From))
		to, ok2 := b.Cell(rules.Square(j.To))
		if !ok || !ok2 {
			continue
		}
		out = append(out, Jump{from.Square, to.Square, j.Up(), NewCurve(from.Centre, to.Centre)})
	}
	wind(b, out)
	return out
}
