package graph_test

import (
	"strings"
	"testing"

	"ludaxy/scenes/graph"
)

// A line that has to shrink is as large as its width allows, as if every size had been tried.
func TestShrunkLinesAreAsLargeAsTheyCan(t *testing.T) {
	for _, scale := range []float64{0.8, 1, 1.5} {
		f := graph.NewFonts(scale, 1)
		for n := 1; n <= 30; n++ {
			text := strings.Repeat("Mozart ", n)
			got := graph.NewText(f, text, graph.Style{Size: 16, Width: 240, Lines: 1, Shrink: 0.5})
			want := 16 * 0.5
			for k := 1.0; k > 0.5; k -= 0.05 {
				if f.Width(text, graph.Regular, 16*k) <= 240 {
					want = 16 * k
					break
				}
			}
			if _, h := got.Size(); h != f.LineHeight(want) {
				t.Errorf("%d words at scale %v: %v high, want %v", n, scale, h, f.LineHeight(want))
			}
		}
	}
}
