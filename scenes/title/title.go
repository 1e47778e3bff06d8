// Package title is the first screen.
package title

import (
	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// Scene is the title screen: the name of the game, what to do, and a table that waits.
type Scene struct {
	ctx     *scenes.Context
	ui      *widgets.UI
	arrived bool // the entrance has been shown
}

// New returns the title screen.
func New() *Scene { return &Scene{} }

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() {}

// Reveal implements [scenes.Revealed]: a match may have been finished meanwhile.
func (s *Scene) Reveal() { s.Resize(s.ctx.Size) }

// headRoom is what the column needs beside the buttons and the lettering: the line below the name, and air.
func headRoom(ctx *scenes.Context) float64 { return ctx.Fonts.LineHeight(widgets.Body) + 40 }

// Resize implements [scenes.Scene].
func (s *Scene) Resize(size scenes.Size) {
	s.ui.Reset()
	ctx := s.ctx
	zoom := ctx.Fonts.Zoom()
	colW := min(min(400*(0.6+0.4*zoom), size.W*0.42), 520)
	colX := max(40, size.W*0.075)
	centred := size.Narrow()
	if centred {
		colW = min(440*(0.6+0.4*zoom), size.W-80)
		colX = (size.W - colW) / 2
	}
	table := tableRect(size, centred, colX+colW)
	s.ui.Root.Add(widgets.Backdrop(ctx, "title", table))
	still := newStill(ctx, table)
	s.ui.Root.Add(still)
	if centred {
		still.SetAlpha(0.3)
	}
	buttons := s.buttons(colW)
	gap := 10.0
	list := 0.0
	for _, b := range buttons {
		_, h := b.Root().Size()
		list += h + gap
	}
	// In a low window with large letters the name gives way.
	head := newHead(ctx, colW, min(colW/art.LogoAspect(), size.H-list-headRoom(ctx)), centred)
	_, headH := head.Size()
	total := headH + list
	lead := min(max((size.H-total-48)*0.3, 4), 40)
	y := max(8, (size.H-total-lead)/2)
	head.SetPos(colX, y)
	s.ui.Root.Add(head)
	s.enterFrom(head, 0)
	y += headH + lead
	for i, b := range buttons {
		n := s.ui.Add(names[len(names)-len(buttons)+i], b)
		n.SetPos(colX, y)
		s.ui.Root.Add(n)
		s.enterFrom(n, 3+2*i)
		_, h := n.Size()
		y += h + gap
	}
	s.ui.Root.Add(s.version(size))
	s.ui.Restore(names[len(names)-len(buttons)])
	s.arrived = true
}

// names are those of the buttons, the last of which are always there.
var names = []string{"continue", "new", "rules", "settings", "quit"}

func (s *Scene) buttons(w float64) []*widgets.Button {
	ctx := s.ctx
	h := widgets.Height(ctx)
	var list []*widgets.Button
	kind := widgets.Primary
	if r, ok := s.resumable(); ok {
		kind = widgets.Normal
		lines := []string{
			ctx.T(messages.TitleContinueDetail, "Game", ctx.T(messages.Game(r.Game)), "Names", ctx.Printer.List(r.Names...)),
			ctx.T(messages.TitleContinueTurn, "Name", r.Turn, "When", scenes.Ago(ctx.Printer, ctx.Now(), r.Saved)),
		}
		high := ctx.Fonts.LineHeight(widgets.Body) + 2*ctx.Fonts.LineHeight(widgets.Small) + 18
		list = append(list, widgets.NewButton(ctx, widgets.Primary, ctx.T(messages.TitleContinue), w, high, s.resume).Detail(lines...))
	}
	list = append(list,
		widgets.NewButton(ctx, kind, ctx.T(messages.TitleNewGame), w, h, ctx.Nav.Games),
		widgets.NewButton(ctx, widgets.Normal, ctx.T(messages.TitleRules), w, h, func() { ctx.Nav.Rules("luddo") }),
		widgets.NewButton(ctx, widgets.Normal, ctx.T(messages.TitleSettings), w, h, ctx.Nav.Settings),
	)
	if ctx.Browser {
		return list
	}
	return append(list, widgets.NewButton(ctx, widgets.Normal, ctx.T(messages.TitleQuit), w, h, ctx.Nav.Quit))
}

func (s *Scene) resumable() (scenes.Resumable, bool) {
	if s.ctx.Matches == nil {
		return scenes.Resumable{}, false
	}
	return s.ctx.Matches.Resumable()
}

func (s *Scene) resume() {
	if err := s.ctx.Nav.Continue(); err != nil {
		s.ui.Refuse(err.Error())
	}
}

// enterFrom lets a node come in from below once, unless the player wants no movement.
func (s *Scene) enterFrom(n *graph.Node, wait int) {
	if s.arrived || s.ctx.Still() {
		return
	}
	x, y := n.Pos()
	n.SetPos(x, y+24).SetAlpha(0.01)
	s.ui.Anim.To(n, graph.PropY, y, wait, 18, graph.OutCubic)
	s.ui.Anim.To(n, graph.PropAlpha, 1, wait, 14, graph.Linear)
}

func (s *Scene) version(size scenes.Size) *graph.Node {
	t := graph.NewText(s.ctx.Fonts, s.ctx.T(messages.TitleVersion, "Version", s.ctx.Version), graph.Style{
		Size: 14, Color: s.ctx.Theme.Muted,
	})
	w, h := t.Size()
	t.SetPos(size.W-w-16, size.H-h-8)
	t.SetVisible(s.ctx.Version != "")
	return t.Node
}

// Handle implements [scenes.Scene].
func (s *Scene) Handle(in scenes.Input) bool {
	switch in.Kind {
	case scenes.Help:
		s.ctx.Play(sounds.Click)
		s.ctx.Nav.Rules("luddo")
		return true
	case scenes.Quit:
		s.ctx.Nav.Quit()
		return true
	}
	if s.ui.Anim.Busy() && in.Kind != scenes.PointerMove {
		s.ui.Anim.Finish()
	}
	return s.ui.Handle(in)
}

// Update implements [scenes.Scene].
func (s *Scene) Update() { s.ui.Update() }

// Root implements [scenes.Scene].
func (s *Scene) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *Scene) Opaque() bool { return true }

// tableRect is where the table lies, in units.
func tableRect(size scenes.Size, centred bool, right float64) layout.Rect {
	if centred {
		side := min(size.W*0.92, size.H*0.8)
		return layout.Rect{X: (size.W - side) / 2, Y: (size.H - side) / 2, W: side, H: side}
	}
	room := size.W - right
	side := min(size.H*0.92, room-64)
	return layout.Rect{X: right + (room-side)/2, Y: (size.H - side) / 2, W: side, H: side}
}
