package search

import "time"

// slice is how long a browser may be kept waiting: it draws, and hears its
// player, only while the program sleeps.
const slice = 6 * time.Millisecond

var since time.Time

// Breathe is called now and then while thinking, with a count that grows; it
// sleeps for a moment when the slice is over.
func Breathe(count int) {
	if count&15 != 0 {
		return
	}
	if time.Since(since) > slice {
		time.Sleep(time.Millisecond)
		since = time.Now()
	}
}
