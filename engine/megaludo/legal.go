package megaludo

import (
	"math/bits"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// Legal appends to buf[:0] what the seat to play can do.
func (m *MegaLudo) Legal(s *rules.State, buf []rules.Action) []rules.Action {
	buf = buf[:0]
	switch s.Phase {
	case rules.PhaseRoll:
		buf = append(buf, rules.Action{Kind: rules.Roll})
	case rules.PhaseMove:
		buf = turns.Moves(buf, int(s.Turn), m.able(s, int(s.Turn), inHand(s)))
		if canSkip(s) {
			buf = append(buf, rules.Action{Kind: rules.Skip})
		}
	}
	return buf
}

// canSkip reports whether the count in hand may be given up.
func canSkip(s *rules.State) bool {
	return s.Options[OptBonusOptional] != 0 && s.Phase == rules.PhaseMove && s.NumCount == 0
}

// mayMove reports whether a move can be done now.
func (m *MegaLudo) mayMove(s *rules.State, a *rules.Action) bool {
	return s.Phase == rules.PhaseMove && a.Plain() && a.Piece < Pieces && a.Seat == s.Turn &&
		m.mayUse(s, int(a.Seat), int(a.Piece), inHand(s))
}

// reason is why an action that cannot be done is refused.
func (m *MegaLudo) reason(s *rules.State, a rules.Action) rules.Reason {
	switch {
	case s.Phase == rules.PhaseOver:
		return rules.ReasonOver
	case a.Kind == rules.Roll:
		why, _ := turns.RefuseRoll(s, a)
		return why
	case a.Kind == rules.Move && s.Phase != rules.PhaseMove:
		return rules.ReasonRollFirst
	case a.Kind == rules.Move && (!a.Plain() || a.Piece >= Pieces):
		return rules.ReasonUnknown
	case a.Kind == rules.Move && a.Seat != s.Turn:
		return rules.ReasonNotYours
	case a.Kind == rules.Move:
		return m.whyNot(s, int(a.Seat), int(a.Piece), inHand(s))
	case a != rules.Action{Kind: rules.Skip}:
		return rules.ReasonUnknown
	case s.Phase == rules.PhaseRoll:
		return rules.ReasonRollFirst
	}
	return rules.ReasonMoveFirst
}

// Auto plays for a player whose time has run out: it brings a piece home,
// captures, leaves the yard, or moves the piece furthest on; of equal moves, the
// one of the lowest piece. It gives up no count. A roll is returned without a
// number.
func (m *MegaLudo) Auto(s *rules.State) rules.Action {
	if s.Phase != rules.PhaseMove {
		return rules.Action{Kind: rules.Roll}
	}
	seat, n := int(s.Turn), inHand(s)
	best, most := rules.Action{}, -1
	for pieces := m.able(s, seat, n); pieces != 0; pieces &= pieces - 1 {
		p := bits.TrailingZeros8(pieces)
		if worth := m.worth(s, seat, s.At[seat][p], n); worth > most {
			best, most = rules.Action{Kind: rules.Move, Seat: s.Turn, Piece: uint8(p)}, worth
		}
	}
	return best
}

// worth is how much the game prefers a legal move, one preference outweighing
// all that come after it.
func (m *MegaLudo) worth(s *rules.State, seat int, from rules.Square, n int) int {
	const home, captures, leaves = 1 << 20, 1 << 16, 1 << 10
	if from == rules.Yard {
		if _, _, hit := m.onEntry(s, seat); hit {
			return captures + leaves
		}
		return leaves
	}
	t := m.tracks[s.Arms]
	step := int(t.Step[seat][from])
	to := t.Path[seat][step+n]
	switch {
	case to == board.Home:
		return home + step
	case m.catches(s, seat, rules.Square(to)):
		return captures + step
	}
	return step
}
