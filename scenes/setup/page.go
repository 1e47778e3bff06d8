package setup

import (
	"slices"

	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
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
	page := widgets.NewPage(s.ui, ctx.T(messages.Game(s.table.spec.ID)), ctx.T(messages.SetupBack), s.back)
	s.boardChoice(page)
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

// boardChoice puts the choice of the board at the right end of the heading.
func (s *Scene) boardChoice(page widgets.Page) {
	if s.table.spec.MaxPlayers <= 4 || s.table.spec.Grid {
		return
	}
	ctx := s.ctx
	options := []string{ctx.T(messages.SetupBoardCross) + " 2–4", ctx.T(messages.SetupBoardHexagon) + " 5–6"}
	at := 0
	if s.table.seats() > 4 {
		at = 1
	}
	w := 24.0
	for _, o := range options {
		w = max(w, ctx.Fonts.Width(o, graph.Bold, widgets.Body)+36)
	}
	w = min(2*w, page.W*0.48)
	c := widgets.NewChoice(ctx, options, at, w, func(i int) {
		s.table.hexagon(i == 1)
		s.changed()
	})
	n := s.ui.Add("board", c)
	n.SetPos(page.X+page.W-w, widgets.Margin-4)
	s.ui.Root.Add(n)
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
	hw := wide(ctx.T(messages.SetupRulesStandard), ctx.T(messages.SetupRulesChanged, "Count", 10))
	sw := max(wide(ctx.T(messages.SetupStart)), 200)
	s.house = widgets.NewButton(ctx, widgets.Normal, "", hw, h, func() { s.ctx.Stack.Push(newHouse(s)) })
	s.house.Root().SetPos(page.X, y)
	s.start = widgets.NewButton(ctx, widgets.Primary, ctx.T(messages.SetupStart), sw, h, s.begin)
	s.start.Root().SetPos(page.X+page.W-sw, y)
	ww := page.W - hw - sw - 2*space
	s.word = graph.NewText(ctx.Fonts, "", graph.Style{Size: widgets.Body, Align: graph.Center, Width: ww, Lines: 2, Shrink: 0.7, Leading: 0.85})
	holder := graph.NewPainted(ww, h, nil)
	holder.SetPos(page.X+hw+space, y)
	holder.Add(s.word.Node)
	s.ui.Root.Add(holder)
	s.ui.Root.Add(s.ui.Add("house", s.house), s.ui.Add("start", s.start))
	return h
}

// sides are the seats left and right of the board, from the top, as the board has them.
func (s *Scene) sides() (left, right []int) {
	arms := s.geometry().Arms
	for k, a := range arms {
		if a.Direction.X < 0 {
			left = append(left, k)
		} else {
			right = append(right, k)
		}
	}
	up := func(a, b int) int {
		return int(1000 * (arms[a].Direction.Y - arms[b].Direction.Y))
	}
	slices.SortFunc(left, up)
	slices.SortFunc(right, up)
	return left, right
}

// geometry is the board of the table as it is set up.
func (s *Scene) geometry() *layout.Board { return layout.Of(s.rules.Board(s.position())) }

// wide has the seats at both sides of the board.
func (s *Scene) wide(page widgets.Page) {
	cw := min(max(page.W*0.28, 264), 360)
	left, right := s.sides()
	s.column(left, page.X, page.Y, cw, page.H)
	s.column(right, page.X+page.W-cw, page.Y, cw, page.H)
	s.placeBoard(layout.Rect{X: page.X + cw + space, Y: page.Y, W: page.W - 2*cw - 2*space, H: page.H})
}

// column is a list of cards, spread over its height where there is room.
func (s *Scene) column(seats []int, x, y, w, h float64) {
	const in = 8 // room for rings inside the list
	sc := widgets.NewScroll(s.ui, w+2*in, h)
	sc.Root().SetPos(x-in, y)
	s.ui.Root.Add(sc.Root())
	s.scroll = append(s.scroll, sc)
	ch := cardHeight(s.ctx)
	gap := max(space, (h-2*in-float64(len(seats))*ch)/float64(max(1, len(seats))))
	cy := float64(in)
	if gap > space {
		cy += gap / 2
	}
	for _, k := range seats {
		s.addCard(sc, k, in, cy, w)
		cy += ch + gap
	}
	sc.SetLength(cy - gap + in)
}

// narrow has the board on top and the seats in two columns below.
func (s *Scene) narrow(page widgets.Page) {
	side := min(page.W, page.H*0.48)
	s.placeBoard(layout.Rect{X: page.X + (page.W-side)/2, Y: page.Y, W: side, H: side})
	sc := widgets.NewScroll(s.ui, page.W+16, page.H-side-space)
	sc.Root().SetPos(page.X-8, page.Y+side+space)
	s.ui.Root.Add(sc.Root())
	s.scroll = append(s.scroll, sc)
	left, right := s.sides()
	w := (page.W - space) / 2
	ch := cardHeight(s.ctx)
	for i, k := range left {
		s.addCard(sc, k, 8, 8+float64(i)*(ch+space), w)
	}
	for i, k := range right {
		s.addCard(sc, k, 8+w+space, 8+float64(i)*(ch+space), w)
	}
	sc.SetLength(8 + float64(max(len(left), len(right)))*(ch+space))
}
