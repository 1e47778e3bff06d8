package engine

import (
	"slices"
	"sync"
	"time"

	"ludaxy/engine/dice"
	"ludaxy/engine/rules"
)

// Table is one match being played. Submit and the questions (State, Seq, Legal,
// Match and so on) may be called from any goroutine; Pump, Tick and Close
// belong to one, the game's, and subscribers are called on it.
type Table struct {
	mu     sync.Mutex // guards what any goroutine may ask for
	queue  []Command
	held   []Command // actions that wait for the end of a pause
	replay *Replay
	began  Match
	seq    uint64
	legal  []rules.Action
	paused bool
	closed bool
	times  Times

	// Only the game's goroutine touches the rest.
	roller      dice.Roller
	log         []Entry
	keeper      keeper
	subscribers []*subscriber
	clock       clock
}

// secret is a roller whose seed was promised and is shown at the end.
type secret interface {
	dice.Roller
	Commitment() string
	String() string
}

// NewTable sits a new match down at a table. The roller may be nil where the
// players throw; the journal may be nil where nothing can be saved.
func NewTable(match Match, r rules.Rules, roller dice.Roller, journal Journal) (*Table, error) {
	return Resume(match, r, nil, roller, journal)
}

// Resume sits a match down that was played up to the last of the entries. The
// journal holds them already. If the roller's seed is not the one promised last,
// as when it was lost, the journal says so from here on.
func Resume(match Match, r rules.Rules, entries []Entry, roller dice.Roller, journal Journal) (*Table, error) {
	t := &Table{}
	if err := t.sit(&Loaded{Match: match, Rules: r, Entries: entries, Roller: roller, Journal: journal}); err != nil {
		return nil, err
	}
	t.settleSeed()
	return t, nil
}

// sit replaces the table's match; with an error it stays.
func (t *Table) sit(l *Loaded) error {
	p, err := NewReplay(l.Match, l.Rules)
	if err != nil {
		return err
	}
	for _, e := range l.Entries {
		if err := p.Step(e, nil); err != nil {
			return err
		}
	}
	legal, err := legalOf(p)
	if err != nil {
		return err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.replay, t.legal, t.began = p, legal, l.Match
	t.seq += uint64(len(l.Entries)) + 1
	t.roller = l.Roller
	t.log = slices.Clone(l.Entries)
	t.keeper = keeper{journal: l.Journal}
	t.clock = newClock(p)
	t.times = t.clock.times()
	return nil
}

func legalOf(p *Replay) (legal []rules.Action, err error) {
	state := p.state
	err = guard(func() error { legal = p.rules.Legal(&state, nil); return nil })
	return legal, err
}

// State is a copy of the position.
func (t *Table) State() rules.State {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.replay.state
}

// Snapshot is the position, the number it goes by and its legal actions, all of
// one moment. The actions are shared and not to be changed.
func (t *Table) Snapshot() (state rules.State, seq uint64, legal []rules.Action) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.replay.state, t.seq, t.legal
}

// Seq is the number the position goes by. It grows with every change, undo and
// load included, so that no command made for another position fits.
func (t *Table) Seq() uint64 {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.seq
}

// Legal is what the seat to play can do. It is shared and not to be changed.
func (t *Table) Legal() []rules.Action {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.legal
}

// Match is the match with its seats as they are now, and with the seed of the
// dice once it is over.
func (t *Table) Match() Match {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.replay.match
}

// Began is the match as it began: with Entries it is the whole match.
func (t *Table) Began() Match {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.began
}

// Rules are the rules of the match.
func (t *Table) Rules() rules.Rules {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.replay.rules
}

// Commitment is the promise the dice follow now, "" where there is none.
func (t *Table) Commitment() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.replay.commitment
}

// CanUndo reports whether the last action can be taken back.
func (t *Table) CanUndo() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.replay.CanUndo()
}

// Paused reports whether the match rests.
func (t *Table) Paused() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.paused
}

// Times are the clocks as they stand.
func (t *Table) Times() Times {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.times
}

// Elapsed is the time played so far, pauses left out.
func (t *Table) Elapsed() time.Duration { return t.Times().Elapsed }

// Entries is a copy of the journal so far, for Pump's goroutine.
func (t *Table) Entries() []Entry { return slices.Clone(t.log) }

// Saved reports whether the journal has everything; false also where there is
// no journal. For Pump's goroutine.
func (t *Table) Saved() bool { return t.keeper.journal != nil && len(t.keeper.behind) == 0 }

// Close writes what the journal misses and closes it. Commands that wait and
// those that come are refused with ErrClosed.
func (t *Table) Close() error {
	t.mu.Lock()
	if t.closed {
		t.mu.Unlock()
		return nil
	}
	t.closed = true
	waiting := append(t.held, t.queue...)
	t.held, t.queue = nil, nil
	t.mu.Unlock()
	for _, c := range waiting {
		c.finish(ErrClosed)
	}
	return t.keeper.close()
}
