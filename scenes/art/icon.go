package art

import (
	"image"
	"math"

	"ludaxy/scenes/layout"
)

// Icon is a small sign on a button.
type Icon int

// The icons there are.
const (
	IconSound Icon = iota
	IconMute
	IconMusic
	IconPause
	IconPlay
	IconUndo
	IconFullscreen
	IconWindowed
	IconBack
	IconForward
	IconUp
	IconDown
	IconMenu
	IconPerson
	IconComputer
	IconCrown
	IconDice
	IconSettings
	IconPlus
	IconMinus
	IconCheck
	IconClose
	IconHint
	IconHelp
	IconSave
	IconFolder
	IconBin
	IconLanguage
	IconFast
	IconDoor
	IconStepBack
	IconStepForward
	IconTurnBack
	IconTurnForward
	IconMomentBack
	IconMomentForward
	IconCount // how many there are
)

// BakeIcon draws an icon into a square of size pixels in one colour. Icons are
// drawn on a grid of 24 units with a line of two and a half.
func BakeIcon(icon Icon, size float64, col Colour) *image.RGBA {
	s := sprite(layout.Rect{W: 24, H: 24}, size/24, func(c *canvas) {
		if icon >= 0 && icon < IconCount {
			c.fill(icons[icon](), col)
		}
	})
	return s.Image
}

const line = 2.4

// lines joins pairs of numbers into an open line.
func lines(xy ...float64) *path {
	p := new(path).move(xy[0], xy[1])
	for i := 2; i+1 < len(xy); i += 2 {
		p.line(xy[i], xy[i+1])
	}
	return p
}

// pen strokes paths with the icons' line; strokes add up into one shape.
func pen(paths ...*path) *path {
	out := &path{}
	for _, p := range paths {
		out.add(p.stroked(line))
	}
	return out
}

// solid makes a filled shape with softened corners.
func solid(xy ...float64) *path {
	var pts []point
	for i := 0; i+1 < len(xy); i += 2 {
		pts = append(pts, point{X: xy[i], Y: xy[i+1]})
	}
	return rounded(1.2, pts...)
}

func box(x, y, w, h, r float64) *path { return rect(layout.Rect{X: x, Y: y, W: w, H: h}, r) }

func boxHole(x, y, w, h, r float64) *path {
	return box(-x-w, y, w, h, r).mapped(func(p point) point { return point{X: -p.X, Y: p.Y} })
}

