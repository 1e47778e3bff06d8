package saves

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// told is what happens in a match, told anew from its entries.
func told(t *rapid.T, m engine.Match, r rules.Rules, entries []engine.Entry) (events []string, end rules.State) {
	p, err := engine.NewReplay(m, r)
	if err != nil {
		t.Fatal(err)
	}
	sink := func(e rules.Event) { events = append(events, fmt.Sprintf("%+v", e)) }
	for _, e := range entries {
		if err := p.Step(e, sink); err != nil {
			t.Fatal(err)
		}
	}
	return events, p.State()
}

// Any prefix of any match of any game, saved, loaded, exported and imported, is
// the same match.
func TestEveryPrefixSurvivesItsJourney(t *testing.T) {
	all := games.All()
	home, away := openStore(t), openStore(t)
	n := 0
	rapid.Check(t, func(t *rapid.T) {
		n++
		r := rapid.SampledFrom(all).Draw(t, "game")
		spec := r.Spec()
		m := crowd(spec.ID, rapid.IntRange(spec.MinPlayers, spec.MaxPlayers).Draw(t, "players"))
		if o := rapid.SampledFrom(spec.Options).Draw(t, "option"); o.Name != "dice" {
			m.Options = map[string]string{o.Name: rapid.SampledFrom(o.Values).Draw(t, "value")}
			if _, err := m.Setup(spec); err != nil {
				m.Options = nil // it does not suit so many players
			}
		}
		m.ID = fmt.Sprintf("journey-%d", n)
		seed := dice.SeedFromText(m.ID)
		m.Commitment = seed.Commitment()
		mem := &memory{}
		table, err := engine.NewTable(m, r, seed, mem)
		if err != nil {
			t.Fatal(err)
		}
		var live []string
		table.Subscribe(func(note engine.Note) {
			for _, e := range note.Events {
				live = append(live, fmt.Sprintf("%+v", e))
			}
		})
		playFor(table, rapid.Uint64().Draw(t, "play"), rapid.IntRange(0, 250).Draw(t, "actions"))
		file, err := home.Create(m, seed)
		if err == nil {
			err = errors.Join(file.Append(mem.entries...), file.Close())
		}
		if err != nil {
			t.Fatal(err)
		}
		loaded, err := home.Read(m.ID)
		if err != nil {
			t.Fatal(err)
		}
		if events, end := told(t, loaded.Match, r, loaded.Entries); end != table.State() || !slices.Equal(events, live) {
			t.Fatalf("%s: loaded, another match", m.Rules)
		}
		data, err := home.Export(m.ID)
		if err != nil {
			t.Fatal(err)
		}
		in, err := away.Import(m.ID+Extension, data)
		if err != nil || in.Already {
			t.Fatalf("%+v, %v", in, err)
		}
		back, err := away.Read(in.ID)
		if err != nil {
			t.Fatal(err)
		}
		if events, end := told(t, back.Match, r, back.Entries); end != table.State() || !slices.Equal(events, live) {
			t.Fatalf("%s: imported, another match", m.Rules)
		}
		if rules.Hash(&in.Proof.State) != rules.Hash(&back.State) {
			t.Fatal("the proof is of another position")
		}
	})
}

// playFor plays up to n actions, some of them taken back.
func playFor(table *engine.Table, seed uint64, n int) {
	rng := newRand(seed)
	for range n {
		_, seq, legal := table.Snapshot()
		if len(legal) == 0 {
			return
		}
		c := engine.Command{Seq: seq, Kind: engine.Do, Action: legal[rng.IntN(len(legal))]}
		if table.CanUndo() && rng.IntN(5) == 0 {
			c.Kind = engine.Undo
		}
		table.Submit(c)
		table.Pump()
	}
}

func TestImportTrustsNothing(t *testing.T) {
	s := openStore(t)
	data, _ := matchBytes(t, 200)
	flipped := bytes.Clone(data)
	flipped[len(flipped)/2] ^= 1
	newer := bytes.Replace(data, []byte(`"ludaxy":1`), []byte(`"ludaxy":9`), 1)
	for name, bad := range map[string][]byte{
		"nothing": nil, "a shopping list": []byte("bread\nmilk\n"), "flipped": flipped, "newer": newer, "too large": make([]byte, MaxFile+1),
		"cheated": forge(t, data),
	} {
		if in, err := s.Import("x.ludaxy", bad); err == nil {
			t.Errorf("%s was imported: %+v", name, in)
		}
	}
	if names, err := os.ReadDir(s.Dir()); err != nil || len(names) != 0 {
		t.Errorf("the store holds %v now, %v", names, err)
	}
	in, err := s.Import("torn.ludaxy", data[:len(data)-3])
	if err != nil || in.Proof.Entries == 0 {
		t.Errorf("a last line that was not finished: %+v, %v", in, err)
	}
}

