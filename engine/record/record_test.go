package record_test

import (
	"bytes"
	"encoding/csv"
	"math/rand/v2"
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/engine/record"
)

// played is a match played at random to its end.
func played(t *testing.T, game, seed string, options map[string]string) *record.Match {
	t.Helper()
	r, ok := games.ByID(game)
	if !ok {
		t.Fatalf("there is no %s", game)
	}
	m := engine.Match{ID: "m", Rules: game, Options: options}
	m.Seats[0] = engine.Seat{Kind: engine.Human, Name: "Ana"}
	m.Seats[2] = engine.Seat{Kind: engine.Computer, Name: "Vega", Level: "skilled", Livery: 2}
	if game == "snakes" {
		m.Seats[1], m.Seats[2] = m.Seats[2], engine.Seat{}
	}
	table, err := engine.NewTable(m, r, dice.SeedFromText(seed), nil)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for range 100_000 {
		_, seq, legal := table.Snapshot()
		if len(legal) == 0 {
			break
		}
		table.Submit(engine.Command{Seq: seq, Kind: engine.Do, Action: legal[rng.IntN(len(legal))]})
		table.Pump()
	}
	rec, err := record.Collect(table.Match(), r, table.Entries())
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

func TestEveryGameIsCounted(t *testing.T) {
	for _, r := range games.All() {
		m := played(t, r.Spec().ID, "count", nil)
		if !m.Over || len(m.Seats) != 2 {
			t.Fatalf("%s: %+v", m.Game, m)
		}
		faces, rolls, captures, captured := 0, 0, 0, 0
		for _, n := range m.Faces {
			faces += n
		}
		for _, s := range m.Seats {
			rolls += s.Rolls
			captures += s.Captures
			captured += s.Captured
			if s.Place == 0 || s.Turns == 0 || s.Wait >= s.Rolls || s.Average() < 2 || s.Average() > 5 {
				t.Errorf("%s: %+v", m.Game, s)
			}
		}
		if faces != rolls || rolls == 0 || captures != captured {
			t.Errorf("%s: %d faces, %d rolls, %d captures of %d", m.Game, faces, rolls, captures, captured)
		}
	}
}

func TestRoundsHaveTheirScores(t *testing.T) {
	m := played(t, "oduludo", "rounds", map[string]string{"mode": "last-piece"})
	last := m.Scores[len(m.Scores)-1]
	for _, s := range m.Seats {
		if last[s.Seat] != s.Points {
			t.Errorf("seat %d has %d points, the last round says %d", s.Seat, s.Points, last[s.Seat])
		}
	}
	if len(m.Scores) < 5 {
		t.Errorf("%d rounds", len(m.Scores))
	}
}

func match(game string, winner string, back int, names ...string) *record.Match {
	m := &record.Match{Game: game, Over: true, TakenBack: back}
	for i, n := range names {
		s := record.Seat{Seat: i, Kind: engine.Human, Name: n, Place: 2, Rolls: 10, Sixes: 2, Wait: 4 + i}
		if n == winner {
			s.Place = 1
		}
		m.Seats = append(m.Seats, s)
	}
	m.Seats = append(m.Seats, record.Seat{Seat: 7, Kind: engine.Computer, Name: "Vega", Level: "skilled", Place: 3})
	return m
}

func TestPlayersAreAddedUp(t *testing.T) {
	list := []*record.Match{
		match("luddo", "Ana", 0, "Ana", "Bia"), match("snakes", "ana", 0, "ana", "Bia"), match("luddo", "Bia", 0, "Ana", "Bia"),
		match("luddo", "Ana", 1, "Ana", "Bia"), {Game: "luddo"},
	}
	got, left := record.Players(list, record.Filter{})
	if left != 1 || len(got) != 2 {
		t.Fatalf("%d players, %d left out: %+v", len(got), left, got)
	}
	ana := got[0]
	if ana.Name != "Ana" || ana.Matches != 3 || ana.Wins != 2 || ana.Streak != 2 || ana.Sixes != 6 || ana.Wait != 4 || ana.Share() < 0.66 {
		t.Errorf("%+v", ana)
	}
	if got, _ = record.Players(list, record.Filter{Game: "luddo", All: true}); got[0].Matches != 3 || got[0].Wins != 2 || got[0].Streak != 1 {
		t.Errorf("luddo, all: %+v", got)
	}
	if got, _ = record.Players(list, record.Filter{Computers: true}); len(got) != 1 || got[0].Name != "skilled" || got[0].Matches != 3 || got[0].Wins != 0 {
		t.Errorf("computers: %+v", got)
	}
}

func TestTableOfStatistics(t *testing.T) {
	var out bytes.Buffer
	list := []*record.Match{match("luddo", "=1+1", 0, "=1+1", "Bia, \"B\"")}
	if err := record.WriteCSV(&out, list, []string{"luddo", "snakes"}, false); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&out).ReadAll()
	if err != nil || len(rows) != 4 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	if rows[1][0] != "'=1+1" || rows[2][0] != `Bia, "B"` || rows[1][4] != "1" || rows[3][1] != "computer" {
		t.Errorf("%v", rows)
	}
}
