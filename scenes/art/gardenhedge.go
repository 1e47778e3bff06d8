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
		for _, b := range beds {
			r := b.Inset(0.09)
			d.fill(frameOf(r, 0.2, 0.05), d.g.joint)
		}
		return
	}
	ground := d.slab(gardenPlank + 0.02)
	release := d.within(ground)
	rng := &scatter{seed: 401}
	for layer, density := range []float64{26, 34, 22} {
		leaves := &path{}
		for _, b := range beds {
			n := int(b.W * b.H * density)
			for range n {
				x, y := b.X+rng.next()*b.W, b.Y+rng.next()*b.H
				leaves.add(leaf(rng.span(0.13, 0.23), rng.span(0.3, 0.44)).placed(x, y, 1, rng.next()*2*math.Pi))
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

// roses bloom on the hedges in loose groups.
func (d *gardenDrawer) roses(rng *scatter) {
	for i, b := range d.hedgeBeds() {
		n := int(b.W*b.H*1.5) + 2
		for range n {
			x, y := b.X+0.14+rng.next()*(b.W-0.28), b.Y+0.14+rng.next()*(b.H-0.28)
			tint := d.g.flowers[(int(noise(x*0.5, y*0.5, 90)*9)+i)%len(d.g.flowers)]
			r := rng.span(0.075, 0.125)
			if i == 1 {
				r *= 0.8
			}
			if rng.next() < 0.5 {
				d.rose(x, y, r, tint)
			} else {
				d.flower(x, y, r, rng.next()*3, tint)
			}
		}
	}
}

// rose is a blossom of petals laid round each other.
func (d *gardenDrawer) rose(x, y, r float64, tint Colour) {
	d.fill(circle(x+r*0.2, y+r*0.4, r), Colour{0, 0, 0, 0.4})
	for i, k := range []float64{1, 0.74, 0.48, 0.24} {
		turn := float64(i) * 1.1
		petals := &path{}
		for p := range 5 {
			s, c := math.Sincos(turn + float64(p)*2*math.Pi/5)
			petals.add(circle(x+c*r*k*0.42, y+s*r*k*0.42, r*k*0.6))
		}
		lo, hi := tint.Darken(0.42), tint.Lighten(0.2)
		d.fill(petals, between(x-r*k, y-r*k, x+r*k, y+r*k, evenly(hi, tint, lo)))
	}
}

// ornaments are what stands in the hedges and shines: lanterns at the corners,
// toadstools, a pond, and fireflies over everything.
func (d *gardenDrawer) ornaments() {
	if d.t.High {
		return
	}
	f := d.look.Board.Field
	p := d.plot()
	left, right := (p.X+f.X)/2-0.05, (p.Right()+f.Right())/2+0.05
	d.pond(right, f.Y+f.H*0.42)
	d.toadstools(left, f.Y+f.H*0.62)
	for _, at := range []point{{X: left, Y: f.Y + 0.05}, {X: right, Y: f.Y + 0.05}, {X: left, Y: f.Bottom() - 1.1}, {X: right, Y: f.Bottom() - 1.1}} {
		d.lantern(at.X, at.Y)
	}
	if !d.fine {
		return
	}
	rng := &scatter{seed: 12}
	for range 22 {
		x, y := p.X+rng.next()*p.W, p.Y+rng.next()*(f.Bottom()-p.Y)
		if x > f.X+0.2 && x < f.Right()-0.2 && y > f.Y+0.2 { // only over the hedges
			x = p.X + 0.15 + math.Mod(x, 0.7)
			if rng.next() < 0.5 {
				x = p.Right() - (x - p.X)
			}
		}
		d.fill(circle(x, y, 0.12), around(x, y, 0.12, 0.12, newRamp(stop{0, hex(0xf4ffb0).Alpha(0.9)}, stop{0.2, hex(0xe6ff8a).Alpha(0.5)}, stop{1, hex(0xd0ff60).Alpha(0)})))
	}
}

// lantern is a lamp on a post among the leaves, with its pool of light.
func (d *gardenDrawer) lantern(x, y float64) {
	d.fill(circle(x, y, 1.5), around(x, y, 1.5, 1.5, newRamp(stop{0, d.g.light.Alpha(0.42)}, stop{0.35, d.g.light.Alpha(0.16)}, stop{1, d.g.light.Alpha(0)})))
	iron := hex(0x1a1420)
	foot := rounded(0.03, point{X: x - 0.2, Y: y + 0.26}, point{X: x + 0.2, Y: y + 0.26}, point{X: x + 0.17, Y: y + 0.34}, point{X: x - 0.17, Y: y + 0.34})
	d.shadow(foot, 0.03, 0.06, 0.05, Colour{0, 0, 0, 0.8})
	d.fill(foot, iron)
	glass := polygon(point{X: x - 0.12, Y: y - 0.16}, point{X: x + 0.12, Y: y - 0.16}, point{X: x + 0.17, Y: y + 0.26}, point{X: x - 0.17, Y: y + 0.26})
	d.fill(glass, around(x, y+0.1, 0.34, 0.36, evenly(hex(0xfffbe0), hex(0xffe08a), hex(0xf09a30))))
	d.fill(new(path).move(x, y-0.02).quad(x+0.1, y+0.14, x, y+0.22).quad(x-0.1, y+0.14, x, y-0.02).close(), hex(0xffffff).Alpha(0.95))
	d.stroke(glass, 0.032, iron)
	d.stroke(new(path).move(x-0.045, y-0.16).line(x-0.06, y+0.26).move(x+0.045, y-0.16).line(x+0.06, y+0.26), 0.018, iron)
	roof := new(path).move(x-0.21, y-0.15).quad(x-0.06, y-0.2, x-0.03, y-0.34).line(x+0.03, y-0.34).quad(x+0.06, y-0.2, x+0.21, y-0.15).close()
	d.fill(roof, between(x-0.2, y-0.3, x+0.2, y-0.15, evenly(hex(0x6a5a52), hex(0x2a2028), iron)))
	d.fill(ring(x, y-0.38, 0.055, 0.032), iron)
}

// toadstools stand together under the hedge.
func (d *gardenDrawer) toadstools(x, y float64) {
	for _, m := range []struct{ dx, dy, r float64 }{{-0.16, -0.1, 0.17}, {0.2, 0.0, 0.2}, {-0.05, 0.3, 0.25}} {
		cx, cy, r := x+m.dx, y+m.dy, m.r
		d.shadow(ellipse(cx, cy+r*1.1, r*0.9, r*0.35), 0.03, 0.03, 0.05, Colour{0, 0, 0, 0.8})
		stem := new(path).move(cx-r*0.3, cy).line(cx+r*0.3, cy).quad(cx+r*0.28, cy+r*0.8, cx+r*0.42, cy+r*1.2).line(cx-r*0.42, cy+r*1.2).quad(cx-r*0.28, cy+r*0.8, cx-r*0.3, cy).close()
		d.fill(stem, between(cx-r*0.4, cy, cx+r*0.4, cy, evenly(hex(0xfff2dc), hex(0xe0c8a8), hex(0x8a6a58))))
		hat := new(path).move(cx-r, cy+r*0.12).cube(cx-r*0.95, cy-r*1.15, cx+r*0.95, cy-r*1.15, cx+r, cy+r*0.12).quad(cx, cy+r*0.42, cx-r, cy+r*0.12).close()
		d.fill(hat.placed(0, 0.02, 1, 0), hex(0x3a0810).Alpha(0.7))
		d.fill(hat, around(cx-r*0.35, cy-r*0.6, r*1.7, r*1.4, evenly(hex(0xff8a6a), hex(0xd42a3a), hex(0x6a0c22))))
		release := d.within(hat)
		for _, s := range []struct{ dx, dy, k float64 }{{-0.45, -0.35, 0.17}, {0.1, -0.6, 0.14}, {0.48, -0.22, 0.15}, {0.02, -0.12, 0.19}, {-0.8, 0.02, 0.12}} {
			d.fill(ellipse(cx+s.dx*r, cy+s.dy*r, s.k*r, s.k*r*0.85), hex(0xfff4e4))
		}
		release()
	}
}

// pond is a small water with lilies, and the moon in it.
func (d *gardenDrawer) pond(x, y float64) {
	rx, ry := 0.34, 0.8
	d.shadow(ellipse(x, y, rx+0.1, ry+0.1), 0.02, 0.04, 0.05, Colour{0, 0, 0, 0.8})
	// stones round it
	for i := range 22 {
		s, c := math.Sincos(float64(i) * 2 * math.Pi / 22)
		px, py := x+c*(rx+0.04), y+s*(ry+0.04)
		r := 0.07 + 0.025*unit(int32(i), 5, 8)
		d.fill(ellipse(px, py, r*1.1, r), between(px-r, py-r, px+r, py+r, evenly(hex(0xa8a4c0), hex(0x6a6688), hex(0x302c48))))
	}
	water := ellipse(x, y, rx-0.02, ry-0.02)
	d.fill(water, between(x-rx, y-ry, x+rx, y+ry, evenly(hex(0x2a6a9a), hex(0x123a6a), hex(0x081c40))))
	d.inner(water, 0.03, 0.06, 0.05, Colour{0, 0, 0.05, 0.8})
	release := d.within(water)
	d.fill(circle(x-0.08, y-0.42, 0.13), around(x-0.08, y-0.42, 0.13, 0.13, newRamp(stop{0, hex(0xfff8e0)}, stop{0.8, hex(0xf4e6c0)}, stop{1, hex(0xf4e6c0).Alpha(0)})))
	for i := range 4 {
		w := 0.16 - 0.03*float64(i)
		yy := y - 0.24 + 0.07*float64(i)
		d.stroke(new(path).move(x-0.08-w, yy).quad(x-0.08, yy-0.03, x-0.08+w, yy), 0.018, hex(0xfff0d0).Alpha(0.5-0.1*float32(i)))
	}
	for _, l := range []struct{ dx, dy, r, turn float64 }{{0.12, 0.1, 0.13, 0.4}, {-0.12, 0.36, 0.15, 2.2}, {0.14, 0.52, 0.1, 4}} {
		pad := arc(0, 0, l.r, 0.35, 2*math.Pi-0.35).line(0, 0).close().placed(x+l.dx, y+l.dy, 1, l.turn)
		d.fill(pad.placed(0.02, 0.03, 1, 0), Colour{0, 0, 0.05, 0.5})
		d.fill(pad, between(x+l.dx-l.r, y+l.dy-l.r, x+l.dx+l.r, y+l.dy+l.r, evenly(hex(0x7acb62), hex(0x2f8048), hex(0x17502f))))
	}
	release()
	d.flower(x-0.12, y+0.34, 0.085, 0.3, hex(0xffc8e0))
}
