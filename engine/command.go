package engine

import (
	"errors"

	"ludaxy/engine/dice"
	"ludaxy/engine/rules"
)

// CommandKind is what a command asks for.
type CommandKind uint8

// The kinds of command.
const (
	Do        CommandKind = iota + 1 // Action, made for the position of Seq
	Undo                             // take the last action of the position of Seq back (see Match.TakeBacks)
	SetSeat                          // Seat is played by As from now on
	SetPaused                        // Paused
	Save                             // write what the journal misses; with Into, the whole match there
	Load                             // go on with the match in Load
)

// Command asks the table for something. Do and Undo are refused with ErrStale
// unless Seq is the table's; the others suit any position.
type Command struct {
	Seq    uint64
	Kind   CommandKind
	Action rules.Action
	Seat   int
	As     Seat
	Paused bool
	Into   Journal // of a Save: where a copy goes; the table closes it
	Load   *Loaded
	// Done, if not nil, is called once from Pump with what became of the
	// command: after the journal has it and all subscribers were told.
	Done func(error)

	clock bool // the clock asks, not a player
}

// Loaded is a match to go on with. The journal continues Entries and may be nil.
type Loaded struct {
	Match   Match
	Rules   rules.Rules
	Entries []Entry
	Roller  dice.Roller
	Journal Journal
}

// The errors a command is refused with, beside those of the rules.
var (
	ErrStale      = errors.New("the position has changed since")
	ErrNoUndo     = errors.New("nothing can be taken back: a throw stands")
	ErrNeedsValue = errors.New("this match is played with real dice: the number thrown is missing")
	ErrFairDice   = errors.New("the program throws the dice of this match: a throw carries no number")
	ErrNoThrow    = errors.New("the dice of this match cannot tell this throw")
	ErrClosed     = errors.New("the table is closed")
	ErrCommand    = errors.New("there is no such command")
	ErrInternal   = errors.New("a mistake in the program")
)
