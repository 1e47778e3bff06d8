package layout

import (
	"fmt"
	"math"
	"sync"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// The proportions of the board of numbered squares, in squares.
const (
	rowLength   = 10   // squares in a row
	rowsHedge   = 1.0  // hedge beside the squares
	rowsTop     = 0.5  // hedge above them
	rowsWalk    = 1.42 // the walk below them, where pieces wait
	rowsFrame   = 0.36 // wood round the whole
	rowsGate    = 2.05 // length of the walk that the gate takes, at its left end
	rowsSeats   = 4
	terraceGap  = 0.05 // round a terrace
	terraceDish = 1.06
)

// gardens are the boards of numbered squares made so far, by what tells them
// apart.
var gardens sync.Map

// garden is Garden, made once for the same squares and jumps.
func garden(track *board.Track) *Board {
	key := fmt.Sprint(track.Ring, track.Jumps)
	if b, ok := gardens.Load(key); ok {
		return b.(*Board)
	}
	b, _ := gardens.LoadOrStore(key, Garden(track))
	return b.(*Board)
}

// Garden is the board of numbered squares: rows of ten that run to and fro from
// the first square at the bottom left, a hedge round them and below them the
// walk where the pieces of four seats wait beside the gate. The field's top
// left corner is the origin.
//
// Ring[q] is the square numbered q; Ring[0] is empty, as no square has that
// number. The last square is the Goal, shared by all seats: each has a quarter
// of it as its Home. Jumps are the ladders and snakes.
func Garden(track *board.Track) *Board {
	size := max(track.Ring, 1)
	high := float64((size + rowLength - 1) / rowLength)
	b := &Board{}
	b.Field = Rect{0, 0, rowLength, high}
	b.Centre = b.Field.Centre()
	// The slab of the board has its side and shadow below it: see art.
	b.Bounds = Rect{-rowsHedge - rowsFrame - 0.2, -rowsTop - rowsFrame - 0.1, 0, 0}
	b.Bounds.W = rowLength - 2*b.Bounds.X
	b.Bounds.H = high - b.Bounds.Y + rowsWalk + rowsFrame + 0.38
	b.Ring = make([]Cell, size)
	for q := 1; q <= size; q++ {
		c := rowCell(q, high)
		if q == size {
			c.Square = rules.Home
			b.Goal = &c
			break
		}
		b.Ring[q] = c
	}
	b.Hub = b.Goal.Outline
	for k := range rowsSeats {
		b.Arms = append(b.Arms, b.terrace(k))
	}
	b.Jumps = jumpsOf(b, track.Jumps)
	return b
}

// rowCell is the square of a number on a board of high rows.
func rowCell(q int, high float64) Cell {
	row, column := (q-1)/rowLength, (q-1)%rowLength
	if row%2 == 1 {
		column = rowLength - 1 - column
	}
	x, y := float64(column), high-float64(row)-1
	return Cell{
		Square: rules.Square(q), Centre: Point{x + 0.5, y + 0.5}, Size: 1, Inward: Point{0, -1},
		Outline: []Point{{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}},
	}
}

// Walk is the strip below the squares of a board of rows: the gate on its left
// and beside it the terraces of the seats.
func (b *Board) Walk() Rect {
	return Rect{-rowsHedge, b.Field.Bottom(), b.Field.W + 2*rowsHedge, rowsWalk}
}

// terrace is what belongs to seat k: on the walk a dish where its piece waits
// and room for its die, and a quarter of the goal.
func (b *Board) terrace(k int) Arm {
	walk := b.Walk()
	w := (walk.W - rowsGate) / rowsSeats
	r := Rect{walk.X + rowsGate + float64(k)*w, walk.Y, w, walk.H}.Inset(terraceGap)
	y := r.Centre().Y
	a := Arm{
		Seat: k, Start: rules.Square(board.NoSquare), Axis: Point{0, 1},
		Yard: []Point{{r.X, r.Y}, {r.Right(), r.Y}, {r.Right(), r.Bottom()}, {r.X, r.Bottom()}},
		Dish: Spot{Point{r.X + terraceDish/2 + 0.12, y}, terraceDish},
		Die:  Spot{Point{r.Right() - 0.67, y - 0.02}, 1.16},
	}
	d := a.Dish.At.Sub(b.Centre)
	a.Direction = d.Mul(1 / d.Len())
	a.YardSlots = []Spot{{a.Dish.At.Add(Point{0, 0.1}), 0.78}}
	// The quarters of the goal, the first seat on the top left, clockwise.
	c := b.Goal.Centre
	s, co := math.Sincos(math.Pi / 4 * (5 + 2*float64(k)))
	side := Point{math.Copysign(0.5, co), math.Copysign(0.5, s)}
	a.Home = []Point{c, {c.X + side.X, c.Y}, c.Add(side), {c.X, c.Y + side.Y}}
	a.HomeSlots = []Spot{{c.Add(side.Mul(0.48)).Add(Point{0, 0.05 * math.Abs(side.Y)}), 0.46}}
	return a
}
