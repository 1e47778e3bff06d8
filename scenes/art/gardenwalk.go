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
	deep := l.Deep.Mix(hex(0x14122e), 0.66)
	d.fill(floor, between(lo.X, lo.Y, hi.X, hi.Y, evenly(deep.Mix(l.Base, 0.12), deep, deep.Darken(0.25))))
	d.inner(floor, 0.03, 0.06, 0.05, Colour{0, 0, 0, 0.75})
	// where the die lands: a mat with a border of stitches
	mat := circle(a.Die.At.X, a.Die.At.Y, 0.44)
	d.fill(mat, l.Base.Alpha(0.13))
	for i := range 20 {
		from := float64(i) * math.Pi / 10
		d.stroke(arc(a.Die.At.X, a.Die.At.Y, 0.4, from, from+0.16), 0.022, l.Base.Alpha(0.55))
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
