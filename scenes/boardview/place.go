package boardview

import (
	"ludaxy/engine/rules"
	"ludaxy/scenes/layout"
)

// stood is a piece at rest: where, and among how many.
type stood struct {
	spot  layout.Spot
	shown bool // the piece is in the match
	with  int  // pieces on the same square of ring or lane, itself included
	top   bool // the last of them in drawing order, which carries their count
}

// standing is every piece at rest.
type standing [rules.MaxSeats][rules.MaxPieces]stood

// stand finds where the pieces of a board stand. Pieces that share a square
// take its places in the order of seats and pieces, so that a piece does not
// change its place without a reason.
func stand(b *layout.Board, at *[rules.MaxSeats][rules.MaxPieces]rules.Square, seats uint8, pieces int) (out standing) {
	var count, next [256]int
	for k := range at {
		for p := range at[k][:pieces] {
			if seats>>k&1 == 1 && at[k][p].OnBoard() {
				count[at[k][p]]++
			}
		}
	}
	var places [256][]layout.Spot
	for k := range at {
		if seats>>k&1 == 0 || k >= len(b.Arms) {
			continue
		}
		for p, q := range at[k][:pieces] {
			o := &out[k][p]
			switch {
			case q == rules.Out:
				continue
			case q.OnBoard():
				if places[q] == nil {
					cell, ok := b.Cell(q)
					if !ok {
						continue
					}
					places[q] = cell.Stack(count[q])
				}
				i := next[q]
				next[q]++
				*o = stood{spot: places[q][min(i, len(places[q])-1)], shown: true, with: count[q], top: next[q] == count[q]}
			default:
				*o = stood{spot: b.Spot(k, q, p, 1), shown: true, with: 1, top: true}
			}
		}
	}
	return out
}
