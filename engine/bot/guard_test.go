package bot_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"ludaxy/engine/bot"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// odd is a player made of a function.
type odd func(ctx context.Context) rules.Action

func (f odd) Choose(ctx context.Context, _ rules.Rules, _ rules.State, _ *rand.Rand) rules.Action {
	return f(ctx)
}

// choice is a position with three moves to choose from.
func choice(t testing.TB) (rules.Rules, rules.State) {
	s := rulestest.Position{Game: "luddo", Pieces: "r3 r9 r20 y | r30 r33 y y", More: `"turn":0,"phase":"move","numbers":[4]`}.State(t)
	return rulestest.Game(t, "luddo"), s
}

func TestGuardAnswersWhateverHappens(t *testing.T) {
	r, s := choice(t)
	hang := make(chan struct{})
	defer close(hang)
	for _, test := range []struct {
		name string
		play odd
	}{
		{"panic", func(context.Context) rules.Action { panic("broken") }},
		{"nothing", func(context.Context) rules.Action { return rules.Action{} }},
		{"illegal", func(context.Context) rules.Action { return rules.Action{Kind: rules.Move, Piece: 3} }},
		{"late", func(ctx context.Context) rules.Action { <-ctx.Done(); return rules.Action{} }},
		{"silent", func(context.Context) rules.Action { <-hang; return rules.Action{} }},
	} {
		t.Run(test.name, func(t *testing.T) {
			ctx, cancel := context.WithTimeout(context.Background(), time.Millisecond)
			defer cancel()
			a := bot.Guard(test.play).Choose(ctx, r, s, rand.New(rand.NewPCG(1, 1)))
			if a != r.Auto(&s) {
				t.Errorf("the guard plays %+v, want %+v", a, r.Auto(&s))
			}
		})
	}
	t.Run("panic without a time", func(t *testing.T) {
		play := odd(func(context.Context) rules.Action { panic("broken") })
		if a := bot.Guard(play).Choose(context.Background(), r, s, nil); a != r.Auto(&s) {
			t.Errorf("the guard plays %+v", a)
		}
	})
	t.Run("a good answer", func(t *testing.T) {
		want := rules.Action{Kind: rules.Move, Piece: 1}
		play := odd(func(context.Context) rules.Action { return want })
		ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
		defer cancel()
		if a := bot.Guard(play).Choose(ctx, r, s, nil); a != want {
			t.Errorf("the guard plays %+v instead of the player's %+v", a, want)
		}
	})
}

func TestNoTimeLeft(t *testing.T) {
	r, s := choice(t)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, level := range bot.Levels() {
		a := bot.New(level, r).Choose(ctx, r, s, rand.New(rand.NewPCG(1, 1)))
		if !slices.Contains(r.Legal(&s, nil), a) {
			t.Errorf("%s plays %+v", level, a)
		}
	}
}
