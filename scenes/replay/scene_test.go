package replay

import (
	"bytes"
	"errors"
	"image/gif"
	"image/png"
	"strings"
	"sync"
	"testing"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/replay/reel"
)

// watched is a replay that a test operates.
type watched struct {
	t     *testing.T
	ctx   *scenes.Context
	s     *Scene
	taken []int

	mu    sync.Mutex // guards what is kept
	files map[string][]byte
	fails error
}

// open shows a match of a game that was played by lot.
func open(t *testing.T, game string, players int) *watched {
	t.Helper()
	r, _ := games.ByID(game)
	var seats [rules.MaxSeats]engine.Seat
	for k := range players {
		seats[k] = engine.Seat{Kind: engine.Computer, Name: string(rune('A' + k)), Level: "skilled", Livery: k}
	}
	match, entries, err := reel.Sample(r, seats, nil, "scene", 4000)
	if err != nil {
		t.Fatal(err)
	}
	l, err := reel.New(match, r, entries)
	if err != nil {
		t.Fatal(err)
	}
	w := &watched{t: t, ctx: testContext(scenes.NewSize(960, 600, 1), scenes.DefaultSettings()), files: map[string][]byte{}}
	w.s = New(Config{
		Reel: l, AtOnce: true,
		TakeOver: func(n int) error { w.taken = append(w.taken, n); return nil },
		Keep: func(name string, data []byte) (string, error) {
			w.mu.Lock()
			defer w.mu.Unlock()
			if w.fails != nil {
				return "", w.fails
			}
			w.files[name] = data
			return "~/" + name, nil
		},
	})
	w.ctx.Stack.Push(w.s)
	return w
}

func (w *watched) key(kinds ...scenes.InputKind) {
	for _, k := range kinds {
		w.ctx.Stack.Handle(scenes.Input{Kind: k})
	}
}

func (w *watched) ticks(n int) {
	for range n {
		w.ctx.Stack.Update()
	}
}

// still fails if the board does not show a position at rest as a fresh one does.
func (w *watched) still(at int) {
	w.t.Helper()
	for range 2000 {
		if w.s.dir.Idle() {
			break
		}
		w.ticks(1)
	}
	if w.s.at != at || w.s.shown() != at {
		w.t.Fatalf("at %d, shown %d, want %d", w.s.at, w.s.shown(), at)
	}
	fresh := timeline.NewDirector(w.s.reel.Positions[at].State, 0)
	w.s.reel.Show(fresh, at)
	if got, want := w.s.dir.Frame(), fresh.Frame(); *got.Model != *want.Model || got.Die != want.Die {
		w.t.Fatalf("position %d is not shown as it is", at)
	}
}

func TestKeysGoThroughTheMatch(t *testing.T) {
	graphtest.Do(func() {
		w := open(t, "luddo", 4)
		l := w.s.reel
		w.key(scenes.NavRight)
		w.still(1)
		w.key(scenes.NavRight, scenes.NavRight, scenes.NavRight) // each completes the one before
		w.still(4)
		w.key(scenes.NavLeft)
		w.still(3)
		w.key(scenes.End)
		w.still(l.Last())
		w.key(scenes.PageUp)
		w.still(l.TurnBefore(l.Last()))
		w.key(scenes.Home, scenes.PageDown, scenes.PageDown)
		w.still(l.Turns[2])
		w.key(scenes.NavLeft, scenes.Home, scenes.NavLeft)
		w.still(0)
	})
}

func TestPlayingStopsAtTheEndAndBeginsAnew(t *testing.T) {
	graphtest.Do(func() {
		w := open(t, "luddo", 2)
		last := w.s.reel.Last()
		w.key(scenes.Roll)
		w.ticks(400)
		if w.s.at < 3 || !w.s.playing {
			t.Fatalf("after some seconds at %d, playing %v", w.s.at, w.s.playing)
		}
		w.key(scenes.Pause)
		at := w.s.at
		w.ticks(200)
		w.still(at)
		w.s.show(last - 2)
		w.key(scenes.Roll)
		w.ticks(2500)
		w.still(last)
		if w.s.playing {
			t.Error("it plays on after the end")
		}
		w.key(scenes.Roll)
		if !w.s.playing || w.s.at != 0 {
			t.Errorf("played again from %d, playing %v", w.s.at, w.s.playing)
		}
		w.s.speed = scenes.SpeedInstant
		w.ticks(200)
		if w.s.at < 10 {
			t.Errorf("at once only %d positions in three seconds", w.s.at)
		}
	})
}

// press presses and lets go at a point of the window.
func (w *watched) press(x, y float64, touch bool) {
	w.ctx.Stack.Handle(scenes.Input{Kind: scenes.PointerDown, X: x, Y: y, Touch: touch})
	w.ctx.Stack.Handle(scenes.Input{Kind: scenes.PointerUp, X: x, Y: y, Touch: touch})
}

