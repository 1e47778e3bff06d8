package saves

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"testing"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/games"
)

var write = flag.Bool("write-fixture", false, "write testdata anew; only before the format is released")

// A match file of each released version opens for ever.
func TestReleasedFormats(t *testing.T) {
	const path = "testdata/format1.ludaxy"
	if *write {
		data, _ := matchBytes(t, 5000)
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	proof, err := Verify(data)
	if err != nil {
		t.Fatalf("matches that were saved no longer open: %v", err)
	}
	m := proof.Match
	if proof.Dice != DiceProven || !proof.Over || proof.TakenBack == 0 || m.Seats[2].Name != "Eva" ||
		m.Seats[0].Name != "Ana <&> \"João\"" || m.Seats[0].Livery != 3 || m.Options["opening"] != "first-seat" ||
		!m.Created.Equal(time.Date(2030, 6, 24, 20, 0, 0, 0, time.UTC)) {
		t.Errorf("proof %+v", proof)
	}
	d, err := Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(written(t, d.Match, d.Entries), data) {
		t.Error("the same match is written in another way now: that needs a new format version")
	}
}

// A whole match of every game as each version of the rules played it replays for
// ever, to the same positions: a rule that changes may not change them.
func TestReleasedRules(t *testing.T) {
	for _, r := range games.All() {
		id := r.Spec().ID
		path := fmt.Sprintf("testdata/rules1-%s.ludaxy", id)
		if *write {
			m, seed := fixedMatch("rules1-" + id)
			m.Rules, m.Options = id, nil
			mem := &memory{}
			table, err := engine.NewTable(m, r, seed, mem)
			if err != nil {
				t.Fatal(err)
			}
			play(t, table, newRand(7), 20_000)
			if err := os.WriteFile(path, written(t, m, mem.entries), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		proof, err := Verify(data)
		if err != nil {
			t.Errorf("%s: a match that was saved no longer replays: %v", id, err)
		} else if !proof.Over || proof.Dice != DiceProven || proof.Match.Rules != id {
			t.Errorf("%s: proof %+v", id, proof)
		}
	}
}
