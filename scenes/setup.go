package scenes

import (
	"ludaxy/engine"
	"ludaxy/engine/rules"
)

// Seat and SeatKind are the engine's.
type (
	Seat     = engine.Seat
	SeatKind = engine.SeatKind
)

// The kinds of seat.
const (
	SeatEmpty    = engine.Empty
	SeatHuman    = engine.Human
	SeatComputer = engine.Computer
)

// MatchSetup is a table that is set up: the game, its house rules and who sits where.
type MatchSetup struct {
	Game    string
	Options map[string]string // those that differ from the default, values as in rules.OptionSpec.Values
	Seats   [rules.MaxSeats]Seat
}
