package art

import (
	"fmt"
	"testing"
)

func TestContrastKnowsItsEnds(t *testing.T) {
	if c := Contrast(hex(0xffffff), hex(0)); c < 20.99 || c > 21.01 {
		t.Errorf("white on black has contrast %v", c)
	}
	if c := Contrast(hex(0x777777), hex(0x777777)); c != 1 {
		t.Errorf("a colour has contrast %v with itself", c)
	}
}

func TestTextCanBeRead(t *testing.T) { inEveryPalette(t, textCanBeRead) }

// inEveryPalette runs a test in the colours of each palette.
func inEveryPalette(t *testing.T, test func(*testing.T)) {
	t.Helper()
	defer Wear(Usual)
	for p := range paletteCount {
		Wear(p)
		t.Run(fmt.Sprint("palette ", p), test)
	}
}

func textCanBeRead(t *testing.T) {
	for name, th := range map[string]Theme{"night": Night(), "high": HighContrast()} {
		want := 4.5
		if th.High {
			want = 7
		}
		check := func(what string, text, ground Colour) {
			if c := Contrast(text, ground); c < want {
				t.Errorf("%s: %s has contrast %.2f, want %.1f", name, what, c, want)
			}
		}
		for where, ground := range map[string]Colour{"panel": th.Panel, "panel's foot": th.PanelLow, "sky": th.Sky, "low sky": th.SkyLow} {
			check("text on the "+where, th.Text, ground)
			check("dim text on the "+where, th.TextDim, ground)
			check("accent on the "+where, th.Accent, ground)
			for i := range LiveryCount {
				check(fmt.Sprintf("livery %d's light on the %s", i, where), LiveryOf(i).Light, ground)
			}
		}
		for look := Primary; look <= Ghost; look++ {
			for state := Normal; state < Disabled; state++ {
				top, low, _ := buttonColours(look, state, th)
				if top.A < 1 {
					top, low = th.Panel.Mix(top.Alpha(1), top.A), th.Panel.Mix(low.Alpha(1), low.A)
				}
				check(fmt.Sprintf("button %d in state %d", look, state), ButtonText(look, state, th), top)
				if !th.High {
					check(fmt.Sprintf("foot of button %d in state %d", look, state), ButtonText(look, state, th), low)
				}
			}
		}
		for i := range LiveryCount {
			if c := Contrast(hex(0xffffff), LiveryOf(i).Deep); c < 4.5 {
				t.Errorf("white on livery %d's deep has contrast %.2f", i, c)
			}
		}
	}
}

// TestPiecesStandOutFromSquares: the body, the outline or the printed mark of a
// piece has 3:1 against every square it may stand on, on plain squares the body
// itself.
func TestPiecesStandOutFromSquares(t *testing.T) { inEveryPalette(t, piecesStandOutFromSquares) }

func piecesStandOutFromSquares(t *testing.T) {
	th := Night()
	for i := range LiveryCount {
		l := LiveryOf(i)
		for _, tile := range []Colour{th.Tile, th.TileLo} {
			if c := Contrast(l.Base, tile); c < 3 {
				t.Errorf("livery %d has contrast %.2f with a plain square", i, c)
			}
		}
		for j := range LiveryCount {
			lane := LiveryOf(j).Base.Darken(0.12)
			if c := max(Contrast(l.Base, lane), Contrast(l.Dark, lane), Contrast(hex(0xfffaf0), lane)); c < 3 {
				t.Errorf("livery %d has contrast %.2f with livery %d's lane", i, c, j)
			}
			// the mark printed on the lane
			if c := Contrast(LiveryOf(j).ink(), LiveryOf(j).Base); c < 3 {
				t.Errorf("livery %d's mark has contrast %.2f on its own colour", j, c)
			}
		}
		if c := Contrast(l.Base, HighContrast().Tile); c < 3 {
			t.Errorf("livery %d has contrast %.2f in the high contrast theme", i, c)
		}
	}
}
