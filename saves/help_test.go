package saves

import (
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"go.uber.org/goleak"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/luddo"
	"ludaxy/engine/rules"
)

func TestMain(m *testing.M) {
	if dir := os.Getenv("LUDAXY_TEST_PLAY"); dir != "" {
		os.Exit(playUntilKilled(dir))
	}
	goleak.VerifyTestMain(m)
}

func openStore(t *testing.T) *Store {
	t.Helper()
	s, err := Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// fixedMatch is a match whose file is the same every time.
func fixedMatch(id string) (engine.Match, dice.Seed) {
	seed := dice.SeedFromText(id)
	m := engine.Match{
		ID: id, Rules: "luddo", Options: map[string]string{"quick": "false"}, Commitment: seed.Commitment(),
		Created: time.Date(2030, 6, 24, 20, 0, 0, 0, time.UTC),
	}
	m.Options = map[string]string{"opening": "first-seat"}
	m.Seats[0] = engine.Seat{Kind: engine.Human, Name: "Ana <&> \"João\"", Livery: 3}
	m.Seats[2] = engine.Seat{Kind: engine.Computer, Name: "太郎", Level: "easy", Livery: 5}
	return m, seed
}

// begin creates a match in the store and sits it down.
func begin(t *testing.T, s *Store, id string) (*engine.Table, *File) {
	t.Helper()
	m, seed := fixedMatch(id)
	f, err := s.Create(m, seed)
	if err != nil {
		t.Fatal(err)
	}
	table, err := engine.NewTable(m, luddo.New(0), seed, f)
	if err != nil {
		t.Fatal(err)
	}
	return table, f
}

// resume opens a match of the store and sits it down.
func resume(t *testing.T, s *Store, id string) (*engine.Table, *Opened) {
	t.Helper()
	o, err := s.Open(id)
	if err != nil {
		t.Fatal(err)
	}
	var j engine.Journal
	if o.File != nil {
		j = o.File
	}
	table, err := engine.Resume(o.Match, o.Rules, o.Entries, o.Roller, j)
	if err != nil {
		t.Fatal(err)
	}
	return table, o
}

func closeTable(t *testing.T, table *engine.Table) {
	t.Helper()
	if err := table.Close(); err != nil {
		t.Fatal(err)
	}
}

// play plays up to n actions, some of them taken back.
func play(t *testing.T, table *engine.Table, rng *rand.Rand, n int) {
	t.Helper()
	for range n {
		state, seq, legal := table.Snapshot()
		if len(legal) == 0 {
			return
		}
		c := engine.Command{Seq: seq, Kind: engine.Do, Action: legal[rng.IntN(len(legal))]}
		switch {
		case table.CanUndo() && rng.IntN(5) == 0:
			c = engine.Command{Seq: seq, Kind: engine.Undo}
		case rng.IntN(15) == 0:
			as := engine.Seat{Kind: engine.Human, Name: "Eva", Livery: int(state.Turn)}
			active := rules.SeatList(state.Seats)
			c = engine.Command{Kind: engine.SetSeat, Seat: active[len(active)-1], As: as}
		}
		table.Tick(123 * time.Millisecond)
		c.Done = func(err error) {
			if err != nil {
				t.Errorf("%+v: %v", c, err)
			}
		}
		table.Submit(c)
		table.Pump()
	}
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

// matchBytes is the file of a match of n actions, and the positions after each
// entry (the start first).
func matchBytes(t *testing.T, n int) (data []byte, states []rules.State) {
	t.Helper()
	s := openStore(t)
	table, f := begin(t, s, "small")
	states = append(states, table.State())
	table.Subscribe(func(note engine.Note) {
		if note.Kind == engine.Events || note.Kind == engine.Reset || note.Kind == engine.SeatChanged {
			states = append(states, note.After)
		}
	})
	play(t, table, newRand(9), n)
	closeTable(t, table)
	data, err := os.ReadFile(f.Path())
	if err != nil {
		t.Fatal(err)
	}
	return data, states
}

// put writes a file of the match "small" into a store, with its key.
func put(t *testing.T, s *Store, data []byte) {
	t.Helper()
	_, seed := fixedMatch("small")
	for path, text := range map[string][]byte{s.path("small", Extension): data, s.path("small", keyExt): []byte(seed.String() + "\n")} {
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