func TestBarAndListsArePressed(t *testing.T) {
	graphtest.Do(func() {
		w := open(t, "mega-ludo", 4)
		b := w.s.parts.scrub
		x0, y0 := b.node.ToRoot(b.area.X, b.area.Y+b.area.H/2)
		w.press(x0+b.area.W/2, y0, true)
		w.still((w.s.reel.Last() + 1) / 2)
		w.ctx.Stack.Handle(scenes.Input{Kind: scenes.PointerDown, X: x0 + 30, Y: y0})
		w.s.playing = true
		w.ctx.Stack.Handle(scenes.Input{Kind: scenes.PointerMove, X: x0 + 2*b.area.W, Y: y0})
		w.ticks(100)
		w.still(w.s.reel.Last()) // it does not play on while it is held
		w.ctx.Stack.Handle(scenes.Input{Kind: scenes.PointerCancel})
		if w.s.held {
			t.Error("the bar is held although the finger is gone")
		}
		w.s.goTo(100)
		w.ticks(60)
		l := w.s.parts.moves
		i := l.now + 2
		x, y := l.node.ToRoot(60, l.items[i].y+listPad-l.at+2+8)
		w.press(x, y, false)
		w.still(l.items[i].at)
		// A finger scrolls the list and presses nothing.
		at := w.s.at
		from := l.at
		w.ctx.Stack.Handle(scenes.Input{Kind: scenes.PointerDown, X: x, Y: y, Touch: true})
		w.ctx.Stack.Handle(scenes.Input{Kind: scenes.PointerMove, X: x, Y: y - 40, Touch: true})
		w.ctx.Stack.Handle(scenes.Input{Kind: scenes.PointerUp, X: x, Y: y - 40, Touch: true})
		if w.s.at != at || l.at < from+39 {
			t.Errorf("dragged: at %d, scrolled from %v to %v", w.s.at, from, l.at)
		}
		w.s.toMoment(1)
		m, _ := reel.Near(w.s.marks, at, 1)
		w.still(m.At)
	})
}

func TestTakeOver(t *testing.T) {
	graphtest.Do(func() {
		w := open(t, "luddo", 2)
		w.s.goTo(40)
		w.s.ui.Focus("take-over")
		w.key(scenes.Accept)
		w.key(scenes.Back) // thought better of
		w.key(scenes.Accept)
		w.key(scenes.NavRight, scenes.NavRight, scenes.Accept) // the first shows where the keys are
		if len(w.taken) != 1 || w.taken[0] != w.s.reel.Positions[40].Entries {
			t.Fatalf("taken over %v, want once after %d entries", w.taken, w.s.reel.Positions[40].Entries)
		}
		w.s.goTo(w.s.reel.Last())
		w.s.ui.Focus("take-over")
		w.key(scenes.Accept)
		if len(w.taken) != 1 || w.ctx.Stack.Len() != 1 {
			t.Error("a match that is over was taken over")
		}
	})
}

// until waits for something that happens beside the frames.
func (w *watched) until(what string, done func() bool) {
	w.t.Helper()
	for begun := time.Now(); time.Since(begun) < 40*time.Second; {
		w.ticks(1)
		if done() {
			return
		}
		time.Sleep(time.Millisecond)
	}
	w.t.Fatalf("%s does not come", what)
}

func (w *watched) file(end string) []byte {
	w.mu.Lock()
	defer w.mu.Unlock()
	for name, data := range w.files {
		if strings.HasSuffix(name, end) {
			return data
		}
	}
	return nil
}

func TestPictureAndFilm(t *testing.T) {
	graphtest.Do(func() {
		w := open(t, "luddo", 4)
		w.s.goTo(60)
		w.s.save()
		w.key(scenes.Accept)
		w.until("the picture", func() bool { return w.file(".png") != nil && w.s.picture == nil })
		img, err := png.Decode(bytes.NewReader(w.file(".png")))
		if err != nil || img.Bounds().Dx() != w.ctx.Size.Pixels(w.s.parts.page.Board.W) {
			t.Fatalf("the picture: %v", err)
		}
		w.s.keepFilm(1)
		if w.s.filmed() < 0 {
			t.Fatal("nothing is filmed")
		}
		w.until("the film", func() bool { return w.s.film == nil })
		film, err := gif.DecodeAll(bytes.NewReader(w.file(".gif")))
		if err != nil {
			t.Fatal(err)
		}
		sum := 0
		for _, d := range film.Delay {
			sum += d
		}
		if film.Config.Width != filmSide || len(film.Image) < 8 || sum < 250 {
			t.Errorf("a film of %d pictures and %d hundredths, %d wide", len(film.Image), sum, film.Config.Width)
		}
		w.still(60) // what is watched is not what is filmed

		clearFiles(w)
		w.s.keepFilm(10)
		w.ticks(20)
		w.key(scenes.Back)
		if w.s.film != nil || w.ctx.Stack.Top() != scenes.Scene(w.s) {
			t.Error("Esc did not cancel the film alone")
		}
		w.ticks(30)
		if w.file(".gif") != nil {
			t.Error("a film that was cancelled was kept")
		}
		w.fails = errors.New("no room")
		w.s.keepBoard()
		w.until("the answer", func() bool { return w.s.picture == nil })
		left := false
		w.s.cfg.Leave = func() { left = true }
		w.key(scenes.Back)
		if !left || w.ctx.Stack.Len() != 0 {
			t.Error("Esc does not leave")
		}
	})
}

func clearFiles(w *watched) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.files = map[string][]byte{}
}

// TestLongMatch looks that going anywhere in a match of two thousand actions
// takes no longer than a frame.
func TestLongMatch(t *testing.T) {
	graphtest.Do(func() {
		w := open(t, "mega-ludo", 6)
		if w.s.reel.Last() < 2000 {
			t.Fatalf("the match has %d positions", w.s.reel.Last())
		}
		begun := time.Now()
		const leaps = 200
		for i := range leaps {
			w.s.goTo(i * 7919 % w.s.reel.Last())
			w.s.refresh()
		}
		if each := time.Since(begun) / leaps; each > 40*time.Millisecond {
			t.Errorf("a leap takes %v", each)
		} else {
			t.Logf("a leap takes %v", each)
		}
	})
}
