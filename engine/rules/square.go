package rules

// Square is a place a piece can be, the same numbering for every board, so that
// a piece fits in one byte and two pieces stand together exactly when their
// squares are equal. 0..135 is the ring (or square 1..100 of a grid board),
// then the seats' lanes, then the three places off the board.
type Square uint8

// The places of a Square that are not on the ring.
const (
	LaneBase Square = 136 // first square of seat 0's lane; seat k's begins LaneWidth later
	Yard     Square = 253 // waiting to enter (base, ship)
	Out      Square = 254 // out of the game (eliminated, removed in last-piece mode)
	Home     Square = 255 // the goal
)

// LaneWidth is the room each seat's lane has in the numbering; real lanes are
// 4 to 7 squares long.
const LaneWidth = 8

// Lane returns lane square i (0 is next to the ring) of a seat.
func Lane(seat, i int) Square { return LaneBase + Square(seat*LaneWidth+i) }

// IsRing reports whether the square is on the shared ring (or grid).
func (q Square) IsRing() bool { return q < LaneBase }

// IsLane reports whether the square is in somebody's lane.
func (q Square) IsLane() bool { return q >= LaneBase && q < LaneBase+MaxSeats*LaneWidth }

// LaneOwner is the seat whose lane a lane square belongs to.
func (q Square) LaneOwner() int { return int(q-LaneBase) / LaneWidth }

// LaneIndex is a lane square's distance from the ring, from 0.
func (q Square) LaneIndex() int { return int(q-LaneBase) % LaneWidth }

// OnBoard reports whether a piece there is in play: on the ring or in a lane.
func (q Square) OnBoard() bool { return q < LaneBase+MaxSeats*LaneWidth }
