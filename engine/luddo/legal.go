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
		return l.moves(s, buf)
	}
	return buf
}

// moves appends the moves of the number in hand. It writes all four and keeps
// those that can be made: that way there is nothing to guess for the processor.
func (l *Luddo) moves(s *rules.State, buf []rules.Action) []rules.Action {
	g, seat := l.geometry(s), mover(s, int(s.Turn))
	row, at := g.moves(s, seat, s.Numbers[0]), &s.At[seat]
	a := rules.Action{Kind: rules.Move, Seat: uint8(seat)}
	buf = append(buf, a, a, a, a)
	n := 0
	for p := range uint8(Pieces) {
		buf[n].Piece = p
		to := row[at[p]]
		if s.Options[OptBlockades] != 0 && to != rules.Out && g.blocked(s, seat, at[p], to) {
			to = rules.Out
		}
		if to != rules.Out {
			n++
		}
	}
	return buf[:n]
}

// canStop reports whether the match clock may run out now.
func canStop(s *rules.State, a rules.Action) bool {
	return a == rules.Action{Kind: rules.TimeUp} &&
		s.Options[OptMatchMinutes] != 0 && !s.TimeUp && s.Phase != rules.PhaseOver
}

// destination is where a move brings its piece; rules.Out if it may not be
// done.
func (l *Luddo) destination(s *rules.State, a rules.Action) rules.Square {
	if s.Phase != rules.PhaseMove || int(a.Seat) != mover(s, int(s.Turn)) || !isMove(a) {
		return rules.Out
	}
	g, seat := l.geometry(s), int(a.Seat)
	from := s.At[seat][a.Piece]
	to := g.moves(s, seat, s.Numbers[0])[from]
	if to != rules.Out && g.stopped(s, seat, from, to) {
		return rules.Out
	}
	return to
}

// isMove reports whether the action names a piece and nothing a move does not
// have here.
func isMove(a rules.Action) bool {
	return a.Piece < Pieces && a.Value == 0 && !a.Back && a.Option == 0
}

// reason is why an action was refused.
func (l *Luddo) reason(s *rules.State, a rules.Action) rules.Reason {
	switch {
	case s.Phase == rules.PhaseOver:
		return rules.ReasonOver
	case a.Kind == rules.Roll:
		why, _ := turns.RefuseRoll(s, a)
		return why
	case a.Kind != rules.Move || !isMove(a) && s.Phase == rules.PhaseMove:
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
	case g.free[seat][n][from] != rules.Out:
		return rules.ReasonNoLaneYet
	}
	return rules.ReasonExact
}
