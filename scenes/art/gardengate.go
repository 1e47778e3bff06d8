package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// gate is where pieces enter: an arch of roses below the first square, a path
// of stepping stones through it, and an arrow.
func (d *gardenDrawer) gate() {
	b := d.look.Board
	w := b.Walk()
	x, base := b.Field.X+0.5, w.Bottom()-0.1
	const half = 0.44 // from the middle of the gate to a post
	spring := w.Y + 0.56
	arch := new(path).move(x-half, base).line(x-half, spring).
		cube(x-half, spring-0.5, x+half, spring-0.5, x+half, spring).line(x+half, base)
	if d.t.High {
		d.stroke(arch, 0.09, d.g.figure)
		d.arrow(x, w.Y+0.82, 0.28, d.g.figure)
		return
	}
	d.path(x, w)
	d.arrow(x, w.Y+0.86, 0.24, hex(0x5a3010))
	d.pot(w.X+0.42, w.Y+0.86)
	// posts of stone
	for _, side := range []float64{-1, 1} {
		px := x + side*half
		post := rect(layout.Rect{X: px - 0.09, Y: spring - 0.05, W: 0.18, H: base - spring + 0.05}, 0.02)
		d.shadow(post, 0.05, 0.06, 0.04, Colour{0, 0, 0, 0.75})
		d.fill(post, between(px-0.09, 0, px+0.09, 0, evenly(hex(0xe2d8d0), hex(0xa89c98), hex(0x564c58))))
		foot := rect(layout.Rect{X: px - 0.12, Y: base - 0.12, W: 0.24, H: 0.14}, 0.02)
		d.fill(foot, between(px-0.12, 0, px+0.12, 0, evenly(hex(0xd0c6c0), hex(0x958a88), hex(0x453c48))))
	}
	// the arch, overgrown
	bow := new(path).move(x-half, spring+0.12).line(x-half, spring).cube(x-half, spring-0.5, x+half, spring-0.5, x+half, spring).line(x+half, spring+0.12)
	d.shadow(bow.stroked(0.16), 0.04, 0.08, 0.04, Colour{0, 0, 0, 0.7})
	d.stroke(bow, 0.13, d.g.leaf[0])
	rng := &scatter{seed: 5}
	lines, _ := bow.flat(0.05)
	for layer := range 2 {
		leaves := &path{}
		for range 46 {
			q := lines[0][int(rng.next()*float64(len(lines[0])-1))]
			leaves.add(leaf(rng.span(0.09, 0.15), 0.4).placed(q.X+rng.span(-0.07, 0.07), q.Y+rng.span(-0.07, 0.07), 1, rng.next()*2*math.Pi))
		}
		d.fill(leaves, d.leafPaint(layer+1))
	}
	for i := range 9 {
		q := lines[0][(i*2+1)*len(lines[0])/18]
		tint := d.g.flowers[[]int{0, 2, 4}[i%3]]
		d.rose(q.X+rng.span(-0.04, 0.04), q.Y+rng.span(-0.04, 0.04), rng.span(0.06, 0.085), tint)
	}
}

// path leads from the gate up to the first square.
func (d *gardenDrawer) path(x float64, w layout.Rect) {
	base := w.Bottom()
	way := new(path).move(x-0.3, w.Y+0.04).line(x+0.3, w.Y+0.04).quad(x+0.36, w.Y+0.8, x+0.5, base+0.02).line(x-0.5, base+0.02).quad(x-0.36, w.Y+0.8, x-0.3, w.Y+0.04).close()
	release := d.within(d.slab(gardenPlank + 0.02))
	d.fill(way, between(x, w.Y, x, base, evenly(hex(0xcfae78), hex(0xe4c68e), hex(0x9a7850))))
	d.inner(way, 0.05, 0.05, 0.06, Colour{0.12, 0.06, 0.02, 0.7})
	release()
}

// pot is a terracotta pot with a small tree of flowers, beside the gate.
func (d *gardenDrawer) pot(x, y float64) {
	body := rounded(0.03, point{X: x - 0.19, Y: y + 0.05}, point{X: x + 0.19, Y: y + 0.05}, point{X: x + 0.13, Y: y + 0.4}, point{X: x - 0.13, Y: y + 0.4})
	d.shadow(body.placed(0, 0, 1, 0).add(circle(x, y-0.24, 0.3)), 0.05, 0.08, 0.05, Colour{0, 0, 0, 0.7})
	d.fill(body, between(x-0.19, 0, x+0.19, 0, evenly(hex(0xe08a54), hex(0xb45c30), hex(0x5c2814))))
	d.fill(rect(layout.Rect{X: x - 0.22, Y: y + 0.02, W: 0.44, H: 0.1}, 0.03), between(x-0.22, 0, x+0.22, 0, evenly(hex(0xf0a06a), hex(0xc06a3a), hex(0x6a3018))))
	rng := &scatter{seed: 9}
	d.fill(circle(x, y-0.26, 0.27), d.g.leaf[0])
	for layer := range 2 {
		leaves := &path{}
		for range 60 {
			s, c := math.Sincos(rng.next() * 2 * math.Pi)
			r := 0.29 * math.Sqrt(rng.next())
			leaves.add(leaf(rng.span(0.08, 0.14), 0.42).placed(x+c*r, y-0.26+s*r, 1, rng.next()*2*math.Pi))
		}
		d.fill(leaves, d.leafPaint(layer+1))
	}
	for i := range 7 {
		s, c := math.Sincos(float64(i) * 2.4)
		r := 0.07 * math.Sqrt(float64(i)) * 1.25
		d.flower(x+c*r, y-0.27+s*r, 0.06, float64(i), d.g.flowers[[]int{1, 2, 0}[i%3]])
	}
}

// arrow is two chevrons that point up.
func (d *gardenDrawer) arrow(x, y, r float64, col Colour) {
	for _, dy := range []float64{-0.45, 0.45} {
		at := y + dy*r
		d.stroke(new(path).move(x-r*0.75, at+r*0.4).line(x, at-r*0.4).line(x+r*0.75, at+r*0.4), r*0.36, col)
	}
}
