package art

import (
	"math"

	"ludaxy/engine/board"
	"ludaxy/scenes/layout"
)

// The colours of painted tiles: a white glaze, cobalt brushed on it, and the
// grout between.
var (
	glaze      = hex(0xf3ecdd)
	glazeLight = hex(0xfcf8ee)
	glazeShade = hex(0xd9cfbd)
	cobalt     = hex(0x23469e)
	cobaltDeep = hex(0x142c70)
	cobaltWash = hex(0x86a2d8)
	grout      = hex(0x6f6a66)
	pewter     = hex(0x747b86) // the rings of the shelters
)

// tileDrawer draws boards of Mega Ludo as walls of painted tiles.
type tileDrawer struct {
	*boardDrawer
	digits *numerals
}

// tiled draws a board of Mega Ludo.
func (d *boardDrawer) tiled() {
	t := tileDrawer{d, newNumerals()}
	b := d.look.Board
	f := b.Field
	d.body(d.slab(plank), between(f.X, f.Y, f.Right(), f.Bottom(), evenly(cobalt.Darken(0.12), cobaltDeep, cobaltDeep.Darken(0.35))))
	t.rim()
	for _, a := range b.Arms {
		t.panel(a)
	}
	t.grouting()
	for _, cell := range b.Ring {
		t.ringTile(cell)
	}
	for k, lane := range b.Lanes {
		for _, cell := range lane {
			t.laneTile(cell, k)
		}
	}
	t.hub()
}

// brushed is a paint whose strength wavers as that of a full brush.
func brushed(col Colour) paint {
	return paintFunc(func(x, y float64) Colour {
		return col.Fade(float32(0.74 + 0.26*noise(x*3.1, y*3.1, 5)))
	})
}

// inked is the paint of numbers: a brush that was dipped well.
func inked(col Colour) paint {
	return paintFunc(func(x, y float64) Colour { return col.Fade(float32(0.88 + 0.12*noise(x*3.1, y*3.1, 5))) })
}

// lining is the band along the inside of a convex polygon, between two
// distances from its edge.
func lining(outline []point, radius, from, to float64) *path {
	return rounded(radius, inset(outline, from)...).add(rounded(max(radius-(to-from), 0.01), inset(outline, to)...).backwards())
}

// rim is a string of pearls painted on the border between the field and the
// frame.
func (d tileDrawer) rim() {
	if d.t.High {
		return
	}
	f := d.look.Board.Field
	const out = 0.22
	pearls := &path{}
	add := func(x, y float64, i int) {
		pearls.add(circle(x, y, []float64{0.075, 0.04}[i%2]))
	}
	if d.look.Board.Round {
		c, r := f.Centre(), f.W/2+out
		n := int(2*math.Pi*r/0.44) / 2 * 2
		for i := range n {
			s, co := math.Sincos(2 * math.Pi * float64(i) / float64(n))
			add(c.X+r*co, c.Y+r*s, i)
		}
	} else {
		n := int(f.W/0.44) / 2 * 2
		for i := range n {
			s := -out + (f.W+2*out)*float64(i)/float64(n)
			add(f.X+s, f.Y-out, i)
			add(f.Right()+out, f.Y+s, i)
			add(f.Right()-s, f.Bottom()+out, i)
			add(f.X-out, f.Bottom()-s, i)
		}
	}
	d.fill(pearls, glaze.Alpha(0.9))
}

// grouting is the ground the squares are laid in: what is seen between them.
func (d tileDrawer) grouting() {
	if d.t.High {
		d.fill(d.bedShape(0), d.t.Sky)
		return
	}
	d.shadow(d.bedShape(-0.02), 0.02, 0.04, 0.05, Colour{0, 0, 0.05, 0.6})
	d.fill(d.bedShape(-0.075), cobaltDeep.Darken(0.3))
	d.fill(d.bedShape(-0.03), grout)
}

