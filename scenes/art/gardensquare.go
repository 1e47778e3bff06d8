package art

import (
	"math"
	"strconv"

	"ludaxy/engine/rules"
	"ludaxy/scenes/layout"
)

// squares lays the bed and in it lawns and flagstones in turn.
func (d *gardenDrawer) squares() {
	f := d.look.Board.Field
	bed := rect(layout.Rect{X: f.X - 0.1, Y: f.Y - 0.1, W: f.W + 0.2, H: f.H + 0.2}, 0.14)
	if d.t.High {
		d.fill(bed, d.g.joint)
		for _, c := range d.cells() {
			tone := d.g.lawn
			if d.paved(c) {
				tone = d.g.stone
			}
			d.fill(polygon(shrunk(c.Outline, 0.02)...), tone)
		}
		return
	}
	d.shadow(bed, 0, 0.05, 0.07, Colour{0, 0, 0, 0.7})
	// a kerb of brass holds the bed
	d.fill(bed, between(f.X, f.Y, f.Right(), f.Bottom(), brass(d.t)))
	d.fill(rect(layout.Rect{X: f.X - 0.045, Y: f.Y - 0.045, W: f.W + 0.09, H: f.H + 0.09}, 0.1), d.g.joint)
	tiles := &path{}
	for _, c := range d.cells() {
		tiles.add(rounded(0.09, shrunk(c.Outline, 0.022)...))
	}
	d.fill(tiles, d.ground())
	if d.fine {
		d.tufts()
	}
}

// cells are the squares, the goal last.
func (d *gardenDrawer) cells() []layout.Cell {
	b := d.look.Board
	var out []layout.Cell
	for _, c := range b.Ring {
		if c.Outline != nil {
			out = append(out, c)
		}
	}
	return append(out, *b.Goal)
}

// paved tells flagstones from lawns.
func (d *gardenDrawer) paved(c layout.Cell) bool {
	return (int(math.Floor(c.Centre.X))+int(math.Floor(c.Centre.Y)))%2 == 0
}

// ground is the paint of all squares: grass and stone, each with a lit edge on
// the top left and a shaded one opposite.
func (d *gardenDrawer) ground() paint {
	f := d.look.Board.Field
	inv := float32(1 / f.H)
	return paintFunc(func(x, y float64) Colour {
		cx, cy := math.Floor(x), math.Floor(y)
		lx, ly := x-cx, y-cy
		far := 1 - float32(y-f.Y)*inv
		var c Colour
		if (int(cx)+int(cy))&1 == 0 {
			c = d.g.stone.Mix(d.g.stoneFar, far)
			c = d.flag(c, lx, ly, cx, cy)
		} else {
			c = d.g.lawn.Mix(d.g.lawnFar, far)
			if d.fine { // blades, combed one way and the other
				blade := noise(x*9+y*2.2, y*34-x*5, 5)
				c = c.Mix(Colour{0.45, 0.85, 0.5, 1}, float32((blade-0.45)*0.11))
				c = c.Darken(float32((0.5 - noise(x*2.1, y*2.1, 9)) * 0.22))
			}
		}
		// the slope of the edges
		const rim = 0.07
		lit := float32(max(rim-min(lx, ly)+0.022, 0) / rim)
		dim := float32(max(rim-min(1-lx, 1-ly)+0.022, 0) / rim)
		c = c.Lighten(lit * lit * 0.2)
		c = c.Darken(dim * dim * 0.5)
		// the middle takes a little more light
		dx, dy := lx-0.42, ly-0.4
		return c.Lighten(float32(max(0.05-0.12*(dx*dx+dy*dy), 0)))
	})
}

// flag is a slab of stone: four flags that meet off the middle.
func (d *gardenDrawer) flag(c Colour, lx, ly, cx, cy float64) Colour {
	if !d.fine {
		return c
	}
	grain := noise((lx+cx)*13, (ly+cy)*13, 3)
	c = c.Lighten(float32((grain - 0.4) * 0.06))
	return c.Darken(float32((0.5 - noise((lx+cx)*1.7, (ly+cy)*1.7, 21)) * 0.25))
}

// tufts are the small things that grow on the squares, where they hide no
// figure: daisies and clover on the lawn, moss and pebbles on the stone.
func (d *gardenDrawer) tufts() {
	rng := &scatter{seed: 77}
	for _, c := range d.cells() {
		q := int(c.Square)
		kind := rng.next()
		x, y := c.Centre.X+rng.span(0.2, 0.34), c.Centre.Y+rng.span(0.22, 0.35)
		tint := d.g.flowers[int(rng.next()*float64(len(d.g.flowers)))%len(d.g.flowers)]
		turn := rng.next() * 3
		if d.ends[q] || c.Square == rules.Home || kind > 0.62 {
			continue
		}
		if d.paved(c) {
			d.pebbles(x, y, rng)
			continue
		}
		d.grassTuft(x-0.1, y+0.06, rng)
		d.flower(x, y, 0.085, turn, tint.Darken(0.12))
		if kind < 0.3 {
			d.flower(x-0.15, y+0.05, 0.06, turn+1, tint.Darken(0.2))
		}
	}
}

// pebbles lie in a corner of a flagstone.
func (d *gardenDrawer) pebbles(x, y float64, rng *scatter) {
	for i := range 3 {
		px, py := x+float64(i-1)*0.1, y+rng.span(-0.03, 0.05)
		r := rng.span(0.025, 0.05)
		d.fill(ellipse(px+0.01, py+0.02, r*1.2, r), Colour{0, 0, 0, 0.4})
		d.fill(ellipse(px, py, r*1.2, r*0.95), between(px-r, py-r, px+r, py+r, evenly(hex(0x9a96b8), hex(0x5a5678))))
	}
}

