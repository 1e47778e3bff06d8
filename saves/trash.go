package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// trashDir is the folder in the store that holds what a player deleted.
const trashDir = "trash"

// Trash is what was deleted from the store: a store of its own, of which List,
// Read and Delete are of use. Its folder need not be there.
func (s *Store) Trash() *Store { return &Store{dir: filepath.Join(s.dir, trashDir), find: s.find} }

// Discard moves a match into the trash, with its name and the seed of its dice.
// One that is being played stays: the error is ErrInUse.
func (s *Store) Discard(id string) error {
	to := s.Trash()
	if err := os.MkdirAll(to.dir, 0o700); err != nil {
		return fmt.Errorf("delete the match: %w", err)
	}
	if _, err := s.move(id, to); err != nil {
		return fmt.Errorf("delete the match: %w", err)
	}
	return nil
}

// Recover brings a match back from the trash and returns its ID, which is
// another one if the old one is taken.
func (s *Store) Recover(id string) (string, error) {
	now, err := s.Trash().move(id, s)
	if err != nil {
		return "", fmt.Errorf("bring the match back: %w", err)
	}
	return now, nil
}

// EmptyTrash removes for good what is in the trash, and returns how many matches
// that were. With an error some may be left.
func (s *Store) EmptyTrash() (gone int, err error) {
	trash := s.Trash()
	list, err := trash.List()
	if err != nil {
		return 0, err
	}
	for _, m := range list {
		if failed := trash.Delete(m.ID); failed != nil {
			err = errors.Join(err, failed)
			continue
		}
		gone++
	}
	return gone, err
}

// move moves a match to another store. A crash on the way leaves it in one of
// the two, with its seed.
func (s *Store) move(id string, to *Store) (now string, err error) {
	if !isID(id) {
		return "", ErrID
	}
	from := s.path(id, Extension)
	if !s.exists(id) {
		return "", &os.PathError{Op: "move", Path: from, Err: fs.ErrNotExist}
	}
	k, err := takeKey(s.path(id, keyExt))
	if err != nil {
		return "", err
	}
	now = to.freeID(id)
	beside := map[string][]byte{}
	if k.seed != nil {
		beside[keyExt] = []byte(k.seed.String() + "\n")
	}
	if title := s.title(id); title != "" {
		beside[titleExt] = []byte(title + "\n")
	}
	for ext, text := range beside {
		err = errors.Join(err, replaceFile(to.path(now, ext), text, false))
	}
	if err == nil {
		err = os.Rename(from, to.path(now, Extension))
	}
	if err != nil {
		for ext := range beside {
			_ = os.Remove(to.path(now, ext)) // the error to tell is the first one
		}
		k.release(k.seed == nil)
		return "", err
	}
	err = errors.Join(syncDir(to.dir), syncDir(s.dir))
	k.release(true)
	_ = os.Remove(s.path(id, titleExt)) // a name without a match harms nothing
	return now, err
}

// freeID is an ID that no match of the store has, like another one.
func (s *Store) freeID(id string) string {
	stem := shorten(id, maxID-8)
	for n := 2; s.taken(id); n++ {
		id = fmt.Sprintf("%s-%d", stem, n)
	}
	return id
}

// taken reports whether an ID is a match's, or a seed is kept under it.
func (s *Store) taken(id string) bool {
	_, err := os.Lstat(s.path(id, keyExt))
	return err == nil || s.exists(id)
}
