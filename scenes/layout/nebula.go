package layout

import (
	"math"

	"ludaxy/engine/rules"
)

// The proportions of the galaxy, in fields.
const (
	galaxies    = 4
	nebulaRing  = 13 // ring fields a galaxy
	nebulaLane  = 4
	nebulaField = 1.18 // diameter of a field of the ring
	pathField   = 1.08 // and of a coloured path
	nebulaHalf  = 8.5  // from the Earth to the edge of what is drawn
	nebulaFrame = 0.55 // the frame round it

	gateReach = 7.05 // from the middle of the Earth to a Gate
	gateStep  = 1.14 // from a Gate to the first field of its path
	laneStep  = 1.10
	// A galaxy's core lies this far from the Earth in x and in y.
	coreReach = 3.98
	// Its two arms wind armTurn radians each from the core to their tips,
	// armGrow further out every radian, and are seen from a little aside: along
	// the diagonal through the Earth they are armTilt as wide.
	armTurn  = 4.6
	armGrow  = 0.72
	armTilt  = 0.86
	armLeans = 0.70 // how far, in radians, the tips lie back from the left and right

	earthReach = gateReach - gateStep - (nebulaLane-1)*laneStep - pathField/2 // it touches the paths
	shipAt     = 6.95
	shipReach  = 1.4
)

// Galaxy is the board of Oduludo: four galaxies round the Earth. Galaxy 0 is on
// the top left and the others follow clockwise; the ring enters each by one
// arm, passes its core and leaves by the other. Seat k's Moon is the first
// field of its galaxy, its ship lies in the corner behind it, and its coloured
// path leads from the left (seat 0), top, right or bottom to the Earth.
func Galaxy() *Board {
	b := &Board{
		Field:  Rect{0, 0, 2 * nebulaHalf, 2 * nebulaHalf},
		Bounds: Rect{-nebulaFrame, -nebulaFrame, 2 * (nebulaHalf + nebulaFrame), 2 * (nebulaHalf + nebulaFrame)},
		Centre: Point{nebulaHalf, nebulaHalf},
	}
	stations := evenSteps(nebulaWay(), nebulaRing)
	for k := range galaxies {
		turn := quarter(k)
		place := func(p Point) Point { return b.Centre.Add(turn(p)) }
		in := turn(Point{1, 0})
		for i := range nebulaRing {
			b.Ring = append(b.Ring, roundCell(rules.Square(k*nebulaRing+i), place(stations[i+1]), in, nebulaField))
		}
		var lane []Cell
		for i := range nebulaLane {
			at := place(Point{-gateReach + gateStep + laneStep*float64(i), 0})
			lane = append(lane, roundCell(rules.Lane(k, i), at, in, pathField))
		}
		b.Lanes = append(b.Lanes, lane)
		b.Arms = append(b.Arms, ship(k, place, turn))
	}
	b.Hub = circlePoints(b.Centre, earthReach, 48)
	return b
}

// ship is what belongs to seat k: its mothership, and its quarter of the Earth.
func ship(k int, place, turn func(Point) Point) Arm {
	a := Arm{
		Seat: k, Start: rules.Square(k * nebulaRing),
		Direction: turn(Point{-math.Sqrt2 / 2, -math.Sqrt2 / 2}), Axis: turn(Point{-1, 0}),
	}
	middle := place(Point{-shipAt, -shipAt})
	a.Dish = Spot{middle, 2 * shipReach}
	a.Yard = circlePoints(middle, shipReach+0.12, 24)
	for i := range rules.MaxPieces {
		// Pieces stand upright whichever way their ship points: the King and the
		// Queen, who are tall, stand behind and the Soldiers before them, all of them
		// low in the ship, so that no crown leaves the board.
		p := polar(math.Pi*1.3+2*math.Pi/rules.MaxPieces*float64(i), shipReach*0.6)
		at := middle.Add(Point{p.X, 0.84*p.Y + 0.1})
		a.YardSlots = append(a.YardSlots, Spot{at, 0.82})
	}
	a.Die = Spot{place(Point{-4.35, 0.95 - nebulaHalf}), 1.2}
	// The share of the Earth is the quarter that the path comes to.
	a.Home = append(a.Home, place(Point{}))
	const corners = 12
	for i := range corners + 1 {
		a.Home = append(a.Home, place(polar(math.Pi*(0.75+0.5*float64(i)/corners), earthReach)))
	}
	for _, at := range homePlaces {
		a.HomeSlots = append(a.HomeSlots, Spot{place(at), 0.5})
	}
	return a
}

