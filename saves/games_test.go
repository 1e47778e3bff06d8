package saves

import (
	"fmt"
	"slices"
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// written is the match file of entries.
func written(t *testing.T, m engine.Match, entries []engine.Entry) []byte {
	t.Helper()
	text, err := encodeHeader(m)
	if err != nil {
		t.Fatal(err)
	}
	data, crc := appendLine(nil, text, 0)
	for _, e := range entries {
		if text, err = encodeEntry(e); err != nil {
			t.Fatal(err)
		}
		data, crc = appendLine(data, text, crc)
	}
	return data
}

// Every game survives its file, with each number of players it takes, and with
// each option at its last value.
func TestEveryGameSurvivesItsFile(t *testing.T) {
	for _, r := range games.All() {
		spec := r.Spec()
		for players := spec.MinPlayers; players <= spec.MaxPlayers; players++ {
			survives(t, r, crowd(spec.ID, players), players)
		}
		for _, o := range spec.Options {
			if o.Name == "dice" {
				continue // by hand there is nothing for the table to throw
			}
			for players := spec.MaxPlayers; players >= spec.MinPlayers; players-- {
				m := crowd(spec.ID, players)
				m.Options = map[string]string{o.Name: o.Values[len(o.Values)-1]}
				if _, err := m.Setup(spec); err == nil {
					survives(t, r, m, players)
					break
				}
			}
		}
	}
}

func crowd(id string, players int) engine.Match {
	m := engine.Match{ID: "crowd", Rules: id}
	for k := range players {
		m.Seats[k] = engine.Seat{Kind: engine.Computer, Livery: k}
	}
	return m
}

func survives(t *testing.T, r rules.Rules, m engine.Match, players int) {
	t.Helper()
	t.Run(fmt.Sprint(m.Rules, players, m.Options), func(t *testing.T) { survive(t, r, m) })
}

func survive(t *testing.T, r rules.Rules, m engine.Match) {
	seed := dice.SeedFromText(m.Rules)
	m.Commitment = seed.Commitment()
	mem := &memory{}
	table, err := engine.NewTable(m, r, seed, mem)
	if err != nil {
		t.Fatal(err)
	}
	play(t, table, newRand(5), 400)
	data := written(t, m, mem.entries)
	proof, err := Verify(data)
	if err != nil {
		t.Fatal(err)
	}
	if proof.State != table.State() || proof.Over != (len(table.Legal()) == 0) {
		t.Error("the file ends at another position")
	}
	d, err := Decode(data)
	if err != nil || !slices.Equal(d.Entries, mem.entries) {
		t.Errorf("the file has other entries: %v", err)
	}
}
