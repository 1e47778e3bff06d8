package train

import (
	"bytes"
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"testing"

	"ludaxy/engine/bot/search"
	"ludaxy/engine/bot/value"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

func learned(t *testing.T, p Plan) *value.Net {
	t.Helper()
	s := p.Rules.Start(rules.Setup{Seats: p.Seats[0], Options: p.Options})
	track := p.Rules.Board(&s)
	net := value.NewNet(track.LastRing, track.Lane, p.Rules.Spec().Fleet, 1, rand.New(rand.NewPCG(p.Seed, 0)))
	if err := Run(context.Background(), p, net, io.Discard); err != nil {
		t.Fatal(err)
	}
	return net
}

func plan(t *testing.T, game string, seats uint8, n int) Plan {
	r := rulestest.Game(t, game)
	return Plan{Rules: r, Options: r.Spec().Defaults(), Seats: []uint8{seats}, Games: n, Seed: 7, Rate: 0.02, Far: 0.7, Explore: 0.05}
}

func TestSameSeedSameWeights(t *testing.T) {
	for _, r := range games.All() {
		p := plan(t, r.Spec().ID, 0b0111, 3)
		if !bytes.Equal(learned(t, p).Encode(), learned(t, p).Encode()) {
			t.Errorf("%s: two runs of one plan differ", r.Spec().ID)
		}
	}
}

// A few hundred games are enough to see who is ahead, and by how much.
func TestLearnsToJudge(t *testing.T) {
	p := plan(t, "luddo", 0b0101, 400)
	net := learned(t, p)
	for _, test := range []struct {
		pieces string
		sign   float32
	}{
		{"h h h l2 | y y r20 r21", 1},
		{"h l1 r30 r40 | y y y r41", 1},
		{"y y y y | h h r10 l1", -1},
	} {
		s := rulestest.Position{Game: "luddo", Pieces: test.pieces}.State(t)
		c, _ := search.New(p.Rules, &s, net).Chances(context.Background(), &s, 0)
		if (c[0]-0.5)*test.sign < 0.1 {
			t.Errorf("%s: seat 0 has a chance of %.3f", test.pieces, c[0])
		}
	}
}

func TestStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	p := plan(t, "luddo", 0b0101, 1)
	net := value.NewNet(50, 5, false, 1, rand.New(rand.NewPCG(1, 1)))
	if err := Run(ctx, p, net, io.Discard); !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled run ends with %v", err)
	}
	p.Seats = nil
	if Run(context.Background(), p, net, io.Discard) == nil {
		t.Error("a plan without players was run")
	}
}
