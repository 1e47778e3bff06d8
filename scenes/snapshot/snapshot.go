// Package snapshot draws a position of any game as one still picture: for the choice of a game, the title, and lists of
// matches. It makes pictures from plain values and keeps nothing, so it may be used by any goroutine.
package snapshot

import (
	"fmt"
	"image"
	"image/draw"
	"math"
	"slices"

	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/layout"
)

// Shot is what a picture shows.
type Shot struct {
	Rules rules.Rules
	State rules.State
	// Liveries are the seats' liveries 0..7; of seats that are not played they are not looked at.
	Liveries [rules.MaxSeats]int
	// Turned is by how many arms the board is turned from how it is made; see [layout.Board.Turned].
	Turned int
}

// Geometry is the board that the shot shows, as it lies.
func (s Shot) Geometry() *layout.Board { return layout.Of(s.Rules.Board(&s.State)).Turned(s.Turned) }

// Facing is the shot of the board turned so that a seat sits at the bottom; -1 leaves it as it is made.
func (s Shot) Facing(seat int) Shot {
	s.Turned = layout.Of(s.Rules.Board(&s.State)).ToBottom(seat)
	return s
}

// Name tells shots apart that look different, for a cache of pictures.
func (s Shot) Name() string {
	return fmt.Sprintf("shot %s %d %v %x %d", s.Rules.Spec().ID, s.State.Arms, s.seats(), rules.Hash(&s.State), s.Geometry().Turn)
}

// seats are the liveries by seat, -1 where nobody sits.
func (s Shot) seats() []int {
	list := make([]int, rules.MaxSeats)
	for k := range list {
		list[k] = -1
		if s.State.Active(k) {
			list[k] = s.Liveries[k]
		}
	}
	return list
}

// Bake draws the shot, width pixels wide and as high as the board's proportion asks for.
func (s Shot) Bake(width int, theme art.Theme) *image.RGBA {
	b := s.Geometry()
	img := art.BakeBoard(art.BoardLook{Board: b, Track: s.Rules.Board(&s.State), Theme: theme, Liveries: s.seats()}, width)
	size := img.Bounds()
	tr := layout.Into(b.Bounds, layout.Rect{W: float64(size.Dx()), H: float64(size.Dy())})
	baked := map[figure][2]art.Sprite{}
	for _, p := range s.pieces(b) {
		f := figure{p.figure, p.livery, p.spot.Width * tr.Scale}
		sprites, ok := baked[f]
		if !ok {
			sprites = [2]art.Sprite{art.BakeFigureShadow(f.figure, f.width), art.BakeFigure(f.figure, f.livery, f.width, theme)}
			baked[f] = sprites
		}
		at := tr.ToPixels(p.spot.At)
		for _, sp := range sprites {
			corner := at.Sub(sp.Anchor)
			r := sp.Image.Bounds().Add(image.Pt(int(math.Round(corner.X)), int(math.Round(corner.Y))))
			draw.Draw(img, r, sp.Image, sp.Image.Bounds().Min, draw.Over)
		}
	}
	return img
}

// figure is what the sprites of a piece depend on.
type figure struct {
	figure art.Figure
	livery int
	width  float64 // pixels
}

// piece is where a piece stands.
type piece struct {
	figure art.Figure
	livery int
	spot   layout.Spot
}

// pieces are all pieces that can be seen, those in front last.
func (s Shot) pieces(b *layout.Board) (list []piece) {
	spec := s.Rules.Spec()
	var count, next [256]int
	each := func(do func(k, p int, q rules.Square)) {
		for _, k := range rules.SeatList(s.State.Seats) {
			for p, q := range s.State.At[k][:spec.Pieces] {
				if q != rules.Out {
					do(k, p, q)
				}
			}
		}
	}
	each(func(_, _ int, q rules.Square) { count[q]++ })
	each(func(k, p int, q rules.Square) {
		i, n := p, 1
		if q.OnBoard() {
			i, n = next[q], count[q]
			next[q]++
		}
		list = append(list, piece{art.FigureOf(spec.Fleet, p), s.Liveries[k], b.Spot(k, q, i, n)})
	})
	slices.SortStableFunc(list, func(a, b piece) int {
		switch {
		case a.spot.At.Y < b.spot.At.Y:
			return -1
		case a.spot.At.Y > b.spot.At.Y:
			return 1
		}
		return 0
	})
	return list
}
