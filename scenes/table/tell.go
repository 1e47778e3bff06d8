package table

import (
	"strings"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes/boardview/timeline"
)

// tell says whose turn it is and what there is to do, for those who do not see the board. What happened is told by the
// move log.
func (s *Scene) tell(now saying, f timeline.Frame) {
	if s.ctx.Announcer == nil {
		return
	}
	if now.title != s.say.title {
		s.ctx.Say(now.title)
	}
	if now.sub != s.say.sub && s.dir.Idle() && s.seat(int(f.Model.Turn)).Kind == engine.Human {
		s.ctx.Say(now.sub)
	}
}

// tellFocus says which piece the keys are on, and what it would do.
func (s *Scene) tellFocus() {
	a, ok := s.view.Focused()
	if s.ctx.Announcer == nil || !ok || a.Kind != rules.Move {
		return
	}
	state, _ := s.dir.Settled()
	say := s.ctx.T(messages.AnnouncePiece, "Number", int(a.Piece)+1)
	if p, ok := s.teller.Preview(&state, a); ok {
		say += " " + strings.Join(p.Words, ". ")
	}
	s.ctx.Say(say)
}
