package bot

import (
	"context"
	"math/rand/v2"

	"ludaxy/engine/bot/search"
	"ludaxy/engine/bot/value"
	"ludaxy/engine/bot/weights"
	"ludaxy/engine/rules"
)

// reader judges positions as they are and looks ahead through the throws to
// come, as far as it may.
type reader struct{}

// judged is how many positions a look ahead may judge: some 20 to 30 milliseconds
// of one core. A look that needs more is given up for the one before it.
const judged = 12_000

// throwsAhead is how many throws the expert looks through at most, by the number
// of sides that play: with many, what happens before it plays again is beyond
// counting.
func throwsAhead(sides int) int {
	if sides > 2 {
		return 1
	}
	return 3
}

// Choose implements Player.
func (reader) Choose(ctx context.Context, r rules.Rules, s rules.State, _ *rand.Rand) rules.Action {
	net := weights.Of(r.Spec(), &s)
	if net == nil {
		return r.Auto(&s)
	}
	x := search.New(r, &s, net)
	best, _ := x.Best(ctx, &s, throwsAhead(sides(x.Eval(), &s)), judged)
	return best.Action
}

// sides is how many sides play for the next place.
func sides(e *value.Evaluator, s *rules.State) (n int) {
	playing := s.Unplaced()
	for k := range rules.MaxSeats {
		if playing>>k&1 == 1 && e.Side(k)&playing&(1<<k-1) == 0 {
			n++
		}
	}
	return n
}
