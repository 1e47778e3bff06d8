package layout

import (
	"fmt"
	"testing"
)

func TestPageHoldsEverything(t *testing.T) {
	for _, size := range [][3]float64{
		{960, 600, 1}, {1024, 768, 1}, {1280, 720, 1}, {1366, 768, 1}, {1600, 900, 1.25}, {1920, 1080, 1}, {1920, 1200, 2}, {2560, 1080, 1},
		{2560, 1440, 2}, {3440, 1440, 1}, {3840, 2160, 1}, {3840, 2160, 2}, {960, 960, 1}, {960, 1280, 1}, {600, 960, 1}, {1080, 1920, 2}, {720, 1280, 2}, {1000, 800, 1},
	} {
		for seats := 2; seats <= 8; seats++ {
			name := fmt.Sprintf("%vx%v scale %v, %d seats", size[0], size[1], size[2], seats)
			p := NewPage(size[0], size[1], size[2], seats, 5)
			u := p.Unit
			parts := map[string]Rect{"board": p.Board, "bar": p.Bar, "say": p.Say, "tray": p.Tray, "hand": p.Hand}
			for i, s := range p.Seats {
				parts[fmt.Sprint("seat ", i)] = s
				if s.H < 44*0.95*u {
					t.Errorf("%s: seat panel %d is %.1f units tall", name, i, s.H/u)
				}
				if s.W < 120*u {
					t.Errorf("%s: seat panel %d is %.1f units wide", name, i, s.W/u)
				}
			}
			for a, ra := range parts {
				if !p.Window.Encloses(ra) {
					t.Errorf("%s: %s %v leaves the window", name, a, ra)
				}
				for b, rb := range parts {
					if a != b && ra.Overlaps(rb) {
						t.Errorf("%s: %s %v and %s %v overlap", name, a, ra, b, rb)
					}
				}
			}
			if p.Tray.H < 80*u || p.Tray.W < 120*u {
				t.Errorf("%s: the tray is %.0fx%.0f units", name, p.Tray.W/u, p.Tray.H/u)
			}
			for i, b := range p.Buttons {
				if b.W < 44*u || b.H < 44*u || !p.Bar.Encloses(b) {
					t.Errorf("%s: button %d is %v in %v", name, i, b, p.Bar)
				}
			}
			if p.Board.W != p.Board.H && p.Board.W-p.Board.H > 1e-6 {
				t.Errorf("%s: the board is not square: %v", name, p.Board)
			}
			if share := p.Board.W / min(size[0], size[1]); share < 0.45 {
				t.Errorf("%s: the board takes only %.0f %%", name, share*100)
			}
		}
	}
}

func TestTransformThereAndBack(t *testing.T) {
	tr := Into(Cross().Bounds, Rect{100, 50, 640, 700})
	p := Point{3.25, 11.5}
	near(t, "back", tr.ToBoard(tr.ToPixels(p)), p)
	if r := tr.RectToPixels(Cross().Bounds); !(Rect{100, 50, 640, 700}).Encloses(r) || r.W < 639 {
		t.Errorf("the board fills %v", r)
	}
	if (Transform{}).ToBoard(p) != (Point{}) || Into(Rect{}, Rect{0, 0, 5, 5}).Scale != 1 {
		t.Error("empty transforms")
	}
}

func TestRects(t *testing.T) {
	r := Rect{0, 0, 10, 4}
	if r.Inset(3) != (Rect{3, 2, 4, 0}) || r.Fit(1, 1) != (Rect{3, 0, 4, 4}) || r.Contains(Point{10, 1}) || !r.Contains(Point{0, 0}) {
		t.Error("rectangles")
	}
}
