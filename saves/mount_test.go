//go:build linux

package saves

import (
	"errors"
	"os"
	"syscall"
	"testing"

	"ludaxy/engine"
)

// smallDisk mounts a disk of 64 KiB, where the test may.
func smallDisk(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=64k"); err != nil {
		t.Skip("a disk cannot be mounted here: ", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, 0); err != nil {
			t.Error(err)
		}
	})
	return dir
}

func TestReallyFullDisk(t *testing.T) {
	s, err := Open(smallDisk(t))
	if err != nil {
		t.Fatal(err)
	}
	table, _ := begin(t, s, "full")
	var troubles []error
	table.Subscribe(func(n engine.Note) {
		if n.Kind == engine.Trouble {
			troubles = append(troubles, n.Err)
		}
	})
	play(t, table, newRand(1), 20)
	ballast := s.Dir() + "/ballast"
	if err := os.WriteFile(ballast, make([]byte, 1<<20), 0o600); !errors.Is(err, syscall.ENOSPC) {
		t.Fatalf("the disk takes a megabyte: %v", err)
	}
	play(t, table, newRand(2), 60)
	if len(troubles) != 1 || !errors.Is(troubles[0], syscall.ENOSPC) {
		t.Fatalf("troubles %v", troubles)
	}
	m, seed := fixedMatch("second")
	if _, err := s.Create(m, seed); !errors.Is(err, syscall.ENOSPC) {
		t.Errorf("a new match: %v", err)
	}
	if err := os.Remove(ballast); err != nil {
		t.Fatal(err)
	}
	play(t, table, newRand(3), 1)
	o, err := s.Read("full")
	if err != nil || !o.Report.Well() || o.State != table.State() {
		t.Errorf("afterwards %+v, %v", o, err)
	}
	closeTable(t, table)
}

func TestReadOnlyFolder(t *testing.T) {
	dir := ""
	if os.Getuid() == 0 {
		dir = smallDisk(t)
	} else {
		dir = t.TempDir()
	}
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	table, _ := begin(t, s, "old")
	play(t, table, newRand(1), 10)
	closeTable(t, table)
	if os.Getuid() == 0 {
		err = syscall.Mount("", dir, "", syscall.MS_REMOUNT|syscall.MS_RDONLY, "")
	} else {
		err = errors.Join(os.Chmod(s.path("old", Extension), 0o400), os.Chmod(s.path("old", keyExt), 0o400), os.Chmod(dir, 0o500))
		t.Cleanup(func() { _ = os.Chmod(dir, 0o700) })
	}
	if err != nil {
		t.Fatal(err)
	}
	if s, err = Open(dir); err != nil {
		t.Fatal(err)
	}
	m, seed := fixedMatch("new")
	if _, err := s.Create(m, seed); err == nil {
		t.Error("a match was created")
	}
	if list, err := s.List(); err != nil || len(list) != 1 {
		t.Errorf("list %+v, %v", list, err)
	}
	table, o := resume(t, s, "old")
	_, oldSeed := fixedMatch("old")
	if o.File != nil || o.Report.Unwritable == nil || o.Report.SeedLost || o.Roller != oldSeed {
		t.Errorf("opened %+v", o)
	}
	play(t, table, newRand(1), 10)
	closeTable(t, table)
}
