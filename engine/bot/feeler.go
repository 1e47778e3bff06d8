package bot

import (
	"context"
	"math"
	"math/rand/v2"

	"ludaxy/engine/bot/search"
	"ludaxy/engine/bot/weights"
	"ludaxy/engine/rules"
)

// feeler judges the positions its moves lead to, without looking ahead, and
// sees their worth blurred.
type feeler struct{ blur float64 }

// How far the levels' sight of a move's worth is off, on the scale where e times
// the odds to win are 1 more.
const (
	blurBeginner = 0.8
	blurCasual   = 0.15
	blurSkilled  = 0.04
)

// Choose implements Player.
func (f feeler) Choose(_ context.Context, r rules.Rules, s rules.State, rng *rand.Rand) (best rules.Action) {
	net := weights.Of(r.Spec(), &s)
	if net == nil {
		return r.Auto(&s)
	}
	most := math.Inf(-1)
	for _, c := range search.New(r, &s, net).Rate(&s) {
		p := min(max(float64(c.Worth), 1e-6), 1-1e-6)
		if seen := math.Log(p/(1-p)) + f.blur*rng.NormFloat64(); seen > most {
			best, most = c.Action, seen
		}
	}
	return best
}
