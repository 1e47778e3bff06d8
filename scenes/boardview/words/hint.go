package words

import (
	"ludaxy/assets/messages"
	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Preview is what a move would do: where the piece goes and, in words, what
// happens there. It is found by doing the move in a copy of the position, so it
// cannot differ from what the rules then do.
type Preview struct {
	From, To rules.Square
	Path     []rules.Square // every square walked, the last being To; To alone for a piece that enters
	Captures []rules.Event  // the pieces that would be captured
	Words    []string       // short phrases, the most important first
}

// Preview tries a move, or an answer to a choice that lets the piece go on. ok
// is false for an action that is not legal or moves nothing.
func (t *Teller) Preview(s *rules.State, a rules.Action) (Preview, bool) {
	if t.Rules == nil || a.Kind != rules.Move && a.Kind != rules.Choose {
		return Preview{}, false
	}
	a.Seat, a.Piece = actor(s, a)
	var pv Preview
	var home, moved, entered, extra bool
	after := *s
	done := a
	if a.Kind == rules.Choose {
		done = rules.Action{Kind: rules.Choose, Option: a.Option}
	}
	err := t.Rules.Apply(&after, done, func(e rules.Event) {
		switch e.Kind {
		case rules.Moved, rules.Entered, rules.Jumped:
			if e.Seat != a.Seat || e.Piece != a.Piece {
				return // it goes along
			}
			if !moved {
				pv.From = e.From
			}
			moved = true
			entered = entered || e.Kind == rules.Entered
			pv.To = e.To
			if len(e.Path) > 0 {
				pv.Path = append(pv.Path, e.Path...)
			} else {
				pv.Path = append(pv.Path, e.To)
			}
		case rules.Captured:
			pv.Captures = append(pv.Captures, e)
		case rules.ReachHome:
			home = true
		case rules.ExtraRoll:
			extra = true
		}
	})
	if err != nil || !moved {
		return Preview{}, false
	}
	p := t.P
	say := func(key messages.Key, args ...any) { pv.Words = append(pv.Words, p.T(key, args...)) }
	switch n := len(pv.Captures); {
	case n == 1:
		say(messages.HintCaptures, "Name", t.Name(int(pv.Captures[0].Seat)))
	case n > 1:
		say(messages.HintCapturesMany, "Count", n)
	}
	track := t.Rules.Board(s)
	switch {
	case home:
		say(messages.HintHome)
	case entered:
		say(messages.HintEnters)
	case pv.To.IsLane() && pv.From.IsLane():
		say(messages.HintInLane)
	case pv.To.IsLane():
		say(messages.HintLane)
	case track != nil && track.Has(uint8(pv.To), board.Safe):
		say(messages.HintSafe)
	}
	if pv.To.OnBoard() && t.joins(s, a, pv.To) {
		say(messages.HintJoins)
	}
	if extra || after.Extra && !s.Extra {
		say(messages.HintExtraRoll)
	}
	return pv, true
}

// actor is the piece an action is about: the one that moves, or the lowest of
// the stack whose choice is open.
func actor(s *rules.State, a rules.Action) (seat, piece uint8) {
	if a.Kind == rules.Choose {
		return s.Choice.Seat, s.Choice.Piece
	}
	return a.Seat, a.Piece
}

// joins reports whether another piece of the mover's seat stands on a square.
func (t *Teller) joins(s *rules.State, a rules.Action, q rules.Square) bool {
	for p, at := range s.At[a.Seat] {
		if at == q && p != int(a.Piece) && p < t.Rules.Spec().Pieces {
			return true
		}
	}
	return false
}