var icons = [IconCount]func() *path{
	IconSound: func() *path {
		return speaker().add(pen(arc(12.2, 12, 4.1, -0.85, 0.85), arc(12.2, 12, 8.6, -0.85, 0.85)))
	},
	IconMute: func() *path { return speaker().add(pen(lines(16, 9, 22, 15), lines(22, 9, 16, 15))) },
	IconMusic: func() *path {
		return ellipse(6.6, 18, 3.4, 2.8).add(ellipse(17.4, 16, 3.4, 2.8), pen(lines(8.8, 17.5, 8.8, 5.6, 19.6, 3.4, 19.6, 15.5)), lines(8.8, 5.6, 19.6, 3.4, 19.6, 7, 8.8, 9.2).close())
	},
	IconPause:      func() *path { return box(5, 4, 5, 16, 1.6).add(box(14, 4, 5, 16, 1.6)) },
	IconPlay:       func() *path { return rounded(2, point{X: 6, Y: 3.2}, point{X: 21, Y: 12}, point{X: 6, Y: 20.8}) },
	IconUndo:       func() *path { return pen(lines(8.5, 3.6, 3.6, 8.5, 8.5, 13.4), undoArc()) },
	IconFullscreen: func() *path { return corners(1) },
	IconWindowed:   func() *path { return corners(-1) },
	IconBack:       func() *path { return pen(lines(14.8, 4.2, 7, 12, 14.8, 19.8)) },
	IconForward:    func() *path { return pen(lines(9.2, 4.2, 17, 12, 9.2, 19.8)) },
	IconUp:         func() *path { return pen(lines(4.2, 15.4, 12, 7.6, 19.8, 15.4)) },
	IconDown:       func() *path { return pen(lines(4.2, 8.6, 12, 16.4, 19.8, 8.6)) },
	IconMenu:       func() *path { return pen(lines(4, 6, 20, 6), lines(4, 12, 20, 12), lines(4, 18, 20, 18)) },
	IconPerson: func() *path {
		return circle(12, 7.4, 4.6).add(new(path).move(2.8, 21.4).cube(2.8, 15.6, 6.6, 13.6, 12, 13.6).cube(17.4, 13.6, 21.2, 15.6, 21.2, 21.4).close())
	},
	IconComputer: robot,
	IconCrown: func() *path {
		return solid(3, 17, 1.8, 6.6, 7.4, 11.2, 12, 3.8, 16.6, 11.2, 22.2, 6.6, 21, 17).add(box(3, 18.6, 18, 2.6, 1.2))
	},
	IconDice: func() *path {
		p := box(3, 3, 18, 18, 4.4)
		for _, q := range pips(5) {
			p.add(hole(12+q.X*4.5, 12+q.Y*4.5, 1.75))
		}
		return p
	},
	IconSettings: gear,
	IconPlus:     func() *path { return pen(lines(12, 4, 12, 20), lines(4, 12, 20, 12)) },
	IconMinus:    func() *path { return pen(lines(4, 12, 20, 12)) },
	IconCheck:    func() *path { return pen(lines(4, 12.6, 9.6, 18.2, 20.2, 6.2)) },
	IconClose:    func() *path { return pen(lines(5, 5, 19, 19), lines(19, 5, 5, 19)) },
	IconHint: func() *path {
		glass := new(path).move(8.9, 16.2).cube(8.9, 13.6, 5, 12.6, 5, 8.6).cube(5, 4.7, 8.1, 1.8, 12, 1.8).cube(15.9, 1.8, 19, 4.7, 19, 8.6).cube(19, 12.6, 15.1, 13.6, 15.1, 16.2).close()
		return glass.add(box(8.8, 17.4, 6.4, 2.2, 1), box(9.8, 20.6, 4.4, 2, 1))
	},
	IconHelp: func() *path {
		return pen(new(path).move(7.2, 7.6).cube(7.4, 4.6, 9.4, 3, 12, 3).cube(14.9, 3, 16.9, 4.8, 16.9, 7.3).cube(16.9, 10.6, 12, 10.9, 12, 14.6)).add(circle(12, 19.6, 1.8))
	},
	IconSave: func() *path {
		return pen(lines(12, 3.6, 12, 14.6), lines(6.9, 9.8, 12, 14.9, 17.1, 9.8), lines(3.8, 15.6, 3.8, 20.4, 20.2, 20.4, 20.2, 15.6))
	},
	IconFolder: func() *path { return solid(2, 20, 2, 4.4, 9.4, 4.4, 11.6, 7.4, 22, 7.4, 22, 20) },
	IconBin: func() *path {
		return pen(lines(3.6, 6, 20.4, 6), lines(9, 5.6, 9, 3, 15, 3, 15, 5.6), lines(5.8, 6.4, 6.8, 21, 17.2, 21, 18.2, 6.4), lines(10, 10.4, 10.3, 16.8), lines(14, 10.4, 13.7, 16.8))
	},
	IconLanguage: func() *path {
		return pen(circle(12, 12, 9.4), ellipse(12, 12, 4.1, 9.4), lines(3, 12, 21, 12))
	},
	IconFast: func() *path {
		return rounded(1.4, point{X: 2, Y: 4.6}, point{X: 12, Y: 12}, point{X: 2, Y: 19.4}).add(rounded(1.4, point{X: 12, Y: 4.6}, point{X: 22, Y: 12}, point{X: 12, Y: 19.4}))
	},
	IconDoor: func() *path {
		return pen(lines(13.5, 3.4, 4, 3.4, 4, 20.6, 13.5, 20.6), lines(9.5, 12, 20.4, 12), lines(16.2, 7.4, 20.8, 12, 16.2, 16.6))
	},
	IconStepBack:      func() *path { return flipped(stepForward()) },
	IconStepForward:   stepForward,
	IconTurnBack:      func() *path { return flipped(turnForward()) },
	IconTurnForward:   turnForward,
	IconMomentBack:    func() *path { return flipped(momentForward()) },
	IconMomentForward: momentForward,
}

