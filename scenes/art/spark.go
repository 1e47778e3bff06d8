package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// Particle is a kind of small light, baked white to be tinted and, for most,
// drawn with an additive blend.
type Particle int

// The particles there are.
const (
	Glow     Particle = iota // a soft ball of light
	Spark                    // a bright point with a halo: fireworks
	Twinkle                  // a star with four rays
	Puff                     // a breath of dust, for landings
	Confetti                 // a small paper, not additive
	Shock                    // a ring that widens
	Streak                   // a tail, pointing right, anchored at its head
)

// BakeParticle draws a particle of size pixels across, anchored in its middle,
// the streak at its bright end.
func BakeParticle(kind Particle, size float64) Sprite {
	r := layout.Rect{X: -1, Y: -1, W: 2, H: 2}
	white := func(a float32) Colour { return Colour{1, 1, 1, a} }
	if kind == Streak {
		r = layout.Rect{X: -1.8, Y: -0.25, W: 2.05, H: 0.5}
	}
	return sprite(r, size/2, func(c *canvas) {
		switch kind {
		case Spark:
			c.fill(circle(0, 0, 1), around(0, 0, 1, 1, newRamp(stop{0, white(1)}, stop{0.16, white(1)}, stop{0.3, white(0.42)}, stop{0.6, white(0.1)}, stop{1, white(0)})))
		case Twinkle:
			c.fill(circle(0, 0, 0.6), around(0, 0, 0.6, 0.6, newRamp(stop{0, white(0.7)}, stop{0.4, white(0.16)}, stop{1, white(0)})))
			for i := range 2 {
				c.fill(polygon(starPoints(2, 0, 0, 0.98, 0.07, math.Pi/2*float64(i))...), around(0, 0, 1, 1, evenly(white(1), white(0.9), white(0))))
			}
		case Puff:
			for i := range 5 {
				s, co := math.Sincos(float64(i) * 1.3)
				c.fill(circle(0, 0, 1), around(co*0.28, s*0.28, 0.68, 0.68, newRamp(stop{0, white(0.3)}, stop{0.55, white(0.12)}, stop{1, white(0)})))
			}
		case Confetti:
			paper := rect(layout.Rect{X: -0.55, Y: -0.85, W: 1.1, H: 1.7}, 0.14)
			c.fill(paper, between(-0.5, -0.8, 0.5, 0.8, evenly(white(1), Colour{0.82, 0.82, 0.82, 1})))
		case Shock:
			c.fill(circle(0, 0, 0.94), around(0, 0, 0.94, 0.94, newRamp(stop{0, white(0)}, stop{0.62, white(0.02)}, stop{0.84, white(0.85)}, stop{0.9, white(0.85)}, stop{1, white(0)})))
		case Streak:
			tail := new(path).move(0, -0.16).cube(0.2, -0.16, 0.2, 0.16, 0, 0.16).line(-1.75, 0.012).line(-1.75, -0.012).close()
			c.shadow(tail, 0, 0, 0.03, white(0.5))
			c.fill(tail, between(-1.75, 0, 0.1, 0, evenly(white(0), white(0.35), white(1))))
		default:
			c.fill(circle(0, 0, 1), around(0, 0, 1, 1, newRamp(stop{0, white(0.9)}, stop{0.2, white(0.6)}, stop{0.5, white(0.18)}, stop{0.8, white(0.03)}, stop{1, white(0)})))
		}
	})
}
