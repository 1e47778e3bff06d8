package words

import (
	"slices"

	"ludaxy/assets/messages"
	"ludaxy/engine/rules"
)

// Choice says what an action would do, for a list to choose from: what is done,
// and then what comes of it. The action has to be legal.
func (t *Teller) Choice(s *rules.State, a rules.Action) string {
	head := t.head(s, a)
	if a.IsRoll() {
		return head
	}
	after, events, ok := t.try(s, a)
	if !ok {
		return head
	}
	texts := []string{head}
	st := step{Teller: t, before: s, after: &after, events: events}
	for i := 0; i < len(events); {
		n := group(events[i:])
		told := i == 0 && a.Kind == rules.Move || events[i].Kind == rules.Turn
		if a.Kind == rules.Choose {
			told = told || events[i].Kind == rules.Captured || events[i].Kind == rules.Kidnapped
		}
		if !told {
			texts = append(texts, st.lines(i, n)...)
		}
		i += n
	}
	if after.Phase == rules.PhaseChoose {
		texts = append(texts, t.Due(&after))
	}
	return t.Sentences(texts...)
}

// try does an action on a copy of a position.
func (t *Teller) try(s *rules.State, a rules.Action) (after rules.State, events []rules.Event, ok bool) {
	after = *s
	err := t.Rules.Apply(&after, a, func(e rules.Event) {
		e.Path, e.Scores = slices.Clone(e.Path), slices.Clone(e.Scores)
		events = append(events, e)
	})
	return after, events, err == nil
}

// head says what is done, without what comes of it.
func (t *Teller) head(s *rules.State, a rules.Action) string {
	p := t.P
	switch a.Kind {
	case rules.Roll:
		return p.T(messages.ActionRoll)
	case rules.RollOduludo:
		return p.T(messages.ActionRollOduludo)
	case rules.Skip:
		return p.T(messages.ActionSkip)
	case rules.Move:
		return t.moveHead(s, a)
	}
	switch a.Option {
	case rules.UseOduludo:
		return p.T(messages.ActionOduludo)
	case rules.SkipOduludo:
		return p.T(messages.ActionOduludoSkip)
	case rules.SunForward:
		return p.T(messages.ActionSunForward)
	case rules.SunBack:
		return p.T(messages.ActionSunBack)
	case rules.SendBack:
		return p.T(messages.ActionSendBack, "Pieces", t.victims(s, a))
	case rules.Kidnap:
		return p.T(messages.ActionKidnap, "Pieces", t.victims(s, a))
	}
	return ""
}

// victims is the pieces an action captures or kidnaps.
func (t *Teller) victims(s *rules.State, a rules.Action) string {
	_, events, _ := t.try(s, a)
	events = slices.DeleteFunc(events, func(e rules.Event) bool { return e.Kind != rules.Captured && e.Kind != rules.Kidnapped })
	return t.seenAll(int(s.Turn), events)
}

func (t *Teller) moveHead(s *rules.State, a rules.Action) string {
	_, events, _ := t.try(s, a)
	if len(events) == 0 {
		return ""
	}
	e := events[0]
	with := events[:group(events)]
	args := []any{"Piece", t.seenAll(int(s.Turn), with)}
	if e.Kind == rules.Entered {
		if t.fleet() {
			return t.P.T(messages.ActionEnterOduludo, args...)
		}
		return t.P.T(messages.ActionEnter, args...)
	}
	where := t.Where(s, int(a.Seat), e.To)
	args = append(args, "Count", len(e.Path), "Where", where)
	plain, to := messages.ActionMove, messages.ActionMoveTo
	if a.Back {
		plain, to = messages.ActionBack, messages.ActionBackTo
	}
	if where == "" {
		return t.P.T(plain, args...)
	}
	return t.P.T(to, args...)
}
