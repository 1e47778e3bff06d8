package art

import (
	"fmt"
	"testing"

	"ludaxy/engine/board"
	"ludaxy/scenes/layout"
)

// stands is what a figure at a place covers: from the front of its foot to the
// top of its head.
func stands(s layout.Spot, f Figure) layout.Rect {
	b := FigureBounds(f)
	return layout.Rect{X: s.At.X - s.Width/2, Y: s.At.Y + b.Y*s.Width, W: s.Width, H: (0.2 - b.Y) * s.Width}
}

// TestDiceCoverNoPiece: at every seat of every board, in every way the board can
// lie, the die comes to rest where it meets no piece that waits and no square,
// though every yard be full.
func TestDiceCoverNoPiece(t *testing.T) {
	tracks := []*board.Track{board.Cross(4, true), board.Cross(6, true), board.Mega(4), board.Mega(6), board.Mega(8), board.Galaxy(), board.Grid(100, nil)}
	for _, track := range tracks {
		fleet := track.Shape == board.Nebula
		geometry := layout.Of(track)
		for by := range geometry.Ways() {
			b := geometry.Turned(by)
			t.Run(fmt.Sprint(track.Shape, track.Arms, by), func(t *testing.T) {
				for k, a := range b.Arms {
					side := a.DieSide()
					if side < 0.75 {
						t.Errorf("the die of seat %d is only %.2f wide", k, side)
					}
					die := layout.Rect{X: a.Die.At.X - side/2, Y: a.Die.At.Y - side/2, W: side, H: side}
					for i, arm := range b.Arms {
						for p, s := range arm.YardSlots {
							if stands(s, FigureOf(fleet, p)).Overlaps(die) {
								t.Errorf("the die of seat %d covers piece %d of seat %d", k, p, i)
							}
						}
					}
					for _, x := range []float64{die.X, die.Right()} {
						for _, y := range []float64{die.Y, die.Bottom()} {
							if q, ok := b.Pick(x, y); ok && (q.IsRing() || q.IsLane()) {
								t.Errorf("the die of seat %d lies on square %d", k, q)
							}
						}
					}
				}
			})
		}
	}
}
