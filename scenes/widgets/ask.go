package widgets

import (
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
)

// Answer is one button of a question.
type Answer struct {
	Text string
	Do   func() // after the question is gone; may be nil
}

// Question is an overlay that asks something. The first answer is the main one; Back and a press beside the box choose
// the last.
type Question struct {
	ctx     *scenes.Context
	ui      *UI
	title   string
	text    string
	answers []Answer
	except  func(scenes.Input) bool
}

// Ask puts a question on the stack.
func Ask(ctx *scenes.Context, title, text string, answers ...Answer) *Question {
	q := &Question{title: title, text: text, answers: answers}
	ctx.Stack.Push(q)
	return q
}

// Except has a function see every input first: what it reports true for does nothing here.
func (q *Question) Except(refused func(scenes.Input) bool) *Question {
	q.except = refused
	return q
}

// Enter implements [scenes.Scene].
func (q *Question) Enter(ctx *scenes.Context) {
	q.ctx = ctx
	q.ui = NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (q *Question) Leave() {}

// Resize implements [scenes.Scene].
func (q *Question) Resize(size scenes.Size) {
	q.ui.Reset()
	q.ctx.Call(q.title + " " + q.text)
	root := q.ui.Root
	root.Add(graph.NewRect(q.ctx.Theme.Shade, size.W, size.H))
	w := min(size.W-64, 560*max(1, q.ctx.Fonts.Zoom()*0.85))
	t := q.ctx.Theme
	title := graph.NewText(q.ctx.Fonts, q.title, graph.Style{
		Size: 26, Weight: graph.Bold, Color: t.Text, Align: graph.Center, Width: w - 64, Lines: 2, Shrink: 0.7,
	})
	text := graph.NewText(q.ctx.Fonts, q.text, graph.Style{Size: Body, Color: t.Muted, Align: graph.Center, Width: w - 64})
	_, th := title.Size()
	_, xh := text.Size()
	bh := Height(q.ctx)
	h := 32 + th + 12 + xh + 28 + bh + 28
	box := NewPanel(q.ctx, art.FloatPanel, w, h)
	box.SetPos((size.W-w)/2, (size.H-h)/2)
	title.SetPos(32, 32)
	text.SetPos(32, 32+th+12)
	box.Add(title.Node, text.Node)
	root.Add(box.Node)
	n := float64(len(q.answers))
	bw := (w - 64 - (n-1)*16) / max(n, 1)
	for i, a := range q.answers {
		kind := Normal
		if i == 0 {
			kind = Primary
		}
		b := NewButton(q.ctx, kind, a.Text, bw, bh, func() { q.choose(i) })
		// The main answer is on the right, where the eye ends.
		b.Root().SetPos(32+(n-1-float64(i))*(bw+16), h-28-bh)
		box.Add(q.ui.Add(a.Text, b))
	}
	if len(q.answers) > 0 {
		q.ui.Restore(q.answers[len(q.answers)-1].Text)
	}
}

func (q *Question) choose(i int) {
	q.ctx.Stack.Remove(q)
	if i >= 0 && i < len(q.answers) && q.answers[i].Do != nil {
		q.answers[i].Do()
	}
}

// Handle implements [scenes.Scene].
func (q *Question) Handle(in scenes.Input) bool {
	if q.except != nil && q.except(in) {
		return true
	}
	if in.Kind == scenes.Back {
		q.choose(len(q.answers) - 1)
		return true
	}
	return q.ui.Handle(in)
}

// Update implements [scenes.Scene].
func (q *Question) Update() { q.ui.Update() }

// Root implements [scenes.Scene].
func (q *Question) Root() *graph.Node { return q.ui.Root }

// Opaque implements [scenes.Scene].
func (q *Question) Opaque() bool { return false }
