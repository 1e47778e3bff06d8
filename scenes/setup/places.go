package setup

import (
	"slices"
	"strconv"

	"ludaxy/assets/messages"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// sides are the seats left and right of the board, from the top, half of them each, as near to their arms as can be.
func (s *Scene) sides() (left, right []int) {
	arms := s.geometry().Arms
	var all []int
	for k := range s.table.seats() {
		all = append(all, k)
	}
	place := func(k int) (x, y int) {
		if k >= len(arms) {
			return k % 2, k
		}
		d := arms[k].Direction
		return int(1000 * d.X), int(1000 * d.Y)
	}
	by := func(axis int) func(a, b int) int {
		return func(a, b int) int {
			ax, ay := place(a)
			bx, by := place(b)
			return [2]int{ax - bx, ay - by}[axis]
		}
	}
	slices.SortStableFunc(all, by(0))
	half := len(all) / 2
	left, right = slices.Clone(all[:half]), slices.Clone(all[half:])
	slices.SortStableFunc(left, by(1))
	slices.SortStableFunc(right, by(1))
	return left, right
}

// wide has the seats at both sides of the board.
func (s *Scene) wide(page widgets.Page) {
	cw := min(max(page.W*0.28, 264), 360)
	left, right := s.sides()
	s.column(left, page.X, page.Y, cw, page.H)
	mid := layout.Rect{X: page.X + cw + space, Y: page.Y, W: page.W - 2*cw - 2*space, H: page.H}
	s.column(right, page.X+page.W-cw, page.Y, cw, page.H)
	foot := s.controls(mid)
	mid.H -= foot
	s.placeBoard(mid)
}

// column is a list of cards, spread over its height where there is room.
func (s *Scene) column(seats []int, x, y, w, h float64) {
	const in = 8 // room for rings inside the list
	sc := widgets.NewScroll(s.ui, w+2*in, h)
	sc.Root().SetPos(x-in, y)
	s.ui.Root.Add(sc.Root())
	s.scroll = append(s.scroll, sc)
	head := s.headroom()
	sp := s.spacingFor(len(seats), head, h)
	ch := s.cardHeight(sp)
	least := sp.pad + head
	gap := max(least, (h-2*in-head-float64(len(seats))*ch)/float64(max(1, len(seats))))
	cy := in + head
	if gap > least {
		cy += gap / 2
	}
	for _, k := range seats {
		s.addCard(sc, k, in, cy, w, sp)
		cy += ch + gap
	}
	sc.SetLength(cy - gap + in)
}

// headroom is what stands out above a card.
func (s *Scene) headroom() float64 {
	if s.table.teams() {
		return 0.7 * teamH(s.ctx)
	}
	return 0
}

// narrow has the board on top and the seats in two columns below.
func (s *Scene) narrow(page widgets.Page) {
	top := layout.Rect{X: page.X, Y: page.Y, W: page.W, H: page.H * 0.48}
	foot := s.controls(top)
	s.placeBoard(layout.Rect{X: top.X, Y: top.Y, W: top.W, H: top.H - foot})
	y := top.Bottom() + space
	sc := widgets.NewScroll(s.ui, page.W+16, page.Y+page.H-y)
	sc.Root().SetPos(page.X-8, y)
	s.ui.Root.Add(sc.Root())
	s.scroll = append(s.scroll, sc)
	left, right := s.sides()
	w := (page.W - space) / 2
	sp := s.spacingFor(len(left), s.headroom(), page.Y+page.H-y)
	line := s.cardHeight(sp) + space + s.headroom()
	first := 8 + s.headroom()
	for i := range max(len(left), len(right)) {
		if i < len(left) {
			s.addCard(sc, left[i], 8, first+float64(i)*line, w, sp)
		}
		if i < len(right) {
			s.addCard(sc, right[i], 8+w+space, first+float64(i)*line, w, sp)
		}
	}
	sc.SetLength(first + float64(max(len(left), len(right)))*line)
}

// controls puts what decides the board at the lower edge of a rectangle: how many play, and on which board. It returns
// the height they take.
func (s *Scene) controls(room layout.Rect) float64 {
	ctx, t := s.ctx, s.table
	type control struct {
		id, name string
		words    []string
		at       int
		set      func(int)
	}
	var list []control
	if counts := t.counts(); len(counts) > 1 {
		c := control{id: "players", name: ctx.T(messages.SetupPlayers), at: slices.Index(counts, t.players()), set: func(i int) { t.setPlayers(counts[i]) }}
		for _, n := range counts {
			c.words = append(c.words, strconv.Itoa(n))
		}
		list = append(list, c)
	}
	if i := t.option(optBoard); i >= 0 {
		c := control{id: "board", name: ctx.T(messages.SetupBoard), at: t.value(i), set: t.chooseBoard}
		for _, v := range t.options[i].Values {
			c.words = append(c.words, ctx.Printer.RuleValue(optBoard, v))
		}
		list = append(list, c)
	} else if t.sizes() {
		c := control{id: "board", name: ctx.T(messages.SetupBoard), set: func(i int) { t.hexagon(i == 1) }}
		c.words = []string{ctx.T(messages.SetupBoardCross), ctx.T(messages.SetupBoardHexagon)}
		if t.seats() > 4 {
			c.at = 1
		}
		list = append(list, c)
	}
	h := widgets.Height(ctx)
	w := min(room.W, 520*ctx.Fonts.Zoom())
	x := room.X + (room.W-w)/2
	names := 0.0
	for _, c := range list {
		names = max(names, ctx.Fonts.Width(c.name, graph.Regular, widgets.Small)+16)
	}
	if names > w*0.34 { // no room: the choices speak for themselves
		names = 0
	}
	foot := float64(len(list))*(h+8) + 4
	y := room.Bottom() - foot + 12
	for _, c := range list {
		names := names
		for _, word := range c.words {
			if ctx.Fonts.Width(word, graph.Bold, widgets.Body)*0.7 > w-names-2*widgets.MinTarget {
				names = 0 // the words need the whole row
			}
		}
		if names > 0 {
			label := widgets.Label(ctx, c.name, widgets.Small, graph.Regular, names)
			_, lh := label.Size()
			label.SetPos(x, y+(h-lh)/2)
			s.ui.Root.Add(label.Node)
		}
		n := s.ui.Add(c.id, widgets.NewChoice(ctx, c.words, c.at, w-names, func(i int) {
			c.set(i)
			s.changed()
		}))
		n.SetPos(x+names, y)
		s.ui.Root.Add(n)
		y += h + 8
	}
	return foot
}
