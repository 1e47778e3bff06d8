package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/saves"
)

func TestDiceOfTheGenerator(t *testing.T) {
	var out strings.Builder
	c := diceCmd{Rolls: 60_000, Seed: "any", streams: streams{out: &out}}
	if err := c.Run(); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"60000 throws", "Each face is expected 10000.0 times", "  6: ", "Runs: ", "Longest wait for a six: ", "Nothing here speaks against"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
	out.Reset()
	c.JSON = true
	if err := c.Run(); err != nil {
		t.Fatal(err)
	}
	var r diceReport
	if err := json.Unmarshal([]byte(out.String()), &r); err != nil || r.Source != "generator" || !r.Fair || r.Report.Throws != 60_000 || r.Report.Counts[5] < 9500 {
		t.Errorf("%s: %v", out.String(), err)
	}
	for _, rolls := range []int{0, -1, mostRolls + 1} {
		if err := (&diceCmd{Rolls: rolls, streams: streams{out: &out}}).Run(); err == nil {
			t.Errorf("%d throws are taken", rolls)
		}
	}
}

func TestDiceOfMatches(t *testing.T) {
	over := playedMatch(t, nil, 5000)
	for path, want := range map[string]string{
		over:                     "follows from the seed that was promised",
		playedMatch(t, nil, 30):  "still secret",
		manualMatch(t, 4, 5, 12): "real dice",
	} {
		var out strings.Builder
		if err := (&diceCmd{File: path, streams: streams{out: &out}}).Run(); err != nil || !strings.Contains(out.String(), want) {
			t.Errorf("want %q in\n%s%v", want, out.String(), err)
		}
	}
	data, err := os.ReadFile(over)
	if err != nil {
		t.Fatal(err)
	}
	data[len(data)/3] ^= 1
	damaged := filepath.Join(t.TempDir(), "damaged.ludaxy")
	if err := os.WriteFile(damaged, data, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{damaged, filepath.Join(t.TempDir(), "missing")} {
		if err := (&diceCmd{File: path, streams: streams{out: new(strings.Builder)}}).Run(); err == nil {
			t.Errorf("%s is taken", path)
		}
	}
}

// manualMatch is the file of a match with real dice that shows the same numbers
// over and over, and goes on for some actions.
func manualMatch(t *testing.T, first, second uint8, actions int) string {
	t.Helper()
	store, err := saves.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	r, _ := games.ByID("luddo")
	m := engine.Match{ID: "manual", Rules: "luddo", Options: map[string]string{"dice": "manual", "opening": "first-seat"}}
	m.Seats[0].Kind, m.Seats[2].Kind = engine.Human, engine.Human
	file, err := store.Create(m, dice.Manual{})
	if err != nil {
		t.Fatal(err)
	}
	table, err := engine.NewTable(m, r, dice.Manual{}, file)
	if err != nil {
		t.Fatal(err)
	}
	for n := range actions {
		_, seq, legal := table.Snapshot()
		a := legal[0]
		if a.IsRoll() {
			a.Value = []uint8{first, second}[n%2]
		}
		table.Submit(engine.Command{Seq: seq, Kind: engine.Do, Action: a})
		table.Pump()
	}
	if err := table.Close(); err != nil {
		t.Fatal(err)
	}
	return file.Path()
}
