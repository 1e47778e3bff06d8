package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// BakeBubble draws the glass sphere that a captive rides in, width pixels in
// diameter and anchored in its middle, to be laid over the captive's figure.
// BubbleRider tells how large the figure is and where it stands.
func BakeBubble(width float64, theme Theme) Sprite {
	r := layout.Rect{X: -1.12, Y: -1.12, W: 2.24, H: 2.24}
	return sprite(r, width/2, func(c *canvas) {
		if theme.High {
			c.fill(ring(0, 0, 1.06, 0.84), hex(0x000000))
			c.fill(ring(0, 0, 1, 0.9), hex(0xffffff))
			return
		}
		glass := func(a float32) Colour { return Colour{0.72, 0.9, 1, a} }
		ball := circle(0, 0, 0.98)
		c.fill(ring(0, 0, 1.04, 0.95), hex(0x0a1030).Alpha(0.6))
		c.fill(ball, around(0, 0, 0.98, 0.98, newRamp(stop{0, glass(0.05)}, stop{0.6, glass(0.1)}, stop{0.85, glass(0.3)}, stop{0.97, glass(0.8)}, stop{1, glass(0.9)})))
		// what stands around mirrors itself in cold and warm light
		release := c.within(ball)
		c.shadow(ellipseArc(0, 0, 0.84, 0.84, 0, 0.1*math.Pi, 0.45*math.Pi).stroked(0.09), 0, 0, 0.03, hex(0xff9de0).Alpha(0.6))
		c.shadow(ellipseArc(0, 0, 0.8, 0.8, 0, 1.02*math.Pi, 1.25*math.Pi).stroked(0.07), 0, 0, 0.03, hex(0x9dffe6).Alpha(0.55))
		release()
		shine := ellipse(0, 0, 0.34, 0.17).placed(-0.46, -0.52, 1, -0.72)
		c.fill(shine, between(-0.66, -0.72, -0.3, -0.3, evenly(Colour{1, 1, 1, 0.95}, Colour{1, 1, 1, 0.15})))
		c.fill(circle(-0.74, -0.12, 0.06), Colour{1, 1, 1, 0.8})
		c.shadow(ellipseArc(0, 0, 0.86, 0.86, 0, 0.18*math.Pi, 0.34*math.Pi).stroked(0.06), 0, 0, 0.015, Colour{1, 1, 1, 0.75})
	})
}

// BubbleRider is how wide the foot of a figure is that rides in a bubble of
// width pixels, and where it stands, in pixels from the middle of the bubble.
func BubbleRider(f Figure, width float64) (foot float64, at layout.Point) {
	tall := map[Figure]float64{King: 1.8, Queen: 1.62, Soldier: 1.28}[f]
	if tall == 0 {
		tall = -pawnHeadY + pawnHead
	}
	const under = 0.22 // what shows below the foot
	foot = 0.8 * width / (tall + under)
	return foot, layout.Point{Y: foot * (tall - under) / 2}
}

// BakeLink draws the chain that joins the two pawns of a barrier, width pixels
// long, level, and anchored in its middle.
func BakeLink(width float64, theme Theme) Sprite {
	const half, n = 0.5, 5
	r := layout.Rect{X: -0.64, Y: -0.2, W: 1.28, H: 0.42}
	return sprite(r, width, func(c *canvas) {
		var front, back []*path
		for i := range n {
			x := -half + (float64(i)+0.5)/n
			if i%2 == 0 { // seen from its flat side
				front = append(front, ellipse(x, 0, 0.125, 0.1).add(ellipse(x, 0, -0.06, 0.038)))
			} else { // seen edge on
				back = append(back, rect(layout.Rect{X: x - 0.13, Y: -0.036, W: 0.26, H: 0.072}, 0.036))
			}
		}
		all := (&path{}).add(front...).add(back...)
		if theme.High {
			for _, p := range append(front, back...) {
				c.outline(p, 0.05, hex(0xffffff))
			}
			for _, p := range append(front, back...) {
				c.outline(p, 0.025, hex(0x000000))
			}
			for _, p := range append(front, back...) {
				c.fill(p, hex(0xffffff))
			}
			return
		}
		c.shadow(all, 0.015, 0.04, 0.02, Colour{0, 0, 0, 0.6})
		for _, p := range append(front, back...) {
			c.outline(p, 0.022, hex(0x3a1d06))
		}
		metal := between(0, -0.09, 0, 0.09, evenly(hex(0xfff6c8), hex(0xffd45c), hex(0xc98a26), hex(0x8a5514), hex(0xe0a840)))
		for _, p := range front {
			c.fill(p, metal)
		}
		for _, p := range back {
			c.stroke(p, 0.012, hex(0x3a1d06))
			c.fill(p, between(0, -0.03, 0, 0.03, evenly(hex(0xfff3bc), hex(0xf2b83e), hex(0x96601a))))
		}
	})
}
