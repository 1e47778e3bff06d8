package boardview

import (
	"math"

	"ludaxy/engine/rules"
	"ludaxy/scenes/layout"
)

// fanFrom is from how many pieces on a square they hide each other, so that
// they step apart while the pointer is there.
const fanFrom = 3

// fan is a stack that is looked at.
type fan struct {
	square rules.Square // Out for none
	reach  float64      // how far from the middle of the square the pointer keeps it open
}

// spread puts n pieces in a ring round the middle of a cell, or in two.
func (f fan) spread(c layout.Cell, n int) []layout.Spot {
	const width = 0.62
	spots := make([]layout.Spot, 0, n)
	inner := 0
	if n > 8 {
		inner = n / 3
	}
	outer := n - inner
	ring := func(count int, r float64) {
		for i := range count {
			s, co := math.Sincos(2*math.Pi*float64(i)/float64(count) - math.Pi/2)
			spots = append(spots, layout.Spot{At: c.Centre.Add(layout.Point{X: r * co, Y: r * s * 0.9}), Width: width * c.Size})
		}
	}
	ring(inner, 0.42*c.Size)
	ring(outer, fanRadius(outer)*c.Size)
	return spots
}

// fanRadius is how far from the middle n pieces stand that do not cover each
// other, in sizes of the cell.
func fanRadius(n int) float64 {
	return max(0.5, 0.66/(2*math.Sin(math.Pi/float64(max(n, 2)))))
}

// fanAt opens the stack at a point of the board, and closes it once the pointer
// has left it.
func (v *View) fanAt(p layout.Point) {
	if c, ok := v.cfg.Geometry.Cell(v.fan.square); ok {
		if p.Sub(c.Centre).Len() < v.fan.reach {
			return
		}
		v.fan = fan{square: rules.Out}
		v.Node.Touch()
		v.settling = true
	}
	q, ok := v.cfg.Geometry.Pick(p.X, p.Y)
	if !ok || !q.OnBoard() || !v.cfg.Director.Idle() {
		return
	}
	m := v.cfg.Director.Frame().Model
	n := 0
	for k := range m.At {
		for i, at := range m.At[k][:v.pieces] {
			if m.Seats>>k&1 == 1 && at == q && !v.captive(m, k, i) {
				n++
			}
		}
	}
	if n < fanFrom {
		return
	}
	c, ok := v.cfg.Geometry.Cell(q)
	if !ok {
		return
	}
	v.fan = fan{q, (fanRadius(n) + 0.55) * c.Size}
	v.settling = true
	v.Node.Touch()
}

// unfan closes the stack that is open.
func (v *View) unfan() {
	if v.fan.square != rules.Out {
		v.fan = fan{square: rules.Out}
		v.settling = true
		v.Node.Touch()
	}
}
