// Package pause is the overlay of a match that rests.
package pause

import (
	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// Actions are what the overlay can do beside the settings; package table gives them. None is called while the overlay
// is still on the stack.
type Actions struct {
	Resume  func()
	Undo    func()      // nil at a table without take-backs
	CanUndo func() bool // whether there is something to take back now
	Watch   func()      // looks back at the match so far, over the overlay; nil where that cannot be
	Name    func()      // asks for a name of the match, over the overlay; nil where it is not saved
	Title   func()
	Quit    func()
	Change  func() // of names and rules, before the first roll; nil after it
	Rules   func() // shows how the match is played, over the overlay
}

// Scene is the overlay.
type Scene struct {
	ctx     *scenes.Context
	ui      *widgets.UI
	actions Actions
}

// New returns the overlay.
func New(actions Actions) *Scene { return &Scene{actions: actions} }

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() {}

type entry struct {
	id   string
	text messages.Key
	do   func()
}

// Resize implements [scenes.Scene].
func (s *Scene) Resize(size scenes.Size) {
	s.ui.Reset()
	ctx := s.ctx
	ctx.Call(ctx.T(messages.PauseTitle))
	s.ui.Root.Add(graph.NewRect(ctx.Theme.Shade, size.W, size.H))
	list := s.entries()
	w := min(420*(0.6+0.4*ctx.Fonts.Zoom()), size.W-64)
	h := widgets.Height(ctx)
	title := graph.NewText(ctx.Fonts, ctx.T(messages.PauseTitle), graph.Style{
		Size: 28, Weight: graph.Bold, Color: ctx.Theme.Text, Align: graph.Center, Width: w - 48, Lines: 1, Shrink: 0.6,
	})
	_, th := title.Size()
	gap, single := 10.0, len(list) // how many entries have a row of their own
	height := func() float64 {
		rows := single + (len(list)-single+1)/2
		return 20 + th + 12 + float64(rows)*(h+gap) - gap + 28
	}
	if height() > size.H-24 { // a low window with large letters: the last ones stand in pairs
		single = max(0, len(list)-4)
		w = min(w*1.3, size.W-64)
		title.SetStyle(graph.Style{Size: 28, Weight: graph.Bold, Color: ctx.Theme.Text, Align: graph.Center, Width: w - 48, Lines: 1, Shrink: 0.6})
	}
	if total := height(); total > size.H-24 {
		gap = max(2, gap-(total-size.H+24)/float64(len(list)))
	}
	total := height()
	box := widgets.NewPanel(ctx, art.FloatPanel, w, total)
	box.SetPos((size.W-w)/2, (size.H-total)/2)
	title.SetPos(24, 20)
	box.Add(title.Node)
	y := 20 + th + 12
	for i, e := range list {
		kind := widgets.Normal
		if i == 0 {
			kind = widgets.Primary
		}
		x, bw, second := 28.0, w-56, i >= single && (i-single)%2 == 1
		if i >= single {
			bw = (w - 56 - 10) / 2
			if second {
				x += bw + 10
			}
		}
		b := widgets.NewButton(ctx, kind, ctx.T(e.text), bw, h, e.do)
		if e.id == "undo" && !s.canUndo() {
			b.Disable(ctx.T(messages.TableUndoNone), s.ui.Refuse)
		}
		b.Root().SetPos(x, y)
		box.Add(s.ui.Add(e.id, b))
		if i < single || second || i == len(list)-1 {
			y += h + gap
		}
	}
	s.ui.Root.Add(box.Node)
	s.ui.Restore("resume")
}

func (s *Scene) entries() []entry {
	list := []entry{{"resume", messages.PauseResume, s.then(s.actions.Resume)}}
	if s.actions.Undo != nil && s.actions.Change == nil { // before the first roll there is nothing to undo
		list = append(list, entry{"undo", messages.PauseUndo, s.then(s.actions.Undo)})
	}
	if s.actions.Watch != nil {
		list = append(list, entry{"watch", messages.PauseLookBack, s.actions.Watch})
	}
	if s.actions.Name != nil {
		list = append(list, entry{"name", messages.PauseName, s.actions.Name})
	}
	if s.actions.Change != nil {
		list = append(list, entry{"change", messages.PauseChange, s.then(s.actions.Change)})
	}
	list = append(list,
		entry{"rules", messages.PauseRules, s.actions.Rules},
		entry{"settings", messages.PauseSettings, s.ctx.Nav.Settings},
		entry{"title", messages.PauseTitleScreen, s.then(s.actions.Title)},
	)
	if !s.ctx.Browser {
		list = append(list, entry{"quit", messages.PauseQuit, s.then(s.actions.Quit)})
	}
	return list
}

func (s *Scene) canUndo() bool { return s.actions.CanUndo != nil && s.actions.CanUndo() }

// then takes the overlay away before doing something.
func (s *Scene) then(do func()) func() {
	return func() {
		s.ctx.Stack.Remove(s)
		if do != nil {
			do()
		}
	}
}

// Handle implements [scenes.Scene].
func (s *Scene) Handle(in scenes.Input) bool {
	switch in.Kind {
	case scenes.Back, scenes.Pause:
		s.then(s.actions.Resume)()
		return true
	case scenes.Undo:
		if s.actions.Undo != nil && s.canUndo() {
			s.then(s.actions.Undo)()
			return true
		}
		s.ui.Refuse(s.ctx.T(messages.TableUndoNone))
		return true
	case scenes.Help:
		s.actions.Rules()
		return true
	case scenes.Quit:
		s.then(s.actions.Quit)()
		return true
	}
	return s.ui.Handle(in)
}

// Update implements [scenes.Scene].
func (s *Scene) Update() { s.ui.Update() }

// UI returns the widgets, for pictures and tests.
func (s *Scene) UI() *widgets.UI { return s.ui }

// Root implements [scenes.Scene].
func (s *Scene) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *Scene) Opaque() bool { return false }
