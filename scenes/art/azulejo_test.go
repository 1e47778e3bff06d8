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

func megaLook(arms int, t Theme, liveries ...int) BoardLook {
	track := board.Mega(arms)
	return BoardLook{layout.Of(track), track, t, liveries}
}

// probe reads the colours of a baked board by its own units.
type probe struct {
	img *image.RGBA
	tr  layout.Transform
}

func newProbe(look BoardLook, width int) probe {
	img := BakeBoard(look, width)
	b := img.Bounds()
	return probe{img, layout.Into(look.Board.Bounds, layout.Rect{W: float64(b.Dx()), H: float64(b.Dy())})}
}

func (p probe) at(q layout.Point) Colour {
	x := p.tr.ToPixels(q)
	c := p.img.RGBAAt(int(x.X), int(x.Y))
	return Colour{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255, 1}
}

// share is the part of a disc of which a test holds.
func (p probe) share(middle layout.Point, r float64, holds func(Colour) bool) float64 {
	n, all := 0, 0
	for i := range 41 {
		for j := range 41 {
			q := layout.Point{X: r * (float64(i)/20 - 1), Y: r * (float64(j)/20 - 1)}
			if q.Len() > r {
				continue
			}
			all++
			if holds(p.at(middle.Add(q))) {
				n++
			}
		}
	}
	return float64(n) / float64(all)
}

func TestMegaBoardsAreBaked(t *testing.T) {
	for _, arms := range []int{4, 6, 8} {
		for _, th := range []Theme{Night(), HighContrast()} {
			look := megaLook(arms, th, 0, 1, 2, -1)
			img := BakeBoard(look, 360)
			premultiplied(t, "board", img)
			if img.Bounds().Dx() != 360 || img.Bounds().Dy() != 360 {
				t.Errorf("%d arms: the board is %v", arms, img.Bounds())
			}
			if !bytes.Equal(img.Pix, BakeBoard(look, 360).Pix) {
				t.Errorf("%d arms: two bakes of the same board differ", arms)
			}
			if img.RGBAAt(0, 0).A != 0 {
				t.Errorf("%d arms: the corner of the picture is not empty", arms)
			}
		}
		for _, w := range []int{-5, 1, 17, 90} {
			BakeBoard(megaLook(arms, Night()), w)
		}
	}
}

// TestMegaSquaresAreNumbered: every ring square bears something printed, and
// different numbers look different.
func TestMegaSquaresAreNumbered(t *testing.T) {
	for _, arms := range []int{4, 6, 8} {
		look := megaLook(arms, Night())
		p := newProbe(look, 700)
		dark := func(c Colour) bool { return c.Luminance() < 0.16 && c.B > c.R }
		for _, c := range look.Board.Ring {
			if look.Track.Has(uint8(c.Square), board.Start) {
				continue
			}
			s := p.share(c.Centre, 0.36, dark)
			if s < 0.03 || s > 0.6 {
				t.Errorf("%d arms: square %d is inked over %.2f of its middle", arms, c.Square, s)
			}
		}
	}
	n := newNumerals()
	if n == nil {
		t.Fatal("the digits of the font cannot be read")
	}
	for _, v := range []int{1, 8, 17, 44, 100, 136} {
		for _, width := range []float64{0.4, 0.7, 5} {
			lo, hi := n.number(v, 0.46, width).bounds()
			if hi.X-lo.X > width+1e-6 || hi.Y-lo.Y > 0.5 || math.Abs(lo.X+hi.X) > 0.02 || math.Abs(lo.Y+hi.Y) > 0.06 {
				t.Errorf("%d in a width of %v spans %v to %v", v, width, lo, hi)
			}
		}
	}
	if got := (*numerals)(nil).number(12, 1, 1); len(got.segs) != 0 {
		t.Error("without a font something is written")
	}
}

// TestMegaShowsSeatsAndShelters looks at the colours of starts, lanes, yards,
// homes and shelters.
func TestMegaShowsSeatsAndShelters(t *testing.T) {
	for _, arms := range []int{4, 6, 8} {
		liveries := []int{0, 1, 2, 3, 4, 5, 6, 7}[:arms-1]
		look := megaLook(arms, Night(), liveries...)
		p := newProbe(look, 700)
		for k, a := range look.Board.Arms {
			want, used := look.seat(k)
			lane, _ := look.Board.Cell(rules.Lane(k, 3))
			start, _ := look.Board.Cell(a.Start)
			home := a.Home[1].Lerp(a.Home[2], 0.4).Sub(a.Axis.Mul(0.1)) // outside the white line
			for what, at := range map[string]layout.Point{
				"lane": lane.Centre.Add(lane.Inward.Mul(0.3)), "start": start.Centre.Add(start.Inward.Mul(0.3)),
				"home": home, "yard": a.Dish.At.Add(a.Direction.Mul(a.Dish.Width * 0.1)),
			} {
				c := p.at(at)
				if d := hueApart(c, want.Base); d > 0.16 {
					t.Errorf("%d arms: the %s of seat %d is %v, its colour %v (%.2f)", arms, what, k, c, want.Base, d)
				}
				if grey := max(c.R, c.G, c.B) - min(c.R, c.G, c.B); !used && grey > 0.2 {
					t.Errorf("%d arms: the %s of the empty seat is %v", arms, what, c)
				}
			}
		}
		for _, c := range look.Board.Ring {
			if look.Track.Has(uint8(c.Square), board.Start) || bent(c) {
				continue
			}
			// on the ring, in the middle of its band
			l := p.at(c.Centre.Add(c.Long.Mul(0.66))).Luminance()
			if shelter := look.Track.Has(uint8(c.Square), board.Shelter); shelter != (l < 0.45) {
				t.Errorf("%d arms: square %d: a shelter %v, luminance %.2f on its ring", arms, c.Square, shelter, l)
			}
		}
	}
}

