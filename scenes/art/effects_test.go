package art

import (
	"bytes"
	"fmt"
	"testing"
)

// All that is laid over boards and pieces is whole, has its anchor inside and
// ends softly or within its picture; in both themes and at odd sizes.
func TestSmallThingsAreWhole(t *testing.T) {
	for _, theme := range []Theme{Night(), HighContrast()} {
		for _, size := range []float64{-3, 0, 9, 26, 80.5} {
			things := map[string]Sprite{
				"bubble": BakeBubble(size, theme), "link": BakeLink(size, theme), "chip 10": BakeChip(10, size, theme), "chip 20": BakeChip(20, size, theme),
				"flare": BakeFlare(size), "bolt": BakeBolt(size, 3), "beam": BakeBeam(size, size*1.5),
			}
			for i := -1; i < LiveryCount; i++ {
				things[fmt.Sprint("saucer ", i)] = BakeSaucer(i, size, theme)
			}
			for name, s := range things {
				premultiplied(t, name, s.Image)
				b := s.Image.Bounds()
				if s.Anchor.X < 0 || s.Anchor.Y < 0 || s.Anchor.X > float64(b.Dx()) || s.Anchor.Y > float64(b.Dy()) {
					t.Errorf("%s at %v: the anchor %v is outside %v", name, size, s.Anchor, b)
				}
				if size < 20 {
					continue
				}
				if n := ink(s.Image); n < 30 {
					t.Errorf("%s at %v has only %d pixels", name, size, n)
				}
				for x := range b.Dx() {
					if s.Image.RGBAAt(x, 0).A > 60 || s.Image.RGBAAt(x, b.Dy()-1).A > 60 {
						t.Errorf("%s at %v is cut off at the top or foot", name, size)
						break
					}
				}
				for y := range b.Dy() {
					if s.Image.RGBAAt(0, y).A > 60 || s.Image.RGBAAt(b.Dx()-1, y).A > 60 {
						t.Errorf("%s at %v is cut off at a side", name, size)
						break
					}
				}
			}
		}
	}
}

func TestChipsTellTheirValue(t *testing.T) {
	for _, theme := range []Theme{Night(), HighContrast()} {
		if bytes.Equal(BakeChip(10, 24, theme).Image.Pix, BakeChip(20, 24, theme).Image.Pix) {
			t.Error("chips of 10 and 20 look the same")
		}
	}
	BakeChip(1234567, 24, Night()) // a long number is made to fit
}

func TestBoltsDiffer(t *testing.T) {
	if bytes.Equal(BakeBolt(60, 1).Image.Pix, BakeBolt(60, 2).Image.Pix) {
		t.Error("two seeds give the same bolt")
	}
	if !bytes.Equal(BakeBolt(60, 1).Image.Pix, BakeBolt(60, 1).Image.Pix) {
		t.Error("a seed gives two bolts")
	}
}

// A captive must be inside its bubble, from the soles to the tip of its crown.
func TestRidersFitTheirBubble(t *testing.T) {
	const size = 120.0
	for f := Pawn; f < FigureCount; f++ {
		foot, at := BubbleRider(f, size)
		for livery := range LiveryCount {
			s := BakeFigure(f, livery, foot, Night())
			b := s.Image.Bounds()
			for y := range b.Dy() {
				for x := range b.Dx() {
					p := point{X: float64(x) + 0.5, Y: float64(y) + 0.5}.Sub(s.Anchor).Add(at)
					if s.Image.RGBAAt(x, y).A > 128 && p.Len() > size/2 {
						t.Fatalf("figure %d of livery %d sticks out of its bubble at %v", f, livery, p)
					}
				}
			}
		}
	}
}
