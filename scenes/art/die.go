package art

import (
	"image"
	"math"
)

// The die is a cube of half width 1 with round edges, seen from the front
// without perspective; a frame shows dieReach units to each side.
const (
	dieRound  = 0.3
	dieReach  = 1.72
	dieCorner = 1.513 // distance of the round corners from the middle
	pipReach  = 0.50  // distance of the outer pips from the middle of a face
	pipSize   = 0.185
)

// DieLook is the colours of a die.
type DieLook struct {
	Body, Shade Colour // lit and unlit
	Pip         Colour
	One         Colour // the single pip, larger
	Faces       DieFaces
}

// IvoryDie is the die of the house.
func IvoryDie() DieLook {
	return DieLook{Body: hex(0xfff8ea), Shade: hex(0x8d7b78), Pip: hex(0x1d1938), One: hex(0xd4213a)}
}

// SeatDie is a die in the colour of a livery.
func SeatDie(livery int) DieLook {
	l := LiveryOf(livery)
	return DieLook{Body: l.Base.Lighten(0.04), Shade: l.Deep.Darken(0.2), Pip: l.ink(), One: l.ink()}
}

// faces are the number on the +x, -x, +y, -y, +z and -z side; opposite sides
// add up to seven.
var faces = [6]int{4, 3, 2, 5, 1, 6}

// facing turns the die so that a face looks at the viewer.
func facing(face int) Turn {
	switch face {
	case 4:
		return About(0, 1, 0, -math.Pi/2)
	case 3:
		return About(0, 1, 0, math.Pi/2)
	case 2:
		return About(1, 0, 0, math.Pi/2)
	case 5:
		return About(1, 0, 0, -math.Pi/2)
	case 6:
		return About(0, 1, 0, math.Pi)
	}
	return Still()
}

// Rest is how the die lies when it shows a face (1..6): tipped a little, so
// that its sides are seen.
func Rest(face int) Turn {
	return About(1, 0, 0, 0.34).After(About(0, 1, 0, -0.3)).After(About(0, 0, 1, 0.1)).After(facing(face))
}

// Tumble is the rotation of a thrown die at time t, 0 at the throw and 1 at
// rest. It always ends on the face (1..6); spin, any number, picks one of
// several throws.
func Tumble(face, spin int, t float64) Turn {
	t = min(max(t, 0), 1)
	s := scatter{seed: uint32(spin)*977 + 5}
	// the axis wanders a little; the way still to go shrinks to nothing
	angle := s.span(0, 2*math.Pi)
	left := 1 - t
	left *= left * (1 + 0.35*t)
	turns := s.span(2.2, 3.1) * 2 * math.Pi
	roll := About(math.Cos(angle), math.Sin(angle), s.span(-0.25, 0.25), turns*left)
	yaw := About(0, 0, 1, s.span(-2.6, 2.6)*left)
	return yaw.After(roll).After(Rest(face))
}

// DieFrame draws the die at a rotation into a new square image of size pixels.
func DieFrame(size int, look DieLook, turn Turn) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, max(size, 1), max(size, 1)))
	DrawDie(img, look, turn)
	return img
}

// DrawDie draws the die into an image, overwriting all of it; the die is as
// large as the image's smaller side allows. A frame of 96 pixels takes less than a
// millisecond, so a tumble may be drawn as it is shown.
func DrawDie(img *image.RGBA, look DieLook, turn Turn) {
	m := turn.matrix()
	b := img.Bounds()
	k := 2 * dieReach / float64(min(b.Dx(), b.Dy()))
	dir := unturned(&m, vec{0, 0, -1})
	light := unturned(&m, vec{-0.42, -0.62, 0.66}.unit())
	half := unturned(&m, vec{-0.42, -0.62, 1.66}.unit())
	up := unturned(&m, vec{0, -1, 0})
	rim := unturned(&m, vec{0.75, 0.35, 0.1}.unit())
	soft := k * 0.75
	r := ray{dir: dir, inverse: vec{1 / dir.x, 1 / dir.y, 1 / dir.z}}
	var skin *faceSkin
	if look.Faces == OduludoFaces {
		skin = skinFor(2 / k)
	}
	for py := b.Min.Y; py < b.Max.Y; py++ {
		row := img.Pix[img.PixOffset(b.Min.X, py):][:4*b.Dx()]
		wy := (float64(py-b.Min.Y) + 0.5 - float64(b.Dy())/2) * k
		for i := range b.Dx() {
			out := row[4*i : 4*i+4 : 4*i+4]
			out[0], out[1], out[2], out[3] = 0, 0, 0, 0
			wx := (float64(i) + 0.5 - float64(b.Dx())/2) * k
			if wx*wx+wy*wy > (dieCorner+soft)*(dieCorner+soft) {
				continue
			}
			p := unturned(&m, vec{wx, wy, dieCorner})
			hit, cov := r.from(p, soft)
			if cov <= 0 {
				continue
			}
			n := normal(hit)
			col := shade(look, skin, hit, n, light, half, up, rim, k)
			blend(out, col, float32(cov))
		}
	}
}

