package setup

import (
	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

const space = 16

// Resize implements [scenes.Scene].
func (s *Scene) Resize(size scenes.Size) {
	var at []float64
	for _, sc := range s.scroll {
		at = append(at, sc.At())
	}
	s.ui.Reset()
	s.scroll = nil
	s.cards = [len(s.cards)]*card{}
	ctx := s.ctx
	s.table.p = ctx.Printer
	turn := s.turnChoice(min(size.W-2*widgets.Margin, widgets.PageW) * 0.4)
	tw, _ := turn.Root().Size()
	page := widgets.NewPageBeside(s.ui, ctx.T(messages.Game(s.table.spec.ID)), ctx.T(messages.SetupBack), s.back, tw+space)
	n := s.ui.Add("turn", turn)
	n.SetPos(page.X+page.W-tw, widgets.Margin-4)
	s.ui.Root.Add(n)
	foot := s.footer(page)
	page.H -= foot + space
	if size.Narrow() {
		s.narrow(page)
	} else {
		s.wide(page)
	}
	for i, sc := range s.scroll {
		if i < len(at) {
			sc.Jump(at[i])
		}
	}
	s.show()
	s.ui.Restore("start")
}

// turnChoice is the choice of the time for a turn, at most so wide. Every game has it, of its own or as the table's.
func (s *Scene) turnChoice(most float64) *widgets.Choice {
	i := s.table.option("turnSeconds")
	ctx := s.ctx
	var words []string
	w := 0.0
	for _, v := range s.table.options[i].Values {
		word := ctx.T(messages.SetupTurnNone)
		if v != "0" {
			word = ctx.T(messages.SetupTurnSeconds, "Seconds", v)
		}
		words = append(words, word)
		w = max(w, ctx.Fonts.Width(word, graph.Bold, widgets.Body))
	}
	return widgets.NewChoice(ctx, words, s.table.value(i), min(w+2*widgets.MinTarget+16, most), func(v int) {
		s.table.choose(i, v)
		s.show()
	})
}

// footer puts house rules, what there is to say, and the start at the lower edge, and returns its height.
func (s *Scene) footer(page widgets.Page) float64 {
	ctx := s.ctx
	h := widgets.Height(ctx) + 4
	y := page.Y + page.H - h
	wide := func(texts ...string) (w float64) {
		for _, t := range texts {
			w = max(w, ctx.Fonts.Width(t, graph.Bold, widgets.Body))
		}
		return min(w+48, page.W*0.34)
	}
	var rules []string
	for _, p := range append(s.table.presets(), presetCustom) {
		rules = append(rules, s.rulesName(p))
	}
	hw := wide(rules...)
	sw := max(wide(ctx.T(messages.SetupStart)), 200)
	s.house = widgets.NewButton(ctx, widgets.Normal, "", hw, h, func() { s.ctx.Stack.Push(newHouse(s)) })
	s.house.Root().SetPos(page.X, y)
	s.start = widgets.NewButton(ctx, widgets.Primary, ctx.T(messages.SetupStart), sw, h, s.begin)
	s.start.Root().SetPos(page.X+page.W-sw, y)
	ww := page.W - hw - sw - 2*space
	s.word = graph.NewText(ctx.Fonts, "", graph.Style{Size: widgets.Body, Align: graph.Center, Width: ww, Lines: 2, Shrink: 0.6, Leading: 0.85})
	holder := graph.NewPainted(ww, h, nil)
	holder.SetPos(page.X+hw+space, y)
	holder.Add(s.word.Node)
	s.ui.Root.Add(holder)
	s.ui.Root.Add(s.ui.Add("house", s.house), s.ui.Add("start", s.start))
	return h
}
