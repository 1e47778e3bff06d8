package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// plank is the width of the wooden frame.
const plank = 0.5

// slabRect is the face of the wooden board: below it its side and its shadow
// are seen.
func (l BoardLook) slabRect() layout.Rect {
	b := l.Board.Bounds
	return layout.Rect{X: b.X + 0.2, Y: b.Y + 0.1, W: b.W - 0.4, H: b.H - 0.48}
}

// slab is the outline of the face, inset by a distance.
func (d *boardDrawer) slab(inset float64) *path {
	r := d.look.slabRect().Inset(inset)
	if inset < 0 {
		r = layout.Rect{X: r.X + inset, Y: r.Y + inset, W: r.W - 2*inset, H: r.H - 2*inset}
	}
	if d.look.Board.Round {
		c := r.Centre()
		return ellipse(c.X, c.Y, r.W/2, r.H/2)
	}
	return rect(r, max(0.7-0.8*inset, 0.1))
}

// band is the part of the face between two insets.
func (d *boardDrawer) band(outer, inner float64) *path {
	return d.slab(outer).add(d.slab(inner).backwards())
}

// body is the wooden board: a frame of mitred planks round a panel, parted by a
// line of brass. The panel is given by its paint and the part that is seen.
func (d *boardDrawer) body(seen *path, panel paint) {
	shape := d.slab(0)
	if d.t.High {
		d.fill(shape, d.t.Wood)
		d.fill(d.band(0, 0.09), d.t.TileEdge)
		return
	}
	d.shadow(shape, 0, 0.16, 0.09, Colour{0, 0, 0, 0.75})
	// the side of the slab, seen below its face
	d.fill(shape.placed(0, 0.13, 1, 0), d.t.Grain.Darken(0.35))
	d.fill(d.band(0, plank+0.02), d.frameWood(woodPaint(d.t.Wood.Lighten(0.05), d.t.Grain, 3.2, 11)))
	d.fill(seen, panel)
	// the rounded edge catches the lamp from the top left
	d.inner(shape, 0.07, 0.08, 0.05, hex(0xffc9a0).Alpha(0.55))
	d.inner(shape, -0.09, -0.11, 0.08, Colour{0, 0, 0, 0.7})
	// the panel lies a little lower than the frame
	release := d.within(d.band(plank, plank+0.3))
	d.inner(d.slab(plank), 0.05, 0.08, 0.07, Colour{0, 0, 0, 0.65})
	release()
	r := d.look.slabRect()
	d.fill(d.band(plank-0.035, plank+0.02), between(r.X, r.Y, r.Right(), r.Bottom(), brass(d.t)))
}

// openWood is the panel less what the yards hide of it: only the wood that is
// seen needs its grain computed.
func (d *boardDrawer) openWood() *path {
	p := d.slab(plank)
	for _, a := range d.look.Board.Arms {
		p.add(polygon(reversed(shrunk(a.Yard, 0.5))...))
	}
	return p
}

// frameWood turns the grain along the planks of the frame: four with mitred
// corners, or the twelve staves of a round one.
func (d *boardDrawer) frameWood(wood paint) paint {
	r := d.look.slabRect()
	c := r.Centre()
	seam := func(col Colour, distance float64) Colour {
		if distance < 0.03 {
			return col.Darken(float32(0.45 * (1 - distance/0.03)))
		}
		return col
	}
	if d.look.Board.Round {
		const staves = 12
		return paintFunc(func(x, y float64) Colour {
			dx, dy := x-c.X, y-c.Y
			turn := math.Atan2(dy, dx)/(2*math.Pi)*staves + 0.5
			k := math.Floor(turn)
			s, co := math.Sincos((k) * 2 * math.Pi / staves)
			along, out := -dx*s+dy*co, dx*co+dy*s
			col := wood.at(along+7*k, out+1.3*k).Darken(float32(0.07 * (0.5 + 0.5*math.Sin(k*2.4))))
			edge := math.Min(turn-k, k+1-turn) * 2 * math.Pi / staves * math.Hypot(dx, dy)
			return seam(col, edge)
		})
	}
	return paintFunc(func(x, y float64) Colour {
		dx, dy := math.Abs(x-c.X)-r.W/2, math.Abs(y-c.Y)-r.H/2
		if dx > dy {
			return seam(wood.at(y+40, x).Darken(0.06), dx-dy)
		}
		return seam(wood.at(x, y), dy-dx)
	})
}
