package layout

import (
	"math"
	"testing"

	"ludaxy/engine/board"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// rowBoards are the tracks of every board of numbered squares there is, by the
// name of the option's value.
func rowBoards(t *testing.T) map[string]*board.Track {
	t.Helper()
	out := map[string]*board.Track{}
	for _, r := range games.All() {
		if !r.Spec().Grid {
			continue
		}
		for i, o := range r.Spec().Options {
			if o.Name != "board" {
				continue
			}
			for v, name := range o.Values {
				var s rules.State
				s.Options[i] = uint8(v)
				out[name] = r.Board(&s)
			}
		}
	}
	if len(out) != 3 {
		t.Fatalf("%d boards of numbered squares", len(out))
	}
	return out
}

func TestRowsRunToAndFro(t *testing.T) {
	b := Garden(board.Grid(100, nil))
	for q, want := range map[rules.Square]Point{1: {0.5, 9.5}, 10: {9.5, 9.5}, 11: {9.5, 8.5}, 20: {0.5, 8.5}, 21: {0.5, 7.5}, 91: {9.5, 0.5}, rules.Home: {0.5, 0.5}} {
		c, ok := b.Cell(q)
		if !ok || c.Square != q {
			t.Fatalf("square %d: %v", q, c)
		}
		near(t, "square", c.Centre, want)
	}
	for _, q := range []rules.Square{0, 100, 120, rules.Yard, rules.Out, rules.Lane(0, 0)} {
		if _, ok := b.Cell(q); ok {
			t.Errorf("there is a square %d", q)
		}
	}
}

func TestNothingIsPickedBesideTheRows(t *testing.T) {
	b := Garden(board.Grid(100, nil))
	if q, ok := b.Pick(0, 0); !ok || q != rules.Home {
		t.Errorf("the corner of the goal picks %d, %v", q, ok)
	}
	for _, p := range []Point{{-0.4, 4}, {10.4, 4}, {5, -0.3}, {0, 10.7}, {b.Bounds.X + 0.1, b.Bounds.Y + 0.1}} {
		if q, ok := b.Pick(p.X, p.Y); ok {
			t.Errorf("%v picks %d", p, q)
		}
	}
}

func TestRowsHavePlacesForFourSeats(t *testing.T) {
	b := Garden(board.Grid(100, nil))
	if len(b.Arms) != 4 {
		t.Fatalf("%d seats", len(b.Arms))
	}
	if b.Bounds.W != b.Bounds.H && math.Abs(b.Bounds.W-b.Bounds.H) > 1e-9 {
		t.Errorf("the board is not square: %v", b.Bounds)
	}
	if walk := b.Walk(); !b.Bounds.Encloses(walk) || !b.Bounds.Encloses(b.Field) || walk.Overlaps(b.Field) {
		t.Errorf("field %v and walk %v in %v", b.Field, walk, b.Bounds)
	}
	var left int
	for k, a := range b.Arms {
		yard, home := a.YardSlots[0], a.HomeSlots[0]
		for place, s := range map[rules.Square]Spot{rules.Yard: yard, rules.Home: home} {
			for _, side := range []Point{{}, {-0.45, 0}, {0.45, 0}, {0, 0.45}, {0, -0.45}} {
				p := s.At.Add(side.Mul(s.Width))
				if q, ok := b.Pick(p.X, p.Y); !ok || q != place {
					t.Errorf("seat %d: %v picks %d, %v, want %d", k, p, q, ok, place)
				}
				if seat, ok := b.PickSeat(p.X, p.Y); !ok || seat != k {
					t.Errorf("seat %d: %v belongs to %d, %v", k, p, seat, ok)
				}
			}
			if got := b.Spot(k, place, 0, 1); got != s {
				t.Errorf("seat %d stands at %v on %d, want %v", k, got, place, s)
			}
		}
		if d := yard.At.Sub(a.Dish.At).Len() + yard.Width/2; d > a.Dish.Width/2 {
			t.Errorf("seat %d's piece reaches %.2f in a dish of %.2f", k, d, a.Dish.Width/2)
		}
		if d := a.Die.At.Sub(yard.At).Len(); d < (a.Die.Width+yard.Width)/2 {
			t.Errorf("seat %d's die lies on its piece: %.2f apart", k, d)
		}
		for i := range k { // pieces that have arrived stand apart
			if d := b.Arms[i].HomeSlots[0].At.Sub(home.At).Len(); d < home.Width {
				t.Errorf("seats %d and %d are %.2f apart at home", i, k, d)
			}
		}
		if math.Abs(a.Direction.Len()-1) > 1e-9 || a.Direction.Y <= 0 {
			t.Errorf("seat %d sits at %v", k, a.Direction)
		}
		if a.Direction.X < 0 {
			left++
		}
	}
	if left != 2 {
		t.Errorf("%d of four seats are on the left", left)
	}
}

func TestJumpsLieOnTheBoard(t *testing.T) {
	for name, track := range rowBoards(t) {
		b := Of(track)
		if b != Of(track) {
			t.Errorf("%s: the geometry is made again", name)
		}
		if len(b.Jumps) != len(track.Jumps) {
			t.Fatalf("%s: %d jumps of %d", name, len(b.Jumps), len(track.Jumps))
		}
		again := Garden(track)
		for i, j := range b.Jumps {
			if j.From != rules.Square(track.Jumps[i].From) || j.To != rules.Square(track.Jumps[i].To) || j.Up != track.Jumps[i].Up() {
				t.Errorf("%s: jump %d is %v, want %v", name, i, j, track.Jumps[i])
			}
			from, _ := b.Cell(j.From)
			to, _ := b.Cell(j.To)
			start, _ := j.Curve.At(0)
			end, _ := j.Curve.At(1)
			near(t, name+": the start of a jump", start, from.Centre)
			near(t, name+": the end of a jump", end, to.Centre)
			for k, p := range j.Curve.Points() {
				if p != again.Jumps[i].Curve.Points()[k] {
					t.Fatalf("%s: jump %d-%d lies otherwise each time", name, j.From, j.To)
				}
				if !b.Field.Inset(SnakeWidth / 3).Contains(p) {
					t.Errorf("%s: %d-%d leaves the field at %v", name, j.From, j.To, p)
				}
			}
			if got, ok := b.JumpFrom(j.From); !ok || got.To != j.To {
				t.Errorf("%s: the jump from %d goes to %d", name, j.From, got.To)
			}
			if j.Up {
				continue
			}
			// A snake winds: its line is longer than the way, but no knot.
			straight := start.Sub(end).Len()
			if l := j.Curve.Length(); l < straight*1.02 || l > straight*1.9 {
				t.Errorf("%s: snake %d-%d is %.2f long over %.2f", name, j.From, j.To, l, straight)
			}
		}
		if _, ok := b.JumpFrom(0); ok {
			t.Errorf("%s: a jump begins on no square", name)
		}
	}
}

// TestSnakesKeepClear holds what winding is for: no snake lies over the head of
// another or over the end of a ladder, and few numbers are under one.
func TestSnakesKeepClear(t *testing.T) {
	for name, track := range rowBoards(t) {
		b := Of(track)
		hidden := map[int]bool{}
		for i, j := range b.Jumps {
			if j.Up {
				continue
			}
			points := j.Curve.Points()
			for k, o := range b.Jumps {
				if k == i {
					continue
				}
				head := o.Curve.Points()[0]
				for n, p := range points {
					if d := p.Sub(head).Len(); d < 0.3 {
						t.Errorf("%s: snake %d-%d passes %.2f from where %d-%d begins (at %d of %d)", name, j.From, j.To, d, o.From, o.To, n, len(points))
						break
					}
				}
			}
			for q := 1; q < len(b.Ring); q++ {
				s := b.Ring[q].NumberSpot()
				for _, p := range points {
					if p.Sub(s.At).Len() < 0.2 {
						hidden[q] = true
					}
				}
			}
		}
		t.Logf("%s: snakes lie on %d numbers", name, len(hidden))
		if len(hidden) > 12 {
			t.Errorf("%s: snakes lie on %d numbers", name, len(hidden))
		}
	}
}

func TestCurveIsMeasuredByItsLength(t *testing.T) {
	c := NewCurve(Point{0, 0}, Point{3, 0}, Point{3, 0}, Point{3, 1})
	for _, tc := range []struct {
		t       float64
		at, way Point
	}{{-1, Point{0, 0}, Point{1, 0}}, {0, Point{0, 0}, Point{1, 0}}, {0.5, Point{2, 0}, Point{1, 0}}, {0.875, Point{3, 0.5}, Point{0, 1}}, {1, Point{3, 1}, Point{0, 1}}, {2, Point{3, 1}, Point{0, 1}}} {
		at, way := c.At(tc.t)
		near(t, "the place", at, tc.at)
		near(t, "the way", way, tc.way)
	}
	if c.Length() != 4 || len(c.Points()) != 3 {
		t.Errorf("length %v through %d points", c.Length(), len(c.Points()))
	}
	for _, c := range []Curve{{}, NewCurve(), NewCurve(Point{2, 3})} {
		if at, way := c.At(0.5); c.Length() != 0 || way != (Point{}) || (len(c.Points()) == 1 && at != Point{2, 3}) {
			t.Errorf("a line of no length is at %v and leads %v", at, way)
		}
	}
}

func BenchmarkGarden(b *testing.B) {
	track := board.Grid(100, []board.Jump{{From: 4, To: 14}, {From: 28, To: 84}, {From: 71, To: 91}, {From: 87, To: 24}, {From: 62, To: 19}, {From: 47, To: 26}, {From: 98, To: 78}, {From: 49, To: 11}})
	for range b.N {
		Garden(track)
	}
}
