package arena

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"sync"
	"testing"

	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// config is an arena of some players.
func config(t testing.TB, game string, players ...string) Config {
	t.Helper()
	r, ok := games.ByID(game)
	if !ok {
		t.Fatalf("%s is not registered", game)
	}
	c := Config{Rules: r, Options: r.Spec().Defaults(), Seats: SeatsFor(r.Spec(), len(players)), Games: 40, Seed: "test"}
	for _, name := range players {
		e, err := Enter(name)
		if err != nil {
			t.Fatal(err)
		}
		c.Entrants = append(c.Entrants, e)
	}
	return c
}

func run(t testing.TB, c Config) Result {
	t.Helper()
	res, err := Run(context.Background(), c)
	if err != nil {
		t.Fatal(err)
	}
	return res
}

func TestWilson(t *testing.T) {
	for _, c := range []struct{ wins, n, low, high float64 }{
		{0, 0, 0, 1}, {0, 10, 0, 0.2775}, {10, 10, 0.7225, 1}, {81, 263, 0.2553, 0.3662}, {5000, 10000, 0.4902, 0.5098},
	} {
		low, high := Wilson(c.wins, c.n)
		if math.Abs(low-c.low) > 1e-4 || math.Abs(high-c.high) > 1e-4 {
			t.Errorf("Wilson(%v, %v) = %.4f, %.4f, want %v, %v", c.wins, c.n, low, high, c.low, c.high)
		}
	}
}

func TestSeats(t *testing.T) {
	for _, c := range []struct {
		game    string
		players int
		want    uint8
	}{
		{"luddo", 2, 0b101}, {"luddo", 3, 0b111}, {"luddo", 6, 0b111111}, {"snakes", 2, 0b11}, {"mega-ludo", 2, 0b101}, {"oduludo", 4, 0b1111},
	} {
		if r, _ := games.ByID(c.game); SeatsFor(r.Spec(), c.players) != c.want {
			t.Errorf("%d players of %s sit on %b, want %b", c.players, c.game, SeatsFor(r.Spec(), c.players), c.want)
		}
	}
}

func TestWorkersChangeNothing(t *testing.T) {
	for _, players := range [][]string{{"random", "fast"}, {"casual", "random", "mixed"}} {
		c := config(t, "luddo", players...)
		c.Games, c.Workers = 31, 1
		one := run(t, c)
		c.Workers = 3
		if many := run(t, c); !reflect.DeepEqual(one, many) {
			t.Errorf("one worker %+v\nthree %+v", one, many)
		}
		if again := run(t, c); !reflect.DeepEqual(one, again) {
			t.Errorf("again %+v", again)
		}
		c.Seed = "other"
		if other := run(t, c); reflect.DeepEqual(one, other) {
			t.Error("another seed gives the same")
		}
		if one.Games != 31 {
			t.Errorf("%d games, want 31", one.Games)
		}
	}
}

// TestSetsArePaired wants the same dice in every game of a set and other ones in
// the next, and every player in every seat.
func TestSetsArePaired(t *testing.T) {
	c := config(t, "luddo", "random", "fast", "aggressive")
	c.Games = 6
	var mu sync.Mutex
	sat := map[string]map[int]int{}
	dice := map[int][]uint8{}
	seeds := map[string]int{}
	c.Record = func(g Game) error {
		mu.Lock()
		defer mu.Unlock()
		for seat, name := range g.Names {
			if name == "" {
				continue
			}
			if sat[name] == nil {
				sat[name] = map[int]int{}
			}
			sat[name][seat]++
		}
		for _, a := range g.Actions {
			if a.IsRoll() {
				dice[g.N] = append(dice[g.N], a.Value)
			}
		}
		seeds[g.Seed]++
		return nil
	}
	run(t, c)
	if len(seeds) != 2 {
		t.Errorf("seeds %v, want two", seeds)
	}
	for name, seats := range sat {
		for k := range 3 {
			if seats[k] != 2 {
				t.Errorf("%s sat %v", name, seats)
			}
		}
	}
	for n := range 3 {
		short := min(len(dice[0]), len(dice[n]), 100)
		if short < 100 || !reflect.DeepEqual(dice[0][:short], dice[n][:short]) {
			t.Errorf("game %d has other dice than the first of its set", n)
		}
	}
	if reflect.DeepEqual(dice[0][:50], dice[3][:50]) {
		t.Error("two sets have the same dice")
	}
}

// TestLuckAdjusts wants an adjusted rate about where the true one is.
func TestLuckAdjusts(t *testing.T) {
	c := config(t, "luddo", "random", "random")
	c.Entrants[1].Name = "the same"
	c.Luck, c.Games = true, 40
	l := run(t, c).Results[0]
	if l.Adjusted == nil {
		t.Fatal("no adjusted rate")
	}
	t.Logf("raw %.3f (%.3f to %.3f), adjusted %+v", l.Rate, l.Low, l.High, *l.Adjusted)
	if a := l.Adjusted; a.High <= a.Low || a.Low > 0.5 || a.High < 0.5 {
		t.Errorf("equal players: adjusted %+v, raw %v to %v", *a, l.Low, l.High)
	}
}

