package setup

import (
	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// liveries is the overlay on which a seat gets its colour and symbol.
type liveries struct {
	ctx  *scenes.Context
	ui   *widgets.UI
	of   *Scene
	seat int
}

func newLiveries(of *Scene, seat int) *liveries { return &liveries{of: of, seat: seat} }

// Enter implements [scenes.Scene].
func (s *liveries) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *liveries) Leave() {}

// Resize implements [scenes.Scene].
func (s *liveries) Resize(size scenes.Size) {
	s.ui.Reset()
	ctx := s.ctx
	s.ui.Root.Add(graph.NewRect(ctx.Theme.Shade, size.W, size.H))
	zoom := 0.6 + 0.4*ctx.Fonts.Zoom()
	bw, bh := min(168*zoom, (size.W-120)/4-12), 92+ctx.Fonts.LineHeight(widgets.Small)
	w := 4*(bw+12) - 12 + 56
	title := widgets.Label(ctx, ctx.T(messages.SetupLivery), 26, graph.Bold, w-56)
	_, th := title.Size()
	h := 24 + th + 12 + 2*(bh+12) - 12 + 28
	box := widgets.NewPanel(ctx, art.FloatPanel, w, h)
	box.SetPos((size.W-w)/2, (size.H-h)/2)
	title.SetPos(28, 24)
	box.Add(title.Node)
	now := s.of.table.set.Seats[s.seat].Livery
	for l := range art.LiveryCount {
		kind := widgets.Normal
		if l == now {
			kind = widgets.Primary
		}
		b := widgets.NewButton(ctx, kind, "", bw, bh, func() { s.choose(l) })
		b.Icon(swatch(ctx, l, bw-12, kind))
		b.Root().SetPos(28+float64(l%4)*(bw+12), 24+th+12+float64(l/4)*(bh+12))
		box.Add(s.ui.Add(messages.Seat(l), b))
	}
	s.ui.Root.Add(box.Node)
	s.ui.Restore(messages.Seat(now))
}

// swatch is a livery's badge with its name in words.
func swatch(ctx *scenes.Context, l int, w float64, kind widgets.Kind) *graph.Node {
	ink := ctx.Theme.Text
	if kind == widgets.Primary {
		ink = ctx.Theme.OnAccent
	}
	name := graph.NewText(ctx.Fonts, ctx.T(messages.Seat(l)), graph.Style{
		Size: widgets.Small, Color: ink, Align: graph.Center, Width: w, Lines: 1, Shrink: 0.65,
	})
	_, nh := name.Size()
	const side = 60
	n := graph.New(w, side+6+nh)
	b := badge(ctx, l, side)
	b.SetPos((w-side)/2, 0)
	name.SetPos(0, side+6)
	return n.Add(b, name.Node)
}

func (s *liveries) choose(l int) {
	s.ctx.Stack.Remove(s)
	s.of.table.setLivery(s.seat, l)
	s.of.changed()
}

// Handle implements [scenes.Scene].
func (s *liveries) Handle(in scenes.Input) bool {
	if s.ui.Handle(in) {
		return true
	}
	if in.Kind == scenes.Back || in.Kind == scenes.PointerUp {
		s.ctx.Stack.Remove(s)
		return true
	}
	return false
}

// Update implements [scenes.Scene].
func (s *liveries) Update() { s.ui.Update() }

// Root implements [scenes.Scene].
func (s *liveries) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *liveries) Opaque() bool { return false }
