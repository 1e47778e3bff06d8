package engine_test

import (
	"testing"
	"time"

	"ludaxy/engine"
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
