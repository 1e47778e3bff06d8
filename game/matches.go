package game

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

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
	newer int // matches that only a newer version can open
	// The last table of each game, and under "" of any: in the folder, and since the program began.
	last, lately map[string]scenes.MatchSetup
}

// openStore opens the folder of the matches. Without one the game goes on: a
// match then says that it cannot be saved.
func (g *Game) openStore() {
	g.ctx.Matches = &g.matches
	if !platform.HasFiles() || g.opts.Paths.Saves == "" {
		if g.opts.Paths.Homeless {
			g.storeErr = saves.ErrNoHome
			g.note(saves.ErrNoHome.Error())
		}
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

// LastSetup is the last table that was set up for a game, or for any game where none is named.
func (m *matches) LastSetup(game string) (scenes.MatchSetup, bool) {
	if setup, ok := m.lately[game]; ok {
		return setup, true
	}
	m.read()
	setup, ok := m.last[game]
	return setup, ok
}

// Newer is how many matches there are that only a newer version can open.
func (m *matches) Newer() int {
	m.read()
	return m.newer
}

// remember keeps a table that was just set up, whether its match can be saved or not.
func (m *matches) remember(setup scenes.MatchSetup) {
	if m.lately == nil {
		m.lately = map[string]scenes.MatchSetup{}
	}
	m.lately[""], m.lately[setup.Game] = setup, setup
}

// read looks through the folder.
func (m *matches) read() {
	if m.known {
		return
	}
	m.known, m.id, m.under, m.newer, m.last = true, "", scenes.Resumable{}, 0, map[string]scenes.MatchSetup{}
	if m.store == nil {
		return
	}
	list, err := m.store.List()
	if err != nil {
		return // as good as empty; starting a match will say what is wrong
	}
	newest := map[string]time.Time{}
	for _, s := range list {
		var newer *saves.NewerError
		if errors.As(s.Err, &newer) {
			m.newer++
		}
		if s.Err != nil {
			continue
		}
		for _, game := range []string{"", s.Match.Rules} {
			if _, seen := newest[game]; !seen || s.Match.Created.After(newest[game]) {
				newest[game] = s.Match.Created
				m.last[game] = *setupOf(s.Match)
			}
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
	m.under = scenes.Resumable{Game: o.Match.Rules, Saved: s.Modified, State: o.State}
	for k := range seats {
		m.under.Liveries[k] = seats[k].Livery
		m.under.People[k] = seats[k].Kind == engine.Human
	}
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
	if full, err := filepath.EvalSymlinks(path); err == nil {
		path = full // the player named it, wherever it is
	}
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
	return g.openMatch(store, id)
}
