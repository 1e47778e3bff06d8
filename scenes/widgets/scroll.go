package widgets

import (
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
)

// Scroll is a window onto a list that may be longer than it. It moves with the wheel, a finger, and the focus.
type Scroll struct {
	Content *graph.Node // what is added here is seen through the window
	node    *graph.Node
	bar     *graph.Panel
	ui      *UI
	w, h    float64
	length  float64
	at, to  float64
}

// pad is the room inside the window for rings and shadows.
const pad = 8

// NewScroll returns a window of a size in units and adds it to the UI.
func NewScroll(ui *UI, w, h float64) *Scroll {
	s := &Scroll{node: graph.New(w, h), Content: graph.New(w, 0), ui: ui, w: w, h: h}
	s.node.SetClip(true)
	s.bar = NewBox(ui.ctx, Box{Fill: fade(ui.ctx.Theme.Muted, 0.6), Radius: 3}, 6, 40)
	s.bar.SetZ(10)
	s.node.Add(s.Content, s.bar.Node)
	ui.scrolls = append(ui.scrolls, s)
	s.SetLength(0)
	return s
}

// Root returns the window's node for placing.
func (s *Scroll) Root() *graph.Node { return s.node }

// Add adds a widget to the list at a place in it.
func (s *Scroll) Add(id string, w Widget, x, y float64) {
	n := s.ui.add(id, w, s)
	n.SetPos(x, y)
	s.Content.Add(n)
}

// SetLength tells how long the list is, in units.
func (s *Scroll) SetLength(length float64) {
	s.length = length
	s.jump(s.at)
}

// At returns how far the list is scrolled, in units.
func (s *Scroll) At() float64 { return s.to }

// ScrolledTo returns how far the first list of the UI is scrolled, in units; 0 where there is none.
func (u *UI) ScrolledTo() float64 {
	if len(u.scrolls) == 0 {
		return 0
	}
	return u.scrolls[0].to
}

// Jump scrolls to a place at once.
func (s *Scroll) Jump(at float64) { s.jump(at) }

func (s *Scroll) jump(at float64) {
	s.to = s.limit(at)
	s.at = s.to
	s.show()
}

func (s *Scroll) limit(at float64) float64 { return min(max(at, 0), max(0, s.length-s.h)) }

// By scrolls by some units, down for positive ones.
func (s *Scroll) By(d float64) {
	s.to = s.limit(s.to + d)
	if s.ui.ctx.Still() {
		s.jump(s.to)
	}
}

// Key scrolls by the keys of a page on which nothing else wants them, and reports whether it was one.
func (s *Scroll) Key(in scenes.Input) bool {
	const line, over = 72, 48 // units; over is what a page shows of the one before
	switch in.Kind {
	case scenes.NavUp:
		s.By(-line)
	case scenes.NavDown:
		s.By(line)
	case scenes.PageUp:
		s.By(over - s.h)
	case scenes.PageDown:
		s.By(s.h - over)
	case scenes.Home:
		s.By(-s.length)
	case scenes.End:
		s.By(s.length)
	default:
		return false
	}
	return true
}

// Show scrolls until a node of the list can be seen.
func (s *Scroll) Show(n *graph.Node) {
	_, y := n.Pos()
	for p := n.Parent(); p != nil && p != s.Content; p = p.Parent() {
		_, py := p.Pos()
		y += py
	}
	_, h := n.Size()
	if y-pad < s.to {
		s.to = s.limit(y - pad)
	} else if y+h+pad > s.to+s.h {
		s.to = s.limit(y + h + pad - s.h)
	}
	if s.ui.ctx.Still() {
		s.jump(s.to)
	}
}

func (s *Scroll) update() {
	if s.at == s.to {
		return
	}
	s.at += (s.to - s.at) * 0.3
	if d := s.at - s.to; d < 0.5 && d > -0.5 {
		s.at = s.to
	}
	s.show()
}

func (s *Scroll) show() {
	s.Content.SetPos(0, -s.at)
	long := s.length > s.h+0.5
	s.bar.SetVisible(long)
	if !long {
		return
	}
	bh := max(40, s.h*s.h/s.length)
	s.bar.SetSize(6, bh)
	s.bar.SetPos(s.w-7, (s.h-bh)*s.at/(s.length-s.h))
}

func (s *Scroll) contains(x, y float64) bool {
	lx, ly := localTo(s.node, x, y)
	return lx >= 0 && ly >= 0 && lx < s.w && ly < s.h
}

var _ scenes.TextTaker = (*UI)(nil)