// distance is how far p, a point outside the rounded cube, is from it, and how
// much that changes with a step in a direction.
func distance(p, dir vec) (d, slope float64) {
	const edge = 1 - dieRound
	x, y, z := max(math.Abs(p.x)-edge, 0), max(math.Abs(p.y)-edge, 0), max(math.Abs(p.z)-edge, 0)
	l := math.Sqrt(x*x + y*y + z*z)
	if l == 0 {
		return -dieRound, 0
	}
	slope = math.Copysign(x, p.x)*dir.x + math.Copysign(y, p.y)*dir.y + math.Copysign(z, p.z)*dir.z
	return l - dieRound, slope / l
}

// ray is the direction in which a frame looks at the cube, with the inverse of
// each part of it.
type ray struct{ dir, inverse vec }

// from follows the ray from p to the cube; cov is how much of the pixel it
// covers, less than 1 where the ray only brushes past within soft.
func (r ray) from(p vec, soft float64) (hit vec, cov float64) {
	if hit, ok := r.flat(p); ok {
		return hit, 1
	}
	return march(p, r.dir, soft)
}

// flat is where the ray meets the flat part of a side: that is most of the
// picture, and a sum.
func (r ray) flat(p vec) (hit vec, ok bool) {
	const edge = 1 - dieRound
	if t := (math.Copysign(1, -r.dir.x) - p.x) * r.inverse.x; t >= 0 {
		hit = p.add(r.dir.mul(t))
		if math.Abs(hit.y) <= edge && math.Abs(hit.z) <= edge {
			return hit, true
		}
	}
	if t := (math.Copysign(1, -r.dir.y) - p.y) * r.inverse.y; t >= 0 {
		hit = p.add(r.dir.mul(t))
		if math.Abs(hit.x) <= edge && math.Abs(hit.z) <= edge {
			return hit, true
		}
	}
	if t := (math.Copysign(1, -r.dir.z) - p.z) * r.inverse.z; t >= 0 {
		hit = p.add(r.dir.mul(t))
		if math.Abs(hit.x) <= edge && math.Abs(hit.y) <= edge {
			return hit, true
		}
	}
	return vec{}, false
}

// march follows a ray to the round part of the cube. The distance to a convex
// body is a convex function along a ray, so that Newton's steps come near to
// it quickly and never go through its skin, but they may go past the cube.
func march(p, dir vec, soft float64) (hit vec, cov float64) {
	const skin = 0.004
	before, after := 0.0, -1.0 // along the ray: short of the nearest point, and past it
	d0, s0 := distance(p, dir)
	if d0 < skin {
		return p, 1
	}
	if s0 >= 0 {
		return p, 1 - d0/soft
	}
	best, nearest := d0, p
	var d1, s1 float64
	for range 24 {
		t := before - d0/s0
		if after >= 0 { // where the tangents meet the distance cannot be less
			t = (d1 - d0 + s0*before - s1*after) / (s0 - s1)
			if least := d0 + s0*(t-before); least > soft || best-least < 0.02*soft {
				break
			}
		}
		at := p.add(dir.mul(t))
		d, slope := distance(at, dir)
		if d < best {
			best, nearest = d, at
		}
		if d < skin {
			return nearest, 1
		}
		if slope < 0 {
			before, d0, s0 = t, d, slope
		} else {
			after, d1, s1 = t, d, slope
		}
	}
	return nearest, 1 - best/soft
}

// normal is the outward normal of the rounded cube near a point of its skin.
func normal(p vec) vec {
	const edge = 1 - dieRound
	part := func(v float64) float64 { return math.Copysign(max(math.Abs(v)-edge, 0), v) }
	return vec{part(p.x), part(p.y), part(p.z)}.unit()
}

