package rulesbook

import (
	"image"
	"slices"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/snapshot"
	"ludaxy/scenes/widgets"
)

// card is a heading with its sentences on a panel.
type card struct {
	title string
	lines []string
}

// cards are the sections about the open game, and its house rules.
func (s *Scene) cards() []card {
	ctx, spec := s.ctx, s.game().Spec()
	var list []card
	for _, sec := range messages.Pages(spec.ID) {
		c := card{title: ctx.T(sec.Title)}
		for _, l := range sec.Lines {
			c.lines = append(c.lines, ctx.T(l))
		}
		list = append(list, c)
	}
	about, options := messages.RulesHouseText, spec.Options
	if s.book.Table != nil {
		about, options = messages.RulesHouseTable, append(slices.Clone(options), engine.TableOptions(spec)...)
	}
	house := card{title: ctx.T(messages.RulesHouse), lines: []string{ctx.T(about)}}
	for _, o := range options {
		house.lines = append(house.lines, ctx.T(messages.RulesHouseItem, "Rule", ctx.T(messages.Rule(o.Name)),
			"Value", ctx.Printer.RuleValue(o.Name, o.Values[s.value(o)]), "Text", ctx.T(messages.RuleText(o.Name))))
	}
	return append(list, house)
}

// value is the index of an option's value at the table, or of its default.
func (s *Scene) value(o rules.OptionSpec) uint8 {
	if s.book.Table == nil {
		return o.Default
	}
	if i := slices.Index(o.Values, s.book.Table.Options[o.Name]); i >= 0 {
		return uint8(i)
	}
	return o.Default
}

// setup is the table as the rules take it. One that is not to be played yet, such as with too few seats taken, has the
// usual seats.
func (s *Scene) setup() rules.Setup {
	spec := s.game().Spec()
	usual := rules.Setup{Seats: uint8(1<<min(4, spec.MaxPlayers) - 1), Options: spec.Defaults()}
	if s.book.Table == nil {
		return usual
	}
	table := usual
	table.Seats = 0
	for k, seat := range s.book.Table.Seats {
		if seat.Kind != scenes.SeatEmpty {
			table.Seats |= 1 << k
		}
	}
	for i, o := range spec.Options {
		table.Options[i] = s.value(o)
	}
	if spec.Check(table) == nil {
		return table
	}
	return usual
}

// first is the first card, with a picture of the board at its right or, where there is little room, above it.
func (s *Scene) first(c card, w float64) *graph.Node {
	const in, beside, above = 20, 240, 340 // units
	if w-beside-in < 340*s.ctx.Fonts.Zoom() {
		pic, n := s.picture(min(above, w)), s.card(c, w)
		pw, ph := pic.Size()
		nw, nh := n.Size()
		all := graph.New(nw, nh+ph+in)
		pic.SetPos((w-pw)/2, 0)
		n.SetPos(0, ph+in)
		return all.Add(pic, n)
	}
	pic := s.picture(beside)
	pw, ph := pic.Size()
	n := s.cardIn(c, w, w-pw-in, ph+2*in)
	pic.SetPos(w-pw-in, in)
	return n.Add(pic)
}

// sampleActions is how far the match has come that the picture of a board shows.
const sampleActions = 60

// picture is the board with a match under way, at most so many units wide and high.
func (s *Scene) picture(most float64) *graph.Node {
	ctx, g := s.ctx, s.game()
	shot := snapshot.Shot{Rules: g, State: snapshot.Sample(g, s.setup(), sampleActions)}
	for k := range shot.Liveries {
		shot.Liveries[k] = k
	}
	b := shot.Geometry().Bounds
	tr := layout.Into(b, layout.Rect{W: most, H: most})
	w, h := b.W*tr.Scale, b.H*tr.Scale
	px, py := ctx.Size.Pixels(w), ctx.Size.Pixels(h)
	img := ctx.Art.Image("rules "+shot.Name(), px, py, func(w, _ int) image.Image { return shot.Bake(w, ctx.Theme.Art) })
	return graph.NewSprite(img, w, h).Node
}

// tabs lets the player turn to another game, above what is left of the page.
func (s *Scene) tabs(page *widgets.Page) {
	var names []string
	for _, g := range s.book.Games {
		names = append(names, s.ctx.T(messages.Game(g.Spec().ID)))
	}
	c := widgets.NewChoice(s.ctx, names, s.open, page.W, func(i int) {
		s.open = i
		s.scroll.Jump(0)
		s.Resize(s.ctx.Size)
	})
	n := s.ui.Add("game", c)
	n.SetPos(page.X, page.Y)
	s.ui.Root.Add(n)
	_, h := n.Size()
	page.Y += h + 8
	page.H -= h + 8
}

var _ scenes.Scene = (*Scene)(nil)
