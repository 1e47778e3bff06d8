package layout

import (
	"sync"

	"ludaxy/engine/board"
)

var (
	cross   = sync.OnceValue(Cross)
	hexagon = sync.OnceValue(Hexagon)
)

// Of is the geometry of a track. It is made once for a shape and size and
// shared: the result is only to be read.
func Of(track *board.Track) *Board {
	if track.Arms == 6 {
		return hexagon()
	}
	return cross()
}
