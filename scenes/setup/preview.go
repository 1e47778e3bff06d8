package setup

import (
	"image"

	"ludaxy/engine/rules"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/snapshot"
)

// placeBoard makes room for the preview.
func (s *Scene) placeBoard(room layout.Rect) {
	if s.preview != nil {
		s.seen = s.preview.Image()
	}
	b := s.geometry().Bounds
	r := room.Fit(b.W, b.H)
	s.board = graph.New(r.W, r.H)
	s.board.SetPos(r.X, r.Y)
	s.ui.Root.Add(s.board)
}

// geometry is the board of the table as it is set up.
func (s *Scene) geometry() *layout.Board { return s.shot().Geometry() }

// shot is the table as it is set up, before the first throw. A table that nobody can play at yet has all pieces in their
// yards.
func (s *Scene) shot() snapshot.Shot {
	setup := s.table.setup()
	shot := snapshot.Shot{Rules: s.rules}
	for k := range shot.Liveries {
		shot.Liveries[k] = s.table.set.Seats[k].Livery
	}
	if s.table.spec.Check(setup) == nil {
		shot.State = s.rules.Start(setup)
		return shot
	}
	shot.State = rules.State{Options: setup.Options, Seats: setup.Seats}
	if !s.table.spec.Grid {
		shot.State.Arms = uint8(s.table.seats())
	}
	for k := range shot.State.At {
		for p := range shot.State.At[k] {
			shot.State.At[k][p] = rules.Yard
		}
	}
	return shot
}

// showBoard draws the board with the liveries of those who sit there, and their pieces waiting.
func (s *Scene) showBoard() {
	ctx := s.ctx
	shot := s.shot()
	w, h := s.board.Size()
	px := ctx.Size.Pixels(w)
	theme := ctx.Theme.Art
	sp := graph.NewSprite(s.seen, w, h) // the board as it was, until the new picture is there
	ctx.Art.Show(sp, shot.Name(), px, px, func(w, _ int) image.Image { return shot.Bake(w, theme) })
	s.board.Clear()
	s.board.Add(sp.Node)
	s.preview = sp
}
