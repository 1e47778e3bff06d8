package turns

import (
	"errors"
	"fmt"
	"math/bits"

	"ludaxy/engine/rules"
)

// CheckSetup wants a position of the given game with options that exist and
// seats that suit them. It comes first: other checks count on that.
func CheckSetup(s *rules.State, game uint8, spec *rules.Spec) error {
	if s.Game != game {
		return errors.New("the position is of another game")
	}
	for i, v := range s.Options {
		if i < len(spec.Options) && int(v) >= len(spec.Options[i].Values) || i >= len(spec.Options) && v != 0 {
			return fmt.Errorf("house rule %d has no value %d", i, v)
		}
	}
	setup := rules.Setup{Seats: s.Seats, Options: s.Options, First: -1}
	if err := spec.Check(setup); err != nil {
		return err
	}
	if arms := spec.Arms(setup); int(s.Arms) != arms {
		return fmt.Errorf("the board has %d arms, not %d", arms, s.Arms)
	}
	if s.Turn >= rules.MaxSeats || !s.Active(int(s.Turn)) {
		return fmt.Errorf("it is the turn of seat %d, where nobody plays", s.Turn)
	}
	return nil
}

// Uses is a set of the fields of State that all games write down but only some
// of them use.
type Uses uint8

// The fields there are.
const (
	UsesNumbers Uses = 1 << iota // State.Numbers: numbers wait to be used
	UsesBonus                    // State.Bonus
	UsesTries                    // State.Tries
	UsesExtra                    // State.Extra
	UsesTimeUp                   // State.TimeUp: the match has a clock
)

// CheckForeign wants nothing in the parts of the state that a game neither
// keeps (Spec.Keeps) nor uses.
func CheckForeign(s *rules.State, keeps rules.Part, uses Uses) error {
	for _, part := range []struct {
		mine  bool
		empty bool
		what  string
	}{
		{keeps&rules.KeepsCaptured != 0, s.Captured == 0, "record of who has captured"},
		{keeps&rules.KeepsLastMoved != 0, s.LastMoved == [rules.MaxSeats]uint8{}, "memory of last moved pieces"},
		{keeps&rules.KeepsArrivals != 0, s.Later == [rules.MaxSeats]uint8{}, "order of arrival"},
		{keeps&rules.KeepsCaptives != 0, s.Captor == [4][rules.MaxPieces]uint8{}, "captives"},
		{keeps&rules.KeepsUFOs != 0, s.UFOs == 0, "UFOs"},
		{keeps&rules.KeepsChoice != 0, s.Choice == rules.Choice{}, "choice to settle"},
		{keeps&rules.KeepsRounds != 0, s.Score == [4]int16{} && s.RoundsWon == [4]uint8{} && s.Round == 0 && s.LostLast == 0, "rounds"},
		{uses&UsesNumbers != 0, s.NumCount == 0 && s.Numbers == [rules.MaxNumbers]uint8{}, "numbers waiting to be used"},
		{uses&UsesBonus != 0, s.BonCount == 0 && s.Bonus == [rules.MaxBonus]uint8{}, "bonus counts"},
		{uses&UsesTries != 0, s.Tries == 0, "tries"},
		{uses&UsesExtra != 0, !s.Extra, "extra roll to owe"},
		{uses&UsesTimeUp != 0, !s.TimeUp, "match clock"},
	} {
		if !part.mine && !part.empty {
			return fmt.Errorf("this game has no %s", part.what)
		}
	}
	return nil
}

// CheckOpening wants an opening that has come about by rolling, with everything
// else as at the start: start is what the game's Start gives for the same seats
// and options.
func CheckOpening(s *rules.State, start rules.State) error {
	if s.Opening == 0 {
		if s.OpenContest != 0 || s.OpenRolled != [rules.MaxSeats]uint8{} {
			return errors.New("the opening is over, but rolls of it are left")
		}
		return nil
	}
	start.Opening, start.OpenContest, start.OpenRolled, start.Turn = s.Opening, s.OpenContest, s.OpenRolled, s.Turn
	start.TimeUp = s.TimeUp // the clock may run out at any time
	if start != *s {
		return errors.New("the match cannot have begun before the opening is over")
	}
	if want := s.Options[rules.OptOpening]; want == rules.OpeningFirst || s.Drawn() != (want == rules.OpeningRandom) {
		return errors.New("the house rules ask for another opening")
	}
	if s.Drawn() {
		if s.Opening != s.Seats || s.OpenRolled != [rules.MaxSeats]uint8{} || int(s.Turn) != s.FirstSeat() {
			return errors.New("the seat that begins is drawn from all seats by the first")
		}
		return nil
	}
	if s.OpenContest&^s.Seats != 0 || s.Opening&^s.OpenContest != 0 || s.OpenContest&(s.OpenContest-1) == 0 {
		return errors.New("the opening is between seats that are not all in it")
	}
	next := bits.TrailingZeros8(s.Opening)
	if int(s.Turn) != next {
		return fmt.Errorf("the next to roll for the opening is seat %d", next)
	}
	for k, v := range s.OpenRolled {
		rolled := (s.OpenContest&^s.Opening)>>k&1 == 1
		if rolled != (v != 0) || v > 6 || rolled && k > next {
			return fmt.Errorf("seat %d cannot have rolled %d in the opening", k, v)
		}
	}
	return nil
}
