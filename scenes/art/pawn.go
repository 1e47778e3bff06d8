package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// A pawn is drawn in units of its width: the foot is an ellipse round the
// origin, the head is above.
const (
	pawnHead  = 0.345 // radius of the head
	pawnHeadY = -0.98 // its middle
	pawnFoot  = 0.46  // half the width of the foot
)

// PawnBounds is the part of the space round the foot that a pawn sprite of
// width 1 covers; the anchor is at the origin.
var PawnBounds = layout.Rect{X: -0.56, Y: -1.44, W: 1.12, H: 1.8}

// BakePawn draws a pawn whose foot is about width pixels wide, in the livery
// 0..7. The sprite is anchored in the middle of the foot. Its shadow is
// BakePawnShadow, so that a hopping pawn can leave it behind.
func BakePawn(livery int, width float64, theme Theme) Sprite {
	l := LiveryOf(livery)
	return sprite(PawnBounds, width, func(c *canvas) {
		if theme.High {
			flatPawn(c, l)
			return
		}
		glossyPawn(c, l)
	})
}

// pawnBody is the outline from foot to neck, grown by g.
func pawnBody(g float64) *path {
	f, n := pawnFoot+g, 0.155+g
	y0 := -0.02
	return new(path).move(-f, y0).
		cube(-f, y0+0.26*1.33+g, f, y0+0.26*1.33+g, f, y0).
		cube(f, -0.2-g, f*0.97, -0.24-g, f*0.86, -0.27-g).
		cube(f*0.66, -0.36, n+0.01, -0.5, n, -0.74-g*0.3).
		line(-n, -0.74-g*0.3).
		cube(-n-0.01, -0.5, -f*0.66, -0.36, -f*0.86, -0.27-g).
		cube(-f*0.97, -0.24-g, -f, -0.2-g, -f, y0).close()
}

// pawnShape is the whole silhouette, grown by g.
func pawnShape(g float64) *path {
	return pawnBody(g).add(circle(0, pawnHeadY, pawnHead+g), ellipse(0, -0.68, 0.27+g, 0.085+g))
}

func glossyPawn(c *canvas, l Livery) {
	// a dark outline keeps the piece apart from any square
	c.fill(pawnShape(0.042), l.Dark)
	body := pawnBody(0)
	round := newRamp(stop{0, l.Deep.Darken(0.25)}, stop{0.1, l.Deep.Mix(l.Base, 0.45)}, stop{0.3, l.Base.Lighten(0.28)}, stop{0.42, l.Base.Lighten(0.08)},
		stop{0.72, l.Base.Mix(l.Deep, 0.62)}, stop{0.9, l.Deep.Darken(0.1)}, stop{0.96, l.Deep.Mix(l.Base, 0.5)}, stop{1, l.Base.Mix(l.Deep, 0.3)})
	c.fill(body, paintFunc(func(x, y float64) Colour {
		// the body is a solid of revolution: its half width at this height
		half := 0.155 + (pawnFoot-0.155)*smooth((y+0.74)/0.56)
		col := round.get(0.5 + 0.5*x/half)
		return col.Darken(float32(0.28 * smooth((y+0.25)/-0.6) * 0.9)).Darken(float32(0.22 * max(0, y)))
	}))
	// the foot: an upper rim that catches the light
	c.stroke(ellipseArc(0, -0.09, pawnFoot*0.97, 0.25, 0, 0.12*math.Pi, 0.88*math.Pi), 0.026, l.Light.Alpha(0.55))
	c.stroke(ellipseArc(0, -0.03, pawnFoot*0.98, 0.25, 0, 0.15*math.Pi, 0.85*math.Pi), 0.03, l.Dark.Alpha(0.4))
	// the glossy streak down the body
	streak := new(path).move(-0.075, -0.6).cube(-0.1, -0.44, -0.2, -0.33, -0.3, -0.25).cube(-0.23, -0.27, -0.12, -0.36, -0.045, -0.6).close()
	c.shadow(streak, 0, 0, 0.012, Colour{1, 1, 1, 0.55})
	collar(c, l)
	head(c, l)
}

// collar is the ring between body and head.
func collar(c *canvas, l Livery) {
	c.fill(ellipse(0, -0.655, 0.27, 0.085), l.Deep.Darken(0.35))
	c.fill(ellipse(0, -0.685, 0.27, 0.085), between(-0.27, 0, 0.27, 0, evenly(l.Deep, l.Light, l.Base, l.Deep.Mix(l.Base, 0.3), l.Deep)))
	c.shadow(ellipse(0, -0.705, 0.19, 0.05), 0, 0, 0.02, l.Dark.Alpha(0.6))
}

