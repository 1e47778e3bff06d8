package art

import (
	"math"

	"ludaxy/engine/board"
	"ludaxy/scenes/layout"
)

// field draws one field of the ring: a planet, or a round plate with the picture
// of what is special about it.
func (d *galaxyDrawer) field(c layout.Cell) {
	x, y, r := c.Centre.X, c.Centre.Y, c.Size*0.47
	switch {
	case d.has(c, board.Start):
		d.moonField(x, y, r, d.owner(c))
	case d.has(c, board.Gate):
		d.gateField(x, y, r, d.owner(c))
	case d.has(c, board.Parking):
		d.parkingField(x, y, r, d.owner(c))
	case d.has(c, board.Sun):
		d.sunField(x, y, r)
	case d.has(c, board.Lightning):
		d.lightningField(x, y, r)
	case d.has(c, board.Circle):
		d.circleField(x, y, r)
	case d.has(c, board.Star):
		d.starField(x, y, r)
	default:
		d.planet(x, y, r*0.86, uint32(c.Square))
	}
}

// pad is a round plate of enamel in a brass rim.
func (d *galaxyDrawer) pad(at point, r float64, hi, lo, rim Colour) {
	x, y := at.X, at.Y
	if d.t.High {
		d.fill(circle(x, y, r), rim)
		d.fill(circle(x, y, r*0.88), hi)
		return
	}
	d.shadow(circle(x, y, r), 0.03, 0.07, 0.06, Colour{0, 0, 0, 0.75})
	d.fill(circle(x, y, r), between(x-r*0.7, y-r, x+r*0.7, y+r, evenly(rim.Lighten(0.25), rim, rim.Darken(0.45))))
	in := circle(x, y, r*0.89)
	d.fill(in, around(x-r*0.25, y-r*0.35, r*1.5, r*1.5, evenly(hi.Lighten(0.12), hi, lo)))
	d.inner(in, 0.03, 0.05, 0.04, Colour{0, 0, 0, 0.5})
	// the lamp is reflected on the upper left
	shine := ellipse(x-r*0.18, y-r*0.42, r*0.52, r*0.3)
	d.fill(shine, around(x-r*0.18, y-r*0.5, r*0.52, r*0.34, newRamp(stop{0, Colour{1, 1, 1, 0.24}}, stop{1, Colour{1, 1, 1, 0}})))
}

// brassPad is the plate of a field that belongs to nobody.
func (d *galaxyDrawer) brassPad(x, y, r float64, hi, lo Colour) {
	if d.t.High {
		hi, lo = d.t.Tile, d.t.Tile
	}
	d.pad(point{X: x, Y: y}, r, hi, lo, d.t.Inlay)
}

// glow lays a soft light behind a picture.
func (d *galaxyDrawer) glow(x, y, r float64, col Colour, a float32) {
	if !d.t.High {
		d.fill(circle(x, y, r), around(x, y, r, r, newRamp(stop{0, col.Alpha(a)}, stop{0.45, col.Alpha(a * 0.4)}, stop{1, col.Alpha(0)})))
	}
}

// sign fills a picture's shape with a shadow under it.
func (d *galaxyDrawer) sign(p *path, top, low, flat Colour) {
	if d.t.High {
		d.fill(p, flat)
		return
	}
	d.shadow(p, 0.015, 0.035, 0.025, Colour{0, 0, 0, 0.65})
	lo, hi := p.bounds()
	d.fill(p, between(lo.X, lo.Y, lo.X+(hi.X-lo.X)*0.35, hi.Y, evenly(top, low)))
}

// moonField is seat k's start: a crescent that holds the seat's symbol.
func (d *galaxyDrawer) moonField(x, y, r float64, k int) {
	l, used := d.look.seat(k)
	rim := l.Light
	if d.t.High {
		d.pad(point{X: x, Y: y}, r, d.t.Tile, d.t.Tile, l.Base)
	} else {
		d.pad(point{X: x, Y: y}, r, l.Deep.Mix(hex(0x0a0a22), 0.25), l.Deep.Mix(hex(0x06061a), 0.65), rim)
	}
	moon := Crescent.mark().placed(x-r*0.04, y, r*0.79, 0)
	d.glow(x-r*0.1, y, r*0.88, hex(0xfff2c8), 0.3)
	d.sign(moon, hex(0xfffdf2), hex(0xd9cfae), hex(0xffffff))
	if !d.t.High {
		release := d.within(moon)
		for _, c := range [][3]float64{{-0.62, -0.18, 0.11}, {-0.5, 0.22, 0.14}, {-0.3, -0.58, 0.09}, {-0.2, 0.6, 0.1}, {-0.7, 0.06, 0.06}} {
			cx, cy, cr := x+c[0]*r, y+c[1]*r, c[2]*r
			d.fill(circle(cx, cy, cr), hex(0xa89c78).Alpha(0.55))
			d.fill(circle(cx+cr*0.22, cy+cr*0.25, cr*0.82), hex(0xefe6c8).Alpha(0.6))
		}
		release()
	}
	if used {
		d.sign(l.Symbol.mark().placed(x+r*0.29, y, r*0.34, 0), l.Light, l.Base, l.Base)
	}
}

