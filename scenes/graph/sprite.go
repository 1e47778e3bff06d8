package graph

import (
	"image"
	"image/color"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

// Sprite is a node that shows a picture stretched over its size. A picture baked at the node's size in physical pixels
// is copied pixel for pixel.
type Sprite struct {
	*Node
	img *ebiten.Image
}

// NewSprite returns a sprite of a size in units; img may be nil, which shows nothing.
func NewSprite(img *ebiten.Image, w, h float64) *Sprite {
	s := &Sprite{Node: New(w, h), img: img}
	s.painter = s
	return s
}

// SetImage changes the picture.
func (s *Sprite) SetImage(img *ebiten.Image) {
	if s.img != img {
		s.img = img
		s.Touch()
	}
}

// Image returns the picture.
func (s *Sprite) Image() *ebiten.Image { return s.img }

// Paint implements [Painter].
func (s *Sprite) Paint(dst *ebiten.Image, pen *Pen) {
	if s.img == nil {
		return
	}
	b := s.img.Bounds()
	pen.DrawImage(dst, s.img, 0, 0, pen.W/float64(b.Dx()), pen.H/float64(b.Dy()))
}

// white is a picture of one white pixel, with a border so that filtering at its edge stays white.
var white = sync.OnceValue(func() *ebiten.Image {
	img := image.NewRGBA(image.Rect(0, 0, 3, 3))
	for i := range img.Pix {
		img.Pix[i] = 0xff
	}
	return ebiten.NewImageFromImage(img).SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
})

// NewRect returns a rectangle of one colour; c's own alpha becomes the node's.
func NewRect(c color.Color, w, h float64) *Node {
	_, _, _, a := c.RGBA()
	n := NewPainted(w, h, rect{})
	n.SetTint(c)
	n.SetAlpha(float64(a) / 0xffff)
	return n
}

type rect struct{}

// Paint needs no filter, as there is nothing but white: what is drawn before and after can then share its batch. An
// upright rectangle covers whole pixels, so that a fine line never falls between two.
func (rect) Paint(dst *ebiten.Image, pen *Pen) {
	if pen.W <= 0 || pen.H <= 0 {
		return
	}
	g := &pen.op.GeoM
	g.Reset()
	if pen.upright() {
		x, y := pen.GeoM.Element(0, 2), pen.GeoM.Element(1, 2)
		x0, y0 := math.Round(x), math.Round(y)
		g.Scale(max(1, math.Round(x+pen.W*pen.Scale)-x0), max(1, math.Round(y+pen.H*pen.Scale)-y0))
		g.Translate(x0, y0)
	} else {
		g.Scale(pen.W, pen.H)
		g.Concat(pen.GeoM)
	}
	pen.op.Filter = ebiten.FilterNearest
	pen.draw(dst, white())
}

// Slices is a picture cut into nine parts for panels of any size: the corners keep their size, the edges stretch.
type Slices struct {
	parts  [3][3]*ebiten.Image
	inset  int
	border float64
}

// NewSlices cuts a picture inset pixels from each edge. Each corner is shown border units wide.
func NewSlices(img *ebiten.Image, inset int, border float64) *Slices {
	b := img.Bounds()
	inset = max(1, min(inset, (b.Dx()-1)/2, (b.Dy()-1)/2))
	s := &Slices{inset: inset, border: border}
	xs := [4]int{b.Min.X, b.Min.X + inset, b.Max.X - inset, b.Max.X}
	ys := [4]int{b.Min.Y, b.Min.Y + inset, b.Max.Y - inset, b.Max.Y}
	for j := range 3 {
		for i := range 3 {
			s.parts[j][i] = img.SubImage(image.Rect(xs[i], ys[j], xs[i+1], ys[j+1])).(*ebiten.Image)
		}
	}
	return s
}

// Panel is a node that shows a picture in nine slices. The slices may reach outside the node's rectangle by Outset
// units on each side, for shadows.
type Panel struct {
	*Node
	slices *Slices
	outset float64
}

// NewPanel returns a panel of a size in units.
func NewPanel(s *Slices, w, h, outset float64) *Panel {
	p := &Panel{Node: New(w, h), slices: s, outset: outset}
	p.painter = p
	return p
}

// SetSlices changes the picture.
func (p *Panel) SetSlices(s *Slices) {
	if p.slices != s {
		p.slices = s
		p.Touch()
	}
}

// Paint implements [Painter].
func (p *Panel) Paint(dst *ebiten.Image, pen *Pen) {
	s := p.slices
	if s == nil {
		return
	}
	// Edges are put on whole pixels, so that no seam shows between the parts. What stretches is the same all along, so an
	// upright panel needs no filter: with one for the stretched parts alone, each panel would be drawn in nine batches.
	k := pen.Scale
	w, h := math.Round((pen.W+2*p.outset)*k), math.Round((pen.H+2*p.outset)*k)
	b := math.Round(min(s.border*k, w/2, h/2))
	o := math.Round(p.outset * k)
	xs := [4]float64{0, b, w - b, w}
	ys := [4]float64{0, b, h - b, h}
	place := pen.GeoM
	pen.op.Filter = ebiten.FilterLinear
	if pen.upright() {
		pen.op.Filter = ebiten.FilterNearest
		x, y := place.Element(0, 2), place.Element(1, 2)
		place.Reset()
		place.Scale(k, k)
		place.Translate(math.Round(x), math.Round(y))
	}
	g := &pen.op.GeoM
	for j := range 3 {
		for i := range 3 {
			dx, dy := xs[i+1]-xs[i], ys[j+1]-ys[j]
			if dx <= 0 || dy <= 0 {
				continue
			}
			part := s.parts[j][i]
			pb := part.Bounds()
			g.Reset()
			g.Scale(dx/float64(pb.Dx())/k, dy/float64(pb.Dy())/k)
			g.Translate((xs[i]-o)/k, (ys[j]-o)/k)
			g.Concat(place)
			pen.draw(dst, part)
		}
	}
}
