// Package board is the topology of the boards: which squares there are, the
// path of every seat over them, and what is special about each. It knows
// nothing of pixels; scenes/layout draws the same squares.
//
// Squares are bare bytes here (package rules names them): 0..135 the ring, then
// eight squares a seat for the lanes, 255 home.
package board

// The numbering of squares off the ring, the same as in package rules.
const (
	LaneBase  = 136
	LaneWidth = 8
	Home      = 255
	NoStep    = 255
	NoSquare  = 254 // out of the game: where a path does not lead
)

// Tag is what is special about a square.
type Tag uint16

// The tags.
const (
	Start     Tag = 1 << iota // a seat's start (saída, Moon)
	Star                      // luddo: safe; oduludo: another roll
	Shelter                   // mega-ludo
	Safe                      // nobody is captured here
	Sun                       // oduludo
	Lightning                 // oduludo
	Circle                    // oduludo
	Parking                   // oduludo: of a UFO
	Gate                      // oduludo: the top of a coloured path
)

// Shape is the kind of a board: which geometry and which picture it has.
type Shape uint8

// The shapes.
const (
	Arms   Shape = iota // the cross and the hexagon of Ludo
	Long                // Mega Ludo: four, six or eight long arms
	Nebula              // Oduludo: four galaxies
	Rows                // Snakes and Ladders: numbered squares in rows
)

// Track is a ring with a lane a seat. The zero step of a seat is its start
// square; steps grow by one a square through the lane to Home.
type Track struct {
	Shape    Shape
	Arms     int
	Ring     int // squares of the ring
	ArmLen   int // ring squares from one start to the next
	LastRing int // last step of a path that is on the ring
	Lane     int // squares of a lane
	HomeStep int // the step of Home
	Tags     [LaneBase]Tag
	Jumps    []Jump // ladders and snakes; none on a ring
	// Path[seat][step] is the square; Step[seat][square] its inverse, NoStep
	// for squares that are not on the seat's path.
	Path [8][152]uint8
	Step [8][256]uint8
}

// New builds a track of some arms. tag gives the tags of a ring square by its
// place in its arm.
func New(arms, armLen, lastRing, lane int, tag func(place int) Tag) *Track {
	t := &Track{Arms: arms, Ring: arms * armLen, ArmLen: armLen, LastRing: lastRing, Lane: lane, HomeStep: lastRing + lane + 1}
	for r := range t.Ring {
		t.Tags[r] = tag(r % armLen)
	}
	for k := range t.Path {
		for i := range t.Step[k] {
			t.Step[k][i] = NoStep
		}
		if k >= arms {
			continue
		}
		for step := range t.Path[k] {
			switch {
			case step <= lastRing:
				t.Path[k][step] = uint8((k*armLen + step) % t.Ring)
			case step < t.HomeStep:
				t.Path[k][step] = uint8(LaneBase + k*LaneWidth + step - lastRing - 1)
			default:
				t.Path[k][step] = Home
			}
			if step <= t.HomeStep {
				t.Step[k][t.Path[k][step]] = uint8(step)
			}
		}
	}
	return t
}

// Has reports whether a ring square has any of the tags; lane squares have none.
func (t *Track) Has(square uint8, tag Tag) bool {
	return square < LaneBase && t.Tags[square]&tag != 0
}

// Printed is the number printed on a square of a physical board, 0 where none
// is: Mega Ludo counts from the fifth square before seat 0's start (RULES.md
// section 4), a grid from its first square.
func (t *Track) Printed(square uint8) int {
	switch {
	case t.Shape == Long && int(square) < t.Ring:
		return (int(square)+4)%t.Ring + 1
	case t.Shape == Rows && square == Home:
		return t.Ring
	case t.Shape == Rows && int(square) < t.Ring:
		return int(square)
	}
	return 0
}