// starField is a field of luck: a star of brass.
func (d *galaxyDrawer) starField(x, y, r float64) {
	d.brassPad(x, y, r, hex(0x2b3f9a), hex(0x10163f))
	d.glow(x, y, r*0.9, hex(0xffe9a0), 0.35)
	d.star(layout.Cell{Centre: point{X: x, Y: y - 0.01}})
}

// sunField is a sun with its rays.
func (d *galaxyDrawer) sunField(x, y, r float64) {
	d.brassPad(x, y, r, hex(0x8a2a10), hex(0x3a0a12))
	d.glow(x, y, r*0.95, hex(0xffb030), 0.75)
	d.sun(x, y, r*0.74)
}

// sun is a disc with long and short rays that reach r.
func (d *galaxyDrawer) sun(x, y, r float64) {
	rays := &path{}
	const n = 12
	for i := range n {
		reach := r
		if i%2 == 1 {
			reach = r * 0.84
		}
		a := 2 * math.Pi * float64(i) / n
		s, c := math.Sincos(a)
		tip := point{X: x + c*reach, Y: y + s*reach}
		foot := func(da float64) point {
			s, c := math.Sincos(a + da)
			return point{X: x + c*r*0.6, Y: y + s*r*0.6}
		}
		rays.add(rounded(0.01, foot(-0.2), tip, foot(0.2)))
	}
	yellow := hex(0xffe14a)
	d.sign(rays, hex(0xffe070), hex(0xffa51e), yellow)
	ball := circle(x, y, r*0.52)
	if d.t.High {
		d.fill(ball, yellow)
		return
	}
	d.fill(ball, around(x-r*0.12, y-r*0.16, r*0.72, r*0.72, evenly(hex(0xfffbe0), hex(0xffe066), hex(0xff9d18), hex(0xe86a08))))
}

// lightningField is a thundercloud's bolt.
func (d *galaxyDrawer) lightningField(x, y, r float64) {
	d.brassPad(x, y, r, hex(0x5a2f9a), hex(0x1b0d3c))
	d.glow(x, y, r*0.9, hex(0xc9a8ff), 0.5)
	bolt := rounded(0.02, boltPoints(x, y, r*0.8)...)
	if !d.t.High {
		d.stroke(rounded(0.02, boltPoints(x, y, r*0.8)...), 0.07, hex(0x1a0838))
	}
	d.sign(bolt, hex(0xffffff), hex(0xffd83a), hex(0xffe14a))
}

// boltPoints are the corners of a flash in a circle of radius r.
func boltPoints(x, y, r float64) []point {
	pts := []point{{X: 0.24, Y: -1}, {X: -0.56, Y: 0.16}, {X: -0.08, Y: 0.16}, {X: -0.3, Y: 1}, {X: 0.56, Y: -0.26}, {X: 0.06, Y: -0.26}}
	for i, p := range pts {
		pts[i] = point{X: x + p.X*r, Y: y + p.Y*r}
	}
	return pts
}

// circleField is the Circle of the Oduludo die: a ring of light with the six faces
// as beads on it.
func (d *galaxyDrawer) circleField(x, y, r float64) {
	d.brassPad(x, y, r, hex(0x0e5a68), hex(0x05222e))
	cyan := hex(0x7ff4ff)
	d.glow(x, y, r*0.95, cyan, 0.4)
	band := ring(x, y, r*0.66, r*0.44)
	d.sign(band, hex(0xf2ffff), hex(0x38c8dc), hex(0xffffff))
	for i := range 6 {
		s, c := math.Sincos(math.Pi/3*float64(i) - math.Pi/2)
		d.fill(circle(x+c*r*0.55, y+s*r*0.55, r*0.068), hex(0x06303c))
	}
	if d.t.High {
		d.fill(circle(x, y, r*0.13), hex(0xffffff))
		return
	}
	d.fill(circle(x, y, r*0.17), around(x-r*0.05, y-r*0.06, r*0.2, r*0.2, evenly(hex(0xffffff), cyan, hex(0x1f9fb4))))
}

