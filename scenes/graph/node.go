package graph

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// A Painter draws what a node shows. Paint is called with the node's place, size, alpha and tint in the pen, and draws
// inside the rectangle from (0, 0) to the node's size in the node's own units.
type Painter interface {
	Paint(dst *ebiten.Image, pen *Pen)
}

// Node is one element of the tree. Its zero value is not ready: use [New] or one of the constructors of the kinds.
type Node struct {
	parent   *Node
	children []*Node
	unsorted bool

	x, y, w, h     float64
	pivotX, pivotY float64 // fractions of the size
	scaleX, scaleY float64
	rotation       float64
	z              int
	alpha          float32
	tint           [3]float32
	hidden         bool
	touch          bool
	clip           bool
	painter        Painter

	dirty bool // meaningful at the root only

	// Data is the owner's: whatever a hit on this node should lead to.
	Data any
}

// New returns an empty node of the given size in units; groups may have size zero.
func New(w, h float64) *Node {
	return &Node{w: w, h: h, scaleX: 1, scaleY: 1, alpha: 1, tint: [3]float32{1, 1, 1}, dirty: true}
}

// NewPainted returns a node that shows what a painter of the caller's own draws.
func NewPainted(w, h float64, p Painter) *Node {
	n := New(w, h)
	n.painter = p
	return n
}

// Add makes nodes the last children of n, taking them away from where they were, and returns n.
func (n *Node) Add(nodes ...*Node) *Node {
	for _, c := range nodes {
		if c == nil || c == n {
			continue
		}
		c.Remove()
		c.parent = n
		n.children = append(n.children, c)
		n.unsorted = true
	}
	n.Touch()
	return n
}

// Remove takes the node out of its parent, if it has one.
func (n *Node) Remove() {
	p := n.parent
	if p == nil {
		return
	}
	for i, c := range p.children {
		if c == n {
			copy(p.children[i:], p.children[i+1:])
			p.children[len(p.children)-1] = nil
			p.children = p.children[:len(p.children)-1]
			break
		}
	}
	p.Touch()
	n.parent = nil
}

// Clear removes all children.
func (n *Node) Clear() {
	for i, c := range n.children {
		c.parent = nil
		n.children[i] = nil
	}
	n.children = n.children[:0]
	n.Touch()
}

// Parent returns the node that n is a child of, nil at the root.
func (n *Node) Parent() *Node { return n.parent }

// Children returns the children from back to front. The slice is the node's own and not to be changed.
func (n *Node) Children() []*Node {
	n.sort()
	return n.children
}

// Touch tells that the node looks different now. Setters call it; painters with a state of their own must.
func (n *Node) Touch() {
	for ; ; n = n.parent {
		if n.hidden || n.alpha <= 0 {
			return
		}
		if n.parent == nil {
			n.dirty = true
			return
		}
	}
}

// Dirty reports whether the tree of which n is the root has to be drawn again.
func (n *Node) Dirty() bool { return n.dirty }

// Clean forgets that the tree is dirty; Draw does it by itself.
func (n *Node) Clean() { n.dirty = false }

// SetPos puts the node's pivot at a point of its parent, in units.
func (n *Node) SetPos(x, y float64) *Node {
	if n.x != x || n.y != y {
		n.x, n.y = x, y
		n.Touch()
	}
	return n
}

// Pos returns where the node's pivot is in its parent.
func (n *Node) Pos() (x, y float64) { return n.x, n.y }

// SetSize sets the size in units, before scaling.
func (n *Node) SetSize(w, h float64) *Node {
	if n.w != w || n.h != h {
		n.w, n.h = w, h
		n.Touch()
	}
	return n
}

// Size returns the size in units, before scaling.
func (n *Node) Size() (w, h float64) { return n.w, n.h }

