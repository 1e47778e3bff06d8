package graph_test

import (
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes/graph"
	"ludaxy/scenes/graph/graphtest"
)

// An upright rectangle covers whole pixels wherever it stands, and at least one: no line is lost or blurred.
func TestUprightRectanglesCoverWholePixels(t *testing.T) {
	root := graph.New(40, 40)
	line := graph.NewRect(color.White, 30, 0.3)
	line.SetPos(5.3, 10.4)
	block := graph.NewRect(color.White, 7.4, 7.4)
	block.SetPos(8.4, 20.3)
	root.Add(line, block)
	img := graphtest.Pixels(60, 60, func(dst *ebiten.Image) { root.Draw(dst, 1.5) })
	rows, count := map[int]int{}, 0
	for y := range 60 {
		for x := range 60 {
			switch c := img.RGBAAt(x, y); c {
			case color.RGBA{}:
			case color.RGBA{255, 255, 255, 255}:
				rows[y]++
				count++
			default:
				t.Fatalf("the pixel at %d, %d is only partly covered: %v", x, y, c)
			}
		}
	}
	if rows[16] != 45 || count != 45+11*12 {
		t.Errorf("%d pixels in all, %v by rows", count, rows)
	}
}

// A panel that stands between pixels is put on them, without a seam between its parts.
func TestPanelsBetweenPixels(t *testing.T) {
	pic := image.NewRGBA(image.Rect(0, 0, 9, 9))
	for i := range pic.Pix {
		pic.Pix[i] = 255
	}
	var root *graph.Node
	graphtest.Do(func() {
		root = graph.New(60, 60)
		p := graph.NewPanel(graph.NewSlices(ebiten.NewImageFromImage(pic), 3, 3), 30.4, 20.4, 1)
		p.SetPos(10.4, 10.4)
		root.Add(p.Node)
	})
	img := graphtest.Pixels(60, 60, func(dst *ebiten.Image) { root.Draw(dst, 1) })
	count := 0
	for y := range 60 {
		for x := range 60 {
			switch c := img.RGBAAt(x, y); c {
			case color.RGBA{}:
			case color.RGBA{255, 255, 255, 255}:
				count++
			default:
				t.Fatalf("the pixel at %d, %d is only partly covered: %v", x, y, c)
			}
		}
	}
	if count != 32*22 {
		t.Errorf("%d pixels, want %d", count, 32*22)
	}
}