// tile lays one glazed tile: every one came a little different from the kiln.
func (d tileDrawer) tile(c layout.Cell, light, base, shade Colour) {
	if d.t.High {
		d.fill(rounded(0.1, shrunk(c.Outline, 0.035)...), d.t.TileEdge)
		d.fill(rounded(0.08, shrunk(c.Outline, 0.08)...), base)
		return
	}
	x, y := c.Centre.X, c.Centre.Y
	kiln := float32(unit(int32(math.Round(x*8)), int32(math.Round(y*8)), 9)) * 0.05
	light, base, shade = light.Darken(kiln), base.Darken(kiln), shade.Darken(kiln)
	d.fill(rounded(0.09, shrunk(c.Outline, 0.03)...), between(x-0.4, y-0.5, x+0.4, y+0.5, evenly(light.Lighten(0.5), base, shade.Darken(0.28))))
	face := rounded(0.07, shrunk(c.Outline, 0.062)...)
	d.fill(face, between(x-0.5, y-0.6, x+0.5, y+0.6, evenly(light, base, base, shade)))
}

// shine is the reflection of the lamp in a tile.
func (d tileDrawer) shine(c layout.Cell) {
	if d.t.High {
		return
	}
	d.fill(rounded(0.07, shrunk(c.Outline, 0.062)...), around(c.Centre.X-0.3, c.Centre.Y-0.38, 0.8, 0.55, newRamp(stop{0, Colour{1, 1, 1, 0.34}}, stop{1, Colour{1, 1, 1, 0}})))
}

// paint is the colour of what is painted on a white tile.
func (d tileDrawer) blue() paint {
	if d.t.High {
		return d.t.TileEdge
	}
	return inked(cobaltDeep)
}

func (d tileDrawer) ringTile(c layout.Cell) {
	for _, a := range d.look.Board.Arms {
		if a.Start == c.Square {
			d.startTile(c, a)
			return
		}
	}
	if d.t.High {
		d.tile(c, d.t.Tile, d.t.Tile, d.t.Tile)
	} else {
		d.tile(c, glazeLight, glaze, glazeShade)
		d.shine(c)
		d.fill(lining(c.Outline, 0.06, 0.115, 0.142), brushed(cobalt.Alpha(0.8)))
		if !bent(c) {
			dots := &path{}
			for _, p := range shrunk(c.Outline, 0.215) {
				dots.add(circle(p.X, p.Y, 0.036))
			}
			d.fill(dots, brushed(cobalt))
		}
	}
	_, along := upright(c)
	tall, room := 0.47, 1.1
	switch {
	case bent(c) && along:
		tall, room = 0.4, 0.62*c.Length
	case bent(c):
		tall, room = 0.4, 0.62
	case !along:
		tall, room = 0.42, 0.72
	}
	if d.look.Track.Has(uint8(c.Square), board.Shelter) {
		d.shelter(c)
		tall, room = 0.42, 0.9
		if !along {
			tall, room = 0.37, 0.6
		}
	}
	d.print(c, c.Centre, tall, room, d.blue())
}

// upright is the turn by quarters of a square that brings what is printed on it
// nearest to upright, and whether the text then runs along its long side.
func upright(c layout.Cell) (turn float64, along bool) {
	out := c.Inward.Mul(-1)
	turn = math.Atan2(out.Y, out.X) + math.Pi/2 // text with its head outwards
	quarters := math.Round(turn / (math.Pi / 2) * 0.999)
	return turn - quarters*math.Pi/2, int(quarters)%2 == 0
}

// bent reports whether a square is cut off on the diagonal of the hub.
func bent(c layout.Cell) bool {
	u, v := c.Outline[1].Sub(c.Outline[0]), c.Outline[3].Sub(c.Outline[2])
	return u.Add(v).Len() > 1e-6
}

