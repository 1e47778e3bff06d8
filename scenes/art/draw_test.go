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

func crossLook(t Theme, liveries ...int) BoardLook {
	return BoardLook{layout.Cross(), board.Cross(4, true), t, liveries}
}

// premultiplied reports the first pixel whose colour exceeds its alpha.
func premultiplied(t *testing.T, what string, img *image.RGBA) {
	t.Helper()
	for i := 0; i < len(img.Pix); i += 4 {
		a := img.Pix[i+3]
		if img.Pix[i] > a || img.Pix[i+1] > a || img.Pix[i+2] > a {
			t.Errorf("%s: pixel %d is %v: not premultiplied", what, i/4, img.Pix[i:i+4])
			return
		}
	}
}

// ink is how many pixels are not empty.
func ink(img *image.RGBA) (n int) {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 8 {
			n++
		}
	}
	return n
}

func TestBoardShowsSeatsAndStars(t *testing.T) {
	for _, th := range []Theme{Night(), HighContrast()} {
		look := crossLook(th, 0, 1, 2, -1)
		img := BakeBoard(look, 656)
		premultiplied(t, "board", img)
		if !bytes.Equal(img.Pix, BakeBoard(look, 656).Pix) {
			t.Error("two bakes of the same board differ")
		}
		if img.Bounds().Dx() != 656 || img.Bounds().Dy() != 656 {
			t.Errorf("the board is %v", img.Bounds())
		}
		tr := layout.Into(look.Board.Bounds, layout.Rect{W: 656, H: 656})
		at := func(p layout.Point) Colour {
			q := tr.ToPixels(p)
			c := img.RGBAAt(int(q.X), int(q.Y))
			return Colour{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255, 1}
		}
		lane, _ := look.Board.Cell(rules.Lane(0, 2))
		if c := at(lane.Centre.Add(layout.Point{X: 0.32, Y: 0.1})); c.R < 1.5*c.G || c.R < 1.5*c.B {
			t.Errorf("red's lane is %v", c)
		}
		empty, _ := look.Board.Cell(rules.Lane(3, 2))
		if c := at(empty.Centre); math.Abs(float64(c.R-c.B)) > 0.2 {
			t.Errorf("the empty seat's lane is %v", c)
		}
		star, plain := look.Board.Ring[8].Centre, look.Board.Ring[7].Centre
		probe := layout.Point{Y: -0.31}
		if a, b := at(star.Add(probe)).Luminance(), at(plain.Add(probe)).Luminance(); a < 2*b {
			t.Errorf("the star is not seen: luminance %.3f beside %.3f", a, b)
		}
		if img.RGBAAt(0, 0).A != 0 {
			t.Error("the corner of the picture is not empty")
		}
	}
	for _, w := range []int{-5, 1, 17, 100} {
		BakeBoard(crossLook(Night()), w) // odd sizes, nobody seated
	}
	hex := BakeBoard(BoardLook{layout.Hexagon(), board.Cross(6, true), Night(), []int{0, 1, 2, 3, 4}}, 400)
	if ink(hex) < 400*300 {
		t.Error("the hexagon is not drawn")
	}
}

func TestSpritesAreDrawnRoundTheirAnchor(t *testing.T) {
	logo, err := BakeLogo(400, Night())
	if err != nil {
		t.Fatal(err)
	}
	sprites := map[string]Sprite{"logo": logo, "shadow": BakePawnShadow(40), "halo": BakeHalo(40), "target": BakeTarget(40), "dot": BakeDot(9), "die shadow": BakeDieShadow(96)}
	for i := range LiveryCount {
		sprites[string(rune('a'+i))] = BakePawn(i, 40, Night())
		sprites[string(rune('A'+i))] = BakePawn(i, 40, HighContrast())
	}
	for k := Glow; k <= Streak; k++ {
		sprites[string(rune('0'+k))] = BakeParticle(k, 30)
	}
	for name, s := range sprites {
		premultiplied(t, name, s.Image)
		b := s.Image.Bounds()
		if s.Anchor.X < 0 || s.Anchor.Y < 0 || s.Anchor.X > float64(b.Dx()) || s.Anchor.Y > float64(b.Dy()) {
			t.Errorf("%s: anchor %v outside %v", name, s.Anchor, b)
		}
		if n := ink(s.Image); n < 20 {
			t.Errorf("%s has only %d pixels", name, n)
		}
		// nothing is cut off: the border of the picture is all but empty
		for x := range b.Dx() {
			if a, z := s.Image.RGBAAt(x, 0).A, s.Image.RGBAAt(x, b.Dy()-1).A; a > 60 || z > 60 {
				t.Errorf("%s is cut off at the top or foot: %d, %d", name, a, z)
				break
			}
		}
	}
}

