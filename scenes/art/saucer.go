package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// SaucerBounds is the part of the space round its anchor that a saucer of width
// 1 covers.
var SaucerBounds = layout.Rect{X: -0.62, Y: -0.68, W: 1.24, H: 0.86}

// BakeSaucer draws a flying saucer width pixels from rim to rim, with a dome in
// the colour of a livery (0..7; others give the grey of an empty seat) and its
// symbol. It is anchored in the middle of its underside, where its beam begins.
func BakeSaucer(livery int, width float64, theme Theme) Sprite {
	l := LiveryOf(livery)
	return sprite(SaucerBounds, width, func(c *canvas) {
		hull := new(path).move(-0.5, -0.14).cube(-0.46, -0.25, -0.2, -0.31, 0, -0.31).cube(0.2, -0.31, 0.46, -0.25, 0.5, -0.14).
			cube(0.46, -0.05, 0.2, 0.02, 0, 0.02).cube(-0.2, 0.02, -0.46, -0.05, -0.5, -0.14).close()
		dome := new(path).move(-0.27, -0.26).cube(-0.28, -0.46, -0.16, -0.56, 0, -0.56).cube(0.16, -0.56, 0.28, -0.46, 0.27, -0.26).
			cube(0.18, -0.2, -0.18, -0.2, -0.27, -0.26).close()
		belly := ellipse(0, -0.005, 0.2, 0.06)
		if theme.High {
			flatSaucer(c, l, hull, dome, belly)
			return
		}
		for _, p := range []*path{hull, dome, belly} {
			c.outline(p, 0.026, l.Dark)
		}
		c.fill(belly, between(-0.2, 0, 0.2, 0, evenly(hex(0x3c4264), hex(0xc8f4ff), hex(0x3c4264))))
		c.stroke(dome, 0.02, l.Dark)
		c.fill(dome, around(-0.08, -0.46, 0.36, 0.36, newRamp(stop{0, l.Base.Lighten(0.45)}, stop{0.35, l.Base.Lighten(0.05)}, stop{0.75, l.Base.Mix(l.Deep, 0.5)}, stop{1, l.Deep})))
		c.inner(dome, -0.012, -0.02, 0.015, l.Light.Alpha(0.6))
		c.stroke(hull, 0.018, l.Dark)
		c.fill(hull, between(0, -0.31, 0, 0.02, newRamp(stop{0, hex(0xf6f9ff)}, stop{0.3, hex(0xb4bdd8)}, stop{0.5, hex(0x8088aa)}, stop{0.54, hex(0x4a5074)}, stop{1, hex(0x252a48)})))
		c.fill(hull, between(-0.5, 0, 0.5, 0, evenly(Colour{0, 0, 0, 0.45}, Colour{1, 1, 1, 0.3}, Colour{0, 0, 0, 0}, Colour{0, 0, 0, 0.15}, Colour{0, 0, 0, 0.5})))
		// the rim in the seat's colour
		c.stroke(ellipseArc(0, -0.16, 0.485, 0.085, 0, 0.04*math.Pi, 0.96*math.Pi), 0.04, l.Base)
		for i := range 5 {
			s, co := math.Sincos(math.Pi * (0.16 + 0.17*float64(i)))
			x, y := 0.43*co, -0.085+0.055*s-0.015
			c.shadow(circle(x, y, 0.03), 0, 0, 0.018, hex(0xfff0a0).Alpha(0.9))
			c.fill(circle(x, y, 0.022), hex(0xfffbe0))
		}
		m := l.Symbol.mark()
		c.fill(m.placed(0.005, -0.375, 0.118, 0), l.Dark.Alpha(0.6))
		c.fill(m.placed(0, -0.38, 0.105, 0), hex(0xfffaf0))
		shine := ellipse(0, 0, 0.075, 0.035).placed(-0.13, -0.475, 1, -0.6)
		c.fill(shine, between(-0.2, -0.52, -0.06, -0.43, evenly(Colour{1, 1, 1, 0.95}, Colour{1, 1, 1, 0.1})))
	})
}

// flatSaucer is the saucer of the high contrast theme.
func flatSaucer(c *canvas, l Livery, hull, dome, belly *path) {
	white, black := hex(0xffffff), hex(0x000000)
	for _, p := range []*path{hull, dome, belly} {
		c.outline(p, 0.05, white)
	}
	for _, p := range []*path{hull, dome, belly} {
		c.outline(p, 0.026, black)
	}
	c.fill(belly, white)
	c.fill(dome, l.Base)
	c.stroke(hull, 0.025, black)
	c.fill(hull, white)
	c.fill(ellipse(0, -0.14, 0.44, 0.075), l.Base)
	c.outline(l.Symbol.mark().placed(0, -0.38, 0.105, 0), 0.025, black)
	c.fill(l.Symbol.mark().placed(0, -0.38, 0.105, 0), white)
}
