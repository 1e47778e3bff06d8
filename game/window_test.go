package game

import (
	"errors"
	"image"
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/engine"
	"ludaxy/saves"
	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
)

// hop begins a match whose first throw lets a piece walk, and leaves that piece in mid-hop. All that happens in it is the
// same each time.
func hop(t *testing.T) *played {
	t.Helper()
	p := start(t, Options{Paths: paths(t), Seed: "hop"})
	p.g.change(func(s *scenes.Settings) { s.Effects, s.Guide = scenes.EffectsCalm, false })
	setup := scenes.MatchSetup{Game: "luddo", Options: map[string]string{"opening": "first-seat", "startOnBoard": "1"}}
	for k, name := range []string{"Ana", "Rui"} {
		setup.Seats[2*k] = scenes.Seat{Kind: scenes.SeatHuman, Name: name, Livery: 2 * k}
	}
	if err := p.g.Start(setup); err != nil {
		t.Fatal(err)
	}
	p.ticks(120)
	p.draw()
	p.ticks(1, scenes.Input{Kind: scenes.Roll})
	p.ticks(1, scenes.Input{Kind: scenes.Roll}) // completes the tumble
	p.ticks(3)
	p.ticks(1, scenes.Input{Kind: scenes.Roll}) // shows the piece
	p.ticks(1, scenes.Input{Kind: scenes.Roll}) // moves it
	p.ticks(8)
	p.draw()
	p.ticks(1)
	if n, moves := len(p.g.match.table.Entries()), p.draw(); n != 2 || !moves {
		t.Fatalf("%d entries, moving %v: there is no hop", n, moves)
	}
	return p
}

// at is the tick by which the hop has ended in any case; what glows at rest glows by the tick.
const at = 450

// shown lets the hop end and returns what the window shows then. Nothing is drawn that the game would not draw.
func (p *played) shown() *image.RGBA {
	p.t.Helper()
	if p.g.tick > at {
		p.t.Fatalf("%d ticks have passed already", p.g.tick)
	}
	p.ticks(int(at - p.g.tick))
	p.draw()
	img := image.NewRGBA(p.canvas.Bounds())
	p.canvas.ReadPixels(img.Pix)
	return img
}

// TestWindowInMidHop does to the window what players and systems do to it while a piece hops. Afterwards it shows what
// it shows where nothing was done.
func TestWindowInMidHop(t *testing.T) {
	full := func(p *played, w, h float64) {
		p.ticks(1, scenes.Input{Kind: scenes.Fullscreen})
		p.size(w, h)
		p.ticks(3)
		p.draw()
	}
	graphtest.Do(func() {
		p := hop(t)
		want := p.shown()
		for _, c := range []struct {
			name string
			do   func(p *played)
		}{
			{"resized, minimised and restored", func(p *played) {
				for _, s := range [][2]float64{{960, 600}, {700, 900}, {1280, 720}} {
					p.size(s[0], s[1])
					p.ticks(2)
					if !p.draw() {
						t.Errorf("nothing was drawn at %v", s)
					}
				}
				// Minimised there are no frames, and on some systems there is no size either.
				w, h := p.w, p.h
				p.w, p.h = 0, 0
				p.ticks(30)
				p.size(w, h)
				p.ticks(30)
				if !p.draw() {
					t.Error("a restored window is not drawn")
				}
			}},
			{"full screen, another monitor and back", func(p *played) {
				full(p, 1920, 1080)
				if !p.g.settings.Settings().Fullscreen {
					t.Error("F11 did nothing")
				}
				full(p, 1280, 720)
				if p.g.settings.Settings().Fullscreen {
					t.Error("F11 did not lead back")
				}
				p.canvas.Deallocate()
				p.canvas = ebiten.NewImage(2560, 1440)
				p.g.device, p.g.monitorAt = 2, math.MaxInt
				p.ticks(3)
				if got := p.g.ctx.Size; got != (scenes.Size{W: 1280, H: 720, Scale: 2}) {
					t.Errorf("at device scale 2 the scenes have %+v", got)
				}
				if !p.draw() {
					t.Error("nothing was drawn at device scale 2")
				}
				p.g.device = 1
				p.size(1280, 720)
			}},
		} {
			p := hop(t)
			c.do(p)
			got := p.shown()
			if p.ended != nil || p.g.inARow != 0 {
				t.Errorf("%s: ended %v after %d crashes", c.name, p.ended, p.g.inARow)
			}
			if n := unlike(got, want); n > 0 {
				t.Errorf("%s: %d bytes of the picture differ from those of an undisturbed one", c.name, n)
			}
			if err := p.g.close(); err != nil {
				t.Fatal(err)
			}
		}
		if err := p.g.close(); err != nil {
			t.Fatal(err)
		}
	})
}

