package art

import "math"

// material is what a part of a figure is made of.
type material uint8

const (
	robe  material = iota // the seat's colour, round about the upright axis
	lined                 // its deep shade
	skin                  // the seat's colour, a ball
	gold
	steel
	ivory
)

// part is a piece of a figure: a closed outline and what it is made of.
type part struct {
	shape *path
	made  material
}

// alien is a figure of a fleet, taken apart: parts from back to front, and
// where eyes and symbol belong. Units are the width of the foot.
type alien struct {
	figure Figure
	family int
	second bool
	parts  []part
	half   func(y float64) float64 // half width of the body at a height
	base   *path                   // the lower edge of the body, an open line
	robeAt int                     // which part the body is
	headY  float64                 // middle of the head
	headR  float64                 // its radius
	mark   point                   // middle of the symbol
	markR  float64
}

func newAlien(f Figure, livery int) *alien {
	a := &alien{figure: f}
	a.family, a.second = breedOf(livery)
	switch f {
	case King:
		a.king()
	case Queen:
		a.queen()
	default:
		a.soldier()
	}
	return a
}

// put adds parts on top of what is there.
func (a *alien) put(made material, shapes ...*path) {
	for _, s := range shapes {
		a.parts = append(a.parts, part{s, made})
	}
}

// mirrored is the shape and its mirror image about the upright axis, wound the
// same way.
func mirrored(p *path) (left, right *path) {
	m := p.mapped(func(q point) point { return point{X: -q.X, Y: q.Y} })
	return m.backwards(), p
}

// pair adds a shape on the right and its mirror image on the left.
func (a *alien) pair(made material, p *path) {
	l, r := mirrored(p)
	a.put(made, l, r)
}

// profile is the half width of a body at heights from the top down to 0.
type profile []point // X half width, Y height

// at is the half width at a height, eased between the given ones.
func (p profile) at(y float64) float64 {
	if y <= p[0].Y {
		return p[0].X
	}
	for i := 1; i < len(p); i++ {
		if y < p[i].Y {
			return p[i-1].X + (p[i].X-p[i-1].X)*smooth((y-p[i-1].Y)/(p[i].Y-p[i-1].Y))
		}
	}
	return p[len(p)-1].X
}

// body adds a profile on the foot of the family.
func (a *alien) body(p profile) {
	top, hem := p[0].Y, p.at(0)
	girth := [...]float64{orbFolk: 0.14, kiteFolk: -0.2, stoneFolk: 0.04, finFolk: -0.08}[a.family]
	a.half = func(y float64) float64 {
		return p.at(y) * (1 + girth*math.Sin(math.Pi*min(max(y/top, 0), 1)))
	}
	const steps = 22
	var right []point
	for i := range steps + 1 {
		y := top * (1 - float64(i)/steps)
		right = append(right, point{X: a.half(y), Y: y})
	}
	edge := new(path).move(hem, 0)
	switch a.family {
	case kiteFolk: // three tentacles
		edge.cube(hem+0.12, 0.02, hem+0.16, 0.17, hem-0.02, 0.16).quad(hem-0.12, 0.16, hem-0.16, 0.07).
			cube(0.2, 0.32, -0.2, 0.32, -hem+0.16, 0.07).quad(-hem+0.12, 0.16, -hem+0.02, 0.16).
			cube(-hem-0.16, 0.17, -hem-0.12, 0.02, -hem, 0)
	case stoneFolk: // two square feet
		edge.line(hem+0.02, 0.16).line(hem-0.08, 0.23).line(0.12, 0.24).line(0.1, 0.06).line(-0.1, 0.06).
			line(-0.12, 0.24).line(0.08-hem, 0.23).line(-hem-0.02, 0.16).line(-hem, 0)
	case finFolk: // the two flukes of a tail
		edge.cube(hem+0.02, 0.02, hem+0.1, 0.02, hem+0.15, -0.05).cube(hem+0.12, 0.22, 0.22, 0.34, 0, 0.12).
			cube(-0.22, 0.34, -hem-0.12, 0.22, -hem-0.15, -0.05).cube(-hem-0.1, 0.02, -hem-0.02, 0.02, -hem, 0)
	default:
		edge.cube(hem, 0.28, -hem, 0.28, -hem, 0)
	}
	a.base = edge
	out := new(path).move(-right[0].X, top).line(right[0].X, top)
	for _, q := range right[1:] {
		out.line(q.X, q.Y)
	}
	out.segs = append(out.segs, edge.segs[1:]...)
	for i := range right {
		q := right[len(right)-1-i]
		out.line(-q.X, q.Y)
	}
	a.robeAt = len(a.parts)
	a.put(robe, out.close())
}

