package widgets

import (
	"fmt"
	"image"

	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
)

// PadButton is the picture of a gamepad's button, side units a side.
func PadButton(ctx *scenes.Context, b art.PadButton, side float64) *graph.Node {
	img := ctx.Art.Image(fmt.Sprint("pad button ", int(b)), ctx.Size.Pixels(side), 0, func(w, _ int) image.Image {
		return art.BakePadButton(b, float64(w), ctx.Theme.Art)
	})
	return graph.NewSprite(img, side, side).Node
}
