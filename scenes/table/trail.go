package table

import (
	"ludaxy/engine"
	"ludaxy/engine/rules"
)

// trail is the way of the last move, shown until the next one.
type trail struct {
	seat, piece int
	squares     []rules.Square
}

// follow keeps the way that a move went: the piece that moved first, where it
// began and every square it went over. A throw leaves the trail as it is.
func (t *trail) follow(n engine.Note) {
	var now trail
	for _, e := range n.Events {
		switch e.Kind {
		case rules.Moved, rules.Entered, rules.Jumped:
		default:
			continue
		}
		if len(now.squares) == 0 {
			now = trail{seat: int(e.Seat), piece: int(e.Piece), squares: []rules.Square{e.From}}
		} else if int(e.Seat) != now.seat || int(e.Piece) != now.piece {
			continue
		}
		if len(e.Path) == 0 {
			now.squares = append(now.squares, e.To)
		}
		now.squares = append(now.squares, e.Path...)
	}
	if len(now.squares) > 0 {
		*t = now
	}
}

// showTrail gives the trail to the view.
func (s *Scene) showTrail() { s.view.SetTrail(s.trail.seat, s.trail.squares, s.trail.piece) }
