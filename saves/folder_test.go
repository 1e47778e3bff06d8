package saves

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"ludaxy/engine"
)

// The folder is removed while a match is played: no move is lost.
func TestFolderRemovedInPlay(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "matches")
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	table, f := begin(t, s, "robbed")
	play(t, table, newRand(1), 20)
	for n := range 3 {
		if err := os.RemoveAll(dir); err != nil {
			t.Skip("this system keeps open files: ", err)
		}
		play(t, table, newRand(uint64(n)), 10)
		o, err := s.Read("robbed")
		if err != nil || o.State != table.State() || !o.Report.Well() {
			t.Fatalf("after the folder was removed: %+v, %v", o, err)
		}
		if !table.Saved() {
			t.Error("the table does not know that all is saved")
		}
	}
	if _, err := s.Open("robbed"); !errors.Is(err, ErrInUse) {
		t.Errorf("another program could open the match: %v", err)
	}
	closeTable(t, table)
	again, o := resume(t, s, f.ID())
	if o.Report.SeedLost {
		t.Error("the seed was lost with the folder")
	}
	closeTable(t, again)
}

// Another file takes the match's name while it is played: neither is lost.
func TestFileReplacedInPlay(t *testing.T) {
	s := openStore(t)
	table, f := begin(t, s, "swapped")
	play(t, table, newRand(1), 20)
	other := filepath.Join(s.Dir(), "other")
	if err := os.WriteFile(other, []byte("not ours\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(other, f.Path()); err != nil {
		t.Skip("this system keeps open files: ", err)
	}
	play(t, table, newRand(2), 10)
	if f.ID() != "swapped-2" {
		t.Errorf("the match is kept as %s", f.ID())
	}
	closeTable(t, table)
	if text, err := os.ReadFile(s.path("swapped", Extension)); err != nil || string(text) != "not ours\n" {
		t.Errorf("the other file reads %q, %v", text, err)
	}
	again, o := resume(t, s, f.ID())
	if o.State != table.State() || o.Report.SeedLost {
		t.Errorf("opened %+v", o)
	}
	closeTable(t, again)
}

// The folder cannot be made again: the players are told, and all is saved once
// it can.
func TestFolderCannotBeMadeAgain(t *testing.T) {
	base := t.TempDir()
	dir := filepath.Join(base, "a", "matches")
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	table, _ := begin(t, s, "robbed")
	play(t, table, newRand(1), 20)
	if err := os.RemoveAll(filepath.Join(base, "a")); err != nil {
		t.Skip("this system keeps open files: ", err)
	}
	if err := os.WriteFile(filepath.Join(base, "a"), nil, 0o600); err != nil { // a file where the folder was
		t.Fatal(err)
	}
	var notes []engine.NoteKind
	table.Subscribe(func(n engine.Note) {
		if n.Kind == engine.Trouble || n.Kind == engine.TroubleOver {
			notes = append(notes, n.Kind)
		}
	})
	play(t, table, newRand(2), 10)
	if fmt.Sprint(notes) != fmt.Sprint([]engine.NoteKind{engine.Trouble}) {
		t.Fatalf("notes %v", notes)
	}
	if err := os.Remove(filepath.Join(base, "a")); err != nil {
		t.Fatal(err)
	}
	play(t, table, newRand(3), 2)
	if len(notes) != 2 || !table.Saved() {
		t.Fatalf("notes %v", notes)
	}
	closeTable(t, table)
	if o, err := s.Read("robbed"); err != nil || o.State != table.State() {
		t.Errorf("%+v, %v", o, err)
	}
}

// Links are not followed: not to read, not to write, not to delete.
func TestLinksOutOfTheFolder(t *testing.T) {
	s := openStore(t)
	outside := filepath.Join(t.TempDir(), "outside.ludaxy")
	data, _ := matchBytes(t, 30)
	if err := os.WriteFile(outside, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, s.path("link", Extension)); err != nil {
		t.Skip("no links here: ", err)
	}
	list, err := s.List()
	if err != nil || len(list) != 1 || !errors.Is(list[0].Err, ErrLink) {
		t.Errorf("list %+v, %v", list, err)
	}
	if _, err := s.Open("link"); !errors.Is(err, ErrLink) {
		t.Errorf("open: %v", err)
	}
	if _, err := s.Duplicate("link"); !errors.Is(err, ErrLink) {
		t.Errorf("duplicate: %v", err)
	}
	if err := s.Discard("link"); err != nil {
		t.Errorf("discard: %v", err)
	}
	if _, err := s.EmptyTrash(); err != nil {
		t.Errorf("empty: %v", err)
	}
	if now, err := os.ReadFile(outside); err != nil || string(now) != string(data) {
		t.Errorf("the file outside was touched: %v", err)
	}
}

// A file of a gigabyte, a folder and a newer match among the matches: each is
// listed as what it is, quickly.
func TestStrangersInTheFolder(t *testing.T) {
	s := openStore(t)
	huge, err := os.Create(s.path("huge", Extension))
	if err != nil {
		t.Fatal(err)
	}
	data, _ := matchBytes(t, 30)
	if _, err = huge.Write(data); err == nil {
		err = huge.Truncate(1 << 30)
	}
	if err = errors.Join(err, huge.Close(), os.Mkdir(s.path("folder", Extension), 0o700)); err != nil {
		t.Fatal(err)
	}
	begun := time.Now()
	list, err := s.List()
	if err != nil || len(list) != 1 || !errors.Is(list[0].Err, ErrLimit) {
		t.Errorf("list %+v, %v", list, err)
	}
	if _, err := s.Open("huge"); !errors.Is(err, ErrLimit) {
		t.Errorf("open: %v", err)
	}
	if _, err := s.ImportFile(s.path("huge", Extension)); !errors.Is(err, ErrLimit) {
		t.Errorf("import: %v", err)
	}
	if d := time.Since(begun); d > 5*time.Second {
		t.Errorf("a gigabyte took %v", d)
	}
	if info, err := os.Stat(s.path("huge", Extension)); err != nil || info.Size() != 1<<30 {
		t.Errorf("the file was touched: %v", err)
	}
}

// Whatever the clock of the machine says, matches are listed and go on.
func TestClockJumps(t *testing.T) {
	s := openStore(t)
	for id, at := range map[string]time.Time{"past": time.Unix(1, 0), "future": time.Now().AddDate(200, 0, 0), "now": time.Now()} {
		table, f := begin(t, s, id)
		play(t, table, newRand(1), 10)
		closeTable(t, table)
		if err := os.Chtimes(f.Path(), at, at); err != nil {
			t.Fatal(err)
		}
		table, o := resume(t, s, id)
		if o.File == nil || !o.Report.Well() {
			t.Errorf("%s: %+v", id, o)
		}
		play(t, table, newRand(2), 10)
		closeTable(t, table)
	}
	list, err := s.List()
	if err != nil || len(list) != 3 {
		t.Fatalf("%+v, %v", list, err)
	}
	for _, m := range list {
		if m.Entries < 20 {
			t.Errorf("%s has %d entries", m.ID, m.Entries)
		}
	}
}

// A thousand matches are listed quickly, and quicker the second time: what has
// not changed is not read again, and what has changed is.
func TestThousandMatches(t *testing.T) {
	s := openStore(t)
	data, _ := matchBytes(t, 200)
	for n := range 1000 {
		if err := os.WriteFile(s.path(fmt.Sprintf("match-%04d", n), Extension), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var took [2]time.Duration
	for n := range took {
		begun := time.Now()
		list, err := s.List()
		if took[n] = time.Since(begun); err != nil || len(list) != 1000 || list[999].Entries < 200 {
			t.Fatalf("%d matches, %v", len(list), err)
		}
	}
	t.Logf("a thousand matches were listed in %v, then in %v", took[0], took[1])
	if took[0] > 10*time.Second {
		t.Errorf("a thousand matches took %v", took[0])
	}
	if err := s.Rename("match-0500", "Friday"); err != nil {
		t.Fatal(err)
	}
	shorter, _ := matchBytes(t, 50)
	if err := os.WriteFile(s.path("match-0501", Extension), shorter, 0o600); err != nil {
		t.Fatal(err)
	}
	list, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range list {
		if m.ID == "match-0500" && m.Title != "Friday" || m.ID == "match-0501" && m.Entries >= 200 {
			t.Errorf("listed as before: %+v", m)
		}
	}
}
