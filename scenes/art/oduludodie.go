package art

import (
	"math"

	"ludaxy/engine/rules"
	"ludaxy/scenes/layout"
)

// DieFaces is what a die shows on its sides.
type DieFaces uint8

// The sets of faces there are.
const (
	PipFaces     DieFaces = iota // one to six pips
	OduludoFaces                 // the faces of the Oduludo die (rules.FaceEarth to rules.FaceMoon)
)

// OduludoDie is the second die of Oduludo, dark as space; its faces are
// pictures. Face n of Rest, Tumble and BakeDieIcon is rules.FaceEarth for 1 up
// to rules.FaceMoon for 6 (RULES.md section 5).
func OduludoDie() DieLook {
	return DieLook{Body: hex(0x4a44a8), Shade: hex(0x0c0a2c), Faces: OduludoFaces}
}

// face paints face number n of an Oduludo die, seen upright, over the square
// from -1 to 1; what lies between picture and edge stays empty. Other numbers
// paint nothing.
func (c *canvas) face(n int) {
	switch n {
	case rules.FaceEarth:
		c.plate(hex(0x2c7cf0))
		c.earth()
	case rules.FaceSunA:
		c.plate(hex(0xff9a1f))
		c.sun(polygon(starPoints(12, 0, 0, 0.7, 0.45, 0)...), "A")
	case rules.FaceSunB:
		c.plate(hex(0xff5a2a))
		c.sun(beams(8), "B")
	case rules.FacePlus3:
		c.plate(hex(0x24c486))
		c.sign(word("+3", 0.78), hex(0xf4fff6), hex(0x8df5bf))
	case rules.FaceLightning:
		c.plate(hex(0x8d5cff))
		c.sign(rounded(0.05, point{X: 0.14, Y: -0.72}, point{X: -0.42, Y: 0.12}, point{X: -0.06, Y: 0.12}, point{X: -0.2, Y: 0.72},
			point{X: 0.42, Y: -0.2}, point{X: 0.06, Y: -0.2}, point{X: 0.34, Y: -0.72}), hex(0xffffff), hex(0xffe14a))
	case rules.FaceMoon:
		c.plate(hex(0x7f93c4))
		c.moon()
	}
}

// plate is the round window a picture is set in, with stars at the corners of
// the face.
func (c *canvas) plate(col Colour) {
	for i, s := range [][3]float64{{-0.72, -0.66, 0.05}, {0.7, 0.72, 0.06}, {0.76, -0.7, 0.035}, {-0.68, 0.74, 0.04}} {
		c.fill(polygon(starPoints(4, s[0], s[1], s[2]*1.7, s[2]*0.5, float64(i)*0.4)...), hex(0xe9e4ff))
	}
	c.fill(circle(0, 0, 0.82), around(0, 0, 0.82, 0.82, newRamp(stop{0, col.Darken(0.45)}, stop{0.75, col.Darken(0.72)}, stop{1, col.Darken(0.8)})))
	c.fill(ring(0, 0, 0.86, 0.79), col.Lighten(0.25))
}

