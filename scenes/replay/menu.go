package replay

import (
	"fmt"

	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// menu is an overlay with answers below each other; the last is chosen by Back
// and by a press beside the box.
type menu struct {
	title   string
	answers []widgets.Answer
	ctx     *scenes.Context
	ui      *widgets.UI
	box     *graph.Panel
}

// Enter implements [scenes.Scene].
func (m *menu) Enter(ctx *scenes.Context) {
	m.ctx = ctx
	m.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (m *menu) Leave() {}

// Resize implements [scenes.Scene].
func (m *menu) Resize(size scenes.Size) {
	m.ui.Reset()
	ctx := m.ctx
	ctx.Call(m.title)
	m.ui.Root.Add(graph.NewRect(ctx.Theme.Shade, size.W, size.H))
	w := min(460*(0.6+0.4*ctx.Fonts.Zoom()), size.W-64)
	title := graph.NewText(ctx.Fonts, m.title, graph.Style{
		Size: titleSize, Weight: graph.Bold, Color: ctx.Theme.Text, Align: graph.Center, Width: w - 48, Lines: 2, Shrink: 0.7,
	})
	_, th := title.Size()
	h := widgets.Height(ctx)
	total := 22 + th + 14 + float64(len(m.answers))*(h+gap) - gap + 26
	m.box = widgets.NewPanel(ctx, art.FloatPanel, w, total)
	m.box.SetPos((size.W-w)/2, (size.H-total)/2)
	title.SetPos(24, 22)
	m.box.Add(title.Node)
	y := 22 + th + 14
	for i, a := range m.answers {
		b := widgets.NewButton(ctx, widgets.Normal, a.Text, w-56, h, func() { m.choose(i) })
		b.Root().SetPos(28, y)
		m.box.Add(m.ui.Add(fmt.Sprint("answer", i), b))
		y += h + gap
	}
	m.ui.Root.Add(m.box.Node)
	m.ui.Restore("answer0")
}

func (m *menu) choose(i int) {
	m.ctx.Stack.Remove(m)
	if do := m.answers[i].Do; do != nil {
		do()
	}
}

// Handle implements [scenes.Scene].
func (m *menu) Handle(in scenes.Input) bool {
	switch in.Kind {
	case scenes.Back:
		m.choose(len(m.answers) - 1)
		return true
	case scenes.PointerDown:
		x, y := m.box.Pos()
		w, h := m.box.Size()
		if in.X < x || in.Y < y || in.X > x+w || in.Y > y+h {
			m.choose(len(m.answers) - 1)
			return true
		}
	}
	return m.ui.Handle(in)
}

// Update implements [scenes.Scene].
func (m *menu) Update() { m.ui.Update() }

// Root implements [scenes.Scene].
func (m *menu) Root() *graph.Node { return m.ui.Root }

// Opaque implements [scenes.Scene].
func (m *menu) Opaque() bool { return false }
