package setup

import (
	"image"
	"slices"

	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/snapshot"
	"ludaxy/scenes/widgets"
)

// Games is the screen on which a game is chosen: each as a picture of its board with its name and a line about it.
type Games struct {
	ctx    *scenes.Context
	ui     *widgets.UI
	games  []rules.Rules
	scroll *widgets.Scroll
}

// NewGames returns the screen for some games. Those that are played on a ring come first, as they are kin.
func NewGames(games []rules.Rules) *Games {
	games = slices.Clone(games)
	slices.SortStableFunc(games, func(a, b rules.Rules) int {
		return last(a.Spec().Grid) - last(b.Spec().Grid)
	})
	return &Games{games: games}
}

func last(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// Enter implements [scenes.Scene].
func (s *Games) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *Games) Leave() {}

// Resize implements [scenes.Scene].
func (s *Games) Resize(scenes.Size) {
	at := 0.0
	if s.scroll != nil {
		at = s.scroll.At()
	}
	s.ui.Reset()
	ctx := s.ctx
	page := widgets.NewPage(s.ui, ctx.T(messages.SetupTitle), ctx.T(messages.SetupBack), ctx.Nav.Title)
	const in = 8 // room for rings inside the list
	s.scroll = widgets.NewScroll(s.ui, page.W+2*in, page.H+in)
	s.scroll.Root().SetPos(page.X-in, page.Y-in/2)
	s.ui.Root.Add(s.scroll.Root())
	if w := (page.W - 4*space) / 5; len(s.games) <= 5 && s.fitsUpright(w, page.H) {
		s.row(page, in, w)
	} else {
		s.grid(page, in)
	}
	s.scroll.Jump(at)
	id := s.games[0].Spec().ID
	if ctx.Matches != nil {
		if last, ok := ctx.Matches.LastSetup(""); ok {
			id = last.Game
		}
	}
	s.ui.Restore(id)
	if s.ui.Focused() == "" {
		s.ui.Focus(s.games[0].Spec().ID)
	}
}

const cardIn = 14 // between the edge of a card and what it shows

// fitsUpright reports whether the games fit side by side, each with its picture above its name.
func (s *Games) fitsUpright(w, h float64) bool {
	for _, g := range s.games {
		if s.ctx.Fonts.Width(s.ctx.T(messages.Game(g.Spec().ID)), graph.Bold, widgets.Body)*0.9 > w-2*cardIn {
			return false
		}
		_, th := newLines(s.ctx, g, w-2*cardIn, graph.Center).Size()
		if w-2*cardIn+th+3*cardIn > h {
			return false
		}
	}
	return true
}

// row has the games side by side.
func (s *Games) row(page widgets.Page, in, w float64) {
	pic := w - 2*cardIn
	h := 0.0
	texts := make([]*graph.Node, len(s.games))
	for i, g := range s.games {
		texts[i] = newLines(s.ctx, g, pic, graph.Center)
		_, th := texts[i].Size()
		h = max(h, pic+th+3*cardIn)
	}
	y := in + max(0, (page.H-h)*0.4)
	for i, g := range s.games {
		c := s.card(g, w, h, pic)
		texts[i].SetPos(cardIn, pic+2*cardIn)
		c.Root().Add(texts[i])
		s.scroll.Add(g.Spec().ID, c, in+float64(i)*(w+space), y)
	}
	s.scroll.SetLength(page.H)
}

// grid has the games in one or two columns, each with its picture beside its name.
func (s *Games) grid(page widgets.Page, in float64) {
	columns := 2.0
	if page.W < 760 {
		columns = 1
	}
	w := (page.W - (columns-1)*space) / columns
	rows := float64((len(s.games) + int(columns) - 1) / int(columns))
	pic := min(max((page.H-in-(rows-1)*space)/rows-2*cardIn, 96), 200, w*0.4)
	tw := w - pic - 3*cardIn
	h := pic + 2*cardIn
	texts := make([]*graph.Node, len(s.games))
	for i, g := range s.games {
		texts[i] = newLines(s.ctx, g, tw, graph.Left)
		_, th := texts[i].Size()
		h = max(h, th+2*cardIn)
	}
	y := in
	if all := rows*h + (rows-1)*space; all < page.H {
		y += (page.H - all) / 2
	}
	for i, g := range s.games {
		c := s.card(g, w, h, pic)
		_, th := texts[i].Size()
		texts[i].SetPos(2*cardIn+pic, (h-th)/2)
		c.Root().Add(texts[i])
		col := i % int(columns)
		s.scroll.Add(g.Spec().ID, c, in+float64(col)*(w+space), y)
		if col == int(columns)-1 {
			y += h + space
		}
	}
	s.scroll.SetLength(rows*h + (rows-1)*space + 1.5*in)
}

