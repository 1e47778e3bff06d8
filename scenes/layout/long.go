package layout

import (
	"math"

	"ludaxy/engine/rules"
)

// The proportions of the boards of Mega Ludo. A square's short side, along its
// arm, is the board unit.
const (
	megaRing  = 17   // ring squares from one start to the next
	megaLane  = 7    // squares of a lane
	megaRows  = 8    // squares in a column of an arm, the one in the hub among them
	megaWide  = 1.8  // how wide a column is: room for two pieces side by side
	megaStart = 4    // the row of a start, counted from the tip
	megaTip   = 12   // the place of the middle of a tip, after the start before it
	megaFrame = 1.2  // wood and a border round the field
	megaSlab  = 0.14 // how far the face of the wood lies above the middle of the bounds
)

// Mega is the board of Mega Ludo with 4, 6 or 8 arms: three columns of long
// squares an arm, whose innermost row lies in the hub and meets the next arm's
// on the diagonal. Seat 0's arm points up and its yard lies left of it; the
// seats follow anticlockwise.
func Mega(arms int) *Board {
	l := longBoard{n: arms, half: math.Pi / float64(arms), b: &Board{}}
	l.apothem = 1.5 * megaWide / math.Tan(l.half)
	l.tip = l.apothem + megaRows - 1
	l.reach = l.tip // of the field from its middle
	if arms > 4 {
		l.b.Round = true
		l.reach = math.Hypot(l.tip, 1.5*megaWide)
	}
	b := l.b
	b.Field = Rect{0, 0, 2 * l.reach, 2 * l.reach}
	b.Bounds = Rect{-megaFrame, megaSlab - megaFrame, b.Field.W + 2*megaFrame, b.Field.H + 2*megaFrame}
	b.Centre = b.Field.Centre()
	b.Ring = make([]Cell, arms*megaRing)
	for k := range arms {
		next := (k + 1) % arms
		for p := range megaRing {
			r := k*megaRing + p
			q := rules.Square(r)
			switch {
			case p < megaRows-megaStart: // in along the seat's own arm
				b.Ring[r] = l.cell(q, k, megaStart+p, 1)
			case p < megaTip: // out along the next arm
				b.Ring[r] = l.cell(q, next, megaTip-1-p, -1)
			case p == megaTip:
				b.Ring[r] = l.cell(q, next, 0, 0)
			default: // and in along its other side
				b.Ring[r] = l.cell(q, next, p-megaTip-1, 1)
			}
		}
		lane := make([]Cell, megaLane)
		for i := range lane {
			lane[i] = l.cell(rules.Lane(k, i), k, i+1, 0)
		}
		b.Lanes = append(b.Lanes, lane)
		b.Arms = append(b.Arms, l.arm(k))
		b.Hub = append(b.Hub, b.Arms[k].Home[1])
	}
	return b
}

// longBoard is a board of Mega Ludo under construction.
type longBoard struct {
	n       int
	half    float64 // half the angle between two arms
	apothem float64 // of the hub, in which the innermost rows lie
	tip     float64 // from the middle to the end of an arm
	reach   float64 // from the middle to the edge of the field
	b       *Board
}

// axis is the direction of an arm: up for the first, then anticlockwise.
func (l *longBoard) axis(k int) float64 { return -math.Pi/2 - 2*l.half*float64(k) }

// place is a point by an arm's own measure: u outwards from the middle, v
// across from its axis towards the column that comes in.
func (l *longBoard) place(k int, u, v float64) Point {
	a := l.axis(k)
	return l.b.Centre.Add(polar(a, u)).Add(polar(a-math.Pi/2, v))
}

