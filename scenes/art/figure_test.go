package art

import (
	"fmt"
	"math"
	"testing"
)

func TestFigureOfAPiece(t *testing.T) {
	for piece, want := range []Figure{King, Queen, Soldier, Soldier, Soldier} {
		if got := FigureOf(true, piece); got != want {
			t.Errorf("piece %d of a fleet is figure %d, not %d", piece, got, want)
		}
		if got := FigureOf(false, piece); got != Pawn {
			t.Errorf("piece %d without a fleet is figure %d", piece, got)
		}
	}
}

func TestFiguresAreWholeAndAnchored(t *testing.T) {
	for _, theme := range []Theme{Night(), HighContrast()} {
		for f := King; f < FigureCount; f++ {
			for livery := -1; livery < LiveryCount; livery++ {
				for _, width := range []float64{16, 24, 48, 96.5} {
					name := fmt.Sprintf("figure %d of livery %d at %v", f, livery, width)
					s := BakeFigure(f, livery, width, theme)
					premultiplied(t, name, s.Image)
					b, r := s.Image.Bounds(), FigureBounds(f)
					if math.Hypot(s.Anchor.X+r.X*width, s.Anchor.Y+r.Y*width) > 1e-6 {
						t.Errorf("%s is anchored at %v", name, s.Anchor)
					}
					for x := range b.Dx() {
						if s.Image.RGBAAt(x, 0).A > 60 || s.Image.RGBAAt(x, b.Dy()-1).A > 60 {
							t.Errorf("%s is cut off at the top or foot", name)
							break
						}
					}
					for y := range b.Dy() {
						if s.Image.RGBAAt(0, y).A > 60 || s.Image.RGBAAt(b.Dx()-1, y).A > 60 {
							t.Errorf("%s is cut off at a side", name)
							break
						}
					}
					if n := ink(s.Image); n < b.Dx()*b.Dy()/4 {
						t.Errorf("%s has only %d pixels of %d", name, n, b.Dx()*b.Dy())
					}
				}
			}
		}
	}
	if a, b := BakeFigure(FigureCount, 2, 30, Night()), BakePawn(2, 30, Night()); string(a.Image.Pix) != string(b.Image.Pix) {
		t.Error("a number that is no figure does not give a pawn")
	}
}

// outlineOf is which pixels of a common box round the foot a figure of 32
// pixels covers, by their offset from the foot.
func outlineOf(f Figure, livery int) map[[2]int]bool {
	s := BakeFigure(f, livery, 32, Night())
	out := map[[2]int]bool{}
	b := s.Image.Bounds()
	for y := range b.Dy() {
		for x := range b.Dx() {
			if s.Image.RGBAAt(x, y).A > 128 {
				out[[2]int{x - int(s.Anchor.X), y - int(s.Anchor.Y)}] = true
			}
		}
	}
	return out
}

// apart is the share of the pixels covered by either figure that only one of
// them covers.
func apart(a, b map[[2]int]bool) float64 {
	both, either := 0, len(b)
	for p := range a {
		if b[p] {
			both++
		} else {
			either++
		}
	}
	return float64(either-both) / float64(either)
}

// Ranks must be told apart by their outlines alone, in every fleet and between
// fleets: they decide what a piece may do.
func TestRanksDifferInOutline(t *testing.T) {
	const share = 0.2
	least := 1.0
	var all [FigureCount][LiveryCount]map[[2]int]bool
	for f := range all {
		for i := range all[f] {
			all[f][i] = outlineOf(Figure(f), i)
		}
	}
	for f := Pawn; f < FigureCount; f++ {
		for g := Pawn; g < f; g++ {
			for i := range LiveryCount {
				for j := range LiveryCount {
					d := apart(all[f][i], all[g][j])
					least = min(least, d)
					if d < share {
						t.Errorf("figure %d of livery %d and figure %d of livery %d differ in %.0f %% of their pixels", f, i, g, j, 100*d)
					}
				}
			}
		}
	}
	t.Logf("two ranks differ in at least %.1f %%", 100*least)
}

// So must fleets: any two of the first four liveries, any two of Oduludo's own
// and any two families; breeds of a family less so.
func TestFleetsDifferInOutline(t *testing.T) {
	const share, breeds = 0.1, 0.04
	family, kin := 1.0, 1.0
	for _, f := range []Figure{King, Queen, Soldier} {
		for i := range LiveryCount {
			for j := range i {
				d := apart(outlineOf(f, i), outlineOf(f, j))
				a, _ := breedOf(i)
				b, _ := breedOf(j)
				want := share
				if a == b {
					want, kin = breeds, min(kin, d)
				} else {
					family = min(family, d)
				}
				if d < want {
					t.Errorf("figure %d of liveries %d and %d differs in %.1f %% of its pixels", f, i, j, 100*d)
				}
			}
		}
	}
	t.Logf("two families differ in at least %.1f %%, two breeds in %.1f %%", 100*family, 100*kin)
	for _, fleet := range [][]int{{0, 1, 2, 3}, {1, 0, 3, 5}} {
		seen := map[int]bool{}
		for _, livery := range fleet {
			k, _ := breedOf(livery)
			if seen[k] {
				t.Errorf("two of the liveries %v are of one family", fleet)
			}
			seen[k] = true
		}
	}
}

func BenchmarkFigures(b *testing.B) {
	for f := King; f <= Soldier; f++ {
		b.Run(fmt.Sprint(f), func(b *testing.B) {
			for i := range b.N {
				BakeFigure(f, i%LiveryCount, 64, Night())
			}
		})
	}
}
