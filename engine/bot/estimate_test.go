package bot_test

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"ludaxy/engine/bot"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// The chances of all sides are 1 together, and nobody who does not play has one.
func TestEstimateAddsUp(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	for _, r := range games.All() {
		for i, setup := range setups(r.Spec(), 6, rng) {
			s := r.Start(setup)
			dice := rand.New(rand.NewPCG(uint64(i), 3))
			for n := 0; ; n++ {
				legal := r.Legal(&s, nil)
				if n%40 == 0 || len(legal) == 0 {
					checkChances(t, r, &s)
				}
				if len(legal) == 0 || n > 200 {
					break
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
	}
}

func checkChances(t *testing.T, r rules.Rules, s *rules.State) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	cancel() // as little as can be
	chance := bot.Estimate(ctx, r, *s)
	sum := 0.0
	for k, c := range chance {
		if c < 0 || c > 1 || !s.Active(k) && c != 0 {
			t.Errorf("%s: seat %d has a chance of %v in %+v", r.Spec().ID, k, c, *s)
		}
		if r.Spec().InTeams(s.Options) {
			if c != chance[k^2] {
				t.Errorf("%s: partners have chances of %v and %v", r.Spec().ID, c, chance[k^2])
			}
			c /= 2
		}
		sum += c
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("%s: the chances add up to %v in %+v", r.Spec().ID, sum, *s)
	}
}

func TestEstimateKnowsWhoWins(t *testing.T) {
	for _, test := range []struct {
		name string
		at   rulestest.Position
		seat int
		low  float64
	}{
		{"the winning number in hand", rulestest.Position{
			Game: "luddo", Pieces: "h h h l2 | y y y y", More: `"turn":0,"phase":"move","numbers":[3]`}, 0, 1},
		{"far ahead", rulestest.Position{
			Game: "luddo", Pieces: "h h h l2 | y y y y"}, 0, 0.97},
		{"far behind", rulestest.Position{
			Game: "mega-ludo", Pieces: "y y y y | h h h l5"}, 1, 0.97},
		{"close to Earth", rulestest.Position{
			Game: "oduludo", Pieces: "l1 h h h h | y y y y y"}, 0, 0.95},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := rulestest.Game(t, test.at.Game)
			chance := bot.Estimate(context.Background(), r, test.at.State(t))
			if chance[test.seat] < test.low {
				t.Errorf("seat %d has %.3f, want at least %.3f", test.seat, chance[test.seat], test.low)
			}
		})
	}
}
