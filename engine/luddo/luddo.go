// Package luddo is the game luddo: the cross for two to four players, the
// hexagon for up to six, with every house rule.
//
// What the rules leave open is settled here. With captureFirst a match
// can stop for good: everybody left stands before a lane that is closed to them.
// Such a match ends with the places given as when the match clock runs out.
// With teams, a capture counts for the seat whose piece made it, also when its
// partner moved that piece, and bringing one's own last piece home ends the turn
// as it does without teams.
package luddo

import (
	"errors"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Pieces is how many pieces a seat has.
const Pieces = 4

// The indices of the house rules in State.Options, after those of all games.
const (
	OptStartOnBoard = rules.OptDice + 1 + iota
	OptPiecesToWin
	OptBlockades
	OptCaptureFirst
	OptTeams
	OptHomeBonus
	OptTurnSeconds
	OptMatchMinutes
)

// The number of pieces on the start square by the value of startOnBoard.
var startOnBoard = [...]int{0, 1, 2, 4}

// allFour are the seats of a match in teams.
const allFour = 0b1111

// Luddo is the rules of luddo. Make it with New.
type Luddo struct {
	game    uint8
	spec    rules.Spec
	cross   *geometry
	hexagon *geometry
}

// New returns the rules of luddo, with the index the registry of games has for
// them.
func New(game uint8) *Luddo {
	return &Luddo{
		game:    game,
		cross:   newGeometry(4),
		hexagon: newGeometry(6),
		spec: rules.Spec{
			ID:         "luddo",
			MinPlayers: 2,
			MaxPlayers: 6,
			Pieces:     Pieces,
			Keeps:      rules.KeepsCaptured,
			Arms:       arms,
			Fits:       fits,
			Teams:      func(o [rules.MaxOptions]uint8) bool { return o[OptTeams] != 0 },
			ToWin:      toWin,
			Options: []rules.OptionSpec{
				rules.OpeningOption(),
				rules.DiceOption(),
				OptStartOnBoard: rules.Number("startOnBoard", 0, startOnBoard[:]...),
				OptPiecesToWin:  rules.Number("piecesToWin", 4, 1, 2, 3, 4),
				OptBlockades:    rules.Flag("blockades", false),
				OptCaptureFirst: rules.Flag("captureFirst", false),
				OptTeams:        rules.Flag("teams", false),
				OptHomeBonus:    rules.Flag("homeBonus", true),
				OptTurnSeconds:  rules.Number("turnSeconds", 0, 0, 10, 15, 30),
				OptMatchMinutes: rules.Number("matchMinutes", 0, 0, 5, 10),
			},
			Presets: []rules.Preset{
				{Name: "family", Options: map[string]string{"startOnBoard": "1"}},
				{Name: "quick", Options: map[string]string{"startOnBoard": "1", "piecesToWin": "2"}},
				{Name: "long", Options: map[string]string{"blockades": "true", "captureFirst": "true"}},
				{Name: "teams", Options: map[string]string{"teams": "true"}},
			},
		},
	}
}

// arms is the board's size: the hexagon as soon as somebody sits past the
// cross.
func arms(setup rules.Setup) int {
	if setup.Seats&^allFour != 0 {
		return 6
	}
	return 4
}

func fits(setup rules.Setup) error {
	if setup.Options[OptTeams] != 0 && setup.Seats != allFour {
		return errors.New(`option "teams" needs the four seats of the cross`)
	}
	return nil
}

// Spec describes the game.
func (l *Luddo) Spec() *rules.Spec { return &l.spec }

// Board is the cross or the hexagon.
func (l *Luddo) Board(s *rules.State) *board.Track { return l.geometry(s).track }

func (l *Luddo) geometry(s *rules.State) *geometry {
	if s.Arms == 6 {
		return l.hexagon
	}
	return l.cross
}

// Start is the position before the opening.
func (l *Luddo) Start(setup rules.Setup) rules.State {
	s := rules.State{Game: l.game, Options: setup.Options, Seats: setup.Seats, Arms: uint8(arms(setup))}
	out := startOnBoard[setup.Options[OptStartOnBoard]]
	path := &l.geometry(&s).track.Path
	for k := range s.At {
		for p := range s.At[k] {
			switch {
			case !s.Active(k) || p >= Pieces:
				s.At[k][p] = rules.Out
			case p < out:
				s.At[k][p] = rules.Square(path[k][0])
			default:
				s.At[k][p] = rules.Yard
			}
		}
	}
	rules.BeginOpening(&s, setup)
	return s
}
