package bot_test

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"ludaxy/engine/bot"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// Everything that can be done is rated, once, the best first, and what is best
// is not shown as worse than something else.
func TestRate(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 6))
	for _, r := range games.All() {
		if r.Spec().Pieces == 1 {
			continue
		}
		rated := 0
		for i, setup := range setups(r.Spec(), 5, rng) {
			s := r.Start(setup)
			dice := rand.New(rand.NewPCG(uint64(i), 3))
			for n := range 3000 {
				legal := r.Legal(&s, nil)
				if len(legal) == 0 {
					break
				}
				if !legal[0].IsRoll() && n%61 == 0 {
					checkRated(t, r, &s, legal)
					rated++
				}
				a := legal[rng.IntN(len(legal))]
				if a.IsRoll() {
					a.Value = uint8(1 + dice.IntN(rules.Faces(&s)))
				}
				if err := r.Apply(&s, a, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		if rated == 0 {
			t.Errorf("%s: no position had a choice", r.Spec().ID)
		}
	}
}

func checkRated(t *testing.T, r rules.Rules, s *rules.State, legal []rules.Action) {
	t.Helper()
	list := bot.Rate(context.Background(), r, *s)
	seen := map[rules.Action]bool{}
	for i, c := range list {
		seen[c.Action] = true
		if i > 0 && c.Chance[s.Turn] > list[0].Chance[s.Turn] {
			t.Errorf("%s: %+v is better than the best, %+v, in %+v", r.Spec().ID, c, list[0], *s)
		}
		sum := 0.0
		for k, p := range c.Chance {
			if r.Spec().InTeams(s.Options) && s.Active(k) {
				p /= 2
			}
			sum += p
		}
		if math.Abs(sum-1) > 1e-6 {
			t.Errorf("%s: the chances after %+v add up to %v in %+v", r.Spec().ID, c.Action, sum, *s)
		}
	}
	if len(seen) != len(legal) || len(list) != len(legal) {
		t.Errorf("%s: %d of %d actions are rated in %+v", r.Spec().ID, len(list), len(legal), *s)
	}
}

func TestRateWhereADieIsThrown(t *testing.T) {
	for _, r := range games.All() {
		s := r.Start(setups(r.Spec(), 1, rand.New(rand.NewPCG(1, 1)))[0])
		if list := bot.Rate(context.Background(), r, s); len(list) != 0 {
			t.Errorf("%s: a throw is rated: %+v", r.Spec().ID, list)
		}
	}
}
