package megaludo

import (
	"math/bits"

	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// done reports whether a seat has all its pieces home.
func done(s *rules.State, seat int) bool { return standing(s, seat, rules.Home) == allPieces }

// finish ends the match: the seat has won, and the others have their places by
// what is left of their way.
func (m *MegaLudo) finish(s *rules.State, seat int, sink rules.Sink) {
	turns.Finish(s, 1<<seat, sink)
	m.rank(s)
	turns.Over(s, sink)
}

// rank gives the seats without a place theirs: the shortest way first, equal
// ways together.
func (m *MegaLudo) rank(s *rules.State) {
	for left := s.Unplaced(); left != 0; left = s.Unplaced() {
		var best uint8
		least := 0
		for rest := left; rest != 0; rest &= rest - 1 {
			k := bits.TrailingZeros8(rest)
			way := m.distance(s, k)
			if best == 0 || way < least {
				best, least = 0, way
			}
			if way == least {
				best |= 1 << k
			}
		}
		turns.Place(s, best)
	}
}

// distance is how many squares a seat's pieces are from home, all together. From
// the yard it is one more than from the start.
func (m *MegaLudo) distance(s *rules.State, seat int) (sum int) {
	t := m.tracks[s.Arms]
	for _, sq := range s.At[seat][:Pieces] {
		if sq == rules.Yard {
			sum += t.HomeStep + 1
			continue
		}
		sum += t.HomeStep - int(t.Step[seat][sq])
	}
	return sum
}
