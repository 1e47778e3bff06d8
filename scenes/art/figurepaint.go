package art

import "math"

// outline lays a path grown by g.
func (c *canvas) outline(p *path, g float64, col Colour) {
	c.fill(p, col)
	c.stroke(p, 2*g, col)
}

// glossy paints the figure under the lamp of the table.
func (a *alien) glossy(c *canvas, l Livery) {
	for _, p := range a.parts {
		c.outline(p.shape, 0.042, l.Dark)
	}
	for _, p := range a.parts {
		c.stroke(p.shape, 0.03, l.Dark.Alpha(0.85))
		c.fill(p.shape, a.paint(p, l))
		switch p.made {
		case skin:
			c.inner(p.shape, -0.02, -0.03, 0.022, l.Light.Alpha(0.5))
		case gold, ivory, steel:
			c.inner(p.shape, 0.014, 0.02, 0.012, Colour{1, 1, 1, 0.55})
		case lined:
			c.inner(p.shape, 0.014, 0.02, 0.012, l.Light.Alpha(0.4))
		}
	}
	a.trim(c, l)
	a.face(c, l, false)
	m := l.Symbol.mark()
	c.fill(m.placed(0.008, a.mark.Y+0.014, a.markR*1.14, 0), l.Dark.Alpha(0.6))
	c.fill(m.placed(0, a.mark.Y, a.markR, 0), between(0, a.mark.Y-a.markR, 0, a.mark.Y+a.markR, evenly(hex(0xffffff), hex(0xf3e9d6))))
}

// paint is the paint of a part.
func (a *alien) paint(p part, l Livery) paint {
	lo, hi := p.shape.bounds()
	across := func(cols ...Colour) paint { return between(lo.X, 0, hi.X, 0, evenly(cols...)) }
	switch p.made {
	case robe:
		round := newRamp(stop{0, l.Deep.Darken(0.25)}, stop{0.1, l.Deep.Mix(l.Base, 0.45)}, stop{0.3, l.Base.Lighten(0.28)}, stop{0.5, l.Base.Lighten(0.06)},
			stop{0.76, l.Base.Mix(l.Deep, 0.5)}, stop{0.9, l.Deep.Darken(0.1)}, stop{0.96, l.Deep.Mix(l.Base, 0.5)}, stop{1, l.Base.Mix(l.Deep, 0.3)})
		return paintFunc(func(x, y float64) Colour {
			return round.get(0.5 + 0.5*x/(a.half(y)+0.02)).Darken(float32(0.25 * max(0, y)))
		})
	case lined:
		return between(lo.X, lo.Y, hi.X, hi.Y, evenly(l.Base.Mix(l.Deep, 0.35), l.Deep, l.Deep.Darken(0.3)))
	case gold:
		return across(hex(0xa8701c), hex(0xffd766), hex(0xfff3b8), hex(0xf2b53c), hex(0xa86a18), hex(0xd99b34))
	case steel:
		return across(hex(0x565b78), hex(0xc9d0e6), hex(0xf4f7ff), hex(0x9aa2c0), hex(0x4c5270), hex(0x7d84a4))
	case ivory:
		return across(hex(0xb9a892), hex(0xfff8ea), hex(0xfffdf6), hex(0xe2d4bd), hex(0x9d8b76))
	}
	w, h := (hi.X-lo.X)/2, (hi.Y-lo.Y)/2
	x, y := (lo.X+hi.X)/2, (lo.Y+hi.Y)/2
	return around(x-w*0.3, y-h*0.35, w*1.4, h*1.4, newRamp(
		stop{0, l.Base.Lighten(0.32)}, stop{0.3, l.Base.Lighten(0.08)}, stop{0.62, l.Base.Mix(l.Deep, 0.35)}, stop{0.92, l.Deep}, stop{1, l.Deep.Darken(0.15)}))
}

// trim adds the small things of the rank: fur, jewels, hems and shine.
func (a *alien) trim(c *canvas, l Livery) {
	switch a.figure {
	case King:
		for _, x := range []float64{-0.27, -0.09, 0.09, 0.27} {
			c.fill(ellipse(x, -0.63+math.Abs(x)*-0.16, 0.018, 0.036), l.Dark.Alpha(0.9))
		}
		gem(c, 0, a.headY-0.21, 0.055, l)
		a.hem(c, l)
	case Queen:
		gem(c, 0, a.headY-0.25, 0.045, l)
		a.hem(c, l)
	case Soldier:
		// the helmet's band in the seat's colour, and the lamp on the steel
		y := a.headY - 0.04
		band := new(path).move(-0.285, y-0.09).cube(-0.16, y-0.02, 0.16, y-0.02, 0.285, y-0.09)
		c.stroke(band, 0.075, l.Dark.Alpha(0.8))
		c.stroke(band, 0.05, between(-0.28, 0, 0.28, 0, evenly(l.Deep, l.Light, l.Base, l.Deep)))
		shine(c, -0.12, y-0.22, 0.075, 0.035)
		return
	}
	// the glossy streak down the robe
	x := a.half(-0.3)
	streak := new(path).move(-x*0.55, -0.5).cube(-x*0.7, -0.3, -x*0.85, -0.15, -x*0.9, 0.02).cube(-x*0.62, -0.1, -x*0.45, -0.3, -x*0.4, -0.5).close()
	c.shadow(streak, 0, 0, 0.012, Colour{1, 1, 1, 0.4})
	shine(c, -a.headR*0.5, a.headY-a.headR*0.28, a.headR*0.28, a.headR*0.14)
}

