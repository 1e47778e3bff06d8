package words

import (
	"ludaxy/assets/messages"
	"ludaxy/engine/rules"
	told "ludaxy/engine/words"
)

// Option is an answer to the open choice of a position in words: what it is
// called, and in a short sentence what comes of it. It is found by choosing it
// in a copy of the position. The faces of the Oduludo die have a name alone;
// actions that are no answers give nothing.
func (t *Teller) Option(s *rules.State, a rules.Action) (label, text string) {
	p := t.P
	if a.Kind == rules.RollOduludo {
		return p.T(messages.OduludoFace(told.Face(a.Value))), ""
	}
	if a.Kind != rules.Choose || t.Rules == nil {
		return "", ""
	}
	switch a.Option {
	case rules.SendBack:
		back, _, freed, out := t.chosen(s, a)
		text = p.T(messages.ChoiceSendBackText, "Pieces", t.pieces(back))
		return p.T(messages.ChoiceSendBack), t.join(text, t.outAndFreed(out, freed))
	case rules.Kidnap:
		_, taken, freed, out := t.chosen(s, a)
		text = p.T(messages.ChoiceKidnapText, "Pieces", t.pieces(taken))
		return p.T(messages.ChoiceKidnap), t.join(text, t.outAndFreed(out, freed))
	case rules.UseOduludo:
		return p.T(messages.ChoiceOduludo), p.T(messages.ChoiceOduludoText)
	case rules.SkipOduludo:
		return p.T(messages.ChoiceSkip), p.T(messages.ChoiceSkipText)
	case rules.SunForward:
		return p.T(messages.ChoiceSunForward), t.sun(s, a)
	case rules.SunBack:
		return p.T(messages.ChoiceSunBack), t.sun(s, a)
	}
	return "", ""
}

// chosen does an answer in a copy and gathers what becomes of pieces.
func (t *Teller) chosen(s *rules.State, a rules.Action) (back, taken, freed, out []rules.Event) {
	after := *s
	err := t.Rules.Apply(&after, a, func(e rules.Event) {
		switch e.Kind {
		case rules.Captured, rules.Released:
			back = append(back, e)
		case rules.Kidnapped:
			taken = append(taken, e)
		case rules.Freed:
			freed = append(freed, e)
		case rules.Eliminated:
			out = append(out, e)
		}
	})
	if err != nil {
		return nil, nil, nil, nil
	}
	return back, taken, freed, out
}

// outAndFreed says who is eliminated and which captives are free again.
func (t *Teller) outAndFreed(out, freed []rules.Event) (text string) {
	if len(out) > 0 {
		text = t.P.T(messages.ChoiceEliminates, "Names", t.names(out))
	}
	if len(freed) > 0 {
		text = t.join(text, t.P.T(messages.ChoiceFrees, "Pieces", t.pieces(freed)))
	}
	return text
}

// join sets one short phrase behind another.
func (t *Teller) join(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return t.P.T(messages.CommonList, "First", a, "Rest", b)
}

// pieces lists the pieces of events, each with its owner.
func (t *Teller) pieces(events []rules.Event) string {
	var list []string
	for _, e := range events {
		list = append(list, t.Told().Owned(e.Seat, e.Piece))
	}
	return t.P.List(list...)
}

// names lists the seats of events, each once.
func (t *Teller) names(events []rules.Event) string {
	var list []string
	var seen uint8
	for _, e := range events {
		if seen>>e.Seat&1 == 0 {
			seen |= 1 << e.Seat
			list = append(list, t.Name(int(e.Seat)))
		}
	}
	return t.P.List(list...)
}

// sun says where a Sun jump ends and who is there.
func (t *Teller) sun(s *rules.State, a rules.Action) string {
	pv, ok := t.Preview(s, a)
	if !ok {
		return ""
	}
	text := t.P.T(messages.ChoiceSunEarth)
	if pv.To.OnBoard() {
		steps := &t.Rules.Board(s).Step[s.Choice.Seat]
		text = t.P.T(messages.ChoiceSunFields, "Count", abs(int(steps[pv.To])-int(steps[pv.From])))
	}
	after := *s
	if t.Rules.Apply(&after, a, nil) == nil {
		if met := t.Met(&after); met != "" {
			text = t.join(text, t.P.T(messages.ChoiceMeets, "Names", met))
		}
	}
	return text
}

// Met names those whose pieces the stack of the open choice has met; "" where
// the choice is about something else.
func (t *Teller) Met(s *rules.State) string { return t.names(t.met(s)) }

// MetPiece is one of the pieces the stack of the open choice has met; false where
// the choice is about something else.
func (t *Teller) MetPiece(s *rules.State) (e rules.Event, ok bool) {
	met := t.met(s)
	if len(met) == 0 {
		return rules.Event{}, false
	}
	return met[0], true
}

// met is what sending back those met would tell of them.
func (t *Teller) met(s *rules.State) (met []rules.Event) {
	after := *s
	err := t.Rules.Apply(&after, rules.Action{Kind: rules.Choose, Option: rules.SendBack}, func(e rules.Event) {
		if e.Kind == rules.Captured {
			met = append(met, e)
		}
	})
	if err != nil {
		return nil
	}
	return met
}

// InHand is the count that is to be used now: a number of the die before the
// counts owed; 0 for none.
func InHand(s *rules.State) int {
	if s.NumCount == 0 && s.BonCount > 0 {
		return int(s.Bonus[0])
	}
	return s.Number()
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
