package graph

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Pen is what a painter draws with.
type Pen struct {
	GeoM  ebiten.GeoM // from the node's units to physical pixels
	Scale float64     // physical pixels a unit at the root, without the scales of nodes
	W, H  float64     // the node's size in units
	Alpha float32     // of the node and all above it
	Tint  [3]float32  // of the node

	op ebiten.DrawImageOptions
}

// DrawImage draws an image with its top left corner at a point of the node, its pixels sx and sy units wide and high,
// with the pen's alpha and tint.
func (p *Pen) DrawImage(dst, src *ebiten.Image, x, y, sx, sy float64) {
	if src == nil {
		return
	}
	g := &p.op.GeoM
	g.Reset()
	g.Scale(sx, sy)
	g.Translate(x, y)
	g.Concat(p.GeoM)
	p.op.Filter = ebiten.FilterLinear
	if snapped(g) {
		p.op.Filter = ebiten.FilterNearest
	}
	p.draw(dst, src)
}

// draw draws with what is set in the options, in the pen's colours.
func (p *Pen) draw(dst, src *ebiten.Image) {
	p.op.ColorScale.Reset()
	p.op.ColorScale.Scale(p.Tint[0]*p.Alpha, p.Tint[1]*p.Alpha, p.Tint[2]*p.Alpha, p.Alpha)
	dst.DrawImage(src, &p.op)
}

// upright reports whether the node is neither turned nor scaled by itself or by those above it.
func (p *Pen) upright() bool {
	const eps = 1e-3
	k := p.Scale
	return math.Abs(p.GeoM.Element(0, 0)-k) <= eps && math.Abs(p.GeoM.Element(1, 1)-k) <= eps &&
		math.Abs(p.GeoM.Element(0, 1)) <= eps && math.Abs(p.GeoM.Element(1, 0)) <= eps
}

// snapped puts a picture that is neither scaled nor turned on whole pixels and reports whether it is one: then it
// is copied as it was baked.
func snapped(g *ebiten.GeoM) bool {
	const eps = 1e-3
	if math.Abs(g.Element(0, 0)-1) > eps || math.Abs(g.Element(1, 1)-1) > eps ||
		math.Abs(g.Element(0, 1)) > eps || math.Abs(g.Element(1, 0)) > eps {
		return false
	}
	g.SetElement(0, 0, 1)
	g.SetElement(1, 1, 1)
	g.SetElement(0, 1, 0)
	g.SetElement(1, 0, 0)
	g.SetElement(0, 2, math.Round(g.Element(0, 2)))
	g.SetElement(1, 2, math.Round(g.Element(1, 2)))
	return true
}

// pen is the one pen: drawing happens on one goroutine, and a pen that stays allocates nothing.
var pen Pen

// Draw draws the tree of which n is the root, with the given number of physical pixels a unit, and marks it clean.
func (n *Node) Draw(dst *ebiten.Image, scale float64) {
	n.DrawFaded(dst, scale, 1)
}

// DrawFaded is Draw with an alpha over the whole tree.
func (n *Node) DrawFaded(dst *ebiten.Image, scale, alpha float64) {
	var g ebiten.GeoM
	g.Scale(scale, scale)
	pen.Scale = scale
	n.draw(dst, &g, float32(alpha))
	n.dirty = false
}

func (n *Node) draw(dst *ebiten.Image, above *ebiten.GeoM, alpha float32) {
	alpha *= n.alpha
	if n.hidden || alpha <= 0 {
		return
	}
	g := n.geoM()
	g.Concat(*above)
	if n.clip {
		dst = n.clipped(dst, &g)
		if dst == nil {
			return
		}
	}
	if n.painter != nil {
		pen.GeoM, pen.W, pen.H, pen.Alpha, pen.Tint = g, n.w, n.h, alpha, n.tint
		n.painter.Paint(dst, &pen)
	}
	n.sort()
	for _, c := range n.children {
		c.draw(dst, &g, alpha)
	}
}

// geoM is the way from the node's units to its parent's.
func (n *Node) geoM() (g ebiten.GeoM) {
	g.Translate(-n.pivotX*n.w, -n.pivotY*n.h)
	if n.scaleX != 1 || n.scaleY != 1 {
		g.Scale(n.scaleX, n.scaleY)
	}
	if n.rotation != 0 {
		g.Rotate(n.rotation)
	}
	g.Translate(n.x, n.y)
	return g
}

func (n *Node) clipped(dst *ebiten.Image, g *ebiten.GeoM) *ebiten.Image {
	x0, y0 := g.Apply(0, 0)
	x1, y1 := g.Apply(n.w, n.h)
	r := image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1)), int(math.Ceil(y1)))
	if r = r.Intersect(dst.Bounds()); r.Empty() {
		return nil
	}
	return dst.SubImage(r).(*ebiten.Image)
}

// ToRoot turns a point of the node into one of the root.
func (n *Node) ToRoot(x, y float64) (float64, float64) {
	for ; n.parent != nil; n = n.parent {
		g := n.geoM()
		x, y = g.Apply(x, y)
	}
	return x, y
}

// Hit returns the nearest touchable node at a point of the tree of which n is the root, nil if there is none.
func (n *Node) Hit(x, y float64) *Node {
	if n.hidden || n.alpha <= 0 {
		return nil
	}
	if n.parent != nil {
		g := n.geoM()
		if !g.IsInvertible() {
			return nil
		}
		g.Invert()
		x, y = g.Apply(x, y)
	}
	inside := x >= 0 && y >= 0 && x < n.w && y < n.h
	if n.clip && !inside {
		return nil
	}
	n.sort()
	for i := len(n.children) - 1; i >= 0; i-- {
		if hit := n.children[i].Hit(x, y); hit != nil {
			return hit
		}
	}
	if n.touch && inside {
		return n
	}
	return nil
}
