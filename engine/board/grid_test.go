package board_test

import (
	"testing"

	"ludaxy/engine/board"
)

func TestGridCountsItsSquares(t *testing.T) {
	track := board.Grid(100, []board.Jump{{From: 4, To: 14}, {From: 16, To: 6}, {From: 80, To: 100}})
	for k := range track.Path {
		if track.Path[k][0] != board.NoSquare {
			t.Errorf("seat %d has a square 0", k)
		}
		for n := 1; n < 100; n++ {
			if track.Path[k][n] != uint8(n) || track.Step[k][n] != uint8(n) {
				t.Errorf("seat %d: step %d is square %d, and its step %d", k, n, track.Path[k][n], track.Step[k][n])
			}
		}
		if track.Path[k][100] != board.Home || track.Step[k][board.Home] != 100 {
			t.Errorf("seat %d: the last square is %d", k, track.Path[k][100])
		}
		for _, q := range []int{0, 100, 101, board.LaneBase, 253, 254} {
			if track.Step[k][q] != board.NoStep {
				t.Errorf("seat %d: square %d has step %d", k, q, track.Step[k][q])
			}
		}
	}
}

func TestGridJumps(t *testing.T) {
	track := board.Grid(100, []board.Jump{{From: 4, To: 14}, {From: 16, To: 6}, {From: 80, To: 100}})
	want := []struct {
		jump board.Jump
		up   bool
	}{{board.Jump{From: 4, To: 14}, true}, {board.Jump{From: 16, To: 6}, false}, {board.Jump{From: 80, To: board.Home}, true}}
	if len(track.Jumps) != len(want) {
		t.Fatalf("jumps %v", track.Jumps)
	}
	for i, w := range want {
		if track.Jumps[i] != w.jump || track.Jumps[i].Up() != w.up {
			t.Errorf("jump %d is %v, up %v", i, track.Jumps[i], track.Jumps[i].Up())
		}
	}
}
