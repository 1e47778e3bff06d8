package game

import (
	"testing"

	"ludaxy/engine"
	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/pause"
	"ludaxy/scenes/table"
)

// TestPauseTakesBackWhatTheTableDoes pauses after a computer's move: the table has nothing to take back, and so has the
// menu over it.
func TestPauseTakesBackWhatTheTableDoes(t *testing.T) {
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t)})
		g := p.g
		wanted := party()
		wanted.Options = map[string]string{"opening": "first-seat", "startOnBoard": "1"}
		if err := g.Start(wanted); err != nil {
			t.Fatal(err)
		}
		if err := g.ctx.Change(func(s *scenes.Settings) { s.Speed = scenes.SpeedInstant }); err != nil {
			t.Fatal(err)
		}
		played := g.match.table
		human := func() bool {
			s := played.State()
			return played.Match().Seats[s.Turn].Kind == engine.Human
		}
		moved := func() bool { return human() && len(played.Entries()) > 3 && played.CanUndo() }
		scene := g.ctx.Stack.Top().(*table.Scene)
		for i := 0; i < 5000 && !(moved() && !scene.CanUndo()); i++ {
			if human() {
				p.ticks(1, scenes.Input{Kind: scenes.Roll})
				p.ticks(1, scenes.Input{Kind: scenes.Accept})
			}
			p.ticks(1)
		}
		if !moved() || scene.CanUndo() {
			t.Fatal("no computer moved")
		}
		g.showPause()
		p.ticks(1, scenes.Input{Kind: scenes.Undo})
		if _, open := g.ctx.Stack.Top().(*pause.Scene); !open {
			t.Error("the menu takes back what the table does not")
		}
	})
}