func head(c *canvas, l Livery) {
	ball := circle(0, pawnHeadY, pawnHead)
	c.fill(ball, around(-0.1, pawnHeadY-0.12, pawnHead*1.34, pawnHead*1.34, newRamp(
		stop{0, l.Base.Lighten(0.3)}, stop{0.3, l.Base.Lighten(0.06)}, stop{0.62, l.Base.Mix(l.Deep, 0.35)}, stop{0.92, l.Deep}, stop{1, l.Deep.Darken(0.15)})))
	// light thrown back by the board from below
	c.inner(ball, -0.02, -0.035, 0.025, l.Light.Alpha(0.5))
	mark := l.Symbol.mark()
	const r = 0.2
	c.fill(mark.placed(0.008, pawnHeadY+0.045, r*1.1, 0), l.Dark.Alpha(0.55))
	c.fill(mark.placed(0, pawnHeadY+0.03, r, 0), between(0, pawnHeadY-r, 0, pawnHeadY+r, evenly(hex(0xffffff), hex(0xf3e9d6))))
	// the lamp's reflection, over the printed mark as well
	shine := ellipse(0, 0, 0.15, 0.082).placed(-0.115, pawnHeadY-0.2, 1, -0.55)
	c.fill(shine, between(-0.16, pawnHeadY-0.29, -0.06, pawnHeadY-0.12, evenly(Colour{1, 1, 1, 0.95}, Colour{1, 1, 1, 0.12})))
}

// flatPawn is the pawn of the high contrast theme: white edge, black line, one
// colour.
func flatPawn(c *canvas, l Livery) {
	c.fill(pawnShape(0.075), hex(0xffffff))
	c.fill(pawnShape(0.03), hex(0x000000))
	c.fill(pawnShape(-0.012), l.Base)
	c.outline(l.Symbol.mark().placed(0, pawnHeadY+0.02, 0.19, 0), 0.03, hex(0x000000))
	c.fill(l.Symbol.mark().placed(0, pawnHeadY+0.02, 0.19, 0), hex(0xffffff))
}

// smooth eases t from 0 to 1, clamped.
func smooth(t float64) float64 {
	t = min(max(t, 0), 1)
	return t * t * (3 - 2*t)
}

// BakePawnShadow draws the soft shadow of a pawn whose foot is width pixels
// wide; it is anchored where the foot stands.
func BakePawnShadow(width float64) Sprite {
	r := layout.Rect{X: -0.75, Y: -0.5, W: 1.7, H: 1.1}
	return sprite(r, width, func(c *canvas) {
		c.shadow(ellipse(0.09, 0.1, 0.48, 0.25), 0, 0, 0.07, Colour{0, 0, 0.02, 0.55})
		c.shadow(ellipse(0.03, 0.1, 0.44, 0.19), 0, 0, 0.03, Colour{0, 0, 0.02, 0.5})
	})
}

// BakeHalo draws the ring of light under a piece that may move, for a piece
// width pixels wide. It is white, to be tinted, and anchored where the foot
// stands.
func BakeHalo(width float64) Sprite {
	r := layout.Rect{X: -1, Y: -0.8, W: 2, H: 1.6}
	return sprite(r, width, func(c *canvas) {
		c.shadow(ellipse(0, 0.05, 0.6, 0.4), 0, 0, 0.12, Colour{1, 1, 1, 0.75})
		band := ellipse(0, 0.05, 0.62, 0.42).add(ellipse(0, 0.05, -0.545, 0.345))
		c.shadow(band, 0, 0, 0.035, Colour{1, 1, 1, 0.9})
		c.fill(band, Colour{1, 1, 1, 1})
	})
}

// BakeTarget draws the marker of the square a piece would reach: four corner
// brackets and a dot round a square of size pixels. It is white, to be tinted,
// and anchored in its middle.
func BakeTarget(size float64) Sprite {
	r := layout.Rect{X: -0.68, Y: -0.68, W: 1.36, H: 1.36}
	return sprite(r, size, func(c *canvas) {
		marks := &path{}
		for i := range 4 {
			bracket := new(path).move(-0.46, -0.2).line(-0.46, -0.34).cube(-0.46, -0.42, -0.42, -0.46, -0.34, -0.46).line(-0.2, -0.46)
			marks.add(bracket.stroked(0.085).placed(0, 0, 1, math.Pi/2*float64(i)))
		}
		c.shadow(marks, 0, 0, 0.06, Colour{1, 1, 1, 0.8})
		c.shadow(marks, 0.01, 0.025, 0.02, Colour{0, 0, 0, 0.6})
		c.fill(marks, Colour{1, 1, 1, 1})
	})
}

// BakeDot draws the small mark of a square on a path, size pixels wide, white
// and anchored in its middle.
func BakeDot(size float64) Sprite {
	r := layout.Rect{X: -1, Y: -1, W: 2, H: 2}
	return sprite(r, size/2, func(c *canvas) {
		c.shadow(circle(0, 0.05, 0.55), 0, 0, 0.12, Colour{0, 0, 0, 0.6})
		c.fill(circle(0, 0, 0.5), Colour{1, 1, 1, 1})
	})
}
