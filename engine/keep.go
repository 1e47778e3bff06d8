package engine

import (
	"fmt"
	"time"
)

// retryEvery is how long the table waits before it offers the journal again
// what it could not keep, if no command comes first.
const retryEvery = 5 * time.Second

// keeper hands entries to the journal, in order and again until it takes them.
type keeper struct {
	journal Journal // nil: nothing is kept
	behind  []Entry // what the journal has not taken yet
	failing string  // the trouble last told of, in words
	last    error   // and as it was
	waited  time.Duration
}

// offer gives the journal all it misses.
func (k *keeper) offer() error {
	k.waited = 0
	if k.journal == nil || len(k.behind) == 0 {
		return nil
	}
	err := guard(func() error { return k.journal.Append(k.behind...) })
	if err == nil {
		k.behind = nil
	}
	return err
}

func (k *keeper) close() error {
	if k.journal == nil {
		return nil
	}
	kept := k.offer()
	err := guard(k.journal.Close)
	if kept != nil {
		err = fmt.Errorf("the last %d entries are not saved: %w", len(k.behind), kept)
	}
	k.journal = nil
	return err
}

// keep saves an entry. If that fails the match goes on and the players are
// told, once for each kind of trouble.
func (t *Table) keep(e Entry) {
	if t.keeper.journal == nil {
		return
	}
	t.keeper.behind = append(t.keeper.behind, e)
	_ = t.catchUp() // told to the players there
}

// catchUp offers the journal what it misses and tells of a change for the
// better or the worse.
func (t *Table) catchUp() error {
	err := t.keeper.offer()
	switch {
	case err == nil && t.keeper.failing != "":
		t.keeper.failing, t.keeper.last = "", nil
		t.tell(Note{Kind: TroubleOver, Before: t.replay.state, After: t.replay.state})
	case err != nil && t.keeper.failing != err.Error():
		t.keeper.failing, t.keeper.last = err.Error(), err
		t.trouble(err)
	}
	return err
}

// save writes what the journal misses, and a copy of the match if asked.
func (t *Table) save(into Journal) error {
	err := t.catchUp()
	if into == nil {
		return err
	}
	err = guard(func() error { return into.Append(t.log...) })
	if closing := guard(into.Close); err == nil {
		err = closing
	}
	return err
}

// subscriber is one who listens.
type subscriber struct{ hear func(Note) }

// Subscribe calls hear with every note from now on, in the order of
// subscription, during Pump and Tick. The function returned ends it. For Pump's
// goroutine.
func (t *Table) Subscribe(hear func(Note)) (cancel func()) {
	s := &subscriber{hear}
	t.subscribers = append(t.subscribers, s)
	if t.keeper.failing != "" { // trouble nobody was there to hear of
		n := Note{Kind: Trouble, Seq: t.Seq(), Before: t.replay.state, After: t.replay.state, Err: t.keeper.last}
		_ = guard(func() error { hear(n); return nil }) // it hears again of the next trouble
	}
	return func() { s.hear = nil }
}

// tell tells all subscribers. One that fails does not keep the note from the
// others; they hear of the trouble afterwards.
func (t *Table) tell(n Note) {
	t.mu.Lock()
	n.Seq = t.seq
	t.mu.Unlock()
	var failed error
	now := t.subscribers
	living := now[:0:0]
	for _, s := range now {
		if s.hear == nil {
			continue
		}
		living = append(living, s)
		if err := guard(func() error { s.hear(n); return nil }); err != nil {
			failed = err
		}
	}
	t.subscribers = append(living, t.subscribers[len(now):]...) // those who came meanwhile hear the next one
	if failed != nil && n.Kind != Trouble {
		t.trouble(failed)
	}
}

func (t *Table) trouble(err error) {
	t.tell(Note{Kind: Trouble, Before: t.replay.state, After: t.replay.state, Err: err})
}
