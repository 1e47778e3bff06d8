package luddo

import (
	"math/bits"

	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// Apply does an action; see rules.Rules.
func (l *Luddo) Apply(s *rules.State, a rules.Action, sink rules.Sink) error {
	switch a.Kind {
	case rules.Roll:
		if !turns.Thrown(s, &a) {
			break
		}
		if s.Opening != 0 {
			rules.RollOpening(s, a.Value, sink)
			return nil
		}
		l.roll(s, a.Value, sink)
		return nil
	case rules.Move:
		seat := mover(s, int(s.Turn))
		if s.Phase == rules.PhaseMove && isMove(&a) && int(a.Seat) == seat && l.move(s, seat, int(a.Piece), sink) {
			return nil
		}
	case rules.TimeUp:
		if canStop(s, a) {
			s.TimeUp = true
			return nil
		}
	}
	return &rules.Refusal{Action: a, Reason: l.reason(s, a)}
}

// roll takes a number into the set.
func (l *Luddo) roll(s *rules.State, value uint8, sink rules.Sink) {
	if sink != nil {
		sink(rules.Event{Kind: rules.Rolled, Seat: s.Turn, Value: value})
	}
	s.PushNumber(value)
	if value != 6 {
		l.use(s, sink)
		return
	}
	s.Sixes = s.NumCount // all that is in hand are sixes
	switch s.Sixes {
	case 1:
		if !l.geometry(s).canMove(s, mover(s, int(s.Turn)), 6) {
			turns.Lose(s, sink)
			l.endTurn(s, sink)
		}
	case 3:
		if sink != nil {
			sink(rules.Event{Kind: rules.Cancelled, Seat: s.Turn, Value: 3})
		}
		l.endTurn(s, sink)
	}
}

// use goes on with the number in hand: a move is due if it can be made, else
// the set is over.
func (l *Luddo) use(s *rules.State, sink rules.Sink) {
	if s.NumCount > 0 {
		if l.geometry(s).canMove(s, mover(s, int(s.Turn)), s.Numbers[0]) {
			s.Phase = rules.PhaseMove
			return
		}
		turns.Lose(s, sink)
	}
	if !s.Extra {
		l.endTurn(s, sink)
		return
	}
	s.Sixes = 0
	turns.Again(s, sink)
}

// move uses the number in hand with a piece, if it can.
func (l *Luddo) move(s *rules.State, seat, piece int, sink rules.Sink) bool {
	g, from := l.geometry(s), s.At[seat][piece]
	to := g.moves(s, seat, s.Numbers[0])[from]
	if to == rules.Out || g.stopped(s, seat, from, to) {
		return false
	}
	s.At[seat][piece] = to
	s.PopNumber()
	if sink != nil {
		sink(turns.Walked(g.track, seat, uint8(piece), from, to))
	}
	capture(s, seat, g.prey[to], sink)
	if to == rules.Home {
		if sink != nil {
			sink(rules.Event{Kind: rules.ReachHome, Seat: uint8(seat), Piece: uint8(piece)})
		}
		if s.Options[OptHomeBonus] != 0 {
			s.Extra = true
		}
		if done(s, seat) {
			l.finish(s, seat, sink)
			return true
		}
	}
	l.use(s, sink)
	return true
}

// capture sends all opposing pieces on a square to their yards.
func capture(s *rules.State, by int, sq rules.Square, sink rules.Sink) {
	rivals, there := opponents(s, by), uint32(0)
	for others := rivals; others != 0; others &= others - 1 {
		there |= standing(s, bits.TrailingZeros8(others), sq)
	}
	if there == 0 { // asked once for all seats, for it is mostly so
		return
	}
	for others := rivals; others != 0; others &= others - 1 {
		k := bits.TrailingZeros8(others)
		for hit := standing(s, k, sq); hit != 0; hit &= hit - 1 {
			p := bits.TrailingZeros32(hit) / 8
			s.At[k][p] = rules.Yard
			s.Extra = true
			s.Captured |= 1 << by
			if sink != nil {
				sink(rules.Event{Kind: rules.Captured, Seat: uint8(k), Piece: uint8(p), By: uint8(by), From: sq})
			}
		}
	}
}

// endTurn passes the die on, or ends the match if it stops here.
func (l *Luddo) endTurn(s *rules.State, sink rules.Sink) {
	if l.stops(s) {
		l.rank(s)
		turns.Over(s, sink)
		return
	}
	turns.Pass(s, sink)
}

// stuck reports whether no number helps anybody who is still playing. Only
// captureFirst can bring that about.
func (l *Luddo) stuck(s *rules.State) bool {
	g := l.geometry(s)
	for left := s.Unplaced(); left != 0; left &= left - 1 {
		seat := mover(s, bits.TrailingZeros8(left))
		for n := uint8(6); n >= 1; n-- {
			if g.canMove(s, seat, n) {
				return false
			}
		}
	}
	return true
}
