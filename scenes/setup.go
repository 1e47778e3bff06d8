package scenes

import "ludaxy/engine/rules"

// SeatKind is who plays a seat.
type SeatKind uint8

// The kinds of seat.
const (
	SeatEmpty SeatKind = iota
	SeatHuman
	SeatComputer
)

// Seat is one seat as it was set up.
type Seat struct {
	Kind   SeatKind
	Name   string
	Level  string // of a computer
	Livery int    // 0..7: colour and symbol
}

// MatchSetup is a table that is set up: the game, its house rules and who sits where.
type MatchSetup struct {
	Game    string
	Options map[string]string // those that differ from the default, values as in rules.OptionSpec.Values
	Seats   [rules.MaxSeats]Seat
}
