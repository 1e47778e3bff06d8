package result

import (
	"strconv"

	"ludaxy/assets/messages"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// rounds is the score table: the points of every seat after each round, and who
// has won how many.
func (s *Scene) rounds(w float64) *graph.Node {
	ctx, rep := s.ctx, s.report
	c := s.sheet(ctx.T(messages.ResultRounds), w)
	n := float64(len(rep.Players))
	col := min(84*ctx.Fonts.Zoom(), c.w*0.66/max(n, 1))
	left := c.w - n*col
	side := min(28, col-4)
	for i, p := range rep.Players {
		b := s.badge(p.Livery, side)
		b.SetPos(cardPad+left+float64(i)*col+(col-side)/2, c.y)
		c.n.Add(b)
	}
	c.y += side + 6
	h := ctx.Fonts.LineHeight(widgets.Small) + 4
	line := 0
	row := func(label string, weight graph.Weight, of func(p *Player) string) {
		if line%2 == 0 {
			stripe := graph.NewRect(ctx.Theme.Raised, c.w+16, h)
			stripe.SetPos(cardPad-8, c.y).SetAlpha(0.45)
			c.n.Add(stripe)
		}
		line++
		c.cell(label, 0, left-8, widgets.Small, graph.Regular, ctx.Theme.Text, graph.Left, h)
		for j := range rep.Players {
			c.cell(of(&rep.Players[j]), left+float64(j)*col, col, widgets.Small, weight, ctx.Theme.Text, graph.Center, h)
		}
		c.y += h
	}
	for r, scores := range rep.Scores {
		row(ctx.T(messages.TableRound, "Number", r+1), graph.Bold, func(p *Player) string {
			if p.Seat.Seat >= len(scores) {
				return ""
			}
			return messages.Number(scores[p.Seat.Seat])
		})
	}
	if rep.Rounds {
		row(ctx.T(messages.ResultRoundsWon), graph.Bold, func(p *Player) string { return strconv.Itoa(p.Rounds) })
	}
	return c.done()
}
