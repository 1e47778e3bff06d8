package boardview

import (
	"fmt"
	"testing"

	"ludaxy/engine/rules"
)

// TestGalaxyLives looks that the light of the galaxy moves, and that it is drawn
// seldom and, where effects are off, not at all.
func TestGalaxyLives(t *testing.T) {
	on(func() {
		b := newBenchOf(t, "oduludo", func(s *rules.State) {
			s.At[0], s.At[1][2] = [rules.MaxPieces]rules.Square{5, rules.Yard, 5, 30, rules.Home}, 22
		})
		b.ticks(300)
		first := b.shot(t, "life-0")
		for i := range 3 {
			b.ticks(400)
			b.shot(t, fmt.Sprint("life-", i+1))
		}
		if string(b.shot(t, "life-4")) == string(first) {
			t.Error("nothing moves")
		}
		drawn := 0
		for range 120 {
			b.view.Node.Clean()
			b.ticks(1)
			if b.view.Node.Dirty() {
				drawn++
			}
		}
		if drawn < 20 || drawn > 40 {
			t.Errorf("drawn %d times in two seconds", drawn)
		}
		b.ctx.Slow = true
		defer func() { b.ctx.Slow = false }()
		b.ticks(2)
		b.shot(t, "life-off")
		b.view.Node.Clean()
		b.ticks(60)
		if b.view.Node.Dirty() {
			t.Error("a board without effects wants to be drawn")
		}
	})
}
