package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// identity is what tells an open file from another one of its name.
func identity(f *os.File) os.FileInfo {
	info, err := f.Stat()
	if err != nil {
		return nil // then it is never missed
	}
	return info
}

// stay sees to it that the match can still be found by its name: a folder may be
// removed, or a file replaced, while a match is played, and what is written then
// reaches a file that nobody can open again. size is how many of its bytes are
// good. The match is written anew from that file, with its seed; under another
// name if something else has taken its own.
func (j *File) stay(size int64) error {
	if j.here == nil {
		return nil
	}
	now, err := os.Lstat(j.path)
	if err == nil && os.SameFile(now, j.here) || errors.Is(err, fs.ErrPermission) {
		return nil // where nobody may look, it is still there
	}
	data := make([]byte, size)
	if _, err := j.f.ReadAt(data, 0); err != nil {
		return err
	}
	if err := os.MkdirAll(j.store.dir, 0o700); err != nil {
		return fmt.Errorf("make the folder for matches: %w", err)
	}
	return j.settle(data)
}

// settle writes the match into the store again and goes on with that file.
func (j *File) settle(data []byte) error {
	id := j.id
	if j.store.exists(id) {
		id = j.store.freeID(id)
	}
	k := j.key
	if found, err := os.Lstat(j.store.path(id, keyExt)); id != j.id || err != nil || !os.SameFile(found, identity(k.f)) {
		if k, err = takeKey(j.store.path(id, keyExt)); err != nil {
			return err
		}
		if j.key.seed != nil {
			err = k.keep(*j.key.seed)
		}
		if err != nil {
			k.release(true)
			return err
		}
	}
	f, err := j.store.place(id, data)
	if err != nil {
		if k != j.key {
			k.release(true)
		}
		return err
	}
	_ = j.f.Close() // nothing in it that is not in the new one
	if k != j.key {
		j.key.release(false)
	}
	j.id, j.path, j.f, j.here, j.key = id, j.store.path(id, Extension), f, identity(f), k
	return nil
}

// place makes a match file and opens it.
func (s *Store) place(id string, data []byte) (*os.File, error) {
	path := s.path(id, Extension)
	if err := replaceFile(path, data, true); err != nil {
		return nil, err
	}
	return os.OpenFile(path, os.O_RDWR, 0)
}
