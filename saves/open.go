package saves

import (
	"errors"
	"fmt"
	"os"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/rules"
)

// Opened is a match read from the store, with all that engine.Resume wants.
type Opened struct {
	Match   engine.Match
	Rules   rules.Rules
	Entries []engine.Entry
	State   rules.State // after the entries
	Roller  dice.Roller
	File    *File // nil if the match is over, only read, or cannot be written
	Report  Report

	promised string // the promise the dice follow after the entries
}

// Report is what happened to a match while it was opened. The zero value says
// that all is well.
type Report struct {
	Damage     *Damage // what was lost; nil: nothing
	Aside      string  // path of the damaged file, which was kept; "" if a torn line was merely cut
	SeedLost   bool    // the seed of the dice was lost: another one is promised from here on
	Unwritable error   // why the match can be played but not saved; nil if it can
}

// Well reports whether there is nothing to tell the player.
func (r *Report) Well() bool {
	return r.Damage == nil && !r.SeedLost && r.Unwritable == nil
}

// DamagedError is a file of which nothing can be read. It was kept as Aside.
type DamagedError struct {
	Aside string // "" if it could not be renamed and stays where it is
	Err   error
}

func (e *DamagedError) Error() string { return e.Err.Error() }

// Unwrap is what is wrong with the file.
func (e *DamagedError) Unwrap() error { return e.Err }

// ErrRules is wrapped by the error of a match of a game this program has not.
var ErrRules = errors.New("this program does not know the game of the match")

// Open opens a match to go on with it. A match that is over is opened like Read
// does. The error may be ErrInUse, a *NewerError (the file is left alone), a
// *DamagedError, or wrap ErrRules, ErrLimit or fs.ErrNotExist.
func (s *Store) Open(id string) (*Opened, error) {
	o, d, _, err := s.read(id)
	if err != nil && !errors.Is(err, ErrHeader) {
		return nil, err
	}
	if err == nil && o.State.Phase == rules.PhaseOver && d.Damage == nil && !s.owesSeed(o) {
		return o, nil
	}
	k, locking := takeKey(s.path(id, keyExt))
	if errors.Is(locking, ErrInUse) {
		return nil, ErrInUse
	}
	if locking != nil {
		if err != nil {
			return nil, &DamagedError{Err: err}
		}
		o.Report.Unwritable = locking
		return o, o.roll(&key{seed: readSeed(s.path(id, keyExt))})
	}
	// Nobody else writes from here on: read what there is now.
	var data []byte
	if o, d, data, err = s.read(id); errors.Is(err, ErrHeader) {
		err = &DamagedError{Aside: s.putAside(id), Err: err}
	}
	if err != nil {
		k.release(false) // who mends the file by hand needs the seed
		return nil, err
	}
	if err := o.roll(k); err != nil {
		k.release(false)
		return nil, err
	}
	if o.File, err = s.adopt(id, k, d, data, &o.Report); err != nil {
		k.release(false)
		o.File, o.Report.Unwritable = nil, err
		return o, nil
	}
	o.File.over = o.State.Phase == rules.PhaseOver && (o.Match.Seed != "" || k.seed == nil)
	return o, nil
}

// Read opens a match to look at it; nothing is locked or repaired.
func (s *Store) Read(id string) (*Opened, error) {
	o, _, _, err := s.read(id)
	return o, err
}

// owesSeed reports whether a match ended but its seed was not shown yet.
func (s *Store) owesSeed(o *Opened) bool {
	if o.Match.Seed != "" {
		return false
	}
	_, err := os.Lstat(s.path(o.Match.ID, keyExt))
	return err == nil && o.Match.Commitment != ""
}

func (s *Store) read(id string) (*Opened, *Decoded, []byte, error) {
	if !isID(id) {
		return nil, nil, nil, ErrID
	}
	data, err := ReadFile(s.path(id, Extension))
	if err != nil {
		return nil, nil, nil, fmt.Errorf("open the match: %w", err)
	}
	d, err := Decode(data)
	if err != nil {
		return nil, nil, nil, err
	}
	if d.Match.ID != id {
		d.Match.ID = id // the player renamed or copied the file
	}
	r, ok := s.find(d.Match.Rules)
	if !ok {
		return nil, nil, nil, fmt.Errorf("%w: %q", ErrRules, d.Match.Rules)
	}
	p, err := d.Replay(data, r)
	if err != nil {
		return nil, nil, nil, err
	}
	// The match as it began; its entries lead to where it is.
	o := &Opened{Match: d.Match, Rules: r, Entries: d.Entries, State: p.State(), Report: Report{Damage: d.Damage}}
	o.Match.Seed, o.promised = p.Match().Seed, p.Commitment()
	return o, d, data, nil
}

// roll finds the dice of a match: those of its key, or new ones where the seed
// is lost.
func (o *Opened) roll(k *key) error {
	if o.Match.Manual() {
		o.Roller = dice.Manual{}
		return nil
	}
	if k.seed != nil {
		o.Roller = *k.seed
		o.Report.SeedLost = k.seed.Commitment() != o.promised
		return nil
	}
	if o.State.Phase == rules.PhaseOver {
		return nil
	}
	seed, err := dice.NewSeed()
	if err != nil {
		return err
	}
	o.Roller, o.Report.SeedLost = seed, true
	if k.f == nil {
		return nil
	}
	return k.keep(seed)
}

// adopt makes the file of a match ready for the next entry: what makes no sense
// is cut off, after the file as it was is kept under another name unless only
// its last line is torn.
func (s *Store) adopt(id string, k *key, d *Decoded, data []byte, report *Report) (*File, error) {
	path := s.path(id, Extension)
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return nil, err
	}
	if d.Damage != nil && !d.Damage.Torn {
		if report.Aside, err = s.keepAside(id, data); err != nil {
			return nil, errors.Join(err, f.Close())
		}
	}
	j := &File{store: s, id: id, path: path, f: f, here: identity(f), key: k, n: uint64(len(d.Entries)), end: int64(d.Good), crc: d.last().crc}
	if len(data) != d.Good || d.NoEnd {
		err = f.Truncate(j.end)
		if err == nil && d.NoEnd {
			err = j.write([]byte{'\n'})
			j.end++
		} else if err == nil {
			err = f.Sync()
		}
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return j, nil
}

// keepAside writes a copy of a damaged file under a new name.
func (s *Store) keepAside(id string, data []byte) (string, error) {
	for n := 1; ; n++ {
		path := s.path(fmt.Sprintf("%s.%d", id, n), damagedExt)
		err := replaceFile(path, data, true)
		if err == nil || !errors.Is(err, os.ErrExist) {
			return path, err
		}
	}
}

// putAside renames a file of which nothing can be read; "" if that fails.
func (s *Store) putAside(id string) string {
	for n := 1; ; n++ {
		path := s.path(fmt.Sprintf("%s.%d", id, n), damagedExt)
		if _, err := os.Lstat(path); err == nil {
			continue
		}
		if os.Rename(s.path(id, Extension), path) != nil {
			return ""
		}
		_ = syncDir(s.dir) // an old name after a crash is no harm
		return path
	}
}
