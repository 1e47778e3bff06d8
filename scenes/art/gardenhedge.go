package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// hedgeBeds are the strips of hedge round the squares: left, top, right.
func (d *gardenDrawer) hedgeBeds() []layout.Rect {
	f, p := d.look.Board.Field, d.plot()
	low := f.Bottom() + 0.06
	return []layout.Rect{
		{X: p.X, Y: p.Y, W: f.X - p.X - 0.1, H: low - p.Y},
		{X: f.X - 0.12, Y: p.Y, W: f.W + 0.24, H: f.Y - p.Y - 0.1},
		{X: f.Right() + 0.1, Y: p.Y, W: p.Right() - f.Right() - 0.1, H: low - p.Y},
	}
}

// hedges grow round the squares in three layers of leaves, with roses on them.
func (d *gardenDrawer) hedges() {
	beds := d.hedgeBeds()
	if d.t.High {
		return // nothing that distracts
	}
	ground := d.slab(gardenPlank + 0.02)
	release := d.within(ground)
	rng := &scatter{seed: 401}
	for layer, density := range []float64{52, 44, 22} {
		leaves := &path{}
		for _, b := range beds {
			n := int(b.W * b.H * density)
			for range n {
				x, y := b.X+rng.next()*b.W, b.Y+rng.next()*b.H
				leaves.add(leaf(rng.span(0.14, 0.25), rng.span(0.34, 0.5)).placed(x, y, 1, rng.next()*2*math.Pi))
			}
		}
		if layer > 0 && d.fine {
			d.shadow(leaves, 0.015, 0.035, 0.02, Colour{0, 0.02, 0.03, 0.6})
		}
		d.fill(leaves, d.leafPaint(layer))
	}
	d.roses(rng)
	release()
	// the frame throws its shadow on the leaves
	d.inner(ground, 0.05, 0.08, 0.08, Colour{0, 0, 0, 0.7})
}

// leaf is an almond from the origin along x.
func leaf(long, wide float64) *path {
	w := long * wide
	return new(path).move(0, 0).quad(long*0.45, -w, long, 0).quad(long*0.45, w, 0, 0).close()
}

// leafPaint lets the leaves of a layer differ: bright towards the lamp, cool in
// the corners.
func (d *gardenDrawer) leafPaint(layer int) paint {
	base := d.g.leaf[layer]
	cool, warm := base.Mix(hex(0x12405a), 0.45), base.Mix(hex(0xa8c050), 0.22)
	return paintFunc(func(x, y float64) Colour {
		t := noise(x*0.9, y*0.9, 51)
		c := cool.Mix(warm, float32(t*1.5-0.25))
		return c.Lighten(float32((noise(x*7, y*7, 52+uint32(layer)) - 0.4) * 0.16))
	})
}

// roses bloom on the hedges in groups, the largest in the middle.
func (d *gardenDrawer) roses(rng *scatter) {
	for i, b := range d.hedgeBeds() {
		groups, size := int(b.H*0.8), 1.0
		if i == 1 {
			groups, size = int(b.W*0.7), 0.72
		}
		for g := range groups {
			t := (float64(g) + rng.span(0.25, 0.75)) / float64(groups)
			x, y := b.X+b.W*rng.span(0.25, 0.75), b.Y+b.H*t
			if i == 1 {
				x, y = b.X+b.W*t, b.Y+b.H*rng.span(0.45, 0.7)
			}
			if d.taken(point{X: x, Y: y}) {
				continue
			}
			tint := d.g.flowers[(g*2+i)%len(d.g.flowers)]
			for k := range 3 + g%3 {
				s, c := math.Sincos(rng.next() * 2 * math.Pi)
				away, r := 0.24*size*math.Sqrt(float64(k)/3), size*rng.span(0.075, 0.1)
				if k == 0 {
					r = 0.13 * size
				}
				if (g+i)%2 == 0 {
					d.rose(x+c*away, y+s*away, r, tint)
				} else {
					d.flower(x+c*away, y+s*away, r, rng.next()*3, tint)
				}
			}
		}
	}
}

// rose is a blossom of petals laid round each other, dark where they meet.
func (d *gardenDrawer) rose(x, y, r float64, tint Colour) {
	d.fill(circle(x+r*0.2, y+r*0.4, r), Colour{0, 0, 0, 0.45})
	deep, light := tint.Mix(hex(0x4a0c2c), 0.55), tint.Lighten(0.32)
	for i, k := range []float64{1, 0.66, 0.36} {
		turn := float64(i)*0.9 + x*7
		n := 5 - i
		d.fill(circle(x, y, r*k*0.86), deep)
		for p := range n {
			s, c := math.Sincos(turn + float64(p)*2*math.Pi/float64(n))
			px, py, pr := x+c*r*k*0.47, y+s*r*k*0.47, r*k*0.5
			d.fill(circle(px, py, pr), around(px-c*pr*0.7, py-s*pr*0.7, pr*1.9, pr*1.9, evenly(deep, tint, light)))
		}
	}
	d.fill(circle(x, y, r*0.13), deep)
}
