package layout

import (
	"sync"

	"ludaxy/engine/board"
)

var (
	cross   = sync.OnceValue(Cross)
	hexagon = sync.OnceValue(Hexagon)
	mega4   = sync.OnceValue(func() *Board { return Mega(4) })
	mega6   = sync.OnceValue(func() *Board { return Mega(6) })
	mega8   = sync.OnceValue(func() *Board { return Mega(8) })
	galaxy  = sync.OnceValue(Galaxy)
)

// Of is the geometry of a track. It is made once for a shape and size and
// shared: the result is only to be read.
func Of(track *board.Track) *Board {
	switch {
	case track.Shape == board.Rows:
		return garden(track)
	case track.Shape == board.Nebula:
		return galaxy()
	case track.Shape == board.Long && track.Arms > 6:
		return mega8()
	case track.Shape == board.Long && track.Arms > 4:
		return mega6()
	case track.Shape == board.Long:
		return mega4()
	case track.Arms == 6:
		return hexagon()
	}
	return cross()
}
