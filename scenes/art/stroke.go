package art

import "math"

// stroked is the outline of the path drawn with a round pen of some width.
// Smooth stretches become one outline each: pieces that overlap would be darker
// along their edges.
func (p *path) stroked(width float64) *path {
	out := &path{}
	lines, closed := p.flat(width / 2)
	for i, line := range lines {
		line = distinct(line)
		if closed[i] && len(line) > 1 && line[0].Sub(line[len(line)-1]).Len() > 1e-9 {
			line = append(line, line[0])
		}
		if len(line) < 2 {
			if len(line) == 1 {
				out.add(circle(line[0].X, line[0].Y, width/2))
			}
			continue
		}
		if closed[i] && smoothLoop(line) {
			out.loop(line, width/2)
			continue
		}
		begin := 0
		for j := 1; j < len(line); j++ {
			if j == len(line)-1 || !gentle(line[j-1], line[j], line[j+1]) {
				out.ribbon(line[begin:j+1], width/2)
				begin = j
			}
		}
	}
	return out
}

// distinct drops points that repeat the one before.
func distinct(line []point) []point {
	var out []point
	for _, p := range line {
		if len(out) == 0 || p.Sub(out[len(out)-1]).Len() > 1e-9 {
			out = append(out, p)
		}
	}
	return out
}

// gentle reports whether the way from a over b to c turns so little that the
// outline needs no corner.
func gentle(a, b, c point) bool {
	d, e := b.Sub(a), c.Sub(b)
	return d.X*e.X+d.Y*e.Y > 0.8*d.Len()*e.Len()
}

// smoothLoop reports whether a closed line has no corner at all.
func smoothLoop(line []point) bool {
	n := len(line) - 1
	for i := range n {
		if n < 3 || !gentle(line[(i+n-1)%n], line[i], line[(i+1)%n]) {
			return false
		}
	}
	return true
}

// side is the point beside the middle one of three, at a distance to the left
// of the way; at an end of a line both neighbours may be the point itself.
func side(a, b, c point, r float64) point {
	unit := func(v point) point {
		if l := v.Len(); l > 1e-12 {
			return v.Mul(1 / l)
		}
		return point{}
	}
	d, e := unit(b.Sub(a)), unit(c.Sub(b))
	if d == (point{}) {
		d = e
	}
	if e == (point{}) {
		e = d
	}
	n := point{X: d.Y + e.Y, Y: -d.X - e.X}
	return b.Add(n.Mul(r / max(n.X*d.Y-n.Y*d.X, 0.2)))
}

// ribbon adds the outline of an open smooth line with round ends.
func (p *path) ribbon(line []point, r float64) {
	n := len(line)
	at := func(i int, r float64) point {
		return side(line[max(i-1, 0)], line[i], line[min(i+1, n-1)], r)
	}
	for i := range n {
		if q := at(i, r); i == 0 {
			p.move(q.X, q.Y)
		} else {
			p.line(q.X, q.Y)
		}
	}
	p.cap(line[n-1], at(n-1, r))
	for i := n - 1; i >= 0; i-- {
		q := at(i, -r)
		p.line(q.X, q.Y)
	}
	p.cap(line[0], at(0, -r))
	p.close()
}

// cap goes half round the end of a ribbon, from the point it has come to.
func (p *path) cap(middle, from point) {
	d := from.Sub(middle)
	start, r := math.Atan2(d.Y, d.X), d.Len()
	half := arc(middle.X, middle.Y, r, start, start+math.Pi)
	p.segs = append(p.segs, half.segs[1:]...)
}

// loop adds the two outlines of a smooth closed line.
func (p *path) loop(line []point, r float64) {
	n := len(line) - 1
	outline := func(r float64) *path {
		pts := make([]point, n)
		for i := range n {
			pts[i] = side(line[(i+n-1)%n], line[i], line[(i+1)%n], r)
		}
		return polygon(pts...)
	}
	a, b := outline(r), outline(-r)
	if a.area() < 0 {
		a = a.backwards()
	}
	if b.area() < 0 {
		b = b.backwards()
	}
	if math.Abs(a.area()) < math.Abs(b.area()) {
		a, b = b, a
	}
	p.add(a, b.backwards())
}
