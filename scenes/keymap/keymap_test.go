package keymap

import (
	"slices"
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
)

func TestNoKeyHasTwoActions(t *testing.T) {
	seen := map[string]string{}
	pads := map[art.PadButton]string{}
	for _, a := range Actions() {
		if len(a.Usual) > Slots {
			t.Errorf("%s has %d keys of the player's", a.ID, len(a.Usual))
		}
		for _, k := range append(slices.Clone(a.Fixed), a.Usual...) {
			if other := seen[k]; other != "" {
				t.Errorf("%s does %s and %s", k, other, a.ID)
			}
			seen[k] = a.ID
			if found, ok := (Map{}).Find(k); !ok || found.ID != a.ID {
				t.Errorf("%s finds %q, want %s", k, found.ID, a.ID)
			}
		}
		for _, b := range a.Pad {
			if other := pads[b]; other != "" {
				t.Errorf("button %d does %s and %s", b, other, a.ID)
			}
			pads[b] = a.ID
		}
	}
	if len(pads) != int(art.PadButtonCount) {
		t.Errorf("%d of %d buttons do something", len(pads), art.PadButtonCount)
	}
}

func TestBindTakesAndComesBack(t *testing.T) {
	m := Map{}.Bind("undo", 1, "M") // M was the sound's
	if a, ok := m.Find("M"); !ok || a.Kind != scenes.Undo {
		t.Errorf("M does %q", a.ID)
	}
	if a, ok := m.Find("Ctrl+Z"); !ok || a.Kind != scenes.Undo {
		t.Errorf("Ctrl+Z does %q", a.ID)
	}
	text := m.String()
	again := Parse(text)
	if again.String() != text || text == "" {
		t.Errorf("%q comes back as %q", text, again.String())
	}
	if a, ok := again.Find("M"); !ok || a.Kind != scenes.Undo {
		t.Errorf("after reading, M does %q", a.ID)
	}
	back := again.Bind("undo", 1, "").Bind("mute", 0, "M")
	if got := back.String(); got != "" {
		t.Errorf("with everything back where it was, %q is written", got)
	}
}

func TestParseLeavesOutNonsense(t *testing.T) {
	for _, text := range []string{"", ";;", "roll", "nothing=K", "choose1=K", "roll=Enter", "roll=A B C", "roll=" + string(make([]byte, 99))} {
		if m := Parse(text); m.String() != "" {
			t.Errorf("%q is read as %q", text, m.String())
		}
	}
	if m := Parse("roll= K;undo="); m.String() != "roll= K;undo=" {
		t.Errorf("empty slots come back as %q", m.String())
	}
}

// TestButtonsHaveNames wants each button of a gamepad named, each otherwise, in every language.
func TestButtonsHaveNames(t *testing.T) {
	for _, l := range messages.Langs() {
		ctx := &scenes.Context{Printer: messages.New(l.Lang), Pad: true}
		seen := map[string]string{}
		for _, a := range Actions() {
			if len(a.Pad) == 0 {
				continue
			}
			name := Name(ctx, a.Kind)
			if other := seen[name]; name == "" || other != "" {
				t.Errorf("%s: %s is done with %q, and so is %q", l.Lang, a.ID, name, other)
			}
			seen[name] = a.ID
		}
	}
}
