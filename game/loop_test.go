package game

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/assets/messages"
	"ludaxy/game/input"
	"ludaxy/game/sound"
	"ludaxy/scenes"
	"ludaxy/scenes/errorscene"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/graph/graphtest"
)

func TestStillScreenIsNotDrawn(t *testing.T) {
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t)})
		p.g.change(func(s *scenes.Settings) { s.ReducedMotion = true })
		p.ticks(120)
		p.draw()
		for range 30 {
			p.ticks(1)
			if p.draw() {
				t.Fatal("a still title screen was drawn again")
			}
		}
		p.size(960, 600)
		p.ticks(1)
		if !p.draw() {
			t.Error("another size was not drawn")
		}
		p.ticks(1)
		p.draw()
		p.g.change(func(s *scenes.Settings) { s.Language = "ja" })
		p.ticks(1)
		if !p.draw() || p.g.ctx.Printer.Lang() != messages.Japanese {
			t.Error("another language was not drawn")
		}
	})
}

func TestResizeInMidHop(t *testing.T) {
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t), Seed: "hop"})
		p.instant()
		setup := party()
		setup.Options = map[string]string{"opening": "first-seat", "startOnBoard": "1"}
		if err := p.g.Start(setup); err != nil {
			t.Fatal(err)
		}
		p.ticks(5)
		p.g.change(func(s *scenes.Settings) { s.Speed = 1 })
		p.ticks(100, scenes.Input{Kind: scenes.Roll}) // the die
		p.ticks(20, scenes.Input{Kind: scenes.Roll})
		p.ticks(8, scenes.Input{Kind: scenes.Roll}) // on its way
		for _, s := range [][2]float64{{960, 600}, {700, 900}, {2560, 1440}, {640, 400}, {1280, 720}} {
			p.size(s[0], s[1])
			p.ticks(3)
			if !p.draw() {
				t.Errorf("nothing was drawn at %vx%v", s[0], s[1])
			}
			if got := p.g.ctx.Size; got != scenes.NewSize(int(s[0]), int(s[1]), p.g.device) {
				t.Errorf("the scenes think they have %+v at %vx%v", got, s[0], s[1])
			}
		}
		p.ticks(400)
		if p.ended != nil || p.g.inARow != 0 {
			t.Errorf("ended %v after %d crashes", p.ended, p.g.inARow)
		}
	})
}

func TestDoubleClickRollsOnce(t *testing.T) {
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t)})
		setup := party()
		setup.Options = map[string]string{"opening": "first-seat"}
		if err := p.g.Start(setup); err != nil {
			t.Fatal(err)
		}
		p.ticks(60)
		roll := scenes.Input{Kind: scenes.Roll}
		p.ticks(1, roll, roll)
		p.ticks(1, roll)
		if n := len(p.g.match.table.Entries()); n != 1 {
			t.Errorf("%d entries after a double throw, want 1", n)
		}
	})
}

func TestFullscreenAndMuteWorkEverywhere(t *testing.T) {
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t)})
		p.ticks(3, scenes.Input{Kind: scenes.Fullscreen})
		if !p.g.settings.Settings().Fullscreen {
			t.Error("F11 did nothing")
		}
		p.ticks(3, scenes.Input{Kind: scenes.Fullscreen})
		p.ticks(3, scenes.Input{Kind: scenes.Mute})
		if s := p.g.settings.Settings(); s.Fullscreen || !s.Mute {
			t.Errorf("settings %+v", s)
		}
	})
}

// broken is a scene that panics.
type broken struct {
	scenes.Scene
	inDraw bool
	root   *graph.Node
}

func (b *broken) Enter(*scenes.Context)    {}
func (b *broken) Resize(scenes.Size)       {}
func (b *broken) Handle(scenes.Input) bool { return false }
func (b *broken) Opaque() bool             { return true }
func (b *broken) Root() *graph.Node {
	if b.root == nil {
		b.root = graph.NewPainted(10, 10, b)
	}
	return b.root
}
func (b *broken) Update() {
	if !b.inDraw {
		panic("broken on purpose")
	}
}
func (b *broken) Paint(*ebiten.Image, *graph.Pen) { panic("broken on purpose") }

