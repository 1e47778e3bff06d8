package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// walk is the gravel below the squares with the gate at its left end and a
// terrace for every seat.
func (d *gardenDrawer) walk() {
	b := d.look.Board
	w := b.Walk()
	if d.t.High {
		for _, a := range b.Arms {
			d.terrace(a)
		}
		d.gate()
		return
	}
	p := d.plot()
	release := d.within(d.slab(gardenPlank + 0.02))
	ground := polygon(point{X: p.X, Y: w.Y + 0.02}, point{X: p.Right(), Y: w.Y + 0.02}, point{X: p.Right(), Y: p.Bottom()}, point{X: p.X, Y: p.Bottom()})
	d.gravel(ground)
	release()
	for _, a := range b.Arms {
		d.terrace(a)
	}
	d.gate()
}

// gravel strews the walk with small stones, and lets the hedges hang over its
// edge.
func (d *gardenDrawer) gravel(ground *path) {
	lo, hi := ground.bounds()
	d.fill(ground, between(0, lo.Y, 0, hi.Y, evenly(d.g.gravel.Darken(0.6), d.g.gravel.Darken(0.45))))
	rng := &scatter{seed: 61}
	if d.fine {
		for i, tone := range []Colour{d.g.gravel.Darken(0.35), d.g.gravel.Darken(0.5), d.g.gravel.Darken(0.12)} {
			stones := &path{}
			for range int((hi.X - lo.X) * (hi.Y - lo.Y) * 34) {
				x, y := rng.span(lo.X, hi.X), rng.span(lo.Y, hi.Y)
				r := rng.span(0.02, 0.045)
				stones.add(ellipse(0, 0, r*1.3, r).placed(x, y, 1, rng.next()*3))
			}
			if i > 0 {
				d.shadow(stones, 0.008, 0.015, 0.01, Colour{0, 0, 0, 0.6})
			}
			d.fill(stones, tone)
		}
	}
	d.inner(ground, 0.0, 0.1, 0.09, Colour{0, 0, 0, 0.75})
	f := d.look.Board.Field
	for layer := 1; layer <= 2; layer++ {
		leaves := &path{}
		for _, side := range [][2]float64{{lo.X, f.X - 0.12}, {f.Right() + 0.12, hi.X}} {
			for range 22 {
				leaves.add(leaf(rng.span(0.14, 0.24), 0.42).placed(rng.span(side[0], side[1]), lo.Y+rng.span(-0.12, 0.02), 1, rng.span(0.2, 2.9)))
			}
		}
		d.shadow(leaves, 0.015, 0.04, 0.025, Colour{0, 0, 0, 0.7})
		d.fill(leaves, d.leafPaint(layer))
	}
}

// terrace is a seat's place: a slab of stone with a rim in the seat's colour, a
// round dish for the piece and a lawn for the die.
func (d *gardenDrawer) terrace(a layout.Arm) {
	l, used := d.look.seat(a.Seat)
	plate := rounded(0.24, shrunk(a.Yard, 0.05)...)
	lo, hi := plate.bounds()
	x, y, r := a.Dish.At.X, a.Dish.At.Y, a.Dish.Width/2
	if d.t.High {
		d.fill(plate, l.Base)
		d.fill(rounded(0.2, shrunk(a.Yard, 0.11)...), d.t.Tile)
		d.fill(ring(x, y, r*0.98, r*0.86), l.Base)
		if used {
			d.symbol(l, x, y, r*0.36, l.Base)
		}
		return
	}
	d.shadow(plate, 0.02, 0.07, 0.05, Colour{0, 0, 0, 0.8})
	d.fill(plate, between(lo.X, lo.Y, hi.X, hi.Y, brass(d.t)))
	d.fill(rounded(0.22, shrunk(a.Yard, 0.078)...), between(lo.X, lo.Y, hi.X, hi.Y, evenly(l.Base.Lighten(0.1), l.Base.Darken(0.1), l.Base.Mix(l.Deep, 0.65))))
	floor := rounded(0.16, shrunk(a.Yard, 0.15)...)
	deep := l.Deep.Mix(hex(0x14122e), 0.6)
	d.fill(floor, between(lo.X, lo.Y, hi.X, hi.Y, evenly(deep.Mix(l.Base, 0.12), deep, deep.Darken(0.25))))
	if d.fine {
		d.fill(floor, d.flags(deep.Mix(l.Base, 0.1)))
	}
	d.inner(floor, 0.03, 0.06, 0.05, Colour{0, 0, 0, 0.75})
	d.mat(a.Die, l)
	if d.fine { // flowers in the seat's colour between the two
		mx := (x + a.Die.At.X) / 2
		for i, at := range []point{{X: mx, Y: y - 0.43}, {X: mx + 0.02, Y: y + 0.42}, {X: hi.X - 0.23, Y: y - 0.42}, {X: hi.X - 0.23, Y: y + 0.42}} {
			for k := range 3 {
				turn := 0.6 + 1.9*float64(k) + float64(i)
				s, c := math.Sincos(turn)
				d.fill(leaf(0.13, 0.45).placed(at.X, at.Y, 1, turn), between(at.X, at.Y, at.X+0.13*c, at.Y+0.13*s, evenly(d.g.leaf[0], d.g.leaf[2])))
			}
			d.flower(at.X, at.Y, 0.07, float64(i), l.Base.Lighten(0.12))
		}
	}
	// the dish
	d.fill(circle(x, y, r), between(x-r*0.7, y-r*0.7, x+r*0.7, y+r*0.7, evenly(l.Dark, l.Base, l.Light)))
	d.fill(ring(x, y, r*0.985, r*0.93), between(x-r, y-r, x+r, y+r, brass(d.t)))
	in := circle(x, y, r*0.92)
	d.fill(in, around(x+r*0.2, y+r*0.3, r*1.4, r*1.4, evenly(l.Deep.Mix(l.Base, 0.4), l.Deep, l.Deep.Darken(0.45))))
	d.inner(in, 0.05, 0.08, 0.06, Colour{0, 0, 0, 0.75})
	if used {
		d.symbol(l, x, y, r*0.44, l.Base)
	}
}

// flags is the paint of a floor of flagstones in one colour.
func (d *gardenDrawer) flags(tone Colour) paint {
	f := d.look.Board.Field
	stones, joint := newPaving(int(f.W)+2, int(f.H)+4), tone.Darken(0.55)
	return paintFunc(func(x, y float64) Colour { return stones.tint(tone, joint, x, y) })
}

// mat is the round of cloth on which a seat's die lands.
func (d *gardenDrawer) mat(s layout.Spot, l Livery) {
	x, y, r := s.At.X, s.At.Y+0.02, 0.44
	d.shadow(circle(x, y, r), 0.015, 0.03, 0.025, Colour{0, 0, 0, 0.7})
	d.fill(circle(x, y, r), around(x-0.1, y-0.14, r*1.5, r*1.5, evenly(l.Deep.Mix(l.Base, 0.25), l.Deep.Mix(hex(0x14122e), 0.35), l.Deep.Darken(0.45))))
	d.fill(ring(x, y, r*0.98, r*0.9), l.Base.Alpha(0.7))
	d.fill(ring(x, y, r*0.56, r*0.53), l.Base.Alpha(0.4))
	points := &path{}
	for i := range 12 {
		from := float64(i) * math.Pi / 6
		s, c := math.Sincos(from)
		points.add(leaf(r*0.27, 0.42).placed(x+c*r*0.58, y+s*r*0.58, 1, from))
	}
	d.fill(points, l.Base.Alpha(0.45))
}
