package game

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/game/platform"
	"ludaxy/saves"
	"ludaxy/scenes"
)

// matches knows the saved matches for the scenes. Reading the folder takes time
// that no frame has, so what was found holds until forget.
type matches struct {
	store *saves.Store // nil: nothing is saved
	known bool
	id    string
	under scenes.Resumable
	last  *scenes.MatchSetup
}

// openStore opens the folder of the matches. Without one the game goes on: a
// match then says that it cannot be saved.
func (g *Game) openStore() {
	g.ctx.Matches = &g.matches
	if !platform.HasFiles() || g.opts.Paths.Saves == "" {
		return
	}
	store, err := saves.Open(g.opts.Paths.Saves)
	if err != nil {
		g.storeErr = err
		g.note("the matches' folder cannot be opened: " + err.Error())
		return
	}
	g.matches.store = store
}

// forget has the folder read again at the next question.
func (m *matches) forget() { m.known = false }

// Resumable is the match to go on with.
func (m *matches) Resumable() (scenes.Resumable, bool) {
	m.read()
	return m.under, m.id != ""
}

// LastSetup is the last table that was set up.
func (m *matches) LastSetup() (scenes.MatchSetup, bool) {
	m.read()
	if m.last == nil {
		return scenes.MatchSetup{}, false
	}
	return *m.last, true
}

// read looks through the folder.
func (m *matches) read() {
	if m.known {
		return
	}
	m.known, m.id, m.under, m.last = true, "", scenes.Resumable{}, nil
	if m.store == nil {
		return
	}
	list, err := m.store.List()
	if err != nil {
		return // as good as empty; starting a match will say what is wrong
	}
	var newest saves.Summary
	for _, s := range list {
		if s.Err != nil {
			continue
		}
		if m.last == nil || s.Match.Created.After(newest.Match.Created) {
			newest, m.last = s, setupOf(s.Match)
		}
		if m.id == "" && !s.Finished {
			m.look(s)
		}
	}
}

// look takes a match as the one to go on with, if it can be read.
func (m *matches) look(s saves.Summary) {
	o, err := m.store.Read(s.ID)
	if err != nil || o.State.Phase == rules.PhaseOver {
		return
	}
	m.id = s.ID
	seats := seatsNow(o)
	m.under = scenes.Resumable{Game: o.Match.Rules, Saved: s.Modified}
	for _, k := range rules.SeatList(o.State.Seats) {
		m.under.Names = append(m.under.Names, seats[k].Name)
	}
	m.under.Turn = seats[o.State.Turn%rules.MaxSeats].Name
}

// seatsNow are the seats as they were last changed.
func seatsNow(o *saves.Opened) [rules.MaxSeats]engine.Seat {
	seats := o.Match.Seats
	for _, e := range o.Entries {
		if e.Kind == engine.EntrySeat {
			seats[e.Seat] = e.As
		}
	}
	return seats
}

func setupOf(m engine.Match) *scenes.MatchSetup {
	return &scenes.MatchSetup{Game: m.Rules, Options: m.Options, Seats: m.Seats}
}

// openFile opens a match file that the command line names, wherever it is. A
// file that is no match is not touched: it is somebody else's.
func (g *Game) openFile(path string) error {
	if info, err := os.Stat(path); err != nil {
		return g.inWords(err)
	} else if info.IsDir() || filepath.Ext(path) != saves.Extension {
		return g.inWords(&fs.PathError{Op: "open", Path: path, Err: saves.ErrHeader})
	}
	dir, name := filepath.Split(path)
	if dir == "" {
		dir = "."
	}
	id := strings.TrimSuffix(name, filepath.Ext(name))
	store, err := saves.Open(dir)
	if err != nil {
		return g.inWords(err)
	}
	if _, err := store.Read(id); errors.Is(err, saves.ErrHeader) {
		return g.inWords(&fs.PathError{Op: "open", Path: path, Err: err})
	}
	return g.resume(store, id)
}
