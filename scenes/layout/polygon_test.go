package layout

import (
	"math"
	"testing"
)

// signed is the area of a polygon, positive where it goes clockwise on the
// screen.
func signed(outline []Point) (sum float64) {
	for i, a := range outline {
		b := outline[(i+1)%len(outline)]
		sum += (a.X*b.Y - a.Y*b.X) / 2
	}
	return sum
}

// convex reports whether a polygon turns one way at all its corners.
func convex(outline []Point) bool {
	side := math.Copysign(1, signed(outline))
	for i, b := range outline {
		a, c := outline[(i+len(outline)-1)%len(outline)], outline[(i+1)%len(outline)]
		if u, v := b.Sub(a), c.Sub(b); (u.X*v.Y-u.Y*v.X)*side < -1e-9 {
			return false
		}
	}
	return len(outline) >= 3 && math.Abs(signed(outline)) > 1e-6
}

// common is the area that two convex polygons share: one is cut along the
// edges of the other.
func common(one, other []Point) float64 {
	side := math.Copysign(1, signed(other))
	rest := one
	for i, a := range other {
		edge := other[(i+1)%len(other)].Sub(a)
		in := func(p Point) float64 { return side * (edge.X*(p.Y-a.Y) - edge.Y*(p.X-a.X)) }
		var cut []Point
		for j, p := range rest {
			q := rest[(j+1)%len(rest)]
			dp, dq := in(p), in(q)
			if dp >= 0 {
				cut = append(cut, p)
			}
			if dp*dq < 0 {
				cut = append(cut, p.Lerp(q, dp/(dp-dq)))
			}
		}
		rest = cut
	}
	return math.Abs(signed(rest))
}

func TestAreasOfPolygons(t *testing.T) {
	square := func(x, y, side float64) []Point {
		return []Point{{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}}
	}
	for _, tc := range []struct {
		a, b []Point
		want float64
	}{
		{square(0, 0, 2), square(1, 1, 2), 1},
		{square(0, 0, 2), square(2, 0, 2), 0},
		{square(0, 0, 4), square(1, 1, 1), 1},
		{square(0, 0, 1), square(5, 5, 1), 0},
		{square(0, 0, 2), []Point{{0, 0}, {0, 2}, {2, 0}}, 2},
	} {
		if got := common(tc.a, tc.b); math.Abs(got-tc.want) > 1e-9 {
			t.Errorf("%v and %v share %v, want %v", tc.a, tc.b, got, tc.want)
		}
		if got := common(tc.b, tc.a); math.Abs(got-tc.want) > 1e-9 {
			t.Errorf("%v and %v share %v, want %v", tc.b, tc.a, got, tc.want)
		}
	}
	if !convex(square(0, 0, 1)) || convex([]Point{{0, 0}, {4, 0}, {1, 1}, {0, 4}}) || convex([]Point{{0, 0}, {1, 0}, {2, 0}}) {
		t.Error("convex polygons are not told from others")
	}
}
