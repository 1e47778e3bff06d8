package art

import "math"

// onHead is a place of a snake's head: s from the snout, u across by the
// width of the head.
func onHead(rs []rib, s, u float64) point {
	for i := 0; i+1 < len(rs); i++ {
		if rs[i+1].s >= s {
			a, b := rs[i], rs[i+1]
			t := (s - a.s) / (b.s - a.s)
			return a.at.Lerp(b.at, t).Add(a.across.Lerp(b.across, t).Mul(u))
		}
	}
	return rs[0].at
}

// tongue flicks from under the snout, forked.
func (d *gardenDrawer) tongue(rs []rib) {
	r := rs[0]
	at := func(s, u float64) point { return r.at.Sub(r.way.Mul(s)).Add(r.across.Mul(u)) }
	root, mid, l, rt := at(-0.06, 0), at(0.13, 0.015), at(0.24, -0.06), at(0.22, 0.085)
	p := new(path).move(root.X, root.Y).line(mid.X, mid.Y).line(l.X, l.Y).move(mid.X, mid.Y).line(rt.X, rt.Y)
	d.stroke(p, 0.062, hex(0x2a0410))
	d.stroke(p, 0.036, hex(0xff4a5e))
}

// face gives a snake its eyes and nostrils.
func (d *gardenDrawer) face(rs []rib, skin snakeSkin) {
	back, iris := hex(skin.back), hex(skin.eye)
	for _, side := range []float64{-1, 1} {
		nose := onHead(rs, 0.055, side*0.055)
		d.fill(circle(nose.X, nose.Y, 0.018), back.Darken(0.75))
		e := onHead(rs, 0.215, side*0.118)
		turn := math.Atan2(rs[0].way.Y, rs[0].way.X)
		if d.t.High {
			d.fill(circle(e.X, e.Y, 0.085), hex(0x000000))
			d.fill(circle(e.X, e.Y, 0.065), hex(0xffffff))
			d.fill(circle(e.X, e.Y, 0.035), hex(0x000000))
			continue
		}
		// a brow over a bright eye with a slit
		d.fill(circle(e.X, e.Y, 0.092), back.Darken(0.72))
		d.fill(circle(e.X, e.Y, 0.074), around(e.X-0.02, e.Y-0.03, 0.12, 0.12, evenly(hex(0xfffbe6), iris.Lighten(0.35), iris)))
		look := onHead(rs, 0.19, side*0.122)
		d.fill(ellipse(0, 0, 0.062, 0.03).placed(look.X, look.Y, 1, turn), hex(0x120a08))
		d.fill(circle(e.X-0.022, e.Y-0.028, 0.02), Colour{1, 1, 1, 0.95})
	}
}
