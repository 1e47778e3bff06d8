package layout

import (
	"math"
	"testing"
)

func TestHopsTouchEverySquare(t *testing.T) {
	path := Hops{{0, 0}, {1, 0}, {2, 1}, {2, 2}}
	for i, want := range path {
		pose := path.At(float64(i))
		near(t, "landing", pose.At, want)
		if pose.Height > 1e-9 {
			t.Errorf("square %d is touched at height %v", i, pose.Height)
		}
	}
	top := path.At(1.5)
	if top.Height != 1 || top.Hop != 1 {
		t.Errorf("half way through the second hop: %+v", top)
	}
	near(t, "top", top.At, Point{1.5, 0.5})
}

func TestHopsAreSmooth(t *testing.T) {
	path := Hops{{0, 0}, {1, 0}, {2, 0}, {3, 0}}
	const dt = 0.001
	before := path.At(dt)
	for x := 2 * dt; x < 3; x += dt {
		now := path.At(x)
		if now.At.X < before.At.X-1e-12 {
			t.Fatalf("the piece goes back at %v", x)
		}
		if now.At.Sub(before.At).Len() > 0.01 || math.Abs(now.Height-before.Height) > 0.01 || math.Abs(now.Squash-before.Squash) > 0.02 {
			t.Fatalf("a jump at %v: %+v after %+v", x, now, before)
		}
		if now.Height < 0 || now.Height > 1 || now.Squash < 0.8 || now.Squash > 1.2 {
			t.Fatalf("out of range at %v: %+v", x, now)
		}
		before = now
	}
	if s := path.At(1).Squash; s > 0.9 {
		t.Errorf("landing is not felt: %v", s)
	}
}

func TestHopsAtTheEnds(t *testing.T) {
	path := Hops{{4, 5}, {5, 5}}
	for _, tc := range []struct {
		h    Hops
		t    float64
		want Point
	}{{path, -3, Point{4, 5}}, {path, math.NaN(), Point{4, 5}}, {path, 99, Point{5, 5}}, {nil, 0.5, Point{}}, {Hops{{7, 7}}, 0.5, Point{7, 7}}} {
		got := tc.h.At(tc.t)
		if got.At != tc.want || got.Height != 0 || got.Squash != 1 {
			t.Errorf("at %v: %+v", tc.t, got)
		}
	}
	if a := Arc(Point{}, Point{2, 0}, 0.5); a.Height != 1 || a.At.X != 1 {
		t.Errorf("arc: %+v", a)
	}
}
