package bot

import (
	"context"
	"math/rand/v2"

	"ludaxy/engine/bot/search"
	"ludaxy/engine/bot/value"
	"ludaxy/engine/bot/weights"
	"ludaxy/engine/rules"
)

// reader knows the chances of a position from what it has learned and looks
// ahead through the throws to come, as deep as it may within its positions.
type reader struct{}

// The most positions a look through some throws may judge: about 20
// milliseconds of one core. A look that needs more is given up for the one
// before it.
const judged = 12_000

// throwsAhead is how many throws the expert looks through at most, by the number
// of sides that play: with many, what happens before it plays again is beyond
// counting.
func throwsAhead(sides int) int {
	if sides > 2 {
		return 1
	}
	return 2
}

// Choose implements Player.
func (reader) Choose(ctx context.Context, r rules.Rules, s rules.State, rng *rand.Rand) rules.Action {
	net := weights.Of(r.Spec(), &s)
	if net == nil {
		return watcher{}.Choose(ctx, r, s, rng)
	}
	x := search.New(r, &s, net)
	best := r.Auto(&s)
	for throws := range throwsAhead(sides(x.Eval(), &s)) + 1 {
		a, _, ok := x.Best(ctx, &s, throws, judged)
		if !ok {
			break
		}
		best = a
	}
	return best
}

// sides is how many sides play in a position.
func sides(e *value.Evaluator, s *rules.State) (n int) {
	for k := range rules.MaxSeats {
		if s.Unplaced()>>k&1 == 1 && e.Side(k)&(1<<k-1) == 0 {
			n++
		}
	}
	return n
}
