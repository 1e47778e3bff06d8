package art

import (
	"image"

	"ludaxy/engine/board"
	"ludaxy/scenes/layout"
)

// galaxyDrawer draws the board of Oduludo.
type galaxyDrawer struct {
	boardDrawer
	spirals []layout.Spiral
}

// galaxyPlank is the width of the frame; space reaches up to it.
const galaxyPlank = 0.27

// bakeGalaxy draws the board of Shape Nebula: space in a frame, four galaxies
// with the fields of the ring on their arms, ships in the corners and the Earth.
func bakeGalaxy(look BoardLook, width int) *image.RGBA {
	c := over(look.Board.Bounds, float64(max(width, 16))/look.Board.Bounds.W)
	d := galaxyDrawer{boardDrawer{c, look, look.Theme}, look.Board.Spirals()}
	d.space()
	d.earth()
	for k := range look.Board.Arms {
		d.harbour(k)
		d.lane(k)
		d.globes(k)
	}
	d.trail()
	for _, a := range look.Board.Arms {
		d.ship(a)
	}
	for _, cell := range look.Board.Ring {
		d.field(cell)
	}
	d.lamp()
	return c.img
}

// has reports whether a field of the ring has one of the tags.
func (d *galaxyDrawer) has(c layout.Cell, tag board.Tag) bool {
	return d.look.Track.Has(uint8(c.Square), tag)
}

// owner is the seat whose Moon, Gate or parking place a field is: the one that
// starts there or comes to its coloured path there.
func (d *galaxyDrawer) owner(c layout.Cell) int {
	t := d.look.Track
	for k := range d.look.Board.Arms {
		if s := int(t.Step[k][c.Square]); s == 0 || s == t.LastRing || s == t.LastRing-1 && t.Has(uint8(c.Square), board.Parking) {
			return k
		}
	}
	return 0
}

// trail joins the fields of the ring by a way of light, with a sign of its
// direction between every two.
func (d *galaxyDrawer) trail() {
	ring := d.look.Board.Ring
	for i, c := range ring {
		n := ring[(i+1)%len(ring)]
		way := n.Centre.Sub(c.Centre)
		long := way.Len()
		u := way.Mul(1 / long)
		from, to := c.Centre.Add(u.Mul(c.Size*0.4)), n.Centre.Sub(u.Mul(n.Size*0.4))
		line := new(path).move(from.X, from.Y).line(to.X, to.Y)
		mid := c.Centre.Lerp(n.Centre, 0.5)
		across := point{X: -u.Y, Y: u.X}
		gap := min(max((long-c.Size)*0.34, 0.07), 0.15)
		tip, a, b := mid.Add(u.Mul(gap*0.75)), mid.Sub(u.Mul(gap*0.6)).Add(across.Mul(gap*1.15)), mid.Sub(u.Mul(gap*0.6)).Sub(across.Mul(gap*1.15))
		notch := mid.Sub(u.Mul(gap * 0.12))
		arrow := polygon(tip, a, notch, b)
		if d.t.High {
			d.stroke(line, 0.05, d.t.TileEdge)
			d.fill(polygon(tip, a, b), d.t.TileEdge)
			continue
		}
		d.shadow(line.stroked(0.2), 0, 0, 0.1, hex(0x05051a).Alpha(0.6))
		d.stroke(line, 0.05, hex(0xbfd0ff).Alpha(0.6))
		d.shadow(arrow, 0, 0, 0.05, hex(0x9fc0ff).Alpha(0.8))
		d.fill(arrow, hex(0xf4f8ff).Alpha(0.95))
	}
}

// harbour marks the junction before seat k's galaxy as one place: the three safe
// fields lie on a plate in the seat's colour.
func (d *galaxyDrawer) harbour(k int) {
	b := d.look.Board
	l, _ := d.look.seat(k)
	start := int(b.Arms[k].Start)
	n := len(b.Ring)
	park, gate, moon := b.Ring[(start+n-2)%n], b.Ring[(start+n-1)%n], b.Ring[start]
	// the plate follows the three along a curve
	m := gate.Centre.Mul(2).Sub(park.Centre.Lerp(moon.Centre, 0.5))
	line := new(path).move(park.Centre.X, park.Centre.Y)
	for i := range 24 {
		t := float64(i+1) / 24
		p := park.Centre.Lerp(m, t).Lerp(m.Lerp(moon.Centre, t), t)
		line.line(p.X, p.Y)
	}
	wide := gate.Size * 1.26
	if d.t.High {
		d.stroke(line, wide, l.Base)
		d.stroke(line, wide-0.09, d.t.Sky)
		return
	}
	d.shadow(line.stroked(wide), 0.03, 0.07, 0.1, Colour{0, 0, 0, 0.7})
	d.shadow(line.stroked(wide), 0, 0, 0.16, l.Base.Alpha(0.5))
	lo, hi := line.bounds()
	d.stroke(line, wide, between(lo.X-0.6, lo.Y-0.6, hi.X+0.6, hi.Y+0.6, evenly(l.Light, l.Base, l.Deep, l.Base)))
	d.stroke(line, wide-0.09, hex(0x0c0b22).Mix(l.Deep, 0.4))
	d.inner(line.stroked(wide-0.09), 0.04, 0.06, 0.06, Colour{0, 0, 0, 0.6})
}

// lane is seat k's coloured path: discs of enamel on a band of light that runs
// from the Gate to the Earth.
func (d *galaxyDrawer) lane(k int) {
	b := d.look.Board
	l, used := d.look.seat(k)
	cells := b.Lanes[k]
	start := int(b.Arms[k].Start)
	gate := b.Ring[(start+len(b.Ring)-1)%len(b.Ring)]
	end := cells[len(cells)-1].Centre
	band := new(path).move(gate.Centre.X, gate.Centre.Y).line(end.X, end.Y)
	if d.t.High {
		d.stroke(band, 0.3, l.Base)
	} else {
		d.shadow(band.stroked(0.7), 0, 0, 0.2, l.Base.Alpha(0.55))
		d.stroke(band, 0.62, hex(0x0a0a20).Alpha(0.7))
		d.stroke(band, 0.4, l.Base.Alpha(0.5))
		d.stroke(band, 0.09, l.Light.Alpha(0.9))
	}
	for _, c := range cells {
		d.pad(c.Centre, c.Size*0.47, l.Base.Darken(0.05), l.Deep.Mix(l.Base, 0.35), l.Light)
		if used {
			d.symbol(l, c.Centre.X, c.Centre.Y, 0.24, l.ink())
		}
	}
}
