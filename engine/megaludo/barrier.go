package megaludo

import "ludaxy/engine/rules"

// Bars reports whether a seat's pieces on a square are a barrier, which nobody
// passes, its owner included.
func (m *MegaLudo) Bars(s *rules.State, seat int, q rules.Square) bool {
	return s.Together(seat, q) > 1
}
