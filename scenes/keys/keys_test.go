package keys_test

import (
	"testing"

	"ludaxy/scenes"
	"ludaxy/scenes/gallery"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/keymap"
	"ludaxy/scenes/keys"
	"ludaxy/scenes/widgets"
)

func TestMain(m *testing.M) { graphtest.Main(m) }

// TestKeysAreChosen gives an action a free key, one that another has, and one that nobody may take.
func TestKeysAreChosen(t *testing.T) {
	graphtest.Do(func() {
		ctx := gallery.NewContext(scenes.NewSize(960, 600, 1), scenes.DefaultSettings())
		s := keys.New()
		ctx.Stack.Replace(s)
		ask := func(key string) {
			if !s.UI().Focus("undo1") {
				t.Fatal("there is no second key of Undo")
			}
			ctx.Stack.Handle(scenes.Input{Kind: scenes.Accept})
			if !ctx.Stack.TakesKeys() {
				t.Fatal("no key is asked for")
			}
			ctx.Stack.Handle(scenes.Input{Kind: scenes.KeyPress, Text: key})
		}
		does := func(key string) scenes.InputKind {
			a, _ := keymap.Of(ctx).Find(key)
			return a.Kind
		}
		ask("K")
		if does("K") != scenes.Undo || ctx.Stack.TakesKeys() {
			t.Errorf("K does %d", does("K"))
		}
		ask("Enter")
		if does("Enter") != scenes.Accept || s.UI().Said() == "" {
			t.Errorf("Enter was taken, or nothing was said: %q", s.UI().Said())
		}
		ask("M")
		if _, asked := ctx.Stack.Top().(*widgets.Question); !asked || does("M") != scenes.Mute {
			t.Fatalf("M was taken without asking; %T is on top", ctx.Stack.Top())
		}
		ctx.Stack.Handle(scenes.Input{Kind: scenes.NavRight}) // to the main answer, at the right
		ctx.Stack.Handle(scenes.Input{Kind: scenes.NavRight})
		ctx.Stack.Handle(scenes.Input{Kind: scenes.Accept})
		if does("M") != scenes.Undo || does("K") == scenes.Undo {
			t.Errorf("M does %d, K %d", does("M"), does("K"))
		}
		s.UI().Focus("reset")
		ctx.Stack.Handle(scenes.Input{Kind: scenes.Accept})
		if ctx.Prefs().Keys != "" || does("M") != scenes.Mute {
			t.Errorf("after the reset M does %d, the settings hold %q", does("M"), ctx.Prefs().Keys)
		}
	})
}
