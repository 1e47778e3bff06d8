package game

import (
	"os"
	"path/filepath"
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/saves"
	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/replay"
)

// act does some actions at the table, or all up to the end of the match.
func (p *played) act(most int) {
	p.t.Helper()
	table := p.g.match.table
	for range most {
		_, seq, legal := table.Snapshot()
		if len(legal) == 0 {
			return
		}
		var failed error
		table.Submit(engine.Command{Kind: engine.Do, Seq: seq, Action: legal[len(legal)-1], Done: func(err error) { failed = err }})
		table.Pump()
		if failed != nil {
			p.t.Fatal(failed)
		}
	}
}

// watching reports whether a replay is on top.
func (p *played) watching() bool {
	_, ok := p.g.ctx.Stack.Top().(*replay.Scene)
	return ok
}

// TestWatchAndTakeOver looks back at a match in play, goes on from one of its
// positions, and opens the finished match by its file.
func TestWatchAndTakeOver(t *testing.T) {
	opts := Options{Paths: paths(t), Seed: "watch"}
	graphtest.Do(func() {
		p := start(t, opts)
		p.instant()
		if err := p.g.Start(party()); err != nil {
			t.Fatal(err)
		}
		p.act(80)
		first, began := p.g.match.id, p.g.match.table.Began()
		entries := p.g.match.table.Entries()
		p.g.showPause()
		p.g.watchTable()
		p.ticks(30, scenes.Input{Kind: scenes.End})
		if !p.watching() {
			t.Fatal("the match is not shown again")
		}
		p.ticks(2, scenes.Input{Kind: scenes.Back})
		if p.watching() || p.g.match == nil || p.g.match.id != first {
			t.Fatal("Esc does not lead back to the match")
		}
		p.g.watchTable()
		if err := p.g.takeOver(began, p.g.match.table.Rules(), entries[:40]); err != nil {
			t.Fatal(err)
		}
		if p.g.match.id == first || p.watching() {
			t.Fatal("no new match is at the table")
		}
		if got := p.g.match.table.Entries(); len(got) < 41 || got[39] != entries[39] || got[40].Kind != engine.EntryCommit {
			t.Errorf("the match taken over has %d entries", len(got))
		}
		p.act(8000)
		if p.state().Phase != rules.PhaseOver {
			t.Fatal("the match taken over does not end")
		}
		second := p.g.match.id
		p.g.leaveMatch()
		for id, want := range map[string]saves.DiceProof{first: saves.DiceSecret, second: saves.DicePartly} {
			data, err := os.ReadFile(filepath.Join(opts.Paths.Saves, id+saves.Extension))
			if err != nil {
				t.Fatal(err)
			}
			if proof, err := saves.Verify(data); err != nil || proof.Dice != want {
				t.Errorf("%s: dice %d, %v; want %d", id, proof.Dice, err, want)
			}
		}
		if err := p.g.openFile(filepath.Join(opts.Paths.Saves, second+saves.Extension)); err != nil {
			t.Fatal(err)
		}
		if !p.watching() || p.g.match != nil {
			t.Error("a finished match is not shown again")
		}
		p.ticks(3)
	})
}

func TestPicturesDoNotReplaceEachOther(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "folder")
	for range 3 {
		if _, err := keepPicture(dir, "board.png", []byte("x")); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"board.png", "board-2.png", "board-3.png"} {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			t.Error(err)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "file"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := keepPicture(filepath.Join(dir, "file"), "board.png", nil); err == nil {
		t.Error("a picture was written into a file")
	}
}
