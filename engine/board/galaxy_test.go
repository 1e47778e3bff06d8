package board_test

import (
	"slices"
	"testing"

	"ludaxy/engine/board"
)

// TestGalaxy compares the board with the lists of its fields.
func TestGalaxy(t *testing.T) {
	g := board.Galaxy()
	if g.Ring != 52 || g.LastRing != 51 || g.Lane != 4 || g.HomeStep != 56 || g.Path[2][57] != board.Home {
		t.Errorf("ring %d to step %d, lane %d, home %d", g.Ring, g.LastRing, g.Lane, g.HomeStep)
	}
	for tag, want := range map[board.Tag][]int{
		board.Start:     {0, 13, 26, 39},
		board.Sun:       {5, 12, 18, 25, 31, 38, 44, 51},
		board.Lightning: {6, 19, 32, 45},
		board.Circle:    {3, 7, 16, 20, 29, 33, 42, 46},
		board.Star:      {2, 9, 15, 22, 28, 35, 41, 48},
		board.Parking:   {11, 24, 37, 50},
		board.Gate:      {12, 25, 38, 51},
		board.Safe:      {0, 11, 12, 13, 24, 25, 26, 37, 38, 39, 50, 51},
	} {
		var got []int
		for r := range board.LaneBase {
			if g.Has(uint8(r), tag) {
				got = append(got, r)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("tag %d is on %v, want %v", tag, got, want)
		}
	}
	for seat, gate := range []uint8{51, 12, 25, 38} {
		if g.Path[seat][0] != uint8(13*seat) || g.Path[seat][51] != gate || g.Path[seat][52] != uint8(board.LaneBase+8*seat) {
			t.Errorf("seat %d goes from %d over %d to %d", seat, g.Path[seat][0], g.Path[seat][51], g.Path[seat][52])
		}
	}
}
