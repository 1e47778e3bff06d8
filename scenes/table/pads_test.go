package table

import (
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/scenes"
)

// TestOwnGamepads: with gamepads of their own, only the one of whoever is to play throws; else any does.
func TestOwnGamepads(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{6, 3, 2, 1, 4, 2}, nil, engine.Human, engine.Human)
		if err := g.ctx.Change(func(p *scenes.Settings) { p.OwnPads = true }); err != nil {
			t.Fatal(err)
		}
		g.rest()
		before := g.table.Seq()
		g.scene.Handle(scenes.Input{Kind: scenes.Roll, Pad: 2})
		g.ticks(2)
		if g.table.Seq() != before {
			t.Error("the second gamepad threw for the first person")
		}
		if g.scene.ui.Said() == "" {
			t.Error("nobody says why")
		}
		g.scene.Handle(scenes.Input{Kind: scenes.Roll, Pad: 1})
		g.ticks(2)
		if g.table.Seq() == before {
			t.Error("the first gamepad did not throw")
		}
	})
}

// TestAutomatic throws and makes the only move by itself, if the player wants that.
func TestAutomatic(t *testing.T) {
	in(t, func(t *testing.T) {
		g := newGame(t, dice.Script{3, 4, 2, 5, 1, 2, 3, 4}, map[string]string{"startOnBoard": "1"}, engine.Human, engine.Human)
		g.ticks(200)
		if n := len(g.table.Entries()); n != 0 {
			t.Fatalf("%d actions by themselves, unasked", n)
		}
		if err := g.ctx.Change(func(p *scenes.Settings) { p.AutoRoll = true }); err != nil {
			t.Fatal(err)
		}
		g.ticks(400)
		if n := len(g.table.Entries()); n != 1 {
			t.Fatalf("%d actions, want the throw alone", n)
		}
		if err := g.ctx.Change(func(p *scenes.Settings) { p.AutoMove = true }); err != nil {
			t.Fatal(err)
		}
		g.ticks(800)
		if n := len(g.table.Entries()); n < 3 {
			t.Errorf("%d actions with everything by itself", n)
		}
	})
}