// homePlaces are where the pieces of the seat on the left stand on the Earth, by
// piece: the King, who comes last, nearest the middle, the Queen and a Soldier on
// the two globes, the others beside them.
var homePlaces = [rules.MaxPieces]Point{{-0.5, 0}, {-1.11, 0}, {-1.72, 0}, {-1.46, -0.7}, {-1.46, 0.7}}

// Globes are the places of seat k's two globes on the Earth of a board of Shape
// Nebula, the outer first (steps 56 and 57); none on other boards.
func (b *Board) Globes(k int) []Spot {
	if k < 0 || k >= len(b.Arms) || len(b.Arms[k].HomeSlots) < rules.MaxPieces {
		return nil
	}
	s := b.Arms[k].HomeSlots
	return []Spot{s[2], s[1]}
}

// nebulaWay is the way of the ring through galaxy 0, from the Gate on the left to
// the Gate on the top, as a fine line round the Earth at the origin.
func nebulaWay() []Point {
	arm := spiralArm()
	gate, through := Point{-gateReach, 0}, Point{0.05, -1}
	way := bend(gate, through, arm[0], arm[1].Sub(arm[0]))
	way = append(way, arm...)
	// The outgoing arm is the incoming one seen from the core, backwards.
	for i := len(arm) - 2; i >= 0; i-- {
		way = append(way, Point{-2 * coreReach, -2 * coreReach}.Sub(arm[i]))
	}
	tip := way[len(way)-1]
	next := quarter(1)
	way = append(way, bend(tip, tip.Sub(way[len(way)-2]), next(gate), next(through))...)
	return append(way, next(gate))
}

// spiralArm is the arm of galaxy 0 by which the ring comes in, from its tip to
// the core.
func spiralArm() []Point {
	const fine = 160
	line := make([]Point, fine+1)
	for i := range line {
		line[i] = onArm(armTurn * (1 - float64(i)/fine))
	}
	return line
}

// onArm is the point of the incoming arm of galaxy 0 that is turn radians from
// the core.
func onArm(turn float64) Point {
	p := alongDiagonal(polar(armAt(turn), armGrow*turn), armTilt)
	return Point{p.X - coreReach, p.Y - coreReach}
}

// armAt is the direction from the core in which the incoming arm is after it has
// wound so many radians.
func armAt(turn float64) float64 { return math.Pi - armLeans + armTurn - turn }

// alongDiagonal stretches a point along the diagonal from the top left to the
// lower right.
func alongDiagonal(p Point, k float64) Point {
	out, across := (p.X+p.Y)/2*k, (p.X-p.Y)/2
	return Point{out + across, out - across}
}

// Spiral is one galaxy of the board of Oduludo: where its core is and how its two
// arms, through which the ring runs, wind round it.
type Spiral struct {
	Core    Point   // in board units
	Reach   float64 // from the core to the tips of the arms
	quarter int
	tilt    float64 // radians beyond the quarters, of a board that is being turned
}

// Spirals are the galaxies, in the order of the seats; none on other boards.
func (b *Board) Spirals() []Spiral {
	if len(b.Ring) != galaxies*nebulaRing || len(b.Lanes) != galaxies || len(b.Lanes[0]) != nebulaLane {
		return nil
	}
	out := make([]Spiral, galaxies)
	for k := range out {
		out[k] = Spiral{Reach: armGrow * armTurn, quarter: k + b.Turn, tilt: b.tilt}
		out[k].Core = b.Centre.Add(out[k].turned(Point{-coreReach, -coreReach}))
	}
	return out
}

