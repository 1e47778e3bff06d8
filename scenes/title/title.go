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

// Scene is the title screen: the name of the game, what to do, and a table at which computers play.
type Scene struct {
	cfg     Demo
	ctx     *scenes.Context
	ui      *widgets.UI
	head    *head
	demo    *demo
	arrived bool // the entrance has been shown
}

// New returns the title screen.
func New(demo Demo) *Scene { return &Scene{cfg: demo} }

// Enter implements [scenes.Scene].
func (s *Scene) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
	s.demo = newDemo(ctx, s.cfg)
}

// Leave implements [scenes.Scene].
func (s *Scene) Leave() { s.demo.rest() }

// covered reports whether another scene is over the title.
func (s *Scene) covered() bool { return s.ctx.Stack != nil && s.ctx.Stack.Top() != scenes.Scene(s) }

// Reveal implements [scenes.Revealed]: a match may have been finished meanwhile.
func (s *Scene) Reveal() { s.Resize(s.ctx.Size) }

// headRoom is what the column needs beside the buttons and the lettering: the line below the name, and air.
func headRoom(ctx *scenes.Context) float64 { return ctx.Fonts.LineHeight(widgets.Body) + 40 }

// Resize implements [scenes.Scene].
func (s *Scene) Resize(size scenes.Size) {
	s.ui.Reset()
	ctx := s.ctx
	ctx.Call(ctx.T(messages.AppName))
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
	board := graph.New(size.W, size.H)
	s.ui.Root.Add(board)
	if centred {
		board.SetAlpha(0.3) // what is written over it must be readable, on white squares too
		s.ui.Root.Add(graph.NewRect(ctx.Theme.Shade, size.W, size.H).SetAlpha(0.45))
	}
	// In a low window with large letters the smaller lines and the name give way.
	list := s.newColumn(colW, false)
	roomy := list.height+headRoom(ctx)+roomyHead <= size.H
	if !roomy {
		list = s.newColumn(colW, true)
	}
	most := size.H - list.height - 40
	if roomy {
		most = size.H - list.height - headRoom(ctx) - 10
	}
	s.head = newHead(ctx, colW, min(colW/art.LogoAspect(), most), roomy)
	_, headH := s.head.Size()
	total := headH + list.height
	lead := min(max((size.H-total-48)*0.3, 4), 40)
	y := max(8, (size.H-total-lead)/2)
	s.head.SetPos(colX, y)
	s.ui.Root.Add(s.head.Node)
	s.enterFrom(s.head.Node, 0)
	y += headH + lead
	for i, b := range list.buttons {
		n := s.ui.Add(list.ids[i], b)
		n.SetPos(colX+list.x[i], y+list.y[i])
		s.ui.Root.Add(n)
		s.enterFrom(n, 3+2*i)
	}
	s.ui.Root.Add(s.notes(size)...)
	s.ui.Restore(list.ids[0])
	s.demo.layOut(board, table) // last: the board takes longest to bake
	s.arrived = true
}

// roomyHead is the least height of the name for which the smaller lines are shown too, in units.
const roomyHead = 70

func (s *Scene) resumable() (scenes.Resumable, bool) {
	if s.ctx.Matches == nil {
		return scenes.Resumable{}, false
	}
	return s.ctx.Matches.Resumable()
}

func (s *Scene) resume() {
	if err := s.ctx.Nav.Continue(); err != nil {
		s.ui.Refuse(s.ctx.Explain(err, messages.SaveFailed))
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

// notes are the version, and what the player should know about the saved matches, at the lower right edge.
func (s *Scene) notes(size scenes.Size) (list []*graph.Node) {
	ctx := s.ctx
	y := size.H - 8
	if ctx.Version != "" {
		t := graph.NewText(ctx.Fonts, ctx.T(messages.TitleVersion, "Version", ctx.Version), graph.Style{Size: 14, Color: ctx.Theme.Muted})
		w, h := t.Size()
		y -= h
		t.SetPos(size.W-w-16, y)
		list = append(list, t.Node)
	}
	if ctx.Matches == nil || ctx.Matches.Newer() == 0 {
		return list
	}
	const pad = 12
	t := graph.NewText(ctx.Fonts, ctx.T(messages.TitleNewer, "Count", ctx.Matches.Newer()), graph.Style{
		Size: widgets.Small, Color: ctx.Theme.Warn, Width: min(360*ctx.Fonts.Zoom(), size.W*0.45-2*pad),
	})
	w, h := t.Size()
	box := widgets.NewPanel(ctx, art.PlainPanel, w+2*pad, h+2*pad)
	box.SetPos(size.W-w-2*pad-16, y-h-2*pad-8)
	t.SetPos(pad, pad)
	box.Add(t.Node)
	return append(list, box.Node)
}

// Handle implements [scenes.Scene].
func (s *Scene) Handle(in scenes.Input) bool {
	switch in.Kind {
	case scenes.Help:
		s.ctx.Play(sounds.Click)
		s.rules()
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
func (s *Scene) Update() {
	s.ui.Update()
	s.head.settle(s.ctx)
	s.demo.update(s.covered())
}

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