// parkingField is the landing ground of seat k's UFO: a pad with lights round it
// and the outline of what lands there.
func (d *galaxyDrawer) parkingField(x, y, r float64, k int) {
	l, _ := d.look.seat(k)
	metal, dark := hex(0x3a4060), hex(0x14172c)
	if d.t.High {
		metal, dark = d.t.Tile, d.t.Tile
	}
	d.pad(point{X: x, Y: y}, r, metal, dark, l.Base)
	// lights round the rim of the pad
	for i := range 8 {
		s, c := math.Sincos(math.Pi / 4 * (float64(i) + 0.5))
		at := point{X: x + c*r*0.76, Y: y + s*r*0.76}
		d.glow(at.X, at.Y, r*0.18, l.Light, 0.7)
		d.fill(circle(at.X, at.Y, r*0.055), l.Light.Lighten(0.5))
	}
	ink := l.Light
	if d.t.High {
		ink = d.t.Text
	}
	d.glow(x, y, r*0.8, l.Base, 0.5)
	d.sign(saucerSign().placed(x, y, r*0.64, 0), ink.Lighten(0.75), ink.Lighten(0.15), ink)
}

// saucerSign is the outline of a UFO from the side, a unit wide to either side.
func saucerSign() *path {
	hull := ellipse(0, 0.12, 0.92, 0.27)
	dome := new(path).move(-0.42, -0.12).cube(-0.4, -0.66, 0.4, -0.66, 0.42, -0.12).cube(0.2, -0.2, -0.2, -0.2, -0.42, -0.12).close()
	feet := polygon(point{X: -0.5, Y: 0.36}, point{X: -0.32, Y: 0.42}, point{X: -0.5, Y: 0.66}, point{X: -0.6, Y: 0.62})
	other := polygon(point{X: 0.5, Y: 0.36}, point{X: 0.6, Y: 0.62}, point{X: 0.5, Y: 0.66}, point{X: 0.32, Y: 0.42})
	for _, x := range []float64{-0.5, 0, 0.5} {
		hull.add(hole(x, 0.15-0.04*math.Abs(x), 0.085))
	}
	return new(path).add(hull, dome, feet, other)
}

// gateField is the top of seat k's coloured path: a sun within an arch.
func (d *galaxyDrawer) gateField(x, y, r float64, k int) {
	l, _ := d.look.seat(k)
	if d.t.High {
		d.pad(point{X: x, Y: y}, r, d.t.Tile, d.t.Tile, l.Base)
	} else {
		d.pad(point{X: x, Y: y}, r, l.Deep.Mix(hex(0x0a0a22), 0.3), l.Deep.Mix(hex(0x06061a), 0.7), l.Light)
	}
	// the arch: two pillars and a round top
	outer := func(k float64) *path {
		return new(path).move(x-r*0.64*k, y+r*0.62).line(x-r*0.64*k, y-r*0.05).
			cube(x-r*0.64*k, y-r*0.96*k, x+r*0.64*k, y-r*0.96*k, x+r*0.64*k, y-r*0.05).line(x+r*0.64*k, y+r*0.62)
	}
	door := outer(0.9).close()
	if !d.t.High {
		d.fill(door, around(x, y+r*0.08, r*0.8, r*0.8, evenly(hex(0xff9a2a), hex(0x9a3a10), hex(0x3a0c14))))
	}
	d.glow(x, y+r*0.06, r*0.62, hex(0xffd060), 0.8)
	d.sun(x, y+r*0.06, r*0.56)
	d.sign(outer(1).stroked(r*0.16), l.Light.Lighten(0.5), l.Light, l.Base)
	for _, side := range []float64{-1, 1} {
		foot := layout.Rect{X: x + side*r*0.64 - r*0.16, Y: y + r*0.54, W: r * 0.32, H: r * 0.16}
		d.sign(rect(foot, 0.02), l.Light.Lighten(0.5), l.Light, l.Base)
	}
}
