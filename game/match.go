package game

import (
	"errors"
	"fmt"
	"hash/fnv"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/saves"
	"ludaxy/scenes"
)

// match is the match at the table. The table scene pumps it.
type match struct {
	table *engine.Table
	id    string
	begun bool // in this session, by Start
}

// sit puts a match at the table in place of the one that is there.
func (g *Game) sit(id string, table *engine.Table) {
	g.leaveMatch()
	g.match = &match{table: table, id: id}
	g.log.say("match", "game", table.Match().Rules, "entries", len(table.Entries()))
}

// leaveMatch closes the match at the table, if there is one. What could not be
// saved was told while the match was going on.
func (g *Game) leaveMatch() {
	if g.match == nil {
		return
	}
	if err := g.match.table.Close(); err != nil {
		g.note("closing the match: " + err.Error())
	}
	g.match = nil
	g.matches.forget()
}

// newTable draws up a match and opens its file. Where nothing can be saved the
// match is played all the same: the table tells the players.
func (g *Game) newTable(setup scenes.MatchSetup) (id string, table *engine.Table, err error) {
	r, ok := games.ByID(setup.Game)
	if !ok {
		return "", nil, fmt.Errorf("%w: %q", saves.ErrRules, setup.Game)
	}
	m, roller, err := engine.NewMatch(r, setup.Options, setup.Seats)
	if err != nil {
		return "", nil, err
	}
	if g.opts.Seed != "" && !m.Manual() {
		// A number for each match: the second one is not to be the first again.
		g.drawn++
		seed := dice.SeedFromText(fmt.Sprintf("%s %d", g.opts.Seed, g.drawn))
		roller, m.Commitment = seed, seed.Commitment()
	}
	table, err = engine.NewTable(m, r, roller, g.createJournal(m, roller))
	return m.ID, table, err
}

// createJournal opens the file of a new match; nil where there is nothing to
// keep files in.
func (g *Game) createJournal(m engine.Match, roller dice.Roller) engine.Journal {
	if g.matches.store == nil {
		if g.storeErr != nil {
			return unwritable{g.storeErr}
		}
		return nil
	}
	file, err := g.matches.store.Create(m, roller)
	if err != nil {
		g.note("the match is not saved: " + err.Error())
		return unwritable{err}
	}
	return file
}

// resumeTable opens a saved match exactly where it stopped. The text is what the
// player should know about that, "" if all is well.
func (g *Game) resumeTable(store *saves.Store, id string) (table *engine.Table, told string, err error) {
	o, err := store.Open(id)
	if err != nil {
		return nil, "", err
	}
	var journal engine.Journal
	switch {
	case o.File != nil:
		journal = o.File
	case o.Report.Unwritable != nil:
		journal = unwritable{o.Report.Unwritable}
	}
	table, err = engine.Resume(o.Match, o.Rules, o.Entries, o.Roller, journal)
	if err != nil && o.File != nil {
		err = errors.Join(err, o.File.Close())
	}
	return table, g.repairs(o.Report, len(o.Entries)), err
}

// unwritable is the journal of a match that cannot be saved: it says why at
// every try.
type unwritable struct{ err error }

func (u unwritable) Append(...engine.Entry) error { return u.err }
func (u unwritable) Close() error                 { return nil }

// unsaved reports whether moves would be lost by letting the match go now. In a
// browser that keeps nothing there is nothing to ask about.
func (g *Game) unsaved() bool {
	if g.match == nil || g.ctx.Browser && g.matches.store == nil {
		return false
	}
	over := len(g.match.table.Legal()) == 0
	return !over && len(g.match.table.Entries()) > 0 && !g.match.table.Saved()
}

// errNothing is the error of a match to go on with where there is none.
var errNothing = errors.New("there is no match to go on with")

// tieSeed is what breaks the computers' ties: always the same for a seed of the
// command line, 0 for any other way each time.
func (g *Game) tieSeed() uint64 {
	if g.opts.Seed == "" {
		return 0
	}
	h := fnv.New64a()
	_, _ = h.Write([]byte(g.opts.Seed)) // a hash takes everything
	return h.Sum64() | 1
}
