package rules

// EventKind is what happened.
type EventKind uint8

// The kinds of event. They are the one stream that the view, the sound, the
// move log, the statistics and the replay follow.
const (
	Rolled     EventKind = iota + 1 // Seat, Value, Die
	Moved                           // Seat, Piece, From, To, Path
	Entered                         // Seat, Piece, From (Yard), To
	Jumped                          // Seat, Piece, From, To, Jump
	Captured                        // Seat, Piece, By, From: it is in its yard now
	Kidnapped                       // Seat, Piece, By
	Freed                           // Seat, Piece, By: a captive is back with its own
	Released                        // Seat, Piece: a captive is in its yard now
	ReachHome                       // Seat, Piece
	Lost                            // Seat, Value: a number that could not be used
	Cancelled                       // Seat, Value (how many numbers): three sixes
	SentBack                        // Seat, Piece, From: the third six of Mega Ludo
	Bonus                           // Seat, Value: a count is owed
	ExtraRoll                       // Seat
	Eliminated                      // Seat
	Finished                        // Seat, Place (from 1)
	Turn                            // Seat: whose turn it is now
	RoundOver                       // Scores
	Over                            // the state's Place array has the result
)

// Die tells the dice apart.
type Die uint8

// The dice.
const (
	DieNumber  Die = iota // six faces, a count
	DieOpening            // for who begins
	DieOduludo            // earth, suns, plus-3, lightning, moon
)

// Jump is what carried a piece without counting.
type Jump uint8

// The kinds of jump.
const (
	JumpSun Jump = iota + 1
	JumpLightning
	JumpMoon
	JumpUFO
	JumpEarth
	JumpLadder
	JumpSnake
)

// Event is one thing that happened; which fields mean something depends on its
// kind. Path holds every square walked, the last being To.
type Event struct {
	Kind     EventKind
	Seat     uint8
	Piece    uint8
	By       uint8
	From, To Square
	Value    uint8
	Place    uint8
	Die      Die
	Jump     Jump
	Path     []Square
	Scores   []int
}

// Sink receives events in the order they happen. A nil Sink makes Apply the
// fast path of search and simulation: no event is built at all.
type Sink func(Event)
