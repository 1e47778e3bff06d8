// Package snapshot draws a position of any game as one still picture: for the choice of a game, the title, and lists of
// matches. It makes pictures from plain values and keeps nothing, so it may be used by any goroutine.
package snapshot

import (
	"fmt"
	"image"
	"image/draw"
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
}

// Geometry is the board that the shot shows.
func (s Shot) Geometry() *layout.Board { return layout.Of(s.Rules.Board(&s.State)) }

// Name tells shots apart that look different, for a cache of pictures.
func (s Shot) Name() string {
	return fmt.Sprintf("shot %s %d %v %x", s.Rules.Spec().ID, s.State.Arms, s.seats(), rules.Hash(&s.State))
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
	baked := map[figure]art.Sprite{}
	for _, p := range s.pieces(b) {
		f := figure{p.livery, p.piece, p.spot.Width * tr.Scale}
		sp, ok := baked[f]
		if !ok {
			sp = art.BakePawn(f.livery, f.width, theme)
			baked[f] = sp
		}
		at := tr.ToPixels(p.spot.At).Sub(sp.Anchor)
		r := sp.Image.Bounds().Add(image.Pt(int(at.X+0.5), int(at.Y+0.5)))
		draw.Draw(img, r, sp.Image, sp.Image.Bounds().Min, draw.Over)
	}
	return img
}

// figure is what a sprite of a piece depends on.
type figure struct {
	livery, piece int
	width         float64 // pixels
}

// piece is where a piece stands.
type piece struct {
	livery, piece int
	spot          layout.Spot
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
		list = append(list, piece{s.Liveries[k], p, b.Spot(k, q, i, n)})
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
