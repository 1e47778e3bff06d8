package table

import (
	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
)

// logLines is how many lines of the move log are kept.
const logLines = 60

// moveLog is what happened, in words. A line appears when the board has shown
// what it tells.
type moveLog struct {
	lines   []string
	pending []logged
	count   int // lines so far, which changes whenever one comes
}

type logged struct {
	seq   uint64
	lines []string
}

// add keeps the lines of a note until the board has shown it.
func (l *moveLog) add(s *Scene, n engine.Note) {
	var lines []string
	switch n.Kind {
	case engine.Events:
		if n.Auto {
			lines = append(lines, s.ctx.T(messages.EventPlayedFor, "Name", s.name(int(n.Before.Turn))))
		}
		lines = append(lines, s.teller.Lines(&n.Before, &n.After, n.Events)...)
	case engine.SeatChanged:
		key := messages.TableSeatChangedPerson
		if n.As.Kind == engine.Computer {
			key = messages.TableSeatChangedComputer
		}
		lines = append(lines, s.ctx.T(key, "Name", s.name(n.Seat)))
	}
	if len(lines) > 0 {
		l.pending = append(l.pending, logged{n.Seq, lines})
	}
}

// show takes over the lines of what the board has shown.
func (l *moveLog) show(s *Scene) {
	_, seq := s.dir.Settled()
	for len(l.pending) > 0 && l.pending[0].seq <= seq {
		l.push(l.pending[0].lines...)
		l.pending = l.pending[1:]
	}
}

func (l *moveLog) push(lines ...string) {
	l.lines = append(l.lines, lines...)
	l.count += len(lines)
	if extra := len(l.lines) - logLines; extra > 0 {
		l.lines = append([]string(nil), l.lines[extra:]...)
	}
}

// reset notes that a move was taken back, or begins anew with a loaded match.
func (l *moveLog) reset(s *Scene, n engine.Note) {
	l.pending = nil
	if n.Loaded {
		*l = moveLog{count: l.count + 1}
		l.resume(s)
		return
	}
	l.push(s.ctx.T(messages.EventUndone, "Name", s.name(int(n.After.Turn))))
}

// resume tells the last moves of a match that was begun before.
func (l *moveLog) resume(s *Scene) {
	entries := s.table.Entries()
	if len(entries) == 0 {
		return
	}
	p, err := engine.NewReplay(s.table.Match(), s.table.Rules())
	if err != nil {
		return // the match at the table is fine; only its log begins later
	}
	for _, e := range entries {
		var events []rules.Event
		before := p.State()
		if p.Step(e, func(ev rules.Event) { events = append(events, ev) }) != nil {
			return
		}
		after := p.State()
		switch e.Kind {
		case engine.EntryDo:
			s.last = before.Turn
			l.push(s.teller.Lines(&before, &after, events)...)
		case engine.EntryUndo:
			l.push(s.ctx.T(messages.EventUndone, "Name", s.name(int(after.Turn))))
		}
	}
	if !p.Over() {
		state := p.State()
		l.push(s.ctx.T(messages.TableRestored, "Name", s.name(int(state.Turn))))
	}
}

// draw fills the lines with the last of the log.
func (l *moveLog) draw(s *Scene) {
	n := len(s.parts.lines)
	for i, t := range s.parts.lines {
		at := len(l.lines) - n + i
		line := ""
		if at >= 0 {
			line = l.lines[at]
		}
		t.SetText(line)
	}
}
