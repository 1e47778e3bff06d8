package engine

import "ludaxy/engine/rules"

// NoteKind is what a note tells.
type NoteKind uint8

// The kinds of note.
const (
	Events      NoteKind = iota + 1 // Action was done: Events happened from Before to After
	Reset                           // the position is After now: a move was taken back, or a match loaded
	SeatChanged                     // Seat is played by As now
	PauseSet                        // Paused says whether the match rests
	Trouble                         // Err: the match goes on, but the journal cannot keep it or a listener failed
	TroubleOver                     // the journal has everything again
	Over                            // After is the end; the seed of the dice is in Table.Match
)

// Note is what the table tells those who listen. Events, paths and positions in
// it are theirs to keep.
type Note struct {
	Kind          NoteKind
	Seq           uint64 // the table's after it
	Before, After rules.State
	Action        rules.Action
	Auto          bool // the clock did it for the player
	Events        []rules.Event
	Seat          int
	As            Seat
	Paused        bool
	Loaded        bool // of a Reset: another match was loaded
	Err           error
}
