package engine_test

import (
	"errors"
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// playOn does the first legal action until some more were done or the match is
// over.
func playOn(t *testing.T, table *engine.Table, most int) {
	t.Helper()
	for range most {
		_, seq, legal := table.Snapshot()
		if len(legal) == 0 {
			return
		}
		var failed error
		table.Submit(engine.Command{Kind: engine.Do, Seq: seq, Action: legal[len(legal)-1], Done: func(err error) { failed = err }})
		table.Pump()
		if failed != nil {
			t.Fatal(failed)
		}
	}
}

func TestTakeOver(t *testing.T) {
	r, _ := games.ByID("luddo")
	var seats [rules.MaxSeats]engine.Seat
	seats[0] = engine.Seat{Kind: engine.Human, Name: "Ana"}
	seats[2] = engine.Seat{Kind: engine.Human, Name: "Bo", Livery: 2}
	m, roller, err := engine.NewMatch(r, nil, seats)
	if err != nil {
		t.Fatal(err)
	}
	table, err := engine.NewTable(m, r, roller, nil)
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, table, 6000)
	all := table.Entries()
	if len(table.Legal()) != 0 {
		t.Fatal("the match does not end")
	}
	for _, n := range []int{0, 1, 60} {
		prefix := all[:n]
		next, dice2, err := engine.TakeOver(table.Began(), r, prefix)
		if err != nil {
			t.Fatal(err)
		}
		if next.ID == m.ID || next.From != (engine.Origin{Match: m.ID, Entries: n}) {
			t.Errorf("after %d entries: match %s from %+v", n, next.ID, next.From)
		}
		if kept := next.Commitment == m.Commitment; kept != (n > 0) {
			t.Errorf("after %d entries the promise is kept: %v", n, kept)
		}
		taken, err := engine.Resume(next, r, prefix, dice2, nil)
		if err != nil {
			t.Fatal(err)
		}
		playOn(t, taken, 6000)
		p, err := engine.NewReplay(next, r)
		if err != nil {
			t.Fatal(err)
		}
		from := 0
		for i, e := range taken.Entries() {
			if i < n && e != prefix[i] {
				t.Fatalf("entry %d is another one", i+1)
			}
			if e.Kind == engine.EntryCommit {
				from = len(p.Throws())
			}
			if err := p.Step(e, nil); err != nil {
				t.Fatal(err)
			}
		}
		end := p.Match()
		seed, err := dice.ParseSeed(end.Seed)
		if err != nil {
			t.Fatalf("after %d entries: no seed is shown at the end: %v", n, err)
		}
		if err := dice.Verify(seed, p.Commitment(), p.Throws()[from:]); err != nil || p.Over() != (len(taken.Legal()) == 0) {
			t.Errorf("after %d entries: the throws since: %v", n, err)
		}
		if n == 60 && from == 0 {
			t.Error("the throws taken over are said to follow from the new seed")
		}
	}
	if _, _, err := engine.TakeOver(table.Began(), r, all); !errors.Is(err, engine.ErrEntry) {
		t.Errorf("a match that is over was taken over: %v", err)
	}
}
