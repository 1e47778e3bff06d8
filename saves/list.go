package saves

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"
	"time"

	"ludaxy/engine"
)

// Summary is what a list of matches shows. It is read quickly, from the first
// and the last line; only opening a match checks it.
type Summary struct {
	ID       string
	Title    string       // the name a player gave to it, "" for none
	Match    engine.Match // as it began
	Entries  int
	Elapsed  time.Duration // played
	Modified time.Time     // when it was last played
	Finished bool          // it is a replay now
	Err      error         // why it cannot be opened: a *NewerError, or one that wraps ErrHeader, ErrRules or ErrLink
}

// maxList is how many files of the folder are looked at.
const maxList = 10_000

// List is all matches of the store, the last played first.
func (s *Store) List() ([]Summary, error) {
	d, err := os.Open(s.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil // removed since, or a trash that nothing was put into
	}
	if err != nil {
		return nil, fmt.Errorf("list the matches: %w", err)
	}
	names, err := d.Readdirnames(3 * maxList)
	if errors.Is(err, io.EOF) {
		err = nil
	}
	if err = errors.Join(err, d.Close()); err != nil {
		return nil, fmt.Errorf("list the matches: %w", err)
	}
	var list []Summary
	titled := map[string]bool{}
	for _, name := range names {
		if id, ok := strings.CutSuffix(name, titleExt); ok {
			titled[id] = true
		}
	}
	for _, name := range names {
		id, ok := strings.CutSuffix(name, Extension)
		if !ok || !isID(id) || len(list) >= maxList {
			continue
		}
		if sum, ok := s.summary(id); ok {
			if titled[id] {
				sum.Title = s.title(id)
			}
			list = append(list, sum)
		}
	}
	slices.SortFunc(list, func(a, b Summary) int {
		if c := b.Modified.Compare(a.Modified); c != 0 {
			return c
		}
		return strings.Compare(b.ID, a.ID)
	})
	return list, nil
}

// Latest is the match last played that can be gone on with; ok is false if
// there is none.
func (s *Store) Latest() (latest Summary, ok bool, err error) {
	list, err := s.List()
	for _, m := range list {
		if m.Err == nil && !m.Finished {
			return m, true, nil
		}
	}
	return Summary{}, false, err
}

// seen is what a file said when it was last listed.
type seen struct {
	info os.FileInfo
	sum  Summary
}

// summary is what a file's ends say; ok is false if it is no file or has gone. A
// file that has not changed since it was listed is not read again.
func (s *Store) summary(id string) (sum Summary, ok bool) {
	info, err := os.Lstat(s.path(id, Extension))
	if err != nil {
		return sum, false
	}
	s.mu.Lock()
	last, listed := s.listed[id]
	s.mu.Unlock()
	if listed && os.SameFile(info, last.info) && info.Size() == last.info.Size() && info.ModTime().Equal(last.info.ModTime()) {
		return last.sum, true
	}
	if sum, ok = s.readEnds(id); !ok || sum.Err != nil {
		return sum, ok // what is wrong may be mended without a trace
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.listed == nil {
		s.listed = map[string]seen{}
	}
	s.listed[id] = seen{info, sum}
	return sum, true
}

// readEnds reads a file's ends.
func (s *Store) readEnds(id string) (sum Summary, ok bool) {
	f, info, err := openRegular(s.path(id, Extension))
	if err != nil {
		gone := errors.Is(err, fs.ErrNotExist) || errors.Is(err, errNoFile)
		return Summary{ID: id, Err: err}, !gone
	}
	defer func() { _ = f.Close() }() // it is only read
	sum = Summary{ID: id, Modified: info.ModTime()}
	head := make([]byte, min(info.Size(), MaxHeader+16))
	if _, err := io.ReadFull(f, head); err != nil {
		sum.Err = err
		return sum, true
	}
	line, size, ended := cutLine(head)
	if ended {
		head = head[:size]
	}
	d, err := Decode(head)
	if err == nil && info.Size() > MaxFile {
		err = ErrLimit
	}
	if err != nil {
		sum.Err = err
		return sum, true
	}
	sum.Match = d.Match
	sum.Match.ID = id
	if _, known := s.find(d.Match.Rules); !known {
		sum.Err = fmt.Errorf("%w: %q", ErrRules, d.Match.Rules)
	}
	tail := make([]byte, min(info.Size()-int64(len(line)), 2*MaxLine))
	if n, err := f.ReadAt(tail, info.Size()-int64(len(tail))); err == nil || n == len(tail) {
		sum.readTail(tail)
	}
	return sum, true
}

// readTail finds the last whole entry.
func (s *Summary) readTail(tail []byte) {
	lines := bytes.Split(tail, []byte{'\n'})
	for _, line := range slices.Backward(lines) {
		const sum = 1 + 8
		if len(line) <= sum {
			continue
		}
		if e, err := decodeEntry(line[:len(line)-sum]); err == nil {
			s.Entries, s.Elapsed, s.Finished = int(min(e.N, MaxEntries)), e.Elapsed, e.Over
			return
		}
	}
}
