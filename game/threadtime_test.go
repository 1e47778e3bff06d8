//go:build !linux

package game

import "time"

// threadTime is not told by this system.
func threadTime() time.Duration { return 0 }
