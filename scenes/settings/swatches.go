package settings

import (
	"fmt"
	"image"

	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/widgets"
)

// swatches shows the seats in the colours chosen.
func (s *Scene) swatches(r *widgets.Rows) {
	ctx := s.ctx
	const most, between = 40.0, 8.0
	side := min(most, (r.Inner()*0.6-between*(art.LiveryCount-1))/art.LiveryCount)    // as wide as the choice above
	x := r.X + (r.W+r.Inner())/2 - side*art.LiveryCount - between*(art.LiveryCount-1) // ends where the choice above does
	for i := range art.LiveryCount {
		img := ctx.Art.Image(fmt.Sprint("swatch ", i), ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
			return art.BakeBadge(i, float64(w), ctx.Theme.Art)
		})
		if img == nil {
			continue
		}
		n := graph.NewSprite(img, side, side).Node
		n.SetPos(x+float64(i)*(side+between), r.Y)
		r.Deco(n)
	}
	r.Y += side + 8
}
