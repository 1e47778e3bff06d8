package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// ship is a seat's yard: its mothership from above, a hull with five berths.
func (d *galaxyDrawer) ship(a layout.Arm) {
	l, used := d.look.seat(a.Seat)
	x, y, r := a.Dish.At.X, a.Dish.At.Y, a.Dish.Width/2
	d.die(a, l)
	var bridge point // in the middle of the berths
	for _, s := range a.YardSlots {
		bridge = bridge.Add(s.At.Mul(1 / float64(len(a.YardSlots))))
	}
	if d.t.High {
		d.fill(circle(x, y, r), l.Base)
		d.fill(circle(x, y, r*0.94), d.t.Tile)
		for _, s := range a.YardSlots {
			d.fill(ring(s.At.X, s.At.Y, s.Width*0.5, s.Width*0.44), l.Base)
		}
		if used {
			d.fill(l.Symbol.mark().placed(bridge.X, bridge.Y, r*0.2, 0), l.Base)
		}
		return
	}
	out := math.Atan2(a.Direction.Y, a.Direction.X)
	d.shadow(circle(x, y, r), 0.06, 0.12, 0.14, Colour{0, 0, 0, 0.8})
	// engines towards the corner, a bow towards the galaxy
	place := func(p *path) *path { return p.placed(x, y, r, out+math.Pi) }
	for _, side := range []float64{-1, 1} {
		sn, c := math.Sincos(out + side*0.5)
		release := d.within(d.slab(galaxyPlank)) // their light does not reach the frame
		d.glow(x+c*r*1.02, y+sn*r*1.02, r*0.36, hex(0x9fdcff), 1)
		release()
		wing := rounded(0.05, point{X: 0.62, Y: side * 0.62}, point{X: 0.4, Y: side * 1.13}, point{X: -0.14, Y: side * 1.18}, point{X: -0.5, Y: side * 0.88}, point{X: -0.3, Y: side * 0.5})
		d.plate(place(wing), l)
		pod := rounded(0.04, point{X: 0.36, Y: side * 1.08}, point{X: 0.3, Y: side * 1.2}, point{X: -0.14, Y: side * 1.24}, point{X: -0.22, Y: side * 1.1})
		d.fill(place(pod), l.Base)
	}
	bow := new(path).move(0.9, -0.36).cube(1.12, -0.26, 1.2, -0.1, 1.2, 0).cube(1.2, 0.1, 1.12, 0.26, 0.9, 0.36).close()
	d.plate(place(bow), l)
	d.fill(place(new(path).move(1.0, -0.18).cube(1.1, -0.12, 1.13, -0.05, 1.13, 0).cube(1.13, 0.05, 1.1, 0.12, 1.0, 0.18).close()), hex(0x9fe8ff))
	hull := circle(x, y, r)
	d.plate(hull, l)
	// plates of the hull, parted by seams
	for i := range 15 {
		s, c := math.Sincos(out + 2*math.Pi*float64(i)/15)
		d.stroke(new(path).move(x+c*r*0.87, y+s*r*0.87).line(x+c*r*0.995, y+s*r*0.995), 0.018, hex(0x20243a).Alpha(0.7))
	}
	d.fill(ring(x, y, r*0.9, r*0.8), between(x-r, y-r, x+r, y+r, evenly(l.Light, l.Base, l.Deep.Mix(l.Base, 0.4), l.Base)))
	d.stroke(circle(x, y, r*0.9), 0.02, hex(0x14162a))
	deck := circle(x, y, r*0.8)
	ground := l.Deep.Mix(hex(0x14142e), 0.6)
	d.fill(deck, around(x-r*0.2, y-r*0.3, r*1.25, r*1.25, evenly(ground.Mix(l.Base, 0.3), ground, ground.Darken(0.4))))
	d.inner(deck, 0.05, 0.08, 0.07, Colour{0, 0, 0, 0.7})
	for i, s := range a.YardSlots {
		d.berth(s, l)
		// running lights between the berths
		mid := s.At.Lerp(a.YardSlots[(i+1)%len(a.YardSlots)].At, 0.5).Sub(a.Dish.At)
		at := a.Dish.At.Add(mid.Mul(r * 0.85 / mid.Len()))
		d.glow(at.X, at.Y, 0.15, hex(0xfff6d8), 0.9)
		d.fill(circle(at.X, at.Y, 0.035), hex(0xfffbe8))
	}
	d.bridge(bridge.X, bridge.Y, r*0.25, l, used)
}

