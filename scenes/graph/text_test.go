package graph_test

import (
	"image/color"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes/graph"
	"ludaxy/scenes/graph/graphtest"
)

func TestWrapKeepsWithinTheWidth(t *testing.T) {
	f := graph.NewFonts(1.5, 1.15)
	for _, s := range []string{
		"A 6 is kept and you roll again before you move.",
		"Donaudampfschifffahrtsgesellschaftskapitän",
		"六が出たら取っておき、もう一度振ります。「ルッド」は二人から六人で遊べます。",
		"first line\nsecond line, which is longer than the width",
	} {
		for _, width := range []float64{60, 120, 240} {
			lines := f.Wrap(s, graph.Regular, 20, width)
			for _, l := range lines {
				if f.Width(l, graph.Regular, 20) > width+0.01 && len([]rune(l)) > 1 {
					t.Errorf("%q is wider than %v", l, width)
				}
				if strings.HasPrefix(l, "。") || strings.HasPrefix(l, "、") || strings.HasSuffix(l, "「") {
					t.Errorf("%q breaks where Japanese does not", l)
				}
			}
			joined := strings.ReplaceAll(strings.Join(lines, ""), " ", "")
			if want := strings.NewReplacer(" ", "", "\n", "").Replace(s); joined != want {
				t.Errorf("%q became %q", s, lines)
			}
		}
	}
}

func TestWrapEndsLinesWell(t *testing.T) {
	f := graph.NewFonts(1, 1)
	for _, c := range []struct{ text, first string }{
		{"はしごを上り、ヘビを下り、100を目指せ。", "はしごを上り、ヘビを"},
		{"Ana、オリオン、リラの番です。", "Ana、オリオン、"},
	} {
		// A little more goes on the first line than ends a phrase there.
		width := f.Width(c.first, graph.Regular, 20) * 1.12
		if lines := f.Wrap(c.text, graph.Regular, 20, width); len(lines) != 2 || lines[0] != c.first {
			t.Errorf("%q became %q, not with %q alone on the first line", c.text, lines, c.first)
		}
	}
	one := "Four alien fleets race through four galaxies to Earth."
	width := f.Width("Four alien fleets race through four galaxies to", graph.Regular, 20) + 4
	lines := f.Wrap(one, graph.Regular, 20, width)
	if len(lines) != 2 || lines[1] == "Earth." {
		t.Errorf("%q became %q: one word is left for the last line", one, lines)
	}
}

func TestTextsThatDoNotFit(t *testing.T) {
	f := graph.NewFonts(1, 1)
	long := "Wolfgang Amadeus Mozart"
	cut := graph.NewText(f, long, graph.Style{Size: 20, Width: 100, Lines: 1})
	if !cut.Cut() || !strings.HasSuffix(cut.Lines()[0], "…") {
		t.Errorf("%q is shown as %q, cut %v", long, cut.Lines(), cut.Cut())
	}
	small := graph.NewText(f, long, graph.Style{Size: 20, Width: 150, Lines: 1, Shrink: 0.5})
	if small.Cut() || small.Lines()[0] != long {
		t.Errorf("a text that may shrink is shown as %q", small.Lines())
	}
	if w, _ := small.Size(); w > 150 {
		t.Errorf("it is %v wide", w)
	}
	two := graph.NewText(f, long+" and his sister Maria Anna", graph.Style{Size: 20, Width: 160, Lines: 2})
	if len(two.Lines()) != 2 || !strings.HasSuffix(two.Lines()[1], "…") {
		t.Errorf("two lines are %q", two.Lines())
	}
}

func TestTextIsDrawnInItsColour(t *testing.T) {
	label := graph.NewText(graph.NewFonts(2, 1), "■■", graph.Style{Size: 20, Color: color.RGBA{255, 0, 0, 255}})
	root := graph.New(100, 50)
	root.Add(label.Node)
	img := graphtest.Pixels(200, 100, func(dst *ebiten.Image) { root.Draw(dst, 2) })
	red, other := 0, 0
	for i := 0; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 128 {
			red++
		}
		if img.Pix[i+1] > 8 || img.Pix[i+2] > 8 {
			other++
		}
	}
	if red < 100 || other > 0 {
		t.Errorf("%d red pixels, %d others", red, other)
	}
}
