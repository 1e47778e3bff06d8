//go:build !linux

package arena

import "time"

// threadClock is the time that has passed: what a thread has used of it is not
// asked for here.
func threadClock() time.Duration { return time.Since(begun) }
