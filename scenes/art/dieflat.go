package art

import (
	"image"

	"ludaxy/scenes/layout"
)

// BakeDieIcon draws a flat die of size pixels showing a number 1..6, for the
// numbers in hand. Other numbers give a blank die.
func BakeDieIcon(number int, size float64, look DieLook) *image.RGBA {
	box := layout.Rect{X: -1.16, Y: -1.16, W: 2.32, H: 2.32}
	s := sprite(box, size/box.W, func(c *canvas) {
		face := layout.Rect{X: -1, Y: -1, W: 2, H: 2}
		shape := rect(face, 0.42)
		c.shadow(shape, 0, 0.07, 0.05, Colour{0, 0, 0, 0.5})
		c.fill(shape, between(-0.6, -1, 0.6, 1, evenly(look.Body.Lighten(0.3), look.Body, look.Body.Mix(look.Shade, 0.35))))
		c.inner(shape, -0.05, -0.08, 0.06, look.Shade.Alpha(0.8))
		c.inner(shape, 0.04, 0.05, 0.03, Colour{1, 1, 1, 0.8})
		if look.Faces == OduludoFaces {
			c.face(number)
			return
		}
		for _, p := range pips(number) {
			r, ink := 0.185, look.Pip
			if number == 1 {
				r, ink = 0.27, look.One
			}
			dot := circle(p.X*0.52, p.Y*0.52, r)
			c.fill(circle(p.X*0.52+0.015, p.Y*0.52+0.03, r), Colour{1, 1, 1, 0.7})
			c.fill(dot, ink)
			c.inner(dot, 0.03, 0.05, 0.04, Colour{0, 0, 0, 0.6})
		}
	})
	return s.Image
}

// BakeDieShadow draws the soft shadow of the tumbling die for a frame of size
// pixels; it is anchored in the middle and belongs under the die, lower the
// higher the die flies.
func BakeDieShadow(size float64) Sprite {
	box := layout.Rect{X: -2, Y: -2, W: 4, H: 4}
	return sprite(box, size/(2*dieReach), func(c *canvas) {
		c.shadow(circle(0, 0, 1.0), 0, 0, 0.24, Colour{0, 0, 0.03, 0.62})
	})
}
