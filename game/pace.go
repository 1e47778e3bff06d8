package game

import "time"

// pace watches how long drawn frames take, and finds out whether the computer is
// too slow to draw many of them. Frames in which nothing was drawn cost nothing
// and tell how often the screen shows a picture at all.
type pace struct {
	drew    bool // in the frame before
	last    time.Time
	since   time.Time     // the beginning of the stretch that is looked at
	base    time.Duration // the shortest time between two frames in it
	drawn   int           // frames in it
	late    int           // that took too long
	bad     int           // stretches in a row in which most did
	typical time.Duration // of the drawn frames of the last stretch, the mean
	total   time.Duration
	slow    bool
}

const (
	stretch   = 3 * time.Second
	fewFrames = 20 // in a stretch that tells something
	badEnough = 2  // stretches in a row
)

// begin is told when a frame begins. While the player looks elsewhere the system
// may show frames as seldom as it likes, so nothing is judged by them.
func (p *pace) begin(now time.Time, focused bool) {
	took := now.Sub(p.last)
	p.last = now
	if !focused || took <= 0 || took > time.Second {
		p.restart(now)
		p.bad = 0
		return
	}
	if p.base == 0 || took < p.base {
		p.base = took
	}
	if p.drew {
		p.drawn++
		p.total += took
		if took > tooLong(p.base) {
			p.late++
		}
	}
	if now.Sub(p.since) < stretch {
		return
	}
	if p.drawn >= fewFrames || p.drawn > 0 && p.total > stretch/2 { // few, because each takes so long
		p.typical = p.total / time.Duration(p.drawn)
		if 2*p.late > p.drawn {
			p.bad++
		} else {
			p.bad = 0
		}
		p.slow = p.slow || p.bad >= badEnough
	}
	p.restart(now)
}

func (p *pace) restart(now time.Time) {
	p.since, p.base, p.drawn, p.late, p.total = now, 0, 0, 0, 0
}

// tooLong is from when on a frame is late, by the shortest time between two on a
// screen that shows 30 to 60 of them a second or more.
func tooLong(base time.Duration) time.Duration {
	base = min(max(base, time.Second/60), time.Second/30)
	return base*7/5 + 5*time.Millisecond
}
