// Package errorscene is what a player sees in place of a crash.
package errorscene

import (
	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// Trouble is what went wrong, as far as a player should know.
type Trouble struct {
	Saved  bool   // the match is safe up to the last move
	Match  bool   // there is a match to open again
	Report string // the file with the report, "" if it could not be written
}

// Scene is the error screen.
type Scene struct {
	ctx     *scenes.Context
	ui      *widgets.UI
	trouble Trouble
}

// New returns the error screen.
func New(t Trouble) *Scene { return &Scene{trouble: t} }

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() {}

// Resize implements [scenes.Scene].
func (s *Scene) Resize(size scenes.Size) {
	s.ui.Reset()
	ctx := s.ctx
	s.ui.Root.Add(graph.NewRect(ctx.Theme.Ground, size.W, size.H))
	w := min(680, size.W-64)
	in := w - 64
	texts := []*graph.Text{graph.NewText(ctx.Fonts, ctx.T(messages.ErrorTitle), graph.Style{
		Size: widgets.Heading, Weight: graph.Bold, Color: ctx.Theme.Text, Width: in, Lines: 2, Shrink: 0.6,
	})}
	if s.trouble.Match {
		key := messages.ErrorUnsaved
		if s.trouble.Saved {
			key = messages.ErrorSaved
		}
		texts = append(texts, graph.NewText(ctx.Fonts, ctx.T(key), graph.Style{Size: widgets.Body, Color: ctx.Theme.Text, Width: in}))
	}
	report := ctx.T(messages.ErrorNoFile)
	if s.trouble.Report != "" {
		report = ctx.T(messages.ErrorFile, "File", s.trouble.Report)
	}
	texts = append(texts, widgets.Para(ctx, report, widgets.Small, in))
	y := 32.0
	for _, t := range texts {
		t.SetPos(32, y)
		_, h := t.Size()
		y += h + 12
	}
	y += 12
	h := widgets.Height(ctx)
	var buttons []*graph.Node
	for i, e := range s.entries() {
		kind := widgets.Normal
		if i == 0 {
			kind = widgets.Primary
		}
		n := s.ui.Add(e.id, widgets.NewButton(ctx, kind, ctx.T(e.text), in, h, e.do))
		n.SetPos(32, y)
		buttons = append(buttons, n)
		y += h + 10
	}
	y += 22
	box := widgets.NewPanel(ctx, art.FloatPanel, w, y)
	box.SetPos((size.W-w)/2, max(8, (size.H-y)/2))
	for _, t := range texts {
		box.Add(t.Node)
	}
	box.Add(buttons...)
	s.ui.Root.Add(box.Node)
	s.ui.Restore(s.entries()[0].id)
	ctx.Call(texts[0].Text())
	var lines []string
	for _, t := range texts[1:] {
		lines = append(lines, t.Text())
	}
	s.ui.Read(lines...)
}

type entry struct {
	id   string
	text messages.Key
	do   func()
}

func (s *Scene) entries() []entry {
	var list []entry
	if s.trouble.Match {
		list = append(list, entry{"continue", messages.ErrorContinue, s.again})
	}
	list = append(list, entry{"title", messages.ErrorTitleScreen, s.ctx.Nav.Title})
	if !s.ctx.Browser {
		list = append(list, entry{"quit", messages.ErrorQuit, s.ctx.Nav.Quit})
	}
	return list
}

func (s *Scene) again() {
	if err := s.ctx.Nav.Continue(); err != nil {
		s.ui.Refuse(s.ctx.Explain(err, messages.SaveFailed))
	}
}

// Handle implements [scenes.Scene].
func (s *Scene) Handle(in scenes.Input) bool {
	switch in.Kind {
	case scenes.Back:
		s.ctx.Nav.Title()
		return true
	case scenes.Quit:
		s.ctx.Nav.Quit()
		return true
	}
	return s.ui.Handle(in)
}

// Update implements [scenes.Scene].
func (s *Scene) Update() { s.ui.Update() }

// Root implements [scenes.Scene].
func (s *Scene) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *Scene) Opaque() bool { return true }
