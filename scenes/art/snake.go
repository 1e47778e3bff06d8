package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// How a snake is built, board units.
const (
	headHalf  = 0.2
	headLong  = 0.56
	neckHalf  = 0.115
	snakeStep = 0.05 // between the ribs its body is drawn by
)

// rib is a cross-section of a snake: its middle, the unit vectors along the body
// and across it, half the body's width, and the distance from the snout.
type rib struct {
	at, way, across point
	half, s         float64
}

// ribs are a snake's cross-sections from the snout to the tip of the tail.
func ribs(c layout.Curve) []rib {
	length := c.Length()
	_, first := c.At(0)
	total := length + layout.SnakeSnout
	var out []rib
	for s := 0.0; ; {
		var at, way point
		if s < layout.SnakeSnout {
			at, _ = c.At(0)
			at, way = at.Sub(first.Mul(layout.SnakeSnout-s)), first
		} else {
			at, way = c.At((s - layout.SnakeSnout) / length)
		}
		out = append(out, rib{at: at, way: way, half: girth(s, total), s: s})
		if s >= total {
			break
		}
		step := snakeStep
		if s < 0.08 {
			step = 0.012 // the round of the snout
		}
		s = min(s+step, total)
	}
	// The line is made of short straight pieces: the ways are smoothed.
	for range 2 {
		prev := out[0].way
		for i := 1; i+1 < len(out); i++ {
			w := prev.Add(out[i].way.Mul(2)).Add(out[i+1].way)
			prev = out[i].way
			out[i].way = w.Mul(1 / max(w.Len(), 1e-9))
		}
	}
	for i := range out {
		out[i].across = point{X: -out[i].way.Y, Y: out[i].way.X}
	}
	return out
}

// girth is half the width of a snake of some length at a distance from its
// snout: a broad head, a neck, a body and a tail that runs out.
func girth(s, total float64) float64 {
	body := min(layout.SnakeWidth/2, 0.11+0.02*total)
	ease := func(t float64) float64 { t = min(max(t, 0), 1); return t * t * (3 - 2*t) }
	switch {
	case s < 0.24:
		k := 1 - s/0.24
		return headHalf * math.Pow(max(1-math.Pow(k, 2.5), 0), 0.5)
	case s < headLong:
		return headHalf + (neckHalf-headHalf)*ease((s-0.24)/(headLong-0.24))
	}
	full := neckHalf + (body-neckHalf)*ease((s-headLong)/min(0.9, total*0.2))
	tail := min(max((total-s)/(total*0.5), 0), 1)
	return full * (0.06 + 0.94*math.Pow(math.Sin(tail*math.Pi/2), 0.9))
}

// outline is the edge of a snake, grown by a distance.
func outline(rs []rib, grow float64) *path {
	n := len(rs)
	pts := make([]point, 0, 2*n+2)
	pts = append(pts, rs[0].at.Sub(rs[0].way.Mul(grow)))
	for _, r := range rs[1:] {
		pts = append(pts, r.at.Add(r.across.Mul(r.half+grow)))
	}
	pts = append(pts, rs[n-1].at.Add(rs[n-1].way.Mul(grow)))
	for i := n - 1; i > 0; i-- {
		pts = append(pts, rs[i].at.Sub(rs[i].across.Mul(rs[i].half+grow)))
	}
	return polygon(pts...)
}

// snake draws one snake with its shadow, skin and head.
func (d *gardenDrawer) snake(j layout.Jump, nth int) {
	rs := ribs(j.Curve)
	skin := skins[nth%len(skins)]
	body := outline(rs, 0)
	if d.t.High {
		d.fill(outline(rs, 0.06), hex(0x000000))
		d.fill(outline(rs, 0.028), d.g.figure)
		d.fill(body, hex(skin.back).Lighten(0.15))
		d.skinOver(rs, body, skin)
		d.face(rs, skin)
		return
	}
	d.shadow(body, 0.06, 0.1, 0.05, Colour{0, 0, 0.03, 0.7})
	d.tongue(rs)
	d.fill(outline(rs, 0.022), hex(skin.back).Darken(0.78))
	d.skinOver(rs, body, skin)
	d.face(rs, skin)
}

// skinOver paints the skin rib by rib, every pixel once: between two ribs a
// pixel has a place along and across the body.
func (d *gardenDrawer) skinOver(rs []rib, body *path, skin snakeSkin) {
	m := d.cover(body, 0, 0, 0)
	shade := d.skinPaint(skin, rs)
	r := m.r.Intersect(d.img.Bounds())
	inv := 1 / d.scale
	for i := 0; i+1 < len(rs); i++ {
		a, b := rs[i], rs[i+1]
		reach := max(a.half, b.half) + 1.5*inv
		lo, hi := point{X: math.Inf(1), Y: math.Inf(1)}, point{X: math.Inf(-1), Y: math.Inf(-1)}
		for _, e := range [2]rib{a, b} {
			for _, side := range [2]float64{-reach, reach} {
				p := d.pixel(e.at.Add(e.across.Mul(side)))
				lo.X, lo.Y, hi.X, hi.Y = min(lo.X, p.X), min(lo.Y, p.Y), max(hi.X, p.X), max(hi.Y, p.Y)
			}
		}
		x0, y0 := max(int(lo.X)-1, r.Min.X), max(int(lo.Y)-1, r.Min.Y)
		x1, y1 := min(int(hi.X)+2, r.Max.X), min(int(hi.Y)+2, r.Max.Y)
		for y := y0; y < y1; y++ {
			for x := x0; x < x1; x++ {
				v := m.at(x, y)
				if v == 0 {
					continue
				}
				p := point{X: (float64(x)+0.5)*inv + d.origin.X, Y: (float64(y)+0.5)*inv + d.origin.Y}
				da := (p.X-a.at.X)*a.way.X + (p.Y-a.at.Y)*a.way.Y
				db := (p.X-b.at.X)*b.way.X + (p.Y-b.at.Y)*b.way.Y
				if (da < 0 && i > 0) || (db >= 0 && i+2 < len(rs)) || da-db < 1e-12 {
					continue
				}
				t := da / (da - db)
				c := a.at.Lerp(b.at, t)
				n := a.across.Lerp(b.across, t)
				off := (p.X-c.X)*n.X + (p.Y-c.Y)*n.Y
				if math.Abs(off) > reach {
					continue
				}
				half := a.half + (b.half-a.half)*t
				blend(d.img.Pix[d.img.PixOffset(x, y):][:4:4], shade(a.s+(b.s-a.s)*t, off, half, n), float32(v)*(1.0/255))
			}
		}
	}
}
