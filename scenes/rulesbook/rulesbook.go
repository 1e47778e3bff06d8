// Package rulesbook shows how a game is played.
package rulesbook

import (
	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// Scene is the pages about one game.
type Scene struct {
	ctx    *scenes.Context
	ui     *widgets.UI
	scroll *widgets.Scroll
	game   string
	house  []string
}

// New returns the pages about a game; house are the names of its house rules.
func New(game string, house []string) *Scene { return &Scene{game: game, house: house} }

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() {}

// card is a heading with its sentences on a panel.
type card struct {
	title string
	lines []string
}

func (s *Scene) cards() []card {
	ctx := s.ctx
	var list []card
	for _, sec := range messages.Pages(s.game) {
		c := card{title: ctx.T(sec.Title)}
		for _, l := range sec.Lines {
			c.lines = append(c.lines, ctx.T(l))
		}
		list = append(list, c)
	}
	if len(s.house) > 0 {
		c := card{title: ctx.T(messages.RulesHouse), lines: []string{ctx.T(messages.RulesHouseText)}}
		for _, o := range s.house {
			if messages.Exists(messages.RuleText(o)) {
				c.lines = append(c.lines, ctx.T(messages.Rule(o))+": "+ctx.T(messages.RuleText(o)))
			}
		}
		list = append(list, c)
	}
	return list
}

// Resize implements [scenes.Scene].
func (s *Scene) Resize(scenes.Size) {
	at := 0.0
	if s.scroll != nil {
		at = s.scroll.At()
	}
	s.ui.Reset()
	ctx := s.ctx
	title := ctx.T(messages.RulesTitle)
	if messages.Exists(messages.Game(s.game)) {
		title += ": " + ctx.T(messages.Game(s.game))
	}
	page := widgets.NewPage(s.ui, title, ctx.T(messages.CommonBack), s.back)
	s.scroll = widgets.NewScroll(s.ui, page.W+32, page.H)
	s.scroll.Root().SetPos(page.X-12, page.Y)
	s.ui.Root.Add(s.scroll.Root())
	cols := 1
	if page.W > 960*ctx.Fonts.Zoom() {
		cols = 2
	}
	const space = 20
	w := (page.W - space*float64(cols-1)) / float64(cols)
	ys := make([]float64, cols)
	for i := range ys {
		ys[i] = 8
	}
	for _, c := range s.cards() {
		col := 0 // the shortest column
		for i := range ys {
			if ys[i] < ys[col]-1 {
				col = i
			}
		}
		n := s.card(c, w)
		n.SetPos(12+float64(col)*(w+space), ys[col])
		s.scroll.Content.Add(n)
		_, h := n.Size()
		ys[col] += h + space
	}
	length := 0.0
	for _, y := range ys {
		length = max(length, y)
	}
	s.scroll.SetLength(length)
	s.scroll.Jump(at)
	s.ui.Restore("back")
}

func (s *Scene) card(c card, w float64) *graph.Node {
	ctx := s.ctx
	n := graph.New(w, 0)
	title := widgets.Label(ctx, c.title, 22, graph.Bold, w-48)
	title.SetColor(ctx.Theme.Accent)
	title.SetPos(24, 16)
	_, h := title.Size()
	y := 16 + h + 6
	n.Add(title.Node)
	bullet := scenes.Value(ctx.Art, "bullet", func() *graph.Slices {
		return widgets.Slices(ctx, widgets.Box{Fill: ctx.Theme.Accent, Radius: 3})
	})
	for _, l := range c.lines {
		t := graph.NewText(ctx.Fonts, l, graph.Style{Size: widgets.Body - 1, Color: ctx.Theme.Text, Width: w - 72, Leading: 0.95})
		t.SetPos(48, y)
		dot := graph.NewPanel(bullet, 6, 6, 1)
		dot.SetPos(28, y+ctx.Fonts.LineHeight(widgets.Body-1)*0.475-3)
		n.Add(dot.Node, t.Node)
		_, h := t.Size()
		y += h + 8
	}
	y += 10
	n.Add(widgets.NewPanel(ctx, art.PlainPanel, w, y).SetZ(-1))
	return n.SetSize(w, y)
}

func (s *Scene) back() { s.ctx.Stack.Remove(s) }

// Handle implements [scenes.Scene].
func (s *Scene) Handle(in scenes.Input) bool {
	const line = 72
	switch in.Kind {
	case scenes.NavUp:
		s.scroll.By(-line)
	case scenes.NavDown:
		s.scroll.By(line)
	case scenes.Home:
		s.scroll.By(-1e6)
	case scenes.End:
		s.scroll.By(1e6)
	case scenes.Back, scenes.Help:
		s.ctx.Play(sounds.Click)
		s.back()
	case scenes.Quit:
		s.ctx.Nav.Quit()
	default:
		return s.ui.Handle(in)
	}
	return true
}

// Update implements [scenes.Scene].
func (s *Scene) Update() { s.ui.Update() }

// Root implements [scenes.Scene].
func (s *Scene) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *Scene) Opaque() bool { return true }
