// Package result is the screen after a match: the places, how it went for each, and the proof of the dice.
package result

import (
	"context"

	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// Actions are where to go from here.
type Actions struct {
	// Luck tells luck and choices apart, beside the frames; nil if that is not
	// wanted. tell hears how far it is. With AtOnce it is called in Enter.
	Luck   func(ctx context.Context, tell func(done, of int)) (Luck, error)
	AtOnce bool

	Again func()
	Title func()
	Watch func() // the match again, over the result; nil if it cannot be seen
	Board func() // back to the table as it was at the end; nil if there is none. The result is off the stack then.
}

// Scene is the screen.
type Scene struct {
	fresh   int // ticks left before keys count
	ctx     *scenes.Context
	ui      *widgets.UI
	scroll  *widgets.Scroll
	report  *Report
	actions Actions
	luck    luck
}

// New returns the screen for a report of [Collect].
func New(report *Report, actions Actions) *Scene { return &Scene{report: report, actions: actions} }

// settle is how many ticks the keys of a player still busy at the table are
// ignored for: mashing Enter must not start a rematch before the result is seen.
const settle = 45

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.fresh = settle
	s.ui = widgets.NewUI(ctx)
	if s.actions.Luck != nil {
		s.luck.start(s.actions.Luck, s.actions.AtOnce)
	}
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() { s.luck.stop() }

// Resize implements [scenes.Scene].
func (s *Scene) Resize(scenes.Size) {
	at := 0.0
	if s.scroll != nil {
		at = s.scroll.At()
	}
	s.ui.Reset()
	ctx := s.ctx
	page := widgets.NewPage(s.ui, s.headline(), "", nil)
	foot := s.footer(page)
	s.scroll = widgets.NewScroll(s.ui, page.W+32, page.H-foot-16)
	s.scroll.Root().SetPos(page.X-12, page.Y)
	s.ui.Root.Add(s.scroll.Root())
	cols := [2]float64{8, 8}
	w, two := page.W, page.W >= 900*ctx.Fonts.Zoom()
	if two {
		w = (page.W - 20) / 2
	}
	var told []*graph.Node
	put := func(col int, n *graph.Node) {
		told = append(told, n)
		if !two {
			col = 0
		}
		n.SetPos(12+float64(col)*(w+20), cols[col])
		s.scroll.Content.Add(n)
		_, h := n.Size()
		cols[col] += h + 20
	}
	put(0, s.places(w))
	put(1, s.figures(w))
	if len(s.report.Scores) > 0 {
		put(0, s.rounds(w))
	}
	if s.actions.Luck != nil {
		put(0, s.luckCard(w))
		if !s.luck.ready() {
			told = told[:len(told)-1] // how far it is would be read out all the time
		}
	}
	put(0, s.faces(w))
	put(1, s.proof(w))
	s.scroll.SetLength(max(cols[0], cols[1]) - 8)
	s.scroll.Jump(at)
	s.ui.Restore("again")
	s.ui.ReadCards(told...)
}

// headline says who has won.
func (s *Scene) headline() string {
	names := s.report.winners()
	switch {
	case len(names) == 0:
		return s.ctx.T(messages.ResultTitle)
	case len(names) == 1:
		return s.ctx.T(messages.ResultWinner, "Name", names[0])
	case s.report.Team:
		return s.ctx.T(messages.ResultWinnerTeam, "Names", s.ctx.Printer.List(names...))
	}
	return s.ctx.T(messages.ResultShared, "Names", s.ctx.Printer.List(names...))
}

func (s *Scene) footer(page widgets.Page) float64 {
	ctx := s.ctx
	type entry struct {
		id   string
		kind widgets.Kind
		text messages.Key
		do   func()
	}
	list := []entry{{"title", widgets.Normal, messages.ResultTitleScreen, s.actions.Title}}
	if s.actions.Watch != nil {
		list = append(list, entry{"watch", widgets.Normal, messages.ResultWatch, s.actions.Watch})
	}
	if s.actions.Board != nil {
		list = append(list, entry{"board", widgets.Normal, messages.ResultBoard, s.board})
	}
	list = append(list, entry{"again", widgets.Primary, messages.ResultAgain, s.actions.Again})
	h := widgets.Height(ctx) + 4
	n := float64(len(list))
	w := min(300*ctx.Fonts.Zoom(), (page.W-(n-1)*16)/n)
	x := page.X + page.W - n*w - (n-1)*16
	for _, e := range list {
		b := s.ui.Add(e.id, widgets.NewButton(ctx, e.kind, ctx.T(e.text), w, h, e.do))
		b.SetPos(x, page.Y+page.H-h)
		s.ui.Root.Add(b)
		x += w + 16
	}
	return h
}

func (s *Scene) board() {
	s.ctx.Stack.Remove(s)
	s.actions.Board()
}

// Handle implements [scenes.Scene].
func (s *Scene) Handle(in scenes.Input) bool {
	const line = 72
	if s.fresh > 0 && (in.Kind == scenes.Accept || in.Kind == scenes.Roll) {
		return true
	}
	switch in.Kind {
	case scenes.NavUp:
		s.scroll.By(-line)
	case scenes.NavDown:
		s.scroll.By(line)
	case scenes.Back:
		s.ctx.Play(sounds.Click)
		s.actions.Title()
	case scenes.Quit:
		s.ctx.Nav.Quit()
	default:
		return s.ui.Handle(in)
	}
	return true
}

// Update implements [scenes.Scene].
func (s *Scene) Update() {
	s.fresh = max(0, s.fresh-1)
	s.ui.Update()
	if s.luck.news() {
		s.Resize(s.ctx.Size)
	}
}

// Root implements [scenes.Scene].
func (s *Scene) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *Scene) Opaque() bool { return true }