// card is a game's card with the picture of its board, pic units wide.
func (s *Games) card(g rules.Rules, w, h, pic float64) *widgets.Card {
	c := widgets.NewCard(s.ctx, w, h, func() { s.ctx.Nav.Setup(g.Spec().ID) })
	p := picture(s.ctx, g, pic)
	pw, ph := p.Size()
	y := cardIn + (pic-ph)/2
	if w > 1.5*pic { // beside the text
		y = (h - ph) / 2
	}
	p.SetPos(cardIn+(pic-pw)/2, y)
	c.Root().Add(p)
	return c
}

// sampleActions is how far the match has come that a game's picture shows.
const sampleActions = 90

// picture is a game's board with a match under way.
func picture(ctx *scenes.Context, g rules.Rules, w float64) *graph.Node {
	t := newTable(g, scenes.MatchSetup{}, false, ctx.Printer)
	shot := snapshot.Shot{Rules: g, State: snapshot.Sample(g, t.setup(), sampleActions)}
	for k := range shot.Liveries {
		shot.Liveries[k] = t.set.Seats[k].Livery
	}
	b := shot.Geometry().Bounds
	h := w * b.H / b.W
	if h > w {
		w, h = w*w/h, w
	}
	px := ctx.Size.Pixels(w)
	theme := ctx.Theme.Art
	sp := graph.NewSprite(nil, w, h)
	ctx.Art.Show(sp, shot.Name(), px, px, func(w, _ int) image.Image { return shot.Bake(w, theme) })
	return sp.Node
}

// newLines are a game's name, how many can play it, and a line about it, in a column.
func newLines(ctx *scenes.Context, g rules.Rules, w float64, align graph.Align) *graph.Node {
	spec := g.Spec()
	n := graph.New(w, 0)
	y := 0.0
	for _, t := range []*graph.Text{
		graph.NewText(ctx.Fonts, ctx.T(messages.Game(spec.ID)), graph.Style{
			Size: widgets.Body, Weight: graph.Bold, Color: ctx.Theme.Text, Align: align, Width: w, Lines: 2, Shrink: 0.8, Leading: 0.9,
		}),
		graph.NewText(ctx.Fonts, ctx.T(messages.SetupPlayersRange, "Min", spec.MinPlayers, "Max", spec.MaxPlayers), graph.Style{
			Size: widgets.Small, Color: ctx.Theme.Accent, Align: align, Width: w, Lines: 1, Shrink: 0.7,
		}),
		graph.NewText(ctx.Fonts, ctx.T(messages.GameLine(spec.ID)), graph.Style{
			Size: widgets.Small, Color: ctx.Theme.Muted, Align: align, Width: w, Leading: 0.95,
		}),
	} {
		t.SetPos(0, y)
		_, h := t.Size()
		y += h + 4
		n.Add(t.Node)
	}
	return n.SetSize(w, y)
}

// Handle implements [scenes.Scene].
func (s *Games) Handle(in scenes.Input) bool {
	if s.ui.Handle(in) {
		return true
	}
	switch in.Kind {
	case scenes.Back:
		s.ctx.Play(sounds.Click)
		s.ctx.Nav.Title()
	case scenes.Help:
		if g := s.ui.Focused(); g != "back" {
			s.ctx.Nav.Rules(g, nil)
		}
	case scenes.Quit:
		s.ctx.Nav.Quit()
	default:
		return false
	}
	return true
}

// UI returns the widgets, for pictures and tests.
func (s *Games) UI() *widgets.UI { return s.ui }

// Update implements [scenes.Scene].
func (s *Games) Update() { s.ui.Update() }

// Root implements [scenes.Scene].
func (s *Games) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *Games) Opaque() bool { return true }
