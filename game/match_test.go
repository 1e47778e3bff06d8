package game

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/engine/rules"
	"ludaxy/game/sound"
	"ludaxy/saves"
	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/result"
)

// TestWholeMatch plays a match of luddo from the first throw to the result, with
// recorded input through the same way as a player's. It is closed in the middle
// of the person's turn and continued from the title.
func TestWholeMatch(t *testing.T) {
	opts := Options{Paths: paths(t), Replay: eager(t, 400_000)}
	graphtest.Do(func() {
		p := start(t, opts)
		p.instant()
		if err := p.g.Start(party()); err != nil {
			t.Fatal(err)
		}
		midTurn := func() bool {
			s := p.state()
			return s.Opening == 0 && s.Turn == 0 && s.NumCount > 1 && len(p.g.match.table.Entries()) > 60
		}
		p.until(100_000, midTurn)
		before, id := p.state(), p.g.match.id
		p.ticks(1, scenes.Input{Kind: scenes.Quit})
		if !errors.Is(p.ended, ebiten.Termination) {
			t.Fatalf("quitting a saved match ended with %v", p.ended)
		}
		if err := p.g.close(); err != nil {
			t.Fatal(err)
		}

		p = start(t, opts)
		under, ok := p.g.ctx.Matches.Resumable()
		if !ok || under.Turn != "Ana" || under.Game != "luddo" || len(under.Names) != 3 {
			t.Fatalf("the title offers %+v, %v", under, ok)
		}
		p.g.replay = nil
		p.ticks(40)
		p.ticks(5, scenes.Input{Kind: scenes.Accept}) // Continue has the focus
		if p.g.match == nil || p.g.match.id != id {
			t.Fatal("Enter on the title did not continue the match")
		}
		if now := p.state(); now != before {
			t.Fatalf("continued with\n%+v\nwant\n%+v", now, before)
		}
		p.g.openInputsAgain(t)
		p.until(400_000, func() bool { return p.state().Phase == rules.PhaseOver })
		p.g.replay = nil
		p.until(600, func() bool { _, ok := p.g.ctx.Stack.Top().(*result.Scene); return ok })
		p.ticks(20)
		p.draw()
		if _, ok := p.g.ctx.Matches.Resumable(); !ok {
			p.g.Title()
		}
		if err := p.g.close(); err != nil {
			t.Fatal(err)
		}
		verify(t, filepath.Join(opts.Paths.Saves, id+".ludaxy"))
	})
}

// openInputsAgain plays the recording from its beginning.
func (g *Game) openInputsAgain(t *testing.T) {
	t.Helper()
	if err := g.openInputs(); err != nil {
		t.Fatal(err)
	}
	g.tick = 0
}

// until lets ticks pass until something holds.
func (p *played) until(most int, holds func() bool) {
	p.t.Helper()
	for n := range most {
		if holds() {
			return
		}
		if p.ended != nil {
			p.t.Fatalf("the game ended with %v", p.ended)
		}
		p.ticks(1)
		if n%200 == 0 {
			p.draw()
		}
	}
	p.t.Fatalf("it did not happen in %d ticks; top %T", most, p.g.ctx.Stack.Top())
}

func verify(t *testing.T, file string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	proof, err := saves.Verify(data)
	if err != nil {
		t.Fatal(err)
	}
	if !proof.Over || proof.Dice != saves.DiceProven || proof.Throws == 0 {
		t.Errorf("the match file proves %+v", proof)
	}
}

// TestSessionRepeats plays a recording twice and wants the same match.
func TestSessionRepeats(t *testing.T) {
	replay := eager(t, 20_000)
	var ends [2]rules.State
	graphtest.Do(func() {
		for i := range ends {
			p := start(t, Options{Paths: paths(t), Replay: replay})
			p.instant()
			if err := p.g.Start(party()); err != nil {
				t.Fatal(err)
			}
			p.ticks(1500)
			ends[i] = p.state()
			if n := len(p.g.match.table.Entries()); n < 20 {
				t.Errorf("only %d entries were played", n)
			}
			if err := p.g.close(); err != nil {
				t.Fatal(err)
			}
		}
	})
	if ends[0] != ends[1] {
		t.Errorf("two sessions of one recording:\n%+v\n%+v", ends[0], ends[1])
	}
}

func TestUnsavedMatchAsks(t *testing.T) {
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t)})
		p.g.matches.store, p.g.storeErr = nil, &os.PathError{Op: "mkdir", Path: "there", Err: os.ErrPermission}
		p.instant()
		if err := p.g.Start(party()); err != nil {
			t.Fatal(err)
		}
		p.ticks(30)
		p.ticks(30, scenes.Input{Kind: scenes.Roll})
		depth := p.g.ctx.Stack.Len()
		p.ticks(3, scenes.Input{Kind: scenes.Quit}, scenes.Input{Kind: scenes.Quit})
		if p.ended != nil || p.g.ctx.Stack.Len() != depth+1 {
			t.Fatalf("ended %v, %d scenes where %d and one question were to be", p.ended, p.g.ctx.Stack.Len(), depth)
		}
		p.ticks(3, scenes.Input{Kind: scenes.Back})
		if p.ended != nil || p.g.ctx.Stack.Len() != depth {
			t.Fatal("the question did not go away")
		}
		p.ticks(30, scenes.Input{Kind: scenes.Quit})
		p.ticks(3, scenes.Input{Kind: scenes.NavNext}) // shows where the focus is
		p.ticks(3, scenes.Input{Kind: scenes.NavNext})
		p.ticks(3, scenes.Input{Kind: scenes.Accept})
		if !errors.Is(p.ended, ebiten.Termination) {
			t.Errorf("Quit ended with %v", p.ended)
		}
	})
}

func TestOpenFileOfTheCommandLine(t *testing.T) {
	where := paths(t)
	graphtest.Do(func() {
		p := start(t, Options{Paths: where})
		if err := p.g.Start(party()); err != nil {
			t.Fatal(err)
		}
		p.ticks(5)
		id := p.g.match.id
		if err := p.g.close(); err != nil {
			t.Fatal(err)
		}
		p = start(t, Options{Paths: paths(t), Match: filepath.Join(where.Saves, id+".ludaxy")})
		p.ticks(5)
		if p.g.match == nil || p.g.match.id != id {
			t.Error("the match file was not opened")
		}
		if err := p.g.close(); err != nil {
			t.Fatal(err)
		}
		for _, bad := range []string{"no such.ludaxy", "nosuch.ludaxy", where.Settings} {
			g, err := New(Options{Paths: paths(t), Match: bad}, sound.Silent())
			if err != nil {
				t.Fatal(err)
			}
			var said *playerError
			if err := g.begin(); !errors.As(err, &said) {
				t.Errorf("%s: %v", bad, err)
			}
		}
	})
}