// shine is the lamp's reflection.
func shine(c *canvas, x, y, rx, ry float64) {
	p := ellipse(0, 0, rx, ry).placed(x, y, 1, -0.6)
	c.fill(p, between(x-rx*0.6, y-rx*0.6, x+rx*0.5, y+rx*0.6, evenly(Colour{1, 1, 1, 0.9}, Colour{1, 1, 1, 0.1})))
}

// hem is the golden border of a robe.
func (a *alien) hem(c *canvas, l Livery) {
	release := c.within(a.parts[a.robeAt].shape)
	c.stroke(a.base.placed(0, -0.035, 1, 0), 0.1, l.Dark.Alpha(0.75))
	c.stroke(a.base.placed(0, -0.03, 1, 0), 0.068, between(-0.5, 0, 0.5, 0, evenly(hex(0x9a6418), hex(0xffe48a), hex(0xffc64a), hex(0xd9962e), hex(0x8a5412))))
	release()
}

// gem is a cut stone in the seat's colour.
func gem(c *canvas, x, y, r float64, l Livery) {
	c.fill(circle(x, y, r*1.3), hex(0x5a3408))
	c.fill(circle(x, y, r), around(x-r*0.3, y-r*0.4, r*1.5, r*1.5, evenly(l.Base.Lighten(0.6), l.Base, l.Deep)))
}

// face draws the eyes, plain black and white ones for the flat theme.
func (a *alien) face(c *canvas, l Livery, plain bool) {
	r := a.headR
	at := func(p *path) *path { return p.placed(0, a.headY, r, 0) }
	white, black := hex(0xfffdf4), l.Dark.Darken(0.5)
	if plain {
		white, black = hex(0xffffff), hex(0x000000)
	}
	switch a.family {
	case kiteFolk:
		eye := new(path).move(0.12, 0.5).cube(0.1, 0.1, 0.5, -0.25, 0.98, -0.2).cube(0.98, 0.25, 0.6, 0.62, 0.12, 0.5).close()
		left, right := mirrored(eye)
		for _, e := range []*path{left, right} {
			c.fill(at(e), black)
		}
		c.fill(at(ellipse(-0.62, 0.02, 0.15, 0.11)), white)
		c.fill(at(ellipse(0.5, 0.02, 0.15, 0.11)), white)
	case stoneFolk:
		c.fill(at(rounded(0.16, point{X: -0.78, Y: -0.08}, point{X: 0.78, Y: -0.08}, point{X: 0.68, Y: 0.42}, point{X: -0.68, Y: 0.42})), black)
		for _, x := range []float64{-0.36, 0.36} {
			c.fill(at(ellipse(x, 0.17, 0.2, 0.16)), white)
		}
	case finFolk:
		for _, x := range []float64{-0.42, 0.42} {
			c.fill(at(circle(x, 0.12, 0.34)), white)
			c.fill(at(circle(x+0.03, 0.15, 0.2)), black)
			c.fill(at(circle(x-0.05, 0.05, 0.08)), white)
		}
	default:
		c.fill(at(circle(0, 0.18, 0.58)), black)
		c.fill(at(circle(0, 0.18, 0.5)), white)
		c.fill(at(circle(0.03, 0.22, 0.28)), black)
		c.fill(at(circle(-0.1, 0.08, 0.12)), white)
	}
}

// flat paints the figure for the high contrast theme: white edge, black lines,
// one colour.
func (a *alien) flat(c *canvas, l Livery) {
	white, black := hex(0xffffff), hex(0x000000)
	for _, p := range a.parts {
		c.outline(p.shape, 0.075, white)
	}
	for _, p := range a.parts {
		c.outline(p.shape, 0.03, black)
	}
	for _, p := range a.parts {
		col := l.Base
		switch p.made {
		case gold, steel, ivory:
			col = white
		}
		c.fill(p.shape, col)
		c.stroke(p.shape, 0.03, black)
	}
	a.face(c, l, true)
	m := l.Symbol.mark()
	c.outline(m.placed(0, a.mark.Y, a.markR, 0), 0.035, black)
	c.fill(m.placed(0, a.mark.Y, a.markR, 0), white)
}
