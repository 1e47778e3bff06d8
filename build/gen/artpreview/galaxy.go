package main

import (
	"image"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/layout"
)

func init() {
	sheets = append(sheets,
		sheet{"galaxy-680", func() image.Image { return art.BakeBoard(galaxyLook(art.Night(), 1, 0, 3, 5), 680) }},
		sheet{"galaxy-1300", func() image.Image { return art.BakeBoard(galaxyLook(art.Night(), 1, 0, 3, 5), 1300) }},
		sheet{"galaxy-others", func() image.Image { return art.BakeBoard(galaxyLook(art.Night(), 2, -1, 6, 7), 1000) }},
		sheet{"galaxy-contrast", func() image.Image { return art.BakeBoard(galaxyLook(art.HighContrast(), 1, 0, 3, 5), 800) }},
		sheet{"galaxy-pieces", func() image.Image { return galaxyPieces(900) }},
	)
}

func galaxyLook(theme art.Theme, liveries ...int) art.BoardLook {
	track := board.Galaxy()
	return art.BoardLook{Board: layout.Of(track), Track: track, Theme: theme, Liveries: liveries}
}

// galaxyPieces is the board in the middle of a round.
func galaxyPieces(width int) image.Image {
	l := galaxyLook(art.Night(), 1, 0, 3, 5)
	img := art.BakeBoard(l, width)
	tr := layout.Into(l.Board.Bounds, layout.Rect{W: float64(width), H: float64(width)})
	at := func(seat, piece int, s layout.Spot) {
		f := art.FigureOf(true, piece)
		p := tr.ToPixels(s.At)
		w := s.Width * tr.Scale
		p.Y += w * 0.2
		stand(img, art.BakeFigureShadow(f, w), p.X, p.Y)
		stand(img, art.BakeFigure(f, l.Liveries[seat], w, l.Theme), p.X, p.Y)
	}
	for k := range 4 {
		for i := range 5 {
			if k != 2 {
				at(k, i, l.Board.Spot(k, rules.Yard, i, 5))
			}
			if k > 1 {
				at(k, i, l.Board.Spot(k, rules.Home, i, 5))
			}
			at(k, i, l.Board.Spot(k, rules.Square(k*13+4), i, 5))
		}
		for i := range k + 1 {
			at(k, i, l.Board.Spot(k, rules.Square(k*13+9), i, k+1))
		}
		at(k, 0, l.Board.Spot(k, rules.Square(k*13), 0, 1))
		park := l.Board.Ring[(k*13+50)%52]
		p := tr.ToPixels(park.Centre)
		stand(img, art.BakeSaucer(l.Liveries[k], park.Size*tr.Scale, l.Theme), p.X, p.Y+0.1*tr.Scale)
		at(k, 1, l.Board.Spot(k, rules.Square(k*13+6), 0, 1))
		at(k, 4, l.Board.Spot(k, rules.Lane(k, 1), 0, 1))
	}
	return img
}
