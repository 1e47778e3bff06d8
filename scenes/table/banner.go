package table

import (
	"fmt"
	"image"
	"slices"

	"ludaxy/assets/messages"
	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// showBanner puts the scores of a round over the board while its end is told.
func (s *Scene) showBanner(f timeline.Frame) {
	on := f.Running == timeline.Banner && f.Event.Kind == rules.RoundOver
	if s.parts.banner != nil && !on {
		s.parts.banner.Remove()
		s.parts.banner = nil
	}
	if !on || s.parts.banner != nil {
		return
	}
	s.parts.banner = s.scoreboard(f)
	w, h := s.parts.banner.Size()
	s.parts.banner.SetPos(s.board.X+(s.board.W-w)/2, s.board.Y+(s.board.H-h)/2)
	s.parts.banner.SetZ(20)
	s.ui.Root.Add(s.parts.banner)
}

// scoreboard is the seats with their points, most first.
func (s *Scene) scoreboard(f timeline.Frame) *graph.Node {
	t := s.ctx.Theme
	seats := rules.SeatList(f.Model.Seats)
	score := func(k int) int {
		if k < len(f.Event.Scores) {
			return f.Event.Scores[k]
		}
		return 0
	}
	slices.SortStableFunc(seats, func(a, b int) int { return score(b) - score(a) })
	const pad, side = 22.0, 34.0
	inner := 320 * s.ctx.Fonts.Zoom()
	title := graph.NewText(s.ctx.Fonts, s.ctx.T(messages.EventRoundOver, "Round", int(f.Model.Round)+1), graph.Style{
		Size: titleSize, Weight: graph.Bold, Color: t.Accent, Align: graph.Center, Width: inner, Lines: 1, Shrink: 0.6,
	})
	_, th := title.Size()
	row := max(side, s.ctx.Fonts.LineHeight(widgets.Body)) + 10
	w, h := inner+2*pad, th+12+row*float64(len(seats))+2*pad-10
	n := graph.New(w, h)
	panel := widgets.NewBox(s.ctx, widgets.Box{Fill: t.Raised, Edge: t.Edge, EdgeW: 2, Radius: widgets.Radius, Shadow: 24}, w, h)
	title.SetPos(pad, pad)
	n.Add(panel.Node, title.Node)
	for i, k := range seats {
		y := pad + th + 12 + row*float64(i)
		livery := s.seat(k).Livery
		img := s.ctx.Art.Image(fmt.Sprint("score badge ", livery), s.ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
			return art.BakeBadge(livery, float64(w), t.Art)
		})
		badge := sprite(img, s.ctx.Size.Scale)
		badge.SetPos(pad, y)
		name := graph.NewText(s.ctx.Fonts, s.name(k), graph.Style{Size: widgets.Body, Weight: graph.Bold, Color: t.Text, Width: inner*0.6 - side - 12, Lines: 1, Shrink: 0.6})
		points := graph.NewText(s.ctx.Fonts, s.ctx.T(messages.TablePoints, "Count", score(k)), graph.Style{
			Size: widgets.Body, Color: t.Text, Align: graph.Right, Width: inner * 0.4, Lines: 1, Shrink: 0.6,
		})
		_, nh := name.Size()
		_, ph := points.Size()
		name.SetPos(pad+side+12, y+(side-nh)/2)
		points.SetPos(w-pad-inner*0.4, y+(side-ph)/2)
		n.Add(badge, name.Node, points.Node)
	}
	return n
}
