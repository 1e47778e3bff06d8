package art

import (
	"math"

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
	stones := newPaving(int(f.W), int(f.H))
	return paintFunc(func(x, y float64) Colour {
		cx, cy := math.Floor(x), math.Floor(y)
		lx, ly := x-cx, y-cy
		far := 1 - float32(y-f.Y)*inv
		var c Colour
		if (int(cx)+int(cy))&1 == 0 {
			c = d.g.stone.Mix(d.g.stoneFar, far)
			if d.fine {
				c = stones.tint(c, d.g.moss, x, y)
			}
		} else {
			c = d.g.lawn.Mix(d.g.lawnFar, far)
			if d.fine {
				c = lawn(c, x, y, int(cx+cy*3)&2 == 0)
			}
		}
		// the slope of the edges
		const rim = 0.07
		lit := float32(max(rim-min(lx, ly)+0.022, 0) / rim)
		dim := float32(max(rim-min(1-lx, 1-ly)+0.022, 0) / rim)
		c = c.Lighten(lit * lit * 0.16)
		c = c.Darken(dim * dim * 0.45)
		// the middle takes a little more light
		dx, dy := lx-0.42, ly-0.4
		return c.Lighten(float32(max(0.05-0.12*(dx*dx+dy*dy), 0)))
	})
}

// lawn is mown grass: broad stripes, leaning one way or the other, of short
// blades.
func lawn(c Colour, x, y float64, left bool) Colour {
	lean := 0.55
	if left {
		lean = -lean
	}
	u := (x + lean*y) * 3.2
	stripe := u - math.Floor(u)
	if int(math.Floor(u))&1 == 0 {
		c = c.Mix(Colour{0.42, 0.72, 0.3, 1}, float32(0.055+0.03*stripe))
	} else {
		c = c.Darken(float32(0.1 - 0.05*stripe))
	}
	blade := noise(x*30-y*lean*8, y*11, 5)
	c = c.Mix(Colour{0.5, 0.9, 0.5, 1}, float32(max(blade-0.45, 0)*0.17))
	return c.Darken(float32(max(0.4-blade, 0) * 0.5))
}

// tufts are the small things that grow on the squares, where they hide no
// figure: flowers on the lawn, grass and clover between the flags.
func (d *gardenDrawer) tufts() {
	d.fringe()
	rng := &scatter{seed: 77}
	for _, c := range d.cells() {
		kind := rng.next()
		x, y := c.Centre.X+rng.span(0.2, 0.34), c.Centre.Y+rng.span(0.22, 0.35)
		tint := d.g.flowers[int(rng.next()*float64(len(d.g.flowers)))%len(d.g.flowers)]
		turn := rng.next() * 3
		if d.ends[int(c.Square)] || c.Square == rules.Home || kind > 0.6 {
			continue
		}
		if d.paved(c) {
			if kind < 0.3 {
				d.grassTuft(x, y+0.08, rng)
			}
			continue
		}
		d.grassTuft(x-0.1, y+0.06, rng)
		d.flower(x, y, 0.09, turn, tint.Darken(0.08))
		if kind < 0.3 {
			d.flower(x-0.16, y+0.05, 0.065, turn+1, tint.Darken(0.18))
		}
	}
}

// fringe is the grass that leans out of the lawns over the joints.
func (d *gardenDrawer) fringe() {
	rng := &scatter{seed: 31}
	dark, light := &path{}, &path{}
	for _, c := range d.cells() {
		if d.paved(c) {
			continue
		}
		for i := range 14 {
			along, out := rng.span(-0.47, 0.47), 0.47
			var foot, way point
			switch i % 4 {
			case 0:
				foot, way = point{X: along, Y: -out}, point{X: rng.span(-0.5, 0.5), Y: -1}
			case 1:
				foot, way = point{X: out, Y: along}, point{X: 1, Y: rng.span(-0.9, 0.1)}
			case 2:
				foot, way = point{X: -out, Y: along}, point{X: -1, Y: rng.span(-0.9, 0.1)}
			default:
				foot, way = point{X: along, Y: out}, point{X: rng.span(-0.6, 0.6), Y: 0.7}
			}
			blades := light
			if i%3 == 0 {
				blades = dark
			}
			blades.add(leaf(rng.span(0.05, 0.1), 0.3).placed(c.Centre.X+foot.X, c.Centre.Y+foot.Y, 1, math.Atan2(way.Y, way.X)))
		}
	}
	d.fill(dark, d.g.lawn.Darken(0.1))
	d.fill(light, d.g.lawn.Mix(d.g.leaf[2], 0.35))
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
