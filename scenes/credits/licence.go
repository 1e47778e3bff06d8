package credits

import (
	"ludaxy/assets/credits"
	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// licence is the page with the licence of one part.
type licence struct {
	ctx    *scenes.Context
	ui     *widgets.UI
	scroll *widgets.Scroll
	part   credits.Part
}

// Enter implements [scenes.Scene].
func (s *licence) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *licence) Leave() {}

// most is how wide a column of text is at most, in units of text: longer lines are hard to follow.
const most = 820

// Resize implements [scenes.Scene].
func (s *licence) Resize(scenes.Size) {
	at := 0.0
	if s.scroll != nil {
		at = s.scroll.At()
	}
	s.ui.Reset()
	ctx := s.ctx
	page := widgets.NewPage(s.ui, s.part.Name, ctx.T(messages.CommonBack), s.back)
	w := min(page.W, most*ctx.Fonts.Zoom())
	s.scroll = widgets.NewScroll(s.ui, page.W+32, page.H)
	s.scroll.Root().SetPos(page.X-12, page.Y)
	s.ui.Root.Add(s.scroll.Root())
	const edge, in = 8.0, 28.0
	left := 12 + (page.W-w)/2
	y := edge + in
	title := widgets.Label(ctx, s.part.Licence, 22, graph.Bold, w-2*in)
	title.SetColor(ctx.Theme.Accent)
	title.SetPos(left+in, y)
	_, h := title.Size()
	y += h + 12
	list := credits.Paragraphs(s.part.Text)
	texts := []*graph.Node{title.Node}
	for _, p := range list {
		t := graph.NewText(ctx.Fonts, p, graph.Style{Size: widgets.Small, Color: ctx.Theme.Text, Width: w - 2*in})
		t.SetPos(left+in, y)
		_, h := t.Size()
		y += h + 10
		texts = append(texts, t.Node)
	}
	y += in - 10
	panel := widgets.NewPanel(ctx, art.PlainPanel, w, y-edge)
	panel.SetPos(left, edge)
	s.scroll.Content.Add(panel.Node)
	s.scroll.Content.Add(texts...)
	s.scroll.SetLength(y + edge)
	s.scroll.Jump(at)
	s.ui.Restore("back")
	s.ui.Read(append([]string{s.part.Licence}, list...)...)
}

func (s *licence) back() {
	s.ctx.Play(sounds.Click)
	s.ctx.Stack.Remove(s)
}

// Handle implements [scenes.Scene].
func (s *licence) Handle(in scenes.Input) bool {
	switch in.Kind {
	case scenes.Back, scenes.Pause:
		s.back()
	case scenes.Quit:
		s.ctx.Nav.Quit()
	default:
		return s.scroll.Key(in) || s.ui.Handle(in)
	}
	return true
}

// Update implements [scenes.Scene].
func (s *licence) Update() { s.ui.Update() }

// UI returns the widgets, for pictures and tests.
func (s *licence) UI() *widgets.UI { return s.ui }

// Root implements [scenes.Scene].
func (s *licence) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *licence) Opaque() bool { return true }
