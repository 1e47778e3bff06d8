package layout

import (
	"math"
	"testing"

	"ludaxy/engine/rules"
)

// TestTurnedIsTheBoardTurned compares every square and place of a turned board with
// the board as it is made, turned by the angle.
func TestTurnedIsTheBoardTurned(t *testing.T) {
	each(t, func(t *testing.T, c contract, b *Board) {
		base := Of(c.track)
		if c.rows() {
			if b.Ways() != 1 || b.Turned(1) != b || b.ToBottom(2) != 0 {
				t.Error("a board of numbered squares is turned")
			}
			return
		}
		if b.Ways() != c.track.Arms || base.Turned(b.Turn) != b || base.Turned(b.Turn-3*b.Ways()) != b {
			t.Errorf("%d ways, turned by %d", b.Ways(), b.Turn)
		}
		step := 2 * math.Pi / float64(b.Ways()) * c.turn // the seats follow in the direction of travel
		turn := Swing{from: base, angle: step * float64(b.Turn)}.turner(1)
		for _, cell := range cells(base) {
			now, ok := b.Cell(cell.Square)
			if !ok {
				t.Fatalf("square %d is gone", cell.Square)
			}
			near(t, "square", now.Centre, turn.place(cell.Centre))
			near(t, "its inside", now.Inward, turn.way(cell.Inward))
			for i, p := range cell.Outline {
				if len(cell.Outline) == 4 { // of a circle the corners mean nothing
					near(t, "corner", now.Outline[i], turn.place(p))
				}
			}
		}
		for k, a := range base.Arms {
			now := b.Arms[k]
			near(t, "dish", now.Dish.At, turn.place(a.Dish.At))
			near(t, "die", now.Die.At, turn.place(a.Die.At))
			near(t, "axis", now.Axis, turn.way(a.Axis))
			for i, s := range a.HomeSlots {
				near(t, "home", now.HomeSlots[i].At, turn.place(s.At))
			}
		}
		if b.Bounds != base.Bounds || b.Field != base.Field || b.Centre != base.Centre {
			t.Error("the board has moved")
		}
	})
}

// TestToBottom wants whoever is turned to the bottom to sit there: nobody sits lower,
// and who sits as low has a lane that does not come from so far down.
func TestToBottom(t *testing.T) {
	each(t, func(t *testing.T, c contract, b *Board) {
		for k := range b.Arms {
			now := b.Turned(b.ToBottom(k))
			own := now.Arms[k]
			for _, a := range now.Arms {
				if c.rows() {
					continue
				}
				if a.Direction.Y > own.Direction.Y+1e-9 {
					t.Errorf("seat %d sits lower than seat %d, who was turned to the bottom", a.Seat, k)
				}
				if math.Abs(a.Direction.Y-own.Direction.Y) < 1e-9 && a.Axis.Y > own.Axis.Y+1e-9 {
					t.Errorf("seat %d's lane is further down than seat %d's", a.Seat, k)
				}
			}
			if !c.rows() && own.Direction.Y < 0.5 {
				t.Errorf("seat %d is not at the bottom: %v", k, own.Direction)
			}
		}
		if b.ToBottom(-1) != 0 || b.ToBottom(rules.MaxSeats) != 0 {
			t.Error("a seat that is not there is turned to the bottom")
		}
	})
}

// TestSwing follows a board on its way to every other lie: it begins and ends as the
// two lie, goes the shorter way, stays in its bounds, and its squares keep their
// distances from the middle.
func TestSwing(t *testing.T) {
	each(t, func(t *testing.T, c contract, b *Board) {
		for by := range b.Ways() {
			to := b.Turned(by)
			s := NewSwing(b, to)
			if s.At(0) != b || s.At(1) != to {
				t.Error("the way does not lead from the one to the other")
			}
			if math.Abs(s.Angle(1)) > math.Pi+1e-9 || math.Abs(s.Angle(1)-s.Left(0)*-1) > 1e-9 {
				t.Errorf("it turns by %v", s.Angle(1))
			}
			if c.rows() {
				continue
			}
			for _, end := range []struct {
				share float64
				b     *Board
			}{{1e-9, b}, {1 - 1e-9, to}} {
				compare(t, s.At(end.share), end.b)
			}
			for _, share := range []float64{0.2, 0.5, 0.8} {
				checkMidway(t, b, s, share)
			}
		}
	})
}

// compare wants the places of two boards nearly alike.
func compare(t *testing.T, one, other *Board) {
	t.Helper()
	close := func(what string, p, q Point) {
		if p.Sub(q).Len() > 1e-6 {
			t.Errorf("%s is at %v, not at %v", what, p, q)
		}
	}
	for _, c := range cells(other) {
		now, _ := one.Cell(c.Square)
		close("square", now.Centre, c.Centre)
		close("its length", now.Long, c.Long)
	}
	for k, a := range other.Arms {
		for i, s := range a.YardSlots {
			close("yard", one.Arms[k].YardSlots[i].At, s.At)
		}
		for i, s := range a.HomeSlots {
			close("home", one.Arms[k].HomeSlots[i].At, s.At)
		}
		close("die", one.Arms[k].Die.At, a.Die.At)
	}
	for k, s := range other.Spirals() {
		now := one.Spirals()[k]
		close("core", now.Core, s.Core)
		close("arm", now.Point(2, 0.4), s.Point(2, 0.4))
		if r, behind := now.At(s.Point(2, 0.4)); math.Abs(r-2) > 1e-6 || math.Abs(behind-0.4) > 1e-6 {
			t.Errorf("the arm is %v behind at %v", behind, r)
		}
	}
}

func checkMidway(t *testing.T, b *Board, s Swing, share float64) {
	t.Helper()
	now, scale := s.At(share), s.Scale(share)
	for _, c := range cells(now) {
		was, _ := b.Cell(c.Square)
		if d := c.Centre.Sub(b.Centre).Len() - was.Centre.Sub(b.Centre).Len(); math.Abs(d) > 1e-9 {
			t.Errorf("square %d comes %v nearer to the middle", c.Square, -d)
		}
		for n := 1; n <= 4; n++ {
			for _, spot := range c.Stack(n) {
				if !c.holds(spot.At, spot.Width) {
					t.Errorf("one of %d pieces leaves square %d", n, c.Square)
				}
			}
		}
	}
	for k, a := range now.Arms {
		for i, slot := range a.YardSlots {
			if d := slot.At.Sub(a.Dish.At).Len() + slot.Width/2; d > a.Dish.Width/2+0.01 {
				t.Errorf("place %d of yard %d leaves its dish by %v", i, k, d-a.Dish.Width/2)
			}
			for j, other := range a.YardSlots[:i] {
				rest := b.Arms[k].YardSlots
				if d := slot.At.Sub(other.At).Len(); d < 0.9*rest[i].At.Sub(rest[j].At).Len() {
					t.Errorf("places %d and %d of yard %d come %.2f near", j, i, k, d)
				}
			}
		}
	}
	// The corners of what is turned and made smaller stay in the bounds.
	f := b.Field
	for _, p := range []Point{{f.X, f.Y}, {f.Right(), f.Y}, {f.Right(), f.Bottom()}, {f.X, f.Bottom()}} {
		q := b.Centre.Add(s.turner(share).way(p.Sub(b.Centre)).Mul(scale))
		if !b.Round && !b.Bounds.Contains(q) {
			t.Errorf("the corner %v comes to %v", p, q)
		}
	}
}
