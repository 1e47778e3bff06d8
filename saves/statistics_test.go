package saves

import (
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
)

// finished plays a match of snakes into a store, to its end unless it is to be
// left.
func finishedMatch(t testing.TB, s *Store, id string, actions int) {
	t.Helper()
	r, ok := games.ByID("snakes")
	if !ok {
		t.Fatal("there is no snakes")
	}
	seed := dice.SeedFromText(id)
	m := engine.Match{ID: id, Rules: "snakes", Commitment: seed.Commitment()}
	m.Seats[0] = engine.Seat{Kind: engine.Human, Name: "Ana"}
	m.Seats[1] = engine.Seat{Kind: engine.Computer, Name: "Vega", Level: "casual", Livery: 1}
	f, err := s.Create(m, seed)
	if err != nil {
		t.Fatal(err)
	}
	table, err := engine.NewTable(m, r, seed, f)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for range actions {
		_, seq, legal := table.Snapshot()
		if len(legal) == 0 {
			break
		}
		table.Submit(engine.Command{Seq: seq, Kind: engine.Do, Action: legal[rng.IntN(len(legal))]})
		table.Pump()
	}
	if err := table.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestRecordsAreCountedOnce(t *testing.T) {
	s, err := Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	finishedMatch(t, s, "one", 10_000)
	finishedMatch(t, s, "two", 10_000)
	finishedMatch(t, s, "open", 3)
	count := func() (matches, read int) {
		t.Helper()
		list, err := s.Records(context.Background(), func(int, int) { read++ })
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range list {
			if !m.Over || len(m.Seats) != 2 || m.Seats[0].Name != "Ana" || m.Seats[0].Rolls == 0 {
				t.Errorf("%+v", m)
			}
		}
		return len(list), read
	}
	if n, read := count(); n != 2 || read != 3 {
		t.Errorf("%d matches, %d read", n, read)
	}
	if n, read := count(); n != 2 || read != 0 {
		t.Errorf("the second time %d matches, %d read", n, read)
	}
	cache := filepath.Join(s.Dir(), countedName)
	if err := os.WriteFile(cache, []byte("{damaged"), 0o600); err != nil {
		t.Fatal(err)
	}
	if n, read := count(); n != 2 || read != 3 {
		t.Errorf("with a damaged file %d matches, %d read", n, read)
	}
	finishedMatch(t, s, "three", 10_000)
	if n, read := count(); n != 3 || read != 1 {
		t.Errorf("after another match %d matches, %d read", n, read)
	}
	if err := s.Delete("one"); err != nil {
		t.Fatal(err)
	}
	if n, read := count(); n != 2 || read != 0 {
		t.Errorf("after a match was deleted %d matches, %d read", n, read)
	}
	if err := s.DeleteRecords(); err != nil {
		t.Fatal(err)
	}
	if n, _ := count(); n != 0 {
		t.Errorf("%d matches count after all was deleted", n)
	}
	finishedMatch(t, s, "four", 10_000)
	if n, _ := count(); n != 1 {
		t.Errorf("%d matches count, want the one played since", n)
	}
	if list, err := s.List(); err != nil || len(list) != 4 {
		t.Errorf("%d matches are there, %v: deleting statistics took some", len(list), err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	finishedMatch(t, s, "five", 10_000)
	if _, err := s.Records(ctx, nil); err == nil {
		t.Error("counting does not end with its context")
	}
}