func TestCrashBecomesAScreen(t *testing.T) {
	for _, inDraw := range []bool{false, true} {
		where := paths(t)
		graphtest.Do(func() {
			log := filepath.Join(where.Saves, "log")
			p := start(t, Options{Paths: where, Log: log})
			if err := p.g.Start(party()); err != nil {
				t.Fatal(err)
			}
			p.instant()
			p.ticks(60, scenes.Input{Kind: scenes.Roll})
			before := p.state()
			p.g.ctx.Stack.Push(&broken{inDraw: inDraw})
			p.ticks(1)
			p.draw()
			p.ticks(20)
			if _, ok := p.g.ctx.Stack.Top().(*errorscene.Scene); !ok {
				t.Fatalf("in Draw %v: %T on top, ended %v", inDraw, p.g.ctx.Stack.Top(), p.ended)
			}
			p.g.ctx.Stack.Touch()
			p.draw()
			p.ticks(1)
			if p.g.inARow != 1 {
				t.Errorf("%d crashes where there was one", p.g.inARow)
			}
			shown := strings.Join(strings.Fields(shownTexts(p.g.ctx.Stack.Top().Root())), "")
			if kept, err := filepath.Glob(filepath.Join(where.Reports, "*.txt")); err != nil || len(kept) != 1 || !strings.Contains(shown, kept[0]) {
				t.Errorf("the screen does not say where the report %v is: %s, %v", kept, shown, err)
			}
			p.ticks(5, scenes.Input{Kind: scenes.Accept}) // open the match again
			if p.g.match == nil || p.state() != before {
				t.Error("the match is not where it was")
			}
			if err := p.g.close(); err != nil {
				t.Fatal(err)
			}
			if told, err := os.ReadFile(log); err != nil || !strings.Contains(string(told), `msg=crash while=`) {
				t.Errorf("%v; the log does not tell of the crash:\n%s", err, told)
			}
		})
		reports, err := filepath.Glob(filepath.Join(where.Reports, "*.txt"))
		if err != nil || len(reports) != 1 {
			t.Fatalf("reports %v, %v", reports, err)
		}
		text, err := os.ReadFile(reports[0])
		if err != nil || !strings.Contains(string(text), "broken on purpose") || strings.Contains(string(text), "Ana") {
			t.Errorf("%v; the report says:\n%s", err, text)
		}
	}
}

// TestCrashBesideTheFrames has work on files panic, which no frame would catch.
func TestCrashBesideTheFrames(t *testing.T) {
	where := paths(t)
	graphtest.Do(func() {
		p := start(t, Options{Paths: where})
		p.g.beside(func() func() { panic("broken beside") })
		p.wait(func() bool { _, ok := p.g.ctx.Stack.Top().(*errorscene.Scene); return ok })
		p.ticks(2)
		if p.g.files.going != 0 {
			t.Errorf("%d pieces of work go on", p.g.files.going)
		}
		if err := p.g.close(); err != nil {
			t.Fatal(err)
		}
	})
	if kept, err := filepath.Glob(filepath.Join(where.Reports, "*.txt")); err != nil || len(kept) != 1 {
		t.Errorf("reports %v, %v", kept, err)
	}
}

func TestEndlessCrashesEndTheProgram(t *testing.T) {
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t)})
		for range maxCrashes {
			p.g.report(&crash{where: "a test", value: "again and again"})
			p.ticks(1)
		}
		if !errors.Is(p.ended, ebiten.Termination) || p.g.failed == nil || strings.Contains(p.g.failed.Error(), "\n") {
			t.Errorf("ended %v, failed %v", p.ended, p.g.failed)
		}
	})
}

func TestWithoutASoundDevice(t *testing.T) {
	graphtest.Do(func() {
		g, err := New(Options{Paths: paths(t), Width: 1280, Height: 720}, sound.New())
		if err != nil {
			t.Fatal(err)
		}
		p := &played{t: t, g: g}
		p.size(1280, 720)
		if err := g.begin(); err != nil {
			t.Fatal(err)
		}
		p.ticks(1)
		if s := g.sound.Status(); s != sound.Looking {
			t.Errorf("the sound is %v before there is a picture", s)
		}
		p.draw()
		p.wait(func() bool { return g.sound.Status() != sound.Looking })
		g.Settings()
		p.ticks(30)
		p.draw()
		g.ctx.Sound.Retry()
		p.ticks(30)
		if p.ended != nil {
			t.Errorf("ended %v with the sound %v", p.ended, g.sound.Status())
		}
		if err := g.close(); err != nil {
			t.Fatal(err)
		}
	})
}

func TestRecording(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "session.txt")
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t), Record: path})
		p.g.record([]scenes.Input{{Kind: scenes.Text, Text: "Ana"}})
		p.ticks(2)
		p.g.record([]scenes.Input{{Kind: scenes.Roll}})
		if err := p.g.close(); err != nil {
			t.Fatal(err)
		}
		if p.g.tieSeed() == 0 {
			t.Error("a recorded session has dice nobody knows")
		}
	})
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	rec, err := input.ReadRecording(file)
	if err != nil || rec.Seed == "" || len(rec.At(0, nil)) != 1 || len(rec.At(2, nil)) != 1 || !rec.Done() {
		t.Errorf("recording %+v, %v", rec, err)
	}
}

func TestBadFilesOfTheCommandLine(t *testing.T) {
	dir := t.TempDir()
	bad := filepath.Join(dir, "bad.txt")
	if err := os.WriteFile(bad, []byte("ludaxy-input 1\nsize 1 2 3\nseed \"\"\n1 jump\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	graphtest.Do(func() {
		for _, o := range []Options{{Replay: bad}, {Replay: filepath.Join(dir, "none")}, {Record: filepath.Join(bad, "x")}} {
			if _, err := New(o, sound.Silent()); err == nil || strings.Contains(err.Error(), "\n") {
				t.Errorf("%+v: %v", o, err)
			}
		}
	})
}
