package words

import (
	"errors"

	"ludaxy/assets/messages"
	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Refusal says why a piece cannot move now, or why a roll is not due, for an
// action that was tried in a position and the error it met.
func (t *Teller) Refusal(s *rules.State, a rules.Action, err error) string {
	reason := reasonOf(err)
	if reason == rules.ReasonUnknown && a.Kind == rules.Move {
		reason = t.ofStack(s, a)
	}
	return t.Why(s, a, reason)
}

func reasonOf(err error) rules.Reason {
	var r *rules.Refusal
	if errors.As(err, &r) {
		return r.Reason
	}
	return rules.ReasonUnknown
}

// ofStack is why the stack that a piece stands in cannot move, where the rules
// know it by its lowest piece.
func (t *Teller) ofStack(s *rules.State, a rules.Action) rules.Reason {
	if a.Seat >= rules.MaxSeats || a.Piece >= rules.MaxPieces {
		return rules.ReasonUnknown
	}
	at := s.At[a.Seat][a.Piece]
	for p, q := range s.At[a.Seat][:a.Piece] {
		if q != at || !at.OnBoard() {
			continue
		}
		tried, lower := *s, a
		lower.Piece = uint8(p)
		if why := reasonOf(t.Rules.Apply(&tried, lower, nil)); why != rules.ReasonUnknown {
			return why
		}
	}
	return rules.ReasonUnknown
}

// Why says a reason for refusing an action in a position.
func (t *Teller) Why(s *rules.State, a rules.Action, reason rules.Reason) string {
	p := t.P
	number := InHand(s)
	if plain, ok := plainReasons[reason]; ok {
		return p.T(plain)
	}
	switch reason {
	case rules.ReasonMoveFirst:
		return p.T(messages.RefuseMoveFirst, "Value", number)
	case rules.ReasonNotYours:
		return p.T(messages.RefuseOtherPiece, "Name", t.Name(int(a.Seat)))
	case rules.ReasonMustEnter:
		return p.T(messages.RefuseMustEnter, "Value", number)
	case rules.ReasonNeedSix:
		return t.needs(s, a)
	case rules.ReasonExact:
		if left := t.left(s, a); left > 0 {
			return p.T(messages.RefuseExact, "Count", left, "Value", number)
		}
	case rules.ReasonBlocked:
		if t.barred(s, a, number) {
			return p.T(messages.RefuseBlockade)
		}
		return p.T(messages.RefuseBlocked)
	case rules.ReasonOut:
		if int(a.Seat) < len(s.Captor) && a.Piece < rules.MaxPieces && s.Captor[a.Seat][a.Piece] != 0 {
			return p.T(messages.RefuseCaptive, "Name", t.Name(int(s.Captor[a.Seat][a.Piece])-1))
		}
		return p.T(messages.RefuseOut)
	case rules.ReasonUnknown:
		if s.Phase == rules.PhaseChoose {
			return p.T(messages.RefuseChooseFirst)
		}
	}
	if number == 0 {
		return p.T(messages.RefuseRollFirst)
	}
	return p.T(messages.RefuseCannotMove, "Value", number)
}

// plainReasons are the sentences that need nothing of the position.
var plainReasons = map[rules.Reason]messages.Key{
	rules.ReasonOver: messages.RefuseOver, rules.ReasonRollFirst: messages.RefuseRollFirst, rules.ReasonFull: messages.RefuseFull,
	rules.ReasonNoLaneYet: messages.RefuseCaptureFirst, rules.ReasonAtHome: messages.RefuseHome, rules.ReasonMustOpen: messages.RefuseMustOpen,
	rules.ReasonMustMove: messages.RefuseMustMove, rules.ReasonKingLast: messages.RefuseKingLast,
}

// needs says which numbers bring a piece out, as the rules have it for the same
// position with another number in hand.
func (t *Teller) needs(s *rules.State, a rules.Action) string {
	var enter []int
	for n := uint8(1); n <= 6 && s.NumCount > 0; n++ {
		tried := *s
		tried.Numbers[0] = n
		if why := reasonOf(t.Rules.Apply(&tried, a, nil)); why != rules.ReasonNeedSix {
			enter = append(enter, int(n))
		}
	}
	if len(enter) == 2 {
		return t.P.T(messages.RefuseNeedsNumber, "First", enter[0], "Last", enter[1])
	}
	return t.P.T(messages.RefuseNeedsSix)
}

// barred reports whether pieces that bar the way stand on that of a count.
func (t *Teller) barred(s *rules.State, a rules.Action, number int) bool {
	track := t.Rules.Board(s)
	if track == nil || a.Seat >= rules.MaxSeats || a.Piece >= rules.MaxPieces {
		return false
	}
	step := int(track.Step[a.Seat][s.At[a.Seat][a.Piece]])
	for i := 1; i <= number && step != board.NoStep && step+i <= track.HomeStep; i++ {
		q := rules.Square(track.Path[a.Seat][step+i])
		for _, k := range rules.SeatList(s.Seats) {
			if rules.Bars(t.Rules, s, k, q) {
				return true
			}
		}
	}
	return false
}

// left is how many squares a piece has to its home, 0 if that cannot be told.
func (t *Teller) left(s *rules.State, a rules.Action) int {
	if t.Rules == nil || a.Seat >= rules.MaxSeats || a.Piece >= rules.MaxPieces {
		return 0
	}
	track := t.Rules.Board(s)
	if track == nil {
		return 0
	}
	step := track.Step[a.Seat][s.At[a.Seat][a.Piece]]
	if step == board.NoStep {
		return 0
	}
	return max(0, track.HomeStep-int(step))
}
