package megaludo

import (
	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// Apply does an action; see rules.Rules.
func (m *MegaLudo) Apply(s *rules.State, a rules.Action, sink rules.Sink) error {
	switch a.Kind {
	case rules.Roll:
		if !turns.Thrown(s, &a) {
			break
		}
		if s.Opening != 0 {
			rules.RollOpening(s, a.Value, sink)
			return nil
		}
		m.roll(s, a.Value, sink)
		return nil
	case rules.Move:
		if m.mayMove(s, &a) {
			m.move(s, a, sink)
			return nil
		}
	case rules.Skip:
		if canSkip(s) && a == (rules.Action{Kind: rules.Skip}) {
			m.take(s)
			m.next(s, sink)
			return nil
		}
	}
	return &rules.Refusal{Action: a, Reason: m.reason(s, a)}
}

// roll takes a number: a move is due if it can be made.
func (m *MegaLudo) roll(s *rules.State, value uint8, sink rules.Sink) {
	if sink != nil {
		sink(rules.Event{Kind: rules.Rolled, Seat: s.Turn, Value: value})
	}
	if value != 6 {
		s.Sixes = 0
	} else if s.Sixes++; s.Sixes == 3 {
		if sink != nil {
			sink(rules.Event{Kind: rules.Cancelled, Seat: s.Turn, Value: 1})
		}
		m.sendBack(s, sink)
		turns.Pass(s, sink)
		return
	}
	s.PushNumber(value)
	s.Extra = value == 6
	if m.canUse(s, int(s.Turn), int(value)) {
		s.Phase = rules.PhaseMove
		return
	}
	turns.Lose(s, sink)
	m.next(s, sink)
}

// sendBack brings the last moved piece of the seat to play back to its yard,
// unless it has left the ring.
func (m *MegaLudo) sendBack(s *rules.State, sink rules.Sink) {
	seat := int(s.Turn)
	if s.LastMoved[seat] == 0 {
		return
	}
	p := int(s.LastMoved[seat]) - 1
	from := s.At[seat][p]
	if !from.IsRing() {
		return
	}
	toYard(s, seat, p)
	if sink != nil {
		sink(rules.Event{Kind: rules.SentBack, Seat: s.Turn, Piece: uint8(p), From: from})
	}
}

// next goes on when the count in hand is done with: with the counts owed that
// can be used, then with another roll or the next player.
func (m *MegaLudo) next(s *rules.State, sink rules.Sink) {
	for s.BonCount > 0 {
		if m.canUse(s, int(s.Turn), inHand(s)) {
			s.Phase = rules.PhaseMove
			return
		}
		if sink != nil {
			sink(rules.Event{Kind: rules.Lost, Seat: s.Turn, Value: s.Bonus[0]})
		}
		s.PopBonus()
	}
	if s.Extra {
		turns.Again(s, sink)
		return
	}
	turns.Pass(s, sink)
}

// move uses the count in hand with a piece.
func (m *MegaLudo) move(s *rules.State, a rules.Action, sink rules.Sink) {
	seat, p := int(a.Seat), int(a.Piece)
	from := s.At[seat][p]
	n := m.take(s)
	s.LastMoved[seat] = a.Piece + 1
	if from == rules.Yard {
		m.enter(s, a, sink)
		m.next(s, sink)
		return
	}
	t := m.tracks[s.Arms]
	step := int(t.Step[seat][from])
	to := rules.Square(t.Path[seat][step+n])
	if sink != nil {
		sink(turns.Walked(t, seat, a.Piece, from, to))
	}
	if m.catches(s, seat, to) {
		k, hit := rivalOn(s, seat, to)
		capture(s, k, hit, seat, sink)
	}
	leave(s, seat, p)
	arrive(s, seat, p, to)
	if to == rules.Home {
		if sink != nil {
			sink(rules.Event{Kind: rules.ReachHome, Seat: a.Seat, Piece: a.Piece})
		}
		if done(s, seat) {
			m.finish(s, seat, sink)
			return
		}
		owe(s, HomeBonus, sink)
	}
	m.next(s, sink)
}

// take uses up the count in hand and returns it. A position from outside need
// not say that the six in its hand counts and gives another roll.
func (m *MegaLudo) take(s *rules.State) int {
	n := inHand(s)
	if n == 6 || s.Sixes > 0 || s.Extra {
		s.Sixes, s.Extra = max(s.Sixes, 1), true
	}
	if s.NumCount > 0 {
		s.PopNumber()
	} else {
		s.PopBonus()
	}
	return n
}

// enter brings a piece from the yard to its start and captures there if the
// rules have it so.
func (m *MegaLudo) enter(s *rules.State, a rules.Action, sink rules.Sink) {
	seat, start := int(a.Seat), m.start(s, int(a.Seat))
	if sink != nil {
		sink(turns.Walked(m.tracks[s.Arms], seat, a.Piece, rules.Yard, start))
	}
	if k, p, hit := m.onEntry(s, seat); hit {
		capture(s, k, p, seat, sink)
	}
	arrive(s, seat, int(a.Piece), start)
}

// owe gives the seat to play a count.
func owe(s *rules.State, n uint8, sink rules.Sink) {
	s.PushBonus(n)
	if sink != nil {
		sink(rules.Event{Kind: rules.Bonus, Seat: s.Turn, Value: n})
	}
}