// unlike is how many bytes of two pictures differ by more than what drawing rounds, which depends on where in the
// graphics memory a picture lies.
func unlike(a, b *image.RGBA) (n int) {
	const rounding = 2
	if a.Rect != b.Rect {
		return len(a.Pix)
	}
	for i := range a.Pix {
		if d := int(a.Pix[i]) - int(b.Pix[i]); d < -rounding || d > rounding {
			n++
		}
	}
	return n
}

// TestFocusLossDrawsAgainAndPlaysOn: whatever may have covered the window, it is drawn again when the focus comes or
// goes, and a computer plays on without it.
func TestFocusLossDrawsAgainAndPlaysOn(t *testing.T) {
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t)})
		p.ticks(120)
		p.draw()
		p.ticks(2 * lookEvery)
		if p.draw() {
			t.Fatal("a still title screen was drawn again")
		}
		p.g.focused = !p.g.focused // the window now has another focus than the game thinks
		p.ticks(lookEvery)
		if !p.draw() {
			t.Error("nothing was drawn after the focus had changed")
		}
		setup := party()
		setup.Options = map[string]string{"opening": "first-seat"}
		setup.Seats[0].Kind, setup.Seats[0].Level = engine.Computer, "casual"
		p.instant()
		if err := p.g.Start(setup); err != nil {
			t.Fatal(err)
		}
		p.until(3000, func() bool {
			p.g.focused = false
			return len(p.g.match.table.Entries()) > 6
		})
		if err := p.g.close(); err != nil {
			t.Fatal(err)
		}
	})
}

// TestClosingInARollKeepsIt closes the window while the die tumbles, and has the power fail then: the number that the
// journal has is the number on Continue.
func TestClosingInARollKeepsIt(t *testing.T) {
	graphtest.Do(func() {
		for _, power := range []bool{false, true} {
			where := paths(t)
			p := start(t, Options{Paths: where})
			setup := party()
			setup.Options = map[string]string{"opening": "first-seat", "startOnBoard": "1"}
			if err := p.g.Start(setup); err != nil {
				t.Fatal(err)
			}
			p.ticks(60)
			p.ticks(3, scenes.Input{Kind: scenes.Roll})
			entries := p.g.match.table.Entries()
			if len(entries) != 1 || !entries[0].Action.IsRoll() || entries[0].Action.Value == 0 {
				t.Fatalf("the entries are %+v", entries)
			}
			file := filepath.Join(where.Saves, p.g.match.id+saves.Extension)
			left, err := os.ReadFile(file) // as the power failing now would leave it
			if err != nil {
				t.Fatal(err)
			}
			p.ticks(1, scenes.Input{Kind: scenes.Quit}) // as the X of the window comes
			if !errors.Is(p.ended, ebiten.Termination) {
				t.Fatalf("the X ended with %v", p.ended)
			}
			if err := p.g.close(); err != nil {
				t.Fatal(err)
			}
			if power {
				if err := os.WriteFile(file, left, 0o600); err != nil {
					t.Fatal(err)
				}
			}
			again := start(t, Options{Paths: where})
			if err := again.g.Continue(); err != nil {
				t.Fatal(err)
			}
			if now := again.g.match.table.Entries(); len(now) != 1 || now[0].Action != entries[0].Action {
				t.Errorf("power failing %v: on Continue the entries are %+v, not %+v", power, now, entries)
			}
			if err := again.g.close(); err != nil {
				t.Fatal(err)
			}
		}
	})
}
