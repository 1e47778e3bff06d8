package art

import (
	"bytes"
	"image"
	"testing"

	"ludaxy/engine/board"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes/layout"
)

// gardenTracks are the tracks of all boards of numbered squares.
func gardenTracks(t testing.TB) (out []*board.Track) {
	t.Helper()
	for _, r := range games.All() {
		for i, o := range r.Spec().Options {
			for v := range o.Values {
				var s rules.State
				s.Options[i] = uint8(v)
				if r.Spec().Grid && o.Name == "board" {
					out = append(out, r.Board(&s))
				}
			}
		}
	}
	if len(out) != 3 {
		t.Fatalf("%d boards of numbered squares", len(out))
	}
	return out
}

func gardenOf(track *board.Track, th Theme, liveries ...int) BoardLook {
	return BoardLook{layout.Of(track), track, th, liveries}
}

// differing is how many pixels of two pictures of one size differ clearly within
// a square of board units round a place.
func differing(a, b *image.RGBA, tr layout.Transform, at layout.Point, half float64) (n int) {
	r := tr.RectToPixels(layout.Rect{X: at.X - half, Y: at.Y - half, W: 2 * half, H: 2 * half})
	for y := int(r.Y); y < int(r.Bottom()); y++ {
		for x := int(r.X); x < int(r.Right()); x++ {
			p, q := a.RGBAAt(x, y), b.RGBAAt(x, y)
			d := func(u, v uint8) int { return max(int(u)-int(v), int(v)-int(u)) }
			if d(p.R, q.R)+d(p.G, q.G)+d(p.B, q.B) > 60 {
				n++
			}
		}
	}
	return n
}

// TestGardenShowsItsJumpsAndNumbers looks for every jump beside the same board
// without any, and for light figures on something dark in every square, also
// under snakes and ladders.
func TestGardenShowsItsJumpsAndNumbers(t *testing.T) {
	const width = 560
	for name, th := range map[string]Theme{"night": Night(), "high": HighContrast()} {
		empty := BakeBoard(gardenOf(board.Grid(100, nil), th), width)
		for i, track := range gardenTracks(t) {
			look := gardenOf(track, th)
			img := BakeBoard(look, width)
			premultiplied(t, "garden", img)
			if img.Bounds() != empty.Bounds() || img.Bounds().Dx() != width {
				t.Fatalf("%s: board %d is %v", name, i, img.Bounds())
			}
			if i == 0 && !bytes.Equal(img.Pix, BakeBoard(look, width).Pix) {
				t.Errorf("%s: two bakes of the same garden differ", name)
			}
			tr := layout.Into(look.Board.Bounds, layout.Rect{W: width, H: width})
			for _, j := range look.Board.Jumps {
				for _, share := range []float64{0, 0.25, 0.5, 0.75, 0.97} {
					at, _ := j.Curve.At(share)
					if n := differing(img, empty, tr, at, 0.2); n < 16 {
						t.Errorf("%s: board %d: of the jump %d-%d only %d pixels are seen at %.2f", name, i, j.From, j.To, n, share)
					}
				}
			}
			for step := 1; step <= 100; step++ {
				c, ok := look.Board.Cell(rules.Square(track.Path[0][step]))
				if !ok {
					t.Fatalf("there is no square %d", step)
				}
				if bright, dark := figures(img, tr, c.NumberSpot()); bright < 8 || dark < 16 {
					t.Errorf("%s: board %d: the number of square %d has %d light and %d dark pixels", name, i, step, bright, dark)
				}
			}
		}
	}
}

// figures counts the light and the dark pixels where a number is printed.
func figures(img *image.RGBA, tr layout.Transform, s layout.Spot) (bright, dark int) {
	r := tr.RectToPixels(layout.Rect{X: s.At.X - s.Width/2, Y: s.At.Y - 0.12, W: s.Width, H: 0.24})
	for y := int(r.Y); y < int(r.Bottom()); y++ {
		for x := int(r.X); x < int(r.Right()); x++ {
			p := img.RGBAAt(x, y)
			switch l := (Colour{float32(p.R) / 255, float32(p.G) / 255, float32(p.B) / 255, 1}).Luminance(); {
			case l > 0.7:
				bright++
			case l < 0.11:
				dark++
			}
		}
	}
	return bright, dark
}

func TestGardenAtOddSizes(t *testing.T) {
	tracks := gardenTracks(t)
	for _, w := range []int{-3, 1, 16, 60, 161} {
		img := BakeBoard(gardenOf(tracks[0], Night(), 2, -1, 9), w)
		if img.Bounds().Dx() != max(w, 16) {
			t.Errorf("at %d the garden is %v", w, img.Bounds())
		}
	}
	if n := ink(BakeBoard(gardenOf(tracks[2], Night(), 0, 1), 160)); n < 160*160*9/10 {
		t.Errorf("the small garden has %d pixels", n)
	}
	// without a track there are squares but no numbers
	BakeBoard(BoardLook{Board: layout.Of(tracks[1]), Theme: Night()}, 300)
	BakeBoard(gardenOf(board.Grid(37, []board.Jump{{From: 2, To: 37}, {From: 36, To: 35}}), Night()), 200)
}

func TestGardenContrasts(t *testing.T) {
	for _, th := range []Theme{Night(), HighContrast()} {
		g := gardenColoursOf(th)
		for _, ground := range []Colour{g.lawn, g.lawnFar, g.stone, g.stoneFar} {
			if c := Contrast(g.figure, ground); c < 4.5 {
				t.Errorf("numbers have contrast %.2f with a square", c)
			}
			for i := range LiveryCount {
				l := LiveryOf(i)
				if c := Contrast(l.Base, ground); c < 2 {
					t.Errorf("livery %d has contrast %.2f with a square", i, c)
				}
				if c := max(Contrast(l.Base, ground), Contrast(l.Light, ground), Contrast(hex(0xfffaf0), ground)); c < 3 {
					t.Errorf("livery %d with its mark has contrast %.2f with a square", i, c)
				}
			}
		}
	}
}

// TestSnakesAreToldApart holds that no two snakes of a board look the same: far
// apart in colour, or with different patterns.
func TestSnakesAreToldApart(t *testing.T) {
	for name, m := range blindness {
		for i, a := range skins {
			for j, b := range skins[:i] {
				if d := labDistance(lab(hex(a.back), m), lab(hex(b.back), m)); d < 12 && a.pattern == b.pattern {
					t.Errorf("%s: snakes %d and %d are %.1f apart and have one pattern", name, j, i, d)
				}
			}
		}
	}
}

func BenchmarkGarden(b *testing.B) {
	look := gardenOf(gardenTracks(b)[0], Night(), 0, 1, 2, 3)
	for range b.N {
		BakeBoard(look, 1300)
	}
}

func BenchmarkCrossAt1300(b *testing.B) {
	look := BoardLook{layout.Cross(), board.Cross(4, true), Night(), []int{0, 1, 2, 3}}
	for range b.N {
		BakeBoard(look, 1300)
	}
}
