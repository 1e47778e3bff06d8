package bot

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"ludaxy/engine/rules"
)

// grace is how long a player may go on after its time is up before its answer
// is waited for no more.
const grace = 100 * time.Millisecond

// Guard makes a player safe to ask: where it fails, answers with something
// illegal, or is still silent some time after its context ended, the action is
// the one the rules take for somebody out of time.
func Guard(p Player) Player { return guard{p} }

type guard struct{ player Player }

// Choose implements Player.
func (g guard) Choose(ctx context.Context, r rules.Rules, s rules.State, rng *rand.Rand) rules.Action {
	legal := r.Legal(&s, nil)
	if len(legal) == 0 {
		return rules.Action{}
	}
	if len(legal) == 1 || legal[0].IsRoll() {
		return legal[0]
	}
	if ctx.Done() == nil { // nothing can end: no need to watch
		return valid(r, &s, legal, g.ask(ctx, r, s, rng))
	}
	answer := make(chan rules.Action, 1)
	go func() { answer <- g.ask(ctx, r, s, rng) }()
	select {
	case a := <-answer:
		return valid(r, &s, legal, a)
	case <-ctx.Done():
	}
	late := time.NewTimer(grace)
	defer late.Stop()
	select {
	case a := <-answer:
		return valid(r, &s, legal, a)
	case <-late.C:
		return valid(r, &s, legal, rules.Action{})
	}
}

// ask gives no action where the player fails.
func (g guard) ask(ctx context.Context, r rules.Rules, s rules.State, rng *rand.Rand) (a rules.Action) {
	defer func() {
		if recover() != nil {
			a = rules.Action{}
		}
	}()
	return g.player.Choose(ctx, r, s, rng)
}

// valid is the action if it is legal, else what the rules do for somebody out of
// time.
func valid(r rules.Rules, s *rules.State, legal []rules.Action, a rules.Action) rules.Action {
	if slices.Contains(legal, a) {
		return a
	}
	if a = r.Auto(s); slices.Contains(legal, a) {
		return a
	}
	return legal[0]
}
