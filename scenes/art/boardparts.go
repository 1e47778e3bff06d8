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
	d.fill(ring(x, y, r*0.985, r*0.958), between(x-r, y-r, x+r, y+r, brass(d.t)))
	floor := circle(x, y, r*0.955)
	deep := l.Deep.Mix(hex(0x14122e), 0.62)
	d.fill(floor, around(x+r*0.2, y+r*0.3, r*1.5, r*1.5, evenly(deep.Mix(l.Base, 0.24), deep, deep.Darken(0.3))))
	d.inner(floor, 0.1, 0.14, 0.12, Colour{0, 0, 0, 0.75})
	// rings engraved in the floor, and rays between the wells
	d.fill(ring(x, y, r*0.9, r*0.888), l.Base.Alpha(0.4))
	d.fill(ring(x, y, r*0.3, r*0.285), l.Base.Alpha(0.45))
	for i := range 4 {
		t := polygon(starPoints(2, 0, -0.6, 0.26, 0.03, 0)...).placed(x, y, r, math.Pi/2*float64(i))
		d.fill(t, l.Base.Alpha(0.5))
	}
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
	d.fill(circle(x, y, 0.9), around(x, y, 0.9, 0.9, newRamp(stop{0, Colour{1, 1, 0.94, 0.6}}, stop{0.25, Colour{1, 0.97, 0.85, 0.2}}, stop{1, Colour{1, 1, 1, 0}})))
	for i := range 4 {
		long := 0.62
		if i%2 == 1 {
			long = 0.3
		}
		ray := polygon(starPoints(2, x, y, long, 0.035, math.Pi/4*float64(i))...)
		d.fill(ray, Colour{1, 1, 0.96, 0.85})
	}
}

// jewelShare is one seat's triangle, cut like a stone: a girdle of outer facets,
// a crown of inner ones and the small facets round the middle.
func (d *boardDrawer) jewelShare(a layout.Arm) {
	l, used := d.look.seat(a.Seat)
	tri := shrunk(a.Home, 0.04)
	apex, p, q := tri[0], tri[1], tri[2]
	if d.t.High {
		d.fill(polygon(tri...), l.Base)
		if used {
			at := apex.Lerp(p.Lerp(q, 0.5), 0.72)
			d.symbol(l, at.X, at.Y, 0.2, hex(0x000000))
		}
		return
	}
	d.cutStone(l, tri)
	if used {
		m := apex.Lerp(p.Lerp(q, 0.5), 0.74)
		d.fill(circle(m.X, m.Y, 0.27), around(m.X, m.Y, 0.27, 0.27, newRamp(stop{0, l.Deep.Alpha(0.75)}, stop{0.7, l.Deep.Alpha(0.55)}, stop{1, l.Deep.Alpha(0)})))
		d.symbol(l, m.X, m.Y, 0.185, hex(0xfffaf0))
	}
}

// cutStone facets a triangle whose first corner is the middle of the stone.
func (d *boardDrawer) cutStone(l Livery, tri []point) {
	apex, p, q := tri[0], tri[1], tri[2]
	mid := p.Lerp(q, 0.5)
	// points of the cut, by their share of the way out and to the side
	at := func(out, side float64) point {
		return apex.Lerp(mid, out).Add(q.Sub(mid).Mul(out * side))
	}
	g1, g2 := at(1, -0.45), at(1, 0.45)
	c0, c1, c2 := at(0.8, 0), at(0.78, -0.72), at(0.78, 0.72)
	e1, e2 := at(0.5, -1), at(0.5, 1)
	t0, t1, t2 := at(0.42, 0), at(0.36, -0.5), at(0.36, 0.5)
	facets := []struct {
		p   []point
		lit float64 // how much light the facet throws back, -1..1
	}{
		{[]point{p, g1, c1}, 0.2}, {[]point{g1, c0, c1}, -0.25}, {[]point{g1, g2, c0}, 0.42}, {[]point{g2, c2, c0}, -0.1}, {[]point{g2, q, c2}, -0.45},
		{[]point{p, c1, e1}, -0.3}, {[]point{q, e2, c2}, 0.3},
		{[]point{c1, t1, e1}, 0.36}, {[]point{c1, c0, t1}, 0.02}, {[]point{c0, t0, t1}, 0.26}, {[]point{c0, t2, t0}, -0.18}, {[]point{c0, c2, t2}, 0.12}, {[]point{c2, e2, t2}, -0.34},
		{[]point{e1, t1, apex}, -0.12}, {[]point{t1, t0, apex}, 0.4}, {[]point{t0, t2, apex}, 0.1}, {[]point{t2, e2, apex}, -0.28},
	}
	d.fill(polygon(tri...), l.Base.Mix(l.Deep, 0.4))
	for _, f := range facets {
		d.facet(l, f.p, f.lit)
	}
	for _, e := range [][2]point{{p, c1}, {c1, c0}, {c0, c2}, {c2, q}, {c1, t1}, {c2, t2}, {t1, t0}, {t0, t2}} {
		d.stroke(new(path).move(e[0].X, e[0].Y).line(e[1].X, e[1].Y), 0.014, l.Light.Lighten(0.4).Alpha(0.4))
	}
}

// facet is one face of the stone: brighter towards one end, as the light inside
// it is thrown back.
func (d *boardDrawer) facet(l Livery, pts []point, lit float64) {
	hub := d.look.Board.Centre
	var c point
	for _, p := range pts {
		c = c.Add(p.Mul(1 / float64(len(pts))))
	}
	// the lamp stands on the top left: shares on that side are lighter
	out := c.Sub(hub)
	lit += -0.16 * (out.X*0.5 + out.Y*0.85) / max(out.Len(), 0.3)
	col := l.Base.Lighten(float32(0.85 * max(lit, 0)))
	if lit < 0 {
		col = l.Base.Mix(l.Deep, float32(min(-lit*1.5, 0.9)))
	}
	d.fill(polygon(pts...), between(pts[0].X, pts[0].Y, pts[1].X, pts[1].Y, evenly(col.Lighten(0.12), col, col.Mix(l.Deep, 0.22))))
}
