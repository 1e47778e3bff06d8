// Package megaludo is the game mega-ludo: boards of four, six or eight arms,
// two pieces a square, barriers, and counts of twenty and ten for captures and
// pieces brought home.
//
// Some readings the rules leave open are settled here. With openOnSix a barrier
// has to be opened whenever no piece can be brought out, also while the start
// is full and pieces wait in the yard. A count given up by bonusOptional leaves
// no event: it was not lost. A piece that a third six has sent back is no longer
// remembered as the last moved. A move earns at most one count, so play never
// owes two; a position that owes several has them used in order. A board too
// small for the seats is refused, not enlarged. The smallest board that seats
// the players is the smallest with all their seats.
package megaludo

import (
	"fmt"
	"math/bits"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Pieces is how many pieces a seat has.
const Pieces = 4

// The counts owed for a capture and for a piece brought home.
const (
	CaptureBonus = 20
	HomeBonus    = 10
)

// The indices of the house rules in State.Options, after those of all games.
const (
	OptBoard = rules.OptDice + 1 + iota
	OptOpenOnSix
	OptCaptureOnEntry
	OptBonusOptional
)

// The values of captureOnEntry: when an entering piece captures on its start.
const (
	EntryFull uint8 = iota // if two pieces stand there
	EntryAny               // also a lone opposing piece
)

// boardArms is the number of arms by the value of the option board; 0 stands
// for the smallest that seats the players.
var boardArms = [...]int{0, 4, 6, 8}

// MegaLudo is the rules of mega-ludo. Make it with New.
type MegaLudo struct {
	game   uint8
	spec   rules.Spec
	tracks [rules.MaxSeats + 1]*board.Track // by number of arms
}

// New returns the rules of mega-ludo, with the index the registry of games has
// for them.
func New(game uint8) *MegaLudo {
	m := &MegaLudo{
		game: game,
		spec: rules.Spec{
			ID:         "mega-ludo",
			MinPlayers: 2,
			MaxPlayers: 8,
			Pieces:     Pieces,
			Keeps:      rules.KeepsLastMoved | rules.KeepsArrivals,
			Arms:       arms,
			Fits:       fits,
			Options: []rules.OptionSpec{
				rules.OpeningOption(),
				rules.DiceOption(),
				OptBoard:          rules.OneOf("board", "auto", "4", "6", "8"),
				OptOpenOnSix:      rules.Flag("openOnSix", false),
				OptCaptureOnEntry: rules.OneOf("captureOnEntry", "full", "any"),
				OptBonusOptional:  rules.Flag("bonusOptional", false),
			},
			Presets: []rules.Preset{
				{Name: "family", Options: map[string]string{"openOnSix": "true", "bonusOptional": "true"}},
				{Name: "long", Options: map[string]string{"captureOnEntry": "any"}},
			},
		},
	}
	for _, n := range boardArms[1:] {
		m.tracks[n] = board.Mega(n)
	}
	return m
}

// smallest is the size of the smallest board that has all the seats.
func smallest(seats uint8) int {
	switch highest := bits.Len8(seats); {
	case highest <= 4:
		return 4
	case highest <= 6:
		return 6
	}
	return 8
}

// arms is the board's size: the one chosen, or the smallest that will do.
func arms(setup rules.Setup) int {
	return max(smallest(setup.Seats), boardArms[setup.Options[OptBoard]])
}

// fits refuses what does not suit the seats.
func fits(setup rules.Setup) error {
	if n := boardArms[setup.Options[OptBoard]]; n != 0 && n < smallest(setup.Seats) {
		return fmt.Errorf(`option "board": %d arms are too few for the seats`, n)
	}
	return nil
}

// Spec describes the game.
func (m *MegaLudo) Spec() *rules.Spec { return &m.spec }

// Board is the board of 4, 6 or 8 arms.
func (m *MegaLudo) Board(s *rules.State) *board.Track { return m.tracks[s.Arms] }

// Start is the position before the opening: all pieces in their yards.
func (m *MegaLudo) Start(setup rules.Setup) rules.State {
	s := rules.State{Game: m.game, Options: setup.Options, Seats: setup.Seats, Arms: uint8(arms(setup))}
	for k := range s.At {
		for p := range s.At[k] {
			s.At[k][p] = rules.Out
			if s.Active(k) && p < Pieces {
				s.At[k][p] = rules.Yard
			}
		}
	}
	rules.BeginOpening(&s, setup)
	return s
}
