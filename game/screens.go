package game

import (
	"math/rand/v2"

	"ludaxy/assets/messages"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/game/platform"
	"ludaxy/saves"
	"ludaxy/scenes"
	"ludaxy/scenes/setup"
	"ludaxy/scenes/table"
	"ludaxy/scenes/title"
	"ludaxy/scenes/widgets"
)

// begin shows the first screen: the title, or the match that the command line
// names.
func (g *Game) begin() error {
	if g.opts.Match != "" {
		return g.openFile(g.opts.Match)
	}
	g.Title()
	if aside := g.settings.aside; aside != "" {
		widgets.Ask(g.ctx, g.ctx.T(messages.SettingsDamagedTitle), g.ctx.T(messages.SettingsDamaged, "File", platform.Short(aside)),
			widgets.Answer{Text: g.ctx.T(messages.CommonOK)})
	}
	return nil
}

// Title leaves everything for the title screen.
func (g *Game) Title() {
	g.leaveMatch()
	g.ctx.Stack.Replace(g.newTitle())
}

// newTitle is the title screen. At every visit computers play another game on it.
func (g *Game) newTitle() *title.Scene {
	if g.visits == 0 && !g.repeatable() {
		g.visits = rand.IntN(len(games.All()))
	}
	g.visits++
	return title.New(title.Demo{
		Plays:  true,
		First:  g.visits - 1,
		Seed:   g.tieSeed(),
		AtOnce: g.repeatable(),
		Crash:  func(v any) { g.report(caught("a computer was thinking", v)) },
	})
}

// Games has a game chosen for a new match.
func (g *Game) Games() {
	g.ctx.Stack.Replace(setup.NewGames(games.All()))
}

// Setup sets up a match of a game; one that does not exist has a game chosen.
func (g *Game) Setup(id string) {
	r, ok := games.ByID(id)
	if !ok {
		g.Games()
		return
	}
	g.ctx.Stack.Replace(setup.New(r))
}

// Start begins a match and shows its table.
func (g *Game) Start(wanted scenes.MatchSetup) error {
	_, under := g.matches.Resumable()
	id, t, err := g.newTable(wanted)
	if err != nil {
		return err // what does not suit the game is shown while it is set up
	}
	g.sit(id, t)
	g.match.begun = true
	g.matches.remember(wanted)
	welcome := ""
	if under && !g.ctx.Browser && !g.ctx.Prefs().Confirm { // else it was said in a question
		welcome = g.ctx.T(messages.LoadKept)
	}
	g.showTable(welcome)
	return nil
}

// Continue shows the table of the match to go on with.
func (g *Game) Continue() error {
	if _, ok := g.matches.Resumable(); !ok {
		return g.inWords(errNothing)
	}
	return g.openMatch(g.matches.store, g.matches.id)
}

// resume opens a saved match and shows its table.
func (g *Game) resume(store *saves.Store, id string) error {
	left := g.match != nil
	g.leaveMatch() // it may be the same one, and only one table can hold its file
	t, told, err := g.resumeTable(store, id)
	if err != nil {
		if left {
			g.Title() // nobody sits at the table that is shown
		}
		return g.inWords(err)
	}
	if t.State().Phase == rules.PhaseOver && told == "" {
		began, r, entries := t.Began(), t.Rules(), t.Entries()
		if err := t.Close(); err != nil {
			g.note("closing the match: " + err.Error())
		}
		g.watchFile(began, r, entries)
		return nil
	}
	g.sit(id, t)
	g.showTable("")
	if told != "" {
		widgets.Ask(g.ctx, g.ctx.T(messages.AppName), told, widgets.Answer{Text: g.ctx.T(messages.CommonOK)})
	}
	return nil
}

// Rematch begins another match like the last.
func (g *Game) Rematch() error {
	wanted, ok := g.matches.LastSetup("")
	if g.match != nil {
		wanted, ok = *setupOf(g.match.table.Match()), true
	}
	if !ok {
		return g.inWords(errNothing)
	}
	return g.Start(wanted)
}

// showTable shows the match that sits at the table, with a word of welcome.
func (g *Game) showTable(welcome string) {
	g.ctx.Stack.Replace(table.New(table.Config{
		Table:   g.match.table,
		Welcome: welcome,
		Pause:   g.showPause,
		Over:    g.showResult,
		Explain: func(err error) string { return g.inWords(err).Error() },
		Seed:    g.tieSeed(),
		AtOnce:  g.repeatable(),
		Crash:   func(v any) { g.report(caught("a computer was thinking", v)) },
	}))
}

// Quit leaves the game. It asks only if something would be lost.
func (g *Game) Quit() {
	if !g.unsaved() {
		g.quit = true
		return
	}
	up := false
	g.ctx.Stack.Scenes(func(s scenes.Scene) { up = up || s == g.question })
	if up {
		return
	}
	g.question = widgets.Ask(g.ctx, g.ctx.T(messages.QuitTitle), g.ctx.T(messages.QuitText),
		widgets.Answer{Text: g.ctx.T(messages.QuitYes), Do: func() { g.quit = true }},
		widgets.Answer{Text: g.ctx.T(messages.QuitNo)},
	)
}

var _ scenes.Navigator = (*Game)(nil)
