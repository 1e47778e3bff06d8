package art

import "math"

// How far down the hedges the ornaments stand.
const pondAt, toadstoolsAt = 0.45, 0.62

// ornaments are what stands in the hedges: a pond, toadstools, lanterns.
func (d *gardenDrawer) ornaments() {
	if d.t.High {
		return
	}
	f := d.look.Board.Field
	left, right := d.hedgeMiddles()
	d.pond(right, f.Y+f.H*pondAt)
	d.toadstools(left, f.Y+f.H*toadstoolsAt)
	for _, at := range d.lanterns() {
		d.lantern(at.X, at.Y)
	}
}

// hedgeMiddles are where the hedges on the left and right have their middle.
func (d *gardenDrawer) hedgeMiddles() (left, right float64) {
	f, p := d.look.Board.Field, d.plot()
	return (p.X+f.X-0.1)/2 + 0.01, (p.Right()+f.Right()+0.1)/2 - 0.01
}

// lanterns are where the lanterns stand: at the corners of the squares.
func (d *gardenDrawer) lanterns() []point {
	f := d.look.Board.Field
	left, right := d.hedgeMiddles()
	return []point{{X: left, Y: f.Y + 0.2}, {X: right, Y: f.Y + 0.2}, {X: left, Y: f.Bottom() - 0.55}, {X: right, Y: f.Bottom() - 0.55}}
}

// taken reports whether an ornament stands at a place of the hedges.
func (d *gardenDrawer) taken(p point) bool {
	f := d.look.Board.Field
	left, right := d.hedgeMiddles()
	for _, at := range append(d.lanterns(), point{X: left, Y: f.Y + f.H*toadstoolsAt + 0.1}) {
		if p.Sub(at).Len() < 0.72 {
			return true
		}
	}
	return math.Abs(p.X-right) < 0.6 && math.Abs(p.Y-f.Y-f.H*pondAt) < 1.2
}

// lights are what shines over the shadows of the night: the pools round the
// lanterns, a string of bulbs along the top, fireflies, and the goal.
func (d *gardenDrawer) lights() {
	if d.t.High {
		return
	}
	for _, at := range d.lanterns() {
		d.glow(at, 2.1, d.g.light, 0.26)
		d.glow(at, 0.75, hex(0xffe2a0), 0.34)
		d.flame(at.X, at.Y)
	}
	goal := d.look.Board.Goal.Centre
	d.glow(goal, 1.25, hex(0xffcf70), 0.3)
	d.bulbs()
	if d.fine {
		d.fireflies()
	}
}

// glow is a pool of light round a place.
func (d *gardenDrawer) glow(at point, r float64, col Colour, bright float32) {
	d.fill(circle(at.X, at.Y, r), around(at.X, at.Y, r, r, newRamp(
		stop{0, col.Alpha(bright)}, stop{0.3, col.Alpha(bright * 0.5)}, stop{0.65, col.Alpha(bright * 0.13)}, stop{1, col.Alpha(0)})))
}

// bulbs hang on a wire along the hedge above the squares.
func (d *gardenDrawer) bulbs() {
	p := d.plot()
	left, right := d.hedgeMiddles()
	const swags = 5
	y := p.Y + 0.1
	wire := new(path).move(left, y)
	var at []point
	w := (right - left) / swags
	for i := range swags {
		x := left + w*float64(i)
		wire.quad(x+w/2, y+0.34, x+w, y)
		for k := range 4 {
			t := (float64(k) + 0.5) / 4
			at = append(at, point{X: x + w*t, Y: y + 2*t*(1-t)*0.34})
		}
	}
	d.stroke(wire.placed(0.01, 0.03, 1, 0), 0.03, Colour{0, 0, 0, 0.5})
	d.stroke(wire, 0.022, hex(0x14100e))
	for i, q := range at {
		tint := []Colour{hex(0xffd36e), hex(0xff8aa8), hex(0x8fe0ff), hex(0xc9a4ff), hex(0xa8f08a)}[i%5]
		d.glow(point{X: q.X, Y: q.Y + 0.07}, 0.3, tint, 0.5)
		d.fill(rounded(0.01, point{X: q.X - 0.022, Y: q.Y - 0.01}, point{X: q.X + 0.022, Y: q.Y - 0.01}, point{X: q.X + 0.022, Y: q.Y + 0.035}, point{X: q.X - 0.022, Y: q.Y + 0.035}), hex(0x241c18))
		d.fill(ellipse(q.X, q.Y+0.08, 0.042, 0.056), around(q.X-0.01, q.Y+0.07, 0.07, 0.08, evenly(hex(0xffffff), tint.Lighten(0.4), tint)))
	}
}

