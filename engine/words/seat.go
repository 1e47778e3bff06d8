package words

import (
	"ludaxy/assets/messages"
	"ludaxy/engine/bot"
)

// Level is what a computer of a level is called: a level that makes no difference in the game is not named.
func (t *Teller) Level(level string) string {
	if len(bot.LevelsFor(t.Rules)) < 2 {
		return t.P.T(messages.SetupComputer)
	}
	return t.P.T(messages.TableSeatLevel, "Level", t.P.T("level."+level))
}

// SeatChanged tells that a computer of a level plays for a seat from now on, or a person where the level is "".
func (t *Teller) SeatChanged(seat int, level string) string {
	name := t.Name(seat)
	switch {
	case level == "":
		return t.P.T(messages.TableSeatChangedPerson, "Name", name)
	case len(bot.LevelsFor(t.Rules)) < 2:
		return t.P.T(messages.TableSeatChangedComputer, "Name", name)
	}
	return t.P.T(messages.TableSeatChangedLevel, "Name", name, "Level", t.P.T("level."+level))
}
