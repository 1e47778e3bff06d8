package ludoapp

import (
	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// Legal appends to buf[:0] what the seat to play can do.
func (l *LudoApp) Legal(s *rules.State, buf []rules.Action) []rules.Action {
	buf = buf[:0]
	switch s.Phase {
	case rules.PhaseRoll:
		buf = append(buf, rules.Action{Kind: rules.Roll})
	case rules.PhaseMove:
		seat, n := int(s.Turn), s.Number()
		p := l.look(s, seat)
		pieces := uint8(0)
		for i, from := range s.At[seat][:Pieces] {
			if _, why := l.target(&p, seat, from, n); why == "" {
				pieces |= 1 << i
			}
		}
		return turns.Moves(buf, seat, pieces)
	}
	return buf
}

// reason says why an action that Apply did not take cannot be done.
func (l *LudoApp) reason(s *rules.State, a rules.Action) rules.Reason {
	switch {
	case s.Phase == rules.PhaseOver:
		return rules.ReasonOver
	case a.Kind == rules.Roll:
		why, _ := turns.RefuseRoll(s, a)
		return why
	case a.Kind != rules.Move || !plainMove(a):
		return rules.ReasonUnknown
	case s.Phase != rules.PhaseMove:
		return rules.ReasonRollFirst
	case a.Seat != s.Turn:
		return rules.ReasonNotYours
	}
	seat := int(a.Seat)
	p := l.look(s, seat)
	_, why := l.target(&p, seat, s.At[seat][a.Piece], s.Number())
	return why
}

// plainMove reports whether a move names a piece and nothing else.
func plainMove(a rules.Action) bool {
	return a.Plain() && a.Piece < Pieces
}

// Auto plays for a player whose time has run out: it brings a piece home,
// captures, leaves the yard, or moves the piece furthest on; of equal moves, the
// one of the lowest piece. A roll is returned without a number.
func (l *LudoApp) Auto(s *rules.State) rules.Action {
	if s.Phase != rules.PhaseMove {
		return rules.Action{Kind: rules.Roll}
	}
	seat, n := int(s.Turn), s.Number()
	p := l.look(s, seat)
	best, most := rules.Action{}, -1
	for i, from := range s.At[seat][:Pieces] {
		to, why := l.target(&p, seat, from, n)
		if why != "" {
			continue
		}
		if worth := l.worth(&p, seat, from, to); worth > most {
			best, most = rules.Action{Kind: rules.Move, Seat: s.Turn, Piece: uint8(i)}, worth
		}
	}
	return best
}

// worth is how much the game prefers a legal move, one preference outweighing
// all that come after it.
func (l *LudoApp) worth(p *path, seat int, from, to rules.Square) int {
	worth := 0
	if to == rules.Home {
		worth += 1 << 20
	}
	if p.others&l.bits[seat][to] != 0 {
		worth += 1 << 16
	}
	if from == rules.Yard {
		return worth + 1<<10
	}
	return worth + int(l.track.Step[seat][from])
}
