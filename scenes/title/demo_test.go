package title

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/assets/sounds"
	"ludaxy/engine/games"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/graph/graphtest"
)

// heard counts what is played and said.
type heard struct {
	scenes.Sound
	n int
}

func (h *heard) Play(sounds.ID)             { h.n++ }
func (h *heard) Say(string)                 { h.n++ }
func (h *heard) Title(scenes.Scene, string) {}

// kept are settings that nobody keeps.
type kept struct{ set scenes.Settings }

func (k *kept) Settings() scenes.Settings      { return k.set }
func (k *kept) Change(s scenes.Settings) error { k.set = s; return nil }

// nowhere is a navigator that is not asked.
type nowhere struct{ scenes.Navigator }

// shown is a title in a window, with whatever is heard of it. It must be made inside graphtest.Do.
func shown(t *testing.T, cfg Demo, change func(*scenes.Settings)) (*Scene, *heard) {
	t.Helper()
	set := scenes.DefaultSettings()
	if change != nil {
		change(&set)
	}
	h := &heard{}
	ctx := &scenes.Context{Size: scenes.NewSize(960, 600, 1), Settings: &kept{set}, Sound: h, Announcer: h, System: "en", Nav: nowhere{}}
	scenes.NewStack(ctx)
	ctx.Apply()
	s := New(cfg)
	ctx.Stack.Replace(s)
	return s, h
}

func ticks(s *Scene, n int) {
	for range n {
		s.ctx.Stack.Update()
	}
}

// played is how many actions were done at the table behind the menu.
func played(s *Scene) int { return len(s.demo.match.table.Entries()) }

// TestComputersPlayBehindTheMenu looks on for a while at every game.
func TestComputersPlayBehindTheMenu(t *testing.T) {
	for i, r := range games.All() {
		graphtest.Do(func() {
			s, h := shown(t, Demo{Plays: true, First: i, Seed: 3, AtOnce: true}, nil)
			if got := s.demo.match.table.Rules(); got != r {
				t.Fatalf("%s is played as number %d", got.Spec().ID, i)
			}
			before := played(s)
			if before == 0 {
				t.Errorf("%s: the match is not under way", r.Spec().ID)
			}
			ticks(s, 60*20)
			if n := played(s) - before; n < 4 || n > 60 {
				t.Errorf("%s: %d actions in 20 seconds are not calm play", r.Spec().ID, n)
			}
			if s.demo.match.dir.Drift() != 0 {
				t.Errorf("%s: the board shows something else than the match", r.Spec().ID)
			}
			if h.n != 0 {
				t.Errorf("%s: %d things were heard", r.Spec().ID, h.n)
			}
		})
	}
}

// TestAnotherGameFollows plays a whole match and looks for the next.
func TestAnotherGameFollows(t *testing.T) {
	graphtest.Do(func() {
		s, _ := shown(t, Demo{Plays: true, First: 1, Seed: 5, AtOnce: true}, nil)
		first := s.demo.match
		for n := 0; s.demo.match == first && n < 60*60*20; n++ {
			first.dir.Finish() // what is shown need not be looked at
			first.waited += considers
			ticks(s, 1)
		}
		if !first.over() || s.demo.match == first {
			t.Fatal("no other match followed")
		}
		if a, b := first.table.Rules(), s.demo.match.table.Rules(); a == b {
			t.Errorf("%s is played again", a.Spec().ID)
		}
		before := played(s)
		ticks(s, 60*10)
		if played(s) == before {
			t.Error("the other match is not played")
		}
		if s.demo.view.Node.Alpha() < 1 {
			t.Error("the other board did not come into view")
		}
	})
}

// rests looks that nothing is played, thought about or drawn any more after a moment.
func rests(t *testing.T, s *Scene, why string) {
	t.Helper()
	ticks(s, 60*8) // what had begun ends
	before := played(s)
	canvas := ebiten.NewImage(960, 600)
	defer canvas.Deallocate()
	s.ctx.Stack.Draw(canvas)
	for range 60 * 5 {
		ticks(s, 1)
		if s.ctx.Stack.Draw(canvas) {
			t.Fatalf("%s: the title was drawn although nothing moves", why)
		}
	}
	if played(s) != before || s.demo.match.asked != 0 {
		t.Errorf("%s: %d actions, a computer thinks about position %d", why, played(s)-before, s.demo.match.asked)
	}
	if !s.demo.match.dir.Idle() {
		t.Errorf("%s: something hangs in the air", why)
	}
}

