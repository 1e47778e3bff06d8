package main

import (
	"image"

	"ludaxy/engine/board"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/layout"
)

func init() {
	for i, track := range gardens() {
		name := "garden-" + string(rune('1'+i))
		sheets = append(sheets,
			sheet{name + "-680", func() image.Image { return art.BakeBoard(gardenLook(track, art.Night(), 0, 1, 2, 3), 680) }},
			sheet{name + "-1400", func() image.Image { return art.BakeBoard(gardenLook(track, art.Night(), 0, 1, 2, 3), 1400) }},
		)
	}
	first := gardens()[0]
	sheets = append(sheets,
		sheet{"garden-contrast", func() image.Image { return art.BakeBoard(gardenLook(first, art.HighContrast(), 0, 1, 2, 3), 680) }},
		sheet{"garden-pieces", gardenPieces},
		sheet{"garden-small", func() image.Image {
			img := ground(700, 340, night)
			for i, track := range gardens() {
				put(img, art.BakeBoard(gardenLook(track, art.Night(), 4, 5, -1, -1), 160), 10+i*170, 10)
			}
			put(img, art.BakeBoard(gardenLook(first, art.HighContrast(), 0, -1, 2, -1), 160), 520, 10)
			put(img, art.BakeBoard(gardenLook(first, art.Night(), 0, -1, 2, -1), 300), 10, 180)
			return img
		}},
	)
}

// gardens are the boards of numbered squares, in the order of the house rule
// that chooses one.
func gardens() (out []*board.Track) {
	for _, r := range games.All() {
		for i, o := range r.Spec().Options {
			for v := range o.Values {
				s := rules.State{}
				s.Options[i] = uint8(v)
				if r.Spec().Grid && o.Name == "board" {
					out = append(out, r.Board(&s))
				}
			}
		}
	}
	return out
}

func gardenLook(track *board.Track, theme art.Theme, liveries ...int) art.BoardLook {
	return art.BoardLook{Board: layout.Of(track), Track: track, Theme: theme, Liveries: liveries}
}

// gardenPieces has pieces waiting, on the squares, on a ladder, on a snake and
// home.
func gardenPieces() image.Image {
	l := gardenLook(gardens()[0], art.Night(), 0, 1, 2, 3)
	img := art.BakeBoard(l, 680)
	tr := layout.Into(l.Board.Bounds, layout.Rect{W: 680, H: 680})
	at := func(livery int, s layout.Spot) {
		p := tr.ToPixels(s.At)
		w := s.Width * tr.Scale
		stand(img, art.BakePawnShadow(w), p.X, p.Y)
		stand(img, art.BakePawn(livery, w, l.Theme), p.X, p.Y)
	}
	for k := range 4 {
		at(k, l.Board.Spot(k, rules.Home, 0, 1))
	}
	for i := range 8 {
		at(i, l.Board.Spot(0, rules.Square(42+i), 0, 1))
		at(i, l.Board.Spot(0, rules.Square(60+i), 0, 1))
	}
	for n := 2; n <= 4; n++ {
		for i := range n {
			at(i, l.Board.Spot(0, rules.Square(10+n), i, n))
		}
	}
	for i, j := range l.Board.Jumps[:12] {
		if i%3 == 0 {
			p, _ := j.Curve.At(0.55)
			at(i%4, layout.Spot{At: p, Width: 0.84})
		}
	}
	for k, a := range l.Board.Arms {
		at(k, a.YardSlots[0])
		die := int(2 * tr.Scale)
		p := tr.ToPixels(a.Die.At)
		put(img, art.DieFrame(die, art.IvoryDie(), art.Rest(k+2)), int(p.X)-die/2, int(p.Y)-die/2)
	}
	return img
}
