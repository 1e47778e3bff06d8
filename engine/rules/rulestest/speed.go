package rulestest

import (
	"math/rand/v2"
	"testing"

	"ludaxy/engine/rules"
)

// PlayOut plays a random match to its end on the fast path and returns the
// number of actions. It allocates nothing if the buffer is long enough for all
// legal actions. The error is of an action that was legal and is refused.
func PlayOut(r rules.Rules, s *rules.State, rng *rand.PCG, buf []rules.Action) (n int, err error) {
	for ; ; n++ {
		buf = r.Legal(s, buf)
		if len(buf) == 0 {
			return n, nil
		}
		a := buf[0]
		if len(buf) > 1 {
			a = buf[rng.Uint64()>>32*uint64(len(buf))>>32]
		}
		if a.IsRoll() {
			a.Value = uint8(rng.Uint64()>>32*uint64(rules.Faces(s))>>32) + 1
		}
		if err := r.Apply(s, a, nil); err != nil {
			return n, err
		}
	}
}

// NothingAllocated plays whole matches of some seats, with each set of house
// rules by its name, and wants the fast path to take no memory.
func NothingAllocated(t *testing.T, r rules.Rules, seats uint8, sets map[string]map[string]string) {
	t.Helper()
	rng := rand.NewPCG(3, 4)
	buf := make([]rules.Action, 0, 32)
	for name, set := range sets {
		start := r.Start(rules.Setup{Seats: seats, Options: Options(t, r, set), First: -1})
		s := new(rules.State)
		var failed error
		allocs := testing.AllocsPerRun(20, func() {
			*s = start
			if _, err := PlayOut(r, s, rng, buf); err != nil {
				failed = err
			}
		})
		if allocs != 0 || failed != nil {
			t.Errorf("%s: %v allocations a match, error %v", name, allocs, failed)
		}
	}
}

// Benchmark measures random matches of some seats with house rules.
func Benchmark(b *testing.B, r rules.Rules, seats uint8, set map[string]string) {
	b.Helper()
	start := r.Start(rules.Setup{Seats: seats, Options: Options(b, r, set), First: -1})
	rng := rand.NewPCG(1, 2)
	buf := make([]rules.Action, 0, 32)
	actions := 0
	s := new(rules.State)
	b.ReportAllocs()
	for b.Loop() {
		*s = start
		n, err := PlayOut(r, s, rng, buf)
		if err != nil {
			b.Fatal(err)
		}
		actions += n
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(actions), "ns/action")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
}
