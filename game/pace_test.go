package game

import (
	"testing"
	"time"
)

// watched runs a screen for some seconds: a frame every so often, of which every
// n-th is drawn and then takes longer.
func watched(p *pace, seconds int, every, drawn time.Duration, n int, focused bool) {
	now := p.last
	if now.IsZero() {
		now = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	}
	for i := 0; now.Sub(p.last) >= 0 && seconds > 0; i++ {
		end := now
		p.begin(now, focused)
		p.drew = i%n == 0
		now = now.Add(every)
		if p.drew {
			now = end.Add(drawn)
		}
		if now.Sub(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)) > time.Duration(seconds)*time.Second {
			return
		}
	}
}

func TestPace(t *testing.T) {
	const ms = time.Millisecond
	for _, c := range []struct {
		name         string
		seconds      int
		every, drawn time.Duration
		n            int
		focused      bool
		slow         bool
	}{
		{"a fast machine", 20, 17 * ms, 17 * ms, 4, true, false},
		{"a slow one", 20, 17 * ms, 60 * ms, 4, true, true},
		{"a slow one for a moment", 5, 17 * ms, 60 * ms, 4, true, false},
		{"a slow one that draws all the time", 20, 70 * ms, 70 * ms, 1, true, true},
		{"one so slow that it draws few", 20, 17 * ms, 400 * ms, 2, true, true},
		{"a screen of 30 frames a second", 20, 33 * ms, 33 * ms, 2, true, false},
		{"a screen of 144", 20, 7 * ms, 7 * ms, 1, true, false},
		{"a window behind others", 20, 200 * ms, 200 * ms, 1, false, false},
		{"a picture now and then", 20, 17 * ms, 60 * ms, 100, true, false},
	} {
		var p pace
		watched(&p, c.seconds, c.every, c.drawn, c.n, c.focused)
		if p.slow != c.slow {
			t.Errorf("%s: slow %v (%v a frame)", c.name, p.slow, p.typical)
		}
	}
}
