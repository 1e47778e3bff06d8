package setup

import (
	"ludaxy/assets/messages"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// house is the page of the house rules: each a sentence with its values.
type house struct {
	ctx    *scenes.Context
	ui     *widgets.UI
	scroll *widgets.Scroll
	of     *Scene
}

func newHouse(of *Scene) *house { return &house{of: of} }

// Enter implements [scenes.Scene].
func (s *house) Enter(ctx *scenes.Context) {
	s.ctx = ctx
	s.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (s *house) Leave() {}

// Resize implements [scenes.Scene].
func (s *house) Resize(scenes.Size) {
	at := 0.0
	if s.scroll != nil {
		at = s.scroll.At()
	}
	s.ui.Reset()
	ctx := s.ctx
	page := widgets.NewPage(s.ui, ctx.T(messages.SetupRules), ctx.T(messages.CommonBack), s.back)
	h := widgets.Height(ctx)
	reset := ctx.T(messages.SetupRulesReset)
	rw := min(ctx.Fonts.Width(reset, graph.Bold, widgets.Body)+48, page.W)
	b := widgets.NewButton(ctx, widgets.Normal, reset, rw, h, s.standard)
	b.SetEnabled(len(s.of.table.set.Options) > 0)
	b.Root().SetPos(page.X+page.W-rw, page.Y+page.H-h)
	s.scroll = widgets.NewScroll(s.ui, page.W+32, page.H-h-space)
	s.scroll.Root().SetPos(page.X-12, page.Y)
	s.ui.Root.Add(s.scroll.Root())
	rows := widgets.RowsIn(s.ui, s.scroll)
	items := s.items()
	length := 0.0
	if page.W >= 1000*ctx.Fonts.Zoom() {
		left, right := *rows, *rows
		left.W = (rows.W - 24) / 2
		right.W = left.W
		right.X += left.W + 24
		for _, it := range items {
			if left.Y <= right.Y {
				it(&left)
			} else {
				it(&right)
			}
		}
		length = max(left.Y, right.Y)
	} else {
		for _, it := range items {
			it(rows)
		}
		length = rows.Y
	}
	s.scroll.SetLength(length)
	s.scroll.Jump(at)
	s.ui.Root.Add(s.ui.Add("reset", b))
	s.ui.Restore("back")
}

// items are the rules, presets first, each as what adds it to a column.
func (s *house) items() (list []func(*widgets.Rows)) {
	t, ctx := s.of.table, s.ctx
	for _, p := range t.spec.Presets {
		list = append(list, func(r *widgets.Rows) {
			r.Box(func() {
				r.Add("preset "+p.Name, widgets.NewToggle(ctx, ctx.T(messages.Rule(p.Name)), t.preset(p), r.Inner(), func(on bool) {
					t.setPreset(p, on)
					s.Resize(ctx.Size)
				}))
				r.Text(ctx.T(messages.RuleText(p.Name)))
			})
		})
	}
	for i, o := range t.spec.Options {
		list = append(list, func(r *widgets.Rows) {
			r.Box(func() {
				s.option(r, i, o)
				r.Text(ctx.T(messages.RuleText(o.Name)))
			})
		})
	}
	return list
}

func (s *house) option(r *widgets.Rows, i int, o rules.OptionSpec) {
	t, ctx := s.of.table, s.ctx
	name := ctx.T(messages.Rule(o.Name))
	set := func(v int) {
		t.choose(i, v)
		s.Resize(ctx.Size)
	}
	if o.Type == rules.Bool {
		r.Add(o.Name, widgets.NewToggle(ctx, name, t.value(i) == 1, r.Inner(), func(on bool) {
			set(map[bool]int{true: 1}[on])
		}))
		return
	}
	var words []string
	for _, v := range o.Values {
		words = append(words, ctx.Printer.RuleValue(o.Name, v))
	}
	r.Labelled(o.Name, name, func(w float64) widgets.Widget {
		return widgets.NewChoice(ctx, words, t.value(i), w, set)
	})
}

func (s *house) standard() {
	s.of.table.standard()
	s.Resize(s.ctx.Size)
}

func (s *house) back() {
	s.ctx.Stack.Remove(s)
	s.of.changed()
}

// Handle implements [scenes.Scene].
func (s *house) Handle(in scenes.Input) bool {
	if s.ui.Handle(in) {
		return true
	}
	switch in.Kind {
	case scenes.Back:
		s.back()
	case scenes.Quit:
		s.ctx.Nav.Quit()
	default:
		return false
	}
	return true
}

// Update implements [scenes.Scene].
func (s *house) Update() { s.ui.Update() }

// Root implements [scenes.Scene].
func (s *house) Root() *graph.Node { return s.ui.Root }

// Opaque implements [scenes.Scene].
func (s *house) Opaque() bool { return true }
