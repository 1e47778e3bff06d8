package turns_test

import (
	"strings"
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

var spec = rules.Spec{
	ID: "test", MinPlayers: 2, MaxPlayers: 4, Pieces: 1,
	Options: []rules.OptionSpec{rules.OpeningOption(), rules.DiceOption()},
	Arms:    func(rules.Setup) int { return 4 },
}

// start is how a match of the test game begins.
func start(opening uint8) rules.State {
	setup := rules.Setup{Seats: 0b1111, First: -1}
	setup.Options[rules.OptOpening] = opening
	s := rules.State{Game: 3, Options: setup.Options, Seats: setup.Seats, Arms: 4}
	rules.BeginOpening(&s, setup)
	return s
}

// wantError wants an error with a text in it, or none if the text is empty.
func wantError(t *testing.T, name string, err error, text string) {
	t.Helper()
	switch {
	case text == "" && err != nil:
		t.Errorf("%s: %v", name, err)
	case text != "" && err == nil:
		t.Errorf("%s: passed, want %q", name, text)
	case text != "" && !strings.Contains(err.Error(), text):
		t.Errorf("%s: %v, want %q", name, err, text)
	}
}

func TestCheckSetup(t *testing.T) {
	for _, test := range []struct {
		name  string
		spoil func(*rules.State)
		want  string
	}{
		{"a start", func(*rules.State) {}, ""},
		{"another game", func(s *rules.State) { s.Game = 2 }, "another game"},
		{"an option's value", func(s *rules.State) { s.Options[1] = 2 }, "no value 2"},
		{"an option", func(s *rules.State) { s.Options[2] = 1 }, "no value 1"},
		{"one player", func(s *rules.State) { s.Seats = 1 }, "2 to 4 players"},
		{"a board", func(s *rules.State) { s.Arms = 6 }, "not 6"},
		{"a turn", func(s *rules.State) { s.Seats, s.Turn = 0b0101, 1 }, "seat 1"},
		{"a turn off the table", func(s *rules.State) { s.Turn = 200 }, "seat 200"},
	} {
		s := start(rules.OpeningRollOff)
		test.spoil(&s)
		wantError(t, test.name, turns.CheckSetup(&s, 3, &spec), test.want)
	}
}

func TestCheckForeign(t *testing.T) {
	const all = rules.KeepsCaptured | rules.KeepsLastMoved | rules.KeepsArrivals | rules.KeepsCaptives | rules.KeepsUFOs | rules.KeepsChoice | rules.KeepsRounds
	const every = turns.UsesNumbers | turns.UsesBonus | turns.UsesTries | turns.UsesExtra | turns.UsesTimeUp
	for _, test := range []struct {
		part  rules.Part
		uses  turns.Uses
		spoil func(*rules.State)
		want  string
	}{
		{rules.KeepsCaptured, 0, func(s *rules.State) { s.Captured = 1 }, "captured"},
		{rules.KeepsLastMoved, 0, func(s *rules.State) { s.LastMoved[7] = 1 }, "last moved"},
		{rules.KeepsArrivals, 0, func(s *rules.State) { s.Later[0] = 1 }, "arrival"},
		{rules.KeepsCaptives, 0, func(s *rules.State) { s.Captor[1][2] = 1 }, "captives"},
		{rules.KeepsUFOs, 0, func(s *rules.State) { s.UFOs = 1 }, "UFOs"},
		{rules.KeepsChoice, 0, func(s *rules.State) { s.Choice.Flags = 1 }, "choice"},
		{rules.KeepsRounds, 0, func(s *rules.State) { s.Score[0] = 1 }, "rounds"},
		{rules.KeepsRounds, 0, func(s *rules.State) { s.RoundsWon[3] = 1 }, "rounds"},
		{rules.KeepsRounds, 0, func(s *rules.State) { s.Round = 1 }, "rounds"},
		{rules.KeepsRounds, 0, func(s *rules.State) { s.LostLast = 1 }, "rounds"},
		{0, turns.UsesNumbers, func(s *rules.State) { s.PushNumber(1) }, "numbers"},
		{0, turns.UsesNumbers, func(s *rules.State) { s.Numbers[3] = 1 }, "numbers"},
		{0, turns.UsesBonus, func(s *rules.State) { s.PushBonus(1) }, "bonus"},
		{0, turns.UsesTries, func(s *rules.State) { s.Tries = 1 }, "tries"},
		{0, turns.UsesExtra, func(s *rules.State) { s.Extra = true }, "extra"},
		{0, turns.UsesTimeUp, func(s *rules.State) { s.TimeUp = true }, "clock"},
	} {
		s := start(rules.OpeningFirst)
		test.spoil(&s)
		wantError(t, "with "+test.want, turns.CheckForeign(&s, test.part, test.uses), "")
		wantError(t, "without "+test.want, turns.CheckForeign(&s, all&^test.part, every&^test.uses), test.want)
	}
}

func TestCheckOpening(t *testing.T) {
	for _, test := range []struct {
		name    string
		opening uint8
		spoil   func(*rules.State)
		want    string
	}{
		{"none", rules.OpeningFirst, func(*rules.State) {}, ""},
		{"the first roll", rules.OpeningRollOff, func(*rules.State) {}, ""},
		{"a draw", rules.OpeningRandom, func(*rules.State) {}, ""},
		{"over", rules.OpeningRollOff, func(s *rules.State) { s.Opening, s.OpenContest = 0, 0 }, ""},
		{"rolls left", rules.OpeningFirst, func(s *rules.State) { s.OpenRolled[2] = 3 }, "left"},
		{"a contest left", rules.OpeningFirst, func(s *rules.State) { s.OpenContest = 3 }, "left"},
		{"a piece gone on", rules.OpeningRollOff, func(s *rules.State) { s.At[0][0]++ }, "begun"},
		{"a number", rules.OpeningRollOff, func(s *rules.State) { s.PushNumber(3) }, "begun"},
		{"a draw not asked for", rules.OpeningRollOff, func(s *rules.State) { s.BeginDraw() }, "another opening"},
		{"rolls not asked for", rules.OpeningRandom, func(s *rules.State) { s.OpenContest = s.Seats }, "another opening"},
		{"a draw by another", rules.OpeningRandom, func(s *rules.State) { s.Turn = 2 }, "drawn"},
		{"a draw among some", rules.OpeningRandom, func(s *rules.State) { s.Opening = 3 }, "drawn"},
		{"a contest of one", rules.OpeningRollOff, func(s *rules.State) { s.Opening, s.OpenContest = 1, 1 }, "between"},
		{"somebody from outside", rules.OpeningRollOff, func(s *rules.State) { s.OpenContest = 0b0011 }, "between"},
		{"out of turn", rules.OpeningRollOff, func(s *rules.State) { s.Turn = 1 }, "next to roll"},
		{"a roll of one who waits", rules.OpeningRollOff, func(s *rules.State) { s.OpenRolled[1] = 4 }, "rolled"},
		{"no roll of one who has", rules.OpeningRollOff, func(s *rules.State) { s.Opening, s.Turn = 0b1110, 1 }, "rolled"},
		{"a seven", rules.OpeningRollOff, func(s *rules.State) { s.Opening, s.Turn, s.OpenRolled[0] = 0b1110, 1, 7 }, "rolled"},
		{"a later seat first", rules.OpeningRollOff, func(s *rules.State) { s.Opening, s.OpenRolled[3] = 0b0111, 4 }, "rolled"},
	} {
		s := start(test.opening)
		test.spoil(&s)
		wantError(t, test.name, turns.CheckOpening(&s, start(test.opening)), test.want)
	}
}

// TestCheckOpeningFollowsTheRolls rolls openings of every length and wants each
// of their positions accepted.
func TestCheckOpeningFollowsTheRolls(t *testing.T) {
	for _, rolls := range [][]uint8{{1, 2, 3, 4}, {5, 5, 2, 5, 1, 6, 6, 2, 3}, {6, 6, 6, 6, 1, 1, 1, 1, 1, 2, 3, 1}} {
		s := start(rules.OpeningRollOff)
		for i, v := range rolls {
			wantError(t, "before a roll", turns.CheckOpening(&s, start(rules.OpeningRollOff)), "")
			if over := rules.RollOpening(&s, v, nil); over != (i == len(rolls)-1) {
				t.Fatalf("%v: over after %d rolls: %v", rolls, i+1, over)
			}
		}
		wantError(t, "after the last", turns.CheckOpening(&s, start(rules.OpeningRollOff)), "")
	}
}

// lone is a game whose seats finish with their first piece home and that is
// played for all places.
var lone = turns.Placing{
	Finished: func(s *rules.State, k int) bool { return s.At[k][0] == rules.Home },
	Ends:     func(_ *rules.State, playing uint8) bool { return playing&(playing-1) == 0 },
}

// sprint ends with the winner; the others are ranked by how far they are.
var sprint = turns.Placing{
	Finished: lone.Finished,
	Ends:     func(s *rules.State, playing uint8) bool { return playing != s.Seats },
	Rank: func(s *rules.State) {
		for at := rules.Square(100); s.Unplaced() != 0; at-- {
			var here uint8
			for _, k := range rules.SeatList(s.Unplaced()) {
				if s.At[k][0] == at {
					here |= 1 << k
				}
			}
			turns.Place(s, here)
		}
	},
}

func TestPlacingCheck(t *testing.T) {
	const home = rules.Home
	for _, test := range []struct {
		name   string
		game   turns.Placing
		at     [4]rules.Square
		places [4]uint8
		placed uint8
		turn   uint8
		over   bool
		want   string
	}{
		{"all playing", lone, [4]rules.Square{1, 2, 3, 4}, [4]uint8{}, 0, 0, false, ""},
		{"two home", lone, [4]rules.Square{home, 2, 3, home}, [4]uint8{2, 0, 0, 1}, 2, 1, false, ""},
		{"over", lone, [4]rules.Square{home, home, 3, home}, [4]uint8{2, 3, 4, 1}, 4, 1, true, ""},
		{"home without a place", lone, [4]rules.Square{home, 2, 3, 4}, [4]uint8{}, 0, 1, false, "have to have a place"},
		{"a place without home", lone, [4]rules.Square{1, 2, 3, 4}, [4]uint8{0, 1}, 1, 0, false, "have to have a place"},
		{"a place shared", lone, [4]rules.Square{home, home, 3, 4}, [4]uint8{1, 1}, 1, 2, false, "of one player"},
		{"a place too far", lone, [4]rules.Square{home, 2, 3, 4}, [4]uint8{2}, 1, 1, false, "cannot have place 2"},
		{"a gap", lone, [4]rules.Square{home, 2, 3, 4}, [4]uint8{2}, 2, 1, false, "nobody has place 1"},
		{"a ninth place", lone, [4]rules.Square{home, 2, 3, 4}, [4]uint8{1}, 9, 1, false, "more than there are seats"},
		{"a finished seat's turn", lone, [4]rules.Square{home, 2, 3, 4}, [4]uint8{1}, 1, 0, false, "has finished"},
		{"one left playing", lone, [4]rules.Square{home, home, 3, home}, [4]uint8{2, 3, 0, 1}, 3, 2, false, "not over"},
		{"over too early", lone, [4]rules.Square{home, 2, 3, home}, [4]uint8{2, 3, 4, 1}, 4, 1, true, "not been played"},
		{"last before third", lone, [4]rules.Square{home, home, 3, home}, [4]uint8{2, 4, 3, 1}, 4, 1, true, "nobody has place 3"},
		{"last with third", lone, [4]rules.Square{home, home, 3, home}, [4]uint8{2, 3, 3, 1}, 3, 1, true, "do not follow"},
		{"sprint over", sprint, [4]rules.Square{2, home, 3, 2}, [4]uint8{3, 1, 2, 3}, 3, 1, true, ""},
		{"sprint ranked wrong", sprint, [4]rules.Square{2, home, 3, 2}, [4]uint8{2, 1, 3, 2}, 3, 1, true, "do not follow"},
		{"sprint going on", sprint, [4]rules.Square{2, home, 3, 2}, [4]uint8{0, 1}, 1, 0, false, "not over"},
		{"sprint with two winners", sprint, [4]rules.Square{home, home, 3, 2}, [4]uint8{1, 1, 2, 3}, 3, 0, true, "of one player"},
		{"sprint with a second", sprint, [4]rules.Square{home, home, 3, 2}, [4]uint8{1, 2, 3, 4}, 4, 0, true, "after the end"},
	} {
		s := rules.State{Seats: 0b1111, Turn: test.turn, Phase: rules.PhaseRoll, Placed: test.placed}
		if test.over {
			s.Phase = rules.PhaseOver
		}
		for k := range test.at {
			s.At[k][0], s.Place[k] = test.at[k], test.places[k]
		}
		wantError(t, test.name, test.game.Check(&s), test.want)
	}
}
