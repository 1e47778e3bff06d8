// Package ludoapp is the game ludo-app: the cross with no safe ring square,
// where pieces stand in the way and two of a colour make a wall.
//
// Some readings the rules leave open are settled here. With the house rule
// blockers "none" two pieces of a colour can be passed, but nobody lands on
// them. With safeStarts nobody can land on a start square while a piece of its
// owner stands there; the owner captures there as anywhere. Without playOn the
// match ends with the first player who has finished, and the others share the
// second place.
package ludoapp

import (
	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Pieces is how many pieces a seat has.
const Pieces = 4

const seats = 4 // on the board, all with an arm of their own

// The indices of the house rules in State.Options, after those of all games.
const (
	OptBlockers = rules.OptDice + 1 + iota
	OptBonusOnSix
	OptPlayOn
	OptSafeStarts
)

// The values of blockers: which opposing pieces cannot be passed.
const (
	BlockersAny uint8 = iota
	BlockersDoubled
	BlockersNone
)

// The values of bonusOnSix: when a six gives another roll.
const (
	BonusNoEntry uint8 = iota // if no piece could be brought out when it was rolled
	BonusAlways
)

// LudoApp is the rules of ludo-app. Make it with New.
type LudoApp struct {
	game   uint8
	spec   rules.Spec
	track  *board.Track
	starts [seats]rules.Square
	bits   [seats][256]uint64 // bit n: the square is step n of the seat's path, before home
}

// New returns the rules of ludo-app, with the index the registry of games has
// for them.
func New(game uint8) *LudoApp {
	l := &LudoApp{
		game:  game,
		track: board.Cross(seats, false),
		spec: rules.Spec{
			ID:         "ludo-app",
			MinPlayers: 2,
			MaxPlayers: seats,
			Pieces:     Pieces,
			Arms:       func(rules.Setup) int { return seats },
			Options: []rules.OptionSpec{
				rules.OpeningOption(),
				rules.DiceOption(),
				OptBlockers:   rules.OneOf("blockers", "any", "doubled", "none"),
				OptBonusOnSix: rules.OneOf("bonusOnSix", "no-entry", "always"),
				OptPlayOn:     rules.Flag("playOn", true),
				OptSafeStarts: rules.Flag("safeStarts", false),
			},
			Presets: []rules.Preset{
				{Name: "family", Options: map[string]string{"bonusOnSix": "always", "safeStarts": "true"}},
				{Name: "quick", Options: map[string]string{"playOn": "false"}},
			},
		},
	}
	for k := range l.starts {
		l.starts[k] = rules.Square(l.track.Path[k][0])
		for step := range l.track.HomeStep {
			l.bits[k][l.track.Path[k][step]] = 1 << step
		}
	}
	return l
}

// Spec describes the game.
func (l *LudoApp) Spec() *rules.Spec { return &l.spec }

// Board is the cross.
func (l *LudoApp) Board(*rules.State) *board.Track { return l.track }

// Start is the position before the opening: all pieces in their yards.
func (l *LudoApp) Start(setup rules.Setup) rules.State {
	s := rules.State{Game: l.game, Options: setup.Options, Seats: setup.Seats, Arms: uint8(l.track.Arms)}
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
