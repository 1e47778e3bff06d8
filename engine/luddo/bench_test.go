package luddo_test

import (
	"testing"

	"ludaxy/engine/rules/rulestest"
)

func BenchmarkRandomMatches(b *testing.B) {
	r := rulestest.Game(b, "luddo")
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
		b.Run(bench.name, func(b *testing.B) { rulestest.Benchmark(b, r, bench.seats, bench.set) })
	}
}