// print writes a square's number round a point, tall units high, lower where it
// would be wider than a width.
func (d tileDrawer) print(c layout.Cell, at point, tall, width float64, ink paint) {
	n := d.look.Track.Printed(uint8(c.Square))
	if n == 0 {
		return
	}
	turn, _ := upright(c)
	d.fill(d.digits.number(n, tall, width).placed(at.X, at.Y, 1, turn), ink)
}

// shelter is the grey ring of a safe square.
func (d tileDrawer) shelter(c layout.Cell) {
	turn := math.Atan2(c.Long.Y, c.Long.X)
	oval := func(k float64) *path {
		return ellipse(0, 0, 0.72-k, 0.445-k).placed(c.Centre.X, c.Centre.Y, 1, turn)
	}
	ring := oval(0).add(oval(0.115).backwards())
	if d.t.High {
		d.fill(ring, d.t.TileEdge)
		return
	}
	d.fill(oval(0), pewter.Alpha(0.16))
	x, y := c.Centre.X, c.Centre.Y
	d.fill(ring.placed(0.012, 0.02, 1, 0), glazeLight)
	d.fill(ring, between(x-0.5, y-0.5, x+0.5, y+0.5, evenly(pewter.Lighten(0.15), pewter, pewter.Darken(0.3))))
}

// seatTile is a tile glazed in a seat's colour with a white line round it.
func (d tileDrawer) seatTile(c layout.Cell, l Livery) {
	d.tile(c, l.Base.Lighten(0.06), l.Base.Darken(0.1), l.Deep.Mix(l.Base, 0.5))
	d.shine(c)
	if !d.t.High {
		d.fill(lining(c.Outline, 0.06, 0.115, 0.148), brushed(glazeLight.Alpha(0.8)))
	}
}

// startTile bears the seat's symbol, an arrow in the direction of travel and
// the square's number.
func (d tileDrawer) startTile(c layout.Cell, a layout.Arm) {
	l, used := d.look.seat(a.Seat)
	d.seatTile(c, l)
	ink := l.ink()
	if !used {
		ink = l.Light.Lighten(0.6)
		if d.t.High {
			ink = d.t.Text
		}
	}
	at := c.Centre.Add(c.Long.Mul(0.4))
	way := c.Inward
	turn := math.Atan2(way.Y, way.X)
	chevron := new(path).move(0.16, -0.22).line(0.285, 0).line(0.16, 0.22).placed(at.X, at.Y, 1, turn)
	if !d.t.High && used {
		d.stroke(chevron.placed(0.01, 0.02, 1, 0), 0.075, l.under(ink))
	}
	d.stroke(chevron, 0.07, ink)
	if used {
		p := at.Sub(way.Mul(0.115))
		d.symbol(l, p.X, p.Y, 0.215, ink)
	}
	room := 0.7
	if _, along := upright(c); along {
		room = 0.84
	}
	d.print(c, c.Centre.Sub(c.Long.Mul(0.33)), 0.4, room, ink)
}

// laneTile bears the seat's symbol between two sprigs.
func (d tileDrawer) laneTile(c layout.Cell, k int) {
	l, used := d.look.seat(k)
	d.seatTile(c, l)
	if used {
		d.symbol(l, c.Centre.X, c.Centre.Y, 0.24, l.ink())
	}
	if !d.t.High {
		turn := math.Atan2(c.Long.Y, c.Long.X)
		sprigs := &path{}
		for _, side := range []float64{0, math.Pi} {
			for _, spread := range []float64{-0.7, 0, 0.7} {
				leaf := petal(0.26).placed(0.38, 0, 1, spread)
				sprigs.add(leaf.placed(0, 0, 1, side))
			}
		}
		d.fill(sprigs.placed(c.Centre.X, c.Centre.Y, 1, turn), brushed(glazeLight.Alpha(0.72)))
	}
}

// petal is a pointed leaf from the origin to the right.
func petal(long float64) *path {
	wide := long * 0.3
	return new(path).move(0, 0).cube(long*0.3, -wide, long*0.7, -wide, long, 0).cube(long*0.7, wide, long*0.3, wide, 0, 0).close()
}
