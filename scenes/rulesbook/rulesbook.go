// Package rulesbook shows how a game is played.
package rulesbook

import (
	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// Book is what the pages are about.
type Book struct {
	Games []rules.Rules // that can be read about; with more than one the player can turn to the others
	Game  string        // id of the one that is open
	// Table is the table from which the book was opened: its house rules are shown, in force or being chosen. Nil shows
	// them as they are unless a table changes them.
	Table *scenes.MatchSetup
}

// Scene is the pages about one game.
type Scene struct {
	ctx    *scenes.Context
	ui     *widgets.UI
	scroll *widgets.Scroll
	book   Book
	open   int // in Book.Games
}

// New returns the pages of a book, which has at least one game.
func New(book Book) *Scene {
	s := &Scene{book: book}
	for i, g := range book.Games {
		if g.Spec().ID == book.Game {
			s.open = i
		}
	}
	return s
}

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() {}

func (s *Scene) game() rules.Rules { return s.book.Games[s.open] }

// Resize implements [scenes.Scene].
func (s *Scene) Resize(scenes.Size) {
	at := 0.0
	if s.scroll != nil {
		at = s.scroll.At()
	}
	s.ui.Reset()
	ctx := s.ctx
	title := ctx.T(messages.RulesTitle)
	if len(s.book.Games) == 1 {
		title = ctx.T(messages.RulesTitleGame, "Game", ctx.T(messages.Game(s.game().Spec().ID)))
	}
	page := widgets.NewPage(s.ui, title, ctx.T(messages.CommonBack), s.back)
	if len(s.book.Games) > 1 {
		s.tabs(&page)
	}
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
	for i, c := range s.cards() {
		col := 0 // the shortest column
		for i := range ys {
			if ys[i] < ys[col]-1 {
				col = i
			}
		}
		n := s.card(c, w)
		if i == 0 {
			n = s.first(c, w)
		}
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
	s.ui.ReadCards(s.scroll.Content.Children()...)
}

func (s *Scene) card(c card, w float64) *graph.Node { return s.cardIn(c, w, w, 0) }

// cardIn is a card w units wide and at least so high, whose text takes a part of its width.
func (s *Scene) cardIn(c card, w, text, least float64) *graph.Node {
	ctx := s.ctx
	n := graph.New(w, 0)
	title := widgets.Label(ctx, c.title, 22, graph.Bold, text-48)
	title.SetColor(ctx.Theme.Accent)
	title.SetPos(24, 16)
	_, h := title.Size()
	y := 16 + h + 6
	n.Add(title.Node)
	bullet := scenes.Value(ctx.Art, "bullet", func() *graph.Slices {
		return widgets.Slices(ctx, widgets.Box{Fill: ctx.Theme.Accent, Radius: 3})
	})
	for _, l := range c.lines {
		t := graph.NewText(ctx.Fonts, l, graph.Style{Size: widgets.Body - 1, Color: ctx.Theme.Text, Width: text - 72, Leading: 0.95})
		t.SetPos(48, y)
		dot := graph.NewPanel(bullet, 6, 6, 1)
		dot.SetPos(28, y+ctx.Fonts.LineHeight(widgets.Body-1)*0.475-3)
		n.Add(dot.Node, t.Node)
		_, h := t.Size()
		y += h + 8
	}
	y = max(y+10, least)
	n.Add(widgets.NewPanel(ctx, art.PlainPanel, w, y).SetZ(-1))
	return n.SetSize(w, y)
}

func (s *Scene) back() { s.ctx.Stack.Remove(s) }

// Handle implements [scenes.Scene].
func (s *Scene) Handle(in scenes.Input) bool {
	switch in.Kind {
	case scenes.Back, scenes.Help:
		s.ctx.Play(sounds.Click)
		s.back()
	case scenes.Quit:
		s.ctx.Nav.Quit()
	default:
		return s.scroll.Key(in) || s.ui.Handle(in)
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
