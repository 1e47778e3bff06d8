// Package oduludo is the game Oduludo: fleets of a King, a Queen and three
// Soldiers that race through four galaxies to Earth.
//
// A stack is what stands on one field: the pieces of one side and the captives
// they carry. An action names it by its lowest piece of the seat to play.
//
// Readings of what the rules leave open:
//   - Any stack on the Moon of a played opponent has to move first, also in an
//     extra roll of the turn that brought it there.
//   - A Sun on the way of a jump is passed, whoever stands on it; only the field
//     where the jump ends can be closed. What would take a King to Earth too
//     early does nothing at all.
//   - The Queen choosing between two Suns stands on the Sun with what she
//     carries; where others of her side hold captives there, hers wait where she
//     came from, so that a position tells which are hers, and follow once she has
//     chosen.
//   - With queenLeads and teams it is the Queen of the seat to play that leads a
//     stack back, and no King of either partner may be in it.
//   - An eliminated faction's pieces leave the board, also those carried by
//     others; what is on Earth stays there, captives too.
//   - Only players with a place of their own score for it. The last faction
//     left has the first place and no penalty.
//   - The others are ranked by their points of the round, those still playing
//     before those that are out. Of several the one with the fewest has lost it.
//   - A captive, on the board or on Earth, counts nothing for its owner.
//   - With teams both partners score for their place, and a stack in a coloured
//     path is moved only by the seat whose path it is.
//   - Two stacks of a team in the coloured paths of both partners, each with
//     the King that the other's pieces keep from Earth, could never end the
//     match: there the King-last rule does not count those pieces.
package oduludo

import (
	"errors"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Pieces is how many pieces a seat has: the King, the Queen and the Soldiers.
const Pieces = 5

// The pieces that are special.
const (
	king  = 0
	queen = 1
)

// seats is how many seats there are at most.
const seats = 4

// The indices of the house rules in State.Options, after those of all games.
const (
	OptMode = rules.OptDice + 1 + iota
	OptQueenLeads
	OptStopAtWinner
)

// The values of the option mode.
const (
	ModeStandard = iota
	ModeLastPiece
	ModeTeam
)

// lastRound is how many rounds a player has to win in the mode last-piece.
const lastRound = 5

// lastGlobe is the last step of a path; it and the one before are Earth.
const lastGlobe = 57

// tries is how often a player without a piece in play may roll.
const tries = 3

// Oduludo is the rules of Oduludo. Make it with New.
type Oduludo struct {
	game  uint8
	spec  rules.Spec
	track *board.Track
	jumps [seats][256]leaps // by seat and square
}

// New returns the rules of Oduludo, with the index the registry of games has
// for them.
func New(game uint8) *Oduludo {
	o := &Oduludo{
		game:  game,
		track: board.Galaxy(),
		spec: rules.Spec{
			ID:         "oduludo",
			MinPlayers: 2,
			MaxPlayers: seats,
			Pieces:     Pieces,
			Fleet:      true,
			Keeps:      rules.KeepsCaptives | rules.KeepsUFOs | rules.KeepsChoice | rules.KeepsRounds,
			Arms:       func(rules.Setup) int { return seats },
			Fits:       fits,
			Teams:      func(o [rules.MaxOptions]uint8) bool { return o[OptMode] == ModeTeam },
			Rounds:     func(o [rules.MaxOptions]uint8) bool { return o[OptMode] == ModeLastPiece },
			Options: []rules.OptionSpec{
				rules.OpeningOption(),
				rules.DiceOption(),
				OptMode:         rules.OneOf("mode", "standard", "last-piece", "team"),
				OptQueenLeads:   rules.Flag("queenLeads", false),
				OptStopAtWinner: rules.Flag("stopAtWinner", false),
			},
			Presets: []rules.Preset{
				{Name: "family", Options: map[string]string{"queenLeads": "true"}},
				{Name: "quick", Options: map[string]string{"stopAtWinner": "true"}},
				{Name: "long", Options: map[string]string{"mode": "last-piece"}},
				{Name: "teams", Options: map[string]string{"mode": "team"}},
			},
		},
	}
	for k := range o.jumps {
		o.jumps[k] = leapsOf(o.track, k)
	}
	return o
}

func fits(setup rules.Setup) error {
	if setup.Options[OptMode] == ModeTeam && setup.Seats != 1<<seats-1 {
		return errors.New(`option "mode": a team match needs all four seats`)
	}
	return nil
}

// Spec describes the game.
func (o *Oduludo) Spec() *rules.Spec { return &o.spec }

// Board is the four galaxies.
func (o *Oduludo) Board(*rules.State) *board.Track { return o.track }

// Start is the position before the opening.
func (o *Oduludo) Start(setup rules.Setup) rules.State {
	s := rules.State{Game: o.game, Options: setup.Options, Seats: setup.Seats, Arms: seats}
	deploy(&s)
	rules.BeginOpening(&s, setup)
	return s
}

// deploy puts the pieces and UFOs where a round begins.
func deploy(s *rules.State) {
	for k := range s.At {
		for p := range s.At[k] {
			s.At[k][p] = rules.Out
			if s.Active(k) && p < fleet(s, k) {
				s.At[k][p] = rules.Yard
			}
		}
	}
	s.Captor = [seats][rules.MaxPieces]uint8{}
	s.UFOs = s.Seats
}

// fleet is how many pieces a seat begins a round with: those with the lowest
// numbers, so that the Soldiers go first and the King last.
func fleet(s *rules.State, seat int) int {
	if s.Options[OptMode] != ModeLastPiece {
		return Pieces
	}
	return Pieces - min(Pieces, int(s.RoundsWon[seat]))
}
