package replay

import (
	"testing"

	"ludaxy/engine"
	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
)

// TestReplaysAreTurnedForTheFirstPerson opens a replay with every setting: its board is turned for the first person, and
// for nobody else as the turns pass.
func TestReplaysAreTurnedForTheFirstPerson(t *testing.T) {
	graphtest.Do(func() {
		w := open(t, "luddo", 4)
		base := w.s.view.Lie()
		if base.Turn != 0 {
			t.Error("the board is turned although nobody wants it")
		}
		for i := range w.s.reel.Positions {
			w.s.reel.Positions[i].Seats[2].Kind = engine.Human
			w.s.reel.Positions[i].Seats[3].Kind = engine.Human
		}
		for _, turning := range []string{scenes.TurnOnce, scenes.TurnAlways} {
			if err := w.ctx.Change(func(p *scenes.Settings) { p.Turning, p.HandOver = turning, true }); err != nil {
				t.Fatal(err)
			}
			w.s.Resize(w.ctx.Size)
			lie := w.s.view.Lie()
			if lie.Arms[2].Axis.Y < 0.99 {
				t.Errorf("%s: the first person's lane comes from %v", turning, lie.Arms[2].Axis)
			}
			for _, at := range []int{0, 5, w.s.reel.Last() / 2, w.s.reel.Last()} {
				w.s.show(at)
				w.ticks(30)
				if w.s.view.Lie() != lie || w.s.view.Turning() {
					t.Errorf("%s: the board is turned at %d", turning, at)
				}
			}
		}
	})
}
