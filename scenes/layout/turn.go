package layout

import (
	"math"
	"slices"
	"sync"

	"ludaxy/engine/rules"
)

// Ways is in how many ways the board can lie on the table: once for every arm. A
// board of numbered squares lies in one way only.
func (b *Board) Ways() int {
	if len(b.Lanes) == 0 || len(b.Lanes) != len(b.Arms) {
		return 1
	}
	return len(b.Arms)
}

// turnKey names a board that was turned.
type turnKey struct {
	board *Board
	by    int
}

var lies sync.Map // the boards that were turned, *Board by turnKey

// Turned is the board after it was turned round its middle by a number of arms:
// every seat sits where the seat that comes so many after it sat. What stands
// upright on the board, as the places of a yard do, stands upright again. A board
// that lies in one way only stays as it is. The result is shared and only to be
// read.
func (b *Board) Turned(by int) *Board {
	n := b.Ways()
	if by = ((by % n) + n) % n; by == 0 {
		return b
	}
	key := turnKey{b, by}
	if t, ok := lies.Load(key); ok {
		return t.(*Board)
	}
	t, _ := lies.LoadOrStore(key, b.turned(by))
	return t.(*Board)
}

// turned hands the places of every seat to another. The arms of a board are alike,
// so nothing has to be computed, and nothing is rounded.
func (b *Board) turned(by int) *Board {
	n := len(b.Arms)
	t := *b
	t.Turn = (b.Turn + by) % n
	t.Ring = slices.Clone(b.Ring)
	for q := range t.Ring {
		t.Ring[q] = b.Ring[(q+by*len(b.Ring)/n)%len(b.Ring)]
		t.Ring[q].Square = rules.Square(q)
	}
	t.Lanes, t.Arms, t.Hub = make([][]Cell, n), make([]Arm, n), slices.Clone(b.Hub)
	for k := range n {
		from := (k + by) % n
		t.Lanes[k] = slices.Clone(b.Lanes[from])
		for i := range t.Lanes[k] {
			t.Lanes[k][i].Square = rules.Lane(k, i)
		}
		t.Arms[k] = b.Arms[from]
		t.Arms[k].Seat, t.Arms[k].Start = k, b.Arms[k].Start
	}
	if len(b.Hub) == n { // a corner an arm
		for k := range n {
			t.Hub[k] = b.Hub[(k+by)%n]
		}
	}
	return &t
}

// ToBottom is by how many arms the board has to be turned for a seat to sit at the
// bottom: its yard as far down as it goes and, of two that are as far down, the one
// whose lane comes straight up. It is 0 for a seat the board does not have.
func (b *Board) ToBottom(seat int) int {
	n := b.Ways()
	if seat < 0 || seat >= n {
		return 0
	}
	const hair = 1e-6
	best := seat
	for k, a := range b.Arms {
		low := b.Arms[best]
		d := a.Direction.Y - low.Direction.Y
		if d > hair || d > -hair && a.Axis.Y > low.Axis.Y+hair {
			best = k
		}
	}
	return ((best-seat)%n + n) % n
}

// Swing is the way of a board from one lie to another: the shorter way round, in the
// plane of the table.
type Swing struct {
	from, to *Board
	angle    float64 // clockwise, radians
}

// NewSwing is the way between two lies of one board.
func NewSwing(from, to *Board) Swing {
	s := Swing{from: from, to: to}
	if len(from.Arms) > 0 && len(from.Arms) == len(to.Arms) {
		a, b := from.Arms[0].Axis, to.Arms[0].Axis
		s.angle = math.Atan2(a.X*b.Y-a.Y*b.X, a.X*b.X+a.Y*b.Y)
		if math.Abs(s.angle) > math.Pi-1e-6 { // a half turn goes clockwise
			s.angle = math.Pi
		}
	}
	return s
}

// Angle is how far the first board has been turned at a share of the way, clockwise
// in radians.
func (s Swing) Angle(share float64) float64 { return s.angle * share }

