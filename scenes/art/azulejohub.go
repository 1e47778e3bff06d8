package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// hub is the goal: a tile in each seat's colour and a cut stone where they meet.
func (d tileDrawer) hub() {
	b := d.look.Board
	if d.t.High {
		for _, a := range b.Arms {
			l, used := d.look.seat(a.Seat)
			d.fill(polygon(shrunk(a.Home, 0.04)...), l.Base)
			if used {
				base := a.Home[1].Lerp(a.Home[2], 0.5)
				m := b.Centre.Lerp(base, 0.74)
				d.symbol(l, m.X, m.Y, min(0.17*base.Sub(b.Centre).Len(), 0.5), d.t.AccentText)
			}
		}
		return
	}
	d.fill(polygon(shrunk(b.Hub, -0.02)...), grout)
	for _, a := range b.Arms {
		d.hubTile(a)
	}
	const stone = 0.36 // of the hub
	x, y := b.Centre.X, b.Centre.Y
	r := b.Hub[0].Sub(b.Centre).Len() * stone
	apothem := r * math.Cos(math.Pi/float64(len(b.Hub)))
	setting := b.Hub
	scaled := func(k float64) []point {
		out := make([]point, len(setting))
		for i, p := range setting {
			out[i] = b.Centre.Lerp(p, k)
		}
		return out
	}
	d.shadow(polygon(scaled(stone*1.1)...), 0.03, 0.07, 0.06, Colour{0, 0, 0.05, 0.75})
	d.fill(rounded(0.08, scaled(stone*1.12)...), between(x-r, y-r, x+r, y+r, brass(d.t)))
	d.fill(polygon(scaled(stone*1.02)...), d.t.Inlay.Darken(0.6))
	for _, a := range b.Arms {
		l, _ := d.look.seat(a.Seat)
		d.cutStone(l, []point{b.Centre, b.Centre.Lerp(a.Home[1], stone), b.Centre.Lerp(a.Home[2], stone)})
	}
	d.fill(circle(x, y, apothem), around(x, y, apothem, apothem, newRamp(stop{0, Colour{1, 1, 0.94, 0.7}}, stop{0.3, Colour{1, 0.97, 0.85, 0.22}}, stop{1, Colour{1, 1, 1, 0}})))
	for i := range 4 {
		long := apothem * []float64{0.8, 0.4}[i%2]
		d.fill(polygon(starPoints(2, x, y, long, 0.035, math.Pi/4*float64(i))...), Colour{1, 1, 0.96, 0.85})
	}
}

// hubTile is one seat's triangle: a pointed arch painted in it, and the seat's
// symbol.
func (d tileDrawer) hubTile(a layout.Arm) {
	l, used := d.look.seat(a.Seat)
	tri := shrunk(a.Home, 0.04)
	lo, hi := polygon(tri...).bounds()
	apex, mid := tri[0], tri[1].Lerp(tri[2], 0.5)
	d.fill(polygon(tri...), between(lo.X, lo.Y, hi.X, hi.Y, evenly(l.Base.Lighten(0.14), l.Base.Darken(0.08), l.Base.Mix(l.Deep, 0.45))))
	d.inner(polygon(tri...), 0.03, 0.035, 0.03, Colour{1, 1, 1, 0.45})
	d.inner(polygon(tri...), -0.03, -0.035, 0.03, l.Dark.Alpha(0.5))
	d.fill(lining(a.Home, 0.05, 0.13, 0.165), brushed(glazeLight.Alpha(0.85)))
	// the arch is a share of the triangle, so that it fits every number of arms
	at := func(out, side float64) point {
		return apex.Lerp(mid, out).Add(tri[2].Sub(mid).Mul(out * side))
	}
	arch := func(k float64) *path {
		foot, waist, top := at(0.9-0.04*(1-k), -0.62*k), at(0.6, -0.78*k), at(0.36+0.05*(1-k), 0)
		foot2, waist2 := at(0.9-0.04*(1-k), 0.62*k), at(0.6, 0.78*k)
		base := at(0.98-0.06*(1-k), 0)
		return new(path).move(foot.X, foot.Y).quad(waist.X, waist.Y, top.X, top.Y).quad(waist2.X, waist2.Y, foot2.X, foot2.Y).quad(base.X, base.Y, foot.X, foot.Y).close()
	}
	d.fill(arch(1), brushed(glazeLight))
	d.fill(arch(0.88), between(lo.X, lo.Y, hi.X, hi.Y, evenly(l.Base.Mix(l.Deep, 0.25), l.Deep)))
	if used {
		m := at(0.74, 0)
		r := min(0.17*mid.Sub(apex).Len(), 0.42)
		d.symbol(l, m.X, m.Y, r, hex(0xfffaf0))
	}
}
