package art

import (
	"image"
	"math"
	"slices"

	"ludaxy/engine/board"
	"ludaxy/scenes/layout"
)

// BoardLook is all that decides how a board is drawn.
type BoardLook struct {
	Board *layout.Board
	Track *board.Track // which squares are safe
	Theme Theme
	// Liveries are the seats' liveries 0..7 by seat; a seat with -1, or beyond
	// the slice, is empty and drawn grey.
	Liveries []int
}

// seat is the livery of a seat and whether anybody sits there.
func (l BoardLook) seat(k int) (Livery, bool) {
	if k < len(l.Liveries) && l.Liveries[k] >= 0 && l.Liveries[k] < LiveryCount {
		return LiveryOf(l.Liveries[k]), true
	}
	// an empty arm keeps its symbol-less grey
	return LiveryOf(-1), false
}

// BakeBoard draws a board as an image of width pixels; its height follows the
// proportion of the board's bounds. layout.Into(bounds, image) is the transform
// from board units to its pixels.
func BakeBoard(look BoardLook, width int) *image.RGBA {
	if look.Track != nil && look.Track.Shape == board.Nebula {
		return bakeGalaxy(look, width)
	}
	b := look.Board
	c := over(b.Bounds, float64(max(width, 16))/b.Bounds.W)
	d := boardDrawer{c, look, look.Theme}
	switch look.shape() {
	case board.Rows:
		d.garden()
		return c.img
	case board.Long:
		d.tiled()
	default:
		d.enamelled()
	}
	d.lamp()
	return c.img
}

// shape is the kind of the board; without a track its geometry tells.
func (l BoardLook) shape() board.Shape {
	switch {
	case l.Track != nil:
		return l.Track.Shape
	case l.Board.Goal != nil:
		return board.Rows
	}
	return board.Arms
}

// enamelled draws the cross and the hexagon.
func (d *boardDrawer) enamelled() {
	b := d.look.Board
	d.body(d.openWood(), woodPaint(d.t.Wood.Mix(d.t.Grain, 0.42), d.t.Grain.Darken(0.2), 4.5, 31))
	for _, a := range b.Arms {
		d.yard(a)
	}
	d.bed()
	for _, cell := range b.Ring {
		d.ringSquare(cell)
	}
	for k, lane := range b.Lanes {
		for _, cell := range lane {
			d.laneSquare(cell, k)
		}
	}
	d.jewel()
}

type boardDrawer struct {
	*canvas
	look BoardLook
	t    Theme
}

// brass is the ramp of a polished inlay.
func brass(t Theme) *ramp {
	return evenly(t.InlayLight, t.Inlay, t.Inlay.Darken(0.3), t.Inlay, t.InlayLight, t.Inlay, t.Inlay.Darken(0.35))
}

// bed is the sunk ground the squares lie in: the gaps between them.
func (d *boardDrawer) bed() {
	all := d.bedShape(-0.05)
	if d.t.High {
		d.fill(all, d.t.Sky)
		return
	}
	d.fill(d.bedShape(-0.105), Colour{0, 0, 0, 0.4})
	f := d.look.Board.Field
	d.fill(d.bedShape(-0.085), between(f.X, f.Y, f.Right(), f.Bottom(), brass(d.t)))
	d.fill(all, hex(0x0d0912))
}

// bedShape is the arms and the goal, each shrunk by a distance. An arm is one
// outline: were it made of its squares, their overlapping edges would show.
func (d *boardDrawer) bedShape(by float64) *path {
	b := d.look.Board
	all := &path{}
	for k, a := range b.Arms {
		var corners []point
		for _, c := range append(slices.Clone(b.Ring), b.Lanes[k]...) {
			if c.Inward.Add(a.Axis).Len() < 1e-6 {
				corners = append(corners, c.Outline...)
			}
		}
		if len(corners) > 0 {
			all.add(polygon(shrunk(hull(corners), by)...))
		}
	}
	return all.add(polygon(shrunk(b.Hub, by)...))
}

// enamel lays one tile: glassy, with a lit upper rim and a shade at its foot.
func (d *boardDrawer) enamel(c layout.Cell, hi, lo, rim Colour) {
	shape := rounded(0.13, shrunk(c.Outline, 0.035)...)
	x, y := c.Centre.X, c.Centre.Y
	if d.t.High {
		d.fill(shape, rim)
		d.fill(rounded(0.1, shrunk(c.Outline, 0.085)...), hi)
		return
	}
	d.fill(shape, between(x-0.3, y-0.5, x+0.3, y+0.5, evenly(rim, rim.Mix(lo, 0.5), lo.Darken(0.35))))
	in := rounded(0.1, shrunk(c.Outline, 0.068)...)
	d.fill(in, between(x-0.35, y-0.5, x+0.35, y+0.5, evenly(hi.Lighten(0.1), hi, lo)))
	// a soft reflection of the lamp over the upper left
	d.fill(in, around(x-0.25, y-0.32, 0.62, 0.5, newRamp(stop{0, Colour{1, 1, 1, 0.16}}, stop{1, Colour{1, 1, 1, 0}})))
}

