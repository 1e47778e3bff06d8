package table

import (
	"context"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/advice"
	"ludaxy/engine/rules"
	"ludaxy/scenes/widgets"
)

// adviser is what the table knows of the moves there are: the Expert's choice
// and the chance to win with each.
type adviser struct {
	work  beside[advice.Advice]
	known advice.Advice
	of    uint64       // the position that known is about, 0 for none
	asked uint64       // the position that the player wants a hint for, 0 for none
	held  rules.Action // a move that the tutor still looks at
	wait  int          // ticks it has been held for; 0: none is held
	clear uint64       // the position in which the tutor was told to let moves pass
}

const (
	// muchAway is how much of the chance to win a move has to lose before the
	// tutor asks.
	muchAway = 0.06
	// heldAtMost is how many ticks a move waits for the tutor's opinion.
	heldAtMost = 75
)

// forget drops the advice: the position has changed.
func (a *adviser) forget() {
	a.work.stop()
	*a = adviser{}
}

// hint shows the best move, or takes it off the board again.
func (s *Scene) hint() {
	if s.skip() || s.waiting() {
		return
	}
	_, seq := s.dir.Settled()
	if s.adviser.asked == seq {
		s.adviser.asked = 0
		s.view.HideAdvice()
		s.parts.dirty = true
		return
	}
	state, _ := s.dir.Settled()
	legal := s.table.Legal()
	switch {
	case state.Phase == rules.PhaseOver:
		s.ui.Refuse(s.ctx.T(messages.RefuseOver))
	case s.table.Rules().Spec().Pieces == 1:
		s.ui.Toast(s.ctx.T(messages.AdviceSnakes))
	case s.seat(int(state.Turn)).Kind == engine.Computer:
		s.ui.Toast(s.ctx.T(messages.AdviceOver))
	case len(legal) > 0 && legal[0].IsRoll():
		s.ui.Toast(s.ctx.T(messages.AdviceRoll))
	default:
		s.adviser.asked = seq
		s.advise(&state, seq)
		s.parts.dirty = true
	}
}

// advise begins to look for advice on a position, unless that goes on already.
func (s *Scene) advise(state *rules.State, seq uint64) {
	a := &s.adviser
	if a.work.seq == seq || a.of == seq && a.known.Done {
		s.showAdvice()
		return
	}
	r, copied := s.table.Rules(), *state
	a.work.start(s, seq, func(ctx context.Context, tell func(advice.Advice)) { advice.Of(ctx, r, copied, tell) })
	s.takeAdvice()
}

// counsel takes what was found out, and has the tutor look at the position of a
// person.
func (s *Scene) counsel() {
	a := &s.adviser
	s.takeAdvice()
	state, seq := s.dir.Settled()
	legal := s.table.Legal()
	human := s.seat(int(state.Turn)).Kind != engine.Computer
	if s.ctx.Prefs().Tutor && human && s.ready == seq && len(legal) > 1 && !legal[0].IsRoll() && a.of != seq && a.work.seq != seq {
		s.advise(&state, seq)
	}
	if a.wait > 0 {
		if a.wait++; a.of == seq && a.known.Done || a.wait > heldAtMost {
			held := a.held
			a.wait = 0
			s.judge(held)
		}
	}
}

func (s *Scene) takeAdvice() {
	if told, ok := s.adviser.work.take(); ok {
		s.adviser.known, s.adviser.of = told, s.adviser.work.seq
		s.showAdvice()
	}
}

// showAdvice puts on the board what was asked for.
func (s *Scene) showAdvice() {
	a := &s.adviser
	if a.asked == 0 || a.asked != a.of || !a.known.Found {
		return
	}
	on := s.view.SetAdvice(a.known.Best, func(action rules.Action) (int, bool) {
		m, ok := a.known.Of(action)
		return percent(m.Chance), ok
	})
	if !on && a.known.Best.Kind == rules.Choose {
		for i, b := range s.parts.options.buttons {
			if b != nil && b.action == a.known.Best && len(s.choosing()) > i {
				s.ui.Focus(s.optionID(i))
			}
		}
	}
	s.parts.options.shown = -1 // the answers tell their chances
	s.parts.dirty = true
}

// percent is a chance in whole per cent; only what is certain is 0 or 100.
func percent(chance float64) int {
	switch n := int(100*chance + 0.5); {
	case n == 0 && chance > 1e-9:
		return 1
	case n == 100 && chance < 1-1e-9:
		return 99
	default:
		return n
	}
}

// adviceLine is what is said of the best move, "" where no hint was asked for.
func (s *Scene) adviceLine(state *rules.State) string {
	a := &s.adviser
	_, seq := s.dir.Settled()
	if a.asked != seq {
		return ""
	}
	best, ok := a.known.Of(a.known.Best)
	switch {
	case a.of != seq || !ok:
		return s.ctx.T(messages.AdviceThinking)
	case best.Action.Kind == rules.Choose:
		label, _ := s.teller.Option(state, best.Action)
		return s.ctx.T(messages.AdviceChoice, "Move", label, "Percent", percent(best.Chance))
	case best.Action.Kind == rules.Skip:
		return s.ctx.T(messages.AdviceChoice, "Move", s.parts.skip.Text(), "Percent", percent(best.Chance))
	}
	return s.ctx.T(messages.AdviceBest, "Percent", percent(best.Chance))
}

// optionChance is the chance to win with an answer, in words, "" where it was
// not asked for or is not known.
func (s *Scene) optionChance(action rules.Action) string {
	a := &s.adviser
	_, seq := s.dir.Settled()
	if a.asked != seq || a.of != seq {
		return ""
	}
	m, ok := a.known.Of(action)
	if !ok {
		return ""
	}
	return s.ctx.T(messages.CommonPercent, "Value", percent(m.Chance))
}

// choose does an action of a person, once the tutor has nothing against it.
func (s *Scene) choose(action rules.Action) {
	_, seq := s.dir.Settled()
	a := &s.adviser
	if !s.ctx.Prefs().Tutor || action.IsRoll() || a.clear == seq || s.asked == seq {
		s.do(action)
		return
	}
	if a.of == seq && a.known.Done || a.work.seq != seq {
		s.judge(action)
		return
	}
	a.held, a.wait = action, 1 // counsel goes on as soon as it knows
}

// judge does an action, after a question where it gives much away.
func (s *Scene) judge(action rules.Action) {
	_, seq := s.dir.Settled()
	a := &s.adviser
	lost, best, ok := a.known.GivesAway(action)
	if !ok || a.of != seq || lost < muchAway {
		s.do(action)
		return
	}
	m, _ := a.known.Of(action)
	widgets.Ask(s.ctx, s.ctx.T(messages.TutorTitle),
		s.ctx.T(messages.TutorText, "Percent", percent(m.Chance), "Best", percent(best)),
		widgets.Answer{Text: s.ctx.T(messages.TutorPlay), Do: func() {
			s.adviser.clear = seq
			s.do(action)
		}},
		widgets.Answer{Text: s.ctx.T(messages.TutorAgain)},
	).Except(s.strange)
}
