package art

import (
	"testing"

	"ludaxy/engine/board"
	"ludaxy/scenes/layout"
)

// bakeTable draws all that the table screen of 1280x720 needs.
func bakeTable(t Theme) {
	p := layout.NewPage(1280, 720, 1, 4, 5)
	look := BoardLook{layout.Cross(), board.Cross(4, true), t, []int{0, 1, 2, 3}}
	BakeRoom(1280, 720, p.Board, t)
	BakeBoard(look, int(p.Board.W))
	scale := layout.Into(look.Board.Bounds, p.Board).Scale
	for i := range LiveryCount {
		BakePawn(i, scale*0.84, t)
		BakeBadge(i, 32, t)
	}
	BakePawnShadow(scale)
	BakeHalo(scale)
	BakeTarget(scale)
	for n := range 6 {
		BakeDieIcon(n+1, 40, IvoryDie())
		DieFrame(120, IvoryDie(), Rest(n+1))
	}
	for i := range IconCount {
		BakeIcon(i, 24, t.Text)
	}
	for _, k := range []PanelLook{PlainPanel, RaisedPanel, SunkPanel, FloatPanel} {
		BakePanel(k, 76, 1, t, Colour{})
	}
	for look := range 3 {
		for state := range 4 {
			BakeButton(ButtonLook(look), ButtonState(state), 48, 1, t)
		}
	}
	for k := range 7 {
		BakeParticle(Particle(k), 48)
	}
}

func BenchmarkTable(b *testing.B) {
	for range b.N {
		bakeTable(Night())
	}
}

func BenchmarkBoard(b *testing.B) {
	look := BoardLook{layout.Cross(), board.Cross(4, true), Night(), []int{0, 1, 2, 3}}
	for range b.N {
		BakeBoard(look, 688)
	}
}

func BenchmarkRoom(b *testing.B) {
	p := layout.NewPage(1280, 720, 1, 4, 5)
	for range b.N {
		BakeRoom(1280, 720, p.Board, Night())
	}
}

func BenchmarkDie(b *testing.B) {
	for range b.N {
		DieFrame(96, IvoryDie(), Rest(3))
	}
}
