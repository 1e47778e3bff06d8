package game

import (
	"runtime"
	"strings"
	"testing"

	"ludaxy/scenes"
)

// site is where something was allocated: the innermost function of ours first.
type site struct {
	what  string
	count int64
}

// allocated counts, by their places, the objects that were allocated so far within Update and Draw of a game, apart from
// what Ebitengine needs for every drawing command and for its questions to the window.
func allocated() map[[32]uintptr]site {
	runtime.GC() // what was allocated is told of after the second of two collections
	runtime.GC()
	records := make([]runtime.MemProfileRecord, 4096)
	for {
		n, ok := runtime.MemProfile(records, true)
		if records = records[:min(n, len(records))]; ok {
			break
		}
		records = make([]runtime.MemProfileRecord, n+1024)
	}
	out := map[[32]uintptr]site{}
	for i := range records {
		if what, mine := place(records[i].Stack()); mine {
			s := out[records[i].Stack0]
			out[records[i].Stack0] = site{what, s.count + records[i].AllocObjects}
		}
	}
	return out
}

// place names the functions of a stack, and tells whether it is one that counts.
func place(stack []uintptr) (what string, mine bool) {
	var names []string
	frames := runtime.CallersFrames(stack)
	for {
		f, more := frames.Next()
		switch name := f.Function; {
		case strings.Contains(name, "internal/graphicscommand"), strings.Contains(name, "ebiten/v2/internal/graphics."),
			strings.Contains(name, "ebiten/v2.IsFocused"), strings.Contains(name, "ebiten/v2.IsFullscreen"):
			return "", false
		case name == "ludaxy/game.(*Game).Update", name == "ludaxy/game.(*Game).Draw":
			return strings.Join(names, " < "), true
		case name != "":
			names = append(names, name[strings.LastIndexByte(name, '/')+1:])
		}
		if !more { // the stack of a record may be cut off before it comes to the game
			what = strings.Join(names, " < ")
			return what, len(stack) == len(runtime.MemProfileRecord{}.Stack0) && strings.Contains(what, "(*Scene)")
		}
	}
}

// told reports whether an allocation belongs to something that has happened in the match, and not to a frame: the table
// applies an action and saves it, or the sentences beside the board change.
func told(what string) bool {
	for _, event := range []string{"(*Table).Pump", "(*Scene).refresh", "(*Scene).rest", "(*moveLog).show", "(*sheet).count", "(*effects).rocket", "(*effects).burst"} {
		if strings.Contains(what, event) {
			return true
		}
	}
	return false
}

// While pieces move and dice tumble, a frame allocates nothing; only what happens in the match does.
func TestFramesAllocateNothing(t *testing.T) {
	rate := runtime.MemProfileRate
	defer func() { runtime.MemProfileRate = rate }()
	for _, game := range []struct {
		id    string
		seats int
	}{{"mega-ludo", 8}, {"oduludo", 4}} {
		t.Run(game.id, func(t *testing.T) {
			var p *played
			frame(func() {
				p = start(t, Options{Paths: paths(t), Seed: "allocations", Lang: "en"})
				p.instant()
				if err := p.g.Start(computers(game.id, game.seats, "beginner")); err != nil {
					t.Fatal(err)
				}
			})
			step := func() {
				p.ticks(1)
				p.draw()
			}
			for range 150 { // some way into the match
				frame(step)
			}
			frame(func() { p.g.change(func(s *scenes.Settings) { s.Speed = 1 }) })
			for range 60 { // what is baked once is not counted
				frame(step)
			}
			const frames = 160
			runtime.MemProfileRate = 1
			before := allocated()
			for range frames {
				frame(step)
			}
			after := allocated()
			runtime.MemProfileRate = rate
			var events int64
			for stack, s := range after {
				n := s.count - before[stack].count
				switch {
				case n == 0:
				case told(s.what):
					events += n
				case n > frames/20: // a buffer may grow a few times
					t.Errorf("%d objects in %d frames: %s", n, frames, s.what)
				}
			}
			t.Logf("figures: allocations a frame, %s: 0 in steady motion, %.1f for what happens in the match", game.id, float64(events)/frames)
			if events > 100*frames {
				t.Errorf("%d objects for what happened in %d frames", events, frames)
			}
			frame(func() { leave(t, p) })
		})
	}
}
