package art

import (
	"bytes"
	"image"
	"math"
	"testing"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
	"ludaxy/scenes/layout"
)

func galaxyLook(t Theme, liveries ...int) BoardLook {
	track := board.Galaxy()
	return BoardLook{layout.Of(track), track, t, liveries}
}

// grey is the brightness of the picture round a field, on a grid of n x n points.
func grey(img *image.RGBA, look BoardLook, c layout.Cell, n int) []float64 {
	tr := layout.Into(look.Board.Bounds, layout.Rect{W: float64(img.Rect.Dx()), H: float64(img.Rect.Dy())})
	out := make([]float64, 0, n*n)
	for j := range n {
		for i := range n {
			at := tr.ToPixels(c.Centre.Add(point{X: (float64(i)/float64(n-1) - 0.5) * 0.8, Y: (float64(j)/float64(n-1) - 0.5) * 0.8}))
			p := img.RGBAAt(int(at.X), int(at.Y))
			out = append(out, 0.3*float64(p.R)+0.59*float64(p.G)+0.11*float64(p.B))
		}
	}
	return out
}

// resemblance is how much two pictures are alike in shape, 1 for the same, whatever
// their brightness and contrast.
func resemblance(a, b []float64) float64 {
	n := float64(len(a))
	var ma, mb, ab, aa, bb float64
	for i := range a {
		ma, mb = ma+a[i]/n, mb+b[i]/n
	}
	for i := range a {
		ab, aa, bb = ab+(a[i]-ma)*(b[i]-mb), aa+(a[i]-ma)*(a[i]-ma), bb+(b[i]-mb)*(b[i]-mb)
	}
	return ab / math.Sqrt(aa*bb)
}

// TestFieldsAreToldWithoutColour: every kind of field has its own shape, in both
// themes, and the same kind looks the same in every galaxy.
func TestFieldsAreToldWithoutColour(t *testing.T) {
	kinds := map[string]int{"Moon": 0, "plain": 1, "Star": 2, "Circle": 3, "Sun": 5, "Lightning": 6, "parking": 11, "Gate": 12}
	for name, th := range map[string]Theme{"night": Night(), "high contrast": HighContrast()} {
		look := galaxyLook(th, 1, 0, 3, 5)
		img := BakeBoard(look, 720)
		seen := map[string][]float64{}
		for kind, r := range kinds {
			seen[kind] = grey(img, look, look.Board.Ring[r], 24)
		}
		for a, pa := range seen {
			for b, pb := range seen {
				if l := resemblance(pa, pb); a < b && l > 0.85 {
					t.Errorf("%s: %s and %s are alike: %.2f", name, a, b, l)
				}
			}
			if kind := kinds[a]; a != "plain" && a != "Moon" { // planets differ, and Moons by the seat's symbol
				for k := 1; k < 4; k++ {
					if l := resemblance(pa, grey(img, look, look.Board.Ring[13*k+kind], 24)); l < 0.8 {
						t.Errorf("%s: the %s of galaxy %d is another than that of galaxy 0: %.2f", name, a, k, l)
					}
				}
			}
		}
	}
}

func TestGalaxyShowsItsSeats(t *testing.T) {
	for name, th := range map[string]Theme{"night": Night(), "high contrast": HighContrast()} {
		look := galaxyLook(th, 1, 0, 3, -1)
		img := BakeBoard(look, 680)
		premultiplied(t, name, img)
		if !bytes.Equal(img.Pix, BakeBoard(look, 680).Pix) {
			t.Errorf("%s: two bakes of the same board differ", name)
		}
		if img.RGBAAt(0, 0).A != 0 {
			t.Errorf("%s: the corner of the picture is not empty", name)
		}
		tr := layout.Into(look.Board.Bounds, layout.Rect{W: 680, H: 680})
		at := func(p layout.Point) Colour {
			q := tr.ToPixels(p)
			c := img.RGBAAt(int(q.X), int(q.Y))
			return Colour{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255, 1}
		}
		for k, want := range []func(Colour) bool{
			func(c Colour) bool { return c.G > 1.3*c.R && c.G > 1.2*c.B },
			func(c Colour) bool { return c.R > 1.5*c.G && c.R > 1.5*c.B },
			func(c Colour) bool { return c.B > 1.5*c.R && c.B > 1.2*c.G },
			func(c Colour) bool { return math.Abs(float64(c.R-c.B)) < 0.2 && math.Abs(float64(c.R-c.G)) < 0.2 },
		} {
			cell, _ := look.Board.Cell(rules.Lane(k, 2))
			if c := at(cell.Centre.Add(point{X: 0.34, Y: 0.12})); !want(c) {
				t.Errorf("%s: the path of seat %d is %v", name, k, c)
			}
		}
		if th.High {
			continue
		}
		// a galaxy has its seat's colour beyond the fields, too
		core := look.Board.Spirals()[1].Core
		if c := at(core.Add(point{X: 0.2, Y: 1.9})); c.R < c.G || c.R < 1.1*c.B {
			t.Errorf("the light of red's galaxy is %v", c)
		}
	}
	for _, w := range []int{-5, 1, 17, 100} {
		BakeBoard(galaxyLook(Night()), w) // odd sizes, nobody seated
	}
}

// TestPiecesStandOutFromPlanets: as on the squares of the other boards, a piece's
// body or its printed mark has 3:1 against what it stands on.
func TestPiecesStandOutFromPlanets(t *testing.T) {
	for i := range LiveryCount {
		l := LiveryOf(i)
		for j, p := range planets {
			for _, ground := range []Colour{p.mid, p.dark} {
				if c := max(Contrast(l.Base, ground), Contrast(l.Light, ground), Contrast(l.Dark, ground)); c < 3 {
					t.Errorf("livery %d has contrast %.2f on planet %d", i, c, j)
				}
			}
		}
	}
}

func BenchmarkGalaxy(b *testing.B) {
	look := galaxyLook(Night(), 0, 1, 2, 3)
	for range b.N {
		BakeBoard(look, 1300)
	}
}

// BenchmarkCross is what BenchmarkGalaxy is measured against.
func BenchmarkCross(b *testing.B) {
	look := crossLook(Night(), 0, 1, 2, 3)
	for range b.N {
		BakeBoard(look, 1300)
	}
}
