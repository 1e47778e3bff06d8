// Package credits is the screen of who made what the game is built of, and under which licences.
package credits

import (
	"fmt"

	"ludaxy/assets/credits"
	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// Scene is the list of the parts; each opens its licence.
type Scene struct {
	ctx    *scenes.Context
	ui     *widgets.UI
	scroll *widgets.Scroll
	parts  []credits.Part
}

// New returns the list of all parts.
func New() *Scene { return &Scene{parts: credits.All()} }

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() {}

// Resize implements [scenes.Scene].
func (s *Scene) Resize(scenes.Size) {
	at := 0.0
	if s.scroll != nil {
		at = s.scroll.At()
	}
	s.ui.Reset()
	ctx := s.ctx
	page := widgets.NewPage(s.ui, ctx.T(messages.CreditsTitle), ctx.T(messages.CommonBack), s.back)
	s.scroll = widgets.NewScroll(s.ui, page.W+32, page.H)
	s.scroll.Root().SetPos(page.X-12, page.Y)
	s.ui.Root.Add(s.scroll.Root())
	rows := widgets.RowsIn(s.ui, s.scroll)
	made, parts := ctx.T(messages.CreditsMade), ctx.T(messages.CreditsParts)
	rows.Box(func() {
		rows.Text(made).SetColor(ctx.Theme.Text)
		rows.Text(parts)
	})
	s.list(rows)
	s.scroll.SetLength(rows.Y)
	s.scroll.Jump(at)
	s.ui.Restore("part0")
	s.ui.Read(made, parts)
}

// list adds a button for each part, two in a row where there is room.
func (s *Scene) list(rows *widgets.Rows) {
	ctx := s.ctx
	const space = 14
	cols := 1
	if rows.W > 860*ctx.Fonts.Zoom() {
		cols = 2
	}
	w := (rows.W - space*float64(cols-1)) / float64(cols)
	h := ctx.Fonts.LineHeight(widgets.Body) + ctx.Fonts.LineHeight(widgets.Small) + 18
	for i, p := range s.parts {
		b := widgets.NewButton(ctx, widgets.Normal, p.Name, w, h, func() { s.open(i) }).Detail(p.Licence)
		rows.Put(fmt.Sprint("part", i), b, rows.X+float64(i%cols)*(w+space), rows.Y+float64(i/cols)*(h+space))
	}
	rows.Y += float64((len(s.parts)+cols-1)/cols)*(h+space) - space + 8
}

func (s *Scene) open(i int) { s.ctx.Stack.Push(&licence{part: s.parts[i]}) }

func (s *Scene) back() {
	s.ctx.Play(sounds.Click)
	s.ctx.Stack.Remove(s)
}

// Handle implements [scenes.Scene].
func (s *Scene) Handle(in scenes.Input) bool {
	if s.ui.Handle(in) {
		return true
	}
	switch in.Kind {
	case scenes.Back, scenes.Pause:
		s.back()
	case scenes.Quit:
		s.ctx.Nav.Quit()
	default:
		return s.scroll.Key(in)
	}
	return true
}

// Update implements [scenes.Scene].
func (s *Scene) Update() { s.ui.Update() }

// UI returns the widgets, for pictures and tests.
func (s *Scene) UI() *widgets.UI { return s.ui }

// Root implements [scenes.Scene].
func (s *Scene) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *Scene) Opaque() bool { return true }
