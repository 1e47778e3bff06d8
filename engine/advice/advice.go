// Package advice says what the strongest player would do and how likely the one
// to move is to win with each of the moves there are. It knows what a player
// knows: the position, never the dice to come.
package advice

import (
	"context"
	"slices"
	"time"

	"ludaxy/engine/bot"
	"ludaxy/engine/rules"
)

// Move is something that can be done now.
type Move struct {
	Action rules.Action
	Chance float64 // of the mover's side to come first, 0 to 1, after it
	Known  bool    // the chance has been found
}

// Advice is about one position. The chances of its moves come from the look ahead
// that found the best one: no move has a higher one than that.
type Advice struct {
	Best  rules.Action // what the Expert would do
	Moves []Move       // all that can be done, in the order of the rules
	Found bool         // Best is known
	Done  bool         // all of it is known
}

// longest is how long a look may take; one that is cut short is coarser.
const longest = 900 * time.Millisecond

// Of looks for advice on a position and tells of it twice: what can be done, and
// what was found of it; what is told is the hearer's. A position in which only a
// die can be thrown has none, and is told of once. Once ctx ends nothing more is
// told.
func Of(ctx context.Context, r rules.Rules, s rules.State, tell func(Advice)) {
	var a Advice
	for _, l := range r.Legal(&s, nil) {
		if !l.IsRoll() {
			a.Moves = append(a.Moves, Move{Action: l})
		}
	}
	say := func() {
		if ctx.Err() == nil {
			told := a
			told.Moves = slices.Clone(a.Moves)
			tell(told)
		}
	}
	a.Done = len(a.Moves) == 0
	say()
	if a.Done || ctx.Err() != nil {
		return
	}
	timed, cancel := context.WithTimeout(ctx, longest)
	defer cancel()
	for i, found := range bot.Rate(timed, r, s) {
		if i == 0 {
			a.Best, a.Found = found.Action, true
		}
		for j := range a.Moves {
			if m := &a.Moves[j]; m.Action == found.Action {
				m.Chance, m.Known = found.Chance[s.Turn], true
			}
		}
	}
	if !a.Found { // no time at all
		a.Best, a.Found = r.Auto(&s), true
	}
	a.Done = true
	say()
}

// Chances is each seat's chance to come first, partners sharing theirs, looked
// for no longer than fits between two moves.
func Chances(ctx context.Context, r rules.Rules, s rules.State) [rules.MaxSeats]float64 {
	ctx, cancel := context.WithTimeout(ctx, longest)
	defer cancel()
	return bot.Estimate(ctx, r, s)
}

// Of finds an action among the moves of the advice.
func (a *Advice) Of(action rules.Action) (Move, bool) {
	for _, m := range a.Moves {
		if m.Action == action {
			return m, m.Known
		}
	}
	return Move{}, false
}

// GivesAway is how much of the chance to win an action loses beside the best one
// known, 0 to 1; false while that is not known.
func (a *Advice) GivesAway(action rules.Action) (lost, best float64, ok bool) {
	m, ok := a.Of(action)
	if !ok || !a.Done {
		return 0, 0, false
	}
	for _, other := range a.Moves {
		best = max(best, other.Chance)
	}
	return best - m.Chance, best, true
}
