package art

import "math"

// paint gives the colour at a point, in the units of the canvas.
type paint interface{ at(x, y float64) Colour }

func (c Colour) at(x, y float64) Colour { return c }

// ramp is a row of colours over 0..1, baked so that a look-up is cheap.
type ramp [257]Colour

// stop is a colour at a place of a ramp, 0..1 in rising order.
type stop struct {
	at  float64
	col Colour
}

func newRamp(stops ...stop) *ramp {
	var r ramp
	j := 0
	for i := range r {
		t := float64(i) / 256
		for j+1 < len(stops) && t > stops[j+1].at {
			j++
		}
		a := stops[j]
		if t <= a.at || j+1 == len(stops) {
			r[i] = a.col
			continue
		}
		b := stops[j+1]
		r[i] = mixStraight(a.col, b.col, float32((t-a.at)/(b.at-a.at)))
	}
	return &r
}

// mixStraight mixes so that a transparent end does not tint the other.
func mixStraight(a, b Colour, t float32) Colour {
	wa, wb := a.A*(1-t), b.A*t
	if wa+wb == 0 {
		return Colour{}
	}
	k := wb / (wa + wb)
	return Colour{a.R + (b.R-a.R)*k, a.G + (b.G-a.G)*k, a.B + (b.B-a.B)*k, wa + wb}
}

func (r *ramp) get(t float64) Colour { return r[int(min(max(t, 0), 1)*256+0.5)] }

// evenly makes a ramp of colours at equal distances.
func evenly(cols ...Colour) *ramp {
	stops := make([]stop, len(cols))
	for i, c := range cols {
		stops[i] = stop{float64(i) / float64(max(len(cols)-1, 1)), c}
	}
	return newRamp(stops...)
}

// linearPaint runs a ramp from one point to another.
type linearPaint struct {
	from, d point
	ramp    *ramp
}

func between(x0, y0, x1, y1 float64, r *ramp) *linearPaint {
	d := point{X: x1 - x0, Y: y1 - y0}
	return &linearPaint{point{X: x0, Y: y0}, d.Mul(1 / (d.X*d.X + d.Y*d.Y)), r}
}

func (p *linearPaint) at(x, y float64) Colour {
	return p.ramp.get((x-p.from.X)*p.d.X + (y-p.from.Y)*p.d.Y)
}

// radialPaint runs a ramp from a centre outwards; the two radii make it an
// ellipse.
type radialPaint struct {
	x, y, kx, ky float64
	ramp         *ramp
}

func around(x, y, rx, ry float64, r *ramp) *radialPaint {
	return &radialPaint{x, y, 1 / rx, 1 / ry, r}
}

func (p *radialPaint) at(x, y float64) Colour {
	dx, dy := (x-p.x)*p.kx, (y-p.y)*p.ky
	return p.ramp.get(math.Sqrt(dx*dx + dy*dy))
}

// paintFunc is a paint computed point by point.
type paintFunc func(x, y float64) Colour

func (f paintFunc) at(x, y float64) Colour { return f(x, y) }
