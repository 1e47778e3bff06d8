package luddo

import (
	"math/bits"

	"ludaxy/engine/rules"
)

// Auto plays for a player whose time has run out: it brings a piece home,
// captures the most pieces, leaves the yard, or moves the piece furthest on; of
// equal moves, the one of the lowest piece. A roll is returned without a number.
func (l *Luddo) Auto(s *rules.State) rules.Action {
	if s.Phase != rules.PhaseMove {
		return rules.Action{Kind: rules.Roll}
	}
	var room [Pieces]rules.Action
	var best rules.Action
	most := -1
	for _, a := range l.Legal(s, room[:]) {
		if worth := l.worth(s, a); worth > most {
			best, most = a, worth
		}
	}
	return best
}

// worth is how much the game prefers a legal move, one preference outweighing
// all that come after it.
func (l *Luddo) worth(s *rules.State, a rules.Action) int {
	g, seat := l.geometry(s), int(a.Seat)
	from := s.At[seat][a.Piece]
	to := g.moves(s, seat, s.Numbers[0])[from]
	worth := 0
	if to == rules.Home {
		worth += 1 << 20
	}
	if g.open[to] {
		for others := opponents(s, seat); others != 0; others &= others - 1 {
			worth += bits.OnesCount32(standing(s, bits.TrailingZeros8(others), to)) << 12
		}
	}
	if from == rules.Yard {
		return worth + 1<<10
	}
	return worth + int(g.track.Step[seat][from])
}
