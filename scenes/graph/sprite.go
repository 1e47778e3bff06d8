package graph

import (
	"image"
	"image/color"
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

func (rect) Paint(dst *ebiten.Image, pen *Pen) { pen.DrawImage(dst, white(), 0, 0, pen.W, pen.H) }

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
	// Edges are put on whole pixels, so that no seam shows between the parts.
	k := pen.Scale
	snap := func(v float64) float64 { return float64(int(v*k+0.5)) / k }
	w, h := snap(pen.W+2*p.outset), snap(pen.H+2*p.outset)
	b := snap(min(s.border, w/2, h/2))
	o := snap(p.outset)
	xs := [4]float64{0, b, w - b, w}
	ys := [4]float64{0, b, h - b, h}
	for j := range 3 {
		for i := range 3 {
			dx, dy := xs[i+1]-xs[i], ys[j+1]-ys[j]
			if dx <= 0 || dy <= 0 {
				continue
			}
			part := s.parts[j][i]
			pb := part.Bounds()
			pen.DrawImage(dst, part, xs[i]-o, ys[j]-o, dx/float64(pb.Dx()), dy/float64(pb.Dy()))
		}
	}
}
