package boardview

import (
	"strings"

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
	label := graph.NewText(t.ctx.Fonts, strings.Join(words, "\n"), graph.Style{
		Size: widgets.Small, Weight: graph.Bold, Color: t.ctx.Theme.Text, Width: 0,
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
		y = at.Y + reach*0.45
	}
	t.node.SetPos(x, y)
}

// retip says what the choice shown would do.
func (v *View) retip() {
	i := v.shownChoice()
	if i < 0 || !v.ctx.Prefs().Hints {
		v.tip.show(nil, layout.Point{}, 0)
		return
	}
	v.tip.show(v.choices[i].preview.Words, v.tr.ToPixels(v.target(i).At), v.tr.Scale*1.75)
}
