package rules

import "testing"

// All eight seats in a contest are no draw: each rolls for itself.
func TestEightSeatsRollOff(t *testing.T) {
	s := State{Seats: 0xFF}
	BeginOpening(&s, Setup{Seats: 0xFF, First: -1})
	if s.Drawn() || Faces(&s) != 6 {
		t.Fatalf("eight seats draw by a die of %d faces", Faces(&s))
	}
	for k := range 8 {
		if int(s.Turn) != k {
			t.Fatalf("seat %d rolls, want %d", s.Turn, k)
		}
		RollOpening(&s, uint8(1+k%6), nil)
	}
	if s.Opening != 0 || s.Turn != 5 {
		t.Errorf("after the throws seat %d is to play, want 5, who threw the only six", s.Turn)
	}
}
