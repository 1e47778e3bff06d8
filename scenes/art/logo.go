package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// logoBounds is the lettering in units of its font size: the baseline at y 0,
// the orbit's margin included.
var logoBounds = layout.Rect{X: -0.62, Y: -1.3, W: 4.7, H: 2.0}

// LogoAspect is the lettering's width divided by its height.
func LogoAspect() float64 { return logoBounds.W / logoBounds.H }

// BakeLogo draws the name of the game as a picture of width pixels: golden
// letters with an orbit round them, on which four pawns travel. It is anchored
// in its middle. The error says what the font lacks.
func BakeLogo(width float64, theme Theme) (Sprite, error) {
	glyphs, err := letters("Ludaxy")
	if err != nil {
		return Sprite{}, err
	}
	word := &path{}
	x := 0.0
	for _, g := range glyphs {
		word.add(g.shape.placed(x, 0, 1, 0))
		x += g.advance + 0.03
	}
	if word.area() < 0 {
		word = word.backwards()
	}
	// a bolder, rounder letter than the font's
	word.add(word.stroked(0.05))
	lo, hi := word.bounds()
	middle := (lo.X + hi.X) / 2
	word = word.placed(logoBounds.X+logoBounds.W/2-middle, 0, 1, 0)
	s := sprite(logoBounds, width/logoBounds.W, func(c *canvas) {
		d := logoDrawer{c, theme, logoBounds.X + logoBounds.W/2, -0.26}
		d.orbit(true)
		d.word(word)
		d.orbit(false)
		d.travellers()
	})
	b := s.Image.Bounds()
	s.Anchor = point{X: float64(b.Dx()) / 2, Y: float64(b.Dy()) / 2}
	return s, nil
}

type logoDrawer struct {
	*canvas
	t    Theme
	x, y float64 // the middle of the orbit
}

// The orbit is an ellipse, tilted; its upper half passes behind the letters.
const (
	orbitX, orbitY = 2.06, 0.56
	orbitTilt      = -0.13
)

func (d logoDrawer) onOrbit(angle float64) point {
	s, c := math.Sincos(angle)
	ts, tc := math.Sincos(orbitTilt)
	px, py := orbitX*c, orbitY*s
	return point{X: d.x + px*tc - py*ts, Y: d.y + px*ts + py*tc}
}

// orbit draws half of the ring of light: wide in front, thin behind.
func (d logoDrawer) orbit(behind bool) {
	from, to := 0.0, math.Pi
	if behind {
		from, to = math.Pi, 2*math.Pi
	}
	band := &path{}
	const n = 64
	edge := func(i int, side float64) point {
		a := from + (to-from)*float64(i)/n
		// nearer parts are wider
		w := 0.006 + 0.016*(0.5+0.5*math.Sin(a))
		p := d.onOrbit(a)
		q := p.Sub(point{X: d.x, Y: d.y})
		q = q.Mul(1 / max(q.Len(), 1e-9))
		return p.Add(point{X: q.X * w * side, Y: side * w})
	}
	for i := range n + 1 {
		p := edge(i, -1)
		if i == 0 {
			band.move(p.X, p.Y)
		} else {
			band.line(p.X, p.Y)
		}
	}
	for i := n; i >= 0; i-- {
		p := edge(i, 1)
		band.line(p.X, p.Y)
	}
	band.close()
	if d.t.High {
		d.fill(band, d.t.Text)
		return
	}
	if !behind {
		d.shadow(band, 0.01, 0.035, 0.02, Colour{0.05, 0, 0.1, 0.8})
	}
	d.shadow(band, 0, 0, 0.05, hex(0x7d6bff).Alpha(0.7))
	d.fill(band, between(d.x-orbitX, 0, d.x+orbitX, 0, evenly(hex(0x5a49d8), hex(0x8fa4ff), hex(0xdfe6ff), hex(0xb3a0ff), hex(0x6a4be0))))
}