// features adds what the family wears at the sides of its head. It goes behind
// the head.
func (a *alien) features() {
	r := a.headR
	at := func(p *path) *path { return p.placed(0, a.headY, r, 0) }
	switch a.family {
	case kiteFolk:
		if a.second { // long ears
			a.pair(skin, at(new(path).move(0.7, -0.55).cube(1.2, -0.6, 1.7, -0.5, 2.4, -0.45).cube(2.1, 0.1, 1.5, 0.5, 0.7, 0.35).close()))
		}
	case stoneFolk:
		if a.second { // bolts
			a.pair(steel, at(rounded(0.12, point{X: 0.8, Y: -0.3}, point{X: 1.3, Y: -0.3}, point{X: 1.3, Y: 0.4}, point{X: 0.8, Y: 0.4})))
			a.pair(skin, at(rounded(0.1, point{X: 1.25, Y: -0.55}, point{X: 1.6, Y: -0.55}, point{X: 1.6, Y: 0.65}, point{X: 1.25, Y: 0.65})))
			return
		}
		// horns
		a.pair(ivory, at(new(path).move(0.75, -0.35).cube(1.3, -0.25, 1.5, -0.6, 1.75, -1.55).cube(2.3, -0.6, 2.1, 0.35, 0.75, 0.35).close()))
	case finFolk:
		if a.second { // gills
			for _, turn := range []float64{-0.62, -0.02, 0.6} {
				s, c := math.Sincos(turn)
				a.pair(skin, at(lines(0.5*c, 0.1+0.5*s, 1.75*c, 0.1+1.75*s).stroked(0.42)))
			}
			return
		}
		a.pair(lined, at(new(path).move(0.55, -0.55).cube(0.9, -0.8, 1.4, -0.95, 1.95, -1.05).quad(1.62, -0.6, 1.6, -0.4).
			quad(1.9, -0.3, 2.05, -0.05).quad(1.65, 0.12, 1.5, 0.3).quad(1.65, 0.5, 1.7, 0.75).cube(1.2, 0.8, 0.8, 0.7, 0.5, 0.6).close()))
	default:
		stalk := new(path).move(0.6, -0.3).cube(1.3, -0.2, 1.7, -0.5, 1.8, -1.1)
		if a.second { // leaves
			a.pair(lined, at(new(path).move(0.6, -0.2).quad(1.3, -0.1, 1.85, -0.4).stroked(0.26)))
			a.pair(skin, at(new(path).move(1.9, -0.1).cube(1.3, -0.5, 1.55, -1.2, 2.2, -1.75).cube(2.6, -1.2, 2.55, -0.5, 1.9, -0.1).close()))
			return
		}
		a.pair(lined, at(stalk.stroked(0.26)))
		a.pair(skin, at(circle(1.85, -1.2, 0.38)))
	}
}

// head adds the head of the family.
func (a *alien) head() {
	r := a.headR
	var p *path
	switch a.family {
	case kiteFolk:
		p = new(path).move(0, 1.3).cube(-0.35, 1.3, -0.5, 0.95, -0.85, 0.45).cube(-1.5, -0.35, -1.05, -1.05, 0, -1.05).
			cube(1.05, -1.05, 1.5, -0.35, 0.85, 0.45).cube(0.5, 0.95, 0.35, 1.3, 0, 1.3).close()
	case stoneFolk:
		if a.second {
			p = rounded(0.3, point{X: -1, Y: -1}, point{X: 1, Y: -1}, point{X: 1, Y: 0.95}, point{X: -1, Y: 0.95})
		} else {
			p = rounded(0.22, regular(6, 0, 0, 1.16, math.Pi/6)...)
		}
	case finFolk:
		p = new(path).move(0, -1.1).cube(0.6, -1.1, 0.85, -0.6, 0.85, 0).cube(0.85, 0.7, 0.5, 1.1, 0, 1.1).
			cube(-0.5, 1.1, -0.85, 0.7, -0.85, 0).cube(-0.85, -0.6, -0.6, -1.1, 0, -1.1).close()
	default:
		p = circle(0, 0, 1.02)
	}
	a.put(skin, p.placed(0, a.headY, r, 0))
}
