package art

import (
	"ludaxy/scenes/layout"
)

// gardenPlank is the width of the garden's wooden frame.
const gardenPlank = 0.36

// gardenDrawer draws the board of numbered squares: a garden at night.
type gardenDrawer struct {
	*boardDrawer
	g gardenColours
	// ends are the squares where a jump begins or ends, by square.
	ends map[int]bool
	// fine tells that a unit has pixels enough for textures; without them the
	// figures on the squares cannot be read and are left out.
	fine, figures bool
}

// gardenColours are what grows and stands in the garden.
type gardenColours struct {
	lawn, lawnFar   Colour // squares of grass, near and far
	stone, stoneFar Colour // the others: flagstones
	joint, moss     Colour // between the squares, and between the flagstones
	soil            Colour // under hedges
	leaf            [3]Colour
	gravel          Colour
	figure          Colour // numbers
	flowers         []Colour
	light           Colour // of lanterns
}

func gardenColoursOf(t Theme) gardenColours {
	if t.High {
		black, white := hex(0x000000), hex(0xffffff)
		return gardenColours{
			lawn: hex(0x0a0a0a), lawnFar: hex(0x0a0a0a), stone: hex(0x262626), stoneFar: hex(0x262626),
			joint: white, soil: black, leaf: [3]Colour{hex(0x101010), hex(0x1a1a1a), hex(0x242424)}, gravel: hex(0x161616),
			figure: white, light: white, flowers: []Colour{white},
		}
	}
	return gardenColours{
		lawn: hex(0x174a26), lawnFar: hex(0x11433a), stone: hex(0x363a55), stoneFar: hex(0x37305c),
		joint: hex(0x07120f), moss: hex(0x0f241c), soil: hex(0x0b1a14),
		leaf:   [3]Colour{hex(0x123a20), hex(0x226a34), hex(0x55a048)},
		gravel: hex(0x5b4f52), figure: hex(0xfff3d6), light: hex(0xffc46b),
		flowers: []Colour{hex(0xf27aa6), hex(0xffd36e), hex(0xf6f0ff), hex(0xb48cf0), hex(0xff8a5c), hex(0x7fc4ff)},
	}
}

// garden draws the whole board of numbered squares.
func (d *boardDrawer) garden() {
	g := &gardenDrawer{boardDrawer: d, g: gardenColoursOf(d.t), ends: map[int]bool{}, fine: d.scale >= 24, figures: d.scale >= 20}
	for _, j := range d.look.Board.Jumps {
		g.ends[int(j.From)], g.ends[int(j.To)] = true, true
	}
	g.frame()
	g.hedges()
	g.walk()
	g.squares()
	g.goal()
	for i, j := range d.look.Board.Jumps {
		if j.Up {
			g.ladder(j, i)
		}
	}
	snakes := 0
	for _, j := range d.look.Board.Jumps {
		if !j.Up {
			g.snake(j, snakes)
			snakes++
		}
	}
	g.ornaments()
	d.lamp()
	g.lights()
	g.numbers()
}

// frame is the wooden frame with its line of brass, and the ground inside it.
func (d *gardenDrawer) frame() {
	shape := d.slab(0)
	if d.t.High {
		d.fill(shape, d.t.Wood)
		d.fill(d.band(0, 0.07), d.t.TileEdge)
		return
	}
	d.shadow(shape, 0, 0.16, 0.09, Colour{0, 0, 0, 0.75})
	d.fill(shape.placed(0, 0.13, 1, 0), d.t.Grain.Darken(0.35))
	d.fill(d.band(0, gardenPlank+0.02), d.frameWood(woodPaint(d.t.Wood.Lighten(0.05), d.t.Grain, 3.2, 11)))
	d.fill(d.slab(gardenPlank), d.g.soil)
	d.inner(shape, 0.06, 0.07, 0.045, hex(0xffc9a0).Alpha(0.55))
	d.inner(shape, -0.08, -0.1, 0.07, Colour{0, 0, 0, 0.7})
	r := d.look.slabRect()
	d.fill(d.band(gardenPlank-0.03, gardenPlank+0.02), between(r.X, r.Y, r.Right(), r.Bottom(), brass(d.t)))
}

// plot is the ground inside the frame.
func (d *gardenDrawer) plot() layout.Rect { return d.look.slabRect().Inset(gardenPlank + 0.02) }