// word draws the letters: a thick body seen from a little above, faces of gold
// with a band of gloss, warm light from above and cool light from the orbit.
func (d logoDrawer) word(w *path) {
	if d.t.High {
		d.fill(w.stroked(0.12), hex(0x000000))
		d.fill(w, d.t.Text)
		return
	}
	d.shadow(w, 0, 0.04, 0.2, hex(0x6b4bff).Alpha(0.7))
	d.shadow(w, 0.02, 0.1, 0.05, Colour{0.02, 0, 0.06, 0.95})
	d.fill(w.stroked(0.1).placed(0, 0.02, 1, 0), hex(0x24103c))
	const depth = 7
	for i := depth; i > 0; i-- {
		d.fill(w.placed(0, float64(i)*0.0095, 1, 0), hex(0x9a4c16).Mix(hex(0x43152a), float32(i)/depth))
	}
	d.fill(w, newVertical(-0.84, 0.22, stop{0, hex(0xfff8dc)}, stop{0.3, hex(0xffe391)}, stop{0.6, hex(0xffb93a)}, stop{0.8, hex(0xf6952a)}, stop{1, hex(0xe9742a)}))
	// the gloss ends in a wave over the middle of the letters
	release := d.within(w)
	lo, hi := w.bounds()
	gloss := new(path).move(lo.X-0.1, -0.3).cube(lo.X+1, -0.46, hi.X-1.4, -0.2, hi.X+0.1, -0.42).line(hi.X+0.1, -1).line(lo.X-0.1, -1).close()
	d.fill(gloss, newVertical(-0.8, -0.28, stop{0, Colour{1, 1, 1, 0.1}}, stop{1, Colour{1, 1, 0.9, 0.42}}))
	release()
	d.inner(w, 0.004, 0.018, 0.006, Colour{1, 1, 0.96, 0.95})
	d.inner(w, -0.016, -0.016, 0.012, hex(0x8a2c3c).Alpha(0.65))
	d.inner(w, -0.007, -0.005, 0.003, hex(0xa9b4ff).Alpha(0.8))
}

// newVertical runs a ramp from y0 down to y1.
func newVertical(y0, y1 float64, stops ...stop) paint {
	return between(0, y0, 0, y1, newRamp(stops...))
}

// travellers are a star ahead and pawns on the orbit.
func (d logoDrawer) travellers() {
	for _, p := range []struct {
		livery       int
		angle, scale float64
	}{{3, 0.415 * math.Pi, 0.235}, {2, 0.525 * math.Pi, 0.24}, {1, 0.635 * math.Pi, 0.24}, {0, 0.745 * math.Pi, 0.23}} {
		at := d.onOrbit(p.angle)
		sub := newCanvas(d.img.Rect.Dx(), d.img.Rect.Dy(), d.scale*p.scale, point{X: d.origin.X/p.scale - at.X/p.scale, Y: d.origin.Y/p.scale - at.Y/p.scale})
		sub.img = d.img
		l := LiveryOf(p.livery)
		if d.t.High {
			flatPawn(sub, l)
			continue
		}
		sub.shadow(ellipse(0.05, 0.12, 0.5, 0.22), 0, 0, 0.08, Colour{0, 0, 0.05, 0.7})
		glossyPawn(sub, l)
	}
	at := d.onOrbit(-0.13 * math.Pi)
	star := rounded(0.01, starPoints(4, at.X, at.Y, 0.26, 0.055, 0)...)
	if d.t.High {
		d.fill(star, d.t.Accent)
		return
	}
	d.fill(circle(at.X, at.Y, 0.36), around(at.X, at.Y, 0.36, 0.36, newRamp(stop{0, hex(0xfff3c4).Alpha(0.9)}, stop{0.25, hex(0xffd98a).Alpha(0.35)}, stop{1, hex(0xffb35a).Alpha(0)})))
	d.fill(star, hex(0xfffdf2))
}
