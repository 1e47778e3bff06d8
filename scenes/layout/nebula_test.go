package layout

import (
	"math"
	"testing"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

func TestGalaxyIsTheNebulasBoard(t *testing.T) {
	if Of(board.Galaxy()) == Of(board.Cross(4, true)) || len(Of(board.Galaxy()).Spirals()) != 4 {
		t.Error("the track of Oduludo has another board than the galaxy")
	}
	if Cross().Spirals() != nil || Cross().Globes(0) != nil || Galaxy().Globes(4) != nil {
		t.Error("the cross has galaxies or globes")
	}
}

func TestGalaxyIsTheSameToEverySeat(t *testing.T) {
	b := Galaxy()
	for r, c := range b.Ring {
		turned := b.Centre.Add(quarter(1)(c.Centre.Sub(b.Centre)))
		near(t, "the field a quarter further", b.Ring[(r+nebulaRing)%len(b.Ring)].Centre, turned)
	}
	for k, a := range b.Arms {
		next := b.Arms[(k+1)%len(b.Arms)]
		for i := range rules.MaxPieces {
			near(t, "berth", next.YardSlots[i].At.Sub(next.Dish.At), a.YardSlots[i].At.Sub(a.Dish.At))
			near(t, "place on Earth", next.HomeSlots[i].At, b.Centre.Add(quarter(1)(a.HomeSlots[i].At.Sub(b.Centre))))
		}
	}
}

// TestRingRunsAlongTheArms: between the junctions the fields lie on the arms of
// their galaxy, towards the core and out again, half a turn and more on each, and
// the whole way goes round the Earth once, clockwise.
func TestRingRunsAlongTheArms(t *testing.T) {
	b := Galaxy()
	for k, s := range b.Spirals() {
		var wound float64
		before, closest := math.Inf(1), 0
		for i := 1; i <= 10; i++ {
			at := b.Ring[k*nebulaRing+i].Centre
			r, behind := s.At(at)
			near(t, "the way there and back", s.Point(r, behind), at)
			if i > 5 {
				behind = math.Remainder(behind-math.Pi, 2*math.Pi)
			}
			if i > 1 && i < 10 && math.Abs(behind)*r > 0.02 {
				t.Errorf("field %d of galaxy %d is %.2f beside its arm", i, k, behind*r)
			}
			if r < before {
				closest = i
			} else if i < 7 {
				t.Errorf("field %d of galaxy %d is further from the core than the one before", i, k)
			}
			before = r
			if i > 1 {
				wound += math.Abs(turned(s.Core, b.Ring[k*nebulaRing+i-1].Centre, at))
			}
		}
		if closest != 6 && closest != 5 {
			t.Errorf("galaxy %d: field %d is the closest to the core", k, closest)
		}
		if wound < 3*math.Pi {
			t.Errorf("galaxy %d winds only %.1f radians", k, wound)
		}
	}
	var round float64
	for r, c := range b.Ring {
		round += turned(b.Centre, c.Centre, b.Ring[(r+1)%len(b.Ring)].Centre)
	}
	if math.Abs(round-2*math.Pi) > 1e-6 {
		t.Errorf("the ring goes %.2f radians round the Earth, clockwise", round)
	}
}

// turned is the angle from a to b round a point, clockwise on the screen.
func turned(middle, a, b Point) float64 {
	a, b = a.Sub(middle), b.Sub(middle)
	return math.Atan2(a.X*b.Y-a.Y*b.X, a.X*b.X+a.Y*b.Y)
}

func TestGalaxyFieldsKeepApart(t *testing.T) {
	b := Galaxy()
	all := append([]Cell{}, b.Ring...)
	for _, lane := range b.Lanes {
		all = append(all, lane...)
	}
	for i, c := range all {
		if len(c.Outline) < 12 {
			t.Errorf("field %d is no circle", c.Square)
		}
		for j, o := range all[:i] {
			d := c.Centre.Sub(o.Centre).Len()
			if d < (c.Size+o.Size)/2 {
				t.Errorf("fields %d and %d are %.2f apart", c.Square, o.Square, d)
			}
			// what is no neighbour is clearly further off
			if i < len(b.Ring) && i-j > 1 && i-j < len(b.Ring)-1 && d < 1.25*c.Size {
				t.Errorf("fields %d and %d could be taken for neighbours: %.2f", c.Square, o.Square, d)
			}
		}
		for k, a := range b.Arms {
			if d := c.Centre.Sub(a.Dish.At).Len(); d < a.Dish.Width/2+c.Size/2+0.1 {
				t.Errorf("field %d lies under ship %d", c.Square, k)
			}
			if d := c.Centre.Sub(a.Die.At).Len(); d < a.Die.Width/2+c.Size/2 {
				t.Errorf("seat %d's die lies on field %d", k, c.Square)
			}
		}
	}
	for k, a := range b.Arms {
		if !b.Field.Encloses(Rect{a.Dish.At.X - a.Dish.Width/2, a.Dish.At.Y - a.Dish.Width/2, a.Dish.Width, a.Dish.Width}) {
			t.Errorf("ship %d leaves the field", k)
		}
		if d := a.Die.At.Sub(a.Dish.At).Len(); d < (a.Die.Width+a.Dish.Width)/2 {
			t.Errorf("seat %d's die lies on its ship", k)
		}
	}
}

func TestGalaxyStepsAreEven(t *testing.T) {
	track, b := board.Galaxy(), Galaxy()
	for k := range track.Arms {
		at := func(step int) Cell {
			c, ok := b.Cell(rules.Square(track.Path[k][step]))
			if !ok {
				t.Fatalf("step %d of seat %d has no field", step, k)
			}
			return c
		}
		for step := 1; step < track.HomeStep; step++ {
			if d := at(step).Centre.Sub(at(step - 1).Centre).Len(); d < 1 || d > 1.6 {
				t.Errorf("seat %d: step %d is %.2f long", k, step, d)
			}
		}
		// the path goes straight on over both globes, which are on its own share of the Earth
		from, out := at(track.HomeStep-1).Centre, b.Arms[k].Axis
		for i, g := range b.Globes(k) {
			d := from.Sub(g.At)
			if along := d.X*out.X + d.Y*out.Y; math.Abs(along-d.Len()) > 1e-9 || d.Len() > 1 {
				t.Errorf("seat %d: globe %d is not straight on: %v", k, i, d)
			}
			if seat, ok := b.PickSeat(g.At.X, g.At.Y); !ok || seat != k {
				t.Errorf("seat %d's globe %d belongs to %d", k, i, seat)
			}
			from = g.At
		}
	}
}

// TestPiecesOnEarthKeepApart: five pieces of each of four seats have room there.
func TestPiecesOnEarthKeepApart(t *testing.T) {
	b := Galaxy()
	var all []Spot
	for _, a := range b.Arms {
		if len(a.HomeSlots) != rules.MaxPieces || len(a.YardSlots) != rules.MaxPieces {
			t.Fatalf("seat %d has %d places on Earth and %d berths", a.Seat, len(a.HomeSlots), len(a.YardSlots))
		}
		for i, s := range a.YardSlots {
			for _, o := range a.YardSlots[:i] {
				if d := s.At.Sub(o.At).Len(); d < s.Width {
					t.Errorf("berths of seat %d are %.2f apart", a.Seat, d)
				}
			}
		}
		all = append(all, a.HomeSlots...)
	}
	for i, s := range all {
		for _, o := range all[:i] {
			if d := s.At.Sub(o.At).Len(); d < s.Width {
				t.Errorf("two places on Earth are %.2f apart", d)
			}
		}
	}
}

// TestEveryFieldHoldsAFleet: five pieces that fly together are still large enough
// to be told apart.
func TestEveryFieldHoldsAFleet(t *testing.T) {
	for _, c := range cells(Galaxy()) {
		if w := c.Stack(rules.MaxPieces)[0].Width; w < 0.33 {
			t.Errorf("a fleet of five is only %.2f wide on field %d", w, c.Square)
		}
	}
}
