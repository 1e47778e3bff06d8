package art

import (
	"cmp"
	"math"
	"slices"

	"ludaxy/scenes/layout"
)

const round = 0.5522847498 // control points of a quarter circle

// ellipse is an upright ellipse, wound clockwise on the screen.
func ellipse(x, y, rx, ry float64) *path {
	a, b := rx*round, ry*round
	return new(path).move(x+rx, y).
		cube(x+rx, y+b, x+a, y+ry, x, y+ry).
		cube(x-a, y+ry, x-rx, y+b, x-rx, y).
		cube(x-rx, y-b, x-a, y-ry, x, y-ry).
		cube(x+a, y-ry, x+rx, y-b, x+rx, y).close()
}

func circle(x, y, r float64) *path { return ellipse(x, y, r, r) }

// hole is a circle wound the other way round.
func hole(x, y, r float64) *path { return ellipse(x, y, -r, r) }

// ring is the band between two circles.
func ring(x, y, outer, inner float64) *path { return circle(x, y, outer).add(hole(x, y, inner)) }

// rect is a rectangle with round corners.
func rect(r layout.Rect, radius float64) *path {
	k := min(radius, r.W/2, r.H/2)
	x0, y0, x1, y1 := r.X, r.Y, r.Right(), r.Bottom()
	if k <= 0 {
		return new(path).move(x0, y0).line(x1, y0).line(x1, y1).line(x0, y1).close()
	}
	h := k * (1 - round)
	return new(path).move(x0+k, y0).line(x1-k, y0).cube(x1-h, y0, x1, y0+h, x1, y0+k).
		line(x1, y1-k).cube(x1, y1-h, x1-h, y1, x1-k, y1).
		line(x0+k, y1).cube(x0+h, y1, x0, y1-h, x0, y1-k).
		line(x0, y0+k).cube(x0, y0+h, x0+h, y0, x0+k, y0).close()
}

// frameOf is the band between a rectangle and the same inset by width.
func frameOf(r layout.Rect, radius, width float64) *path {
	in := r.Inset(width)
	hole := rect(layout.Rect{X: -in.Right(), Y: in.Y, W: in.W, H: in.H}, max(radius-width, 0))
	return rect(r, radius).add(hole.mapped(func(p point) point { return point{X: -p.X, Y: p.Y} }))
}

// polygon joins points by straight lines.
func polygon(points ...point) *path {
	p := &path{}
	for i, q := range points {
		if i == 0 {
			p.move(q.X, q.Y)
		} else {
			p.line(q.X, q.Y)
		}
	}
	return p.close()
}

// rounded joins points by straight lines with round corners.
func rounded(radius float64, points ...point) *path {
	p := &path{}
	n := len(points)
	for i, q := range points {
		a, b := points[(i+n-1)%n], points[(i+1)%n]
		da, db := a.Sub(q), b.Sub(q)
		k := min(radius, da.Len()/2, db.Len()/2)
		in, out := q.Add(da.Mul(k/da.Len())), q.Add(db.Mul(k/db.Len()))
		if i == 0 {
			p.move(in.X, in.Y)
		} else {
			p.line(in.X, in.Y)
		}
		const pull = 0.6
		c1, c2 := in.Lerp(q, pull), out.Lerp(q, pull)
		p.cube(c1.X, c1.Y, c2.X, c2.Y, out.X, out.Y)
	}
	return p.close()
}

// shrunk moves the sides of a convex polygon inwards by a distance.
func shrunk(points []point, by float64) []point {
	n := len(points)
	var area float64
	for i, a := range points {
		b := points[(i+1)%n]
		area += a.X*b.Y - a.Y*b.X
	}
	side := 1.0
	if area < 0 {
		side = -1
	}
	out := make([]point, n)
	for i, q := range points {
		a, b := points[(i+n-1)%n], points[(i+1)%n]
		u, v := q.Sub(a), b.Sub(q)
		u, v = u.Mul(1/u.Len()), v.Mul(1/v.Len())
		n1, n2 := point{X: -u.Y * side, Y: u.X * side}, point{X: -v.Y * side, Y: v.X * side}
		bisect := n1.Add(n2)
		l := bisect.X*n1.X + bisect.Y*n1.Y
		out[i] = q.Add(bisect.Mul(by / max(l, 0.2)))
	}
	return out
}

// hull is the convex outline round points.
func hull(points []point) []point {
	pts := slices.Clone(points)
	const fine = 1e9 // points above each other must be so exactly, or corners are lost
	for i, p := range pts {
		pts[i] = point{X: math.Round(p.X*fine) / fine, Y: math.Round(p.Y*fine) / fine}
	}
	slices.SortFunc(pts, func(a, b point) int { return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y)) })
	var out []point
	for _, half := range [][]point{pts, reversed(pts)} {
		base := len(out)
		for _, p := range half {
			for len(out)-base >= 2 {
				a, b := out[len(out)-2], out[len(out)-1]
				if (b.X-a.X)*(p.Y-a.Y)-(b.Y-a.Y)*(p.X-a.X) > 1e-9 {
					break
				}
				out = out[:len(out)-1]
			}
			out = append(out, p)
		}
		out = out[:len(out)-1] // the end begins the other half
	}
	return out
}

// reversed are the points in the other order: as a hole in a path.
func reversed(points []point) []point {
	out := slices.Clone(points)
	slices.Reverse(out)
	return out
}

// regular are the corners of a regular polygon; turn 0 has one on top.
func regular(n int, x, y, r, turn float64) []point {
	out := make([]point, n)
	for i := range out {
		s, c := math.Sincos(turn - math.Pi/2 + 2*math.Pi*float64(i)/float64(n))
		out[i] = point{X: x + r*c, Y: y + r*s}
	}
	return out
}

// starPoints are the corners of a star, tips and notches in turn.
func starPoints(n int, x, y, outer, inner, turn float64) []point {
	out := make([]point, 2*n)
	for i := range out {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		s, c := math.Sincos(turn - math.Pi/2 + math.Pi*float64(i)/float64(n))
		out[i] = point{X: x + r*c, Y: y + r*s}
	}
	return out
}

// arc is an open part of a circle, from one angle to another in radians,
// clockwise from the right.
func arc(x, y, r, from, to float64) *path { return ellipseArc(x, y, r, r, 0, from, to) }

// ellipseArc is an open part of an ellipse that is turned by tilt.
func ellipseArc(x, y, rx, ry, tilt, from, to float64) *path {
	p := &path{}
	n := max(int(math.Abs(to-from)/0.4)+1, 2)
	st, ct := math.Sincos(tilt)
	at := func(px, py float64) (float64, float64) { return x + px*ct - py*st, y + px*st + py*ct }
	step := (to - from) / float64(n)
	k := 4.0 / 3 * math.Tan(step/4)
	for i := range n {
		a := from + step*float64(i)
		s0, c0 := math.Sincos(a)
		s1, c1 := math.Sincos(a + step)
		if i == 0 {
			p.move(at(rx*c0, ry*s0))
		}
		ax, ay := at(rx*(c0-k*s0), ry*(s0+k*c0))
		bx, by := at(rx*(c1+k*s1), ry*(s1-k*c1))
		ex, ey := at(rx*c1, ry*s1)
		p.cube(ax, ay, bx, by, ex, ey)
	}
	return p
}
