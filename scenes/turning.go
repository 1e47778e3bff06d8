package scenes

import (
	"ludaxy/engine/rules"
	"ludaxy/scenes/layout"
)

// When the board is turned. Boards of numbered squares never are.
const (
	TurnNever  = "never"
	TurnOnce   = "match" // in every match so that the first person sits at the bottom
	TurnAlways = "turn"  // whenever another person is to play
)

// Nobody is no seat.
const Nobody = -1

// Facing is the seat that has to sit at the bottom of the board while a seat is to play, where now sits there now;
// Nobody where the board is not turned. person tells which seats people play: a computer's turn turns nothing. Either
// seat may be Nobody.
func (s Settings) Facing(turn, now int, person func(seat int) bool) int {
	from := 0
	switch s.Turning {
	case TurnAlways:
		for _, k := range []int{turn, now} {
			if k >= 0 && k < rules.MaxSeats && person(k) {
				return k
			}
		}
		from = max(turn, 0) % rules.MaxSeats
	case TurnOnce:
	default:
		return Nobody
	}
	for i := range rules.MaxSeats {
		if k := (from + i) % rules.MaxSeats; person(k) {
			return k
		}
	}
	return Nobody
}

// Lie is how a board lies with a seat at the bottom; as it is made for Nobody.
func Lie(b *layout.Board, seat int) *layout.Board { return b.Turned(b.ToBottom(seat)) }