// hueApart is how far two colours differ when neither is lighter.
func hueApart(a, b Colour) float64 {
	scale := func(c Colour) (r, g, bl float64) {
		m := float64(max(c.R, c.G, c.B, 0.01))
		return float64(c.R) / m, float64(c.G) / m, float64(c.B) / m
	}
	r, g, bl := scale(a)
	x, y, z := scale(b)
	return (math.Abs(r-x) + math.Abs(g-y) + math.Abs(bl-z)) / 3
}

func TestTilesCanBeRead(t *testing.T) {
	for _, ground := range []Colour{glaze, glazeLight, glazeShade} {
		if c := Contrast(cobaltDeep, ground); c < 4.5 {
			t.Errorf("numbers have contrast %.2f on %v", c, ground)
		}
		if c := Contrast(pewter, ground); c < 2.5 {
			t.Errorf("shelters have contrast %.2f on %v", c, ground)
		}
		for i := range LiveryCount {
			// a light piece is held by its outline
			l := LiveryOf(i)
			if c := max(Contrast(l.Base, ground), Contrast(l.Dark, ground)); c < 3 {
				t.Errorf("livery %d has contrast %.2f on %v", i, c, ground)
			}
		}
	}
}

// TestPrintIsUpright: what is printed is turned by at most half a quarter, so
// that nobody reads it on its side or upside down.
func TestPrintIsUpright(t *testing.T) {
	for _, arms := range []int{4, 6, 8} {
		b := layout.Of(board.Mega(arms))
		for _, c := range b.Ring {
			turn, along := upright(c)
			if math.Abs(turn) > math.Pi/4+1e-6 {
				t.Errorf("%d arms: square %d is printed at %.0f degrees", arms, c.Square, turn*180/math.Pi)
			}
			text := layout.Point{X: math.Cos(turn), Y: math.Sin(turn)}
			side := layout.Point{X: -c.Inward.Y, Y: c.Inward.X} // across the arm
			if runs := math.Abs(text.X*side.X+text.Y*side.Y) > 0.99; runs != along {
				t.Errorf("%d arms: square %d: the text runs along it %v, told %v", arms, c.Square, runs, along)
			}
		}
	}
}

func TestInsetDropsSidesThatVanish(t *testing.T) {
	square := []point{{X: 0, Y: 0}, {X: 4, Y: 0}, {X: 4, Y: 4}, {X: 0, Y: 4}}
	for _, tc := range []struct {
		outline []point
		by      float64
		area    float64
	}{
		{square, 0.5, 9}, {reversed(square), 0.5, 9}, {square, 2.5, 0}, {square, -1, 36},
		// the short side is gone and the corner sharp
		{[]point{{X: 0, Y: 0}, {X: 4, Y: 0}, {X: 4, Y: 3.8}, {X: 3.8, Y: 4}, {X: 0, Y: 4}}, 1, 4},
	} {
		got := 0.0
		if p := inset(tc.outline, tc.by); len(p) > 2 {
			got = math.Abs(polygon(p...).area())
		}
		if math.Abs(got-tc.area) > 1e-9 {
			t.Errorf("%v less %v has area %v, want %v", tc.outline, tc.by, got, tc.area)
		}
	}
}

// TestArmsAreWhole: the ground of an arm reaches to all its corners, however
// the arm is turned.
func TestArmsAreWhole(t *testing.T) {
	for _, arms := range []int{4, 6, 8} {
		look := megaLook(arms, Night())
		for k, a := range look.Board.Arms {
			var corners []point
			for _, c := range look.Board.Ring {
				if c.Inward.Add(a.Axis).Len() < 1e-6 {
					corners = append(corners, c.Outline...)
				}
			}
			// eight rows of three columns, less two triangles in the hub
			whole := 3*look.Board.Ring[0].Length*8 - math.Tan(math.Pi/float64(arms))
			if got := math.Abs(polygon(hull(corners)...).area()); math.Abs(got-whole) > 1e-6 {
				t.Errorf("%d arms: arm %d covers %.4f, want %.4f", arms, k, got, whole)
			}
		}
	}
}

func BenchmarkMega(b *testing.B) {
	for name, look := range map[string]BoardLook{
		"cross": crossLook(Night(), 0, 1, 2, 3), "4": megaLook(4, Night(), 0, 1, 2, 3),
		"6": megaLook(6, Night(), 0, 1, 2, 3, 4, 5), "8": megaLook(8, Night(), 0, 1, 2, 3, 4, 5, 6, 7),
	} {
		b.Run(name, func(b *testing.B) {
			for range b.N {
				BakeBoard(look, 1300)
			}
		})
	}
}
