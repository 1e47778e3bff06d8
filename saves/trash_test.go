package saves

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTrash(t *testing.T) {
	s := openStore(t)
	table, _ := begin(t, s, "going")
	play(t, table, newRand(1), 20)
	if err := s.Discard("going"); !errors.Is(err, ErrInUse) {
		t.Fatalf("a match that is being played was thrown away: %v", err)
	}
	closeTable(t, table)
	if err := s.Rename("going", "Friday / 金曜日 🎲"); err != nil {
		t.Fatal(err)
	}
	if err := s.Discard("going"); err != nil {
		t.Fatal(err)
	}
	if list, err := s.List(); err != nil || len(list) != 0 {
		t.Errorf("list %+v, %v", list, err)
	}
	list, err := s.Trash().List()
	if err != nil || len(list) != 1 || list[0].Title != "Friday / 金曜日 🎲" || list[0].Entries != 20 {
		t.Fatalf("trash %+v, %v", list, err)
	}
	// Another of the same name takes its place meanwhile.
	other, _ := begin(t, s, "going")
	closeTable(t, other)
	id, err := s.Recover("going")
	if err != nil || id != "going-2" {
		t.Fatalf("%q, %v", id, err)
	}
	back, o := resume(t, s, id)
	if len(o.Entries) != 20 || o.Report.SeedLost || o.File == nil {
		t.Errorf("brought back %+v", o)
	}
	closeTable(t, back)
	if s.title(id) != "Friday / 金曜日 🎲" {
		t.Error("the name is gone")
	}
	for range 3 {
		if err := s.Discard(id); err != nil {
			t.Fatal(err)
		}
		if id, err = s.Recover(id); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(s.Discard(id), s.Discard("going")); err != nil {
		t.Fatal(err)
	}
	if n, err := s.EmptyTrash(); n != 2 || err != nil {
		t.Errorf("%d removed, %v", n, err)
	}
	left, err := os.ReadDir(s.Trash().Dir())
	if err != nil || len(left) != 0 {
		t.Errorf("left in the trash: %v, %v", left, err)
	}
	if left, err = os.ReadDir(s.Dir()); err != nil || len(left) != 1 {
		t.Errorf("left in the folder: %v, %v", left, err)
	}
}

// What cannot be opened can still be thrown away, and comes back as it was.
func TestTrashTakesWhatCannotBeOpened(t *testing.T) {
	s := openStore(t)
	junk := []byte("# of another program\n")
	if err := os.WriteFile(s.path("junk", Extension), junk, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := s.Discard("junk"); err != nil {
		t.Fatal(err)
	}
	id, err := s.Recover("junk")
	if err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(s.path(id, Extension)); err != nil || string(data) != string(junk) {
		t.Errorf("%q, %v", data, err)
	}
}

func TestNamesOfMatches(t *testing.T) {
	s := openStore(t)
	table, _ := begin(t, s, "named")
	for _, title := range []string{"Friday", "a/b", "../../x", "王と女王 🎲", strings.Repeat("王", MaxTitle), ".", "  spaces "} {
		if err := s.Rename("named", title); err != nil {
			t.Errorf("%q: %v", title, err)
		}
		list, err := s.List()
		if err != nil || len(list) != 1 || list[0].Title != strings.TrimSpace(title) {
			t.Errorf("called %q, listed as %+v, %v", title, list, err)
		}
	}
	for _, title := range []string{strings.Repeat("x", MaxTitle+1), "a\nb", "\x00", "\xff"} {
		if err := s.Rename("named", title); !errors.Is(err, ErrTitle) {
			t.Errorf("%q: %v", title, err)
		}
	}
	if err := s.Rename("named", ""); err != nil {
		t.Fatal(err)
	}
	if s.title("named") != "" {
		t.Error("the name stays")
	}
	closeTable(t, table)
	names, err := os.ReadDir(s.Dir())
	if err != nil || len(names) != 2 {
		t.Errorf("the folder has %v, %v", names, err)
	}
	if err := s.Rename("nothing", "x"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("nothing was named: %v", err)
	}
	if err := s.Rename("../named", "x"); !errors.Is(err, ErrID) {
		t.Errorf("outside: %v", err)
	}
	// A name file that is none is not shown.
	if err := os.WriteFile(filepath.Join(s.Dir(), "named"+titleExt), []byte(strings.Repeat("x", 1<<20)), 0o600); err != nil {
		t.Fatal(err)
	}
	if s.title("named") != "" {
		t.Error("a megabyte is a name")
	}
}
