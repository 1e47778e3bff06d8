package advice_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"ludaxy/engine/advice"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// position plays at random to a position with a choice of moves.
func position(t *testing.T, id string) (rules.Rules, rules.State) {
	t.Helper()
	r, ok := games.ByID(id)
	if !ok {
		t.Fatalf("there is no %s", id)
	}
	s := r.Start(rules.Setup{Seats: 0b101, Options: r.Spec().Defaults(), First: 0})
	rng := rand.New(rand.NewPCG(7, 7))
	for n := 0; n < 4000; n++ {
		legal := r.Legal(&s, nil)
		if len(legal) > 1 && n > 60 && !legal[0].IsRoll() {
			return r, s
		}
		a := legal[rng.IntN(len(legal))]
		if a.IsRoll() {
			a.Value = uint8(1 + rng.IntN(rules.Faces(&s)))
		}
		if err := r.Apply(&s, a, nil); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("no choice came")
	return r, s
}

func TestEveryMoveHasItsChance(t *testing.T) {
	for _, id := range []string{"luddo", "ludo-app", "mega-ludo", "oduludo"} {
		r, s := position(t, id)
		var last advice.Advice
		told := 0
		advice.Of(context.Background(), r, s, func(a advice.Advice) { last, told = a, told+1 })
		if !last.Done || !last.Found || told < 2 {
			t.Fatalf("%s: the advice ended as %+v after %d tellings", id, last, told)
		}
		legal := r.Legal(&s, nil)
		if len(last.Moves) != len(legal) {
			t.Errorf("%s: %d moves, the rules have %d", id, len(last.Moves), len(legal))
		}
		sum := 0.0
		for _, m := range last.Moves {
			if !m.Known || m.Chance < 0 || m.Chance > 1 {
				t.Errorf("%s: %+v", id, m)
			}
			sum += m.Chance
		}
		if sum == 0 {
			t.Errorf("%s: no move wins ever", id)
		}
		best, _ := last.Of(last.Best)
		for _, m := range last.Moves {
			if m.Chance > best.Chance {
				t.Errorf("%s: %+v is shown as better than the move advised, %+v", id, m, best)
			}
		}
		if m, ok := last.Of(last.Best); !ok || m.Action != last.Best {
			t.Errorf("%s: the best move %+v is none of the moves", id, last.Best)
		}
		lost, most, ok := last.GivesAway(last.Best)
		if !ok || lost != 0 || most <= 0 {
			t.Errorf("%s: the best move gives away %v of %v, %v", id, lost, most, ok)
		}
	}
}

func TestNothingIsToldOnceItIsOver(t *testing.T) {
	r, s := position(t, "luddo")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	advice.Of(ctx, r, s, func(advice.Advice) { t.Error("advice after the end") })
	start := r.Start(rules.Setup{Seats: 0b101, Options: r.Spec().Defaults(), First: 0})
	var got advice.Advice
	advice.Of(context.Background(), r, start, func(a advice.Advice) { got = a })
	if len(got.Moves) != 0 || !got.Done || got.Found {
		t.Errorf("advice for a throw: %+v", got)
	}
	if _, _, ok := got.GivesAway(rules.Action{Kind: rules.Roll}); ok {
		t.Error("a throw gives something away")
	}
}
