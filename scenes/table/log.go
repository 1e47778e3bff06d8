package table

import (
	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
)

// logLines is how many lines of the move log are kept.
const logLines = 600

// logLine is a sentence of the log, with the position it led to.
type logLine struct {
	text  string
	state rules.State
}

// moveLog is what happened, in words. A line appears when the board has shown
// what it tells.
type moveLog struct {
	lines   []logLine
	pending []logged
	count   int // lines so far, which changes whenever one comes
	up      int // lines that it is scrolled up by
}

type logged struct {
	seq   uint64
	lines []logLine
}

// linesOf are sentences that led to a position.
func linesOf(state *rules.State, texts ...string) (lines []logLine) {
	for _, t := range texts {
		lines = append(lines, logLine{t, *state})
	}
	return lines
}

// add keeps the lines of a note until the board has shown it.
func (l *moveLog) add(s *Scene, n engine.Note) {
	var texts []string
	switch n.Kind {
	case engine.Events:
		if n.Auto {
			texts = append(texts, s.ctx.T(messages.EventPlayedFor, "Name", s.name(int(n.Before.Turn))))
		}
		texts = append(texts, s.teller.Lines(&n.Before, &n.After, n.Events)...)
	case engine.SeatChanged:
		texts = append(texts, s.teller.Told().SeatChanged(n.Seat, levelOf(n.As)))
	}
	if len(texts) > 0 {
		l.pending = append(l.pending, logged{n.Seq, linesOf(&n.After, texts...)})
	}
}

// show takes over the lines of what the board has shown.
func (l *moveLog) show(s *Scene) {
	_, seq := s.dir.Settled()
	for len(l.pending) > 0 && l.pending[0].seq <= seq {
		l.push(s, l.pending[0].lines...)
		l.pending = l.pending[1:]
	}
}

// push adds lines at the end. A log that is scrolled up stays where it is read.
func (l *moveLog) push(s *Scene, lines ...logLine) {
	l.lines = append(l.lines, lines...)
	l.count += len(lines)
	for _, line := range lines {
		s.ctx.Say(line.text)
	}
	if l.up > 0 {
		l.up += len(lines)
	}
	if extra := len(l.lines) - logLines; extra > 0 {
		l.lines = append([]logLine(nil), l.lines[extra:]...)
	}
}

// scroll moves the log by some lines, up for positive ones, in a window of some
// lines, and reports whether it moved.
func (l *moveLog) scroll(by, window int) bool {
	to := min(max(l.up+by, 0), max(0, len(l.lines)-window))
	moved := to != l.up
	l.up = to
	return moved
}

// reset notes that a move was taken back, or begins anew with a loaded match.
func (l *moveLog) reset(s *Scene, n engine.Note) {
	l.pending = nil
	if n.Loaded {
		*l = moveLog{count: l.count + 1}
		l.resume(s)
		return
	}
	l.push(s, linesOf(&n.After, s.ctx.T(messages.EventUndone, "Name", s.name(int(n.After.Turn))))...)
}

// resume tells the moves of a match that was begun before.
func (l *moveLog) resume(s *Scene) {
	entries := s.table.Entries()
	if len(entries) == 0 {
		return
	}
	p, err := engine.NewReplay(s.table.Match(), s.table.Rules())
	if err != nil {
		return // the match at the table is fine; only its log begins later
	}
	for i, e := range entries {
		var events []rules.Event
		before := p.State()
		if p.Step(e, func(ev rules.Event) { events = append(events, ev) }) != nil {
			return
		}
		after := p.State()
		told := len(entries)-i <= logLines // an entry has a line or more
		switch {
		case e.Kind == engine.EntryDo:
			s.last = before.Turn
			if told {
				s.trail.follow(engine.Note{Events: events})
				l.push(s, linesOf(&after, s.teller.Lines(&before, &after, events)...)...)
			}
		case e.Kind == engine.EntryUndo && told:
			l.push(s, linesOf(&after, s.ctx.T(messages.EventUndone, "Name", s.name(int(after.Turn))))...)
		}
	}
	if !p.Over() {
		state := p.State()
		l.push(s, linesOf(&state, s.ctx.T(messages.TableRestored, "Name", s.name(int(state.Turn))))...)
	}
}
