package luddo

import "ludaxy/engine/rules"

// Legal appends to buf[:0] what the seat to play can do. A TimeUp is the
// clock's to play and never among it.
func (l *Luddo) Legal(s *rules.State, buf []rules.Action) []rules.Action {
	buf = buf[:0]
	switch s.Phase {
	case rules.PhaseRoll:
		buf = append(buf, rules.Action{Kind: rules.Roll})
	case rules.PhaseMove:
		g, seat, n := l.geometry(s), mover(s, int(s.Turn)), int(s.Numbers[0])
		for p, from := range s.At[seat][:Pieces] {
			if g.target(s, seat, from, n) != rules.Out {
				buf = append(buf, rules.Action{Kind: rules.Move, Seat: uint8(seat), Piece: uint8(p)})
			}
		}
	}
	return buf
}

// refusal says why an action cannot be done; ok is true if it can.
func (l *Luddo) refusal(s *rules.State, a rules.Action) (why rules.Reason, ok bool) {
	if s.Phase == rules.PhaseOver {
		return rules.ReasonOver, false
	}
	switch a.Kind {
	case rules.Roll:
		return refuseRoll(s, a)
	case rules.Move:
		return l.refuseMove(s, a)
	case rules.TimeUp:
		plain := a == rules.Action{Kind: rules.TimeUp}
		return rules.ReasonUnknown, plain && s.Options[OptMatchMinutes] != 0 && !s.TimeUp
	}
	return rules.ReasonUnknown, false
}

func refuseRoll(s *rules.State, a rules.Action) (rules.Reason, bool) {
	if s.Phase != rules.PhaseRoll {
		return rules.ReasonMoveFirst, false
	}
	plain := a == rules.Action{Kind: rules.Roll, Value: a.Value}
	return rules.ReasonUnknown, plain && a.Value >= 1 && int(a.Value) <= rules.Faces(s)
}

func (l *Luddo) refuseMove(s *rules.State, a rules.Action) (rules.Reason, bool) {
	if s.Phase != rules.PhaseMove {
		return rules.ReasonRollFirst, false
	}
	if a != (rules.Action{Kind: rules.Move, Seat: a.Seat, Piece: a.Piece}) || a.Piece >= Pieces {
		return rules.ReasonUnknown, false
	}
	seat, n := int(a.Seat), int(s.Numbers[0])
	if seat != mover(s, int(s.Turn)) {
		return rules.ReasonNotYours, false
	}
	g, from := l.geometry(s), s.At[seat][a.Piece]
	if g.target(s, seat, from, n) != rules.Out {
		return "", true
	}
	switch {
	case from == rules.Home:
		return rules.ReasonAtHome, false
	case from == rules.Yard:
		return rules.ReasonNeedSix, false
	case g.free[seat][n][from] != rules.Out && g.moves(s, seat, n)[from] == rules.Out:
		return rules.ReasonNoLaneYet, false
	case g.moves(s, seat, n)[from] == rules.Out:
		return rules.ReasonExact, false
	}
	return rules.ReasonBlocked, false
}