// turned takes a place as galaxy 0 has it, seen from the Earth or from its core, to
// where this one has it.
func (s Spiral) turned(p Point) Point {
	p = quarter(s.quarter)(p)
	if s.tilt == 0 {
		return p
	}
	sin, cos := math.Sincos(s.tilt)
	return Point{p.X*cos - p.Y*sin, p.X*sin + p.Y*cos}
}

// back undoes turned.
func (s Spiral) back(p Point) Point {
	if s.tilt != 0 {
		sin, cos := math.Sincos(-s.tilt)
		p = Point{p.X*cos - p.Y*sin, p.X*sin + p.Y*cos}
	}
	return quarter(4 - s.quarter&3)(p)
}

// Point is the place that lies r from the core, as an arm measures it, and so many
// radians behind the arm by which the ring comes in; pi is on the other arm.
func (s Spiral) Point(r, behind float64) Point {
	p := alongDiagonal(polar(armAt(r/armGrow)-behind, r), armTilt)
	return s.Core.Add(s.turned(p))
}

// At tells where a point of the board is in the galaxy: how far from the core, as
// an arm measures it, and how many radians, -pi to pi, behind the arm by which the
// ring comes in; pi is on the other arm. The arms wind on beyond their tips.
func (s Spiral) At(p Point) (r, behind float64) {
	p = alongDiagonal(s.back(p.Sub(s.Core)), 1/armTilt)
	r = p.Len()
	return r, math.Remainder(armAt(r/armGrow)-math.Atan2(p.Y, p.X), 2*math.Pi)
}

// Winding is how the arms of all galaxies wind: in galaxy 0, with its core at the
// origin and stretched by 1/tilt along the diagonal through the Earth, the arm by
// which the ring comes in is r from the core in the direction lean - r/grow. The
// cores lie core from the Earth in x and in y.
func Winding() (lean, grow, tilt, core float64) { return armAt(0), armGrow, armTilt, coreReach }

// Quarter is which corner of the board the galaxy lies in: the top left, then
// clockwise.
func (s Spiral) Quarter() int { return s.quarter & 3 }

// bend is a smooth line from a to b that leaves in one direction and arrives in
// another.
func bend(a, leave, b, arrive Point) []Point {
	const fine = 40
	k := b.Sub(a).Len()
	u, v := leave.Mul(k/leave.Len()), arrive.Mul(k/arrive.Len())
	line := make([]Point, fine)
	for i := range line {
		t := float64(i) / fine
		t2, t3 := t*t, t*t*t
		line[i] = a.Mul(2*t3 - 3*t2 + 1).Add(u.Mul(t3 - 2*t2 + t)).Add(b.Mul(3*t2 - 2*t3)).Add(v.Mul(t3 - t2))
	}
	return line
}

// evenSteps divides a line into n parts of one length and returns the n+1 ends.
func evenSteps(line []Point, n int) []Point {
	total := 0.0
	for i := 1; i < len(line); i++ {
		total += line[i].Sub(line[i-1]).Len()
	}
	out := []Point{line[0]}
	gone := 0.0
	for i := 1; i < len(line); i++ {
		d := line[i].Sub(line[i-1]).Len()
		for len(out) < n && gone+d >= total*float64(len(out))/float64(n) {
			out = append(out, line[i-1].Lerp(line[i], (total*float64(len(out))/float64(n)-gone)/d))
		}
		gone += d
	}
	return append(out, line[len(line)-1])
}

// quarter turns a point round the origin by k quarters clockwise, exactly.
func quarter(k int) func(Point) Point {
	return func(p Point) Point {
		for range k & 3 {
			p = Point{-p.Y, p.X}
		}
		return p
	}
}

// roundCell is a round field: a polygon of sixteen corners round its circle.
func roundCell(q rules.Square, at, inward Point, size float64) Cell {
	const corners = 16
	return Cell{
		Square: q, Centre: at, Size: size, Inward: inward, Round: true,
		Outline: circlePoints(at, size/2/math.Cos(math.Pi/corners), corners),
	}
}

// circlePoints are n corners at a distance round a point.
func circlePoints(at Point, radius float64, n int) []Point {
	out := make([]Point, n)
	for i := range out {
		out[i] = at.Add(polar(2*math.Pi*(float64(i)+0.5)/float64(n), radius))
	}
	return out
}
