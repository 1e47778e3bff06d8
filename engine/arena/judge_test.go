package arena

import (
	"context"
	"errors"
	"math"
	"reflect"
	"testing"
)

// The chances that are shown beat a table of the steps to go, in two games and in
// teams, and the same seed finds the same.
func TestJudge(t *testing.T) {
	for _, c := range []struct {
		game, option, value string
		players             []string
		games               int
	}{
		{"ludo-app", "", "", []string{"skilled", "skilled"}, 200},
		{"oduludo", "mode", "team", []string{"skilled", "skilled", "skilled", "skilled"}, 120},
	} {
		if testing.Short() && len(c.players) > 2 {
			continue // teams take the race detector most of a minute
		}
		a := config(t, c.game, c.players...)
		a.Games = c.games
		if c.option != "" {
			if err := a.Rules.Spec().SetOption(&a.Options, c.option, c.value); err != nil {
				t.Fatal(err)
			}
		}
		j, err := Judge(context.Background(), a)
		if err != nil {
			t.Fatal(err)
		}
		again, err := Judge(context.Background(), a)
		if err != nil || !reflect.DeepEqual(j, again) {
			t.Errorf("%s: again %+v, %v", c.game, again, err)
		}
		sum, won, said := 0, 0.0, 0.0
		for _, p := range j.Parts {
			sum += p.Chances
			won += p.Won * float64(p.Chances)
			said += p.Said * float64(p.Chances)
			if p.Chances > 0 && (p.Said < p.From || p.Said > p.To) {
				t.Errorf("%s: %+v", c.game, p)
			}
		}
		if j.Games != c.games/2 || sum != j.Chances || sum == 0 || math.Abs(won-said) > 1e-6*float64(sum) {
			t.Errorf("%s: %d games, %d of %d chances, %v won, %v said", c.game, j.Games, sum, j.Chances, won, said)
		}
		if j.Brier >= j.Table || j.Off > 0.15 || j.Worst < j.Off/2 || j.Heat < 0.5 || j.Heat > 2 {
			t.Errorf("%s: %+v", c.game, j)
		}
	}
}

func TestHeat(t *testing.T) {
	var list []said
	for i := range 100 { // said 60 %, won 90 of 100
		x := said{first: 1}
		x.chance[0], x.chance[2] = 0.6, 0.4
		if i%10 == 0 {
			x.first = 1 << 2
		}
		list = append(list, x)
	}
	got := heat(list, []int{0, 2})
	if p := math.Pow(0.6, got) / (math.Pow(0.6, got) + math.Pow(0.4, got)); got < 1.9 {
		t.Errorf("timid chances have a heat of %v, which makes 60 %% %v", got, p)
	}
}

func TestJudgeRefuses(t *testing.T) {
	c := config(t, "luddo", "random", "random")
	c.Games = 0
	if _, err := Judge(context.Background(), c); err == nil {
		t.Error("no games were judged")
	}
	c.Games = 10
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Judge(ctx, c); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}
