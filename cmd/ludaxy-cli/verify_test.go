package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/saves"
)

// playedMatch plays a match of luddo, n actions of it, and gives back its file.
func playedMatch(t *testing.T, options map[string]string, n int) string {
	t.Helper()
	store, err := saves.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	r, _ := games.ByID("luddo")
	seed := dice.SeedFromText("verify")
	m := engine.Match{ID: "played", Rules: "luddo", Options: options, Commitment: seed.Commitment()}
	m.Seats[0].Kind, m.Seats[2].Kind = engine.Human, engine.Computer
	file, err := store.Create(m, seed)
	if err != nil {
		t.Fatal(err)
	}
	table, err := engine.NewTable(m, r, seed, file)
	if err != nil {
		t.Fatal(err)
	}
	for range n {
		_, seq, legal := table.Snapshot()
		if len(legal) == 0 {
			break
		}
		table.Submit(engine.Command{Seq: seq, Kind: engine.Do, Action: legal[seq%uint64(len(legal))]})
		table.Pump()
	}
	if err := table.Close(); err != nil {
		t.Fatal(err)
	}
	return file.Path()
}

func TestVerifySaysALineAFile(t *testing.T) {
	over, unfinished := playedMatch(t, nil, 5000), playedMatch(t, nil, 30)
	data, err := os.ReadFile(over)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	damaged, junk := filepath.Join(dir, "damaged"), filepath.Join(dir, "a\nb")
	data[len(data)/2] ^= 1
	for path, text := range map[string][]byte{damaged: data, junk: []byte("junk\n")} {
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var out bytes.Buffer
	good := verifyCmd{Files: []string{over, unfinished}, streams: streams{out: &out}}
	if err := good.Run(); err != nil {
		t.Errorf("two good files: %v", err)
	}
	all := verifyCmd{Files: []string{over, unfinished, damaged, junk, filepath.Join(dir, "missing"), dir}, streams: streams{out: &out}}
	if err := all.Run(); err == nil || !strings.Contains(err.Error(), "4 of 6") {
		t.Errorf("two good files of six: %v", err)
	}
	lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	want := []string{"dice proven", "still secret", "dice proven", "still secret", "NOT OK: line ", "NOT OK: this is no match file", "cannot be read", "no match files"}
	if len(lines) != len(want) {
		t.Fatalf("%d lines:\n%s", len(lines), out.String())
	}
	for i, w := range want {
		if !strings.Contains(lines[i], w) {
			t.Errorf("line %d is %q, want %q in it", i, lines[i], w)
		}
	}
}
