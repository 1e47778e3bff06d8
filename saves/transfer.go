package saves

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// Duplicate makes a copy of a match as it stands and returns the copy's ID. The
// copy of a match in play goes on with dice of its own: nobody can try out in it
// what the dice of the other will show.
func (s *Store) Duplicate(id string) (string, error) {
	data, err := s.Export(id)
	if err != nil {
		return "", err
	}
	copied := s.freeID(id)
	if err := replaceFile(s.path(copied, Extension), data, true); err != nil {
		return "", fmt.Errorf("copy the match: %w", err)
	}
	return copied, nil
}

// Export is the file of a match as it is handed on: all that is good of it,
// without the seed of dice that are still to be thrown.
func (s *Store) Export(id string) ([]byte, error) {
	_, d, data, err := s.read(id)
	if err != nil {
		return nil, err
	}
	return d.whole(data), nil
}

// whole is the part of a file that can be read, its last line ended.
func (d *Decoded) whole(data []byte) []byte {
	data = data[:d.Good:d.Good]
	if d.NoEnd {
		data = append(data, '\n')
	}
	return data
}

// WriteFile writes an exported match under any path, in place of what is there.
func WriteFile(path string, data []byte) error {
	if err := replaceFile(path, data, false); err != nil {
		return fmt.Errorf("write the match: %w", err)
	}
	return nil
}

// Imported is what Import did.
type Imported struct {
	ID      string
	Proof   Proof
	Already bool // the store had the match: nothing was written
}

// Import takes a match file from outside into the store. Nothing in it is
// trusted: it is checked as Verify does, with every action by the rules of its
// game and every throw by the seed that it shows. Only a last line that was not
// finished is forgiven. The name is the file's, and the match is called so where
// a player seems to have chosen it. The error is as Decode's and Verify's.
func (s *Store) Import(name string, data []byte) (Imported, error) {
	d, err := Decode(data)
	if err != nil {
		return Imported{}, err
	}
	if d.Damage == nil || d.Damage.Torn {
		data = d.whole(data)
	}
	proof, err := Verify(data)
	if err != nil {
		return Imported{}, err
	}
	id := d.Match.ID
	if !newForm.MatchString(id) {
		id = time.Now().UTC().Format("20060102-150405")
	}
	if has, err := ReadFile(s.path(id, Extension)); err == nil && bytes.HasPrefix(has, data) {
		return Imported{ID: id, Proof: proof, Already: true}, nil
	}
	for {
		id = s.freeID(id)
		err := replaceFile(s.path(id, Extension), data, true)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return Imported{}, fmt.Errorf("import the match: %w", err)
		}
		break
	}
	title := strings.TrimSuffix(filepath.Base(name), filepath.Ext(name))
	if title != "" && title != "." && !newForm.MatchString(title) && isTitle(title) {
		err = s.Rename(id, title)
	}
	return Imported{ID: id, Proof: proof}, err
}

// ImportFile takes the match file at a path into the store.
func (s *Store) ImportFile(path string) (Imported, error) {
	if full, err := filepath.EvalSymlinks(path); err == nil {
		path = full // the player chose it, wherever it is
	}
	data, err := ReadFile(path)
	if err != nil {
		return Imported{}, err
	}
	in, err := s.Import(filepath.Base(path), data)
	if err != nil {
		return Imported{}, &os.PathError{Op: "import", Path: path, Err: err}
	}
	return in, nil
}
