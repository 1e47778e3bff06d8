package saves

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/rules"
)

// next is an entry that fits behind what was opened.
func next(t *testing.T, o *Opened) engine.Entry {
	t.Helper()
	m := &memory{}
	table, err := engine.Resume(o.Match, o.Rules, o.Entries, o.Roller, m)
	if err != nil {
		t.Fatal(err)
	}
	_, seq, legal := table.Snapshot()
	table.Submit(engine.Command{Seq: seq, Kind: engine.Do, Action: legal[0]})
	table.Pump()
	return m.entries[0]
}

type memory struct{ entries []engine.Entry }

func (m *memory) Append(e ...engine.Entry) error { m.entries = append(m.entries, e...); return nil }
func (m *memory) Close() error                   { return nil }

func TestResumeEqualsLiveAtEveryAction(t *testing.T) {
	s := openStore(t)
	table, _ := begin(t, s, "live")
	rng := newRand(3)
	for i := range 150 {
		play(t, table, rng, 1)
		o, err := s.Read("live") // what a crash now would leave
		if err != nil || !o.Report.Well() {
			t.Fatal(err, o)
		}
		live := table.State()
		if rules.Hash(&o.State) != rules.Hash(&live) || o.State != live || len(o.Entries) != len(table.Entries()) {
			t.Fatalf("after action %d the file is at another position", i+1)
		}
	}
	elapsed := table.Elapsed()
	closeTable(t, table)
	again, o := resume(t, s, "live")
	if again.Match().Seats[2].Name != "Eva" || o.Roller != dice.SeedFromText("live") {
		t.Errorf("resumed %+v", again.Match())
	}
	if d := elapsed - again.Elapsed(); d < 0 || d > time.Second {
		t.Errorf("%v of the clock are lost", d)
	}
	closeTable(t, again)
}

func TestMatchToItsEndBecomesAReplay(t *testing.T) {
	s := openStore(t)
	table, f := begin(t, s, "whole")
	play(t, table, newRand(3), 40)
	closeTable(t, table)
	latest, ok, err := s.Latest()
	if err != nil || !ok || latest.ID != "whole" || latest.Entries != 40 || latest.Finished || latest.Elapsed == 0 {
		t.Fatalf("latest %+v %v %v", latest, ok, err)
	}
	table, _ = resume(t, s, "whole")
	play(t, table, newRand(4), 5000)
	if table.State().Phase != rules.PhaseOver {
		t.Fatal("not over")
	}
	closeTable(t, table)
	data, err := os.ReadFile(f.Path())
	if err != nil {
		t.Fatal(err)
	}
	proof, err := Verify(data)
	if err != nil || proof.Dice != DiceProven || !proof.Over || proof.TakenBack == 0 {
		t.Errorf("proof %+v, %v", proof, err)
	}
	if _, err := os.Lstat(s.path("whole", keyExt)); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the key is still there: %v", err)
	}
	o, err := s.Open("whole")
	if err != nil || o.File != nil || o.Match.Seed == "" || !o.Report.Well() {
		t.Errorf("opened %+v, %v", o, err)
	}
	if _, ok, err := s.Latest(); ok || err != nil {
		t.Errorf("a match that is over is offered to go on with: %v", err)
	}
	if list, err := s.List(); err != nil || len(list) != 1 || !list[0].Finished {
		t.Errorf("list %+v, %v", list, err)
	}
	if err := s.Delete("whole"); err != nil {
		t.Error(err)
	}
	if left, err := os.ReadDir(s.Dir()); err != nil || len(left) != 0 {
		t.Errorf("left %v, %v", left, err)
	}
}

// The program ends after the last action and before the seed is written.
func TestSeedOwedIsShownLater(t *testing.T) {
	s := openStore(t)
	table, f := begin(t, s, "owed")
	play(t, table, newRand(4), 5000)
	closeTable(t, table)
	data, err := os.ReadFile(f.Path())
	if err != nil {
		t.Fatal(err)
	}
	data = data[:strings.LastIndex(strings.TrimSuffix(string(data), "\n"), "\n")+1]
	if err := os.WriteFile(f.Path(), data, 0o600); err != nil {
		t.Fatal(err)
	}
	if proof, err := Verify(data); err != nil || proof.Dice != DiceUnknown {
		t.Errorf("proof without seed %+v, %v", proof, err)
	}
	key := dice.SeedFromText("owed").String() + "\n"
	if err := os.WriteFile(s.path("owed", keyExt), []byte(key), 0o600); err != nil {
		t.Fatal(err)
	}
	table, _ = resume(t, s, "owed")
	closeTable(t, table)
	if data, err = os.ReadFile(f.Path()); err != nil {
		t.Fatal(err)
	}
	if proof, err := Verify(data); err != nil || proof.Dice != DiceProven {
		t.Errorf("proof %+v, %v", proof, err)
	}
}

func TestLostSeed(t *testing.T) {
	s := openStore(t)
	table, f := begin(t, s, "lost")
	play(t, table, newRand(3), 20)
	closeTable(t, table)
	if err := os.Remove(s.path("lost", keyExt)); err != nil {
		t.Fatal(err)
	}
	table, o := resume(t, s, "lost")
	if !o.Report.SeedLost || o.Report.Well() {
		t.Errorf("report %+v", o.Report)
	}
	closeTable(t, table)
	table, o = resume(t, s, "lost")
	if !o.Report.Well() {
		t.Errorf("the second time %+v", o.Report)
	}
	play(t, table, newRand(3), 5000)
	closeTable(t, table)
	data, err := os.ReadFile(f.Path())
	if err != nil {
		t.Fatal(err)
	}
	if proof, err := Verify(data); err != nil || proof.Dice != DicePartly || proof.ProvenFrom == 0 {
		t.Errorf("proof %+v, %v", proof, err)
	}
}

