package art

import "math"

// goal is the last square: a golden terrace with a rosette, open to all.
func (d *gardenDrawer) goal() {
	c := *d.look.Board.Goal
	x, y := c.Centre.X, c.Centre.Y
	tile := rounded(0.09, shrunk(c.Outline, 0.022)...)
	if d.t.High {
		d.fill(polygon(shrunk(c.Outline, 0.02)...), hex(0x000000))
		d.stroke(polygon(starPoints(8, x, y, 0.42, 0.2, 0)...), 0.05, d.g.figure)
		return
	}
	d.fill(tile, between(x-0.5, y-0.5, x+0.5, y+0.5, evenly(hex(0xffe9a8), hex(0xd99a34), hex(0x7a3e10))))
	in := rounded(0.07, shrunk(c.Outline, 0.095)...)
	d.fill(in, around(x, y, 0.68, 0.68, evenly(hex(0xc8324f), hex(0x8c1c3c), hex(0x3c0c26))))
	release := d.within(in)
	for i := range 16 {
		a := math.Pi / 8 * float64(i)
		s0, c0 := math.Sincos(a)
		s1, c1 := math.Sincos(a + math.Pi/16)
		d.fill(polygon(point{X: x, Y: y}, point{X: x + c0, Y: y + s0}, point{X: x + c1, Y: y + s1}), hex(0xffc65a).Alpha(0.14))
	}
	release()
	d.inner(in, 0.03, 0.04, 0.03, Colour{0, 0, 0, 0.6})
	// a wreath of laurel and a star
	wreath := [2]*path{{}, {}}
	for i := range 16 {
		a := float64(i) * 2 * math.Pi / 16
		s, co := math.Sincos(a)
		for k, lean := range []float64{-0.62, 0.62} {
			wreath[k].add(leaf(0.155, 0.4).placed(x+co*0.36, y+s*0.36, 1, a+math.Pi/2+lean))
		}
	}
	d.shadow(new(path).add(wreath[0], wreath[1]), 0.012, 0.025, 0.015, Colour{0, 0, 0, 0.6})
	d.fill(wreath[0], hex(0x3f8a3c))
	d.fill(wreath[1], between(x-0.4, y-0.4, x+0.4, y+0.4, evenly(hex(0xd2f296), hex(0x86cc5c), hex(0x3c8a3c))))
	pts := starPoints(5, x, y+0.01, 0.33, 0.15, 0)
	star := polygon(pts...)
	d.shadow(star, 0.015, 0.03, 0.025, Colour{0, 0, 0, 0.8})
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		m := p.Lerp(q, 0.5).Sub(point{X: x, Y: y})
		lit := float32((-m.X*0.6-m.Y*0.8)/m.Len())*0.7 + 0.5
		if i%2 == 1 {
			lit -= 0.5
		}
		col := d.t.Inlay.Mix(d.t.InlayLight, max(lit, 0))
		if lit < 0 {
			col = d.t.Inlay.Darken(-lit * 0.6)
		}
		d.fill(polygon(point{X: x, Y: y + 0.01}, p, q), col)
	}
	if d.fine { // pearls in the frame
		for i := range 24 {
			side, t := i/6, (float64(i%6)-2.5)*0.17
			at := []point{{X: t, Y: -0.44}, {X: 0.44, Y: t}, {X: -t, Y: 0.44}, {X: -0.44, Y: -t}}[side]
			d.fill(circle(x+at.X, y+at.Y, 0.022), around(x+at.X-0.008, y+at.Y-0.008, 0.03, 0.03, evenly(hex(0xffffff), hex(0xfff0c0), hex(0xb07a2a))))
		}
	}
}
