package layout

import (
	"fmt"
	"math"
	"testing"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// A contract is a board with what it promises. Every board there is stands in
// the list and keeps all that is tested below.
type contract struct {
	name  string
	track *board.Track
	// turn is the way the ring goes round the middle as seen on the screen: 1
	// clockwise, -1 anticlockwise, 0 where it does not go round.
	turn float64
	// reach bounds the way from the middle of a square to the next one's on a
	// path.
	near, reach float64
}

var contracts = []contract{
	{"cross", board.Cross(4, true), 1, 0.9, math.Sqrt2},
	{"hexagon", board.Cross(6, true), 1, 0.9, math.Sqrt2},
	{"mega 4", board.Mega(4), -1, 0.9, megaWide},
	{"mega 6", board.Mega(6), -1, 0.9, megaWide},
	{"mega 8", board.Mega(8), -1, 0.9, megaWide},
	{"galaxy", board.Galaxy(), 1, 1, 1.6},
	{"rows", board.Grid(100, []board.Jump{{From: 3, To: 100}, {From: 90, To: 12}}), 0, 1, 1},
}

// rows tells a board of numbered squares: it has no arms, four seats wait beside
// it, no square is numbered 0 and the last one is the goal.
func (c contract) rows() bool { return c.track.Shape == board.Rows }

// seats is how many seats the board has.
func (c contract) seats() int {
	if c.rows() {
		return rowsSeats
	}
	return c.track.Arms
}

// each runs a test for every board, in every way it can lie: a board that was turned
// promises the same.
func each(t *testing.T, check func(t *testing.T, c contract, b *Board)) {
	t.Helper()
	for _, c := range contracts {
		b := Of(c.track)
		t.Run(c.name, func(t *testing.T) { check(t, c, b) })
		for by := 1; by < b.Ways(); by++ {
			t.Run(fmt.Sprintf("%s turned by %d", c.name, by), func(t *testing.T) { check(t, c, b.Turned(by)) })
		}
	}
}

// cells are all squares of a board.
func cells(b *Board) (all []Cell) {
	for q := range 256 {
		if c, ok := b.Cell(rules.Square(q)); ok {
			all = append(all, c)
		}
	}
	return all
}

func TestBoardShowsItsTrack(t *testing.T) {
	each(t, func(t *testing.T, c contract, b *Board) {
		if len(b.Ring) != c.track.Ring || len(b.Arms) != c.seats() {
			t.Errorf("%d squares, %d arms", len(b.Ring), len(b.Arms))
		}
		for k, a := range b.Arms {
			if a.Seat != k || uint8(a.Start) != c.track.Path[k][0] {
				t.Errorf("arm %d is of seat %d and starts on %d", k, a.Seat, a.Start)
			}
			if !c.rows() && len(b.Lanes[k]) != c.track.Lane {
				t.Errorf("lane %d has %d squares", k, len(b.Lanes[k]))
			}
		}
		for q := range 256 {
			cell, ok := b.Cell(rules.Square(q))
			onTrack := q < c.track.Ring
			if c.rows() {
				onTrack = c.track.Step[0][q] != board.NoStep
			}
			for k := range c.track.Arms {
				onTrack = onTrack || (q != board.Home && c.track.Step[k][q] != board.NoStep)
			}
			if ok != onTrack || (ok && cell.Square != rules.Square(q)) {
				t.Errorf("square %d: has a cell %v, on the track %v", q, ok, onTrack)
			}
		}
	})
}

func TestNeighboursOnAPathAreNeighbours(t *testing.T) {
	each(t, func(t *testing.T, c contract, b *Board) {
		for k := range c.seats() {
			end := c.track.HomeStep
			if c.rows() {
				end++ // the goal is a square of the path
			}
			for step := 1; step < end; step++ {
				from, onBoard := b.Cell(rules.Square(c.track.Path[k][step-1]))
				to, _ := b.Cell(rules.Square(c.track.Path[k][step]))
				if !onBoard && c.rows() && step == 1 {
					continue // pieces come from beside the board
				}
				if d := from.Centre.Sub(to.Centre).Len(); d < c.near || d > c.reach+1e-9 {
					t.Errorf("seat %d: step %d is %.2f from the one before", k, step, d)
				}
			}
			if c.rows() {
				continue
			}
			last, _ := b.Cell(rules.Square(c.track.Path[k][c.track.HomeStep-1]))
			edge := last.Centre.Add(last.Inward.Mul(last.Size / 2))
			if home, hair := b.Arms[k].Home, last.Inward.Mul(0.01); inside(home, edge.Sub(hair)) || !inside(home, edge.Add(hair)) {
				t.Errorf("seat %d's lane does not end where its home begins", k)
			}
		}
	})
}

// TestTravelGoesRound: the angles from one square of the ring to the next about
// the middle add up to one round in the direction of travel.
func TestTravelGoesRound(t *testing.T) {
	each(t, func(t *testing.T, c contract, b *Board) {
		if c.turn == 0 {
			return
		}
		sum := 0.0
		for r := range b.Ring {
			p, q := b.Ring[r].Centre.Sub(b.Centre), b.Ring[(r+1)%len(b.Ring)].Centre.Sub(b.Centre)
			sum += math.Atan2(p.X*q.Y-p.Y*q.X, p.X*q.X+p.Y*q.Y)
		}
		if math.Abs(sum-2*math.Pi*c.turn) > 1e-6 {
			t.Errorf("the ring turns by %.3f of a round", sum/(2*math.Pi))
		}
		for k := range b.Arms {
			// the yards follow in the same direction, and the start is a seat's own:
			// between its arm and its yard
			p, q := b.Arms[k].Direction, b.Arms[(k+1)%len(b.Arms)].Direction
			if cross := p.X*q.Y - p.Y*q.X; cross*c.turn <= 0 {
				t.Errorf("seat %d does not sit beside seat %d in the direction of travel", k+1, k)
			}
			start, _ := b.Cell(b.Arms[k].Start)
			for j, other := range b.Arms {
				if j != k && start.Centre.Sub(other.Dish.At).Len() <= start.Centre.Sub(b.Arms[k].Dish.At).Len() {
					t.Errorf("seat %d's start lies nearer to seat %d's yard", k, j)
				}
			}
		}
	})
}

func TestSquaresDoNotOverlap(t *testing.T) {
	each(t, func(t *testing.T, c contract, b *Board) {
		all := cells(b)
		for i, one := range all {
			if !convex(one.Outline) {
				t.Errorf("square %d is not convex", one.Square)
			}
			for _, other := range all[:i] {
				if a := common(one.Outline, other.Outline); a > 1e-6 {
					t.Errorf("squares %d and %d share an area of %.4f", one.Square, other.Square, a)
				}
			}
			for k, arm := range b.Arms {
				if a := common(one.Outline, arm.Yard); a > 1e-6 {
					t.Errorf("square %d and yard %d share an area of %.4f", one.Square, k, a)
				}
				if a := common(one.Outline, arm.Home); a > 1e-6 && one.Square != rules.Home {
					t.Errorf("square %d and home %d share an area of %.4f", one.Square, k, a)
				}
			}
		}
		for k, arm := range b.Arms {
			for j, other := range b.Arms[:k] {
				if a := common(arm.Yard, other.Yard) + common(arm.Home, other.Home); a > 1e-6 {
					t.Errorf("yards or homes %d and %d share an area of %.4f", k, j, a)
				}
			}
			for j, other := range b.Arms {
				if a := common(arm.Yard, other.Home); a > 1e-6 {
					t.Errorf("yard %d and home %d share an area of %.4f", k, j, a)
				}
			}
		}
	})
}

func TestSquaresArePicked(t *testing.T) {
	each(t, func(t *testing.T, c contract, b *Board) {
		for _, cell := range cells(b) {
			for _, corner := range append([]Point{cell.Centre}, cell.Outline...) {
				p := corner.Lerp(cell.Centre, 0.02)
				q, ok := b.Pick(p.X, p.Y)
				if !ok || q != cell.Square {
					t.Errorf("%v of square %d picks %d, %v", p, cell.Square, q, ok)
				}
				if !b.Field.Contains(p) {
					t.Errorf("square %d leaves the field", cell.Square)
				}
			}
			if d := 2 * cell.clear(cell.Centre); math.Abs(d-cell.Size) > 1e-9 {
				t.Errorf("square %d has size %.3f and room for %.3f", cell.Square, cell.Size, d)
			}
		}
		if !b.Bounds.Encloses(b.Field) {
			t.Errorf("the field %v leaves the board %v", b.Field, b.Bounds)
		}
		if _, ok := b.Pick(b.Bounds.X+0.1, b.Bounds.Y+0.1); ok {
			t.Error("the frame is a square")
		}
	})
}

func TestYardsAndHomes(t *testing.T) {
	each(t, func(t *testing.T, c contract, b *Board) {
		for k, a := range b.Arms {
			checkYard(t, b, a)
			for i, s := range a.HomeSlots {
				for _, side := range []Point{{0, 0}, {-0.4, 0}, {0.4, 0}, {0, 0.4}} {
					p := s.At.Add(side.Mul(s.Width))
					if seat, ok := b.PickSeat(p.X, p.Y); !ok || seat != k {
						t.Errorf("home slot %d of seat %d belongs to %d, %v", i, k, seat, ok)
					}
				}
			}
			keepApart(t, "yard", k, a.YardSlots)
			keepApart(t, "home", k, a.HomeSlots)
			for _, p := range append(append([]Point{}, a.Yard...), a.Home...) {
				if !b.Bounds.Contains(p) {
					t.Errorf("seat %d's yard or home leaves the board at %v", k, p)
				}
			}
			if math.Abs(a.Direction.Len()-1) > 1e-9 || math.Abs(a.Axis.Len()-1) > 1e-9 {
				t.Errorf("seat %d's directions are %v and %v", k, a.Direction, a.Axis)
			}
			yard := a.Dish.At.Sub(b.Centre)
			if d := yard.Mul(1 / yard.Len()).Sub(a.Direction).Len(); d > 1e-9 {
				t.Errorf("seat %d's direction is %v and its yard lies at %v", k, a.Direction, yard)
			}
			if p := b.Centre.Add(a.Axis.Mul(a.Home[1].Lerp(a.Home[2], 0.5).Sub(b.Centre).Len() + 0.5)); len(b.Lanes) > 0 && len(b.Lanes[k]) > 0 {
				if q, ok := b.Pick(p.X, p.Y); !ok || q != b.Lanes[k][len(b.Lanes[k])-1].Square {
					t.Errorf("seat %d's axis leads to square %d, not to its lane", k, q)
				}
			}
		}
	})
}

// checkYard looks at the places of waiting pieces.
func checkYard(t *testing.T, b *Board, a Arm) {
	t.Helper()
	for i, s := range a.YardSlots {
		if q, ok := b.Pick(s.At.X, s.At.Y); !ok || q != rules.Yard {
			t.Errorf("yard slot %d of seat %d picks %d", i, a.Seat, q)
		}
		if seat, ok := b.PickSeat(s.At.X, s.At.Y); !ok || seat != a.Seat {
			t.Errorf("yard slot %d of seat %d belongs to %d", i, a.Seat, seat)
		}
		if d := s.At.Sub(a.Dish.At).Len() + s.Width/2; d > a.Dish.Width/2 {
			t.Errorf("yard slot %d reaches %.2f in a dish of %.2f", i, d, a.Dish.Width/2)
		}
	}
	for _, c := range b.Ring {
		for _, p := range append([]Point{c.Centre}, c.Outline...) {
			if d := p.Sub(a.Dish.At).Len(); d < a.Dish.Width/2 {
				t.Errorf("square %d lies in seat %d's dish", c.Square, a.Seat)
			}
		}
	}
}

// keepApart reports places that hide each other.
func keepApart(t *testing.T, what string, seat int, slots []Spot) {
	t.Helper()
	if len(slots) == 0 {
		t.Errorf("seat %d has no places in its %s", seat, what)
	}
	for i, s := range slots {
		for j, o := range slots[:i] {
			if d := s.At.Sub(o.At).Len(); d < 0.8*s.Width {
				t.Errorf("%s: places %d and %d of seat %d are %.2f apart", what, j, i, seat, d)
			}
		}
	}
}

func TestStacksStayInTheirCell(t *testing.T) {
	each(t, func(t *testing.T, c contract, b *Board) {
		for _, cell := range cells(b) {
			before := math.Inf(1)
			for n := 1; n <= MaxStack; n++ {
				spots := cell.Stack(n)
				if len(spots) != n {
					t.Fatalf("%d places for %d pieces", len(spots), n)
				}
				if spots[0].Width > before+1e-9 {
					t.Errorf("%d pieces are larger than %d", n, n-1)
				}
				before = spots[0].Width
				for i, s := range spots {
					if !cell.holds(s.At, s.Width) {
						t.Errorf("piece %d of %d leaves square %d", i, n, cell.Square)
					}
					for j := range i {
						if d := s.At.Sub(spots[j].At).Len(); d < s.Width*0.4 {
							t.Errorf("pieces %d and %d of %d hide each other on square %d", j, i, n, cell.Square)
						}
						if cell.Long == (Point{}) && s.At.Y < spots[j].At.Y-0.5*s.Width {
							t.Errorf("piece %d of %d stands behind piece %d on square %d", i, n, j, cell.Square)
						}
					}
				}
			}
			if w := cell.Stack(16)[0].Width; w < 0.2*cell.Size {
				t.Errorf("sixteen pieces are only %.2f wide on square %d", w, cell.Square)
			}
		}
	})
}
