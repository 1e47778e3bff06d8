package engine

import (
	"fmt"
	"slices"
	"time"

	"ludaxy/engine/rules"
)

// Submit puts a command in the queue. It never waits and may be called from any
// goroutine, from a subscriber too.
func (t *Table) Submit(c Command) {
	t.mu.Lock()
	closed := t.closed
	if !closed {
		t.queue = append(t.queue, c)
	}
	t.mu.Unlock()
	if closed {
		c.finish(ErrClosed)
	}
}

// Pump carries out the commands that are waiting now. Those that come meanwhile
// wait for the next call.
func (t *Table) Pump() {
	t.mu.Lock()
	commands := t.queue
	t.queue = nil
	if !t.paused && len(t.held) > 0 {
		commands = append(t.held, commands...)
		t.held = nil
	}
	t.mu.Unlock()
	for _, c := range commands {
		if t.hold(c) {
			continue
		}
		c.finish(t.carryOut(c))
	}
}

// hold keeps an action back while the match is paused.
func (t *Table) hold(c Command) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if c.Kind != Do || !t.paused || t.closed {
		return false
	}
	t.held = append(t.held, c)
	return true
}

// finish tells whoever sent a command what became of it.
func (c Command) finish(err error) {
	if c.Done != nil {
		_ = guard(func() error { c.Done(err); return nil }) // its own mistake is not the table's
	}
}

func (t *Table) carryOut(c Command) error {
	if t.closed {
		return ErrClosed
	}
	if (c.Kind == Do || c.Kind == Undo) && c.Seq != t.seq {
		return ErrStale
	}
	switch c.Kind {
	case Do:
		return t.play(c)
	case Undo:
		return t.undo()
	case SetSeat:
		return t.setSeat(c)
	case SetPaused:
		t.setPaused(c.Paused)
		return nil
	case Save:
		return t.save(c.Into)
	case Load:
		return t.load(c.Load)
	}
	return ErrCommand
}

// change does a new entry and keeps it; nobody has been told yet.
func (t *Table) change(e Entry, sink rules.Sink) error {
	e.Elapsed = t.clock.elapsed.Truncate(time.Millisecond)
	t.mu.Lock()
	err := t.replay.do(&e, false, sink)
	if err == nil {
		t.seq++
		if t.legal, err = legalOf(t.replay); err != nil {
			t.legal, err = nil, nil // the position stands; a roll or load may lead out of it
		}
	}
	t.mu.Unlock()
	if err != nil {
		return err
	}
	t.log = append(t.log, e)
	t.keep(e)
	return nil
}

func (t *Table) play(c Command) error {
	a := c.Action
	if a.Kind == rules.TimeUp && !c.clock {
		return fmt.Errorf("%w: only the clock ends a match", rules.ErrIllegal)
	}
	if a.IsRoll() {
		if err := t.throw(&a); err != nil {
			return err
		}
	}
	before := t.replay.state
	var events []rules.Event
	sink := func(e rules.Event) {
		e.Path, e.Scores = slices.Clone(e.Path), slices.Clone(e.Scores)
		events = append(events, e)
	}
	if err := t.change(Entry{Kind: EntryDo, Action: a}, sink); err != nil {
		return err
	}
	after := t.replay.state
	t.clock.played(c.clock, before.Turn != after.Turn)
	t.tell(Note{Kind: Events, Before: before, After: after, Action: a, Auto: c.clock, Events: events})
	if t.replay.Over() {
		t.settleSeed()
		t.tell(Note{Kind: Over, Before: before, After: after})
	}
	return nil
}

// throw puts the number into a roll.
func (t *Table) throw(a *rules.Action) error {
	if t.replay.match.Manual() {
		if a.Value == 0 {
			return ErrNeedsValue
		}
		return nil // Replay looks whether the die has that number
	}
	if a.Value != 0 {
		return ErrFairDice
	}
	if t.roller == nil {
		return ErrNoThrow
	}
	faces := rules.Faces(&t.replay.state)
	v := t.roller.Roll(uint64(len(t.replay.throws)), faces)
	if v < 1 || v > faces {
		return ErrNoThrow
	}
	a.Value = uint8(v)
	return nil
}

// undo takes the last action back; past throws, where that is allowed, as far as
// the last thing a person did: a computer would only do the same again.
func (t *Table) undo() error {
	before := t.replay.state
	for first := true; first || t.undoFurther(); first = false {
		if err := t.change(Entry{Kind: EntryUndo}, nil); err != nil {
			return err
		}
	}
	t.clock.restart()
	t.tell(Note{Kind: Reset, Before: before, After: t.replay.state})
	return nil
}

func (t *Table) undoFurther() bool {
	turn := int(t.replay.state.Turn)
	return t.replay.match.TakeBacks() && t.replay.CanUndo() && t.replay.match.Seats[turn%rules.MaxSeats].Kind == Computer
}

func (t *Table) setSeat(c Command) error {
	if err := t.change(Entry{Kind: EntrySeat, Seat: c.Seat, As: c.As}, nil); err != nil {
		return err
	}
	t.clock.restart()
	t.tell(Note{Kind: SeatChanged, Before: t.replay.state, After: t.replay.state, Seat: c.Seat, As: c.As})
	return nil
}

func (t *Table) setPaused(paused bool) {
	t.mu.Lock()
	same := t.paused == paused
	t.paused = paused
	t.mu.Unlock()
	if !same {
		t.tell(Note{Kind: PauseSet, Before: t.replay.state, After: t.replay.state, Paused: paused})
	}
}

func (t *Table) load(l *Loaded) error {
	if l == nil || l.Rules == nil {
		return ErrCommand
	}
	before, old := t.replay.state, t.keeper
	if err := t.sit(l); err != nil {
		return err
	}
	if err := old.close(); err != nil {
		t.trouble(err)
	}
	t.settleSeed()
	t.tell(Note{Kind: Reset, Before: before, After: t.replay.state, Loaded: true})
	return nil
}

// settleSeed shows the seed of a match that is over, and promises another where
// the one of a match that goes on is lost.
func (t *Table) settleSeed() {
	s, ok := t.roller.(secret)
	if !ok {
		return
	}
	promised := s.Commitment() == t.replay.commitment
	switch {
	case t.replay.Over() && promised && t.replay.match.Seed == "":
		_ = t.change(Entry{Kind: EntrySeed, Text: s.String()}, nil) // fits: all it depends on was just asked
	case !t.replay.Over() && !promised && !t.replay.match.Manual():
		_ = t.change(Entry{Kind: EntryCommit, Text: s.Commitment()}, nil)
	}
}
