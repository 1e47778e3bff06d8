package boardview

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"ludaxy/assets/fonts"
	"ludaxy/scenes/art"
	"ludaxy/scenes/layout"
)

// badgeSource is the font of the badges. Where it cannot be read they have no
// letters; their shape still tells.
var badgeSource = sync.OnceValues(func() (*text.GoTextFaceSource, error) {
	return text.NewGoTextFaceSource(bytes.NewReader(fonts.Bold()))
})

// badge draws a disc of a size in pixels with a dark rim, and with a point
// below it if asked, by the distance of every pixel to the shape.
func badge(size float64, fill, rim color.RGBA, point bool) art.Sprite {
	const margin = 2
	r := size / 2
	tail := 0.0
	if point {
		tail = r * 0.55
	}
	w, h := int(math.Ceil(size))+2*margin, int(math.Ceil(size+tail))+2*margin
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	cx, cy := float64(w)/2, margin+r
	edge := max(1, size*0.07)
	for y := range h {
		for x := range w {
			px, py := float64(x)+0.5-cx, float64(y)+0.5-cy
			d := math.Hypot(px, py) - r
			if point && py > 0 { // the cone from the disc's flanks to the tip
				tip := r + tail
				cone := math.Abs(px)*0.82 + (py-tip)*0.57
				if py > r*0.3 {
					d = min(d, cone)
				}
			}
			cover := min(max(0.5-d, 0), 1)
			inner := min(max(0.5-d-edge, 0), 1)
			i := img.PixOffset(x, y)
			mix := func(a, b uint8) uint8 { return uint8((float64(a)*inner + float64(b)*(1-inner)) * cover) }
			img.Pix[i], img.Pix[i+1], img.Pix[i+2] = mix(fill.R, rim.R), mix(fill.G, rim.G), mix(fill.B, rim.B)
			img.Pix[i+3] = uint8(255 * cover)
		}
	}
	anchor := layout.Point{X: cx, Y: cy}
	if point {
		anchor.Y = cy + r + tail
	}
	return art.Sprite{Image: img, Anchor: anchor}
}
