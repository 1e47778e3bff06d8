package widgets_test

import (
	"testing"

	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/widgets"
)

// TestChoiceGivesLongTextsRoom puts a long text between short ones: where a third of the width is too little for it,
// it takes from the others, and the pointer chooses what it points at.
func TestChoiceGivesLongTextsRoom(t *testing.T) {
	graphtest.Do(func() {
		ctx := newContext()
		const long = "Computer"
		takes := ctx.Fonts.Width(long, graph.Bold, widgets.Body)
		w := 2.6 * takes
		u := widgets.NewUI(ctx)
		which := 0
		c := widgets.NewChoice(ctx, []string{"Us", long, "No"}, which, w, func(i int) { which = i })
		u.Root.Add(u.Add("which", c))
		press := func(x float64) {
			u.Handle(scenes.Input{Kind: scenes.PointerDown, X: x, Y: 20})
			u.Handle(scenes.Input{Kind: scenes.PointerUp, X: x, Y: 20})
		}
		for _, p := range []struct {
			x    float64
			want int
		}{{w / 2, 1}, {w/2 - takes/2, 1}, {w/2 + takes/2, 1}, {4, 0}, {w - 4, 2}, {w/2 - takes/2 - 40, 0}} {
			if press(p.x); which != p.want {
				t.Errorf("a press at %.0f of %.0f chose %d, not %d", p.x, w, which, p.want)
			}
		}
	})
}
