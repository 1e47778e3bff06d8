package art

import "math"

// planetLook is one kind of plain field. They are kept dim and unsaturated, so
// that nothing but what is special calls out.
type planetLook struct {
	lit, mid, dark Colour
	bands          int // of a giant of gas, 0 for a rock
	craters        int
	hoop           bool // it has a ring
}

var planets = []planetLook{
	{hex(0x8f93b4), hex(0x4d5274), hex(0x171a30), 0, 6, false},
	{hex(0xa08a86), hex(0x5c4a50), hex(0x1e1522), 5, 0, false},
	{hex(0x7fa0b0), hex(0x3c5a70), hex(0x101c2c), 3, 0, true},
	{hex(0x9a8fa8), hex(0x54496a), hex(0x1a1428), 0, 4, false},
	{hex(0x86a096), hex(0x435c58), hex(0x12201f), 4, 0, false},
}

// planet is a plain field: a ball with its own face, from its number.
func (d *galaxyDrawer) planet(x, y, r float64, number uint32) {
	look := planets[number*3%uint32(len(planets))]
	ball := circle(x, y, r)
	if d.t.High {
		d.fill(ball, d.t.TileEdge)
		d.fill(circle(x, y, r*0.92), d.t.Tile)
		return
	}
	s := scatter{seed: 500 + number}
	d.shadow(ball, 0.03, 0.07, 0.06, Colour{0, 0, 0, 0.75})
	// a thin air, lit from the upper left
	d.fill(circle(x, y, r*1.07), between(x-r, y-r, x+r, y+r, evenly(look.lit.Lighten(0.4), look.mid.Alpha(0.5), look.dark.Alpha(0.2))))
	d.fill(ball, look.mid)
	release := d.within(ball)
	tilt := s.span(-0.5, 0.5)
	for i := range look.bands {
		at := (float64(i)+0.5)/float64(look.bands)*2 - 1 + s.span(-0.08, 0.08)
		tall := s.span(0.08, 0.2) * r
		col := look.lit.Alpha(0.4)
		if i%2 == 1 {
			col = look.dark.Alpha(0.35)
		}
		band := new(path).move(-1.2*r, at*r-tall/2).quad(0, at*r-tall/2+0.2*r, 1.2*r, at*r-tall/2).
			line(1.2*r, at*r+tall/2).quad(0, at*r+tall/2+0.2*r, -1.2*r, at*r+tall/2).close()
		d.fill(band.placed(x, y, 1, tilt), col)
	}
	for range look.craters {
		a, far, size := s.span(0, 2*math.Pi), math.Sqrt(s.next())*0.8*r, s.span(0.08, 0.22)*r
		sn, c := math.Sincos(a)
		cx, cy := x+c*far, y+sn*far
		d.fill(circle(cx, cy, size), look.dark.Alpha(0.5))
		d.fill(circle(cx+size*0.18, cy+size*0.22, size*0.86), look.lit.Alpha(0.28))
	}
	// day and night
	d.fill(ball, around(x-r*0.42, y-r*0.48, r*1.75, r*1.75, newRamp(
		stop{0, look.lit.Lighten(0.35).Alpha(0.75)}, stop{0.28, look.lit.Alpha(0.3)}, stop{0.5, look.dark.Alpha(0.1)}, stop{0.78, look.dark.Alpha(0.72)}, stop{1, look.dark.Alpha(0.95)})))
	release()
	if look.hoop {
		d.hoop(x, y, r, tilt, look)
	}
}

// hoop is a planet's ring, in front of it below and behind it above.
func (d *galaxyDrawer) hoop(x, y, r, tilt float64, look planetLook) {
	front := ellipseArc(x, y, r*1.2, r*0.3, tilt, -0.25, math.Pi+0.25)
	d.stroke(front, r*0.17, look.dark.Alpha(0.55))
	d.stroke(front, r*0.11, look.lit.Lighten(0.25).Alpha(0.95))
}
