package widgets

import (
	"image/color"

	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
)

// Toggle is a line of text with a switch at its right end.
type Toggle struct {
	node   *graph.Node
	ctx    *scenes.Context
	back   *graph.Panel
	ring   *graph.Panel
	track  *graph.Panel
	knob   *graph.Panel
	tracks [2]*graph.Slices
	knobs  [2]*graph.Slices
	on     bool
	text   string
	change func(bool)
}

const switchW, switchH = 52, 28

// NewToggle returns a switch with a label, w units wide.
func NewToggle(ctx *scenes.Context, text string, on bool, w float64, change func(bool)) *Toggle {
	h := Height(ctx)
	style := graph.Style{Size: Body, Color: ctx.Theme.Text, Width: w - switchW - 40, Lines: 2, Shrink: 0.8, Leading: 0.85}
	label := graph.NewText(ctx.Fonts, text, style)
	_, lh := label.Size()
	h = max(h, lh+8)
	t := &Toggle{node: graph.New(w, h), ctx: ctx, text: text, on: on, change: change}
	t.back = hoverBack(ctx, w, h)
	t.node.Add(t.back.Node, label.Node)
	label.SetPos(12, (h-lh)/2)
	th := ctx.Theme
	for i, c := range []color.RGBA{th.Pressed, th.Accent} {
		t.tracks[i] = Slices(ctx, Box{Fill: c, Edge: th.Edge, EdgeW: 1.5, Radius: switchH / 2})
	}
	for i, c := range []color.RGBA{th.Muted, th.OnAccent} {
		t.knobs[i] = Slices(ctx, Box{Fill: c, Radius: (switchH - 8) / 2})
	}
	t.track = graph.NewPanel(t.tracks[0], switchW, switchH, 1)
	t.knob = graph.NewPanel(t.knobs[0], switchH-8, switchH-8, 1)
	t.track.SetPos(w-switchW-12, (h-switchH)/2)
	t.track.Add(t.knob.Node)
	t.node.Add(t.track.Node)
	t.show()
	return t
}

func hoverBack(ctx *scenes.Context, w, h float64) *graph.Panel {
	c := ctx.Theme.Hover
	c.A = 90
	p := NewBox(ctx, Box{Fill: c, Radius: Radius}, w, h)
	p.SetVisible(false)
	return p
}

func (t *Toggle) show() {
	i, x := 0, 4.0
	if t.on {
		i, x = 1, switchW-switchH+4
	}
	t.track.SetSlices(t.tracks[i])
	t.knob.SetSlices(t.knobs[i])
	t.knob.SetPos(x, 4)
}

// Set shows a value without telling anybody.
func (t *Toggle) Set(on bool) {
	t.on = on
	t.show()
}

func (t *Toggle) flip() {
	t.Set(!t.on)
	t.ctx.Play(sounds.Click)
	t.change(t.on)
}

// Value is the label and whether it is on.
func (t *Toggle) Value() string {
	key := messages.CommonOff
	if t.on {
		key = messages.CommonOn
	}
	return t.text + " " + t.ctx.T(key)
}

// Root implements [Widget].
func (t *Toggle) Root() *graph.Node { return t.node }

// Enabled implements [Widget].
func (t *Toggle) Enabled() bool { return true }

// SetState implements [Widget].
func (t *Toggle) SetState(s State) {
	t.back.SetVisible(s.Hover || s.Pressed)
	t.ring = ShowRing(t.ctx, t.node, t.ring, s.Ring)
}

// Key implements [Widget].
func (t *Toggle) Key(in scenes.Input) bool {
	switch in.Kind {
	case scenes.Accept, scenes.Roll:
		t.flip()
	case scenes.NavLeft:
		if !t.on {
			return false
		}
		t.flip()
	case scenes.NavRight:
		if t.on {
			return false
		}
		t.flip()
	default:
		return false
	}
	return true
}

// Press implements [Widget].
func (t *Toggle) Press(float64, float64) {}

// Drag implements [Widget].
func (t *Toggle) Drag(float64, float64) {}

// Release implements [Widget].
func (t *Toggle) Release(_, _ float64, inside bool) {
	if inside {
		t.flip()
	}
}
