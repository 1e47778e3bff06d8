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
type feeler struct{ blur }

// blur is how far the sight of a move's worth is off, on the scale where e times
// the odds to win are 1 more: by so much always, and by so much of the square of
// what lies between the best move and the worst. Without the second the levels
// would be all but the same where much depends on a move, as in Oduludo.
type blur struct{ always, wide float64 }

// The sight of the levels.
var (
	blurBeginner = blur{0.8, 6}
	blurCasual   = blur{0.1, 1.5}
	blurSkilled  = blur{0.04, 0.3}
)

// Choose implements Player.
func (f feeler) Choose(_ context.Context, r rules.Rules, s rules.State, rng *rand.Rand) (best rules.Action) {
	net := weights.Of(r.Spec(), &s)
	if net == nil {
		return r.Auto(&s)
	}
	list := search.New(r, &s, net).Rate(&s) // the best first
	if len(list) == 0 {
		return best
	}
	width := odds(list[0].Worth) - odds(list[len(list)-1].Worth)
	off := f.always + f.wide*width*width
	most := math.Inf(-1)
	for _, c := range list {
		if seen := odds(c.Worth) + off*rng.NormFloat64(); seen > most {
			best, most = c.Action, seen
		}
	}
	return best
}

// odds is the logarithm of the odds of a chance.
func odds(chance float32) float64 {
	p := min(max(float64(chance), 1e-4), 1-1e-4)
	return math.Log(p / (1 - p))
}
