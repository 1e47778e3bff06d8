package rules

import (
	"fmt"
	"slices"
	"strings"
)

// Spec describes a game to those who offer it.
type Spec struct {
	ID                     string
	MinPlayers, MaxPlayers int
	Pieces                 int  // a seat
	Grid                   bool // squares are written s1..s100
	Fleet                  bool // piece 0 is a King, 1 a Queen, the others Soldiers
	Keeps                  Part // the parts of State that only some games use
	Options                []OptionSpec
	Presets                []Preset // bundles of house rules with a name of their own
	// Arms is the size of the board for a set of seats and options.
	Arms func(setup Setup) int
	// Teams reports whether seats that sit opposite win together under some
	// options; nil means there are no teams.
	Teams func(options [MaxOptions]uint8) bool
	// Rounds reports whether a match is of several rounds under some options;
	// nil means it never is.
	Rounds func(options [MaxOptions]uint8) bool
	// ToWin is how many pieces a seat has to bring home to win under some
	// options; nil means all of them.
	ToWin func(options [MaxOptions]uint8) int
	// Fits refuses options that do not suit the seats; nil means all do.
	Fits func(setup Setup) error
}

// Needed is how many pieces of a seat have to come home under some options.
func (s *Spec) Needed(options [MaxOptions]uint8) int {
	if s.ToWin == nil {
		return s.Pieces
	}
	return s.ToWin(options)
}

// Part is a set of the parts of State that only some games use; they are
// written in saves and in the protocol for the games that keep them.
type Part uint8

// The parts there are.
const (
	KeepsCaptured  Part = 1 << iota // State.Captured
	KeepsLastMoved                  // State.LastMoved
	KeepsArrivals                   // State.Later
	KeepsCaptives                   // State.Captor
	KeepsUFOs                       // State.UFOs
	KeepsChoice                     // State.Choice
	KeepsRounds                     // State.Score, RoundsWon, Round and LostLast
)

// Preset is a few house rules under one name. Choosing it sets its options;
// it is no option itself and leaves no trace of its own in the state.
type Preset struct {
	Name    string
	Options map[string]string // option name to the text of its value
}

// OptionType is the form of an option's values.
type OptionType string

// The forms there are.
const (
	Bool  OptionType = "bool"
	Words OptionType = "choice" // one of a few words
	Int   OptionType = "int"    // one of a few numbers
)

// OptionSpec is a house rule: its name, its values in order, and the index of
// the default among them. Bool options have the values false, true.
type OptionSpec struct {
	Name    string
	Type    OptionType
	Values  []string
	Default uint8
}

// Flag declares an option that is on or off.
func Flag(name string, on bool) OptionSpec {
	o := OptionSpec{Name: name, Type: Bool, Values: []string{"false", "true"}}
	if on {
		o.Default = 1
	}
	return o
}

// OneOf declares an option with a few words; the first is the default.
func OneOf(name string, values ...string) OptionSpec {
	return OptionSpec{Name: name, Type: Words, Values: values}
}

// Number declares an option with a few numbers and a default among them.
func Number(name string, def int, values ...int) OptionSpec {
	o := OptionSpec{Name: name, Type: Int, Default: uint8(slices.Index(values, def))}
	for _, v := range values {
		o.Values = append(o.Values, fmt.Sprint(v))
	}
	return o
}

// Setup is what a match starts from.
type Setup struct {
	Seats   uint8             // mask
	Options [MaxOptions]uint8 // value indices
	First   int               // the seat that begins without an opening, -1 for the opening the options ask for
}

// Defaults are the options as the sources have them.
func (sp *Spec) Defaults() (o [MaxOptions]uint8) {
	for i, os := range sp.Options {
		o[i] = os.Default
	}
	return o
}

// OptionIndex finds an option by name, -1 if the game has none of that name.
func (sp *Spec) OptionIndex(name string) int {
	return slices.IndexFunc(sp.Options, func(o OptionSpec) bool { return o.Name == name })
}

// SetOption sets a named option from the text of a value.
func (sp *Spec) SetOption(o *[MaxOptions]uint8, name, value string) error {
	i := sp.OptionIndex(name)
	if i < 0 {
		return fmt.Errorf("%s has no option %q", sp.ID, name)
	}
	v := slices.Index(sp.Options[i].Values, value)
	if v < 0 {
		return fmt.Errorf("option %q takes %s, not %q", name, strings.Join(sp.Options[i].Values, ", "), value)
	}
	o[i] = uint8(v)
	return nil
}

// SeatsError is a set of seats that does not suit the game.
type SeatsError struct{ Text string }

func (e *SeatsError) Error() string { return e.Text }

// Check refuses a setup the game cannot start from: a *SeatsError for seats,
// another error for options.
func (sp *Spec) Check(setup Setup) error {
	n := len(SeatList(setup.Seats))
	if n < sp.MinPlayers || n > sp.MaxPlayers {
		return &SeatsError{fmt.Sprintf("%s takes %d to %d players, not %d", sp.ID, sp.MinPlayers, sp.MaxPlayers, n)}
	}
	if seats := SeatList(setup.Seats); seats[n-1] >= sp.BoardSeats(setup) {
		return &SeatsError{fmt.Sprintf("the board for %d players has no seat %d", n, seats[n-1])}
	}
	if setup.First >= 0 && (setup.First >= MaxSeats || setup.Seats>>setup.First&1 == 0) {
		return &SeatsError{fmt.Sprintf("seat %d cannot begin: nobody sits there", setup.First)}
	}
	if sp.Fits != nil {
		return sp.Fits(setup)
	}
	return nil
}

// InTeams reports whether the seats 0 and 2 play against 1 and 3 under some
// options.
func (sp *Spec) InTeams(options [MaxOptions]uint8) bool { return sp.Teams != nil && sp.Teams(options) }

// InRounds reports whether a match is of several rounds under some options, so
// that the places of a round are not yet those of the match.
func (sp *Spec) InRounds(options [MaxOptions]uint8) bool {
	return sp.Rounds != nil && sp.Rounds(options)
}

// BoardSeats is how many seats the board for a setup has room for.
func (sp *Spec) BoardSeats(setup Setup) int {
	if sp.Grid {
		return sp.MaxPlayers
	}
	return sp.Arms(setup)
}
