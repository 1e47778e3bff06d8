// Package statistics is the screen that tells how often each player has played
// and won, and with what luck, in one game or in all of them.
package statistics

import (
	"bytes"
	"context"
	"sync"

	"ludaxy/assets/messages"
	"ludaxy/engine/games"
	"ludaxy/engine/record"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// Source is where the statistics come from.
type Source interface {
	// Records is how every match went that is over, in the order in which they
	// were played. It is called beside the frames; tell hears how far it is.
	Records(ctx context.Context, tell func(done, total int)) ([]*record.Match, error)
	// Export keeps a table where the player finds it, and says where that is.
	Export(table []byte) (path string, err error)
	// Delete deletes the statistics; the matches stay.
	Delete() error
}

// Scene is the screen.
type Scene struct {
	ctx    *scenes.Context
	ui     *widgets.UI
	scroll *widgets.Scroll
	source Source
	atOnce bool
	cancel context.CancelFunc

	filter  record.Filter
	matches []*record.Match
	known   bool
	failed  error
	status  *graph.Text // how far counting is; nil once that is done

	mu    sync.Mutex // guards what counting tells
	done  int
	total int
	news  bool
	ended bool
	found []*record.Match
	err   error
}

// New returns the screen. With atOnce it counts in Enter itself, so that a session
// can be repeated exactly.
func New(source Source, atOnce bool) *Scene { return &Scene{source: source, atOnce: atOnce} }

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
	s.count()
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() { s.cancel() }

// count begins to count the matches beside the frames.
func (s *Scene) count() {
	if s.cancel != nil {
		s.cancel()
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.cancel = cancel
	count := func() {
		found, err := s.source.Records(ctx, func(done, total int) {
			s.mu.Lock()
			defer s.mu.Unlock()
			s.done, s.total, s.news = done, total, true
		})
		s.mu.Lock()
		defer s.mu.Unlock()
		if ctx.Err() == nil {
			s.found, s.err, s.ended, s.news = found, err, true, true
		}
	}
	if s.atOnce {
		count()
		return
	}
	go count()
}

// Update implements [scenes.Scene].
func (s *Scene) Update() {
	s.ui.Update()
	s.mu.Lock()
	news, ended, done, total := s.news, s.ended, s.done, s.total
	found, err := s.found, s.err
	s.news, s.ended = false, false
	s.mu.Unlock()
	switch {
	case ended:
		s.matches, s.failed, s.known = found, err, true
		s.Resize(s.ctx.Size)
	case news && s.status != nil:
		s.status.SetText(s.ctx.T(messages.StatisticsCounting, "Done", done, "Total", total))
	}
}

// Resize implements [scenes.Scene].
func (s *Scene) Resize(scenes.Size) {
	at := 0.0
	if s.scroll != nil {
		at = s.scroll.At()
	}
	s.ui.Reset()
	s.status = nil
	ctx := s.ctx
	page := widgets.NewPage(s.ui, ctx.T(messages.TitleStatistics), ctx.T(messages.CommonBack), s.back)
	h := widgets.Height(ctx)
	s.choices(page, h)
	top, foot := h+12, s.footer(page)
	s.scroll = widgets.NewScroll(s.ui, page.W+32, page.H-top-foot-12)
	s.scroll.Root().SetPos(page.X-12, page.Y+top)
	s.ui.Root.Add(s.scroll.Root())
	s.scroll.SetLength(s.list(page.W))
	s.scroll.Jump(at)
	s.ui.Restore("back")
	s.ui.ReadCards(s.scroll.Content.Children()...)
}

// choices are the game and the kind of players.
func (s *Scene) choices(page widgets.Page, h float64) {
	ctx := s.ctx
	names, ids, at := []string{ctx.T(messages.StatisticsAll)}, []string{""}, 0
	for i, r := range games.All() {
		id := r.Spec().ID
		names, ids = append(names, ctx.T(messages.Game(id))), append(ids, id)
		if id == s.filter.Game {
			at = i + 1
		}
	}
	w := (page.W - 16) * 0.64
	game := widgets.NewChoice(ctx, names, at, w, func(i int) {
		s.filter.Game = ids[i]
		s.Resize(ctx.Size)
	})
	s.ui.Root.Add(s.ui.Add("game", game).SetPos(page.X, page.Y))
	kinds := []string{ctx.T(messages.StatisticsPeople), ctx.T(messages.StatisticsComputers)}
	kind := 0
	if s.filter.Computers {
		kind = 1
	}
	who := widgets.NewChoice(ctx, kinds, kind, page.W-16-w, func(i int) {
		s.filter.Computers = i == 1
		s.Resize(ctx.Size)
	})
	s.ui.Root.Add(s.ui.Add("who", who).SetPos(page.X+w+16, page.Y))
}

// footer are the buttons below the list; it returns their height.
func (s *Scene) footer(page widgets.Page) float64 {
	ctx := s.ctx
	h := widgets.Height(ctx)
	w := min(360*ctx.Fonts.Zoom(), (page.W-16)/2)
	del := widgets.NewButton(ctx, widgets.Normal, ctx.T(messages.StatisticsDelete), w, h, s.askDelete)
	save := widgets.NewButton(ctx, widgets.Primary, ctx.T(messages.StatisticsExport), w, h, s.export)
	del.SetEnabled(len(s.matches) > 0)
	save.SetEnabled(len(s.matches) > 0)
	y := page.Y + page.H - h
	s.ui.Root.Add(s.ui.Add("delete", del).SetPos(page.X+page.W-2*w-16, y), s.ui.Add("export", save).SetPos(page.X+page.W-w, y))
	return h
}

func (s *Scene) back() { s.ctx.Stack.Remove(s) }

// export keeps all statistics as a table.
func (s *Scene) export() {
	var table bytes.Buffer
	ids := make([]string, 0, 5)
	for _, r := range games.All() {
		ids = append(ids, r.Spec().ID)
	}
	err := record.WriteCSV(&table, s.matches, ids, s.filter.All)
	path := ""
	if err == nil {
		path, err = s.source.Export(table.Bytes())
	}
	if err != nil {
		s.ui.Refuse(s.ctx.Explain(err, messages.KeepFailed))
		return
	}
	s.ui.Toast(s.ctx.T(messages.StatisticsExported, "Path", path))
}

// askDelete deletes the statistics, after a question.
func (s *Scene) askDelete() {
	widgets.Ask(s.ctx, s.ctx.T(messages.StatisticsDeleteTitle), s.ctx.T(messages.StatisticsDeleteText),
		widgets.Answer{Text: s.ctx.T(messages.StatisticsDelete), Do: func() {
			if err := s.source.Delete(); err != nil {
				s.ui.Refuse(s.ctx.Explain(err, messages.StatisticsDeleteFailed))
				return
			}
			s.matches = nil
			s.Resize(s.ctx.Size)
			s.ui.Toast(s.ctx.T(messages.StatisticsDeleted))
			s.count()
		}},
		widgets.Answer{Text: s.ctx.T(messages.CommonCancel)},
	)
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
		return false
	}
	return true
}

// UI is for those who operate the screen from outside.
func (s *Scene) UI() *widgets.UI { return s.ui }

// Root implements [scenes.Scene].
func (s *Scene) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *Scene) Opaque() bool { return true }
