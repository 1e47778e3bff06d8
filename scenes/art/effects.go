package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// The effects are white, to be tinted, scaled and drawn with an additive blend
// like the particles. A ring of shock is the particle Shock.

// BakeFlare draws the burst of light of a jump between Suns, size pixels across
// and anchored in its middle: a hot core and rays of uneven length.
func BakeFlare(size float64) Sprite {
	white := func(a float32) Colour { return Colour{1, 1, 1, a} }
	return sprite(layout.Rect{X: -1, Y: -1, W: 2, H: 2}, size/2, func(c *canvas) {
		s := scatter{seed: 41}
		rays := &path{}
		const n = 18
		for i := range n {
			turn := (float64(i) + s.span(-0.3, 0.3)) * 2 * math.Pi / n
			far, wide := s.span(0.62, 0.96), s.span(0.022, 0.05)
			if i%3 == 0 {
				far, wide = 0.97, 0.06
			}
			rays.add(polygon(point{X: 0.1, Y: -wide}, point{X: far, Y: 0}, point{X: 0.1, Y: wide}, point{X: -0.1}).placed(0, 0, 1, turn))
		}
		c.fill(circle(0, 0, 0.92), around(0, 0, 0.92, 0.92, newRamp(stop{0, white(0.6)}, stop{0.35, white(0.28)}, stop{0.7, white(0.07)}, stop{1, white(0)})))
		c.shadow(rays, 0, 0, 0.02, white(0.35))
		c.fill(rays, around(0, 0, 0.98, 0.98, evenly(white(1), white(0.75), white(0))))
		c.fill(circle(0, 0, 0.42), around(0, 0, 0.42, 0.42, newRamp(stop{0, white(1)}, stop{0.45, white(0.95)}, stop{0.7, white(0.4)}, stop{1, white(0)})))
	})
}

// BakeBolt draws a stroke of lightning length pixels high, anchored at its
// lower end, where it strikes. Different seeds give different bolts.
func BakeBolt(length float64, seed int) Sprite {
	white := func(a float32) Colour { return Colour{1, 1, 1, a} }
	return sprite(layout.Rect{X: -0.34, Y: -1.2, W: 0.68, H: 1.32}, length, func(c *canvas) {
		s := scatter{seed: uint32(seed)*613 + 11}
		const n = 8
		spine := make([]point, n+1)
		for i := range spine {
			t := float64(i) / n
			spine[i] = point{X: s.span(-0.11, 0.11) * math.Min(1, 4*(1-t)), Y: t - 1}
		}
		bolt := tapered(spine, 0.045, 0.016)
		for _, k := range []int{2, 4, 5} {
			a := spine[k]
			side := 1.0
			if spine[k].X < spine[k-1].X {
				side = -1
			}
			b := a.Add(point{X: side * s.span(0.05, 0.09), Y: s.span(0.05, 0.09)})
			e := b.Add(point{X: side * s.span(0, 0.06), Y: s.span(0.07, 0.13)})
			bolt.add(tapered([]point{a, b, e}, 0.018, 0.004))
		}
		c.shadow(bolt, 0, 0, 0.06, white(0.55))
		c.shadow(bolt, 0, 0, 0.02, white(0.9))
		c.fill(circle(0, 0, 0.08), around(0, 0, 0.08, 0.08, newRamp(stop{0, white(1)}, stop{0.3, white(0.7)}, stop{1, white(0)})))
		c.fill(bolt, white(1))
	})
}

// tapered is a line of quadrilaterals that grows from one width to another.
func tapered(line []point, from, to float64) *path {
	p := &path{}
	for i := 1; i < len(line); i++ {
		a, b := line[i-1], line[i]
		d := b.Sub(a).Mul(1 / math.Max(b.Sub(a).Len(), 1e-9))
		n := point{X: -d.Y, Y: d.X}
		w0 := from + (to-from)*float64(i-1)/float64(len(line)-1)
		w1 := from + (to-from)*float64(i)/float64(len(line)-1)
		a, b = a.Sub(d.Mul(w0/3)), b.Add(d.Mul(w1/3))
		p.add(polygon(a.Add(n.Mul(w0/2)), a.Sub(n.Mul(w0/2)), b.Sub(n.Mul(w1/2)), b.Add(n.Mul(w1/2))))
	}
	return p
}

// BakeBeam draws the cone of light that a saucer lifts pieces with: width
// pixels wide at its foot and length pixels long, anchored at the middle of its
// upper end.
func BakeBeam(width, length float64) Sprite {
	width, length = max(width, 2), max(length, 2)
	tall := length / width
	white := func(a float32) Colour { return Colour{1, 1, 1, a} }
	return sprite(layout.Rect{X: -0.6, Y: -0.04, W: 1.2, H: tall + 0.2}, width, func(c *canvas) {
		cone := new(path).move(-0.17, 0).line(0.17, 0).line(0.5, tall).cube(0.4, tall+0.14, -0.4, tall+0.14, -0.5, tall).close()
		c.fill(cone, paintFunc(func(x, y float64) Colour {
			t := min(max(y/tall, 0), 1)
			across := math.Abs(x) / (0.17 + 0.33*t)
			edge := 1 - smooth((across-0.55)/0.45)
			bands := 0.86 + 0.14*math.Cos(y*2*math.Pi*7/tall)
			return white(float32((0.85 - 0.5*t) * edge * bands))
		}))
		c.shadow(ellipse(0, tall, 0.44, 0.08), 0, 0, 0.03, white(0.45))
	})
}
