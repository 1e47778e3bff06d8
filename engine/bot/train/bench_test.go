package train

import (
	"math/rand/v2"
	"testing"

	"ludaxy/engine/bot/value"
	"ludaxy/engine/games"
)

func benchmarkGame(b *testing.B, id string, seats uint8) {
	r, _ := games.ByID(id)
	p := Plan{Rules: r, Options: r.Spec().Defaults(), Seats: []uint8{seats}, Far: 0.7}
	l := learner{plan: p, net: value.NewNet(50, 5, r.Spec().Fleet, 1, rand.New(rand.NewPCG(1, 1))), rng: rand.New(rand.NewPCG(1, 2)), rate: 0.01}
	for range 20 {
		l.game(seats)
	}
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		_, k := l.game(seats)
		n += k
	}
	b.ReportMetric(float64(n)/float64(b.N), "positions/op")
}

func BenchmarkTwo(b *testing.B)  { benchmarkGame(b, "luddo", 0b0101) }
func BenchmarkFour(b *testing.B) { benchmarkGame(b, "luddo", 0b1111) }
func BenchmarkOdu(b *testing.B)  { benchmarkGame(b, "oduludo", 0b1111) }
