package art

import (
	"image"
	"math"

	"golang.org/x/image/vector"

	"ludaxy/scenes/layout"
)

// canvas paints into an image. Its units are chosen by whoever makes it: all
// coordinates, widths and blurs below are in those units.
type canvas struct {
	img    *image.RGBA
	scale  float64 // pixels a unit
	origin point   // the unit at the top left of the image
	ras    vector.Rasterizer
	clip   *mask
}

// mask is coverage, 0..255, over a part of the image.
type mask struct {
	r   image.Rectangle
	pix []uint8
}

// newCanvas makes a canvas of w x h pixels (at least 1) whose top left is at a
// unit and on which a unit has scale pixels.
func newCanvas(w, h int, scale float64, origin point) *canvas {
	return &canvas{img: image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1))), scale: scale, origin: origin}
}

// over makes a canvas for a rectangle of units.
func over(r layout.Rect, scale float64) *canvas {
	w, h := int(math.Ceil(r.W*scale-1e-6)), int(math.Ceil(r.H*scale-1e-6))
	return newCanvas(w, h, scale, point{X: r.X, Y: r.Y})
}

// pixel takes a point to the image.
func (c *canvas) pixel(p point) point { return p.Sub(c.origin).Mul(c.scale) }

// cover rasterises a path, moved by dx, dy. pad leaves an empty margin, in
// pixels, round what it covers.
func (c *canvas) cover(p *path, dx, dy float64, pad int) *mask {
	lo, hi := p.bounds()
	d := point{X: dx, Y: dy}
	lo, hi = c.pixel(lo.Add(d)), c.pixel(hi.Add(d))
	if !(lo.X <= hi.X) { // empty
		return &mask{}
	}
	const far = 1 << 14
	r := image.Rect(int(max(math.Floor(lo.X), -far))-pad, int(max(math.Floor(lo.Y), -far))-pad,
		int(min(math.Ceil(hi.X), far))+pad, int(min(math.Ceil(hi.Y), far))+pad)
	b := c.img.Bounds()
	r = r.Intersect(image.Rect(b.Min.X-pad, b.Min.Y-pad, b.Max.X+pad, b.Max.Y+pad))
	m := &mask{r: r}
	if r.Empty() {
		return m
	}
	c.ras.Reset(r.Dx(), r.Dy())
	c.ras.DrawOp = 1 // draw.Src: the mask is fresh
	off := point{X: float64(r.Min.X), Y: float64(r.Min.Y)}
	for _, s := range p.segs {
		var q [3][2]float32
		for j := range s.verb.count() {
			v := c.pixel(s.p[j].Add(d)).Sub(off)
			q[j] = [2]float32{float32(v.X), float32(v.Y)}
		}
		switch s.verb {
		case moveTo:
			c.ras.MoveTo(q[0][0], q[0][1])
		case lineTo:
			c.ras.LineTo(q[0][0], q[0][1])
		case quadTo:
			c.ras.QuadTo(q[0][0], q[0][1], q[1][0], q[1][1])
		case cubeTo:
			c.ras.CubeTo(q[0][0], q[0][1], q[1][0], q[1][1], q[2][0], q[2][1])
		case closePath:
			c.ras.ClosePath()
		}
	}
	a := image.NewAlpha(image.Rect(0, 0, r.Dx(), r.Dy()))
	c.ras.Draw(a, a.Bounds(), image.Opaque, image.Point{})
	m.pix = a.Pix
	return m
}

// at is the coverage of a pixel, 0 outside the mask.
func (m *mask) at(x, y int) uint8 {
	if x < m.r.Min.X || y < m.r.Min.Y || x >= m.r.Max.X || y >= m.r.Max.Y {
		return 0
	}
	return m.pix[(y-m.r.Min.Y)*m.r.Dx()+x-m.r.Min.X]
}

// fill paints the inside of a path.
func (c *canvas) fill(p *path, paint paint) { c.lay(c.cover(p, 0, 0, 0), paint) }

// stroke paints a line along a path.
func (c *canvas) stroke(p *path, width float64, paint paint) { c.fill(p.stroked(width), paint) }

// shadow paints the blurred shape of a path moved by dx, dy. blur is the
// standard deviation.
func (c *canvas) shadow(p *path, dx, dy, blur float64, col Colour) {
	px := blur * c.scale
	m := c.cover(p, dx, dy, int(3*px)+1)
	m.blur(px)
	c.lay(m, col)
}

// inner shades a path from its edge inwards, as if the edge stood above what is
// inside and the light came from the other side of dx, dy.
func (c *canvas) inner(p *path, dx, dy, blur float64, col Colour) {
	px := blur * c.scale
	pad := int(3*px+math.Hypot(dx, dy)*c.scale) + 2
	m := c.cover(p, 0, 0, pad)
	n := c.cover(p, dx, dy, pad)
	n.blur(px)
	for y := m.r.Min.Y; y < m.r.Max.Y; y++ {
		row := m.pix[(y-m.r.Min.Y)*m.r.Dx():][:m.r.Dx()]
		for i, v := range row {
			if v != 0 {
				row[i] = uint8(int(v) * (255 - int(n.at(m.r.Min.X+i, y))) / 255)
			}
		}
	}
	c.lay(m, col)
}

// within restricts painting to a path until the returned function is called.
func (c *canvas) within(p *path) (release func()) {
	before := c.clip
	c.clip = c.cover(p, 0, 0, 0)
	return func() { c.clip = before }
}

// lay composites a paint through a mask.
func (c *canvas) lay(m *mask, paint paint) {
	r := m.r.Intersect(c.img.Bounds())
	if c.clip != nil {
		r = r.Intersect(c.clip.r)
	}
	if r.Empty() {
		return
	}
	solid, flat := paint.(Colour)
	inv := 1 / c.scale
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := m.pix[(y-m.r.Min.Y)*m.r.Dx()+r.Min.X-m.r.Min.X:][:r.Dx()]
		dst := c.img.Pix[c.img.PixOffset(r.Min.X, y):][:4*r.Dx()]
		uy := (float64(y)+0.5)*inv + c.origin.Y
		for i, v := range row {
			if v == 0 {
				continue
			}
			cov := float32(v) * (1.0 / 255)
			if c.clip != nil {
				cov *= float32(c.clip.at(r.Min.X+i, y)) * (1.0 / 255)
			}
			col := solid
			if !flat {
				col = paint.at((float64(r.Min.X+i)+0.5)*inv+c.origin.X, uy)
			}
			blend(dst[4*i:4*i+4:4*i+4], col, cov)
		}
	}
}

// blend lays a colour over a premultiplied pixel.
func blend(dst []uint8, col Colour, cov float32) {
	a := col.A * cov
	if a <= 0 {
		return
	}
	k := 1 - a
	a *= 255
	dst[0] = uint8(min(col.R*a+float32(dst[0])*k+0.5, 255))
	dst[1] = uint8(min(col.G*a+float32(dst[1])*k+0.5, 255))
	dst[2] = uint8(min(col.B*a+float32(dst[2])*k+0.5, 255))
	dst[3] = uint8(min(a+float32(dst[3])*k+0.5, 255))
}
