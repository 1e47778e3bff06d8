package bot

import (
	"context"
	"math/rand/v2"

	"ludaxy/engine/rules"
)

// dreamer plays at random, except that now and then it sees the move everybody
// would make.
type dreamer struct{}

// awake is how often the dreamer looks.
const awake = 0.2

// Choose implements Player.
func (dreamer) Choose(_ context.Context, r rules.Rules, s rules.State, rng *rand.Rand) rules.Action {
	legal := r.Legal(&s, nil)
	if len(legal) == 0 {
		return rules.Action{}
	}
	if rng.Float64() < awake {
		return r.Auto(&s)
	}
	return legal[rng.IntN(len(legal))]
}

// gatherer takes what a move brings at once, with a wandering mind.
type gatherer struct{}

// mood is how far the gatherer's judgement of a move wanders, in steps.
const mood = 16

// Choose implements Player.
func (gatherer) Choose(_ context.Context, r rules.Rules, s rules.State, rng *rand.Rand) rules.Action {
	t := newThinker(r, &s)
	return t.choose(&s, func(after *rules.State, gain float64) float64 {
		return gain + t.progress(after) + mood*rng.Float64()
	})
}

// watcher looks through all its numbers in hand can do and minds what the next
// players may do about it.
type watcher struct{}

// tie is how far the random part of the watcher's judgement reaches, in steps.
// It parts equal moves and decides nothing that matters.
const tie = 0.25

// Choose implements Player.
func (watcher) Choose(ctx context.Context, r rules.Rules, s rules.State, rng *rand.Rand) rules.Action {
	t := newThinker(r, &s)
	return t.choose(&s, func(after *rules.State, gain float64) float64 {
		if ctx.Err() != nil {
			return gain
		}
		return gain + t.best(after) + tie*rng.Float64()
	})
}