func TestIconsDiffer(t *testing.T) {
	seen := map[string]Icon{}
	for i := range IconCount {
		img := BakeIcon(i, 24, hex(0xffffff))
		n := ink(img)
		if n < 24 || n > 24*24*9/10 {
			t.Errorf("icon %d has %d pixels", i, n)
		}
		if before, ok := seen[string(img.Pix)]; ok {
			t.Errorf("icons %d and %d are the same", before, i)
		}
		seen[string(img.Pix)] = i
	}
	if ink(BakeIcon(-1, 24, hex(0xffffff))) != 0 || ink(BakeIcon(IconCount, 24, hex(0xffffff))) != 0 {
		t.Error("an icon that is not there is drawn")
	}
	symbols := map[string]bool{}
	for s := Disc; s <= Crescent; s++ {
		symbols[string(BakeSymbol(s, 16, hex(0xffffff)).Pix)] = true
	}
	if len(symbols) != LiveryCount {
		t.Errorf("only %d symbols differ at 16 pixels", len(symbols))
	}
}

func TestNinesStretch(t *testing.T) {
	for _, unit := range []float64{0, 0.8, 1, 2.5} {
		nines := map[string]Nine{"focus": BakeFocus(unit, Night()), "panel": BakePanel(FloatPanel, 90, unit, Night(), Colour{}), "button": BakeButton(Primary, Hovered, 48, unit, Night())}
		for name, n := range nines {
			premultiplied(t, name, n.Image)
			b := n.Image.Bounds()
			if 2*n.Inset >= b.Dx() || n.Margin >= n.Inset {
				t.Errorf("%s at unit %v: inset %d, margin %d in %v", name, unit, n.Inset, n.Margin, b)
			}
			// what is stretched must not change along the way
			mid := n.Inset
			for y := range b.Dy() {
				if n.Image.RGBAAt(mid, y) != n.Image.RGBAAt(b.Dx()-1-mid, y) {
					t.Errorf("%s at unit %v: the stretched part changes along x in row %d", name, unit, y)
					break
				}
			}
			if s := n.Stretch(300, b.Dy()); s.Image.Bounds().Dx() != 300 {
				t.Errorf("%s stretched to %v", name, s.Image.Bounds())
			}
		}
	}
}

func TestRoomCoversTheWindow(t *testing.T) {
	for _, th := range []Theme{Night(), HighContrast()} {
		img := BakeRoom(320, 180, layout.Rect{X: 10, Y: 10, W: 160, H: 160}, th)
		if n := ink(img); n != 320*180 {
			t.Errorf("%d pixels of the room are drawn", n)
		}
	}
	lit := BakeRoom(320, 180, layout.Rect{X: 10, Y: 10, W: 160, H: 160}, Night()).RGBAAt(90, 90)
	dark := BakeRoom(320, 180, layout.Rect{}, Night()).RGBAAt(90, 90)
	if lit.R < dark.R+40 {
		t.Errorf("the lamp gives no light: %v against %v", lit, dark)
	}
	BakeRoom(0, -4, layout.Rect{}, Night())
}

func TestAppIconAtAllSizes(t *testing.T) {
	for _, size := range []int{0, 16, 32, 48, 128, 512} {
		img := BakeAppIcon(size)
		premultiplied(t, "app icon", img)
		side := max(size, 8)
		if img.Bounds().Dx() != side || ink(img) < side*side*3/4 {
			t.Errorf("at %d the icon is %v with %d pixels", size, img.Bounds(), ink(img))
		}
		if img.RGBAAt(0, 0).A > 40 {
			t.Errorf("at %d the icon has no round corners", size)
		}
	}
}
