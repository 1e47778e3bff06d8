package boardview

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes/boardview/shade"
	"ludaxy/scenes/boardview/timeline"
)

// sheen is a beam of light that passes once over the board of a match that is won:
// enamel, tiles and paving throw it back.
type sheen struct {
	quad            shade.Quad
	at, alpha, size []float32 // uniforms: kept, so that drawing allocates nothing
	ready           bool
}

// The share of the cheer in which the beam crosses the board.
const sheenFrom, sheenTo = 0.03, 0.42

// sheenLight is how bright the beam is: it lies under the pieces and under the
// darkness of the fireworks.
const sheenLight = 1.7

func (s *sheen) prepare() {
	s.at, s.alpha, s.size = make([]float32, 1), make([]float32, 1), make([]float32, 2)
	s.quad.Options.Uniforms = map[string]any{"At": s.at, "Alpha": s.alpha, "Size": s.size}
	s.quad.Options.Blend = ebiten.BlendLighter
	s.ready = true
}

// paintSheen draws the beam on the board as it passes.
func (v *View) paintSheen(b *brush, f timeline.Frame) {
	if f.Running != timeline.Cheer || f.T < sheenFrom || f.T > sheenTo || !v.ctx.Lively() || v.Turning() {
		return
	}
	board := v.ground.Image()
	program, err := shade.Sheen()
	if err != nil || board == nil {
		return
	}
	s := &v.sheen
	if !s.ready {
		s.prepare()
	}
	t := (f.T - sheenFrom) / (sheenTo - sheenFrom)
	t = t * t * (3 - 2*t)
	w, h := float64(board.Bounds().Dx()), float64(board.Bounds().Dy())
	s.at[0], s.alpha[0] = float32(-0.3+1.6*t), sheenLight*b.pen.Alpha
	s.size[0], s.size[1] = float32(w), float32(h)
	s.quad.Options.Images[0] = board
	r := v.tr.RectToPixels(v.lie.Bounds)
	s.quad.Place(b.pen.GeoM, r.X, r.Y, r.W, r.H, w, h, 1)
	s.quad.Draw(b.dst, program)
}
