package saves

import (
	"fmt"
	"io"
	"os"
	"sync"

	"ludaxy/engine"
)

// handle is the part of a file the journal needs; tests put failing ones in.
type handle interface {
	io.ReaderAt
	io.WriterAt
	Truncate(size int64) error
	Sync() error
	Close() error
}

var _ handle = (*os.File)(nil)

// File is the file of a match being played: an engine.Journal. It is locked for
// this program until Close.
type File struct {
	mu    sync.Mutex
	store *Store
	id    string
	path  string
	f     handle      // nil once closed
	here  os.FileInfo // of f
	key   *key
	n     uint64 // entries in it
	end   int64  // bytes that are good
	crc   uint32
	over  bool // the last entry ended the match and needs no key any more
}

var _ engine.Journal = (*File)(nil)

// ID is the match's.
func (j *File) ID() string { return j.id }

// Path is where the match file is.
func (j *File) Path() string { return j.path }

// Append writes entries and returns when the disk has them. After an error the
// file is as it was and the same entries can be offered again.
func (j *File) Append(entries ...engine.Entry) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.f == nil {
		return os.ErrClosed
	}
	var lines []byte
	crc, over := j.crc, j.over
	for i, e := range entries {
		if e.N != j.n+uint64(i)+1 {
			return fmt.Errorf("save entry %d after %d: %w", e.N, j.n+uint64(i), engine.ErrOrder)
		}
		text, err := encodeEntry(e)
		if err != nil {
			return fmt.Errorf("save entry %d: %w", e.N, err)
		}
		lines, crc = appendLine(lines, text, crc)
		over = e.Kind == engine.EntrySeed || e.Over && j.key.seed == nil
	}
	if j.n+uint64(len(entries)) > MaxEntries || j.end+int64(len(lines)) > MaxFile {
		return ErrLimit
	}
	if err := j.write(lines); err != nil {
		return fmt.Errorf("save the match: %w", err)
	}
	if err := j.stay(j.end + int64(len(lines))); err != nil {
		return fmt.Errorf("save the match: %w", err)
	}
	j.n += uint64(len(entries))
	j.end += int64(len(lines))
	j.crc, j.over = crc, over
	return nil
}

// write puts bytes behind the good ones. What a failed attempt left is cut off
// or, if even that fails, written over by the next.
func (j *File) write(b []byte) error {
	_, err := j.f.WriteAt(b, j.end)
	if err == nil {
		err = j.f.Sync()
	}
	if err != nil {
		_ = j.f.Truncate(j.end) // the error to tell is the first one
	}
	return err
}

// Close lets other programs have the match. It needs no more writing: Append
// did it all.
func (j *File) Close() error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.f == nil {
		return nil
	}
	err := j.f.Close()
	j.f = nil
	j.key.release(j.over)
	return err
}
