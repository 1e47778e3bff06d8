package oduludo_test

import (
	"strings"
	"testing"

	"ludaxy/engine/oduludo"
	"ludaxy/engine/rules"
)

// TestCheck spoils a position in one way after another.
func TestCheck(t *testing.T) {
	o := oduludo.New(4)
	base := script{pieces: "y r9 r20 y y | y y r10 y r9 | y y y y y | y y y y y", captives: "1:4:0"}.position(t, o)
	for _, test := range []struct {
		name  string
		spoil func(*rules.State)
		want  string
	}{
		{"opponents together", func(s *rules.State) { s.At[2][2] = 10 }, "together"},
		{"a captive alone", func(s *rules.State) { s.At[1][4] = 11 }, "nobody of its captor's"},
		{"a captive in the ship", func(s *rules.State) { s.At[1][4] = rules.Yard }, "neither on the board"},
		{"a captive of its own", func(s *rules.State) { s.Captor[1][4] = 2 }, "cannot be a captive"},
		{"a captor off the table", func(s *rules.State) { s.Captor[1][4] = 9 }, "cannot be a captive"},
		{"an opponent's coloured path", func(s *rules.State) { s.At[0][2] = rules.Lane(1, 1) }, "off its path"},
		{"no such field", func(s *rules.State) { s.At[0][2] = 52 }, "off its path"},
		{"a fifth field of a path", func(s *rules.State) { s.At[0][2] = rules.Lane(0, 4) }, "off its path"},
		{"a piece out alone", func(s *rules.State) { s.At[0][3] = rules.Out }, "cannot be out of the game"},
		{"a King out alone", func(s *rules.State) { s.At[0][0] = rules.Out }, "has to be out of the game"},
		{"the King first", func(s *rules.State) { s.At[0][0] = rules.Home }, "on Earth before"},
		{"finished without a place", func(s *rules.State) { s.At[2] = [5]rules.Square{255, 255, 255, 255, 255} }, "has no place"},
		{"a place without an end", func(s *rules.State) { s.Place[0], s.Placed = 1, 1 }, "has not finished"},
		{"a place nobody has", func(s *rules.State) { s.Placed = 1 }, "place 1"},
		{"a number without a move", func(s *rules.State) { s.PushNumber(3) }, "in hand"},
		{"a move without a number", func(s *rules.State) { s.Phase = rules.PhaseMove }, "number in hand"},
		{"tries with pieces in play", func(s *rules.State) { s.Tries = 1 }, "tries"},
		{"sixes", func(s *rules.State) { s.Sixes = 1 }, "sixes"},
		{"an extra roll", func(s *rules.State) { s.Extra = true }, "choice to settle"},
		{"no phase", func(s *rules.State) { s.Phase = 0 }, "no phase"},
		{"an empty choice", func(s *rules.State) { s.Phase = rules.PhaseChoose }, "no move"},
		{"a meeting of nobody", func(s *rules.State) {
			s.Phase, s.Choice = rules.PhaseChoose, rules.Choice{Options: 6, Piece: 2, Number: 3, Flags: 2}
		}, "nobody is met"},
		{"a die off the Circle", func(s *rules.State) {
			s.Phase, s.Choice = rules.PhaseChoose, rules.Choice{Options: 24, Piece: 1, Number: 3, Flags: 3}
		}, "on a Circle"},
		{"a Soldier's choice of Suns", func(s *rules.State) {
			s.Phase, s.Choice = rules.PhaseChoose, rules.Choice{Options: 96, Piece: 2, Number: 3, Flags: 1}
		}, "only the Queen"},
		{"points too early", func(s *rules.State) { s.Score[1] = 20 }, "before the end"},
		{"a second round", func(s *rules.State) { s.Round, s.RoundsWon[0] = 1, 1 }, "one round"},
		{"rounds nobody won", func(s *rules.State) { s.Round = 2 }, "rounds are won"},
		{"over too early", func(s *rules.State) { s.Phase, s.Round, s.RoundsWon[0] = rules.PhaseOver, 1, 1 }, "places do not follow"},
		{"a match clock", func(s *rules.State) { s.TimeUp = true }, "clock"},
	} {
		s := base
		test.spoil(&s)
		if err := o.Check(&s); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", test.name, err, test.want)
		}
	}
}

// TestTeamNeedsFour refuses teams at a table that is not full.
func TestTeamNeedsFour(t *testing.T) {
	o := oduludo.New(4)
	setup := rules.Setup{Seats: 0b0111, Options: rulesOptions(o, oduludo.ModeTeam), First: -1}
	if o.Spec().Check(setup) == nil {
		t.Error("three players were taken for two teams")
	}
	setup.Seats = 0b1111
	if err := o.Spec().Check(setup); err != nil {
		t.Error(err)
	}
}

func rulesOptions(o *oduludo.Oduludo, mode uint8) [rules.MaxOptions]uint8 {
	options := o.Spec().Defaults()
	options[oduludo.OptMode] = mode
	return options
}
