package luddo

import "ludaxy/engine/rules"

// Bars reports whether a seat's pieces on a square are a blockade: with the
// house rule, two or more on a square that is not safe. In lanes nobody else
// walks.
func (l *Luddo) Bars(s *rules.State, seat int, q rules.Square) bool {
	return s.Options[OptBlockades] != 0 && l.geometry(s).open[q] && s.Together(seat, q) > 1
}
