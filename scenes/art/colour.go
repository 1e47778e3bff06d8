package art

import (
	"image/color"
	"math"
)

// Colour is a colour in sRGB with straight alpha, channels from 0 to 1.
type Colour struct{ R, G, B, A float32 }

// hex makes an opaque colour from 0xRRGGBB.
func hex(v uint32) Colour {
	return Colour{float32(v>>16&255) / 255, float32(v>>8&255) / 255, float32(v&255) / 255, 1}
}

// Alpha is the colour with its alpha replaced.
func (c Colour) Alpha(a float32) Colour { c.A = a; return c }

// Fade is the colour with its alpha multiplied.
func (c Colour) Fade(k float32) Colour { c.A *= k; return c }

// Mix goes a share t (0..1) of the way from c to d, alpha included.
func (c Colour) Mix(d Colour, t float32) Colour {
	t = min(max(t, 0), 1)
	return Colour{c.R + (d.R-c.R)*t, c.G + (d.G-c.G)*t, c.B + (d.B-c.B)*t, c.A + (d.A-c.A)*t}
}

// Lighten goes a share t of the way to white, keeping alpha.
func (c Colour) Lighten(t float32) Colour { return c.Mix(Colour{1, 1, 1, c.A}, t) }

// Darken goes a share t of the way to black, keeping alpha.
func (c Colour) Darken(t float32) Colour { return c.Mix(Colour{0, 0, 0, c.A}, t) }

// RGBA gives the colour as the standard library has it, so that a Colour is a
// color.Color.
func (c Colour) RGBA() (r, g, b, a uint32) {
	k := func(v float32) uint32 { return uint32(min(max(v, 0), 1)*c.A*0xffff + 0.5) }
	return k(c.R), k(c.G), k(c.B), uint32(c.A*0xffff + 0.5)
}

var _ color.Color = Colour{}

// Luminance is the relative luminance of the opaque colour, 0..1, as the web's
// accessibility guidelines define it.
func (c Colour) Luminance() float64 {
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// Contrast is the contrast ratio of two opaque colours, 1..21.
func Contrast(a, b Colour) float64 {
	x, y := a.Luminance(), b.Luminance()
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// linear takes a channel from sRGB to light.
func linear(v float32) float64 {
	if v <= 0.04045 {
		return float64(v) / 12.92
	}
	return math.Pow((float64(v)+0.055)/1.055, 2.4)
}
