package boardview

import (
	"slices"
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/engine/rules"
)

// ear hears what is played.
type ear struct{ heard []sounds.ID }

func (e *ear) Play(id sounds.ID)   { e.heard = append(e.heard, id) }
func (*ear) Trouble() messages.Key { return "" }
func (*ear) Retry()                {}

// TestBarriersAreHeard moves a piece to another of its own, which bars the way,
// and on again, which opens it.
func TestBarriersAreHeard(t *testing.T) {
	on(func() {
		b := newBenchOf(t, "mega-ludo", func(s *rules.State) {
			s.At[0] = [rules.MaxPieces]rules.Square{8, 11, rules.Yard, rules.Yard, rules.Out}
			s.PushNumber(3)
			s.Phase = rules.PhaseMove
		})
		var e ear
		b.ctx.Sound = &e
		defer func() { b.ctx.Sound = nil }()
		count := func(id sounds.ID) (n int) {
			for _, h := range e.heard {
				if h == id {
					n++
				}
			}
			return n
		}
		b.do(t, rules.Action{Kind: rules.Move, Piece: 0})
		b.ticks(300)
		if made, broken := count(sounds.Barrier), count(sounds.BarrierBroken); made != 1 || broken != 0 || len(b.view.links) != 1 {
			t.Errorf("a barrier is made: heard %d made and %d broken, %d chains", made, broken, len(b.view.links))
		}
		for b.state.Turn != 0 || b.state.Phase != rules.PhaseMove {
			legal := b.rules.Legal(&b.state, nil)
			a := legal[0]
			if a.IsRoll() {
				a.Value = 4
			}
			b.do(t, a)
			b.ticks(300)
		}
		if !slices.ContainsFunc(b.rules.Legal(&b.state, nil), func(a rules.Action) bool { return a.Kind == rules.Move && a.Piece == 0 }) {
			t.Fatal("the piece cannot go on")
		}
		b.do(t, rules.Action{Kind: rules.Move, Piece: 0})
		b.ticks(300)
		if made, broken := count(sounds.Barrier), count(sounds.BarrierBroken); made != 1 || broken != 1 || len(b.view.links) != 0 {
			t.Errorf("a barrier is opened: heard %d made and %d broken, %d chains", made, broken, len(b.view.links))
		}
	})
}
