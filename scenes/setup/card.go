package setup

import (
	"fmt"
	"image"
	"image/color"

	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// card is what is set at one seat.
type card struct {
	ctx    *scenes.Context
	kind   *widgets.Choice
	name   *widgets.TextField
	levels []string
	level  *widgets.Choice // nil where there is but one level
	livery *widgets.Button
	panel  *graph.Panel
	empty  *graph.Text
	team   *graph.Text // nil where nobody plays in teams
}

var kinds = []scenes.SeatKind{scenes.SeatHuman, scenes.SeatComputer, scenes.SeatEmpty}

// spacing is the air in a card and between its rows.
type spacing struct{ pad, gap float64 }

// The usual spacing, and the one where many cards stand one above the other.
var airy, tight = spacing{12, 8}, spacing{8, 6}

// spacingFor is the spacing for some cards one above the other, each with something above it, in a height.
func (s *Scene) spacingFor(cards int, head, h float64) spacing {
	if float64(cards)*(s.cardHeight(airy)+head+space) > h {
		return tight
	}
	return airy
}

// cardHeight has room for two rows, or three where computers have levels to choose from.
func cardHeight(ctx *scenes.Context, levels int, sp spacing) float64 {
	rows := 2.0
	if levels > 1 {
		rows = 3
	}
	return 2*sp.pad + rows*widgets.Height(ctx) + (rows-1)*sp.gap
}

func (s *Scene) cardHeight(sp spacing) float64 { return cardHeight(s.ctx, len(s.table.levels()), sp) }

// addCard adds a seat's card to a list at a place in it, w units wide.
func (s *Scene) addCard(sc *widgets.Scroll, k int, x, y, w float64, sp spacing) {
	ctx := s.ctx
	h := widgets.Height(ctx)
	cardPad, cardGap := sp.pad, sp.gap
	c := &card{ctx: ctx, levels: s.table.levels()}
	s.cards[k] = c
	c.panel = widgets.NewPanel(ctx, art.PlainPanel, w, s.cardHeight(sp))
	c.panel.SetPos(x, y)
	sc.Content.Add(c.panel.Node)
	if s.table.teams() {
		s.addTeam(c, k, w)
	}
	in := w - 2*cardPad
	seat := &s.table.set.Seats[k]
	words := []string{ctx.T(messages.SetupPerson), ctx.T(messages.SetupComputer), ctx.T(messages.SetupEmpty)}
	c.kind = widgets.NewChoice(ctx, words, 0, in, func(i int) {
		s.table.setKind(k, kinds[i])
		s.changed()
	})
	sc.Add(fmt.Sprintf("kind%d", k), c.kind, x+cardPad, y+cardPad)
	row := y + cardPad + h + cardGap
	c.livery = widgets.NewButton(ctx, widgets.Normal, "", h+12, h, func() { s.ctx.Stack.Push(newLiveries(s, k)) })
	sc.Add(fmt.Sprintf("livery%d", k), c.livery, x+cardPad, row)
	c.name = widgets.NewTextField(ctx, seat.Name, ctx.T(messages.SetupNameHint), in-h-12-cardGap, func(name string) {
		s.table.set.Seats[k].Name = name
		s.show()
	})
	sc.Add(fmt.Sprintf("name%d", k), c.name, x+cardPad+h+12+cardGap, row)
	if levels := s.table.levels(); len(levels) > 1 {
		var names []string
		for _, l := range levels {
			names = append(names, ctx.T("level."+l))
		}
		c.level = widgets.NewChoice(ctx, names, 0, in, func(i int) { s.table.set.Seats[k].Level = levels[i] })
		sc.Add(fmt.Sprintf("level%d", k), c.level, x+cardPad, row+h+cardGap)
	}
	c.empty = graph.NewText(ctx.Fonts, ctx.T(messages.SetupSeat, "Number", k+1), graph.Style{
		Size: widgets.Body, Color: ctx.Theme.Muted, Align: graph.Center, Width: in, Lines: 1,
	})
	_, eh := c.empty.Size()
	c.empty.SetPos(x+cardPad, row+(h-eh)/2)
	sc.Content.Add(c.empty.Node)
}

// teamH is how high the label of a team is; it lies over the upper edge of its card.
func teamH(ctx *scenes.Context) float64 { return ctx.Fonts.LineHeight(widgets.Small) + 2 }

// addTeam says which team a seat belongs to, in words and in a colour that partners share.
func (s *Scene) addTeam(c *card, k int, w float64) {
	ctx := s.ctx
	t := ctx.Theme
	edge := []color.RGBA{t.Accent, t.Good}[k%2]
	c.team = graph.NewText(ctx.Fonts, ctx.T(messages.SeatTeam, "Number", k%2+1), graph.Style{Size: widgets.Small, Weight: graph.Bold, Color: edge})
	tw, th := c.team.Size()
	pw, ph := tw+28, teamH(ctx)
	pill := widgets.NewBox(ctx, widgets.Box{Fill: t.Panel, Edge: edge, EdgeW: 2, Radius: ph / 2}, pw, ph)
	pill.SetPos((w-pw)/2, -ph*0.62)
	c.team.SetPos(14, (ph-th)/2)
	pill.Add(c.team.Node)
	c.panel.Add(pill.Node)
}

// show brings the card up to date with its seat.
func (c *card) show(seat *scenes.Seat) {
	taken := seat.Kind != scenes.SeatEmpty
	for i, k := range kinds {
		if k == seat.Kind {
			c.kind.Set(i)
		}
	}
	c.name.Set(seat.Name)
	c.name.Root().SetVisible(taken)
	c.livery.Root().SetVisible(taken)
	c.livery.Icon(badge(c.ctx, seat.Livery, widgets.Height(c.ctx)-10))
	c.empty.SetVisible(!taken)
	c.panel.SetAlpha(map[bool]float64{true: 1, false: 0.55}[taken])
	if c.level != nil {
		c.level.Root().SetVisible(seat.Kind == scenes.SeatComputer)
		for i, l := range c.levels {
			if l == seat.Level {
				c.level.Set(i)
			}
		}
	}
}

// badge is a livery as a picture of some units.
func badge(ctx *scenes.Context, livery int, size float64) *graph.Node {
	px := ctx.Size.Pixels(size)
	img := ctx.Art.Image(fmt.Sprintf("badge %d", livery), px, px, func(w, _ int) image.Image {
		return art.BakeBadge(livery, float64(w), ctx.Theme.Art)
	})
	return graph.NewSprite(img, size, size).Node
}
