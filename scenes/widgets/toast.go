package widgets

import (
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
)

// Toast is a notice that shows for a while at the lower edge.
type Toast struct {
	node *graph.Node
	ctx  *scenes.Context
	left int
	text string
}

const (
	toastTicks = 240
	toastFade  = 20
)

// NewToast returns a notice that shows nothing yet. It is laid out for the context's size and made anew with it.
func NewToast(ctx *scenes.Context) *Toast {
	t := &Toast{node: graph.New(0, 0), ctx: ctx}
	t.node.SetZ(1000).SetVisible(false)
	return t
}

// Root returns the node, to be added to the root of a scene.
func (t *Toast) Root() *graph.Node { return t.node }

// Show shows a text in place of what there is.
func (t *Toast) Show(text string) {
	t.node.Clear()
	t.text = text
	w := min(720, t.ctx.Size.W-48)
	label := graph.NewText(t.ctx.Fonts, text, graph.Style{Size: Body, Color: t.ctx.Theme.Text, Align: graph.Center})
	if lw, _ := label.Size(); lw > w-48 {
		label = graph.NewText(t.ctx.Fonts, text, graph.Style{
			Size: Body, Color: t.ctx.Theme.Text, Align: graph.Center, Width: w - 48, Lines: 4,
		})
	}
	lw, lh := label.Size()
	panel := NewPanel(t.ctx, art.FloatPanel, lw+48, lh+24)
	label.SetPos(24, 12)
	t.node.Add(panel.Node, label.Node)
	t.node.SetSize(lw+48, lh+24)
	t.node.SetPos((t.ctx.Size.W-lw-48)/2, t.ctx.Size.H-lh-24-32)
	t.node.SetAlpha(1).SetVisible(true)
	t.left = toastTicks
}

// Said returns the text while it is shown.
func (t *Toast) Said() string {
	if t.left == 0 {
		return ""
	}
	return t.text
}

// Update counts a tick.
func (t *Toast) Update() {
	if t.left == 0 {
		return
	}
	t.left--
	if t.left < toastFade {
		t.node.SetAlpha(float64(t.left) / toastFade)
	}
	if t.left == 0 {
		t.node.SetVisible(false)
	}
}
