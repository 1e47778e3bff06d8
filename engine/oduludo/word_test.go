package oduludo

import (
	"testing"

	"ludaxy/engine/rules"
)

// Each set of pieces on a square is found, and no other.
func TestPiecesOfAWord(t *testing.T) {
	for want := range uint8(1 << Pieces) {
		for _, other := range []rules.Square{7, 9, 136, rules.Yard, rules.Home} {
			at := [Pieces]rules.Square{}
			for p := range at {
				at[p] = other
				if want>>p&1 == 1 {
					at[p] = 8
				}
			}
			if got := pieces(word(&at) ^ 8*ones); got != want {
				t.Errorf("pieces %05b are found as %05b among those on %d", want, got, other)
			}
		}
	}
}