// cell is a square by its row, counted from the tip, and its column: -1 going
// out, 0 the lane, 1 coming in.
func (l *longBoard) cell(q rules.Square, arm, row int, side float64) Cell {
	outer := l.tip - float64(row)
	near, far := (side-0.5)*megaWide, (side+0.5)*megaWide
	farIn := far
	if row == megaRows-1 && side != 0 {
		// cut off on the diagonal of the hub
		if side < 0 {
			near = far // the side of the lane
		}
		far = side * outer * math.Tan(l.half)
		farIn = side * (outer - 1) * math.Tan(l.half)
	}
	a := l.axis(arm)
	c := Cell{
		Square:  q,
		Centre:  l.place(arm, outer-0.5, (near+(far+farIn)/2)/2),
		Outline: []Point{l.place(arm, outer, near), l.place(arm, outer, far), l.place(arm, outer-1, farIn), l.place(arm, outer-1, near)},
		Inward:  polar(a, -1),
		Long:    polar(a-math.Pi/2, 1),
		Length:  megaWide,
	}
	c.Size = 2 * c.clear(c.Centre)
	if farIn != far { // two pieces have the most room on a slant
		c.Length = 0
		for i := range 13 {
			slanted := c
			slanted.Long = polar(a-math.Pi/2+side*l.half*float64(i)/12, 1)
			if slanted.Length = slanted.pair(); slanted.Length > c.Length {
				c = slanted
			}
		}
	}
	return c
}

// pair is the length along the cell in which two pieces side by side have room.
func (c Cell) pair() float64 {
	lo, hi := 0.0, megaWide
	for range 40 {
		mid := (lo + hi) / 2
		width := mid / (1 + apart)
		if c.holds(c.Centre.Add(c.Long.Mul(width*apart/2)), width) && c.holds(c.Centre.Add(c.Long.Mul(-width*apart/2)), width) {
			lo = mid
		} else {
			hi = mid
		}
	}
	return lo
}

// arm builds what belongs to seat k.
func (l *longBoard) arm(k int) Arm {
	axis := l.axis(k)
	inner := l.apothem - 1
	corner := func(angle float64) Point { return l.b.Centre.Add(polar(angle, inner/math.Cos(l.half))) }
	a := Arm{
		Seat: k, Start: rules.Square(k * megaRing), Axis: polar(axis, 1),
		Direction: polar(axis-l.half, 1),
		Home:      []Point{l.b.Centre, corner(axis + l.half), corner(axis - l.half)},
	}
	// Arrived pieces stand in a row along the base of the triangle and one
	// nearer the middle, kept clear of its sides.
	width, apart, deep, rise := 0.36*inner, 1.06, 0.76, 0.92
	if width > lone { // a large hub has room to spread
		width, apart, deep, rise = lone, 1.25, 0.95, 1.05
	}
	for _, s := range []struct{ row, side float64 }{{0, 0}, {0, -1}, {0, 1}, {1, 0}} {
		u := inner - (deep+s.row*rise)*width
		a.HomeSlots = append(a.HomeSlots, Spot{l.place(k, u, s.side*width*apart), width})
	}
	l.yard(&a, axis-l.half)
	return a
}

// yard fills the gap between an arm and the next: a corner of the field, or a
// fan that ends on a circle.
func (l *longBoard) yard(a *Arm, way float64) {
	const gap = 0.05 // between a fan and the edge of the field
	root := l.apothem / math.Cos(l.half)
	var middle Point
	var reach float64
	if l.n == 4 {
		side := l.tip - l.apothem
		middle = l.b.Centre.Add(a.Direction.Mul((l.apothem + side/2) * math.Sqrt2))
		h := side / 2
		a.Yard = []Point{middle.Add(Point{-h, -h}), middle.Add(Point{h, -h}), middle.Add(Point{h, h}), middle.Add(Point{-h, h})}
		reach = 0.7 * h
	} else {
		rim := l.reach - gap
		a.Yard = []Point{l.b.Centre.Add(polar(way, root))}
		// the sides run along the arms until they meet the rim
		side := math.Sqrt(rim*rim-math.Pow(1.5*megaWide, 2)) - l.apothem
		edge := l.b.Centre.Add(polar(way, root)).Add(polar(way-l.half, side)).Sub(l.b.Centre)
		open := math.Abs(math.Remainder(math.Atan2(edge.Y, edge.X)-way, 2*math.Pi))
		const steps = 12
		for i := range steps + 1 {
			a.Yard = append(a.Yard, l.b.Centre.Add(polar(way-open+2*open*float64(i)/steps, rim)))
		}
		// the circle that touches both arms and the rim
		out := (rim - root) / (1 + math.Sin(l.half))
		middle = l.b.Centre.Add(polar(way, root+out))
		reach = out * math.Sin(l.half) * 0.9
	}
	a.Dish = Spot{middle, 2 * reach}
	a.wait()
}
