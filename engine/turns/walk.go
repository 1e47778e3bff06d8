package turns

import (
	"fmt"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Walked is the event of a piece that came from one square of its path to
// another, with every square of the way, or that has entered from the yard.
func Walked(t *board.Track, seat int, piece uint8, from, to rules.Square) rules.Event {
	e := rules.Event{Kind: rules.Moved, Seat: uint8(seat), Piece: piece, From: from, To: to}
	if from == rules.Yard {
		e.Kind = rules.Entered
		return e
	}
	first, last := t.Step[seat][from], t.Step[seat][to]
	for step := first + 1; step <= last; step++ {
		e.Path = append(e.Path, rules.Square(t.Path[seat][step]))
	}
	return e
}

// CheckPieces wants the pieces a seat has, each in the yard or on a square of
// its path, and no others.
func CheckPieces(s *rules.State, t *board.Track, pieces int) error {
	for k := range s.At {
		for p, sq := range s.At[k] {
			switch {
			case !s.Active(k) || p >= pieces:
				if sq != rules.Out {
					return fmt.Errorf("seat %d has a piece %d too many", k, p)
				}
			case sq != rules.Yard && int(t.Step[k][sq]) > t.HomeStep:
				return fmt.Errorf("piece %d of seat %d stands off its path", p, k)
			}
		}
	}
	return nil
}
