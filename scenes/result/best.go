package result

import (
	"context"
	"slices"

	"ludaxy/engine"
	"ludaxy/engine/analysis"
	"ludaxy/engine/rules"
	"ludaxy/engine/words"
)

// Best is the moment in which the winner's chance rose most.
type Best struct {
	Seat          int
	Before, After float64 // the chance to win
	From, To      rules.State
	Events        []rules.Event // between them; none where there was no such moment
}

// FindLuck goes through a match and tells luck and choices apart; tell hears how
// far it is. It takes some seconds, so it is for a goroutine of its own.
func FindLuck(ctx context.Context, match engine.Match, r rules.Rules, entries []engine.Entry, tell func(done, of int)) (Luck, error) {
	a, err := analysis.Of(match, r, entries)
	if err != nil {
		return Luck{}, err
	}
	for !a.Done() {
		if err := a.Step(ctx); err != nil {
			return Luck{}, err
		}
		tell(a.Progress())
	}
	found := Luck{Report: a.Report()}
	var entry uint64
	for k := range found.Report.Players {
		p := &found.Report.Players[k]
		rise := p.Best.After - p.Best.Before
		if p.Result > 0 && p.Best.Action >= 0 && rise > found.Best.After-found.Best.Before {
			found.Best = Best{Seat: k, Before: p.Best.Before, After: p.Best.After}
			entry = p.Best.Entry
		}
	}
	return found, found.Best.find(match, r, entries, entry)
}

// find looks up what happened in an entry, 0 for none.
func (b *Best) find(match engine.Match, r rules.Rules, entries []engine.Entry, entry uint64) error {
	if entry == 0 {
		return nil
	}
	p, err := engine.NewReplay(match, r)
	if err != nil {
		return err
	}
	for _, e := range entries {
		b.From = p.State()
		var events []rules.Event
		if err := p.Step(e, func(ev rules.Event) {
			ev.Path, ev.Scores = slices.Clone(ev.Path), slices.Clone(ev.Scores)
			events = append(events, ev)
		}); err != nil {
			return err
		}
		if e.N == entry {
			b.To, b.Events = p.State(), events
			return nil
		}
	}
	return nil
}

// bestWords tell what happened in the best moment, "" where there was none.
func (s *Scene) bestWords(b *Best) string {
	if len(b.Events) == 0 {
		return ""
	}
	t := words.Teller{P: s.ctx.Printer, Name: s.name, Rules: s.report.rules}
	return t.Sentences(t.Lines(&b.From, &b.To, b.Events)...)
}
