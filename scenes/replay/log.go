package replay

import (
	"time"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes/replay/reel"
)

// slice is how long the moves are told in an update; the rest waits for the next.
const slice = 3 * time.Millisecond

// tell puts more of the moves into words, until all are told.
func (s *Scene) tell() {
	if s.told > s.reel.Last() {
		return
	}
	begun := time.Now()
	for s.told <= s.reel.Last() && (s.cfg.AtOnce || time.Since(begun) < slice) {
		s.tellPosition(s.told)
		s.told++
	}
	s.parts.moves.setLength()
}

// tellPosition adds the lines of a position to the list.
func (s *Scene) tellPosition(at int) {
	p := &s.reel.Positions[at]
	var texts []string
	seat := -1
	switch {
	case at == 0:
		texts = []string{s.ctx.T(messages.ReplayBegins)}
	case p.Kind == engine.EntryDo:
		before := &s.reel.Positions[at-1].State
		texts = s.tellerAt(at).Lines(before, &p.State, p.Events)
		seat = int(before.Turn)
	case p.Kind == engine.EntryUndo:
		texts = []string{s.ctx.T(messages.EventUndone, "Name", s.nameAt(at, int(p.State.Turn)))}
		seat = int(p.State.Turn)
	case p.Kind == engine.EntrySeat:
		level := "" // a person
		if as := p.Seats[p.Seat]; as.Kind == engine.Computer {
			level = as.Level
		}
		texts = []string{s.tellerAt(at).SeatChanged(p.Seat, level)}
		seat = p.Seat
	}
	s.parts.moves.add(at, s.badgeOf(at, seat), texts)
}

// badgeOf is the livery of a seat in a position, -1 for none.
func (s *Scene) badgeOf(at, seat int) int {
	if seat < 0 || seat >= rules.MaxSeats {
		return -1
	}
	return s.reel.Positions[at].Seats[seat].Livery
}

// fillMoments makes the list of the moments anew.
func (s *Scene) fillMoments() {
	l := s.parts.moments
	l.clear()
	for _, m := range s.marks {
		l.add(m.At, s.badgeOf(m.At, m.Seat), s.tellMoment(m))
	}
	l.setLength()
	s.parts.dirty = true
}

// tellMoment says what happened in a moment.
func (s *Scene) tellMoment(m reel.Moment) []string {
	if m.Kind == reel.Lead {
		return []string{s.ctx.T(messages.ReplayLead, "Name", s.nameAt(m.At, m.Seat))}
	}
	return s.tellerAt(m.At).Lines(&s.reel.Positions[m.At-1].State, &s.reel.Positions[m.At].State, m.Events)
}
