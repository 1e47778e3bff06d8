package table

import (
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/scenes"
	"ludaxy/scenes/boardview/timeline"
)

// TestMatchOfComputers plays matches to their ends at instant speed.
func TestMatchOfComputers(t *testing.T) {
	for _, c := range []struct {
		game    string
		seats   int
		options map[string]string
	}{
		{"luddo", 2, map[string]string{"startOnBoard": "2", "piecesToWin": "1"}},
		{"snakes", 3, nil},
		{"ludo-app", 2, nil},
		{"mega-ludo", 3, nil},
		{"oduludo", 2, map[string]string{"mode": "last-piece"}},
		{"oduludo", 4, map[string]string{"mode": "team"}},
	} {
		t.Run(c.game, func(t *testing.T) {
			in(t, func(t *testing.T) { playItself(t, c.game, c.seats, c.options) })
		})
	}
}

func playItself(t *testing.T, id string, seats int, options map[string]string) {
	kinds := map[int]engine.SeatKind{}
	for k := range seats {
		kinds[k] = engine.Computer
	}
	g := newGameOf(t, id, dice.SeedFromText("computers"), options, kinds)
	if err := g.ctx.Change(func(p *scenes.Settings) { p.Speed = scenes.SpeedInstant }); err != nil {
		t.Fatal(err)
	}
	ticks := 0
	for ; ticks < 60*3600 && g.overs == 0; ticks++ {
		g.ticks(1)
	}
	g.ticks(100)
	if g.overs != 1 {
		t.Errorf("the end was told %d times after %d ticks", g.overs, ticks)
	}
	if g.scene.dir.Drift() != 0 {
		t.Error("the board drifted from the match")
	}
	s := g.table.State()
	if shown := g.scene.dir.Frame().Model; *shown != timeline.FromState(&s) {
		t.Error("the board does not show the end")
	}
	if m := g.ctx.Printer.Missing(); len(m) > 0 {
		t.Errorf("missing texts: %v", m)
	}
	t.Logf("%d actions in %d ticks", len(g.table.Entries()), ticks)
}
