package megaludo_test

import (
	"testing"

	"ludaxy/engine/rules/rulestest"
)

func TestRandomMatches(t *testing.T) { rulestest.RandomMatches(t, rulestest.Game(t, "mega-ludo"), nil) }

func TestNothingIsAllocated(t *testing.T) {
	rulestest.NothingAllocated(t, rulestest.Game(t, "mega-ludo"), 0b1111, map[string]map[string]string{
		"standard": nil,
		"all":      {"board": "8", "openOnSix": "true", "captureOnEntry": "any", "bonusOptional": "true", "opening": "random"},
	})
}

func BenchmarkRandomMatches(b *testing.B) {
	r := rulestest.Game(b, "mega-ludo")
	for _, bench := range []struct {
		name  string
		seats uint8
		set   map[string]string
	}{
		{"2 seats", 0b0101, nil},
		{"4 seats", 0b1111, nil},
		{"8 seats", 0b11111111, nil},
		{"4 seats openOnSix", 0b1111, map[string]string{"openOnSix": "true"}},
	} {
		b.Run(bench.name, func(b *testing.B) { rulestest.Benchmark(b, r, bench.seats, bench.set) })
	}
}
