package layout

import (
	"math"

	"ludaxy/engine/rules"
)

// Cell is one square of a board.
type Cell struct {
	Square  rules.Square
	Centre  Point
	Outline []Point // convex, in order round the cell; not to be changed
	Size    float64 // diameter of the largest circle round Centre in the cell
	// Inward is the unit vector from the square towards the middle of the
	// board along its arm; art turns what is printed on the square by it.
	Inward Point
	// Round marks a field that is a disc: its outline is a polygon round it.
	Round bool
	// Long is the unit vector along a cell that is longer one way than the
	// other, and Length how long it is; Long is zero in all other cells.
	Long   Point
	Length float64
}

// Spot is a place for one piece: where the middle of its foot stands, and how
// wide the piece may be.
type Spot struct {
	At    Point
	Width float64
}

// Arm is what belongs to one seat of a board.
type Arm struct {
	Seat  int
	Start rules.Square
	// Direction is the unit vector from the middle of the board to the
	// seat's yard: where the turn light falls and the seat's player sits.
	Direction Point
	// Axis is the unit vector from the middle of the board out along the
	// seat's lane.
	Axis Point
	// Yard is the outline of the yard and Dish its middle and the diameter of the
	// round dish in it; YardSlots are the places of waiting pieces.
	Yard      []Point
	Dish      Spot
	YardSlots []Spot
	// Home is the outline of the seat's share of the goal, HomeSlots the places
	// of the pieces that have arrived.
	Home      []Point
	HomeSlots []Spot
	// Die is the place on the board where the seat's die comes to rest. No piece
	// that waits or stands on a square is covered by it there.
	Die Spot
}

// The die at rest: its largest side in board units, and its side as a share of
// its place.
const (
	dieLargest = 1.16
	dieShare   = 0.775
)

// DieSide is how wide the seat's die lies at its place.
func (a *Arm) DieSide() float64 { return min(dieLargest, dieShare*a.Die.Width) }

// wait gives an arm the places of four pieces in its dish, upright whichever way
// the arm points, and between them the place of the die. They stand as far apart
// as the dish lets them, for the die is as wide as they leave it room.
func (a *Arm) wait() {
	reach := a.Dish.Width / 2
	width := min(1, reach*0.48)
	away := min(0.97*reach-width/2, 1.62)
	for i := range 4 {
		at := a.Dish.At.Add(polar(math.Pi*1.25+math.Pi/2*float64(i), away))
		a.YardSlots = append(a.YardSlots, Spot{at, width})
	}
	const air = 0.015
	a.Die = Spot{a.Dish.At, 2 * (away*math.Sqrt2/2 - width/2 - air) / dieShare}
}

// Board is the geometry of one board. It is made once and then only read, so it
// may be shared between goroutines.
type Board struct {
	// Bounds is the whole board with its frame; Field is what the squares
	// and yards cover.
	Bounds, Field Rect
	Round         bool // the frame is a circle that fills Bounds, not a rectangle
	Centre        Point
	Ring          []Cell
	Lanes         [][]Cell // by seat, l0 first
	Arms          []Arm    // by seat
	// Hub is the outline of the goal in the middle.
	Hub []Point
	// Goal is the last square where the goal is a square that pieces hop onto,
	// nil elsewhere; Jumps are the ladders and snakes.
	Goal  *Cell
	Jumps []Jump
	// Turn is by how many arms the board was turned from how it is made: see Turned.
	Turn int
	tilt float64 // how far it lies between two turns, radians; see Swing
}

// Cell returns a square's cell; false for squares that are not on this board,
// among them Yard, Out and, where the goal is no square, Home.
func (b *Board) Cell(q rules.Square) (Cell, bool) {
	switch {
	case q.IsRing() && int(q) < len(b.Ring):
		return b.Ring[q], b.Ring[q].Outline != nil
	case q == rules.Home && b.Goal != nil:
		return *b.Goal, true
	case q.IsLane() && q.LaneOwner() < len(b.Lanes) && q.LaneIndex() < len(b.Lanes[q.LaneOwner()]):
		return b.Lanes[q.LaneOwner()][q.LaneIndex()], true
	}
	return Cell{}, false
}

// Spot is where piece number i of n on a square stands. For the yard and for
// home i is the number of the slot and n is not looked at; on other squares i
// counts the pieces that stand there together. A seat, square or number the
// board does not have gives the middle of the board.
func (b *Board) Spot(seat int, q rules.Square, i, n int) Spot {
	if seat >= 0 && seat < len(b.Arms) && i >= 0 {
		switch slots := b.Arms[seat]; {
		case q == rules.Yard && i < len(slots.YardSlots):
			return slots.YardSlots[i]
		case q == rules.Home && i < len(slots.HomeSlots):
			return slots.HomeSlots[i]
		}
	}
	if c, ok := b.Cell(q); ok && i >= 0 && i < n {
		return c.Stack(n)[i]
	}
	return Spot{b.Centre, 0.5}
}

// Pick returns the square at a point in board units: a square of the ring or
// of a lane, or Home in the goal. PickSeat tells whose yard or goal it is.
func (b *Board) Pick(x, y float64) (rules.Square, bool) {
	p := Point{x, y}
	for _, c := range b.Ring {
		if c.contains(p) {
			return c.Square, true
		}
	}
	for _, lane := range b.Lanes {
		for _, c := range lane {
			if c.contains(p) {
				return c.Square, true
			}
		}
	}
	for _, a := range b.Arms {
		if inside(a.Home, p) {
			return rules.Home, true
		}
		if inside(a.Yard, p) {
			return rules.Yard, true
		}
	}
	return 0, false
}

// PickSeat returns the seat that owns the yard, goal or lane square at a point
// in board units.
func (b *Board) PickSeat(x, y float64) (int, bool) {
	q, ok := b.Pick(x, y)
	if ok && q.IsLane() {
		return q.LaneOwner(), true
	}
	if q != rules.Home && q != rules.Yard {
		return 0, false
	}
	for _, a := range b.Arms {
		outline := a.Yard
		if q == rules.Home {
			outline = a.Home
		}
		if inside(outline, Point{x, y}) {
			return a.Seat, true
		}
	}
	return 0, false
}

func (c Cell) contains(p Point) bool {
	if d := p.Sub(c.Centre); d.X*d.X+d.Y*d.Y > 2.25*max(c.Size*c.Size, c.Length*c.Length) || len(c.Outline) == 0 {
		return false
	}
	return inside(c.Outline, p)
}
