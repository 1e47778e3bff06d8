package luddo

import (
	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// Legal appends to buf[:0] what the seat to play can do. A TimeUp is the
// clock's to play and never among it.
func (l *Luddo) Legal(s *rules.State, buf []rules.Action) []rules.Action {
	buf = buf[:0]
	switch s.Phase {
	case rules.PhaseRoll:
		buf = append(buf, rules.Action{Kind: rules.Roll})
	case rules.PhaseMove:
		seat := mover(s, int(s.Turn))
		return turns.Moves(buf, seat, l.geometry(s).able(s, seat, s.Numbers[0]))
	}
	return buf
}

// canStop reports whether the match clock may run out now.
func canStop(s *rules.State, a rules.Action) bool {
	return a == rules.Action{Kind: rules.TimeUp} &&
		s.Options[OptMatchMinutes] != 0 && !s.TimeUp && s.Phase != rules.PhaseOver
}

// isMove reports whether the action names a piece and nothing a move does not
// have here.
func isMove(a *rules.Action) bool { return a.Plain() && a.Piece < Pieces }

// reason is why an action was refused.
func (l *Luddo) reason(s *rules.State, a rules.Action) rules.Reason {
	switch {
	case s.Phase == rules.PhaseOver:
		return rules.ReasonOver
	case a.Kind == rules.Roll:
		why, _ := turns.RefuseRoll(s, a)
		return why
	case a.Kind != rules.Move || !isMove(&a) && s.Phase == rules.PhaseMove:
		return rules.ReasonUnknown
	case s.Phase != rules.PhaseMove:
		return rules.ReasonRollFirst
	case int(a.Seat) != mover(s, int(s.Turn)):
		return rules.ReasonNotYours
	}
	return l.whyNot(s, int(a.Seat), s.At[a.Seat][a.Piece])
}

// whyNot is why a piece cannot use the number in hand.
func (l *Luddo) whyNot(s *rules.State, seat int, from rules.Square) rules.Reason {
	g, n := l.geometry(s), s.Numbers[0]
	switch {
	case from == rules.Home:
		return rules.ReasonAtHome
	case from == rules.Yard:
		return rules.ReasonNeedSix
	case g.moves(s, seat, n)[from] != rules.Out:
		return rules.ReasonBlocked
	case g.free[seat].by[n][from] != rules.Out:
		return rules.ReasonNoLaneYet
	}
	return rules.ReasonExact
}