// SetPivot sets the point that SetPos places and that the node turns and grows about, as fractions of its size. New
// nodes have (0, 0), the top left corner.
func (n *Node) SetPivot(fx, fy float64) *Node {
	if n.pivotX != fx || n.pivotY != fy {
		n.pivotX, n.pivotY = fx, fy
		n.Touch()
	}
	return n
}

// SetScale sets the scale about the pivot; 1 is natural.
func (n *Node) SetScale(sx, sy float64) *Node {
	if n.scaleX != sx || n.scaleY != sy {
		n.scaleX, n.scaleY = sx, sy
		n.Touch()
	}
	return n
}

// Scale returns the scale about the pivot.
func (n *Node) Scale() (sx, sy float64) { return n.scaleX, n.scaleY }

// SetRotation turns the node about its pivot, clockwise in radians.
func (n *Node) SetRotation(radians float64) *Node {
	if n.rotation != radians {
		n.rotation = radians
		n.Touch()
	}
	return n
}

// Rotation returns the angle in radians.
func (n *Node) Rotation() float64 { return n.rotation }

// SetZ sets the depth among the siblings: higher is nearer. Equal depths keep the order in which they were added.
func (n *Node) SetZ(z int) *Node {
	if n.z != z {
		n.z = z
		if n.parent != nil {
			n.parent.unsorted = true
		}
		n.Touch()
	}
	return n
}

// Z returns the depth among the siblings.
func (n *Node) Z() int { return n.z }

// SetAlpha sets how opaque the node and all below it are, from 0 to 1.
func (n *Node) SetAlpha(alpha float64) *Node {
	a := float32(min(max(alpha, 0), 1))
	if n.alpha != a {
		n.Touch() // before and after: going to and coming from zero both show
		n.alpha = a
		n.Touch()
	}
	return n
}

// Alpha returns how opaque the node is.
func (n *Node) Alpha() float64 { return float64(n.alpha) }

// SetTint multiplies the colours of what the node itself shows; its alpha is ignored. Children keep their own.
func (n *Node) SetTint(c color.Color) *Node {
	r, g, b, a := c.RGBA()
	if a == 0 {
		return n
	}
	t := [3]float32{float32(r) / float32(a), float32(g) / float32(a), float32(b) / float32(a)}
	if n.tint != t {
		n.tint = t
		n.Touch()
	}
	return n
}

// SetVisible shows or hides the node with all below it.
func (n *Node) SetVisible(visible bool) *Node {
	if n.hidden == visible {
		n.Touch()
		n.hidden = !visible
		n.Touch()
	}
	return n
}

// Visible reports whether the node itself is shown; a parent may still be hidden.
func (n *Node) Visible() bool { return !n.hidden }

// SetTouchable makes the node's rectangle catch hits.
func (n *Node) SetTouchable(touchable bool) *Node {
	n.touch = touchable
	return n
}

// SetClip keeps what is below the node inside its rectangle. It works for nodes that are not turned.
func (n *Node) SetClip(clip bool) *Node {
	if n.clip != clip {
		n.clip = clip
		n.Touch()
	}
	return n
}

// Painter returns what the node shows, nil for nothing.
func (n *Node) Painter() Painter { return n.painter }

// Touchable reports whether the node's rectangle catches hits.
func (n *Node) Touchable() bool { return n.touch }

// Clipping reports whether the node keeps what is below it inside its rectangle.
func (n *Node) Clipping() bool { return n.clip }

// SetPainter changes what the node shows; nil shows nothing.
func (n *Node) SetPainter(p Painter) *Node {
	n.painter = p
	n.Touch()
	return n
}

// sort orders the children by depth, keeping the order of equals; an insertion sort, because they are nearly sorted.
func (n *Node) sort() {
	if !n.unsorted {
		return
	}
	n.unsorted = false
	c := n.children
	for i := 1; i < len(c); i++ {
		for j := i; j > 0 && c[j-1].z > c[j].z; j-- {
			c[j-1], c[j] = c[j], c[j-1]
		}
	}
}