func speaker() *path { return solid(1.6, 8.4, 5.6, 8.4, 11.8, 2.8, 11.8, 21.2, 5.6, 15.6, 1.6, 15.6) }

func undoArc() *path {
	return new(path).move(3.8, 8.5).line(14.6, 8.5).cube(18.2, 8.5, 20.8, 11.2, 20.8, 14.6).cube(20.8, 18, 18.2, 20.6, 14.6, 20.6).line(9.2, 20.6)
}

// corners are four angles: pointing out for 1, in for -1.
func corners(way float64) *path {
	out := &path{}
	for i := range 4 {
		elbow := lines(3.6, 9, 3.6, 3.6, 9, 3.6)
		if way < 0 {
			elbow = lines(3.4, 8.8, 8.8, 8.8, 8.8, 3.4)
		}
		s, c := math.Sincos(math.Pi / 2 * float64(i))
		out.add(pen(elbow.mapped(func(p point) point {
			x, y := p.X-12, p.Y-12
			return point{X: 12 + x*c - y*s, Y: 12 + x*s + y*c}
		})))
	}
	return out
}

// robot is the computer's face.
func robot() *path {
	p := box(3, 7.4, 18, 13.6, 4).add(hole(8.4, 13.4, 1.9), hole(15.6, 13.4, 1.9), boxHole(8.6, 17, 6.8, 1.7, 0.8))
	p.add(box(10.9, 3.6, 2.2, 5, 1), circle(12, 3.2, 2))
	return p.add(box(0.6, 11.4, 2.6, 5.4, 1.1), box(20.8, 11.4, 2.6, 5.4, 1.1))
}

// gear is a wheel of eight teeth.
func gear() *path {
	var pts []point
	for i := range 8 {
		a := math.Pi / 4 * float64(i)
		for _, t := range []struct{ r, a float64 }{{7.7, -0.25}, {10.7, -0.17}, {10.7, 0.17}, {7.7, 0.25}} {
			s, c := math.Sincos(a + t.a)
			pts = append(pts, point{X: 12 + t.r*c, Y: 12 + t.r*s})
		}
	}
	return rounded(0.8, pts...).add(hole(12, 12, 3.5))
}

// BakeBadge draws a seat's symbol on an enamel disc of size pixels, for seat
// panels and lists.
func BakeBadge(livery int, size float64, theme Theme) *image.RGBA {
	l := LiveryOf(livery)
	s := sprite(layout.Rect{X: -1.12, Y: -1.12, W: 2.24, H: 2.24}, size/2.24, func(c *canvas) {
		disc := circle(0, 0, 1)
		if theme.High {
			c.fill(disc, hex(0xffffff))
			c.fill(circle(0, 0, 0.9), l.Base)
			c.fill(l.Symbol.mark().placed(0, 0, 0.58, 0), hex(0x000000))
			return
		}
		c.shadow(disc, 0, 0.06, 0.04, Colour{0, 0, 0, 0.5})
		c.fill(disc, between(-0.6, -0.8, 0.6, 0.8, evenly(l.Light, l.Base, l.Deep)))
		c.fill(circle(0, 0, 0.9), between(-0.5, -0.8, 0.5, 0.8, evenly(l.Base.Lighten(0.08), l.Base.Mix(l.Deep, 0.3), l.Base.Mix(l.Deep, 0.7))))
		c.fill(l.Symbol.mark().placed(0.02, 0.05, 0.56, 0), l.Dark.Alpha(0.65))
		c.fill(l.Symbol.mark().placed(0, 0, 0.54, 0), hex(0xfffaf0))
		c.fill(ellipse(-0.2, -0.5, 0.55, 0.28), between(0, -0.8, 0, -0.2, evenly(Colour{1, 1, 1, 0.4}, Colour{1, 1, 1, 0.02})))
	})
	return s.Image
}

// BakeSymbol draws a seat's bare symbol in one colour in a square of size
// pixels.
func BakeSymbol(symbol Symbol, size float64, col Colour) *image.RGBA {
	s := sprite(layout.Rect{X: -1.15, Y: -1.15, W: 2.3, H: 2.3}, size/2.3, func(c *canvas) { c.fill(symbol.mark(), col) })
	return s.Image
}
