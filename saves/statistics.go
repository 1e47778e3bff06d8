package saves

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"ludaxy/engine/record"
)

// The files of the statistics. Both can be removed: the first is made again from
// the matches, without the second deleted statistics count again.
const (
	countedName   = "statistics.json"
	forgottenName = "statistics-deleted.json"
)

// countedVersion grows when something else is counted; what an earlier program
// counted is then counted anew.
const countedVersion = 1

// maxCounted is the most bytes that a file of the statistics may have.
const maxCounted = 64 << 20

// counted is what the file of the statistics holds: how each match went, by its
// ID, with what tells that the match's file is still the same.
type counted struct {
	Version int                   `json:"version"`
	Matches map[string]countedOne `json:"matches"`
}

type countedOne struct {
	Size int64         `json:"size"`
	Mod  time.Time     `json:"mod"`
	How  *record.Match `json:"how,omitempty"` // nil: there is nothing to count
}

// Records is how every match went that is over, in the order in which they were
// last played. Matches that were counted before are not read again, so that only
// the first time takes long: tell, which may be nil, hears how many of the
// matches that have to be read are done. It may run beside everything else. What
// cannot be read is left out; where the folder cannot be written, nothing is
// remembered.
func (s *Store) Records(ctx context.Context, tell func(done, total int)) ([]*record.Match, error) {
	entries, err := os.ReadDir(s.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("list the matches: %w", err)
	}
	var before counted
	readJSON(filepath.Join(s.dir, countedName), &before)
	if before.Version != countedVersion {
		before.Matches = nil
	}
	forgotten := s.forgotten()
	now := counted{Version: countedVersion, Matches: map[string]countedOne{}}
	var ids, missing []string
	for _, e := range entries {
		id, ok := strings.CutSuffix(e.Name(), Extension)
		if !ok || !isID(id) || len(ids) >= maxList || !e.Type().IsRegular() {
			continue
		}
		info, err := e.Info()
		if err != nil {
			continue // gone since
		}
		one := countedOne{Size: info.Size(), Mod: info.ModTime().UTC()}
		if old, ok := before.Matches[id]; ok && old.Size == one.Size && old.Mod.Equal(one.Mod) {
			one.How = old.How
		} else {
			missing = append(missing, id)
		}
		ids, now.Matches[id] = append(ids, id), one
	}
	for i, id := range missing {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		one := now.Matches[id]
		one.How = s.count(id)
		now.Matches[id] = one
		if tell != nil {
			tell(i+1, len(missing))
		}
	}
	if len(missing) > 0 || len(before.Matches) != len(now.Matches) {
		_ = writeJSON(filepath.Join(s.dir, countedName), now) // without it the next time takes long
	}
	slices.SortFunc(ids, func(a, b string) int {
		if c := now.Matches[a].Mod.Compare(now.Matches[b].Mod); c != 0 {
			return c
		}
		return strings.Compare(a, b)
	})
	var list []*record.Match
	for _, id := range ids {
		if how := now.Matches[id].How; how != nil && !forgotten[id] {
			list = append(list, how)
		}
	}
	return list, nil
}

// count is how a match went, nil if it is not over or cannot be read.
func (s *Store) count(id string) *record.Match {
	sum, ok := s.summary(id)
	if !ok || sum.Err != nil || !sum.Finished {
		return nil
	}
	data, err := ReadFile(s.path(id, Extension))
	if err != nil {
		return nil
	}
	d, err := Decode(data)
	if err != nil {
		return nil
	}
	r, ok := s.find(d.Match.Rules)
	if !ok {
		return nil
	}
	c, err := record.NewCounter(d.Match, r)
	if err != nil {
		return nil
	}
	for _, e := range d.Entries {
		if c.Step(e) != nil {
			break // as far as it goes, like everywhere
		}
	}
	if m := c.Match(); m.Over {
		return m
	}
	return nil
}

// DeleteRecords deletes the statistics: no match that is over now counts in them
// any more. The matches themselves stay.
func (s *Store) DeleteRecords() error {
	list, err := s.List()
	if err != nil {
		return err
	}
	forgotten := s.forgotten()
	for _, m := range list {
		if m.Finished {
			forgotten[m.ID] = true
		}
	}
	ids := make([]string, 0, len(forgotten))
	for id := range forgotten {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	if err := writeJSON(filepath.Join(s.dir, forgottenName), ids); err != nil {
		return fmt.Errorf("delete the statistics: %w", err)
	}
	if err := os.Remove(filepath.Join(s.dir, countedName)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("delete the statistics: %w", err)
	}
	return nil
}

// forgotten are the IDs of the matches that do not count any more.
func (s *Store) forgotten() map[string]bool {
	var ids []string
	readJSON(filepath.Join(s.dir, forgottenName), &ids)
	out := map[string]bool{}
	for _, id := range ids {
		out[id] = true
	}
	return out
}

// readJSON reads a file into a value; one that is missing, too big or damaged
// leaves it as it is.
func readJSON(path string, v any) {
	f, info, err := openRegular(path)
	if err != nil {
		return
	}
	defer func() { _ = f.Close() }() // it is only read
	if info.Size() > maxCounted {
		return
	}
	_ = json.NewDecoder(f).Decode(v) // what is damaged is made again
}

func writeJSON(path string, v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return replaceFile(path, append(data, '\n'), false)
}
