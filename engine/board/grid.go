package board

// Jump is a ladder or a snake: a piece that lands on From goes on to To. To is
// Home where the last square of the board is meant.
type Jump struct{ From, To uint8 }

// Up reports whether the jump is a ladder; the others are snakes.
func (j Jump) Up() bool { return j.To > j.From }

// Grid is a board of numbered squares, 1..size, that every seat walks from the
// first to the last; size is at most LaneBase. There are no arms, lanes or
// starts: pieces come from the yard onto the square that the number names. The
// last square is Home, so ring numbers 1..size-1 are squares and 0 is none; a
// square's number is its step. A jump to size is one to Home.
func Grid(size int, jumps []Jump) *Track {
	t := &Track{Shape: Rows, Ring: size, LastRing: size - 1, HomeStep: size}
	for k := range t.Path {
		for i := range t.Step[k] {
			t.Step[k][i] = NoStep
		}
		t.Path[k][0] = NoSquare
		for step := 1; step < len(t.Path[k]); step++ {
			if step >= size {
				t.Path[k][step] = Home
				continue
			}
			t.Path[k][step] = uint8(step)
			t.Step[k][step] = uint8(step)
		}
		t.Step[k][Home] = uint8(size)
	}
	for _, j := range jumps {
		if int(j.To) == size {
			j.To = Home
		}
		t.Jumps = append(t.Jumps, j)
	}
	return t
}
