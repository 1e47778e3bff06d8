package art

import (
	"image"
	"math"

	"ludaxy/scenes/layout"
)

// BakeAppIcon draws the game's icon, a square of size pixels, for windows and
// packages: a red pawn on its orbit in a night sky. Small sizes leave out what
// would only blur.
func BakeAppIcon(size int) *image.RGBA {
	s := float64(max(size, 8))
	c := newCanvas(int(s), int(s), s/2, point{X: -1, Y: -1})
	t := Night()
	tile := layout.Rect{X: -0.94, Y: -0.94, W: 1.88, H: 1.88}
	shape := rect(tile, 0.42)
	c.fill(shape, between(0, -1, 0, 1, evenly(hex(0x3b2c8c), hex(0x1b1552), hex(0x0d0a2c))))
	release := c.within(shape)
	c.fill(circle(0.1, 0.25, 1.2), around(0.1, 0.25, 1.2, 1.2, newRamp(stop{0, t.Lamp.Alpha(0.55)}, stop{0.45, hex(0xb0508c).Alpha(0.22)}, stop{1, Colour{}})))
	if size >= 32 {
		r := scatter{seed: 12}
		for range 26 {
			x, y := r.span(-0.9, 0.9), r.span(-0.9, 0.4)
			c.fill(circle(x, y, r.span(0.008, 0.022)), Colour{1, 1, 1, float32(r.span(0.3, 0.9))})
		}
	}
	release()
	l := LiveryOf(0)
	back, front := orbitBand(math.Pi, 2*math.Pi), orbitBand(0, math.Pi)
	c.fill(back, hex(0x8f86ff))
	// the pawn, in units of its own width
	const k = 0.92
	pawn := &canvas{img: c.img, scale: c.scale * k, origin: point{X: -1 / k, Y: (-1 - 0.56) / k}}
	pawn.shadow(ellipse(0.06, 0.12, 0.5, 0.22), 0, 0, 0.08, Colour{0, 0, 0.05, 0.7})
	glossyPawn(pawn, l)
	c.shadow(front, 0, 0.03, 0.02, Colour{0.05, 0, 0.1, 0.8})
	c.fill(front, between(-0.85, 0, 0.85, 0, evenly(hex(0x7a6bff), hex(0xe8ecff), hex(0xb3a0ff))))
	c.fill(circle(0.62, -0.5, 0.34), around(0.62, -0.5, 0.34, 0.34, newRamp(stop{0, hex(0xffe9b0).Alpha(0.9)}, stop{0.3, hex(0xffd98a).Alpha(0.3)}, stop{1, hex(0xffd98a).Alpha(0)})))
	c.fill(polygon(starPoints(4, 0.62, -0.5, 0.27, 0.065, 0)...), hex(0xfffdf2))
	if size >= 48 {
		c.inner(shape, 0.015, 0.03, 0.015, Colour{1, 1, 1, 0.4})
		c.inner(shape, -0.015, -0.03, 0.02, Colour{0, 0, 0, 0.5})
	}
	return c.img
}

// orbitBand is half of the icon's ring, wide in front and thin behind.
func orbitBand(from, to float64) *path {
	const n = 48
	var outer, inner []point
	for i := range n + 1 {
		s, co := math.Sincos(from + (to-from)*float64(i)/n)
		w := 0.045 + 0.028*s
		outer = append(outer, point{X: (0.82 + w*0.4) * co, Y: (0.3 + w) * s})
		inner = append(inner, point{X: (0.82 - w*0.4) * co, Y: (0.3 - w) * s})
	}
	p := polygon(append(outer, reversed(inner)...)...)
	return p.placed(0, 0.3, 1, -0.28)
}
