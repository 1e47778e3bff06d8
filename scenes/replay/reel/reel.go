// Package reel holds a whole match as a row of positions, for looking at it
// again from any of them. It is pure logic: no window and no clock.
package reel

import (
	"time"

	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes/boardview/timeline"
)

// Position is the match after some of its entries: a plain state, kept for
// every action, so that going to any of them takes no time.
type Position struct {
	State   rules.State
	Kind    engine.EntryKind // of the entry that led here; 0 for the start
	Action  rules.Action     // that led here
	Events  []rules.Event    // what came of it
	Seat    int              // that changed hands, where one did
	Entries int              // how many of the journal lead here
	Elapsed time.Duration    // played so far
	Die     timeline.Die     // as it lies
	Seats   *[rules.MaxSeats]engine.Seat
	Turn    int // which turn of the match, from 1
}

// Reel is a match to look at. It is not changed after New and may be read by
// any goroutine.
type Reel struct {
	Match     engine.Match // as it began
	Rules     rules.Rules
	Entries   []engine.Entry
	Positions []Position // the first is the start
	Turns     []int      // the positions in which a turn begins, the start first
	Moments   []Moment   // in order
}

// New does the entries of a match one by one and keeps every position. The
// error is that of an entry that does not fit.
func New(match engine.Match, r rules.Rules, entries []engine.Entry) (*Reel, error) {
	p, err := engine.NewReplay(match, r)
	if err != nil {
		return nil, err
	}
	l := &Reel{Match: match, Rules: r, Entries: entries, Turns: []int{0}}
	seats := match.Seats
	start := Position{State: p.State(), Seats: &seats, Turn: 1}
	start.Die.Seat = int(start.State.Turn)
	l.Positions = append(make([]Position, 0, len(entries)+1), start)
	for i, e := range entries {
		var events []rules.Event
		if err := p.Step(e, func(ev rules.Event) { events = append(events, ev) }); err != nil {
			return nil, err
		}
		last := &l.Positions[len(l.Positions)-1]
		if e.Kind == engine.EntryCommit || e.Kind == engine.EntrySeed {
			last.Entries = i + 1 // nothing to see
			continue
		}
		next := Position{
			State: p.State(), Kind: e.Kind, Action: e.Action, Events: events, Entries: i + 1, Elapsed: e.Elapsed,
			Die: lies(last.Die, events), Seats: last.Seats, Turn: last.Turn,
		}
		if e.Kind == engine.EntrySeat {
			changed := p.Match().Seats
			next.Seats, next.Seat = &changed, e.Seat
		}
		if begins(&last.State, &next) {
			next.Turn++
			l.Turns = append(l.Turns, len(l.Positions))
		}
		if m, ok := momentOf(len(l.Positions), &next); ok {
			l.Moments = append(l.Moments, m)
		}
		l.Positions = append(l.Positions, next)
	}
	return l, nil
}

// lies is how the die lies after what happened.
func lies(die timeline.Die, events []rules.Event) timeline.Die {
	for _, e := range events {
		if e.Kind == rules.Rolled {
			die = timeline.Die{Seat: int(e.Seat), Value: int(e.Value), Kind: e.Die, Roll: die.Roll + 1}
		}
	}
	return die
}

// begins reports whether a turn begins with a position.
func begins(before *rules.State, now *Position) bool {
	if now.State.Phase == rules.PhaseOver {
		return false
	}
	if before.Turn != now.State.Turn {
		return true
	}
	for _, e := range now.Events {
		if e.Kind == rules.Turn {
			return true
		}
	}
	return false
}

// Last is the index of the last position.
func (l *Reel) Last() int { return len(l.Positions) - 1 }

// Step is what the director shows on the way to a position, from the one before
// it. Moves that are taken back and seats that change hands are not shown by
// movement: ok is false.
func (l *Reel) Step(to int) (step timeline.Step, ok bool) {
	p := &l.Positions[to]
	return timeline.Step{Seq: uint64(to), Action: p.Action, After: p.State, Events: p.Events}, p.Kind == engine.EntryDo
}

// Show has a director show a position at rest, as it is whichever way led to it.
func (l *Reel) Show(d *timeline.Director, at int) {
	p := &l.Positions[at]
	d.Reset(p.State, uint64(at))
	d.Lay(p.Die)
}

// TurnBefore is the position in which the turn began that a position belongs
// to; of one in which a turn begins, the turn before.
func (l *Reel) TurnBefore(at int) int {
	best := 0
	for _, t := range l.Turns {
		if t >= at {
			break
		}
		best = t
	}
	return best
}

// TurnAfter is the next position in which a turn begins, or the last one.
func (l *Reel) TurnAfter(at int) int {
	for _, t := range l.Turns {
		if t > at {
			return t
		}
	}
	return l.Last()
}

// Total is how many turns the match has so far.
func (l *Reel) Total() int { return l.Positions[l.Last()].Turn }