// earth is a globe with two continents.
func (c *canvas) earth() {
	ball := circle(0, 0, 0.64)
	c.fill(ball, around(-0.18, -0.22, 0.95, 0.95, evenly(hex(0x8fd6ff), hex(0x3f9bff), hex(0x1f5fd6), hex(0x12307e))))
	release := c.within(ball)
	land := between(0, -0.6, 0, 0.6, evenly(hex(0x9ff08a), hex(0x4fce62), hex(0x249a48)))
	lands := []*path{
		rounded(0.12, point{X: -0.62, Y: -0.3}, point{X: -0.42, Y: -0.56}, point{X: -0.02, Y: -0.58}, point{X: 0.06, Y: -0.4}, point{X: -0.14, Y: -0.28},
			point{X: -0.2, Y: -0.08}, point{X: -0.34, Y: -0.1}, point{X: -0.5, Y: 0}),
		rounded(0.1, point{X: -0.34, Y: 0.02}, point{X: -0.1, Y: 0.04}, point{X: 0.08, Y: 0.2}, point{X: -0.06, Y: 0.38}, point{X: -0.16, Y: 0.6}, point{X: -0.26, Y: 0.36}),
		rounded(0.1, point{X: 0.22, Y: -0.12}, point{X: 0.5, Y: -0.2}, point{X: 0.7, Y: 0}, point{X: 0.6, Y: 0.4}, point{X: 0.46, Y: 0.42}, point{X: 0.4, Y: 0.12}, point{X: 0.24, Y: 0.06}),
		rounded(0.08, point{X: 0.24, Y: -0.34}, point{X: 0.36, Y: -0.54}, point{X: 0.62, Y: -0.4}, point{X: 0.66, Y: -0.26}, point{X: 0.34, Y: -0.24}),
	}
	for _, p := range lands {
		c.fill(p, land)
	}
	c.fill(ellipse(0, 0.68, 0.3, 0.1), hex(0xf2fbff))
	release()
	c.stroke(circle(0, 0, 0.64), 0.05, hex(0xcdeeff))
}

// beams are the tapering rays of a sun and its disc.
func beams(n int) *path {
	p := circle(0, 0, 0.48)
	for i := range n {
		p.add(rounded(0.04, point{X: -0.1, Y: -0.5}, point{X: -0.06, Y: -0.74}, point{X: 0.06, Y: -0.74}, point{X: 0.1, Y: -0.5}).placed(0, 0, 1, 2*math.Pi*float64(i)/float64(n)))
	}
	return p
}

// sun is a disc with rays and a letter.
func (c *canvas) sun(rays *path, letter string) {
	c.shadow(rays, 0, 0, 0.06, hex(0xffc445).Alpha(0.7))
	c.fill(rays, around(0, 0, 0.74, 0.74, evenly(hex(0xffd84a), hex(0xffc02e), hex(0xff9416))))
	c.fill(circle(0, 0, 0.43), around(-0.1, -0.14, 0.6, 0.6, evenly(hex(0xfffbd2), hex(0xffe468), hex(0xffbe2c))))
	c.fill(word(letter, 0.66), hex(0x4a1c02))
}

// sign is a bright shape with a glow.
func (c *canvas) sign(p *path, top, foot Colour) {
	c.shadow(p, 0, 0, 0.07, foot.Alpha(0.8))
	c.fill(p, between(0, -0.7, 0, 0.7, evenly(top, foot)))
}

// moon is a crescent with craters.
func (c *canvas) moon() {
	p := crescent().placed(0.03, 0, 0.68, 0)
	c.shadow(p, 0, 0, 0.07, hex(0xdfe9ff).Alpha(0.6))
	c.fill(p, between(-0.5, -0.6, 0.3, 0.6, evenly(hex(0xffffff), hex(0xe4ebfb), hex(0xb4c2e2))))
	for _, k := range [][3]float64{{-0.4, -0.12, 0.085}, {-0.3, 0.28, 0.06}, {-0.42, 0.1, 0.045}, {-0.1, 0.5, 0.05}} {
		c.fill(circle(k[0], k[1], k[2]), hex(0x93a3c9))
	}
}

// word is the outline of a text in the bold font, its capitals h units tall and
// about its own middle; a text that the font has not got is empty.
func word(text string, h float64) *path {
	ls, err := letters(text)
	if err != nil {
		return &path{}
	}
	p, x := &path{}, 0.0
	for _, l := range ls {
		p.add(l.shape.placed(x, 0, 1, 0))
		x += l.advance
	}
	lo, hi := p.bounds()
	const capital = 0.73 // of the size of the font
	k := h / capital
	return p.placed(-k*(lo.X+hi.X)/2, -k*(lo.Y+hi.Y)/2, k, 0)
}

// faceBox is the part of a face that its picture covers.
var faceBox = layout.Rect{X: -1, Y: -1, W: 2, H: 2}