// fireflies hover over the hedges.
func (d *gardenDrawer) fireflies() {
	rng := &scatter{seed: 12}
	for i, b := range d.hedgeBeds() {
		n := 9
		if i == 1 {
			n = 4
		}
		for range n {
			at := point{X: b.X + 0.15 + rng.next()*(b.W-0.3), Y: b.Y + 0.15 + rng.next()*(b.H-0.3)}
			if d.taken(at) {
				continue
			}
			d.glow(at, 0.17, hex(0xe2ff7a), 0.7)
			d.fill(circle(at.X, at.Y, 0.022), hex(0xfbffd8))
		}
	}
}

// lantern is a lamp of brass and glass among the leaves.
func (d *gardenDrawer) lantern(x, y float64) {
	foot := rounded(0.03, point{X: x - 0.2, Y: y + 0.25}, point{X: x + 0.2, Y: y + 0.25}, point{X: x + 0.22, Y: y + 0.36}, point{X: x - 0.22, Y: y + 0.36})
	roof := new(path).move(x-0.22, y-0.13).quad(x-0.07, y-0.19, x-0.04, y-0.33).line(x+0.04, y-0.33).quad(x+0.07, y-0.19, x+0.22, y-0.13).close()
	eye := ring(x, y-0.385, 0.062, 0.034)
	d.shadow(new(path).add(foot, roof, lanternGlass(x, y)), 0.04, 0.08, 0.06, Colour{0, 0, 0, 0.85})
	metal := evenly(d.t.InlayLight, d.t.Inlay, d.t.Inlay.Darken(0.4), d.t.Inlay.Darken(0.65))
	d.fill(lanternGlass(x, y), around(x, y+0.1, 0.36, 0.4, evenly(hex(0xffe9a0), hex(0xf2a83a), hex(0x8a4410))))
	for _, p := range []*path{eye, foot, roof} {
		d.stroke(p, 0.03, hex(0x1a100c))
		d.fill(p, between(x-0.18, y, x+0.2, y+0.12, metal))
	}
}

func lanternGlass(x, y float64) *path {
	return polygon(point{X: x - 0.12, Y: y - 0.16}, point{X: x + 0.12, Y: y - 0.16}, point{X: x + 0.17, Y: y + 0.26}, point{X: x - 0.17, Y: y + 0.26})
}

// flame is the light in a lantern, and the iron before it.
func (d *gardenDrawer) flame(x, y float64) {
	d.fill(lanternGlass(x, y), around(x, y+0.1, 0.3, 0.34, evenly(hex(0xfffbe8), hex(0xffdc80), hex(0xf39a2c))))
	d.fill(new(path).move(x, y-0.06).quad(x+0.11, y+0.12, x, y+0.21).quad(x-0.11, y+0.12, x, y-0.06).close(), hex(0xffffff).Alpha(0.9))
	iron := hex(0x5a3c16)
	d.stroke(lanternGlass(x, y), 0.03, iron)
	d.stroke(new(path).move(x-0.045, y-0.16).line(x-0.06, y+0.26).move(x+0.045, y-0.16).line(x+0.06, y+0.26), 0.018, iron)
}

// toadstools stand together under the hedge.
func (d *gardenDrawer) toadstools(x, y float64) {
	for _, m := range []struct{ dx, dy, r float64 }{{-0.16, -0.1, 0.17}, {0.2, 0.0, 0.2}, {-0.05, 0.3, 0.25}} {
		cx, cy, r := x+m.dx, y+m.dy, m.r
		d.shadow(ellipse(cx, cy+r*1.1, r*0.9, r*0.35), 0.03, 0.03, 0.05, Colour{0, 0, 0, 0.8})
		stem := new(path).move(cx-r*0.3, cy).line(cx+r*0.3, cy).quad(cx+r*0.28, cy+r*0.8, cx+r*0.42, cy+r*1.2).line(cx-r*0.42, cy+r*1.2).quad(cx-r*0.28, cy+r*0.8, cx-r*0.3, cy).close()
		d.fill(stem, between(cx-r*0.4, cy, cx+r*0.4, cy, evenly(hex(0xfff2dc), hex(0xe0c8a8), hex(0x8a6a58))))
		hat := new(path).move(cx-r, cy+r*0.12).cube(cx-r*0.95, cy-r*1.15, cx+r*0.95, cy-r*1.15, cx+r, cy+r*0.12).quad(cx, cy+r*0.42, cx-r, cy+r*0.12).close()
		d.fill(hat.placed(0, 0.02, 1, 0), hex(0x3a0810).Alpha(0.7))
		d.fill(hat, around(cx-r*0.35, cy-r*0.6, r*1.7, r*1.4, evenly(hex(0xff8a6a), hex(0xd42a3a), hex(0x6a0c22))))
		release := d.within(hat)
		for _, s := range []struct{ dx, dy, k float64 }{{-0.45, -0.35, 0.17}, {0.1, -0.6, 0.14}, {0.48, -0.22, 0.15}, {0.02, -0.12, 0.19}, {-0.8, 0.02, 0.12}} {
			d.fill(ellipse(cx+s.dx*r, cy+s.dy*r, s.k*r, s.k*r*0.85), hex(0xfff4e4))
		}
		release()
	}
}