// grassTuft is a few bent blades.
func (d *gardenDrawer) grassTuft(x, y float64, rng *scatter) {
	p := &path{}
	for i := range 5 {
		dx := (float64(i) - 2) * 0.045
		tip := rng.span(0.1, 0.17)
		p.move(x+dx*0.4-0.012, y).quad(x+dx*0.6, y-tip*0.6, x+dx*1.6, y-tip).quad(x+dx*0.9, y-tip*0.4, x+dx*0.4+0.014, y).close()
	}
	d.fill(p, between(x, y-0.16, x, y, evenly(hex(0x5fae58), hex(0x1f5a35))))
}

// flower is one blossom seen from above.
func (d *gardenDrawer) flower(x, y, r, turn float64, tint Colour) {
	d.fill(circle(x+r*0.15, y+r*0.35, r*0.95), Colour{0, 0, 0, 0.35})
	petals := &path{}
	for i := range 5 {
		s, c := math.Sincos(turn + float64(i)*2*math.Pi/5)
		petals.add(circle(x+c*r*0.55, y+s*r*0.55, r*0.46))
	}
	d.fill(petals, around(x-r*0.2, y-r*0.3, r*1.3, r*1.3, evenly(tint.Lighten(0.35), tint, tint.Darken(0.25))))
	d.fill(circle(x, y, r*0.3), hex(0xffd75e).Mix(tint.Darken(0.5), 0.1))
}

// numbers prints every square's number, over whatever crosses it.
func (d *gardenDrawer) numbers() {
	if !d.figures {
		return
	}
	digits, err := letters("0123456789")
	if err != nil {
		return // a board without figures can still be played on
	}
	all := &path{}
	const size = 0.31
	for _, c := range d.cells() {
		n := 0
		if d.look.Track != nil {
			n = d.look.Track.Printed(uint8(c.Square))
		}
		if n == 0 {
			continue
		}
		x := c.Centre.X - 0.425
		for _, f := range strconv.Itoa(n) {
			l := digits[f-'0']
			all.add(l.shape.placed(x, c.Centre.Y-0.195, size, 0))
			x += l.advance * size * 0.94
		}
	}
	if d.t.High {
		d.stroke(all, 0.12, hex(0x000000))
		d.fill(all, d.g.figure)
		return
	}
	d.shadow(all, 0, 0.01, 0.03, Colour{0.02, 0.03, 0.08, 0.9})
	d.stroke(all, 0.06, Colour{0.03, 0.04, 0.09, 0.8})
	d.fill(all, d.g.figure)
}

// goal is the last square: a golden terrace with a rosette, open to all.
func (d *gardenDrawer) goal() {
	c := *d.look.Board.Goal
	x, y := c.Centre.X, c.Centre.Y
	tile := rounded(0.09, shrunk(c.Outline, 0.022)...)
	if d.t.High {
		d.fill(polygon(shrunk(c.Outline, 0.02)...), hex(0x000000))
		d.stroke(polygon(starPoints(8, x, y, 0.42, 0.2, 0)...), 0.05, d.g.figure)
		return
	}
	d.fill(tile, between(x-0.5, y-0.5, x+0.5, y+0.5, evenly(hex(0xffe9a8), hex(0xd99a34), hex(0x7a3e10))))
	in := rounded(0.07, shrunk(c.Outline, 0.075)...)
	d.fill(in, around(x, y, 0.68, 0.68, evenly(hex(0xc8324f), hex(0x8c1c3c), hex(0x3c0c26))))
	release := d.within(in)
	for i := range 16 {
		a := math.Pi / 8 * float64(i)
		s0, c0 := math.Sincos(a)
		s1, c1 := math.Sincos(a + math.Pi/16)
		d.fill(polygon(point{X: x, Y: y}, point{X: x + c0, Y: y + s0}, point{X: x + c1, Y: y + s1}), hex(0xffc65a).Alpha(0.14))
	}
	release()
	d.inner(in, 0.03, 0.04, 0.03, Colour{0, 0, 0, 0.6})
	star := rounded(0.02, starPoints(8, x, y, 0.4, 0.21, 0)...)
	d.shadow(star, 0.015, 0.03, 0.025, Colour{0, 0, 0, 0.7})
	pts := starPoints(8, x, y, 0.4, 0.21, 0)
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		m := p.Lerp(q, 0.5).Sub(point{X: x, Y: y})
		lit := float32((-m.X*0.6 - m.Y*0.8) / m.Len())
		if i%2 == 1 {
			lit -= 0.35
		}
		col := d.t.Inlay.Mix(d.t.InlayLight, max(lit, 0))
		if lit < 0 {
			col = d.t.Inlay.Darken(-lit * 0.5)
		}
		d.fill(polygon(point{X: x, Y: y}, p, q), col)
	}
	d.fill(circle(x, y, 0.11), around(x-0.03, y-0.04, 0.14, 0.14, evenly(hex(0xfff6e0), hex(0xff9ab0), hex(0xc8324f))))
	d.fill(circle(x, y, 0.7), around(x, y, 0.7, 0.7, newRamp(stop{0, Colour{1, 0.95, 0.7, 0.35}}, stop{0.5, Colour{1, 0.8, 0.4, 0.1}}, stop{1, Colour{1, 0.8, 0.4, 0}})))
}
