package widgets

import (
	"image/color"

	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
)

// Kind is how much a button stands out.
type Kind uint8

// The kinds of button.
const (
	Normal  Kind = iota
	Primary      // the one thing to do here
	Quiet        // no surface until it is pointed at
)

// Button is pressed.
type Button struct {
	node    *graph.Node
	ctx     *scenes.Context
	panel   *graph.Panel
	ring    *graph.Panel
	label   *graph.Text
	details []*graph.Text
	icon    *graph.Node
	kind    Kind
	off     bool
	why     string
	refuse  func(string)
	onPress func()
	faces   [4]*graph.Slices
	ink     color.RGBA
	low     float64
}

// Height is the height of a control with one line of text at the player's text size.
func Height(ctx *scenes.Context) float64 {
	return max(MinTarget, ctx.Fonts.LineHeight(Body)+18)
}

// NewButton returns a button of a size in units; at least MinTarget high.
func NewButton(ctx *scenes.Context, kind Kind, text string, w, h float64, press func()) *Button {
	h = max(h, MinTarget)
	b := &Button{node: graph.New(w, h), ctx: ctx, kind: kind, onPress: press}
	t := ctx.Theme
	b.ink = t.Text
	if kind == Primary {
		b.ink = t.OnAccent
	}
	faces, outset := buttonFaces(ctx, kind, h)
	b.faces = faces
	b.panel = graph.NewPanel(faces[0], w, h, outset)
	b.node.Add(b.panel.Node)
	b.label = graph.NewText(ctx.Fonts, text, graph.Style{
		Size: Body, Weight: graph.Bold, Color: b.ink, Align: graph.Center, Width: w - 24, Lines: 1, Shrink: 0.7,
	})
	b.node.Add(b.label.Node)
	b.place()
	return b
}

// place puts label, details and icon.
func (b *Button) place() {
	w, h := b.node.Size()
	lw, lh := b.label.Size()
	all := lh
	for _, d := range b.details {
		_, dh := d.Size()
		all += dh
	}
	y := (h-all)/2 - 1.5 + b.low // the button's front edge takes three units
	b.label.SetPos((w-lw)/2, y)
	y += lh
	for _, d := range b.details {
		dw, dh := d.Size()
		d.SetPos((w-dw)/2, y)
		y += dh
	}
}

// sink moves what is written on the button down with its face.
func (b *Button) sink(low float64) {
	if b.low != low {
		b.low = low
		b.place()
	}
}

// Detail adds smaller lines below the label; the button should be high enough for all.
func (b *Button) Detail(lines ...string) *Button {
	w, _ := b.node.Size()
	c := b.ink
	if b.kind != Primary {
		c = b.ctx.Theme.Muted
	}
	for _, line := range lines {
		d := graph.NewText(b.ctx.Fonts, line, graph.Style{
			Size: Small, Color: c, Align: graph.Center, Width: w - 24, Lines: 1, Shrink: 0.55,
		})
		b.node.Add(d.Node)
		b.details = append(b.details, d)
	}
	b.place()
	return b
}

// Icon puts a node of the given size in the middle in place of the label.
func (b *Button) Icon(n *graph.Node) *Button {
	if b.icon != nil {
		b.icon.Remove()
	}
	b.icon = n
	w, h := b.node.Size()
	nw, nh := n.Size()
	n.SetPos((w-nw)/2, (h-nh)/2-1.5)
	b.node.Add(n)
	b.label.SetVisible(false)
	return b
}

// Text is what is written on it.
func (b *Button) Text() string { return b.label.Text() }

// SetText changes the label.
func (b *Button) SetText(text string) {
	b.label.SetText(text)
	b.place()
}

// Disable makes the button unusable and says why when it is tried.
func (b *Button) Disable(why string, refuse func(string)) *Button {
	b.why, b.refuse = why, refuse
	b.SetEnabled(false)
	return b
}

// SetEnabled makes it usable or not.
func (b *Button) SetEnabled(on bool) {
	b.off = !on
	ink := b.ink
	if b.off {
		ink = b.ctx.Theme.Muted
	}
	b.label.SetColor(ink)
	b.SetState(State{})
}

// Root implements [Widget].
func (b *Button) Root() *graph.Node { return b.node }

// Enabled implements [Widget]. A disabled button that can say why takes presses for that.
func (b *Button) Enabled() bool { return !b.off || b.refuse != nil }

// SetState implements [Widget].
func (b *Button) SetState(s State) {
	face, sink := 0, 0.0
	switch {
	case b.off:
		face = 3
	case s.Pressed:
		face, sink = 2, 2
	case s.Hover || b.kind == Quiet && s.Ring:
		face = 1
	}
	b.panel.SetSlices(b.faces[face])
	b.sink(sink)
	b.ring = ShowRing(b.ctx, b.node, b.ring, s.Ring)
}

// Key implements [Widget].
func (b *Button) Key(in scenes.Input) bool {
	if in.Kind == scenes.Accept || in.Kind == scenes.Roll {
		b.fire()
		return true
	}
	return false
}

func (b *Button) fire() {
	if b.off {
		if b.refuse != nil {
			b.refuse(b.why)
		}
		return
	}
	b.ctx.Play(sounds.Click)
	if b.onPress != nil {
		b.onPress()
	}
}

// Press implements [Widget].
func (b *Button) Press(float64, float64) {}

// Drag implements [Widget].
func (b *Button) Drag(float64, float64) {}

// Release implements [Widget].
func (b *Button) Release(_, _ float64, inside bool) {
	if inside {
		b.fire()
	}
}

// ShowRing shows or hides the ring round a focused widget, making it at first use.
func ShowRing(ctx *scenes.Context, n *graph.Node, ring *graph.Panel, show bool) *graph.Panel {
	if ring == nil {
		if !show {
			return nil
		}
		f := scenes.Value(ctx.Art, "focus", func() nine { return newNine(ctx, art.BakeFocus(ctx.Size.Scale, ctx.Theme.Art)) })
		w, h := n.Size()
		ring = graph.NewPanel(f.slices, w, h, f.outset)
		ring.SetZ(100)
		n.Add(ring.Node)
	}
	ring.SetVisible(show)
	return ring
}