func (d *boardDrawer) ringSquare(c layout.Cell) {
	for _, a := range d.look.Board.Arms {
		if a.Start == c.Square {
			d.startSquare(c, a)
			return
		}
	}
	d.enamel(c, d.t.Tile, d.t.TileLo, d.t.TileEdge)
	if d.look.Track != nil && d.look.Track.Has(uint8(c.Square), board.Star|board.Shelter) {
		d.star(c)
	}
}

// star is the brass star of a safe square.
func (d *boardDrawer) star(c layout.Cell) {
	x, y := c.Centre.X, c.Centre.Y+0.02
	shape := rounded(0.03, starPoints(5, x, y, 0.36, 0.165, 0)...)
	if d.t.High {
		d.stroke(shape, 0.05, d.t.TileEdge)
		return
	}
	d.shadow(shape, 0.02, 0.03, 0.02, Colour{0, 0, 0, 0.7})
	d.fill(shape, d.t.Inlay)
	// ten facets, lit by where they face
	pts := starPoints(5, x, y, 0.36, 0.165, 0)
	release := d.within(shape)
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		n := point{X: q.Y - p.Y, Y: p.X - q.X}
		lit := (-n.X*0.6 - n.Y*0.8) / n.Len()
		mid := p.Lerp(q, 0.5).Sub(point{X: x, Y: y})
		if n.X*mid.X+n.Y*mid.Y < 0 {
			lit = -lit
		}
		col := d.t.Inlay.Mix(d.t.InlayLight, float32(lit))
		if lit < 0 {
			col = d.t.Inlay.Darken(float32(-lit * 0.55))
		}
		d.fill(polygon(point{X: x, Y: y}, p, q), col)
	}
	release()
}

// startSquare is enamel in the seat's colour with its symbol and an arrow in the
// direction of travel.
func (d *boardDrawer) startSquare(c layout.Cell, a layout.Arm) {
	l, used := d.look.seat(a.Seat)
	d.enamel(c, l.Base.Darken(0.12), l.Deep.Mix(l.Base, 0.45), l.Light)
	next := d.look.Board.Ring[(int(c.Square)+1)%len(d.look.Board.Ring)]
	way := next.Centre.Sub(c.Centre)
	turn := math.Atan2(way.Y, way.X)
	chevron := new(path).move(0.235, -0.24).line(0.375, 0).line(0.235, 0.24).placed(c.Centre.X, c.Centre.Y, 1, turn)
	ink := l.ink()
	if used {
		d.stroke(chevron.placed(0.01, 0.025, 1, 0), 0.075, l.under(ink))
		d.stroke(chevron, 0.07, ink)
		p := c.Centre.Sub(way.Mul(0.1))
		d.symbol(l, p.X, p.Y, 0.25, ink)
		return
	}
	d.stroke(chevron.placed(-0.1*way.X, -0.1*way.Y, 1, 0), 0.07, l.Light.Alpha(0.55))
}

func (d *boardDrawer) laneSquare(c layout.Cell, k int) {
	l, used := d.look.seat(k)
	d.enamel(c, l.Base.Darken(0.12), l.Deep.Mix(l.Base, 0.45), l.Light)
	if used {
		d.symbol(l, c.Centre.X, c.Centre.Y, 0.22, l.ink().Alpha(0.85))
	}
}

// symbol prints a seat's mark, engraved: a dark edge above, a light one below.
func (d *boardDrawer) symbol(l Livery, x, y, r float64, ink Colour) {
	m := l.Symbol.mark()
	if !d.t.High {
		d.fill(m.placed(x+0.011, y+0.02, r*1.02, 0), l.under(ink))
	}
	d.fill(m.placed(x, y, r, 0), ink)
}

// lamp lays the light of the room over the finished board.
func (d *boardDrawer) lamp() {
	if d.t.High {
		return
	}
	b := d.look.Board.Bounds
	c := d.look.Board.Centre
	d.fill(d.slab(0), around(c.X, c.Y, b.W*0.72, b.H*0.72, newRamp(
		stop{0, d.t.Lamp.Alpha(0.07)}, stop{0.45, d.t.Lamp.Alpha(0.02)}, stop{0.6, Colour{0, 0, 0.05, 0.02}}, stop{1, Colour{0, 0, 0.06, 0.4}})))
}
