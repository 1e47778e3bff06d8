package search_test

import (
	"context"
	"math"
	"testing"

	"ludaxy/engine/bot/search"
	"ludaxy/engine/bot/weights"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// look is a search from a position in words.
func look(t testing.TB, p rulestest.Position) (*search.Search, rules.State) {
	r, s := rulestest.Game(t, p.Game), p.State(t)
	return search.New(r, &s, weights.Of(r.Spec(), &s)), s
}

func TestWinsWhereItCan(t *testing.T) {
	x, s := look(t, rulestest.Position{Game: "luddo", Pieces: "h h r7 l4 | y y r30 r31", More: `"turn":0,"phase":"move","numbers":[1]`, Options: `"piecesToWin":3`})
	best, ok := x.Best(context.Background(), &s, 1, 10_000)
	if want := (rules.Action{Kind: rules.Move, Piece: 3}); !ok || best.Action != want || best.Worth != 1 {
		t.Errorf("it plays %+v for %v, want %+v for 1", best.Action, best.Worth, want)
	}
}

// A piece right before two opponents can reach a star.
func TestMindsDanger(t *testing.T) {
	x, s := look(t, rulestest.Position{Game: "luddo", Pieces: "r10 r43 h h | r38 r37 h h", More: `"turn":0,"phase":"move","numbers":[4]`})
	for throws := range 3 {
		best, ok := x.Best(context.Background(), &s, throws, 100_000)
		if !ok || best.Action.Piece != 1 {
			t.Errorf("through %d throws it moves piece %d; piece 1 can get to the star r47", throws, best.Action.Piece)
		}
	}
}

// The chances before a throw are the mean of those after it.
func TestChancesAreAMean(t *testing.T) {
	x, s := look(t, rulestest.Position{Game: "ludo-app", Pieces: "r20 r33 h h | r30 r41 h y"})
	ctx := context.Background()
	want, _ := x.Chances(ctx, &s, 1)
	var mean float32
	for n := range 6 {
		after := s
		if err := rulestest.Game(t, "ludo-app").Apply(&after, rules.Action{Kind: rules.Roll, Value: uint8(n + 1)}, nil); err != nil {
			t.Fatal(err)
		}
		c, _ := x.Chances(ctx, &after, 0)
		mean += c[0] / 6
	}
	if math.Abs(float64(mean-want[0])) > 1e-5 {
		t.Errorf("the mean is %v, one throw ahead says %v", mean, want[0])
	}
}

func TestEnds(t *testing.T) {
	x, s := look(t, rulestest.Position{Game: "mega-ludo", Pieces: "r20 r33 r50 y | r30 r41 r10 y", More: `"turn":0,"phase":"move","numbers":[4]`})
	best, ok := x.Best(context.Background(), &s, 3, 50)
	if !ok || best.Action.Kind != rules.Move || x.Asked() > 50 {
		t.Errorf("with 50 positions it judges %d and plays %+v", x.Asked(), best.Action)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, ok := x.Chances(ctx, &s, 3); ok {
		t.Error("three throws were looked through without time")
	}
}

func BenchmarkOneThrow(b *testing.B) {
	x, s := look(b, rulestest.Position{Game: "luddo", Pieces: "r20 r33 r50 y | r30 r41 r10 y", More: `"turn":0,"phase":"move","numbers":[4]`})
	b.ReportAllocs()
	for b.Loop() {
		x.Best(context.Background(), &s, 1, 100_000)
	}
	b.ReportMetric(float64(x.Asked()), "positions/op")
}