func TestLoadedDiceAreFound(t *testing.T) {
	m, seed := fixedMatch("loaded")
	mem := &memory{}
	table, err := engine.NewTable(m, mustRules(t), loaded{seed}, mem)
	if err != nil {
		t.Fatal(err)
	}
	play(t, table, newRand(3), 5000)
	var wrong *dice.ThrowError
	if _, err := Verify(written(t, m, mem.entries)); !errors.As(err, &wrong) || wrong.N != 7 {
		t.Errorf("verify: %v", err)
	}
}

// loaded shows one face at throw 7 that is not the seed's.
type loaded struct{ dice.Seed }

func (l loaded) Roll(n uint64, faces int) int {
	v := l.Seed.Roll(n, faces)
	if n == 7 {
		return v%faces + 1
	}
	return v
}

func mustRules(t *testing.T) rules.Rules {
	t.Helper()
	r, ok := openStore(t).find("luddo")
	if !ok {
		t.Fatal("no luddo")
	}
	return r
}

func TestOneProgramPlaysAMatch(t *testing.T) {
	s := openStore(t)
	table, _ := begin(t, s, "mine")
	play(t, table, newRand(1), 5)
	other, err := Open(s.Dir())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := other.Open("mine"); !errors.Is(err, ErrInUse) {
		t.Errorf("opened twice: %v", err)
	}
	if err := other.Delete("mine"); !errors.Is(err, ErrInUse) {
		t.Errorf("deleted while played: %v", err)
	}
	m, seed := fixedMatch("mine")
	if _, err := other.Create(m, seed); !errors.Is(err, ErrInUse) {
		t.Errorf("created twice: %v", err)
	}
	closeTable(t, table)
	if _, err := other.Create(m, seed); !errors.Is(err, os.ErrExist) {
		t.Errorf("written over: %v", err)
	}
	table, o := resume(t, other, "mine")
	if len(o.Entries) != 5 || !o.Report.Well() {
		t.Errorf("opened %d entries, %+v", len(o.Entries), o.Report)
	}
	closeTable(t, table)
}

func TestIDs(t *testing.T) {
	s := openStore(t)
	for _, id := range []string{"", "../x", "a/b", ".x", "..", "a\x00", `a\b`, "\xff", strings.Repeat("a", 201)} {
		if _, err := s.Open(id); !errors.Is(err, ErrID) {
			t.Errorf("open %q: %v", id, err)
		}
		if err := s.Delete(id); !errors.Is(err, ErrID) {
			t.Errorf("delete %q: %v", id, err)
		}
		m, seed := fixedMatch(id)
		if _, err := s.Create(m, seed); !errors.Is(err, ErrID) {
			t.Errorf("create %q: %v", id, err)
		}
	}
	for _, id := range []string{"A", "a.b", strings.Repeat("a", 65)} {
		m, seed := fixedMatch(id)
		if _, err := s.Create(m, seed); !errors.Is(err, ErrID) {
			t.Errorf("create %q: %v", id, err)
		}
	}
	if _, err := s.Open("nobody"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("open what is not there: %v", err)
	}
	if left, err := os.ReadDir(s.Dir()); err != nil || len(left) != 0 {
		t.Errorf("left %v, %v", left, err)
	}
}

// A player copied a match under a name of their own, without its key.
func TestRenamedMatchOpens(t *testing.T) {
	data, states := matchBytes(t, 12)
	s := openStore(t)
	const id = "Ana e 太郎, junho"
	if err := os.WriteFile(s.path(id, Extension), data, 0o600); err != nil {
		t.Fatal(err)
	}
	table, o := resume(t, s, id)
	if o.Match.ID != id || o.State != states[12] || !o.Report.SeedLost {
		t.Errorf("opened %+v", o)
	}
	play(t, table, newRand(1), 5)
	closeTable(t, table)
	if latest, ok, err := s.Latest(); err != nil || !ok || latest.ID != id || latest.Entries != 18 {
		t.Errorf("latest %+v, %v", latest, err)
	}
}

func TestNoHome(t *testing.T) {
	t.Setenv("HOME", "")
	t.Setenv("XDG_DATA_HOME", "")
	if _, err := Open(""); !errors.Is(err, ErrNoHome) {
		t.Errorf("error %v", err)
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(filepath.Join(file, "sub")); err == nil {
		t.Error("a folder inside a file")
	}
}

func TestLeftoversAreSwept(t *testing.T) {
	s := openStore(t)
	table, _ := begin(t, s, "kept")
	closeTable(t, table)
	long := time.Now().Add(-48 * time.Hour)
	want := map[string]bool{
		"kept" + Extension: true, "kept" + keyExt: true, ".ludaxy-new-young": true, "young" + keyExt: true, "server.key": true,
		".ludaxy-new-old": false, "old" + keyExt: false,
	}
	for name := range want {
		path := filepath.Join(s.Dir(), name)
		f, err := os.OpenFile(path, os.O_CREATE, 0o600)
		if err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(name, "young") {
			if err := os.Chtimes(path, long, long); err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, err := Open(s.Dir()); err != nil {
		t.Fatal(err)
	}
	for name, stays := range want {
		if _, err := os.Lstat(filepath.Join(s.Dir(), name)); (err == nil) != stays {
			t.Errorf("%s: %v", name, err)
		}
	}
}
