package main

import (
	"image"
	"image/color"

	"ludaxy/scenes/art"
	"ludaxy/scenes/layout"
)

func init() {
	sheets = append(sheets,
		sheet{"figures-140", func() image.Image { return figures(art.Night(), 140, all...) }},
		sheet{"figures-oduludo", func() image.Image { return figures(art.Night(), 170, 1, 0, 3, 5) }},
		sheet{"figures-96", func() image.Image { return figures(art.Night(), 96, all...) }},
		sheet{"figures-small", smallFigures},
		sheet{"figures-contrast", func() image.Image { return figures(art.HighContrast(), 96, all...) }},
		sheet{"figures-black", silhouettes},
		sheet{"oduludo-dice", oduludoDice},
		sheet{"small-things", smallThings},
		sheet{"board-120", func() image.Image { return art.BakeBoard(look(art.Night(), 0, 1, 2, 3), 120) }},
	)
}

var all = []int{0, 1, 2, 3, 4, 5, 6, 7}

var ranks = []art.Figure{art.King, art.Queen, art.Soldier, art.Pawn}

// figures shows every figure in some liveries with its shadow.
func figures(theme art.Theme, width float64, liveries ...int) image.Image {
	step, row := int(width*1.6), int(width*2.3)
	img := ground(step*len(liveries), row*len(ranks), night)
	for r, f := range ranks {
		for i, livery := range liveries {
			x, y := float64(step)*(float64(i)+0.5), float64(row)*(float64(r)+1)-width*0.3
			stand(img, art.BakeFigureShadow(f, width), x, y)
			stand(img, art.BakeFigure(f, livery, width, theme), x, y)
		}
	}
	return img
}

// smallFigures shows them at the sizes of a board in a small window, enlarged
// twice so that single pixels are seen.
func smallFigures() image.Image {
	img := ground(640, 470, night)
	y := 45.0
	for _, width := range []float64{24, 36} {
		for _, f := range ranks {
			for i := range art.LiveryCount {
				x := 24 + float64(i)*width*1.5
				stand(img, art.BakeFigureShadow(f, width), x, y)
				stand(img, art.BakeFigure(f, i, width, art.Night()), x, y)
			}
			y += width * 1.75
		}
		y += 14
	}
	for r, f := range ranks {
		for i := range 3 {
			stand(img, art.BakeFigure(f, i+r, 48, art.Night()), 500+float64(i)*40, 90+float64(r)*120+float64(i)*6)
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

// oduludoDice shows the faces of the Oduludo die large and small, its icons and
// a throw.
func oduludoDice() image.Image {
	img := ground(1060, 640, night)
	for i := range 6 {
		x := 10 + i*170
		stand(img, art.BakeDieShadow(160), float64(x)+80, 110)
		put(img, art.DieFrame(160, art.OduludoDie(), art.Rest(i+1)), x, 10)
		put(img, art.DieFrame(64, art.OduludoDie(), art.Rest(i+1)), x, 190)
		put(img, art.DieFrame(40, art.OduludoDie(), art.Rest(i+1)), x+66, 200)
		put(img, art.BakeDieIcon(i+1, 44, art.OduludoDie()), x+112, 200)
		put(img, art.BakeDieIcon(i+1, 24, art.OduludoDie()), x+112, 250)
		put(img, art.BakeDieIcon(i+1, 96, art.OduludoDie()), x, 490)
	}
	for i := range 11 {
		put(img, art.DieFrame(92, art.OduludoDie(), art.Tumble(5, 3, float64(i)/10)), i*96, 290)
		put(img, art.DieFrame(92, art.OduludoDie(), art.Tumble(2, 8, float64(i)/10)), i*96, 390)
	}
	return img
}

// smallThings shows bubbles with their riders, chains, chips, effects and
// saucers, in both themes.
func smallThings() image.Image {
	img := ground(1100, 900, night)
	for t, theme := range []art.Theme{art.Night(), art.HighContrast()} {
		y := float64(t) * 330
		for i, f := range ranks {
			for k, size := range []float64{110, 44} {
				at := layout.Point{X: 70 + float64(i)*130 + float64(k)*20, Y: y + 70 + float64(k)*85}
				foot, off := art.BubbleRider(f, size)
				stand(img, art.BakeFigure(f, i+2, foot, theme), at.X+off.X, at.Y+off.Y)
				stand(img, art.BakeBubble(size, theme), at.X, at.Y)
			}
		}
		for i, w := range []float64{150, 60, 34} {
			stand(img, art.BakeLink(w, theme), 620, y+30+float64(i)*40)
		}
		stand(img, art.BakePawn(2, 50, theme), 590, y+190)
		stand(img, art.BakePawn(2, 50, theme), 650, y+190)
		stand(img, art.BakeLink(60, theme), 620, y+185)
		for i, v := range []int{10, 20} {
			x := 780.0 + float64(i)*130
			stand(img, art.BakeChip(v, 110, theme), x, y+70)
			stand(img, art.BakeChip(v, 44, theme), x-20, y+160)
			stand(img, art.BakeChip(v, 26, theme), x+24, y+160)
		}
		for i := range art.LiveryCount {
			x := 80 + float64(i)*130
			stand(img, art.BakeSaucer(i, 120, theme), x, y+270)
			stand(img, art.BakeSaucer(i, 36, theme), x, y+310)
		}
	}
	stand(img, art.BakeFlare(180), 110, 780)
	stand(img, art.BakeFlare(48), 230, 780)
	for i := range 4 {
		stand(img, art.BakeBolt(170, i), 320+float64(i)*80, 870)
	}
	stand(img, art.BakeBolt(50, 1), 620, 870)
	stand(img, art.BakeBeam(110, 150), 760, 720)
	stand(img, art.BakeSaucer(1, 120, art.Night()), 760, 720)
	stand(img, art.BakeBeam(40, 70), 900, 760)
	return img
}
