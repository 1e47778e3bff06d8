package engine

import (
	"errors"
	"reflect"
	"slices"
	"sync"
	"testing"
	"time"

	"ludaxy/engine/dice"
	"ludaxy/engine/luddo"
	"ludaxy/engine/rules"
)

var fixedSeed = dice.SeedFromText("table")

func TestMatchToItsEnd(t *testing.T) {
	j := &memory{}
	table := newTable(t, twoSeats(nil), fixedSeed, j)
	var notes []Note
	table.Subscribe(func(n Note) { notes = append(notes, n) })
	playSome(t, table, newRand(1), 5000)
	if len(table.Legal()) != 0 {
		t.Fatal("the match does not end")
	}
	last := notes[len(notes)-1]
	if last.Kind != Over || last.After.Phase != rules.PhaseOver {
		t.Errorf("last note %+v", last)
	}
	if table.Match().Seed != fixedSeed.String() || j.entries[len(j.entries)-1].Kind != EntrySeed {
		t.Error("the seed is not shown at the end")
	}
	p, err := NewReplay(twoSeats(nil), luddo.New(0))
	if err != nil {
		t.Fatal(err)
	}
	p.commitment = fixedSeed.Commitment()
	for _, e := range j.entries {
		if err := p.Step(e, nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := dice.Verify(fixedSeed, fixedSeed.Commitment(), p.Throws()); err != nil {
		t.Error(err)
	}
	if table.CanUndo() || !errors.Is(try(table, Command{Kind: Undo}), ErrNoUndo) {
		t.Error("a match whose seed is shown can be taken back")
	}
	for i, n := range notes {
		if i > 0 && n.Kind == Events && n.Before != notes[i-1].After {
			t.Fatalf("note %d does not begin where note %d ended", i, i-1)
		}
	}
}

func TestStaleCommandsChangeNothing(t *testing.T) {
	table := newTable(t, twoSeats(nil), fixedSeed, nil)
	seq, before := table.Seq(), table.State()
	a := table.Legal()[0]
	var results []error
	for range 3 { // a double click
		table.Submit(Command{Seq: seq, Kind: Do, Action: a, Done: func(err error) { results = append(results, err) }})
	}
	table.Pump()
	if results[0] != nil || !errors.Is(results[1], ErrStale) || !errors.Is(results[2], ErrStale) {
		t.Fatalf("results %v", results)
	}
	if table.Seq() != seq+1 || table.State() == before {
		t.Error("not exactly one command was done")
	}
	after := table.State()
	for _, c := range []Command{
		{Seq: seq, Kind: Undo},
		{Seq: seq + 2, Kind: Do, Action: table.Legal()[0]},
		{Kind: Do, Action: rules.Action{Kind: rules.Move, Seat: 1, Piece: 3}},
		{Kind: Do, Action: rules.Action{Kind: rules.TimeUp}},
		{Kind: Do, Action: rules.Action{Kind: rules.Roll, Value: 6}},
		{Kind: Do},
		{Kind: 99},
		{Kind: Load},
		{Kind: SetSeat, Seat: 1, As: Seat{Kind: Human}},
		{Kind: SetSeat, Seat: -1, As: Seat{Kind: Human}},
		{Kind: SetSeat, Seat: 0},
		{Kind: SetSeat, Seat: 0, As: Seat{Kind: Human, Name: "a\nb"}},
	} {
		if err := try(table, c); err == nil {
			t.Errorf("%+v was done", c)
		}
		if table.State() != after || table.Seq() != seq+1 {
			t.Fatalf("%+v was half done", c)
		}
	}
}

func TestUndoStopsAtTheThrow(t *testing.T) {
	j := &memory{}
	// Seat 0 opens with 6 against 1; then 6, 6, 3 with moves between.
	table := newTable(t, twoSeats(nil), dice.Script{6, 1, 6, 6, 3, 5, 5}, j)
	var resets int
	table.Subscribe(func(n Note) {
		if n.Kind == Reset {
			resets++
		}
	})
	roll := rules.Action{Kind: rules.Roll}
	for range 5 {
		do(t, table, roll)
	}
	thrown := table.State()
	if thrown.Phase != rules.PhaseMove || table.CanUndo() {
		t.Fatalf("phase %d, can undo %v", thrown.Phase, table.CanUndo())
	}
	states := []rules.State{thrown}
	for range 2 {
		do(t, table, table.Legal()[0])
		states = append(states, table.State())
	}
	for i := 1; i >= 0; i-- {
		seq := table.Seq()
		if err := try(table, Command{Kind: Undo}); err != nil {
			t.Fatal(err)
		}
		if table.State() != states[i] || table.Seq() != seq+1 {
			t.Fatalf("undo to %d gives another position", i)
		}
	}
	if table.CanUndo() || !errors.Is(try(table, Command{Kind: Undo}), ErrNoUndo) || table.State() != thrown {
		t.Error("undo went past the throw")
	}
	if resets != 2 {
		t.Errorf("%d resets", resets)
	}
	// The next throw is number 5, as if nothing had been taken back.
	for table.State().Phase == rules.PhaseMove {
		do(t, table, table.Legal()[0])
	}
	do(t, table, roll)
	if got := j.entries[len(j.entries)-1].Action.Value; got != 5 {
		t.Errorf("the throw after the undo showed %d", got)
	}
	if n := table.replay.TakenBack(); n != 2 {
		t.Errorf("taken back %d times", n)
	}
}

func TestResumeAtEveryEntry(t *testing.T) {
	j := &memory{}
	table := newTable(t, twoSeats(map[string]string{"blockades": "true"}), fixedSeed, j)
	rng := newRand(4)
	match := table.Match()
	states := []rules.State{table.State()}
	seats := []Match{match}
	for len(table.Legal()) > 0 && len(j.entries) < 400 {
		switch {
		case table.CanUndo() && rng.IntN(4) == 0:
			if err := try(table, Command{Kind: Undo}); err != nil {
				t.Fatal(err)
			}
		case rng.IntN(20) == 0:
			if err := try(table, Command{Kind: SetSeat, Seat: 2, As: Seat{Kind: Human, Name: "日本"}}); err != nil {
				t.Fatal(err)
			}
		default:
			playSome(t, table, rng, 1)
		}
		if len(j.entries) > len(states) { // the last action and the seed
			states, seats = append(states, table.State()), append(seats, table.Match())
		}
		states, seats = append(states, table.State()), append(seats, table.Match())
	}
	for i := range states {
		again, err := Resume(match, luddo.New(0), j.entries[:i], fixedSeed, nil)
		if err != nil {
			t.Fatalf("after %d entries: %v", i, err)
		}
		if got, want := again.State(), states[i]; rules.Hash(&got) != rules.Hash(&want) || got != want {
			t.Fatalf("after %d entries the position is another", i)
		}
		if got := again.Match().Seats; got != seats[i].Seats {
			t.Fatalf("after %d entries the seats are %v", i, got)
		}
		if i < len(states)-2 && !slices.Equal(again.Legal(), again.replay.rules.Legal(&states[i], nil)) {
			t.Fatalf("after %d entries the legal actions differ", i)
		}
	}
}

func TestTamperedEntriesAreRefused(t *testing.T) {
	j := &memory{}
	table := newTable(t, twoSeats(nil), fixedSeed, j)
	playSome(t, table, newRand(2), 60)
	for i := range j.entries {
		for name, change := range map[string]func(*Entry){
			"number": func(e *Entry) { e.N++ },
			"hash":   func(e *Entry) { e.Hash ^= 1 },
			"kind":   func(e *Entry) { e.Kind = 77 },
			"over":   func(e *Entry) { e.Over = true },
			"clock":  func(e *Entry) { e.Elapsed = -1 },
			"seed":   func(e *Entry) { e.Kind, e.Text = EntrySeed, fixedSeed.String() },
			"action": func(e *Entry) { e.Action = rules.Action{Kind: rules.Roll, Value: 200} },
		} {
			entries := slices.Clone(j.entries)
			change(&entries[i])
			_, err := Resume(table.Match(), luddo.New(0), entries, fixedSeed, nil)
			var bad *EntryError
			if !errors.As(err, &bad) {
				t.Fatalf("entry %d with another %s: %v", i+1, name, err)
			}
		}
	}
}

func TestFullDiskDoesNotStopTheMatch(t *testing.T) {
	j := &memory{}
	table := newTable(t, twoSeats(nil), fixedSeed, j)
	var kinds []NoteKind
	table.Subscribe(func(n Note) {
		if n.Kind == Trouble || n.Kind == TroubleOver {
			kinds = append(kinds, n.Kind)
		}
	})
	playSome(t, table, newRand(3), 10)
	j.fail = errFull
	playSome(t, table, newRand(3), 30)
	if !slices.Equal(kinds, []NoteKind{Trouble}) || table.Saved() {
		t.Fatalf("notes %v", kinds)
	}
	if err := try(table, Command{Kind: Save}); !errors.Is(err, errFull) {
		t.Errorf("save on a full disk: %v", err)
	}
	var late error
	table.Subscribe(func(n Note) { late = n.Err })
	if !errors.Is(late, errFull) {
		t.Errorf("one who came late was told %v", late)
	}
	tries := j.tries
	for range 6 {
		table.Tick(time.Second)
	}
	if j.tries != tries+1 {
		t.Errorf("%d tries in six quiet seconds", j.tries-tries)
	}
	j.fail = nil
	playSome(t, table, newRand(3), 1)
	if !slices.Equal(kinds, []NoteKind{Trouble, TroubleOver}) || !table.Saved() {
		t.Errorf("notes %v", kinds)
	}
	if !reflect.DeepEqual(j.entries, table.Entries()) {
		t.Error("the journal misses something")
	}
	j.fail = errFull
	playSome(t, table, newRand(3), 1)
	if err := table.Close(); !errors.Is(err, errFull) || !j.closed {
		t.Errorf("close: %v", err)
	}
}

func TestFailingListenerHarmsNobody(t *testing.T) {
	table := newTable(t, twoSeats(nil), fixedSeed, nil)
	var heard []NoteKind
	table.Subscribe(func(Note) { panic("broken speaker") })
	cancel := table.Subscribe(func(n Note) { heard = append(heard, n.Kind) })
	do(t, table, table.Legal()[0])
	if !slices.Equal(heard, []NoteKind{Events, Trouble}) {
		t.Errorf("heard %v", heard)
	}
	cancel()
	do(t, table, table.Legal()[0])
	if len(heard) != 2 {
		t.Errorf("heard %v after the end", heard)
	}
}

func TestJournalIsWrittenBeforeAnybodyHears(t *testing.T) {
	j := &memory{}
	table := newTable(t, twoSeats(nil), fixedSeed, j)
	table.Subscribe(func(n Note) {
		if n.Kind == Events && j.entries[len(j.entries)-1].Action != n.Action {
			t.Error("heard of what is not written")
		}
	})
	playSome(t, table, newRand(5), 20)
}

func TestSubmitFromAnywhere(t *testing.T) {
	table := newTable(t, twoSeats(nil), fixedSeed, &memory{})
	var wait sync.WaitGroup
	stop := make(chan struct{})
	for range 4 {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for {
				select {
				case <-stop:
					return
				default:
				}
				_, seq, legal := table.Snapshot()
				if len(legal) == 0 {
					return
				}
				answer := make(chan error, 1)
				table.Submit(Command{Seq: seq, Kind: Do, Action: legal[0], Done: func(err error) { answer <- err }})
				if err := <-answer; err != nil && !errors.Is(err, ErrStale) && !errors.Is(err, ErrClosed) {
					t.Error(err)
				}
				_, _, _ = table.CanUndo(), table.Times(), table.Match()
			}
		}()
	}
	for range 300 {
		table.Pump()
		time.Sleep(20 * time.Microsecond)
	}
	close(stop)
	if err := table.Close(); err != nil {
		t.Error(err)
	}
	wait.Wait()
	if err := try(table, Command{Kind: Save}); !errors.Is(err, ErrClosed) {
		t.Errorf("a closed table answered %v", err)
	}
}