// forge makes a match of which one throw is another than the seed gives, with
// checksums that fit.
func forge(t *testing.T, data []byte) []byte {
	t.Helper()
	d, err := Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	m := d.Match
	seed := dice.SeedFromText("another seed than the one promised")
	mem := &memory{}
	r, _ := games.ByID(m.Rules)
	table, err := engine.NewTable(m, r, seed, mem)
	if err != nil {
		t.Fatal(err)
	}
	playFor(table, 3, 5000)
	if len(table.Legal()) > 0 {
		t.Fatal("the forged match is not over")
	}
	entries := mem.entries
	promise := dice.SeedFromText(m.ID)
	for i, e := range entries { // the promise is the one of the seed it shows, but the throws are others
		if e.Kind == engine.EntryCommit {
			entries[i].Text = promise.Commitment()
		}
		if e.Kind == engine.EntrySeed {
			entries[i].Text = promise.String()
		}
	}
	forged := written(t, m, entries)
	if _, err := Verify(forged); err == nil || strings.Contains(err.Error(), "line") {
		t.Fatalf("the forged match is refused for another reason: %v", err)
	}
	return forged
}

func TestImportTwice(t *testing.T) {
	s := openStore(t)
	data, _ := matchBytes(t, 60)
	first, err := s.Import("Friday night.ludaxy", data)
	if err != nil || first.Already || first.ID != "small" {
		t.Fatalf("%+v, %v", first, err)
	}
	again, err := s.Import("other.ludaxy", data)
	if err != nil || !again.Already || again.ID != first.ID {
		t.Errorf("the same file again: %+v, %v", again, err)
	}
	longer, _ := matchBytes(t, 90)
	more, err := s.Import("other.ludaxy", longer)
	if err != nil || more.Already || more.ID != "small-2" {
		t.Errorf("the same match, played further: %+v, %v", more, err)
	}
	list, err := s.List()
	if err != nil || len(list) != 2 {
		t.Fatalf("%+v, %v", list, err)
	}
	for _, m := range list {
		if want := map[string]string{"small": "Friday night", "small-2": ""}[m.ID]; m.Title != want && m.ID == "small" {
			t.Errorf("%s is called %q", m.ID, m.Title)
		}
	}
	out := filepath.Join(t.TempDir(), "sub", "x.ludaxy")
	if err := WriteFile(out, data); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("written into a folder that is not there: %v", err)
	}
}

// A copy of a match in play throws other dice than the match: nobody can look
// ahead in it.
func TestCopiesHaveDiceOfTheirOwn(t *testing.T) {
	s := openStore(t)
	table, _ := begin(t, s, "first")
	play(t, table, newRand(1), 40)
	copied, err := s.Duplicate("first") // while it is played
	if err != nil {
		t.Fatal(err)
	}
	closeTable(t, table)
	one, o1 := resume(t, s, "first")
	two, o2 := resume(t, s, copied)
	if o1.State != o2.State || len(o1.Entries) != len(o2.Entries) {
		t.Error("the copy is another match")
	}
	if o1.Roller == o2.Roller || one.Commitment() == two.Commitment() {
		t.Error("both have the same dice")
	}
	closeTable(t, one)
	closeTable(t, two)
	if _, err := s.Duplicate("nowhere"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a copy of nothing: %v", err)
	}
}

func TestFileNamesSuitEverySystem(t *testing.T) {
	for text, want := range map[string]string{
		"Friday": "Friday.ludaxy", "a/b\\c:d": "a-b-c-d.ludaxy", "../../etc": "etc.ludaxy", "": "ludaxy.ludaxy",
		"con": "ludaxy-con.ludaxy", "NUL.txt": "ludaxy-NUL.txt.ludaxy", "🎲 王": "🎲 王.ludaxy", "x\n\x00y\u202e": "xy.ludaxy",
	} {
		if got := FileName(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
	if got := FileName(strings.Repeat("王", 300)); len(got) > 140 || !strings.HasSuffix(got, "王.ludaxy") {
		t.Errorf("300 characters become %q", got)
	}
}
