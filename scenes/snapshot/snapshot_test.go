package snapshot

import (
	"math"
	"testing"

	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/layout"
)

// sample is a shot of a game under way.
func sample(t *testing.T, game string, players int) Shot {
	t.Helper()
	r, ok := games.ByID(game)
	if !ok {
		t.Fatalf("%s is not registered", game)
	}
	setup := rules.Setup{Seats: 1<<players - 1, Options: r.Spec().Defaults()}
	return Shot{Rules: r, State: Sample(r, setup, 120), Liveries: [rules.MaxSeats]int{0, 1, 2, 3, 4, 5, 6, 7}}
}

// TestFacingTurnsThePicture compares pictures of boards that were turned with those that were not.
func TestFacingTurnsThePicture(t *testing.T) {
	for _, c := range []struct {
		game    string
		players int
		turns   bool
	}{{"luddo", 4, true}, {"luddo", 6, true}, {"mega-ludo", 8, true}, {"oduludo", 4, true}, {"snakes", 4, false}} {
		shot := sample(t, c.game, c.players)
		usual, facing := shot.Facing(-1), shot.Facing(1)
		if usual.Name() != shot.Name() || usual.Geometry() != shot.Geometry() {
			t.Errorf("%s: nobody turns the board", c.game)
		}
		if (facing.Name() != shot.Name()) != c.turns {
			t.Errorf("%s: the pictures have the names %q and %q", c.game, facing.Name(), shot.Name())
		}
		if !c.turns {
			continue
		}
		g := facing.Geometry()
		if d := g.Arms[1].Direction; d.Y < 0.5 {
			t.Errorf("%s: seat 1 sits at %v", c.game, d)
		}
		// The pieces are as far from the middle as they were, all but those that stand upright in a corner or a stack.
		far := func(s Shot) (list []float64) {
			b := s.Geometry()
			for _, k := range rules.SeatList(s.State.Seats) {
				for _, q := range s.State.At[k][:s.Rules.Spec().Pieces] {
					if cell, ok := b.Cell(q); ok {
						list = append(list, cell.Centre.Sub(b.Centre).Len())
					}
				}
			}
			return list
		}
		was, now := far(shot), far(facing)
		for i := range was {
			if math.Abs(was[i]-now[i]) > 1e-9 {
				t.Errorf("%s: piece %d stands %v from the middle, not %v", c.game, i, now[i], was[i])
			}
		}
	}
}

// TestTurnedPictureIsDrawn looks for a seat's own colour where its yard lies after the board was turned.
func TestTurnedPictureIsDrawn(t *testing.T) {
	shot := sample(t, "luddo", 4)
	for seat := -1; seat < 4; seat++ {
		s := shot.Facing(seat)
		img := s.Bake(240, art.Night())
		b := s.Geometry()
		tr := layout.Into(b.Bounds, layout.Rect{W: float64(img.Bounds().Dx()), H: float64(img.Bounds().Dy())})
		for k, a := range b.Arms {
			at := tr.ToPixels(a.Yard[0].Lerp(a.Dish.At, 0.2))
			c, want := img.RGBAAt(int(at.X), int(at.Y)), art.LiveryOf(k).Base
			got := [3]float32{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255}
			for i, v := range [3]float32{want.R, want.G, want.B} {
				if math.Abs(float64(got[i]-v)) > 0.35 {
					t.Errorf("facing %d: the yard of seat %d has the colour %v, not %v", seat, k, got, want)
					break
				}
			}
		}
	}
}
