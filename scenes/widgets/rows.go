package widgets

import (
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
)

// Rows stacks labelled controls in a list, section by section.
type Rows struct {
	UI *UI
	// Put adds a widget at a place of the list; Deco adds a node that is only looked at.
	Put  func(id string, w Widget, x, y float64)
	Deco func(n *graph.Node)
	X, Y float64 // where the next row comes
	W    float64 // of a row
	top  float64 // of the open section, with its panel still to be made
	open bool
}

const (
	rowGap     = 6
	sectionPad = 14
)

// Section begins a group with a heading and a panel behind it; the one before is closed.
func (r *Rows) Section(title string) {
	r.Close()
	t := Label(r.UI.ctx, title, Body, graph.Bold, r.W)
	t.SetColor(r.UI.ctx.Theme.Accent)
	_, h := t.Size()
	t.SetPos(r.X+4, r.Y)
	r.Deco(t.Node)
	r.Y += h + 6
	r.top, r.open = r.Y, true
	r.Y += sectionPad
}

// Close ends the open section.
func (r *Rows) Close() {
	if !r.open {
		return
	}
	r.open = false
	r.Y += sectionPad - rowGap
	p := NewPanel(r.UI.ctx, art.PlainPanel, r.W, r.Y-r.top)
	p.SetPos(r.X, r.top)
	p.SetZ(-1)
	r.Deco(p.Node)
	r.Y += 20
}

// Box puts what add adds on a panel of its own, without a heading.
func (r *Rows) Box(add func()) {
	r.Close()
	r.top, r.open = r.Y, true
	r.Y += sectionPad - 4
	add()
	r.Close()
	r.Y -= 8
}

// inner are the left edge and the width inside a section.
func (r *Rows) inner() (x, w float64) { return r.X + sectionPad, r.W - 2*sectionPad }

// Inner is the width that a widget of a section may have.
func (r *Rows) Inner() float64 {
	_, w := r.inner()
	return w
}

// Add adds a widget as wide as the section.
func (r *Rows) Add(id string, w Widget) {
	x, _ := r.inner()
	r.Put(id, w, x, r.Y)
	_, h := w.Root().Size()
	r.Y += h + rowGap
}

// Labelled adds a control with its name to the left, or above where the name is long. make gets the control's width.
func (r *Rows) Labelled(id, label string, make func(w float64) Widget) {
	r.UI.Name(id, label)
	x, w := r.inner()
	ctx := r.UI.ctx
	lw := w * 0.4
	if ctx.Fonts.Width(label, graph.Regular, Body) <= lw-20 {
		c := make(w - lw)
		_, h := c.Root().Size()
		t := Label(ctx, label, Body, graph.Regular, lw-20)
		_, th := t.Size()
		t.SetPos(x+12, r.Y+(h-th)/2)
		r.Deco(t.Node)
		r.Put(id, c, x+lw, r.Y)
		r.Y += h + rowGap
		return
	}
	t := Label(ctx, label, Body, graph.Regular, w-24)
	_, th := t.Size()
	t.SetPos(x+12, r.Y)
	r.Deco(t.Node)
	r.Y += th + 2
	c := make(w)
	_, h := c.Root().Size()
	r.Put(id, c, x, r.Y)
	r.Y += h + rowGap
}

// Text adds a paragraph.
func (r *Rows) Text(s string) *graph.Text {
	x, w := r.inner()
	t := Para(r.UI.ctx, s, Small, w-24)
	_, h := t.Size()
	t.SetPos(x+12, r.Y)
	r.Deco(t.Node)
	r.Y += h + rowGap
	return t
}

// RowsIn returns rows in a list that scrolls, over its whole width.
func RowsIn(u *UI, s *Scroll) *Rows {
	return &Rows{
		UI: u, X: 12, Y: 8, W: s.w - 32,
		Put:  s.Add,
		Deco: func(n *graph.Node) { s.Content.Add(n) },
	}
}

// RowsOn returns rows straight on the page.
func RowsOn(u *UI, x, y, w float64) *Rows {
	return &Rows{
		UI: u, X: x, Y: y, W: w,
		Put: func(id string, wd Widget, x, y float64) {
			n := u.Add(id, wd)
			n.SetPos(x, y)
			u.Root.Add(n)
		},
		Deco: func(n *graph.Node) { u.Root.Add(n) },
	}
}
