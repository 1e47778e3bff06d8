package widgets

import (
	"fmt"

	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
)

// Menu is an overlay with answers below each other, where [Question] has a few side by side. Back and a press beside the
// box choose the last one.
type Menu struct {
	ctx     *scenes.Context
	ui      *UI
	title   string
	answers []Answer
	at      int // the answer that stands out and has the focus first
	except  func(scenes.Input) bool
	box     *graph.Panel
}

// Choose puts a menu on the stack in which one answer stands out and has the focus: the main one, or what holds now.
func Choose(ctx *scenes.Context, title string, at int, answers ...Answer) *Menu {
	m := &Menu{title: title, answers: answers, at: at}
	ctx.Stack.Push(m)
	return m
}

// Except has a function see every input first: what it reports true for does nothing here.
func (m *Menu) Except(refused func(scenes.Input) bool) *Menu {
	m.except = refused
	return m
}

// Enter implements [scenes.Scene].
func (m *Menu) Enter(ctx *scenes.Context) {
	m.ctx = ctx
	m.ui = NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (m *Menu) Leave() {}

// Resize implements [scenes.Scene]. In a low window with large letters the answers stand in pairs.
func (m *Menu) Resize(size scenes.Size) {
	const side, head, under, foot, around = 28.0, 22.0, 14.0, 26.0, 24.0 // units
	m.ui.Reset()
	ctx := m.ctx
	ctx.Call(m.title)
	m.ui.Root.Add(graph.NewRect(ctx.Theme.Shade, size.W, size.H))
	w, gap, h := min(460*(0.6+0.4*ctx.Fonts.Zoom()), size.W-64), 8.0, Height(ctx)
	style := graph.Style{Size: 26, Weight: graph.Bold, Color: ctx.Theme.Text, Align: graph.Center, Width: w - 2*side, Lines: 2, Shrink: 0.7}
	title := graph.NewText(ctx.Fonts, m.title, style)
	_, th := title.Size()
	rows, pairs := len(m.answers), 0 // pairs is how many answers stand beside another
	height := func() float64 { return head + th + under + float64(rows)*(h+gap) - gap + foot }
	if height() > size.H-around {
		pairs = len(m.answers) &^ 1
		rows = (len(m.answers) + 1) / 2
		w = min(w*1.7, size.W-64)
		style.Width = w - 2*side
		title.SetStyle(style)
		_, th = title.Size()
	}
	total := height()
	m.box = NewPanel(ctx, art.FloatPanel, w, total)
	m.box.SetPos((size.W-w)/2, (size.H-total)/2)
	title.SetPos(side, head)
	m.box.Add(title.Node)
	y := head + th + under
	for i, a := range m.answers {
		x, bw := side, w-2*side
		if i < pairs {
			bw = (bw - gap) / 2
			x += float64(i%2) * (bw + gap)
		}
		kind := Normal
		if i == m.at {
			kind = Primary
		}
		b := NewButton(ctx, kind, a.Text, bw, h, func() { m.choose(i) })
		b.Root().SetPos(x, y)
		m.box.Add(m.ui.Add(fmt.Sprint("answer", i), b))
		if i >= pairs || i%2 == 1 {
			y += h + gap
		}
	}
	m.ui.Root.Add(m.box.Node)
	m.ui.Restore(fmt.Sprint("answer", m.at))
}

func (m *Menu) choose(i int) {
	m.ctx.Stack.Remove(m)
	if do := m.answers[i].Do; do != nil {
		do()
	}
}

// Handle implements [scenes.Scene].
func (m *Menu) Handle(in scenes.Input) bool {
	if m.except != nil && m.except(in) {
		return true
	}
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
func (m *Menu) Update() { m.ui.Update() }

// Root implements [scenes.Scene].
func (m *Menu) Root() *graph.Node { return m.ui.Root }

// Opaque implements [scenes.Scene].
func (m *Menu) Opaque() bool { return false }

// UI is what the menu is operated by.
func (m *Menu) UI() *UI { return m.ui }
