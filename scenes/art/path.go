package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// point is a place in the units of the canvas.
type point = layout.Point

type verb uint8

const (
	moveTo verb = iota
	lineTo
	quadTo
	cubeTo
	closePath
)

type segment struct {
	verb verb
	p    [3]point
}

// path is an outline of lines and curves. Areas wound the other way round are
// holes.
type path struct{ segs []segment }

func (p *path) move(x, y float64) *path {
	p.segs = append(p.segs, segment{moveTo, [3]point{{X: x, Y: y}}})
	return p
}

func (p *path) line(x, y float64) *path {
	p.segs = append(p.segs, segment{lineTo, [3]point{{X: x, Y: y}}})
	return p
}

func (p *path) quad(cx, cy, x, y float64) *path {
	p.segs = append(p.segs, segment{quadTo, [3]point{{X: cx, Y: cy}, {X: x, Y: y}}})
	return p
}

func (p *path) cube(ax, ay, bx, by, x, y float64) *path {
	p.segs = append(p.segs, segment{cubeTo, [3]point{{X: ax, Y: ay}, {X: bx, Y: by}, {X: x, Y: y}}})
	return p
}

func (p *path) close() *path {
	p.segs = append(p.segs, segment{verb: closePath})
	return p
}

// add appends other paths.
func (p *path) add(others ...*path) *path {
	for _, o := range others {
		p.segs = append(p.segs, o.segs...)
	}
	return p
}

// count is how many points a verb uses.
func (v verb) count() int { return [...]int{1, 1, 2, 3, 0}[v] }

// mapped is the path with every point taken through f.
func (p *path) mapped(f func(point) point) *path {
	out := &path{segs: make([]segment, len(p.segs))}
	for i, s := range p.segs {
		out.segs[i].verb = s.verb
		for j := range s.verb.count() {
			out.segs[i].p[j] = f(s.p[j])
		}
	}
	return out
}

// placed is the path scaled by k, turned by an angle and moved to x, y.
func (p *path) placed(x, y, k, turn float64) *path {
	s, c := math.Sincos(turn)
	return p.mapped(func(q point) point {
		return point{X: x + k*(q.X*c-q.Y*s), Y: y + k*(q.X*s+q.Y*c)}
	})
}

// bounds is the box of all control points.
func (p *path) bounds() (lo, hi point) {
	lo, hi = point{X: math.Inf(1), Y: math.Inf(1)}, point{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, s := range p.segs {
		for j := range s.verb.count() {
			q := s.p[j]
			lo.X, lo.Y, hi.X, hi.Y = min(lo.X, q.X), min(lo.Y, q.Y), max(hi.X, q.X), max(hi.Y, q.Y)
		}
	}
	return lo, hi
}

// flat gives the path as polylines; closed tells which end where they began.
func (p *path) flat(step float64) (lines [][]point, closed []bool) {
	var now []point
	end := func(c bool) {
		if len(now) > 1 {
			lines, closed = append(lines, now), append(closed, c)
		}
		now = nil
	}
	for _, s := range p.segs {
		if s.verb == moveTo {
			end(false)
			now = []point{s.p[0]}
			continue
		}
		if s.verb == closePath {
			end(true)
			continue
		}
		if len(now) == 0 {
			continue
		}
		a := now[len(now)-1]
		last := s.p[s.verb.count()-1]
		n := 1
		if s.verb != lineTo {
			length := a.Sub(s.p[0]).Len()
			for j := 1; j < s.verb.count(); j++ {
				length += s.p[j].Sub(s.p[j-1]).Len()
			}
			n = min(max(int(length/step), 4), 64)
		}
		for i := 1; i <= n; i++ {
			t := float64(i) / float64(n)
			switch s.verb {
			case quadTo:
				now = append(now, a.Lerp(s.p[0], t).Lerp(s.p[0].Lerp(last, t), t))
			case cubeTo:
				ab, bc, cd := a.Lerp(s.p[0], t), s.p[0].Lerp(s.p[1], t), s.p[1].Lerp(last, t)
				now = append(now, ab.Lerp(bc, t).Lerp(bc.Lerp(cd, t), t))
			default:
				now = append(now, last)
			}
		}
	}
	end(false)
	return lines, closed
}

// area is the area of the corners' polygons: positive for outlines wound the
// same way as circle's.
func (p *path) area() (sum float64) {
	var first, last point
	for _, s := range p.segs {
		switch n := s.verb.count(); {
		case s.verb == moveTo:
			first, last = s.p[0], s.p[0]
		case n == 0:
			sum += (last.X*first.Y - last.Y*first.X) / 2
		default:
			q := s.p[n-1]
			sum += (last.X*q.Y - last.Y*q.X) / 2
			last = q
		}
	}
	return sum
}

// backwards is the path with every outline wound the other way round.
func (p *path) backwards() *path {
	out := &path{}
	for i := 0; i < len(p.segs); {
		end := i + 1
		for end < len(p.segs) && p.segs[end].verb != moveTo {
			end++
		}
		part := p.segs[i:end]
		shut := part[len(part)-1].verb == closePath
		if shut {
			part = part[:len(part)-1]
		}
		tail := part[len(part)-1]
		start := tail.p[max(tail.verb.count()-1, 0)]
		out.move(start.X, start.Y)
		for j := len(part) - 1; j > 0; j-- {
			before := part[j-1].p[part[j-1].verb.count()-1]
			q := part[j].p
			switch part[j].verb {
			case quadTo:
				out.quad(q[0].X, q[0].Y, before.X, before.Y)
			case cubeTo:
				out.cube(q[1].X, q[1].Y, q[0].X, q[0].Y, before.X, before.Y)
			default:
				out.line(before.X, before.Y)
			}
		}
		if shut {
			out.close()
		}
		i = end
	}
	return out
}
