package scenes_test

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/graph/graphtest"
)

func TestMain(m *testing.M) { graphtest.Main(m) }

// probe is a scene that counts what happens to it.
type probe struct {
	root                            *graph.Node
	opaque                          bool
	entered, left, resized, updated int
	revealed, handled               int
}

func (p *probe) Enter(*scenes.Context) { p.entered++ }
func (p *probe) Leave()                { p.left++ }
func (p *probe) Resize(s scenes.Size) {
	p.resized++
	p.root = graph.New(s.W, s.H)
}
func (p *probe) Handle(scenes.Input) bool { p.handled++; return true }
func (p *probe) Update()                  { p.updated++ }
func (p *probe) Root() *graph.Node        { return p.root }
func (p *probe) Opaque() bool             { return p.opaque }
func (p *probe) Reveal()                  { p.revealed++ }

func newContext() *scenes.Context {
	ctx := &scenes.Context{}
	scenes.NewStack(ctx)
	ctx.Apply()
	return ctx
}

func TestScenesComeAndGo(t *testing.T) {
	ctx := newContext()
	s := ctx.Stack
	low, high, other := &probe{opaque: true}, &probe{}, &probe{opaque: true}
	s.Push(low)
	s.Push(high)
	s.Handle(scenes.Input{Kind: scenes.Accept})
	s.Update()
	if low.handled != 0 || high.handled != 1 || low.updated != 1 || high.updated != 1 {
		t.Errorf("input and time went to %+v and %+v", low, high)
	}
	ctx.SetSize(scenes.NewSize(960, 600, 1))
	ctx.SetSize(scenes.NewSize(960, 600, 1))
	if low.resized != 2 || high.resized != 2 {
		t.Errorf("laid out %d and %d times", low.resized, high.resized)
	}
	s.Pop()
	if high.left != 1 || low.revealed != 1 || s.Top() != scenes.Scene(low) {
		t.Errorf("after Pop: %+v, %+v", low, high)
	}
	s.Replace(other)
	if low.left != 1 || other.entered != 1 || other.resized != 1 || s.Len() != 1 {
		t.Errorf("after Replace: %+v, %+v", low, other)
	}
	s.Remove(high)
	s.Pop()
	s.Pop()
	if s.Len() != 0 || s.Top() != nil || s.Handle(scenes.Input{}) {
		t.Error("an empty stack is not empty")
	}
}

func TestAStillStackDrawsOnce(t *testing.T) {
	graphtest.Do(func() {
		ctx := newContext()
		low, high := &probe{opaque: true}, &probe{}
		ctx.Stack.Push(low)
		if ctx.Stack.Moving() {
			t.Error("the first scene fades in from nothing")
		}
		ctx.Stack.Push(high)
		if !ctx.Stack.Moving() {
			t.Error("an overlay does not fade in")
		}
		dst := ebiten.NewImage(64, 64)
		for range scenes.FadeTicks + 2 {
			ctx.Stack.Update()
			ctx.Stack.Draw(dst)
		}
		for range 5 {
			ctx.Stack.Update()
			if ctx.Stack.Draw(dst) {
				t.Fatal("drawn although nothing changed")
			}
		}
		low.root.SetPos(1, 1)
		if !ctx.Stack.Draw(dst) {
			t.Error("a change below an overlay was not drawn")
		}
		high.opaque = true
		low.root.SetPos(2, 2)
		if ctx.Stack.Draw(dst) {
			t.Error("a change below an opaque scene was drawn")
		}
	})
}

func TestNewSize(t *testing.T) {
	for _, c := range []struct {
		w, h   int
		device float64
		want   scenes.Size
	}{
		{1280, 720, 1, scenes.Size{W: 1280, H: 720, Scale: 1}},
		{960, 600, 1, scenes.Size{W: 960, H: 600, Scale: 1}},
		{2560, 1440, 2, scenes.Size{W: 1280, H: 720, Scale: 2}},
		{1920, 1200, 2, scenes.Size{W: 960, H: 600, Scale: 2}},
		{3840, 2160, 1, scenes.Size{W: 1280, H: 720, Scale: 3}},
		{480, 300, 1, scenes.Size{W: 960, H: 600, Scale: 0.5}},
	} {
		if got := scenes.NewSize(c.w, c.h, c.device); got != c.want {
			t.Errorf("%dx%d at %v is %+v, not %+v", c.w, c.h, c.device, got, c.want)
		}
	}
	for _, bad := range []scenes.Size{scenes.NewSize(0, 0, 0), scenes.NewSize(-5, 7, -1), scenes.NewSize(10, 10, 1)} {
		if !(bad.Scale > 0) || !(bad.W > 0) || !(bad.H > 0) {
			t.Errorf("a window without room is %+v", bad)
		}
	}
}

func TestAgo(t *testing.T) {
	now := time.Date(2026, 7, 7, 12, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		d    time.Duration
		lang messages.Lang
		want string
	}{
		{-time.Hour, messages.English, "just now"}, {30 * time.Second, messages.English, "just now"},
		{time.Minute, messages.English, "1 minute ago"}, {59 * time.Minute, messages.Portuguese, "há 59 minutos"},
		{90 * time.Minute, messages.English, "1 hour ago"}, {49 * time.Hour, messages.Japanese, "2日前"},
	} {
		if got := scenes.Ago(messages.New(c.lang), now, now.Add(-c.d)); got != c.want {
			t.Errorf("%v is %q, not %q", c.d, got, c.want)
		}
	}
}
