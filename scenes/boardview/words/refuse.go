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
	reason := rules.ReasonUnknown
	var r *rules.Refusal
	if errors.As(err, &r) {
		reason = r.Reason
	}
	return t.Why(s, a, reason)
}

// Why says a reason for refusing an action in a position.
func (t *Teller) Why(s *rules.State, a rules.Action, reason rules.Reason) string {
	p := t.P
	number := InHand(s)
	switch reason {
	case rules.ReasonOver:
		return p.T(messages.RefuseOver)
	case rules.ReasonRollFirst:
		return p.T(messages.RefuseRollFirst)
	case rules.ReasonMoveFirst:
		return p.T(messages.RefuseMoveFirst, "Value", number)
	case rules.ReasonNotYours:
		return p.T(messages.RefuseOtherPiece, "Name", t.Name(int(a.Seat)))
	case rules.ReasonNeedSix:
		return p.T(messages.RefuseNeedsSix)
	case rules.ReasonExact:
		if left := t.left(s, a); left > 0 {
			return p.T(messages.RefuseExact, "Count", left, "Value", number)
		}
	case rules.ReasonBlocked, rules.ReasonFull:
		return p.T(messages.RefuseBlockade)
	case rules.ReasonNoLaneYet:
		return p.T(messages.RefuseCaptureFirst)
	case rules.ReasonAtHome:
		return p.T(messages.RefuseHome)
	}
	return p.T(messages.RefuseCannotMove, "Value", number)
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