// Left is how far the second board has still to be turned.
func (s Swing) Left(share float64) float64 { return s.angle * (share - 1) }

// Scale is how much smaller the board has to be at a share of the way for its corners
// to stay in its bounds; 1 for a round board.
func (s Swing) Scale(share float64) float64 {
	if s.from.Round {
		return 1
	}
	sin, cos := math.Sincos(s.Angle(share))
	return 1 / (math.Abs(sin) + math.Abs(cos))
}

// At is the board at a share of the way, 0 to 1; at the ends the two boards
// themselves. In between everything goes round the middle: squares are turned with
// the board, and the places for pieces go from where they were upright to where they
// will be.
func (s Swing) At(share float64) *Board {
	switch {
	case share <= 0:
		return s.from
	case share >= 1:
		return s.to
	}
	turn := s.turner(share)
	cell := func(c Cell) Cell {
		c.Centre = turn.place(c.Centre)
		c.Inward, c.Long = turn.way(c.Inward), turn.way(c.Long)
		c.Outline = turn.outline(c.Outline)
		return c
	}
	t := *s.from
	t.Turn, t.tilt = s.from.Turn, s.from.tilt+s.Angle(share)
	t.Ring, t.Lanes, t.Arms, t.Hub = slices.Clone(t.Ring), slices.Clone(t.Lanes), slices.Clone(t.Arms), turn.outline(t.Hub)
	for q := range t.Ring {
		t.Ring[q] = cell(t.Ring[q])
	}
	for k := range t.Lanes {
		t.Lanes[k] = slices.Clone(t.Lanes[k])
		for i := range t.Lanes[k] {
			t.Lanes[k][i] = cell(t.Lanes[k][i])
		}
	}
	for k := range t.Arms {
		a, b := &t.Arms[k], &s.to.Arms[k]
		a.Direction, a.Axis = turn.way(a.Direction), turn.way(a.Axis)
		a.Yard, a.Home = turn.outline(a.Yard), turn.outline(a.Home)
		a.YardSlots = turn.waiting(a.YardSlots, b.YardSlots, a.Dish.At, b.Dish.At)
		a.Dish, a.Die = turn.spot(a.Dish, b.Dish), turn.spot(a.Die, b.Die)
		a.HomeSlots = slices.Clone(a.HomeSlots)
		for i := range min(len(a.HomeSlots), len(b.HomeSlots)) {
			a.HomeSlots[i] = turn.spot(a.HomeSlots[i], b.HomeSlots[i])
		}
	}
	return &t
}

// turner turns places round the middle of a board.
type turner struct {
	middle       Point
	sin, cos     float64
	angle, share float64
}

func (s Swing) turner(share float64) turner {
	sin, cos := math.Sincos(s.Angle(share))
	return turner{s.from.Centre, sin, cos, s.angle, share}
}

// way turns a direction.
func (t turner) way(p Point) Point { return Point{p.X*t.cos - p.Y*t.sin, p.X*t.sin + p.Y*t.cos} }

// place turns a place.
func (t turner) place(p Point) Point { return t.middle.Add(t.way(p.Sub(t.middle))) }

func (t turner) outline(points []Point) []Point {
	out := make([]Point, len(points))
	for i, p := range points {
		out[i] = t.place(p)
	}
	return out
}

// spot takes a place round the middle.
func (t turner) spot(from, to Spot) Spot {
	return Spot{At: t.place(from.At), Width: from.Width + (to.Width-from.Width)*t.share}
}

// waiting takes the places of a yard round the middle with their dish, in which they stand upright all the time.
func (t turner) waiting(from, to []Spot, dish, then Point) []Spot {
	out := slices.Clone(from)
	for i := range min(len(out), len(to)) {
		a, b := from[i].At.Sub(dish), to[i].At.Sub(then)
		out[i].At = t.place(dish).Add(a.Lerp(b, t.share))
		out[i].Width += (to[i].Width - from[i].Width) * t.share
	}
	return out
}
