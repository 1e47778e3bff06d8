package layout

import (
	"math"
	"testing"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// TestMegaAsPrinted walks the first board's arm by the numbers of a physical
// one: 60 to 67 go out, 68 is the middle of the tip, 1 to 8 come in, 5 is the
// start, and 8 meets 9 of the next arm on the diagonal.
func TestMegaAsPrinted(t *testing.T) {
	track, b := board.Mega(4), Mega(4)
	at := map[int]Cell{}
	for r, c := range b.Ring {
		at[track.Printed(uint8(r))] = c
	}
	c := b.Centre
	tip := 2.7 + 7 // in the middle of the upper edge
	near(t, "68", at[68].Centre, Point{c.X, c.Y - tip + 0.5})
	near(t, "67", at[67].Centre, Point{c.X + megaWide, c.Y - tip + 0.5})
	near(t, "1", at[1].Centre, Point{c.X - megaWide, c.Y - tip + 0.5})
	near(t, "5, the start of seat 0", at[5].Centre, Point{c.X - megaWide, c.Y - tip + 4.5})
	near(t, "61, beside 7", at[61].Centre, Point{c.X + megaWide, at[7].Centre.Y})
	near(t, "64, beside 4 of the other column", at[64].Centre, Point{c.X + megaWide, at[4].Centre.Y})
	near(t, "17, the middle of the left tip", at[17].Centre, Point{c.X - tip + 0.5, c.Y})
	// 8 and 9 mirror each other on the diagonal
	eight, nine := at[8].Centre.Sub(c), at[9].Centre.Sub(c)
	near(t, "9", nine, Point{eight.Y, eight.X})
	for i, want := range []float64{tip - 1.5, tip - 7.5} {
		lane, _ := b.Cell(rules.Lane(0, 6*i))
		near(t, "an end of the lane", lane.Centre, Point{c.X, c.Y - want})
	}
}

// TestTwoStandSideBySide: two pieces share a long square without touching, as
// large as one alone, and along it.
func TestTwoStandSideBySide(t *testing.T) {
	for _, arms := range []int{4, 6, 8} {
		b := Mega(arms)
		for _, c := range cells(b) {
			one, two := c.Stack(1)[0], c.Stack(2)
			if c.Size == 1 && c.Length == megaWide && two[0].Width < one.Width-1e-9 {
				t.Errorf("%d arms: two pieces on square %d are %.2f wide, one alone %.2f", arms, c.Square, two[0].Width, one.Width)
			}
			if two[0].Width < 0.66 {
				t.Errorf("%d arms: two pieces on square %d are only %.2f wide", arms, c.Square, two[0].Width)
			}
			way := two[1].At.Sub(two[0].At)
			if way.Len() < two[0].Width {
				t.Errorf("%d arms: two pieces on square %d touch", arms, c.Square)
			}
			if along := math.Abs(way.X*c.Long.X + way.Y*c.Long.Y); along < way.Len()-1e-6 {
				t.Errorf("%d arms: two pieces on square %d do not stand along it", arms, c.Square)
			}
			if two[0].At.Y > two[1].At.Y+1e-9 {
				t.Errorf("%d arms: on square %d the piece in front is drawn first", arms, c.Square)
			}
		}
	}
}
