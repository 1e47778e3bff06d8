package engine_test

import (
	"testing"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
)

// The clock of a turn runs in every game, whether its rules know of it or not.
func TestTurnTimeInEveryGame(t *testing.T) {
	for _, r := range games.All() {
		id := r.Spec().ID
		var seats [8]engine.Seat
		seats[0] = engine.Seat{Kind: engine.Human, Name: "Ana"}
		seats[2] = engine.Seat{Kind: engine.Human, Name: "Bo", Livery: 1}
		options := map[string]string{"turnSeconds": "10", "opening": "first-seat"}
		m, roller, err := engine.NewMatch(r, options, seats)
		if err != nil {
			t.Fatalf("%s: %v", id, err)
		}
		table, err := engine.NewTable(m, r, roller, nil)
		if err != nil {
			t.Fatalf("%s: %v", id, err)
		}
		if times := table.Times(); !times.Turn || times.TurnLeft != 10*time.Second {
			t.Errorf("%s: the clocks are %+v", id, times)
		}
		for second := range 11 {
			if n := len(table.Entries()); second < 10 && n != 0 {
				t.Errorf("%s: the game played after %d seconds", id, second)
			}
			table.Tick(time.Second)
			table.Pump()
		}
		if n := len(table.Entries()); n == 0 {
			t.Errorf("%s: nobody played for a player out of time", id)
		}
		options["turnSeconds"] = "11"
		if _, _, err := engine.NewMatch(r, options, seats); err == nil {
			t.Errorf("%s: 11 seconds are no choice, and were taken", id)
		}
	}
}

// At a table with take-backs a throw can be taken back, and the next one is
// another throw of the same seed; the computers' part goes back with it.
func TestTakeBacksPastTheDice(t *testing.T) {
	for _, r := range games.All() {
		id := r.Spec().ID
		var seats [8]engine.Seat
		seats[0] = engine.Seat{Kind: engine.Human, Name: "Ana"}
		seats[2] = engine.Seat{Kind: engine.Computer, Name: "Bo", Livery: 1}
		options := map[string]string{"opening": "first-seat", "takeBacks": "true"}
		m, _, err := engine.NewMatch(r, options, seats)
		if err != nil {
			t.Fatalf("%s: %v", id, err)
		}
		roller := dice.SeedFromText("take-backs at " + id) // no match of it is over in so few actions
		m.Commitment = roller.Commitment()
		if !m.TakeBacks() {
			t.Errorf("%s: the match is not marked", id)
		}
		table, err := engine.NewTable(m, r, roller, nil)
		if err != nil {
			t.Fatal(err)
		}
		act := func(kind engine.CommandKind) {
			t.Helper()
			_, seq, legal := table.Snapshot()
			c := engine.Command{Seq: seq, Kind: kind, Done: func(err error) {
				if err != nil {
					t.Errorf("%s: %v", id, err)
				}
			}}
			if kind == engine.Do {
				if len(legal) == 0 {
					t.Fatalf("%s: the match is over", id)
				}
				c.Action = legal[0]
			}
			table.Submit(c)
			table.Pump()
		}
		for range 24 { // over several turns of both
			act(engine.Do)
		}
		throws := 0
		for table.CanUndo() {
			act(engine.Undo)
			throws++
			if state := table.State(); state.Turn != 0 && table.CanUndo() {
				t.Fatalf("%s: it is the computer's turn after a take-back", id)
			}
		}
		if throws == 0 || len(table.Entries()) < 48 {
			t.Fatalf("%s: %d take-backs, %d entries", id, throws, len(table.Entries()))
		}
		act(engine.Do)
		p, err := engine.NewReplay(m, r)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range table.Entries() {
			if err := p.Step(e, nil); err != nil {
				t.Fatalf("%s: %v", id, err)
			}
		}
		if p.State() != table.State() || p.TakenBack() < throws {
			t.Errorf("%s: the journal tells of another match", id)
		}
		for n, th := range p.Throws() {
			if th.N != uint64(n) || roller.Roll(th.N, th.Faces) != th.Value {
				t.Fatalf("%s: throw %d is not the seed's", id, n)
			}
		}
	}
}
