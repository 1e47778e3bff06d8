package credits_test

import (
	"testing"

	"ludaxy/scenes"
	"ludaxy/scenes/credits"
	"ludaxy/scenes/gallery"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/title"
	"ludaxy/scenes/widgets"
)

func TestMain(m *testing.M) { graphtest.Main(m) }

type operated interface {
	scenes.Scene
	UI() *widgets.UI
}

// TestLicenceIsReadAndLeft opens a licence by the keys, scrolls through it in every way, and leaves by Esc.
func TestLicenceIsReadAndLeft(t *testing.T) {
	graphtest.Do(func() {
		ctx := gallery.NewContext(scenes.NewSize(960, 600, 1), scenes.DefaultSettings())
		ctx.Stack.Replace(title.New(title.Demo{}))
		list := credits.New()
		ctx.Stack.Push(list)
		if list.UI().Focused() != "part0" {
			t.Errorf("the keys are on %q", list.UI().Focused())
		}
		for range 4 { // the first shows where the keys are, the others go down the first of two columns to a long one
			ctx.Stack.Handle(scenes.Input{Kind: scenes.NavDown})
		}
		ctx.Stack.Handle(scenes.Input{Kind: scenes.Accept})
		page, ok := ctx.Stack.Top().(operated)
		if !ok || page == operated(list) {
			t.Fatalf("%T is on top", ctx.Stack.Top())
		}
		for _, in := range []scenes.Input{
			{Kind: scenes.NavDown}, {Kind: scenes.PageDown}, {Kind: scenes.NavDown, Pad: 1}, {Kind: scenes.Wheel, X: 480, Y: 300, DY: -1}, {Kind: scenes.End},
		} {
			before := page.UI().ScrolledTo()
			page.Handle(in)
			if at := page.UI().ScrolledTo(); at <= before {
				t.Errorf("%+v scrolls from %.0f to %.0f", in, before, at)
			}
		}
		for _, in := range []scenes.Input{{Kind: scenes.NavUp}, {Kind: scenes.PageUp}, {Kind: scenes.Wheel, X: 480, Y: 300, DY: 1}} {
			before := page.UI().ScrolledTo()
			page.Handle(in)
			if at := page.UI().ScrolledTo(); at >= before {
				t.Errorf("%+v scrolls from %.0f to %.0f", in, before, at)
			}
		}
		before := page.UI().ScrolledTo()
		page.Handle(scenes.Input{Kind: scenes.PointerDown, X: 480, Y: 300, Touch: true})
		page.Handle(scenes.Input{Kind: scenes.PointerMove, X: 480, Y: 400, Touch: true})
		page.Handle(scenes.Input{Kind: scenes.PointerUp, X: 480, Y: 400, Touch: true})
		if at := page.UI().ScrolledTo(); at >= before {
			t.Errorf("a finger that goes down scrolls from %.0f to %.0f", before, at)
		}
		page.Handle(scenes.Input{Kind: scenes.Back})
		if ctx.Stack.Top() != scenes.Scene(list) {
			t.Fatalf("Esc leads to %T", ctx.Stack.Top())
		}
		list.Handle(scenes.Input{Kind: scenes.Back})
		if _, ok := ctx.Stack.Top().(*title.Scene); !ok {
			t.Errorf("Esc leads to %T", ctx.Stack.Top())
		}
	})
}
