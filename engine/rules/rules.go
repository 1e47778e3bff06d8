// Package rules is the contract between a game's rules and everything that asks
// them: the position as a plain value, the actions a player can take, the
// events that follow, and the interface each game implements.
//
// Chance is outside. A roll is an action that carries the number shown, drawn
// by package dice, typed in by a player or taken from a script, so the actions
// of a match are the whole match.
package rules

import (
	"errors"
	"fmt"

	"ludaxy/engine/board"
)

// Rules is one game. Its methods keep nothing between calls: a value can be
// used by many goroutines at once.
type Rules interface {
	// Spec describes the game; the result is shared and not to be changed.
	Spec() *Spec
	// Start is the position before the opening. The setup was checked with
	// Spec.Check and suits the game.
	Start(setup Setup) State
	// Legal appends to buf[:0] every action the seat to play has, and returns
	// it. It is empty exactly when the match is over.
	Legal(s *State, buf []Action) []Action
	// Apply does an action and tells the sink what happened, passes and lost
	// numbers included, up to the next decision. An illegal action is refused
	// with an error that wraps ErrIllegal (a Refusal, where a reason can be
	// given) and leaves the state as it was.
	Apply(s *State, a Action, sink Sink) error
	// Check says what is wrong with a position this game cannot reach, nil if
	// nothing is.
	Check(s *State) error
	// Auto is the action taken for a player whose time has run out.
	// Only for a state that is not over.
	Auto(s *State) Action
	// Board is the track for a position's number of arms.
	Board(s *State) *board.Track
}

// ErrIllegal is wrapped by the error for every action that may not be done now.
var ErrIllegal = errors.New("illegal action")

// Reason is why an action is refused: the key of a sentence for the player.
type Reason string

// The reasons there are.
const (
	ReasonOver      Reason = "over"        // the match has ended
	ReasonRollFirst Reason = "roll-first"  // the die must be thrown first
	ReasonMoveFirst Reason = "move-first"  // a number must be used first
	ReasonNotYours  Reason = "not-yours"   // the piece is another seat's
	ReasonNeedSix   Reason = "need-six"    // only a six (or the entering number) brings it out
	ReasonExact     Reason = "exact"       // the count goes past home
	ReasonBlocked   Reason = "blocked"     // a barrier or piece stands in the way
	ReasonFull      Reason = "full"        // the target square is full or closed
	ReasonNoLaneYet Reason = "no-lane-yet" // captureFirst: capture before the lane
	ReasonAtHome    Reason = "at-home"     // the piece is home already
	ReasonMustEnter Reason = "must-enter"  // this number has to bring a piece out
	ReasonMustOpen  Reason = "must-open"   // a barrier has to be opened
	ReasonMustMove  Reason = "must-move"   // another stack has to move first
	ReasonKingLast  Reason = "king-last"   // the King goes to Earth last
	ReasonOut       Reason = "out"         // the piece is a captive or out of the game
	ReasonUnknown   Reason = "unknown"     // there is no such action here
)

// Refusal is the error of an action that cannot be done, with its reason.
type Refusal struct {
	Action Action
	Reason Reason
}

// Error says it in English, for the protocol and logs.
func (r *Refusal) Error() string {
	return fmt.Sprintf("illegal action: %s", reasonText[r.Reason])
}

// Unwrap makes errors.Is(err, ErrIllegal) true.
func (r *Refusal) Unwrap() error { return ErrIllegal }

var reasonText = map[Reason]string{
	ReasonOver:      "the match is over; start a new one",
	ReasonRollFirst: "the die has to be thrown first",
	ReasonMoveFirst: "a piece has to move first",
	ReasonNotYours:  "that piece is not the player's to move",
	ReasonNeedSix:   "this number does not bring a piece out",
	ReasonExact:     "home needs the exact number",
	ReasonBlocked:   "something stands in the way",
	ReasonFull:      "the target square admits no further piece",
	ReasonNoLaneYet: "the lane is closed until the player has captured",
	ReasonAtHome:    "that piece is home already",
	ReasonMustEnter: "this number has to bring a piece out",
	ReasonMustOpen:  "a barrier has to be opened first",
	ReasonMustMove:  "another stack has to move first",
	ReasonKingLast:  "the King goes to Earth last",
	ReasonOut:       "that piece is not in play",
	ReasonUnknown:   "ask for the legal actions to see what can be done now",
}

// Faces is how many values the roll due in this position can show: 6, or the
// number of seats where one of them is drawn to begin.
func Faces(s *State) int {
	if s.Drawn() {
		return s.SeatCount()
	}
	return 6
}
