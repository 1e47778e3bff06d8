// Package advice says what the strongest player would do and how likely the one
// to move is to win with each of the moves there are. It knows what a player
// knows: the position, never the dice to come.
package advice

import (
	"context"
	"math/rand/v2"
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

// Advice is about one position. It grows while it is looked for.
type Advice struct {
	Best  rules.Action // what the Expert would do
	Moves []Move       // all that can be done, in the order of the rules
	Found bool         // Best is known
	Done  bool         // all of it is known
}

// perMove is the longest that the chance of one move is looked for; a chance
// that is cut short is coarser.
const perMove = 900 * time.Millisecond

// Of looks for advice on a position and tells of it each time that something is
// found; what is told is the hearer's. A position in which only a die can be
// thrown has none. Once ctx ends nothing more is told.
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
	if len(a.Moves) == 0 {
		a.Done = true
		say()
		return
	}
	a.Best = bot.Choose(ctx, r, s, rand.New(rand.NewPCG(rules.Hash(&s), 0)), bot.Expert)
	a.Found = true
	say()
	// The best one first: it is what most is asked about.
	order := make([]int, 0, len(a.Moves))
	for i, m := range a.Moves {
		if m.Action == a.Best {
			order = append([]int{i}, order...)
		} else {
			order = append(order, i)
		}
	}
	for n, i := range order {
		if ctx.Err() != nil {
			return
		}
		a.Moves[i].Chance, a.Moves[i].Known = after(ctx, r, s, a.Moves[i].Action)
		a.Done = n == len(order)-1
		say()
	}
}

// after is the chance of the side to move once an action is done.
func after(ctx context.Context, r rules.Rules, s rules.State, a rules.Action) (chance float64, ok bool) {
	mover := s.Turn
	if r.Apply(&s, a, nil) != nil {
		return 0, false
	}
	return Chances(ctx, r, s)[mover], true
}

// Chances is each seat's chance to come first, partners sharing theirs, looked
// for no longer than fits between two moves.
func Chances(ctx context.Context, r rules.Rules, s rules.State) [rules.MaxSeats]float64 {
	ctx, cancel := context.WithTimeout(ctx, perMove)
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
