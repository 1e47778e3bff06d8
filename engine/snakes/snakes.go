// Package snakes is the game of snakes and ladders on a hundred squares, with
// three boards and every house rule.
//
// Nobody chooses anything: a throw moves the piece, takes it up a ladder or
// down a snake, and passes the die on, all in one action. The hundredth square
// is rules.Home, also in the path of a count that turns back there.
package snakes

import (
	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Squares is how many squares a board has; the last of them is home.
const Squares = 100

// The indices of the house rules in State.Options, after those of all games.
const (
	OptAnyRollEnters = rules.OptDice + 1 + iota
	OptBounce
	OptSixRollsAgain
	OptBoard
)

// Snakes is the rules of the game. Make it with New.
type Snakes struct {
	game   uint8
	spec   rules.Spec
	boards []geometry // by the value of the option
}

// geometry is a board with its jumps by the square they begin on: the square a
// piece that lands there comes to, 0 where it stays.
type geometry struct {
	track *board.Track
	jump  [Squares]rules.Square
}

// New returns the rules of snakes, with the index the registry of games has for
// them.
func New(game uint8) *Snakes {
	g := &Snakes{
		game: game,
		spec: rules.Spec{
			ID:         "snakes",
			MinPlayers: 2,
			MaxPlayers: 4,
			Pieces:     1,
			Grid:       true,
			Arms:       func(rules.Setup) int { return 0 },
			Options: []rules.OptionSpec{
				rules.OpeningOption(),
				rules.DiceOption(),
				OptAnyRollEnters: rules.Flag("anyRollEnters", false),
				OptBounce:        rules.Flag("bounce", false),
				OptSixRollsAgain: rules.Flag("sixRollsAgain", true),
			},
			Presets: []rules.Preset{
				{Name: "family", Options: map[string]string{"anyRollEnters": "true"}},
				{Name: "long", Options: map[string]string{"bounce": "true"}},
			},
		},
	}
	names := make([]string, 0, len(layouts))
	for _, l := range layouts {
		names = append(names, l.name)
		b := geometry{track: board.Grid(Squares, l.jumps)}
		for _, j := range b.track.Jumps {
			b.jump[j.From] = rules.Square(j.To)
		}
		g.boards = append(g.boards, b)
	}
	g.spec.Options = append(g.spec.Options, rules.OneOf("board", names...))
	return g
}

// Spec describes the game.
func (g *Snakes) Spec() *rules.Spec { return &g.spec }

// Board is the board chosen, with its ladders and snakes.
func (g *Snakes) Board(s *rules.State) *board.Track { return g.geometry(s).track }

func (g *Snakes) geometry(s *rules.State) *geometry { return &g.boards[s.Options[OptBoard]] }

// Start is the position before the opening: every piece off the board.
func (g *Snakes) Start(setup rules.Setup) rules.State {
	s := rules.State{Game: g.game, Options: setup.Options, Seats: setup.Seats}
	for k := range s.At {
		for p := range s.At[k] {
			s.At[k][p] = rules.Out
		}
		if s.Active(k) {
			s.At[k][0] = rules.Yard
		}
	}
	rules.BeginOpening(&s, setup)
	return s
}

// Legal appends to buf[:0] what the seat to play can do: throw the die.
func (g *Snakes) Legal(s *rules.State, buf []rules.Action) []rules.Action {
	buf = buf[:0]
	if s.Phase == rules.PhaseRoll {
		buf = append(buf, rules.Action{Kind: rules.Roll})
	}
	return buf
}

// Auto is the throw, without its number.
func (g *Snakes) Auto(*rules.State) rules.Action { return rules.Action{Kind: rules.Roll} }
