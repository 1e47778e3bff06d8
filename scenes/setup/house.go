package setup

import (
	"slices"

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
	help := ctx.T(messages.PauseRules)
	bw := ctx.Fonts.Width(help, graph.Bold, widgets.Body) + 40
	page := widgets.NewPageBeside(s.ui, ctx.T(messages.SetupRules), ctx.T(messages.CommonBack), s.back, bw+space)
	b := widgets.NewButton(ctx, widgets.Normal, help, bw, widgets.Height(ctx), s.of.showRules)
	b.Root().SetPos(page.X+page.W-bw, widgets.Margin-4)
	s.ui.Root.Add(s.ui.Add("help", b))
	top := s.kinds(page)
	s.scroll = widgets.NewScroll(s.ui, page.W+32, page.H-top+widgets.Margin/2)
	s.scroll.Root().SetPos(page.X-12, page.Y+top)
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
	s.ui.Restore("kinds")
}

// kinds puts the choice among sets of rules on top of the page, with what differs from the source below it, and returns
// the height they take.
func (s *house) kinds(page widgets.Page) float64 {
	ctx, t := s.ctx, s.of.table
	names := t.presets()
	var words []string
	for _, n := range names {
		words = append(words, ctx.T(messages.Preset(n)))
	}
	c := widgets.NewChoice(ctx, words, slices.Index(names, t.preset()), page.W, func(i int) {
		t.setPreset(names[i])
		s.of.table.seatTeams()
		s.Resize(ctx.Size)
	})
	n := s.ui.Add("kinds", c)
	n.SetPos(page.X, page.Y)
	s.ui.Root.Add(n)
	text := t.summary()
	if text == "" {
		text = ctx.T(messages.SetupRulesSource)
	}
	line := graph.NewText(ctx.Fonts, text, graph.Style{
		Size: widgets.Small, Color: ctx.Theme.Text, Align: graph.Center, Width: page.W, Lines: 2, Shrink: 0.7,
	})
	_, h := c.Root().Size()
	line.SetPos(page.X, page.Y+h+6)
	s.ui.Root.Add(line.Node)
	_, lh := line.Size()
	return h + 6 + lh + 4
}

// items are the rules, each as what adds it to a column.
func (s *house) items() (list []func(*widgets.Rows)) {
	ctx := s.ctx
	for i, o := range s.of.table.options {
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
		t.seatTeams()
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
	case scenes.Help:
		s.of.showRules()
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
