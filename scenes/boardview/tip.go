package boardview

import (
	"strings"

	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// tip says in words what the chosen piece would do, beside its target.
type tip struct {
	node *graph.Node
	ctx  *scenes.Context
	side float64
}

func newTip(ctx *scenes.Context, side float64) *tip {
	t := &tip{node: graph.New(0, 0), ctx: ctx, side: side}
	t.node.SetZ(10).SetVisible(false)
	return t
}

// show puts words beside a place of the node; none hides it. reach is how far
// the words keep from the place.
func (t *tip) show(words []string, at layout.Point, reach float64) {
	t.node.SetVisible(len(words) > 0)
	if len(words) == 0 {
		return
	}
	t.node.Clear()
	const pad = 12
	limit, width := min(320, t.side-4*pad), 0.0
	for _, line := range words {
		if t.ctx.Fonts.Width(line, graph.Bold, widgets.Small) > limit {
			width = limit // it goes on in the next line
		}
	}
	label := graph.NewText(t.ctx.Fonts, strings.Join(words, "\n"), graph.Style{
		Size: widgets.Small, Weight: graph.Bold, Color: t.ctx.Theme.Text, Width: width,
	})
	w, h := label.Size()
	w, h = w+2*pad, h+2*pad*0.6
	panel := widgets.NewBox(t.ctx, widgets.Box{
		Fill: t.ctx.Theme.Raised, Edge: t.ctx.Theme.Edge, EdgeW: 1, Radius: widgets.Radius, Shadow: 12,
	}, w, h)
	label.SetPos(pad, pad*0.6)
	t.node.Add(panel.Node, label.Node)
	t.node.SetSize(w, h)
	x := min(max(at.X-w/2, 4), max(4, t.side-w-4))
	y := at.Y - reach - h
	if y < 4 {
		y = at.Y + max(reach*0.45, reach-t.side*0.06)
	}
	t.node.SetPos(x, y)
}

// retip says what the choice shown would do, or else what the square under the
// pointer is.
func (v *View) retip() {
	i := v.shownChoice()
	switch {
	case i >= 0 && len(v.choiceWords(i)) > 0:
		v.tip.show(v.choiceWords(i), v.tr.ToPixels(v.target(i).At), v.tr.Scale*1.75)
	case i < 0 && v.over != rules.Out:
		cell, _ := v.cfg.Geometry.Cell(v.over)
		reach := cell.Size * 0.75
		if v.fan.square == v.over { // beside the stack that has stepped apart
			reach = v.fan.reach + 0.6
		}
		v.tip.show(v.fieldWords(v.over), v.tr.ToPixels(cell.Centre), v.tr.Scale*reach)
	default:
		v.tip.show(nil, layout.Point{}, 0)
	}
}

// fieldWords are what a square is called and what it does; none for one like any
// other.
func (v *View) fieldWords(q rules.Square) []string {
	s := v.cfg.Match
	m := v.cfg.Director.Frame().Model
	s.At, s.UFOs, s.Seats = m.At, m.UFOs, m.Seats
	name, effect := v.cfg.Teller.Field(&s, q)
	switch {
	case name == "":
		return nil
	case effect == "":
		return []string{name}
	}
	return []string{name, effect}
}

// PointAt tells of the special square at a point of the view, if there is one
// and no piece there is being chosen. Points off the board tell nothing.
func (v *View) PointAt(x, y float64) {
	over := rules.Out
	if v.pointed(x, y) {
		p := v.tr.ToBoard(layout.Point{X: x, Y: y})
		if q, ok := v.cfg.Geometry.Pick(p.X, p.Y); ok && q.OnBoard() && len(v.fieldWords(q)) > 0 {
			over = q
		}
	}
	if over != v.over {
		v.over = over
		v.retip()
		v.Node.Touch()
	}
}
