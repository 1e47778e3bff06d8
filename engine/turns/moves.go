package turns

import (
	"math/bits"

	"ludaxy/engine/rules"
)

// four is how many pieces a seat has in the games that list their moves here.
const four = 4

// lists is the moves of a seat by the mask of the pieces that can move.
var lists = func() (lists [rules.MaxSeats][1 << four]struct {
	of    [four]rules.Action
	count int
}) {
	for seat := range lists {
		for mask := range lists[seat] {
			list := &lists[seat][mask]
			for rest := uint8(mask); rest != 0; rest &= rest - 1 {
				p := bits.TrailingZeros8(rest)
				list.of[list.count] = rules.Action{Kind: rules.Move, Seat: uint8(seat), Piece: uint8(p)}
				list.count++
			}
		}
	}
	return lists
}()

// Moves puts into buf[:0] a move for each piece in a mask of a seat's four.
//
// They are copied as a whole from a list made beforehand, the same for any
// number of them: so there is nothing to guess for a processor, which loses more
// time by a wrong guess than by the copy.
func Moves(buf []rules.Action, seat int, pieces uint8) []rules.Action {
	if cap(buf) < four {
		buf = make([]rules.Action, four)
	}
	list := &lists[seat][pieces&(1<<four-1)]
	*(*[four]rules.Action)(buf[:four]) = list.of
	return buf[:list.count]
}
