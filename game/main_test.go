package game

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/game/platform"
	"ludaxy/game/sound"
	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
)

func TestMain(m *testing.M) {
	// A fuzz target here needs no window, and a worker in the loop of one would not hear when its time is up.
	if slices.ContainsFunc(os.Args, func(arg string) bool { return strings.HasPrefix(arg, "-test.fuzz=") }) {
		os.Exit(m.Run())
	}
	graphtest.Main(m)
}

// played is a game that a test runs, tick by tick, inside the real loop.
type played struct {
	t      *testing.T
	g      *Game
	canvas *ebiten.Image
	w, h   float64
	ended  error // what Update ended with
}

// start makes a game in a window of 1280 by 720. It must run inside graphtest.Do.
func start(t *testing.T, opts Options) *played {
	t.Helper()
	if opts.Width == 0 {
		opts.Width, opts.Height = 1280, 720
	}
	g, err := New(opts, sound.Silent())
	if err != nil {
		t.Fatal(err)
	}
	p := &played{t: t, g: g}
	p.size(float64(opts.Width), float64(opts.Height))
	if err := g.begin(); err != nil {
		t.Fatal(err)
	}
	return p
}

// size gives the window a size, as the system does.
func (p *played) size(w, h float64) {
	p.w, p.h = w, h
	if p.canvas != nil {
		p.canvas.Deallocate()
	}
	p.canvas = ebiten.NewImage(int(w), int(h))
}

// ticks lets updates pass, each with its inputs, as the loop would.
func (p *played) ticks(n int, in ...scenes.Input) {
	p.t.Helper()
	for range n {
		if p.ended != nil {
			return
		}
		p.g.LayoutF(p.w, p.h)
		for _, i := range in {
			p.g.handle(i)
		}
		in = nil
		p.ended = p.g.Update()
	}
}

// draw draws a frame and reports whether there was anything to draw.
func (p *played) draw() bool {
	dirty := p.g.ctx.Stack.Dirty()
	p.g.Draw(p.canvas)
	return dirty
}

func (p *played) state() rules.State { return p.g.match.table.State() }

// paths keeps everything of a test in a folder of its own.
func paths(t *testing.T) platform.Paths { return platform.PathsIn(t.TempDir()) }

// party is a person and two computers at luddo.
func party() scenes.MatchSetup {
	s := scenes.MatchSetup{Game: "luddo"}
	s.Seats[0] = engine.Seat{Kind: engine.Human, Name: "Ana", Livery: 0}
	s.Seats[1] = engine.Seat{Kind: engine.Computer, Name: "Vega", Level: "casual", Livery: 1}
	s.Seats[2] = engine.Seat{Kind: engine.Computer, Name: "Orion", Level: "casual", Livery: 2}
	return s
}

// instant turns the animations off.
func (p *played) instant() {
	p.g.change(func(s *scenes.Settings) { s.Speed = scenes.SpeedInstant })
}

// eager writes a recording of a player who presses Space all the time, which
// throws and then moves the first piece that can.
func eager(t *testing.T, ticks int) string {
	t.Helper()
	var b strings.Builder
	b.WriteString("ludaxy-input 1\nsize 1280 720 1\nseed \"whole match\"\n")
	for n := 1; n < ticks; n += 2 {
		fmt.Fprintf(&b, "%d roll\n", n)
	}
	path := filepath.Join(t.TempDir(), "eager.txt")
	if err := os.WriteFile(path, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}
