package engine

import (
	"errors"
	"reflect"
	"testing"

	"ludaxy/engine/dice"
	"ludaxy/engine/luddo"
	"ludaxy/engine/rules"
)

func TestSaveWritesACopy(t *testing.T) {
	table := newTable(t, twoSeats(nil), fixedSeed, nil)
	playSome(t, table, newRand(1), 25)
	into := &memory{}
	if err := try(table, Command{Kind: Save, Into: into}); err != nil {
		t.Fatal(err)
	}
	if !into.closed || !reflect.DeepEqual(into.entries, table.Entries()) {
		t.Error("the copy is not the match")
	}
	if err := try(table, Command{Kind: Save, Into: &memory{fail: errFull}}); !errors.Is(err, errFull) {
		t.Errorf("a copy to a full disk: %v", err)
	}
}

func TestLoadGoesOnWithAnotherMatch(t *testing.T) {
	oldJournal, newJournal := &memory{}, &memory{}
	table := newTable(t, twoSeats(nil), fixedSeed, oldJournal)
	playSome(t, table, newRand(1), 25)
	other := newTable(t, twoSeats(nil), dice.SeedFromText("other"), newJournal)
	playSome(t, other, newRand(2), 40)

	before, seq := table.State(), table.Seq()
	broken := other.Entries()
	broken[10].Hash++
	if err := try(table, Command{Kind: Load, Load: &Loaded{Match: other.Match(), Rules: luddo.New(0), Entries: broken}}); err == nil {
		t.Fatal("a broken match was loaded")
	}
	if table.State() != before || table.Seq() != seq || oldJournal.closed {
		t.Fatal("a refused load changed something")
	}

	var reset Note
	table.Subscribe(func(n Note) { reset = n })
	stale := Command{Seq: other.Seq(), Kind: Do, Action: other.Legal()[0]}
	l := &Loaded{Match: other.Match(), Rules: luddo.New(0), Entries: other.Entries(), Roller: dice.SeedFromText("other"), Journal: newJournal}
	if err := try(table, Command{Kind: Load, Load: l}); err != nil {
		t.Fatal(err)
	}
	if reset.Kind != Reset || !reset.Loaded || reset.After != other.State() || table.State() != other.State() || !oldJournal.closed {
		t.Errorf("after the load: %+v", reset.Kind)
	}
	for _, old := range []uint64{seq, stale.Seq} {
		stale.Seq = old
		if err := try(table, stale); old != table.Seq() && !errors.Is(err, ErrStale) {
			t.Errorf("a command for %d: %v", old, err)
		}
	}
	kept := len(newJournal.entries)
	playSome(t, table, newRand(3), 1)
	if len(newJournal.entries) != kept+1 {
		t.Error("the loaded match is not kept")
	}
}

func TestLostSeedIsPromisedAnew(t *testing.T) {
	j := &memory{}
	table := newTable(t, twoSeats(nil), fixedSeed, j)
	playSome(t, table, newRand(1), 25)
	fresh := dice.SeedFromText("fresh")
	again, err := Resume(table.Match(), luddo.New(0), j.entries, fresh, j)
	if err != nil {
		t.Fatal(err)
	}
	last := j.entries[len(j.entries)-1]
	if last.Kind != EntryCommit || last.Text != fresh.Commitment() || again.Commitment() != fresh.Commitment() {
		t.Fatalf("last entry %+v", last)
	}
	playSome(t, again, newRand(2), 5000)
	if again.Match().Seed != fresh.String() {
		t.Error("the seed that was used is not shown")
	}
}

// crashing is rules with a mistake in them.
type crashing struct{ rules.Rules }

func (crashing) Apply(*rules.State, rules.Action, rules.Sink) error { panic("mistake") }

func TestMistakeInTheRulesIsAnError(t *testing.T) {
	table, err := NewTable(twoSeats(nil), crashing{luddo.New(0)}, fixedSeed, nil)
	if err != nil {
		t.Fatal(err)
	}
	before := table.State()
	if err := try(table, Command{Kind: Do, Action: table.Legal()[0]}); !errors.Is(err, ErrInternal) {
		t.Errorf("error %v", err)
	}
	if table.State() != before {
		t.Error("the position changed")
	}
}

func TestNewMatch(t *testing.T) {
	seats := twoSeats(nil).Seats
	m, roller, err := NewMatch(luddo.New(0), nil, seats)
	if err != nil {
		t.Fatal(err)
	}
	if seed, ok := roller.(dice.Seed); !ok || seed.Commitment() != m.Commitment || m.Seed != "" || m.ID == "" {
		t.Errorf("match %+v", m)
	}
	m, roller, err = NewMatch(luddo.New(0), map[string]string{"dice": "manual"}, seats)
	if _, ok := roller.(dice.Manual); !ok || err != nil || m.Commitment != "" {
		t.Errorf("manual: %T, %v", roller, err)
	}
	for name, bad := range map[string]func(o map[string]string, s *[rules.MaxSeats]Seat){
		"option":  func(o map[string]string, _ *[rules.MaxSeats]Seat) { o["colour"] = "red" },
		"value":   func(o map[string]string, _ *[rules.MaxSeats]Seat) { o["dice"] = "loaded" },
		"one":     func(_ map[string]string, s *[rules.MaxSeats]Seat) { s[2] = Seat{} },
		"livery":  func(_ map[string]string, s *[rules.MaxSeats]Seat) { s[2].Livery = 8 },
		"newline": func(_ map[string]string, s *[rules.MaxSeats]Seat) { s[2].Name = "a\nb" },
	} {
		o, s := map[string]string{}, seats
		bad(o, &s)
		if _, _, err := NewMatch(luddo.New(0), o, s); err == nil {
			t.Errorf("a match with a bad %s", name)
		}
	}
}