// shade lights a point of the cube; skin is the pictures on it, nil for pips.
func shade(look DieLook, skin *faceSkin, p, n, light, half, up, rim vec, pixel float64) Colour {
	var pip, depth float64
	var tilt vec
	if skin == nil {
		pip, depth, tilt = pipAt(p, pixel)
	}
	// faces are taken as a little domed: flat ones would shine all over at once
	n = n.add(p.mul(0.3)).unit().add(tilt).unit()
	diffuse := max(n.dot(light), 0)
	ambient := 0.5 + 0.5*n.dot(up)
	lit := 0.2 + 0.24*ambient + 0.66*diffuse
	body := look.Shade.Mix(look.Body, float32(min(lit, 1)))
	if lit > 1 {
		body = body.Lighten(float32(lit-1) * 0.4)
	}
	col := body
	if pip > 0 {
		ink := look.Pip
		if depth < 0 {
			ink = look.One
		}
		ink = ink.Mix(Colour{ink.R * 0.35, ink.G * 0.35, ink.B * 0.35, 1}, float32(1-min(0.25+lit, 1)))
		col = col.Mix(ink, float32(pip))
	}
	if skin != nil {
		// the pictures glow a little: they are seen in the shade as well
		ink := skin.at(p)
		col = col.Mix(ink.Alpha(1).Darken(float32(0.5*(1-min(0.3+lit, 1)))), ink.A)
	}
	spec := power60(max(n.dot(half), 0))
	if skin != nil {
		spec *= 0.35
	}
	back := max(n.dot(rim), 0)
	col = col.Lighten(float32(0.55*spec + 0.16*back*back*back))
	return col
}

// power60 is the 60th power of x, which math.Pow takes ten times as long for.
func power60(x float64) float64 {
	x *= x
	x *= x
	four := x
	x *= x
	eight := x
	x *= x
	return x * x * x * eight * four // 32 + 16 + 8 + 4
}

// pipAt tells how much of a pip is at a point of the skin (0..1), whether it is
// the single one (depth < 0), and how its hollow tilts the normal.
func pipAt(p vec, pixel float64) (cover, depth float64, tilt vec) {
	side := sideOf(p)
	axis := side / 2
	number := faces[side]
	var u, v float64
	switch axis {
	case 0:
		u, v = p.z, p.y
	case 1:
		u, v = p.x, p.z
	default:
		u, v = p.x, p.y
	}
	size := pipSize
	if number == 1 {
		size *= 1.45
	}
	best, bu, bv := math.Inf(1), 0.0, 0.0
	for _, q := range pips(number) {
		du, dv := u-q.X*pipReach, v-q.Y*pipReach
		if d := du*du + dv*dv; d < best {
			best, bu, bv = d, du, dv
		}
	}
	r := math.Sqrt(best)
	cover = min(max((size-r)/(pixel*0.9)+0.5, 0), 1)
	if cover > 0 {
		k := -0.55 / size // the hollow leans towards its middle
		switch axis {
		case 0:
			tilt = vec{0, bv * k, bu * k}
		case 1:
			tilt = vec{bu * k, 0, bv * k}
		default:
			tilt = vec{bu * k, bv * k, 0}
		}
		tilt = tilt.mul(cover)
	}
	if number == 1 {
		depth = -1
	}
	return cover, depth, tilt
}

var pipPlaces = [7][]point{
	1: {{}},
	2: {{X: -1, Y: -1}, {X: 1, Y: 1}},
	3: {{X: -1, Y: -1}, {}, {X: 1, Y: 1}},
	4: {{X: -1, Y: -1}, {X: 1, Y: -1}, {X: -1, Y: 1}, {X: 1, Y: 1}},
	5: {{X: -1, Y: -1}, {X: 1, Y: -1}, {}, {X: -1, Y: 1}, {X: 1, Y: 1}},
	6: {{X: -1, Y: -1}, {X: 1, Y: -1}, {X: -1}, {X: 1}, {X: -1, Y: 1}, {X: 1, Y: 1}},
}

// pips are the places of a number's pips in a square from -1 to 1.
func pips(number int) []point {
	if number < 1 || number > 6 {
		return nil
	}
	return pipPlaces[number]
}
