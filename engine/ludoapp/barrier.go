package ludoapp

import "ludaxy/engine/rules"

// Bars reports whether a seat's pieces on a square are doubled: opponents cannot
// land there, nor pass unless the house rules let them.
func (l *LudoApp) Bars(s *rules.State, seat int, q rules.Square) bool {
	return q.IsRing() && s.Together(seat, q) > 1
}
