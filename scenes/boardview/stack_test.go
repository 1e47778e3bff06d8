package boardview

import (
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/scenes"
)

// fleets is a position with stacks of one to five on round fields, and of two
// seats on one.
func fleets(s *rules.State) {
	s.At[0] = [rules.MaxPieces]rules.Square{5, 5, 5, 5, 5}
	s.At[1] = [rules.MaxPieces]rules.Square{16, 16, 16, 20, 20}
	s.At[2] = [rules.MaxPieces]rules.Square{30, 30, 33, 33, 33}
	s.At[3] = [rules.MaxPieces]rules.Square{rules.Lane(3, 1), rules.Lane(3, 1), rules.Lane(3, 1), rules.Lane(3, 1), 42}
	s.Phase = rules.PhaseMove
	s.PushNumber(2)
}

// TestStacksOnRoundFields keeps pictures of stacks, and looks that every piece of
// a stack that is pointed at can be pointed at by itself.
func TestStacksOnRoundFields(t *testing.T) {
	on(func() {
		before := shared.Size
		defer func() { shared.Size = before; shared.Apply() }()
		for name, size := range map[string]scenes.Size{"960": scenes.NewSize(960, 600, 1), "1280": scenes.NewSize(1280, 720, 1)} {
			shared.Size = size
			shared.Apply()
			b := newBenchOf(t, "oduludo", fleets)
			b.ticks(5)
			b.shot(t, "stacks-"+name)
			c, _ := b.view.cfg.Geometry.Cell(5)
			at := b.view.tr.ToPixels(c.Centre)
			b.view.Hover(at.X, at.Y)
			b.ticks(60)
			b.shot(t, "stacks-fan-"+name)
			for p := range rules.MaxPieces {
				d := b.view.cur[0][p]
				to := b.view.tr.ToPixels(d.at)
				if got, ok := b.view.PieceAt(to.X, to.Y-d.width*0.4*b.view.tr.Scale); !ok || got.Seat != 0 || int(got.Piece) != p {
					t.Errorf("%s: piece %d of the fan is %+v, %v", name, p, got, ok)
				}
			}
		}
	})
}
