package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// yard is an enamel plate in the seat's colour with a sunk dish and four wells.
func (d *boardDrawer) yard(a layout.Arm) {
	l, used := d.look.seat(a.Seat)
	outline := shrunk(a.Yard, 0.16)
	plate := rounded(0.5, outline...)
	lo, hi := plate.bounds()
	if d.t.High {
		d.fill(plate, l.Base)
		d.fill(circle(a.Dish.At.X, a.Dish.At.Y, a.Dish.Width/2), d.t.Tile)
		for _, s := range a.YardSlots {
			d.fill(ring(s.At.X, s.At.Y, s.Width*0.52, s.Width*0.46), l.Base)
		}
		if used {
			d.fill(l.Symbol.mark().placed(a.Dish.At.X, a.Dish.At.Y, a.Dish.Width*0.1, 0), l.Base)
		}
		return
	}
	// a brass fillet holds the plate in the wood
	d.fill(rounded(0.52, shrunk(a.Yard, 0.1)...), Colour{0, 0, 0, 0.55})
	d.fill(rounded(0.5, shrunk(a.Yard, 0.125)...), between(lo.X, lo.Y, hi.X, hi.Y, brass(d.t)))
	d.fill(plate, between(lo.X, lo.Y, hi.X, hi.Y, evenly(l.Base.Lighten(0.12), l.Base.Darken(0.08), l.Base.Mix(l.Deep, 0.6))))
	d.inner(plate, -0.05, -0.07, 0.06, l.Dark.Alpha(0.6))
	d.inner(plate, 0.05, 0.06, 0.045, Colour{1, 1, 1, 0.5})
	d.gloss(plate, lo, hi)
	d.dish(a, l)
	for _, s := range a.YardSlots {
		d.well(s, l)
	}
	if used {
		d.symbol(l, a.Dish.At.X, a.Dish.At.Y, a.Dish.Width*0.085, l.Base)
	}
}

// gloss is the reflection of a window in an enamel plate: a soft band across
// its upper left.
func (d *boardDrawer) gloss(plate *path, lo, hi point) {
	w, h := hi.X-lo.X, hi.Y-lo.Y
	release := d.within(plate)
	band := new(path).move(lo.X, lo.Y).line(lo.X+w*0.86, lo.Y).quad(lo.X+w*0.42, lo.Y+h*0.3, lo.X, lo.Y+h*0.86).close()
	d.fill(band, between(lo.X, lo.Y, lo.X+w*0.5, lo.Y+h*0.5, evenly(Colour{1, 1, 1, 0.26}, Colour{1, 1, 1, 0.05})))
	release()
}

// dish is the round hollow the pawns wait in.
func (d *boardDrawer) dish(a layout.Arm, l Livery) {
	x, y, r := a.Dish.At.X, a.Dish.At.Y, a.Dish.Width/2
	d.shadow(circle(x, y, r*1.01), -0.02, -0.03, 0.05, l.Dark.Alpha(0.6))
	d.fill(circle(x, y, r), between(x-r*0.7, y-r*0.7, x+r*0.7, y+r*0.7, evenly(l.Dark, l.Base, l.Light)))
	floor := circle(x, y, r*0.955)
	deep := l.Deep.Mix(hex(0x14122e), 0.62)
	d.fill(floor, around(x+r*0.2, y+r*0.3, r*1.5, r*1.5, evenly(deep.Mix(l.Base, 0.24), deep, deep.Darken(0.3))))
	d.inner(floor, 0.1, 0.14, 0.12, Colour{0, 0, 0, 0.75})
	d.inner(floor, -0.03, -0.04, 0.03, l.Light.Alpha(0.3))
}

// well is the place of one waiting pawn.
func (d *boardDrawer) well(s layout.Spot, l Livery) {
	x, y, r := s.At.X, s.At.Y, s.Width*0.52
	d.fill(circle(x, y, r), between(x-r*0.6, y-r*0.7, x+r*0.6, y+r*0.7, evenly(l.Dark, l.Deep, l.Base.Fade(0.9))))
	in := circle(x, y, r*0.9)
	d.fill(in, around(x+r*0.2, y+r*0.25, r*1.2, r*1.2, evenly(l.Deep.Mix(l.Base, 0.35), l.Deep.Darken(0.2), l.Dark)))
	d.inner(in, 0.04, 0.06, 0.05, Colour{0, 0, 0, 0.6})
}

// jewel is the goal: a cut stone with a triangle in each seat's colour.
func (d *boardDrawer) jewel() {
	b := d.look.Board
	if !d.t.High {
		d.fill(polygon(shrunk(b.Hub, 0.0)...), between(b.Centre.X-1.5, b.Centre.Y-1.5, b.Centre.X+1.5, b.Centre.Y+1.5, brass(d.t)))
	}
	for _, a := range b.Arms {
		d.jewelShare(a)
	}
	if d.t.High {
		return
	}
	// the table of the stone: a small star of light in the middle
	x, y := b.Centre.X, b.Centre.Y
	d.fill(circle(x, y, 0.9), around(x, y, 0.9, 0.9, newRamp(stop{0, Colour{1, 1, 0.94, 0.75}}, stop{0.25, Colour{1, 0.97, 0.85, 0.3}}, stop{1, Colour{1, 1, 1, 0}})))
	for i := range 4 {
		long := 0.62
		if i%2 == 1 {
			long = 0.3
		}
		ray := polygon(starPoints(2, x, y, long, 0.035, math.Pi/4*float64(i))...)
		d.fill(ray, Colour{1, 1, 0.96, 0.85})
	}
}

// jewelShare is one seat's triangle, cut into facets.
func (d *boardDrawer) jewelShare(a layout.Arm) {
	l, used := d.look.seat(a.Seat)
	tri := shrunk(a.Home, 0.045)
	apex, p, q := tri[0], tri[1], tri[2]
	if d.t.High {
		d.fill(polygon(tri...), l.Base)
		return
	}
	mid := p.Lerp(q, 0.5)
	// the girdle: the outer facets; the crown: the inner ones
	i1, i2 := apex.Lerp(p, 0.62), apex.Lerp(q, 0.62)
	m := apex.Lerp(mid, 0.8)
	facets := [][3]point{{p, mid, m}, {mid, q, m}, {p, m, i1}, {m, q, i2}, {i1, m, apex}, {m, i2, apex}}
	for _, f := range facets {
		c := f[0].Add(f[1]).Add(f[2]).Mul(1.0 / 3)
		out := c.Sub(apex.Lerp(mid, 0.62))
		lit := -(out.X*0.55 + out.Y*0.85) / max(out.Len(), 1e-6)
		col := l.Base.Lighten(float32(0.05 + 0.3*max(lit, 0)))
		if lit < 0 {
			col = l.Base.Mix(l.Deep, float32(-lit*0.72))
		}
		far := f[0]
		d.fill(polygon(f[:]...), between(c.X, c.Y, far.X, far.Y, evenly(col.Lighten(0.1), col, col.Darken(0.12))))
	}
	edge := Colour{1, 1, 1, 0.34}
	for _, e := range [][2]point{{i1, m}, {m, i2}, {p, m}, {m, q}, {m, mid}, {apex, m}} {
		d.stroke(new(path).move(e[0].X, e[0].Y).line(e[1].X, e[1].Y), 0.018, edge)
	}
	if used {
		at := apex.Lerp(mid, 0.73)
		d.symbol(l, at.X, at.Y, 0.17, hex(0xfff7e8).Alpha(0.95))
	}
}
