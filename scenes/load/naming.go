package load

import (
	"ludaxy/assets/messages"
	"ludaxy/saves"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// naming is the overlay on which a match gets a name.
type naming struct {
	ctx   *scenes.Context
	ui    *widgets.UI
	title string
	field *widgets.TextField
	done  func(title string)
}

func newNaming(title string, done func(string)) *naming { return &naming{title: title, done: done} }

// NewNaming returns an overlay that asks for the name of a match, beginning with the one it has.
func NewNaming(title string, done func(title string)) scenes.Scene {
	return newNaming(printable(title), done)
}

// Enter implements [scenes.Scene].
func (s *naming) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *naming) Leave() {}

// Resize implements [scenes.Scene].
func (s *naming) Resize(size scenes.Size) {
	if s.field != nil {
		s.title = s.field.Text()
	}
	s.ui.Reset()
	ctx := s.ctx
	ctx.Call(ctx.T(messages.LoadNameTitle))
	s.ui.Root.Add(graph.NewRect(ctx.Theme.Shade, size.W, size.H))
	w := min(size.W-64, 620)
	title := widgets.Label(ctx, ctx.T(messages.LoadNameTitle), 26, graph.Bold, w-64)
	_, th := title.Size()
	h := widgets.Height(ctx)
	total := 28 + th + 16 + h + 24 + h + 28
	box := widgets.NewPanel(ctx, art.FloatPanel, w, total)
	box.SetPos((size.W-w)/2, (size.H-total)/2)
	title.SetPos(32, 28)
	box.Add(title.Node)
	s.field = widgets.NewTextField(ctx, s.title, ctx.T(messages.LoadNameHint), w-64, func(string) {}).Limit(saves.MaxTitle, s.title)
	n := s.ui.Add("name", s.field)
	n.SetPos(32, 28+th+16)
	box.Add(n)
	bw := (w - 64 - 16) / 2
	y := total - 28 - h
	cancel := widgets.NewButton(ctx, widgets.Normal, ctx.T(messages.CommonCancel), bw, h, s.close)
	cancel.Root().SetPos(32, y)
	save := widgets.NewButton(ctx, widgets.Primary, ctx.T(messages.LoadNameSave), bw, h, s.save)
	save.Root().SetPos(32+bw+16, y)
	box.Add(s.ui.Add("cancel", cancel), s.ui.Add("save", save))
	s.ui.Root.Add(box.Node)
	s.ui.Focus("name")
	s.field.Edit()
}

func (s *naming) save() {
	title := s.field.Text()
	s.close()
	s.done(title)
}

func (s *naming) close() { s.ctx.Stack.Remove(s) }

// TakesText implements [scenes.TextTaker].
func (s *naming) TakesText() bool { return s.ui.TakesText() }

// Handle implements [scenes.Scene].
func (s *naming) Handle(in scenes.Input) bool {
	typing := s.ui.TakesText()
	if typing && in.Kind == scenes.Accept { // Enter at the end of the name keeps it
		s.save()
		return true
	}
	if typing && in.Kind == scenes.Back {
		s.close()
		return true
	}
	if s.ui.Handle(in) {
		return true
	}
	if in.Kind == scenes.Back {
		s.close()
		return true
	}
	return false
}

// Update implements [scenes.Scene].
func (s *naming) Update() { s.ui.Update() }

// Root implements [scenes.Scene].
func (s *naming) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *naming) Opaque() bool { return false }
