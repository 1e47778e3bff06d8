package widgets

import (
	"image/color"

	"ludaxy/assets/sounds"
	"ludaxy/scenes"
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
	detail  *graph.Text
	icon    *graph.Node
	kind    Kind
	off     bool
	why     string
	refuse  func(string)
	onPress func()
	faces   [3]*graph.Slices
	ink     color.RGBA
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
	fill, hover, pressed := t.Raised, t.Hover, t.Pressed
	b.ink = t.Text
	edge := fade(t.Edge, 0.8)
	switch kind {
	case Primary:
		fill, hover, pressed = t.Accent, mix(t.Accent, color.RGBA{255, 255, 255, 255}, 0.25), mix(t.Accent, t.Ground, 0.25)
		b.ink, edge = t.OnAccent, fade(t.Accent, 0)
	case Quiet:
		fill, edge = color.RGBA{}, color.RGBA{}
	}
	for i, c := range []color.RGBA{fill, hover, pressed} {
		box := Box{Fill: c, Edge: edge, EdgeW: 1, Radius: Radius, Shadow: 6, Light: true, Strength: 0.35}
		if i == 2 || kind == Quiet {
			box.Strength = 0.001
		}
		if kind == Quiet && i == 0 {
			box.Light = false
		}
		if t.Contrast {
			box.EdgeW = 2
		}
		b.faces[i] = Slices(ctx, box)
	}
	b.panel = graph.NewPanel(b.faces[0], w, h, 6)
	b.node.Add(b.panel.Node)
	b.label = graph.NewText(ctx.Fonts, text, graph.Style{
		Size: Body, Weight: graph.Bold, Color: b.ink, Align: graph.Center, Width: w - 24, Lines: 1, Shrink: 0.7,
	})
	b.node.Add(b.label.Node)
	b.place()
	return b
}

// place puts label, detail and icon.
func (b *Button) place() {
	w, h := b.node.Size()
	lw, lh := b.label.Size()
	x, y := (w-lw)/2, (h-lh)/2
	if b.detail != nil {
		_, dh := b.detail.Size()
		y = (h - lh - dh) / 2
		b.detail.SetPos((w-lw)/2, y+lh)
	}
	b.label.SetPos(x, y)
}

// Detail adds a smaller line below the label; the button should be high enough for both.
func (b *Button) Detail(text string) *Button {
	w, _ := b.node.Size()
	c := b.ink
	if b.kind != Primary {
		c = b.ctx.Theme.Muted
	}
	b.detail = graph.NewText(b.ctx.Fonts, text, graph.Style{
		Size: Small, Color: c, Align: graph.Center, Width: w - 24, Lines: 1, Shrink: 0.75,
	})
	b.node.Add(b.detail.Node)
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
	n.SetPos((w-nw)/2, (h-nh)/2)
	b.node.Add(n)
	b.label.SetVisible(false)
	return b
}

// SetText changes the label.
func (b *Button) SetText(text string) {
	b.label.SetText(text)
	b.place()
}

// Disable makes the button unusable and says why when it is tried.
func (b *Button) Disable(why string, refuse func(string)) *Button {
	b.off, b.why, b.refuse = true, why, refuse
	b.node.SetAlpha(0.45)
	return b
}

// SetEnabled makes it usable or not.
func (b *Button) SetEnabled(on bool) {
	b.off = !on
	b.node.SetAlpha(map[bool]float64{true: 1, false: 0.45}[on])
}

// Root implements [Widget].
func (b *Button) Root() *graph.Node { return b.node }

// Enabled implements [Widget]. A disabled button that can say why takes presses for that.
func (b *Button) Enabled() bool { return !b.off || b.refuse != nil }

// SetState implements [Widget].
func (b *Button) SetState(s State) {
	switch {
	case s.Pressed && !b.off:
		b.panel.SetSlices(b.faces[2])
	case s.Hover && !b.off || b.kind == Quiet && s.Ring:
		b.panel.SetSlices(b.faces[1])
	default:
		b.panel.SetSlices(b.faces[0])
	}
	b.ring = showRing(b.ctx, b.node, b.ring, s.Ring)
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

// showRing shows or hides the ring round a focused widget, making it at first use.
func showRing(ctx *scenes.Context, n *graph.Node, ring *graph.Panel, show bool) *graph.Panel {
	if ring == nil {
		if !show {
			return nil
		}
		const out = 4
		w, h := n.Size()
		ring = NewBox(ctx, Box{NoFill: true, Edge: ctx.Theme.Focus, EdgeW: 3, Radius: Radius + out}, w+2*out, h+2*out)
		ring.SetPos(-out, -out)
		ring.SetZ(100)
		n.Add(ring.Node)
	}
	ring.SetVisible(show)
	return ring
}