// TestTheTitleStandsStill names what keeps the board at rest, from the start and in the middle of a match.
func TestTheTitleStandsStill(t *testing.T) {
	for name, change := range map[string]func(*scenes.Context, *scenes.Settings){
		"reduced motion":  func(_ *scenes.Context, set *scenes.Settings) { set.ReducedMotion = true },
		"calm effects":    func(_ *scenes.Context, set *scenes.Settings) { set.Effects = scenes.EffectsCalm },
		"slow machine":    func(ctx *scenes.Context, _ *scenes.Settings) { ctx.Slow = true },
		"another window":  func(ctx *scenes.Context, _ *scenes.Settings) { ctx.Away = true },
		"a plain theme":   func(_ *scenes.Context, set *scenes.Settings) { set.Theme = scenes.ThemeContrast },
		"nobody to watch": nil,
	} {
		for _, game := range []int{0, 4} { // the one has moving light
			graphtest.Do(func() {
				s, _ := shown(t, Demo{Plays: change != nil, First: game, Seed: 9, AtOnce: true}, nil)
				for _, lead := range []int{0, 233} {
					if change != nil {
						change(s.ctx, &s.ctx.Settings.(*kept).set)
						s.ctx.Apply()
					}
					rests(t, s, name)
					s.ctx.Settings = &kept{scenes.DefaultSettings()}
					s.ctx.Slow, s.ctx.Away = false, false
					s.ctx.Apply()
					before := played(s)
					ticks(s, 600+lead)
					if change != nil && played(s) == before {
						t.Errorf("%s: the match does not go on afterwards", name)
					}
				}
			})
		}
	}
}

// over is a scene that covers others.
type over struct{ root *graph.Node }

func (o *over) Enter(*scenes.Context)    {}
func (o *over) Leave()                   {}
func (o *over) Resize(scenes.Size)       { o.root = graph.New(1, 1) }
func (o *over) Handle(scenes.Input) bool { return false }
func (o *over) Update()                  {}
func (o *over) Root() *graph.Node        { return o.root }
func (o *over) Opaque() bool             { return false }

// TestNobodyThinksWhenTheTitleIsLeft covers and leaves the title while a computer thinks.
func TestNobodyThinksWhenTheTitleIsLeft(t *testing.T) {
	graphtest.Do(func() {
		s, _ := shown(t, Demo{Plays: true, Seed: 3}, nil)
		think := func() {
			for range 600 {
				if ticks(s, 1); s.demo.match.asked != 0 {
					return
				}
			}
			t.Fatal("no computer thinks")
		}
		think()
		s.ctx.Stack.Push(&over{})
		before := played(s)
		ticks(s, 600)
		if s.demo.match.asked != 0 || s.demo.match.cancel != nil || played(s) != before {
			t.Errorf("a covered title goes on: %d actions", played(s)-before)
		}
		s.ctx.Stack.Pop()
		think()
		s.ctx.Stack.Replace(&over{})
		if s.demo.match.asked != 0 || s.demo.match.cancel != nil {
			t.Error("a computer thinks after the title was left")
		}
		before = played(s)
		ticks(s, 600)
		if played(s) != before {
			t.Error("the match goes on after the title was left")
		}
	})
}

// TestTheMatchOutlivesTheLayout changes size, language and theme in the middle of a match.
func TestTheMatchOutlivesTheLayout(t *testing.T) {
	graphtest.Do(func() {
		s, _ := shown(t, Demo{Plays: true, First: 3, Seed: 3, AtOnce: true}, nil)
		ticks(s, 333)
		m, before := s.demo.match, played(s)
		for _, size := range []scenes.Size{scenes.NewSize(700, 900, 1), scenes.NewSize(1280, 720, 1), scenes.NewSize(960, 600, 1)} {
			s.ctx.SetSize(size)
			ticks(s, 37)
		}
		if err := s.ctx.Change(func(p *scenes.Settings) { p.Language = "ja" }); err != nil {
			t.Fatal(err)
		}
		ticks(s, 400)
		if s.demo.match != m || played(s) <= before || s.demo.view == nil {
			t.Errorf("another match %v, %d actions before and %d now", s.demo.match != m, before, played(s))
		}
	})
}

// TestTheFirstFrameDoesNotWait looks that the menu is there before the board is baked, and the board later.
func TestTheFirstFrameDoesNotWait(t *testing.T) {
	var s *Scene
	graphtest.Do(func() {
		ctx := &scenes.Context{Size: scenes.NewSize(960, 600, 1), Settings: &kept{scenes.DefaultSettings()}, System: "en", Nav: nowhere{}}
		scenes.NewStack(ctx)
		ctx.Apply()
		ctx.Art.Beside()
		s = New(Demo{Plays: true, Seed: 3})
		ctx.Stack.Replace(s)
		ticks(s, 1)
		if s.demo.view != nil {
			t.Error("the first update waited for the board")
		}
		if s.ui.Focused() != "new" {
			t.Errorf("the keys are on %q", s.ui.Focused())
		}
	})
	for range 2000 {
		there := false
		graphtest.Do(func() {
			ticks(s, 1)
			there = s.demo.view != nil
		})
		if there {
			return
		}
	}
	t.Error("the board never came")
}
