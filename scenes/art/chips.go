package art

import (
	"math"
	"strconv"

	"ludaxy/scenes/layout"
)

// BakeChip draws a golden coin with a number, side pixels a side and anchored
// in its middle: a bonus that waits to be counted (RULES.md section 4, 10 and
// 20). From 20 on the coin has a red ring.
func BakeChip(value int, side float64, theme Theme) Sprite {
	r := layout.Rect{X: -1.14, Y: -1.14, W: 2.28, H: 2.28}
	return sprite(r, side/r.W, func(c *canvas) {
		text := strconv.Itoa(value)
		number := word(text, 0.84)
		if lo, hi := number.bounds(); hi.X-lo.X > 1.24 { // it must stay on the coin
			number = number.placed(0, 0, 1.24/(hi.X-lo.X), 0)
		}
		if theme.High {
			c.fill(circle(0, 0, 1.08), hex(0x000000))
			c.fill(circle(0, 0, 1.02), hex(0xffffff))
			c.fill(circle(0, 0, 0.9), hex(0x000000))
			c.fill(circle(0, 0, 0.84), hex(0xffe14a))
			c.fill(number, hex(0x000000))
			return
		}
		c.shadow(circle(0, 0.04, 1), 0, 0.04, 0.05, Colour{0, 0, 0, 0.55})
		c.fill(circle(0, 0, 1.03), hex(0x4a2506))
		edge := circle(0, 0, 0.98)
		c.fill(edge, between(-0.7, -0.8, 0.7, 0.8, evenly(hex(0xfff2b4), hex(0xf5bd48), hex(0xb87420), hex(0xe8ae40))))
		for i := range 24 {
			s, co := math.Sincos(2 * math.Pi * float64(i) / 24)
			c.stroke(new(path).move(0.87*co, 0.87*s).line(0.95*co, 0.95*s), 0.045, hex(0x8a5212).Alpha(0.8))
		}
		ringCol := hex(0x9a5f18)
		if value >= 20 {
			ringCol = hex(0xc01f34)
		}
		c.fill(circle(0, 0, 0.84), ringCol)
		inside := circle(0, 0, 0.76)
		c.fill(inside, around(-0.25, -0.3, 1.25, 1.25, evenly(hex(0xfff3b4), hex(0xffd35a), hex(0xeaa52f), hex(0xb8741c))))
		c.inner(inside, 0.03, 0.05, 0.04, hex(0x6a3a06).Alpha(0.8))
		c.fill(number.placed(0.02, 0.035, 1, 0), hex(0xfff6d0).Alpha(0.85))
		c.fill(number, hex(0x4a2206))
		shine := new(path).move(-0.62, -0.2).cube(-0.56, -0.5, -0.3, -0.68, 0, -0.7).cube(-0.24, -0.58, -0.44, -0.42, -0.62, -0.2).close()
		c.fill(shine, Colour{1, 1, 1, 0.5})
	})
}
