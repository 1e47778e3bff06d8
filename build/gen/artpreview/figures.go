package main

import (
	"image"
	"image/color"

	"ludaxy/scenes/art"
)

func init() {
	sheets = append(sheets,
		sheet{"figures-200", func() image.Image { return figures(art.Night(), 200) }},
		sheet{"figures-96", func() image.Image { return figures(art.Night(), 96) }},
		sheet{"figures-small", smallFigures},
		sheet{"figures-contrast", func() image.Image { return figures(art.HighContrast(), 96) }},
		sheet{"figures-black", silhouettes},
	)
}

var ranks = []art.Figure{art.King, art.Queen, art.Soldier, art.Pawn}

// figures shows every figure in every livery with its shadow.
func figures(theme art.Theme, width float64) image.Image {
	step, row := int(width*1.4), int(width*2.1)
	img := ground(step*art.LiveryCount, row*len(ranks), night)
	for r, f := range ranks {
		for i := range art.LiveryCount {
			x, y := float64(step)*(float64(i)+0.5), float64(row)*(float64(r)+1)-width*0.3
			stand(img, art.BakeFigureShadow(f, width), x, y)
			stand(img, art.BakeFigure(f, i, width, theme), x, y)
		}
	}
	return img
}

// smallFigures shows them at the sizes of a board in a small window, enlarged
// twice so that single pixels are seen.
func smallFigures() image.Image {
	img := ground(640, 560, night)
	y := 50.0
	for _, width := range []float64{24, 36, 48} {
		for _, f := range ranks {
			for i := range art.LiveryCount {
				x := 30 + float64(i)*width*1.6
				stand(img, art.BakeFigureShadow(f, width), x, y)
				stand(img, art.BakeFigure(f, i, width, art.Night()), x, y)
			}
			y += width * 1.65
		}
		if width == 24 {
			y = 50 + 24*1.65*4 + 20
		}
		if width == 36 {
			break
		}
	}
	for r, f := range ranks {
		for i := range 5 {
			stand(img, art.BakeFigure(f, i, 48, art.Night()), 470+float64(i%3)*60, 90+float64(r)*130+float64(i/3)*10)
		}
	}
	return double(img)
}

// silhouettes shows the outlines alone, at 24 and 32 pixels, enlarged twice.
func silhouettes() image.Image {
	img := ground(520, 420, color.RGBA{255, 255, 255, 255})
	for r, f := range ranks {
		for i := range art.LiveryCount {
			for k, width := range []float64{24, 32} {
				s := art.BakeFigure(f, i, width, art.Night())
				for p := 0; p < len(s.Image.Pix); p += 4 {
					s.Image.Pix[p], s.Image.Pix[p+1], s.Image.Pix[p+2] = 0, 0, 0
				}
				stand(img, s, 30+float64(i)*62, 50+float64(r)*50+float64(k*(170+r*8)))
			}
		}
	}
	return double(img)
}

// double is the picture with every pixel four times.
func double(src *image.RGBA) *image.RGBA {
	b := src.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, 2*b.Dx(), 2*b.Dy()))
	for y := range out.Bounds().Dy() {
		for x := range out.Bounds().Dx() {
			out.SetRGBA(x, y, src.RGBAAt(x/2, y/2))
		}
	}
	return out
}