func TestPartnersShareWins(t *testing.T) {
	if testing.Short() {
		t.Skip("whole matches take long")
	}
	c := config(t, "luddo", "mixed", "random", "mixed", "random")
	if err := c.Rules.Spec().SetOption(&c.Options, "teams", "true"); err != nil {
		t.Fatal(err)
	}
	c.Luck, c.Games = true, 8
	res := run(t, c)
	sum, adjusted := 0.0, 0.0
	for _, l := range res.Results {
		sum += l.Wins
		adjusted += l.Adjusted.Rate
		if l.Seats != 2 || l.Par != 0.5 || l.Wins != math.Trunc(l.Wins) {
			t.Errorf("%+v", l)
		}
	}
	if sum != 8 || math.Abs(adjusted-1) > 1e-6 {
		t.Errorf("%v wins in 8 games, adjusted rates that add up to %v", sum, adjusted)
	}
}

// cheat is a player that does what is not allowed.
type cheat struct{}

func (cheat) Choose(context.Context, rules.Rules, rules.State, *rand.Rand) (rules.Action, error) {
	return rules.Action{Kind: rules.Move, Piece: 4}, nil
}

func TestRefused(t *testing.T) {
	good := config(t, "luddo", "random", "random")
	for name, c := range map[string]Config{
		"no games":      {Rules: good.Rules, Options: good.Options, Seats: good.Seats, Entrants: good.Entrants},
		"too few":       {Rules: good.Rules, Options: good.Options, Seats: 1, Entrants: good.Entrants[:1], Games: 1},
		"seats":         {Rules: good.Rules, Options: good.Options, Seats: 7, Entrants: good.Entrants, Games: 1},
		"minus workers": {Rules: good.Rules, Options: good.Options, Seats: good.Seats, Entrants: good.Entrants, Games: 1, Workers: -1},
	} {
		if _, err := Run(context.Background(), c); err == nil {
			t.Errorf("%s: taken", name)
		}
	}
	c := good
	if err := c.Rules.Spec().SetOption(&c.Options, "dice", "manual"); err != nil {
		t.Fatal(err)
	}
	if _, err := Run(context.Background(), c); err == nil || !strings.Contains(err.Error(), "dice") {
		t.Errorf("real dice: %v", err)
	}
	c = config(t, "luddo", "random", "random")
	c.Entrants[1] = Entrant{Name: "cheat", New: func(context.Context, rules.Rules) (Player, error) { return cheat{}, nil }}
	if _, err := Run(context.Background(), c); err == nil || !strings.Contains(err.Error(), "cheat: it chose") {
		t.Errorf("an illegal choice: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Run(ctx, good); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	if _, err := Enter("grandmaster"); err == nil || !strings.Contains(err.Error(), "mixed") {
		t.Errorf("an unknown player: %v", err)
	}
}

// TestOrderOfStrength wants the reference players in the order of the literature.
func TestOrderOfStrength(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many games")
	}
	for _, middle := range []string{Fast, Aggressive, Defensive} {
		for _, players := range [][]string{{middle, Random, Random, Random}, {Mixed, middle}} {
			c := config(t, "luddo", players...)
			c.Games = 400
			if l := run(t, c).Results[0]; l.Low <= l.Par {
				t.Errorf("%v: %.3f (%.3f to %.3f)", players, l.Rate, l.Low, l.High)
			}
		}
	}
}

func BenchmarkGame(b *testing.B) {
	c := config(b, "luddo", "random", "random", "random", "random")
	c.Games, c.Workers = 200, 1
	for b.Loop() {
		run(b, c)
	}
	b.ReportMetric(float64(b.N*c.Games)/b.Elapsed().Seconds(), "games/s")
}

// Times are told of every player that had to choose, and only where they are
// wanted.
func TestTimes(t *testing.T) {
	c := config(t, "oduludo", "skilled", "random")
	c.Games, c.Workers, c.Luck = 6, 2, false
	without := run(t, c)
	if without.Turns < 5 || without.Turns > without.Rolls {
		t.Errorf("%v turns of %v rolls", without.Turns, without.Rolls)
	}
	c.Times = true
	with := run(t, c)
	for i := range with.Results {
		l := &with.Results[i]
		if without.Results[i].Times != nil {
			t.Errorf("%s: times that nobody wanted", l.Player)
		}
		if m := l.Times; m == nil || m.Choices < 20 || m.Median > m.P99 || m.P99 > m.Longest || m.Mean <= 0 {
			t.Errorf("%s: times %+v", l.Player, m)
		}
		l.Times = nil
	}
	if !reflect.DeepEqual(with, without) {
		t.Errorf("measuring changes the result: %+v, %+v", with, without)
	}
}
