package art

import (
	"image"

	"ludaxy/scenes/layout"
)

// Sprite is an image with the pixel that belongs on the place it is drawn at:
// the foot of a pawn, the middle of a spark.
type Sprite struct {
	Image  *image.RGBA
	Anchor layout.Point
}

// sprite draws into the rectangle r of units around the origin, at a scale of
// pixels a unit, and anchors the result at the origin.
func sprite(r layout.Rect, scale float64, draw func(c *canvas)) Sprite {
	c := over(r, max(scale, 1))
	draw(c)
	return Sprite{c.img, point{X: -r.X * c.scale, Y: -r.Y * c.scale}}
}
