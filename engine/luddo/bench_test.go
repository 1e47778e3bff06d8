package luddo_test

import (
	"math/rand/v2"
	"testing"

	"ludaxy/engine/luddo"
	"ludaxy/engine/rules"
)

// playOut plays a random match to its end and returns the number of actions.
func playOut(r rules.Rules, s *rules.State, rng *rand.PCG, buf []rules.Action) int {
	for n := 0; ; n++ {
		buf = r.Legal(s, buf)
		if len(buf) == 0 {
			return n
		}
		random := rng.Uint64() >> 32
		a := buf[random*uint64(len(buf))>>32]
		if a.Kind == rules.Roll {
			a.Value = 1 + uint8(random*uint64(rules.Faces(s))>>32)
		}
		if err := r.Apply(s, a, nil); err != nil {
			panic(err)
		}
	}
}

func BenchmarkRandomMatches(b *testing.B) {
	r := luddo.New(0)
	rng := rand.NewPCG(1, 2)
	for _, bench := range []struct {
		name  string
		seats uint8
		set   map[string]string
	}{
		{"2 seats", 0b0101, nil},
		{"4 seats", 0b1111, nil},
		{"6 seats", 0b111111, nil},
		{"4 seats blockades", 0b1111, map[string]string{"blockades": "true"}},
		{"4 seats captureFirst", 0b1111, map[string]string{"captureFirst": "true"}},
		{"teams", 0b1111, map[string]string{"teams": "true"}},
	} {
		b.Run(bench.name, func(b *testing.B) {
			options := r.Spec().Defaults()
			for name, value := range bench.set {
				if err := r.Spec().SetOption(&options, name, value); err != nil {
					b.Fatal(err)
				}
			}
			start := r.Start(rules.Setup{Seats: bench.seats, Options: options, First: -1})
			buf := make([]rules.Action, 0, 16)
			actions := 0
			b.ReportAllocs()
			s := new(rules.State)
			for b.Loop() {
				*s = start
				actions += playOut(r, s, rng, buf)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(actions), "ns/action")
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
			b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
		})
	}
}
