package layout

import (
	"math"

	"ludaxy/engine/rules"
)

// The proportions of the boards with arms, in squares.
const (
	armDepth = 6  // squares from the hub to the tip of an arm
	armRing  = 13 // ring squares from one start to the next
	armLane  = 5
	frame    = 0.85 // wood round the field
)

// Cross is the board of four arms: the classic cross on a field of 15x15
// squares, whose top left corner is the origin. Seat 0's arm points left and
// its yard is on the top left; the seats follow clockwise.
func Cross() *Board { return armed(4) }

// Hexagon is the board of six arms round a six-sided hub. Seat 0's arm points
// left, the others follow clockwise.
func Hexagon() *Board { return armed(6) }

// armed builds a board of n arms, three squares wide, round a hub with n sides.
// An arm has its own measure: depth squares from the hub outwards, side -1, 0, 1
// from its last column to its first in the direction of travel.
func armed(n int) *Board {
	b := &Board{}
	apothem := 1.5 / math.Tan(math.Pi/float64(n))
	b.Field = armField(n, apothem)
	b.Bounds = Rect{b.Field.X - frame, b.Field.Y - frame, b.Field.W + 2*frame, b.Field.H + 2*frame}
	b.Centre = b.Field.Centre()
	if n > 4 { // a round board wastes no wood on its corners
		b.Round = true
		r := math.Hypot(apothem+armDepth, 1.5) + frame
		b.Bounds = Rect{b.Centre.X - r, b.Centre.Y - r, 2 * r, 2 * r}
	}
	cell := func(q rules.Square, arm int, depth, side float64) Cell {
		axis := armAngle(n, arm)
		out, across := polar(axis, 1), polar(axis+math.Pi/2, 1)
		at := func(du, dv float64) Point {
			return b.Centre.Add(out.Mul(apothem + depth + 0.5 + du)).Add(across.Mul(side + dv))
		}
		return Cell{
			Square: q, Centre: at(0, 0), Size: 1, Inward: out.Mul(-1),
			Outline: []Point{at(0.5, -0.5), at(0.5, 0.5), at(-0.5, 0.5), at(-0.5, -0.5)},
		}
	}
	b.Ring = make([]Cell, n*armRing)
	for k := range n {
		next := (k + 1) % n
		for p := range armRing {
			r := k*armRing + p
			q := rules.Square(r)
			switch {
			case p < 5: // in along the seat's own arm
				b.Ring[r] = cell(q, k, float64(4-p), 1)
			case p < 11: // out along the next arm
				b.Ring[r] = cell(q, next, float64(p-5), -1)
			default: // across its tip
				b.Ring[r] = cell(q, next, armDepth-1, float64(p-11))
			}
		}
		lane := make([]Cell, armLane)
		for i := range lane {
			lane[i] = cell(rules.Lane(k, i), k, float64(4-i), 0)
		}
		b.Lanes = append(b.Lanes, lane)
		b.Arms = append(b.Arms, b.arm(n, k, apothem))
		b.Hub = append(b.Hub, b.Arms[k].Home[1])
	}
	return b
}

// armAngle is the direction of an arm: left for the first, then clockwise.
func armAngle(n, k int) float64 { return math.Pi + 2*math.Pi*float64(k)/float64(n) }

// armField is the smallest rectangle round all arms, with its corner at the
// origin.
func armField(n int, apothem float64) Rect {
	var w, h float64
	for k := range n {
		s, c := math.Sincos(armAngle(n, k))
		s, c = math.Abs(s), math.Abs(c)
		w = max(w, (apothem+armDepth)*c+1.5*s)
		h = max(h, (apothem+armDepth)*s+1.5*c)
	}
	const fine = 1e9 // the sines are not exact and the cross shall be 15 wide
	return Rect{0, 0, math.Round(2*w*fine) / fine, math.Round(2*h*fine) / fine}
}

// arm builds what belongs to seat k.
func (b *Board) arm(n, k int, apothem float64) Arm {
	axis := armAngle(n, k)
	half := math.Pi / float64(n)
	out, across := polar(axis, 1), polar(axis+math.Pi/2, 1)
	corner := func(angle float64) Point { return b.Centre.Add(polar(angle, apothem/math.Cos(half))) }
	a := Arm{
		Seat: k, Start: rules.Square(k * armRing), Axis: out,
		Direction: polar(axis+half, 1),
		Home:      []Point{b.Centre, corner(axis - half), corner(axis + half)},
	}
	// Arrived pieces stand in a row along the base of the triangle and one
	// nearer the middle, kept clear of its sides.
	const width = 0.54
	for _, s := range []struct{ inwards, side float64 }{{0.4, 0}, {0.4, -1}, {0.4, 1}, {0.88, 0}} {
		p := b.Centre.Add(out.Mul(apothem - s.inwards)).Add(across.Mul(s.side * width * 1.05))
		a.HomeSlots = append(a.HomeSlots, Spot{p, width})
	}
	var middle Point
	var reach float64
	if n == 4 { // the corner of the field the arms leave free
		middle = b.Centre.Add(a.Direction.Mul(4.5 * math.Sqrt2))
		a.Yard = []Point{middle.Add(Point{-3, -3}), middle.Add(Point{3, -3}), middle.Add(Point{3, 3}), middle.Add(Point{-3, 3})}
		reach = 2.45
	} else { // the wedge between two arms, cut off at the height of their tips
		root := apothem / math.Cos(half)
		along := (armDepth - 0.35) * math.Cos(half)
		tip := func(side float64) Point {
			return b.Centre.Add(polar(axis+half, root)).Add(polar(axis+half+side*half, armDepth-0.35))
		}
		mid := b.Centre.Add(polar(axis+half, root+along))
		a.Yard = []Point{b.Centre.Add(polar(axis+half, root)), tip(-1), tip(1)}
		// the circle that touches both arms and the cut
		reach = along * math.Sin(half) / (1 + math.Sin(half)) * 0.92
		middle = mid.Sub(a.Direction.Mul(along * math.Sin(half) / (1 + math.Sin(half))))
	}
	a.Dish = Spot{middle, 2 * reach}
	a.wait()
	return a
}
