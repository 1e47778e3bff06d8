package art

import "math"

// pattern is what is drawn on a snake's back.
type pattern int

const (
	diamonds pattern = iota
	bands
	zigzag
	spots
	stripes
	saddles
)

// snakeSkin is a snake's colours and its pattern.
type snakeSkin struct {
	// its ground, its pattern, the line between them, and its eyes
	back, mark, glint, eye uint32
	pattern                pattern
}

// skins are the snakes of a board, in order.
var skins = []snakeSkin{
	{0xe0562f, 0x5a1420, 0xffc766, 0xe8a020, diamonds},
	{0x2f9e8f, 0x0c3d4f, 0xb6f0c8, 0xf0d040, bands},
	{0xc9a227, 0x553008, 0xfff0b0, 0x7ad040, zigzag},
	{0x8d54c9, 0x32135f, 0xf2b5ff, 0xf2c83a, spots},
	{0x6fae2f, 0x1d4a16, 0xf0f29a, 0xf08a30, saddles},
	{0xd5457f, 0x57103c, 0xffd0d8, 0x58c8e0, stripes},
	{0x3d7fd0, 0x122a66, 0xbfe6ff, 0xf0b030, diamonds},
	{0xd97a2a, 0x1f1512, 0xfff2d0, 0x6ad8b0, bands},
	{0xb7b9a8, 0x3d4034, 0xfffbe8, 0xe86a3a, zigzag},
	{0x3aa65a, 0x7a1f2a, 0xffe08a, 0xf2e060, spots},
}

// skinPaint gives the colour at a distance along a snake and across it, where its
// body is half wide and n points across it.
func (d *gardenDrawer) skinPaint(k snakeSkin, rs []rib) func(s, off, half float64, n point) Colour {
	back, mark, glint := hex(k.back), hex(k.mark), hex(k.glint)
	total := rs[len(rs)-1].s
	high := d.t.High
	scaly := d.scale >= 34 && !high
	edge := 1.2 / d.scale // softens the pattern by a pixel
	return func(s, off, half float64, n point) Colour {
		u := off / max(half, 1e-6)
		u = min(max(u, -1), 1)
		// the pattern fades into the head
		in, line := k.pattern.at(s, u, half, total, edge)
		c := back
		if s < headLong {
			in, line = headMark(s, u)
		}
		c = c.Mix(glint, float32(line)*0.85)
		c = c.Mix(mark, float32(in))
		if high {
			return c.Lighten(0.1)
		}
		if scaly && s > 0.4 {
			const pitch = 0.1
			a, b := (s+off)/pitch, (s-off)/pitch
			a, b = a-math.Floor(a), b-math.Floor(b)
			// each scale is lit at its front and dark behind
			c = c.Darken(float32(0.3 * max(max(a, b)-0.72, 0) / 0.28))
			c = c.Lighten(float32(0.16 * max(0.4-max(a, b), 0) / 0.4))
		}
		// pale towards the belly
		under := float32(max(math.Abs(u)-0.72, 0) / 0.28)
		c = c.Mix(glint.Mix(back, 0.45), under*0.55)
		// the round of the body under a lamp from the top left
		z := math.Sqrt(max(1-u*u, 0))
		light := -0.55*u*n.X - 0.8*u*n.Y
		k := 0.62*z + 0.62*light
		if k > 0.55 {
			c = c.Lighten(float32(min((k-0.55)*0.55, 0.4)))
		} else {
			c = c.Darken(float32(min((0.55-k)*0.62, 0.7)))
		}
		// a wet gleam along the lit flank
		g := light*1.1 + z*0.35 - 0.72
		if g > 0 {
			c = c.Lighten(float32(min(g*1.3, 0.38)))
		}
		return c
	}
}

// soft is 1 inside an edge and 0 outside; d is the distance into the shape.
func soft(d, edge float64) float64 { return min(max(d/edge*0.5+0.5, 0), 1) }

// headMark is the mask on a snake's head: a pale snout and a dark V behind the
// eyes.
func headMark(s, u float64) (in, line float64) {
	v := s - 0.3 - 0.16*math.Abs(u)
	d := 0.05 - math.Abs(v-0.03)
	return soft(d, 0.03) * 0.9, soft(d+0.03, 0.03) * 0.7
}

// at tells how far a point is in the pattern, and in the line round it.
func (k pattern) at(s, u, half, total, edge float64) (in, line float64) {
	s -= headLong
	fade := min(max(s/0.25, 0), 1)
	const border = 0.028
	var d float64 // into the shape, board units
	w := u * half
	switch k {
	case diamonds:
		p := 0.46
		t := math.Abs(s/p-math.Floor(s/p)-0.5) * p
		d = (half*0.82 + 0.02 - math.Abs(w) - t*0.8) * 0.75
		if inner := (half*0.28 - math.Abs(w) - t*0.8) * 0.75; inner > 0 {
			return 0, fade * soft(inner, edge)
		}
	case bands:
		p := 0.4
		t := math.Abs(s/p-math.Floor(s/p)-0.5) * p
		d = 0.085 - t + 0.02*math.Cos(u*3)
	case zigzag:
		p := 0.36
		t := math.Abs(s/p-math.Floor(s/p)-0.5)*2 - 0.5
		d = 0.05 - math.Abs(w-t*half*1.1)*0.75
	case spots:
		p := 0.3
		i := math.Floor(s / p)
		t := (s/p - i - 0.5) * p
		side := 0.42
		if int(i)%2 == 0 {
			side = -side
		}
		d = half*0.42 - math.Hypot(t, w-side*half)
	case stripes:
		d = max(half*0.17-math.Abs(w), half*0.13-math.Abs(math.Abs(w)-half*0.62))
	case saddles:
		p := 0.52
		t := math.Abs(s/p-math.Floor(s/p)-0.5) * p
		d = 0.15 - t - 0.09*u*u
		if inner := 0.07 - t - 0.05*u*u; inner > 0 {
			return 0, fade * 0.6 * soft(inner, edge)
		}
	}
	return fade * soft(d, edge), fade * soft(d+border, edge)
}
