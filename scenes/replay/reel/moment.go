package reel

import (
	"slices"

	"ludaxy/engine"
	"ludaxy/engine/rules"
)

// Kind is what makes a moment worth going to.
type Kind uint8

// The kinds of moment, in the order of their weight: a position has one moment,
// of its weightiest kind.
const (
	Lead    Kind = iota + 1 // somebody has the best chance now who had not
	Capture                 // pieces were captured or taken captive
	Home                    // pieces came home
	Place                   // a seat has its place
	Round                   // a round is over
	Out                     // a seat is out of the match
	End                     // the match is over
)

// Moment is a position worth going to, and what happened there.
type Moment struct {
	At     int // position
	Kind   Kind
	Seat   int           // that it is about: who captured, came home, leads
	Events []rules.Event // that tell it; none of a lead
}

// kindOf is the kind of moment an event makes, 0 for none, and whose it is.
func kindOf(e rules.Event) (Kind, int) {
	switch e.Kind {
	case rules.Captured, rules.Kidnapped:
		return Capture, int(e.By)
	case rules.ReachHome:
		return Home, int(e.Seat)
	case rules.Finished:
		return Place, int(e.Seat)
	case rules.RoundOver:
		return Round, int(e.Seat)
	case rules.Eliminated:
		return Out, int(e.Seat)
	case rules.Over:
		return End, int(e.Seat)
	}
	return 0, 0
}

// momentOf is the moment of a position, if there is one.
func momentOf(at int, p *Position) (m Moment, ok bool) {
	if p.Kind != engine.EntryDo {
		return m, false
	}
	m.At = at
	for _, e := range p.Events {
		kind, seat := kindOf(e)
		if kind == 0 {
			continue
		}
		m.Events = append(m.Events, e)
		if kind > m.Kind {
			m.Kind, m.Seat = kind, seat
		}
	}
	if m.Kind == End {
		for k, place := range p.State.Place {
			if place == 1 && p.State.Active(k) {
				m.Seat = k
				break
			}
		}
	}
	if m.Seat < 0 || m.Seat >= rules.MaxSeats {
		m.Seat = int(p.State.Turn)
	}
	return m, m.Kind != 0
}

// WithLeads are the moments of the match together with those in which the lead
// changes; where something else happened as well, that is the moment.
func (l *Reel) WithLeads(leads []Moment) []Moment {
	list := slices.Clone(l.Moments)
	for _, m := range leads {
		i, found := slices.BinarySearchFunc(list, m.At, func(a Moment, at int) int { return a.At - at })
		if !found {
			list = slices.Insert(list, i, m)
		}
	}
	return list
}

// Near finds the moment before (dir -1) or after (dir 1) a position; ok is false
// where there is none.
func Near(list []Moment, at, dir int) (m Moment, ok bool) {
	if dir < 0 {
		for _, m := range slices.Backward(list) {
			if m.At < at {
				return m, true
			}
		}
		return m, false
	}
	for _, m := range list {
		if m.At > at {
			return m, true
		}
	}
	return m, false
}
