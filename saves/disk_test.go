package saves

import (
	"errors"
	"fmt"
	"os"
	"syscall"
	"testing"

	"ludaxy/engine"
)

// flaky is a file on a disk that fails in one way or another.
type flaky struct {
	handle
	short    int // bytes of a write that still fit; -1: all
	syncs    bool
	truncate bool
}

func (f *flaky) WriteAt(b []byte, at int64) (int, error) {
	if f.short < 0 {
		return f.handle.WriteAt(b, at)
	}
	n, err := f.handle.WriteAt(b[:min(f.short, len(b))], at)
	return n, errors.Join(err, syscall.ENOSPC)
}

func (f *flaky) Sync() error {
	if f.syncs {
		return syscall.EIO
	}
	return f.handle.Sync()
}

func (f *flaky) Truncate(size int64) error {
	if f.truncate {
		return syscall.EIO
	}
	return f.handle.Truncate(size)
}

// Whatever the disk does, the match goes on, what was saved stays readable, and
// all of it is saved once the disk works again.
func TestFullDisk(t *testing.T) {
	for _, broken := range []flaky{
		{short: 0}, {short: 11}, {short: 95}, {short: 11, truncate: true}, {short: 95, truncate: true},
		{short: -1, syncs: true}, {short: -1, syncs: true, truncate: true},
	} {
		t.Run(fmt.Sprintf("%d %v %v", broken.short, broken.syncs, broken.truncate), func(t *testing.T) {
			s := openStore(t)
			table, f := begin(t, s, "full")
			var notes []engine.NoteKind
			table.Subscribe(func(n engine.Note) {
				if n.Kind == engine.Trouble || n.Kind == engine.TroubleOver {
					notes = append(notes, n.Kind)
				}
			})
			play(t, table, newRand(1), 10)
			good := f.f
			broken.handle = good
			f.f = &broken
			play(t, table, newRand(2), 20)
			if len(notes) != 1 || notes[0] != engine.Trouble {
				t.Fatalf("notes %v", notes)
			}
			o, err := s.Read("full")
			if err != nil || len(o.Entries) < 10 || o.Report.Damage != nil && !o.Report.Damage.Torn {
				t.Fatalf("on the full disk: %+v, %v", o, err)
			}
			f.f = good
			play(t, table, newRand(3), 1)
			if len(notes) != 2 || notes[1] != engine.TroubleOver || !table.Saved() {
				t.Fatalf("notes %v", notes)
			}
			o, err = s.Read("full")
			if err != nil || o.Report.Damage != nil || o.State != table.State() || len(o.Entries) != len(table.Entries()) {
				t.Fatalf("afterwards: %+v, %v", o, err)
			}
			closeTable(t, table)
		})
	}
}

func TestNothingMoreAfterClose(t *testing.T) {
	s := openStore(t)
	table, f := begin(t, s, "closed")
	closeTable(t, table)
	if err := f.Append(engine.Entry{N: 1}); !errors.Is(err, os.ErrClosed) {
		t.Errorf("append: %v", err)
	}
	if err := f.Close(); err != nil {
		t.Errorf("close again: %v", err)
	}
}

func TestEntriesOutOfOrderAreNotWritten(t *testing.T) {
	s := openStore(t)
	table, f := begin(t, s, "order")
	if err := f.Append(engine.Entry{N: 2, Kind: engine.EntryUndo}); !errors.Is(err, engine.ErrOrder) {
		t.Errorf("append: %v", err)
	}
	if err := f.Append(engine.Entry{N: 1, Kind: 99}); err == nil {
		t.Error("an entry of no kind was written")
	}
	play(t, table, newRand(1), 3)
	closeTable(t, table)
	if o, err := s.Read("order"); err != nil || len(o.Entries) != 3 {
		t.Errorf("%+v, %v", o, err)
	}
}

// The lock cannot be had for another reason than another program: the match can
// be played on, with its dice, but not saved.
func TestUnwritableMatchCanBePlayed(t *testing.T) {
	s := openStore(t)
	table, _ := begin(t, s, "locked-out")
	play(t, table, newRand(1), 10)
	closeTable(t, table)
	key := s.path("locked-out", keyExt)
	if err := os.Remove(key); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(key, 0o700); err != nil {
		t.Fatal(err)
	}
	table, o := resume(t, s, "locked-out")
	if o.File != nil || o.Report.Unwritable == nil || len(o.Entries) != 10 {
		t.Fatalf("opened %+v", o)
	}
	play(t, table, newRand(1), 10)
	closeTable(t, table)
}
