package main

import (
	"fmt"
	"image"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/layout"
)

func init() {
	for _, arms := range []int{4, 6, 8} {
		for _, width := range []int{680, 1300} {
			sheets = append(sheets, sheet{fmt.Sprintf("mega%d-%d", arms, width), func() image.Image {
				return art.BakeBoard(megaLook(arms, art.Night(), 0), width)
			}})
		}
		sheets = append(sheets,
			sheet{fmt.Sprintf("mega%d-empty", arms), func() image.Image { return art.BakeBoard(megaLook(arms, art.Night(), 2), 680) }},
			sheet{fmt.Sprintf("mega%d-contrast", arms), func() image.Image { return art.BakeBoard(megaLook(arms, art.HighContrast(), 1), 680) }},
			sheet{fmt.Sprintf("mega%d-pieces", arms), func() image.Image { return megaPieces(arms, 680) }})
	}
}

// megaLook is a board of Mega Ludo whose last seats may be empty.
func megaLook(arms int, theme art.Theme, empty int) art.BoardLook {
	track := board.Mega(arms)
	l := art.BoardLook{Board: layout.Of(track), Track: track, Theme: theme}
	for k := range arms - empty {
		l.Liveries = append(l.Liveries, k)
	}
	return l
}

// megaPieces is a crowded board: one, two and, as the layout allows, more pieces
// on a square.
func megaPieces(arms, width int) image.Image {
	l := megaLook(arms, art.Night(), 0)
	img := art.BakeBoard(l, width)
	tr := layout.Into(l.Board.Bounds, layout.Rect{W: float64(width), H: float64(width)})
	at := func(livery int, s layout.Spot) {
		p := tr.ToPixels(s.At)
		w := s.Width * tr.Scale
		p.Y += w * 0.2
		stand(img, art.BakePawnShadow(w), p.X, p.Y)
		stand(img, art.BakePawn(livery, w, l.Theme), p.X, p.Y)
	}
	for k := range arms {
		for i := range 4 {
			at(k, l.Board.Spot(k, rules.Yard, i, 4))
			at(k, l.Board.Spot(k, rules.Home, i, 4))
		}
		for i := range 7 {
			if i%3 != 1 {
				for j := range 1 + i%2 {
					at(k, l.Board.Spot(k, rules.Lane(k, i), j, 1+i%2))
				}
			}
		}
	}
	for r := range l.Board.Ring {
		n := []int{0, 2, 0, 1, 2, 0}[r%6]
		for i := range n {
			at((r/4+i*(r%3))%arms, l.Board.Spot(0, rules.Square(r), i, n))
		}
	}
	return img
}