// plate is a part of a ship's hull: steel, with a dark edge.
func (d *galaxyDrawer) plate(p *path, l Livery) {
	lo, hi := p.bounds()
	d.shadow(p, 0.02, 0.05, 0.05, Colour{0, 0, 0, 0.6})
	d.fill(p, between(lo.X, lo.Y, hi.X, hi.Y, evenly(hex(0xf2f4fc).Mix(l.Light, 0.12), hex(0xa4a9c2).Mix(l.Base, 0.1), hex(0x5a5f78).Mix(l.Base, 0.1), hex(0x30344c))))
	d.inner(p, -0.02, -0.03, 0.025, Colour{0, 0, 0, 0.5})
}

// berth is the place of one waiting piece.
func (d *galaxyDrawer) berth(s layout.Spot, l Livery) {
	x, y, r := s.At.X, s.At.Y, s.Width*0.5
	d.fill(circle(x, y, r), between(x-r*0.7, y-r, x+r*0.7, y+r, evenly(l.Dark, l.Deep, l.Base, l.Light)))
	in := circle(x, y, r*0.86)
	d.fill(in, around(x+r*0.2, y+r*0.3, r*1.4, r*1.4, evenly(l.Deep.Mix(l.Base, 0.3), l.Deep.Darken(0.25), l.Dark)))
	d.inner(in, 0.04, 0.07, 0.05, Colour{0, 0, 0, 0.7})
	d.fill(ring(x, y, r*0.55, r*0.5), l.Base.Alpha(0.5))
}

// bridge is the dome in the middle of a ship, with the seat's symbol under glass.
func (d *galaxyDrawer) bridge(x, y, r float64, l Livery, used bool) {
	d.shadow(circle(x, y, r), 0.02, 0.05, 0.05, Colour{0, 0, 0, 0.8})
	d.fill(circle(x, y, r), between(x-r, y-r, x+r, y+r, evenly(hex(0xf0f2fa), hex(0x8a8fa8), hex(0x3c4056))))
	d.fill(circle(x, y, r*0.86), around(x-r*0.2, y-r*0.3, r*1.3, r*1.3, evenly(l.Base, l.Deep, l.Dark)))
	if used {
		d.fill(l.Symbol.mark().placed(x, y, r*0.56, 0), l.Light.Lighten(0.3))
	}
	d.fill(ellipse(x-r*0.2, y-r*0.42, r*0.45, r*0.26), around(x-r*0.2, y-r*0.45, r*0.5, r*0.3, newRamp(stop{0, Colour{1, 1, 1, 0.7}}, stop{1, Colour{1, 1, 1, 0}})))
}

// die is the ground on which a seat's die comes to rest: a floating platform.
func (d *galaxyDrawer) die(a layout.Arm, l Livery) {
	x, y, r := a.Die.At.X, a.Die.At.Y, a.Die.Width*0.62
	plate := rounded(0.16, regular(8, x, y, r, math.Pi/8)...)
	// a gangway holds it to the ship
	way := new(path).move(x, y).line(a.Dish.At.X, a.Dish.At.Y)
	if d.t.High {
		d.stroke(way, 0.1, l.Base)
		d.fill(plate, l.Base)
		d.fill(rounded(0.14, regular(8, x, y, r*0.93, math.Pi/8)...), d.t.Tile)
		return
	}
	d.shadow(way.stroked(0.2), 0.03, 0.07, 0.06, Colour{0, 0, 0, 0.7})
	d.stroke(way, 0.2, hex(0x767b94))
	d.stroke(way, 0.14, hex(0x23263e))
	d.stroke(way, 0.03, l.Light.Alpha(0.8))
	d.shadow(plate, 0.03, 0.07, 0.08, Colour{0, 0, 0, 0.7})
	d.fill(plate, between(x-r, y-r, x+r, y+r, evenly(l.Light, l.Base, l.Deep)))
	in := rounded(0.14, regular(8, x, y, r*0.9, math.Pi/8)...)
	d.fill(in, around(x-r*0.2, y-r*0.3, r*1.5, r*1.5, evenly(hex(0x2c2f50), hex(0x181a34), hex(0x0c0d20))))
	d.inner(in, 0.04, 0.06, 0.06, Colour{0, 0, 0, 0.7})
	d.fill(ring(x, y, r*0.72, r*0.69), l.Base.Alpha(0.6))
	for i := range 8 {
		s, c := math.Sincos(math.Pi / 4 * float64(i))
		d.fill(circle(x+c*r*0.8, y+s*r*0.8, 0.025), l.Light.Alpha(0.8))
	}
}
