package game

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/game/platform"
	"ludaxy/saves"
	"ludaxy/scenes/load"
	"ludaxy/scenes/replay"
	"ludaxy/scenes/replay/reel"
	"ludaxy/scenes/widgets"
)

// watchTable shows the match at the table again, over what there is.
func (g *Game) watchTable() {
	t := g.match.table
	g.watch(t.Began(), t.Rules(), t.Entries(), nil)
}

// watchFile shows a finished match over the title.
func (g *Game) watchFile(began engine.Match, r rules.Rules, entries []engine.Entry) {
	g.ctx.Stack.Replace(g.newTitle())
	g.watch(began, r, entries, nil)
}

// watch shows a match again. leave is called when the player has seen enough;
// nil shows what was there before.
func (g *Game) watch(began engine.Match, r rules.Rules, entries []engine.Entry, leave func()) {
	l, err := reel.New(began, r, entries)
	if err != nil { // it was read or played by the same rules a moment ago
		g.note("the replay: " + err.Error())
		widgets.Ask(g.ctx, g.ctx.T(messages.AppName), g.ctx.T(messages.ReplayUnreadable), widgets.Answer{Text: g.ctx.T(messages.CommonOK)})
		return
	}
	var keep func(string, []byte) (string, error)
	if platform.HasFiles() && g.opts.Paths.Pictures != "" {
		keep = func(name string, data []byte) (string, error) {
			where, err := keepPicture(g.opts.Paths.Pictures, name, data)
			return where, kept(err)
		}
	}
	g.ctx.Stack.Push(replay.New(replay.Config{
		Keep:  keep,
		Share: g.sharing(began.ID),
		Reel:  l, Leave: leave,
		TakeOver: func(n int) error { return g.takeOver(began, r, entries[:n]) },
		Curve:    g.curveOf(l),
		Learned:  func(c *reel.Curve) { g.curve, g.curveFor = c, curveKey{began.ID, len(entries)} },
		AtOnce:   g.repeatable(),
		Crash:    func(v any) { g.report(caught("the chances of a replay were found", v)) },
	}))
}

// curveKey names what a curve of chances belongs to.
type curveKey struct {
	id      string
	entries int
}

// curveOf is the curve of the match that was looked at last, if it is this one.
func (g *Game) curveOf(l *reel.Reel) *reel.Curve {
	if g.curve != nil && g.curveFor == (curveKey{l.Match.ID, len(l.Entries)}) {
		return g.curve
	}
	return nil
}

// takeOver begins a new match with the first entries of another and shows its
// table. The other stays as it is.
func (g *Game) takeOver(began engine.Match, r rules.Rules, entries []engine.Entry) error {
	m, roller, err := engine.TakeOver(began, r, entries)
	if err != nil {
		return g.inWords(err)
	}
	journal := g.createJournal(m, roller)
	if journal != nil {
		if err := journal.Append(entries...); err != nil {
			g.note("the match taken over is not saved: " + err.Error())
			_ = journal.Close() // it will not be written to any more
			journal = unwritable{err}
		}
	}
	table, err := engine.Resume(m, r, entries, roller, journal)
	if err != nil {
		return g.inWords(err)
	}
	g.sit(m.ID, table)
	g.showTable("")
	return nil
}

// keepPicture writes a file into a folder under its name, or with a number where
// there is one of that name, and says where it is as the player knows it. It may
// be called by any goroutine.
func keepPicture(dir, name string, data []byte) (string, error) {
	end := filepath.Ext(name)
	path := filepath.Join(dir, name)
	for n := 2; ; n++ {
		if _, err := os.Lstat(path); err != nil { // what else is wrong, writing will say
			break
		}
		path = filepath.Join(dir, fmt.Sprintf("%s-%d%s", strings.TrimSuffix(name, end), n, end))
	}
	if err := platform.Keep(path, data); err != nil {
		return "", err
	}
	return platform.Short(path), nil
}

// sharing gives a match away as a file; nil for one that is not in the folder of
// matches, whose file the player has.
func (g *Game) sharing(id string) func() {
	if !g.stored(id) {
		return nil
	}
	return func() { g.exportMatch(id, id) }
}

// stored reports whether a match is in the folder of matches.
func (g *Game) stored(id string) bool {
	store := g.matches.store
	if store == nil {
		return false
	}
	_, err := os.Stat(filepath.Join(store.Dir(), id+saves.Extension))
	return err == nil
}

// naming asks for the name of a match and keeps it; nil for a match that is not in the folder of matches.
func (g *Game) naming(id string) func() {
	if !g.stored(id) {
		return nil
	}
	store := g.matches.store
	return func() {
		g.ctx.Stack.Push(load.NewNaming(store.Title(id), func(title string) {
			g.beside(func() func() {
				err := store.Rename(id, title)
				return func() {
					if err != nil {
						g.tell(g.inWords(err).Error())
						return
					}
					g.matches.forget()
					key := messages.PauseNamed
					if strings.TrimSpace(title) == "" {
						key = messages.TableMatchUnnamed
					}
					g.tell(g.ctx.T(key, "Name", strings.TrimSpace(title)))
				}
			})
		}))
	}
}
