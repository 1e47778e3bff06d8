package replay

import (
	"fmt"
	"image"

	"ludaxy/assets/messages"
	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// chip tells of a seat in one line: who plays it and how likely it wins.
type chip struct {
	node   *graph.Node
	seat   int
	calm   *graph.Panel
	lit    *graph.Panel // behind whose turn it is
	name   *graph.Text
	chance *graph.Text
}

// newChip makes the chip of a seat in a rectangle.
func (s *Scene) newChip(k int, r layout.Rect) *chip {
	t := s.ctx.Theme
	seat := s.reel.Positions[s.at].Seats[k]
	livery := art.LiveryOf(seat.Livery)
	c := &chip{node: graph.New(r.W, r.H), seat: k}
	c.node.SetPos(r.X, r.Y)
	edge := rgba(livery.Base)
	c.calm = widgets.NewBox(s.ctx, widgets.Box{Fill: t.Panel, Edge: t.Edge, EdgeW: 1, Radius: 10}, r.W, r.H)
	c.lit = widgets.NewBox(s.ctx, widgets.Box{Fill: t.Raised, Edge: edge, EdgeW: 3, Radius: 10}, r.W, r.H)
	side := min(r.H-10, 28)
	img := s.ctx.Art.Image(fmt.Sprint("badge ", seat.Livery), s.ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
		return art.BakeBadge(seat.Livery, float64(w), t.Art)
	})
	badge := s.sprite(img)
	badge.SetPos(8, (r.H-side)/2)
	right := s.ctx.Fonts.Width(s.ctx.T(messages.CommonPercent, "Value", 100), graph.Bold, widgets.Small) + 4
	x := side + 16
	c.name = graph.NewText(s.ctx.Fonts, s.seatName(seat), graph.Style{
		Size: widgets.Small, Weight: graph.Bold, Color: t.Text, Width: r.W - x - right - 14, Lines: 1, Shrink: 0.65,
	})
	_, nh := c.name.Size()
	c.name.SetPos(x, (r.H-nh)/2)
	c.chance = graph.NewText(s.ctx.Fonts, "", graph.Style{Size: widgets.Small, Color: t.Muted, Align: graph.Right, Width: right, Lines: 1})
	c.chance.SetPos(r.W-right-10, (r.H-s.ctx.Fonts.LineHeight(widgets.Small))/2)
	c.node.Add(c.calm.Node, c.lit.Node, badge, c.name.Node, c.chance.Node)
	const least = 56 // units of a name worth showing
	c.name.SetVisible(r.W-x-right-14 >= least)
	return c
}

// update shows whose turn it is in a position, and the chances or the places.
func (c *chip) update(s *Scene, at int) {
	p := &s.reel.Positions[at]
	turn := p.State.Phase != rules.PhaseOver && int(p.State.Turn) == c.seat
	c.lit.SetVisible(turn)
	c.calm.SetVisible(!turn)
	c.name.SetText(s.seatName(p.Seats[c.seat]))
	text := ""
	if v, ok := s.curve.Value(at); ok {
		text = s.ctx.T(messages.CommonPercent, "Value", int(v[c.seat]*100+0.5))
	}
	ink := s.ctx.Theme.Muted
	if place := p.State.Place[c.seat]; place > 0 {
		text, ink = s.ctx.T(messages.Place(int(place))), s.ctx.Theme.Accent
	}
	c.chance.SetText(text)
	c.chance.SetColor(ink)
}
