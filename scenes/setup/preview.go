package setup

import (
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
)

// placeBoard makes room for the preview.
func (s *Scene) placeBoard(room layout.Rect) {
	b := s.geometry().Bounds
	r := room.Fit(b.W, b.H)
	s.board = graph.New(r.W, r.H)
	s.board.SetPos(r.X, r.Y)
	s.ui.Root.Add(s.board)
}

// position is an empty board of the table as it is set up.
func (s *Scene) position() *rules.State {
	setup := s.table.setup()
	state := rules.State{Options: setup.Options, Seats: setup.Seats}
	if !s.table.spec.Grid {
		state.Arms = uint8(s.table.spec.Arms(setup))
	}
	return &state
}

// showBoard draws the board with the liveries of those who sit there, and their pieces waiting.
func (s *Scene) showBoard() {
	s.board.Clear()
	ctx := s.ctx
	b := s.geometry()
	w, h := s.board.Size()
	state := s.position()
	liveries := make([]int, len(b.Arms))
	for k := range liveries {
		liveries[k] = -1
		if state.Active(k) {
			liveries[k] = s.table.set.Seats[k].Livery
		}
	}
	look := art.BoardLook{Board: b, Track: s.rules.Board(state), Theme: ctx.Theme.Art, Liveries: liveries}
	px := ctx.Size.Pixels(w)
	img := ctx.Art.Image(fmt.Sprintf("setup board %v", liveries), px, px, func(w, _ int) image.Image { return art.BakeBoard(look, w) })
	s.board.Add(graph.NewSprite(img, w, h).Node)
	tr := layout.Into(b.Bounds, layout.Rect{W: w, H: h})
	for k := range b.Arms {
		if liveries[k] < 0 {
			continue
		}
		for i := range s.table.spec.Pieces {
			spot := b.Spot(k, rules.Yard, i, s.table.spec.Pieces)
			s.board.Add(pawn(ctx, liveries[k], tr.ToPixels(spot.At), spot.Width*tr.Scale))
		}
	}
}

// baked is a sprite of art's with its anchor.
type baked struct {
	img    *ebiten.Image
	anchor layout.Point
}

func pawn(ctx *scenes.Context, livery int, at layout.Point, width float64) *graph.Node {
	k := ctx.Size.Scale
	p := scenes.Value(ctx.Art, fmt.Sprintf("setup pawn %d %.1f", livery, width*k), func() baked {
		sp := art.BakePawn(livery, width*k, ctx.Theme.Art)
		return baked{ebiten.NewImageFromImage(sp.Image), sp.Anchor}
	})
	b := p.img.Bounds()
	n := graph.NewSprite(p.img, float64(b.Dx())/k, float64(b.Dy())/k)
	n.SetPos(at.X-p.anchor.X/k, at.Y-p.anchor.Y/k)
	return n.Node
}
