package art

import (
	"image"

	"ludaxy/scenes/layout"
)

// PadButton is a button of a gamepad with the standard layout. It is known by its place: what is printed on it is another
// thing on each make.
type PadButton int

// The buttons.
const (
	PadDown PadButton = iota // of the four under the right thumb
	PadRight
	PadLeft
	PadUp
	PadShoulderLeft
	PadShoulderRight
	PadSelect // in the middle, left
	PadStart  // in the middle, right
	PadStick  // the left stick, pressed
	PadStickRight
	PadCrossUp
	PadCrossDown
	PadCrossLeft
	PadCrossRight
	PadButtonCount // how many there are
)

// BakePadButton draws where a button is into a square of size pixels: it is lit in its group.
func BakePadButton(b PadButton, size float64, t Theme) *image.RGBA {
	s := sprite(layout.Rect{W: 24, H: 24}, size/24, func(c *canvas) {
		dim := t.TextDim.Alpha(0.55)
		at := func(on bool) Colour {
			if on {
				return t.Accent
			}
			return dim
		}
		switch {
		case b <= PadUp:
			for i, p := range [4]point{{X: 12, Y: 18.6}, {X: 18.6, Y: 12}, {X: 5.4, Y: 12}, {X: 12, Y: 5.4}} {
				if on := PadButton(i) == b; on {
					c.fill(circle(p.X, p.Y, 4.6), t.Accent)
				} else {
					c.fill(ring(p.X, p.Y, 3.6, 2.2), dim)
				}
			}
		case b <= PadShoulderRight:
			c.fill(box(1, 4.5, 10, 6, 2.6), at(b == PadShoulderLeft))
			c.fill(box(13, 4.5, 10, 6, 2.6), at(b == PadShoulderRight))
			c.stroke(box(2.2, 12.4, 19.6, 7.6, 3.6), 1.6, dim)
		case b <= PadStart:
			c.stroke(box(1.6, 6, 20.8, 12, 5), 1.6, dim)
			c.fill(box(5.4, 10, 5, 4, 2), at(b == PadSelect))
			c.fill(box(13.6, 10, 5, 4, 2), at(b == PadStart))
		case b <= PadStickRight: // the sticks, beside each other
			for i, x := range [2]float64{6.4, 17.6} {
				c.fill(ring(x, 12, 5.4, 4.2), dim)
				if PadStick+PadButton(i) == b {
					c.fill(circle(x, 12, 3.2), t.Accent)
				}
			}
		default:
			for i, r := range [4]layout.Rect{{X: 8.8, Y: 1.6, W: 6.4, H: 7.6}, {X: 8.8, Y: 14.8, W: 6.4, H: 7.6}, {X: 1.6, Y: 8.8, W: 7.6, H: 6.4}, {X: 14.8, Y: 8.8, W: 7.6, H: 6.4}} {
				c.fill(rect(r, 1.6), at(PadCrossUp+PadButton(i) == b))
			}
			c.fill(box(9.6, 9.6, 4.8, 4.8, 0.6), dim)
		}
	})
	return s.Image
}
