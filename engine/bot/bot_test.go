package bot_test

import (
	"context"
	"flag"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"ludaxy/engine/bot"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// -games 10000 measures the win rates that the README names.
var gamesPlayed = flag.Int("games", 300, "games to play for each win rate")

// player chooses one of the legal actions.
type player func(r rules.Rules, s rules.State, legal []rules.Action, rng *rand.Rand) rules.Action

func randomly(_ rules.Rules, _ rules.State, legal []rules.Action, rng *rand.Rand) rules.Action {
	return legal[rng.IntN(len(legal))]
}

func level(name string) player {
	return func(r rules.Rules, s rules.State, _ []rules.Action, rng *rand.Rand) rules.Action {
		return bot.Choose(context.Background(), r, s, rng, name)
	}
}

var thinking = level(bot.Skilled)

// maxActions is far more than the longest match; one that gets there hangs.
const maxActions = 100_000

// play plays a match to its end; dice and players have their own randomness.
func play(t *testing.T, r rules.Rules, setup rules.Setup, seed uint64, seats [rules.MaxSeats]player) rules.State {
	t.Helper()
	dice := rand.New(rand.NewPCG(seed, 1))
	rng := rand.New(rand.NewPCG(seed, 2))
	s := r.Start(setup)
	var legal []rules.Action
	for range maxActions {
		legal = r.Legal(&s, legal)
		if len(legal) == 0 {
			return s
		}
		a := seats[s.Turn](r, s, legal, rng)
		if !slices.Contains(legal, a) {
			t.Fatalf("%s: seat %d chose %+v, legal are %+v in %+v", r.Spec().ID, s.Turn, a, legal, s)
		}
		if a.IsRoll() {
			a.Value = uint8(1 + dice.IntN(rules.Faces(&s)))
		}
		if err := r.Apply(&s, a, nil); err != nil {
			t.Fatalf("%s: %+v: %v in %+v", r.Spec().ID, a, err, s)
		}
	}
	t.Fatalf("%s: no end after %d actions: %+v", r.Spec().ID, maxActions, s)
	return s
}

func everybody(p player) (seats [rules.MaxSeats]player) {
	for k := range seats {
		seats[k] = p
	}
	return seats
}

// setups draws setups that suit a game: any seats, any house rules.
func setups(spec *rules.Spec, n int, rng *rand.Rand) (list []rules.Setup) {
	for len(list) < n {
		setup := rules.Setup{Seats: uint8(rng.Uint32()), Options: spec.Defaults(), First: -1}
		for i, o := range spec.Options {
			if rng.IntN(3) == 0 {
				setup.Options[i] = uint8(rng.IntN(len(o.Values)))
			}
		}
		if rules.SeatList(setup.Seats) != nil && spec.Check(setup) == nil {
			list = append(list, setup)
		}
	}
	return list
}

func TestWholeGamesAreLegal(t *testing.T) {
	n := 40
	if testing.Short() {
		n = 8
	}
	for _, r := range games.All() {
		t.Run(r.Spec().ID, func(t *testing.T) {
			for i, setup := range setups(r.Spec(), n, rand.New(rand.NewPCG(7, 7))) {
				end := play(t, r, setup, uint64(i), everybody(thinking))
				if end.Phase != rules.PhaseOver {
					t.Errorf("setup %+v stopped in phase %d", setup, end.Phase)
				}
			}
		})
	}
}

// wins is how often a player wins against others, seats rotated and the same
// dice for every rotation.
func wins(t *testing.T, r rules.Rules, seats []int, one, others player) float64 {
	won := 0
	for i := range *gamesPlayed {
		mine := seats[i%len(seats)]
		players := everybody(others)
		players[mine] = one
		setup := rules.Setup{Seats: rules.SeatsOf(seats...), Options: r.Spec().Defaults(), First: -1}
		if end := play(t, r, setup, uint64(i/len(seats)), players); end.Place[mine] == 1 {
			won++
		}
	}
	rate := float64(won) / float64(*gamesPlayed)
	half := 1.96 * math.Sqrt(rate*(1-rate)/float64(*gamesPlayed))
	t.Logf("won %d of %d: %.1f %% (± %.1f)", won, *gamesPlayed, 100*rate, 100*half)
	return rate
}

func TestBeatsRandomPlay(t *testing.T) {
	r, ok := games.ByID("luddo")
	if !ok {
		t.Fatal("luddo is not registered")
	}
	for _, test := range []struct {
		name  string
		seats []int
		least float64
	}{
		{"2 seats", []int{0, 2}, 0.88},
		{"4 seats", []int{0, 1, 2, 3}, 0.70},
	} {
		t.Run(test.name, func(t *testing.T) {
			if rate := wins(t, r, test.seats, thinking, randomly); rate < test.least {
				t.Errorf("wins %.1f %%, want at least %.1f %%", 100*rate, 100*test.least)
			}
		})
	}
}

func TestSameRandomnessSameChoice(t *testing.T) {
	r := games.All()[0]
	a := play(t, r, setups(r.Spec(), 1, rand.New(rand.NewPCG(3, 3)))[0], 11, everybody(thinking))
	b := play(t, r, setups(r.Spec(), 1, rand.New(rand.NewPCG(3, 3)))[0], 11, everybody(thinking))
	if a != b {
		t.Errorf("two games from one seed differ:\n%+v\n%+v", a, b)
	}
}

func TestOverAndCancelled(t *testing.T) {
	r := games.All()[0]
	rng := rand.New(rand.NewPCG(1, 1))
	setup := setups(r.Spec(), 1, rng)[0]
	end := play(t, r, setup, 5, everybody(randomly))
	if a := bot.Choose(context.Background(), r, end, rng, bot.Skilled); a != (rules.Action{}) {
		t.Errorf("after the end it chose %+v", a)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	hurried := func(r rules.Rules, s rules.State, _ []rules.Action, rng *rand.Rand) rules.Action {
		return bot.Choose(ctx, r, s, rng, "no such level")
	}
	play(t, r, setup, 5, everybody(hurried))
}

func TestLevelsAreNamed(t *testing.T) {
	levels := bot.Levels()
	if len(levels) == 0 || slices.Contains(levels, "") {
		t.Fatalf("levels are %q", levels)
	}
	levels[0] = "changed"
	if bot.Levels()[0] == "changed" {
		t.Error("the caller's change reached the package")
	}
}

// positions collects what a thinking player is asked in one match.
func positions(t testing.TB, r rules.Rules) (list []rules.State) {
	keep := func(r rules.Rules, s rules.State, legal []rules.Action, rng *rand.Rand) rules.Action {
		if len(legal) > 1 {
			list = append(list, s)
		}
		return thinking(r, s, legal, rng)
	}
	dice, rng := rand.New(rand.NewPCG(9, 9)), rand.New(rand.NewPCG(8, 8))
	s := r.Start(rules.Setup{Seats: rules.SeatsOf(0, 1, 2, 3), Options: r.Spec().Defaults(), First: 0})
	for range maxActions {
		legal := r.Legal(&s, nil)
		if len(legal) == 0 {
			return list
		}
		a := keep(r, s, legal, rng)
		if a.IsRoll() {
			a.Value = uint8(1 + dice.IntN(rules.Faces(&s)))
		}
		if err := r.Apply(&s, a, nil); err != nil {
			t.Fatal(err)
		}
	}
	return list
}

func BenchmarkChoose(b *testing.B) {
	for _, r := range games.All() {
		if len(bot.LevelsFor(r)) == 1 {
			continue
		}
		list := positions(b, r)
		for _, level := range bot.Levels() {
			b.Run(r.Spec().ID+"/"+level, func(b *testing.B) {
				rng := rand.New(rand.NewPCG(1, 2))
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					bot.Choose(context.Background(), r, list[i%len(list)], rng, level)
				}
			})
		}
	}
}

// Every level beats the one before it in every game with something to choose.
func TestLevelsDiffer(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many games")
	}
	levels := bot.Levels()
	for _, r := range games.All() {
		if len(bot.LevelsFor(r)) == 1 {
			continue
		}
		for i := range len(levels) - 2 { // the step to Expert is measured by the arena: a game of it takes long
			weak, strong := levels[i], levels[i+1]
			t.Run(r.Spec().ID+"/"+strong, func(t *testing.T) {
				if rate := wins(t, r, []int{0, 2}, level(strong), level(weak)); rate < 0.5 {
					t.Errorf("%s wins only %.1f %% against %s", strong, 100*rate, weak)
				}
			})
		}
	}
}

// Expert plays whole games legally.
func TestExpertPlays(t *testing.T) {
	for _, r := range games.All() {
		setup := setups(r.Spec(), 1, rand.New(rand.NewPCG(5, 5)))[0]
		if end := play(t, r, setup, 1, everybody(level(bot.Expert))); end.Phase != rules.PhaseOver {
			t.Errorf("%s stopped in phase %d", r.Spec().ID, end.Phase)
		}
	}
}
