package table

import (
	"context"
	"image/color"
	"math"

	"ludaxy/assets/messages"
	"ludaxy/engine/advice"
	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// chanceBar shows how likely each side is to win: a bar in parts, one a seat,
// in the order of the seats, with per cent and symbol where there is room.
type chanceBar struct {
	node *graph.Node
	work beside[[rules.MaxSeats]float64]
	last [rules.MaxSeats]float64 // what was found last
	of   uint64                  // the position it is about, 0 for none yet
	show bool
}

// buildChances makes the bar, empty until something is known.
func (s *Scene) buildChances(r layout.Rect) {
	s.odds.show = r.H > 0
	s.odds.node = nil
	if !s.odds.show {
		s.odds.work.stop()
		return
	}
	s.odds.node = graph.New(r.W, r.H)
	s.odds.node.SetPos(r.X, r.Y)
	s.ui.Root.Add(s.odds.node)
	s.drawChances()
}

// lookAtChances has the chances of the settled position found, and shows them.
func (s *Scene) lookAtChances() {
	o := &s.odds
	if !o.show {
		return
	}
	state, seq := s.dir.Settled()
	if seq == s.table.Seq() && s.dir.Idle() && o.work.seq != seq && o.of != seq {
		r, copied := s.table.Rules(), state
		o.work.start(s, seq, func(ctx context.Context, tell func([rules.MaxSeats]float64)) {
			found := advice.Chances(ctx, r, copied)
			if ctx.Err() == nil {
				tell(found)
			}
		})
	}
	if told, ok := o.work.take(); ok {
		o.last, o.of = told, o.work.seq
		s.drawChances()
	}
}

// drawChances draws the bar anew.
func (s *Scene) drawChances() {
	o := &s.odds
	o.node.Clear()
	w, h := o.node.Size()
	back := widgets.NewBox(s.ctx, widgets.Box{Fill: s.ctx.Theme.Pressed, Edge: s.ctx.Theme.Edge, EdgeW: 1, Radius: 6}, w, h)
	o.node.Add(back.Node)
	if o.of == 0 {
		return
	}
	seats := s.sides()
	sum := 0.0
	for _, k := range seats {
		sum += o.last[k]
	}
	if sum <= 0 {
		return
	}
	x := 2.0
	for _, k := range seats {
		wide := (w - 4) * o.last[k] / sum
		if wide >= 1.5 {
			o.node.Add(s.chancePart(k, percent(o.last[k]), wide-1, h-4).SetPos(x, 2))
		}
		x += wide
	}
}

// sides are the seats that the bar has parts for: of partners the first.
func (s *Scene) sides() (seats []int) {
	state, _ := s.dir.Settled()
	teams := s.table.Rules().Spec().InTeams(state.Options)
	for _, k := range rules.SeatList(state.Seats) {
		if teams && k&2 != 0 {
			continue
		}
		seats = append(seats, k)
	}
	return seats
}

// chancePart is a seat's part of the bar.
func (s *Scene) chancePart(k, percent int, w, h float64) *graph.Node {
	l := art.LiveryOf(s.seat(k).Livery)
	part := graph.New(w, h)
	fill := rgba(l.Deep)
	part.Add(widgets.NewBox(s.ctx, widgets.Box{Fill: fill, Edge: rgba(l.Base), EdgeW: 1.5, Radius: 4}, w, h).Node)
	words := graph.NewText(s.ctx.Fonts, s.ctx.T(messages.CommonPercent, "Value", percent), graph.Style{
		Size: widgets.Small * 0.85, Weight: graph.Bold, Color: color.RGBA{255, 255, 255, 255},
	})
	tw, th := words.Size()
	const gap = 4
	side := math.Floor(th * 0.66)
	switch {
	case tw+side+gap+10 <= w:
		sign := s.symbol(l, side)
		sign.SetPos((w-tw-side-gap)/2, (h-side)/2)
		words.SetPos((w-tw-side-gap)/2+side+gap, (h-th)/2)
		part.Add(sign, words.Node)
	case tw+6 <= w:
		words.SetPos((w-tw)/2, (h-th)/2)
		part.Add(words.Node)
	}
	return part
}

// rgba is a colour of art's as the widgets want it.
func rgba(c art.Colour) color.RGBA {
	q := func(v float32) uint8 { return uint8(min(max(v, 0), 1)*255 + 0.5) }
	return color.RGBA{q(c.R), q(c.G), q(c.B), q(c.A)}
}
