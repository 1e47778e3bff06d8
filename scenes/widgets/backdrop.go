package widgets

import (
	"image"

	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
)

// Backdrop returns the night sky that the pages stand before, as large as the window. lamp is where the table is lit, in
// units; an empty one leaves the room to the stars.
func Backdrop(ctx *scenes.Context, name string, lamp layout.Rect) *graph.Node {
	size := ctx.Size
	k := size.Scale
	lamp.X, lamp.Y, lamp.W, lamp.H = lamp.X*k, lamp.Y*k, lamp.W*k, lamp.H*k
	theme := ctx.Theme.Art
	sp := graph.NewSprite(nil, size.W, size.H)
	ctx.Art.Show(sp, "room "+name, size.Pixels(size.W), size.Pixels(size.H), func(w, h int) image.Image {
		return art.BakeRoom(w, h, lamp, theme)
	})
	return sp.Node
}
