package rules

// Barrer is implemented by the rules of games in which pieces that stand
// together bar the way.
type Barrer interface {
	// Bars reports whether a seat's pieces on a square bar the way to others.
	Bars(s *State, seat int, q Square) bool
}

// Bars reports whether a seat's pieces on a square bar the way; never in games
// without barriers.
func Bars(r Rules, s *State, seat int, q Square) bool {
	b, ok := r.(Barrer)
	return ok && seat >= 0 && seat < MaxSeats && q.OnBoard() && b.Bars(s, seat, q)
}

// Together is how many of a seat's pieces stand on a square.
func (s *State) Together(seat int, q Square) (n int) {
	for _, at := range s.At[seat] {
		if at == q {
			n++
		}
	}
	return n
}
