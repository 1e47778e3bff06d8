package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// BakeDisc draws a white disc of a radius in pixels, anchored in its middle.
func BakeDisc(radius float64) Sprite {
	r := max(radius, 1)
	return sprite(layout.Rect{X: -1, Y: -1, W: 2, H: 2}, r, func(c *canvas) { c.fill(circle(0, 0, 1), Colour{1, 1, 1, 1}) })
}

// BakeTrace draws what is left where a piece stood: a ring of white dots, on dark
// edges that part them from a light ground, that covers nothing of what is written
// inside it. A board unit has width pixels.
func BakeTrace(width float64) Sprite {
	const dots, far, size = 14, 0.43, 0.036
	return sprite(layout.Rect{X: -0.5, Y: -0.5, W: 1, H: 1}, width, func(c *canvas) {
		edge, all := &path{}, &path{}
		for i := range dots {
			s, co := math.Sincos(2 * math.Pi * (float64(i) + 0.5) / dots)
			edge.add(circle(co*far, s*far, size*1.5))
			all.add(circle(co*far, s*far, size))
		}
		c.fill(edge, Colour{0, 0, 0, 0.55})
		c.fill(all, Colour{1, 1, 1, 1})
	})
}