// pond is a small water with lilies, and the moon in it.
func (d *gardenDrawer) pond(x, y float64) {
	// an outline that bulges: the radius by the angle
	edge := func(grow float64) *path {
		var pts []point
		for i := range 40 {
			a := float64(i) * math.Pi / 20
			s, c := math.Sincos(a)
			k := 1 + 0.06*math.Sin(3*a+0.6)
			pts = append(pts, point{X: x + c*(0.3*k+grow), Y: y + s*(0.84*k+grow)})
		}
		return polygon(pts...)
	}
	d.shadow(edge(0.1), 0.01, 0.03, 0.06, Colour{0, 0, 0, 0.85})
	d.fill(edge(0.045), hex(0x14261c))
	rng := &scatter{seed: 18}
	for i := range 26 { // stones round it, uneven
		a := float64(i)*2*math.Pi/26 + rng.span(-0.06, 0.06)
		s, c := math.Sincos(a)
		k := 1 + 0.06*math.Sin(3*a+0.6)
		px, py := x+c*(0.3*k+0.045), y+s*(0.84*k+0.045)
		r := rng.span(0.05, 0.085)
		tone := hex(0x8f8c86).Mix(hex(0x6c7480), float32(rng.next()))
		d.fill(ellipse(px, py+0.02, r*1.1, r*0.9), Colour{0, 0, 0, 0.5})
		d.fill(ellipse(px, py, r*1.1, r*0.9), between(px-r, py-r, px+r, py+r, evenly(tone.Lighten(0.3), tone, tone.Darken(0.6))))
	}
	water := edge(-0.01)
	d.fill(water, between(x-0.3, y-0.84, x+0.3, y+0.84, evenly(hex(0x3a86b8), hex(0x174a80), hex(0x0a2450))))
	d.inner(water, 0.03, 0.06, 0.05, Colour{0, 0, 0.05, 0.85})
	release := d.within(water)
	mx, my := x-0.04, y-0.48
	d.fill(circle(mx, my, 0.3), around(mx, my, 0.3, 0.3, newRamp(stop{0, hex(0xfff4d0).Alpha(0.5)}, stop{1, hex(0xfff4d0).Alpha(0)})))
	d.fill(circle(mx, my, 0.115), around(mx-0.03, my-0.03, 0.16, 0.16, evenly(hex(0xfffdf0), hex(0xf6e8c0))))
	for i := range 4 {
		w := 0.17 - 0.03*float64(i)
		yy := my + 0.19 + 0.08*float64(i)
		d.stroke(new(path).move(mx-w, yy).quad(mx, yy-0.03, mx+w, yy), 0.02, hex(0xfff0d0).Alpha(0.55-0.1*float32(i)))
	}
	for _, l := range []struct{ dx, dy, r, turn float64 }{{0.11, 0.1, 0.12, 0.4}, {-0.1, 0.36, 0.14, 2.2}, {0.1, 0.56, 0.1, 4}} {
		pad := arc(0, 0, l.r, 0.35, 2*math.Pi-0.35).line(0, 0).close().placed(x+l.dx, y+l.dy, 1, l.turn)
		d.fill(pad.placed(0.02, 0.03, 1, 0), Colour{0, 0, 0.05, 0.5})
		d.fill(pad, between(x+l.dx-l.r, y+l.dy-l.r, x+l.dx+l.r, y+l.dy+l.r, evenly(hex(0x8ad86a), hex(0x379050), hex(0x1a5a34))))
	}
	release()
	d.rose(x-0.1, y+0.34, 0.075, hex(0xffc8e0))
	d.reeds(x+0.18, y+0.98)
	d.reeds(x-0.24, y-0.6)
}

// reeds stand at the water.
func (d *gardenDrawer) reeds(x, y float64) {
	blades := &path{}
	for i, lean := range []float64{-0.16, -0.07, 0.02, 0.1, 0.17} {
		tall := 0.3 + 0.09*float64(i*7%4)
		foot := x + 0.025*float64(i-2)
		blades.move(foot-0.016, y).quad(foot+lean*0.3, y-tall*0.6, foot+lean, y-tall).quad(foot+lean*0.4+0.02, y-tall*0.5, foot+0.018, y).close()
	}
	d.fill(blades, between(x, y-0.5, x, y, evenly(hex(0x9ad06a), hex(0x3a7a3a), hex(0x143a20))))
	for _, lean := range []float64{-0.05, 0.07} {
		d.stroke(new(path).move(x, y).quad(x+lean*0.3, y-0.3, x+lean, y-0.46), 0.016, hex(0x4a7a38))
		d.fill(ellipse(0, 0, 0.028, 0.07).placed(x+lean*1.05, y-0.5, 1, lean), hex(0x6a3a1c))
	}
}
