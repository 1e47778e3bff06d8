package game

import (
	"context"

	"ludaxy/assets/messages"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/credits"
	"ludaxy/scenes/errorscene"
	"ludaxy/scenes/keys"
	"ludaxy/scenes/pause"
	"ludaxy/scenes/result"
	"ludaxy/scenes/rulesbook"
	"ludaxy/scenes/settings"
	"ludaxy/scenes/table"
	"ludaxy/scenes/widgets"
)

// showPause shows the menu over the table.
func (g *Game) showPause() {
	t := g.match.table
	var change func() // names and rules, as long as nothing has happened
	if g.match.begun && len(t.Entries()) == 0 {
		change = g.changeTable
	}
	canUndo := t.CanUndo
	if s, ok := g.ctx.Stack.Top().(*table.Scene); ok {
		canUndo = s.CanUndo // the table knows more: no computer's move is taken back
	}
	g.ctx.Stack.Push(pause.New(pause.Actions{
		Change: change,
		// The table goes on by itself when it is the top scene again.
		Resume:  func() {},
		Undo:    func() { g.ctx.Stack.Handle(scenes.Input{Kind: scenes.Undo}) },
		CanUndo: canUndo,
		Title:   g.leave,
		Quit:    g.Quit,
		Watch:   g.watchTable,
		Name:    g.naming(g.match.id),
		Rules:   func() { g.Rules(t.Match().Rules, setupOf(t.Match())) },
	}))
}

// changeTable goes back to where the table was set up. The match, in which nothing has happened, is dropped.
func (g *Game) changeTable() {
	id, m := g.match.id, g.match.table.Match()
	g.matches.remember(*setupOf(m))
	g.leaveMatch()
	if g.matches.store != nil {
		if err := g.matches.store.Delete(id); err != nil {
			g.note("the empty match stays: " + err.Error())
		}
		g.matches.forget()
	}
	g.Setup(m.Rules)
}

// showResult shows how the match went that has ended at the table.
func (g *Game) showResult() {
	t := g.match.table
	match, r, entries := t.Match(), t.Rules(), t.Entries()
	report, err := result.Collect(match, r, entries)
	if err != nil {
		g.note("the result: " + err.Error())
		return // the table shows who has won
	}
	g.ctx.Stack.Push(result.New(report, result.Actions{
		Again: func() {
			if err := g.Rematch(); err != nil {
				g.note("another match: " + err.Error())
				g.Title()
			}
		},
		Title: g.Title,
		Board: func() {},
		Watch: g.watchTable,
		Luck: func(ctx context.Context, tell func(done, of int)) (result.Luck, error) {
			return result.FindLuck(ctx, match, r, entries, tell)
		},
		AtOnce: g.repeatable(),
	}))
}

// Settings shows the settings over what there is.
func (g *Game) Settings() { g.ctx.Stack.Push(settings.New()) }

// Credits shows who made what the game is built of over what there is.
func (g *Game) Credits() { g.ctx.Stack.Push(credits.New()) }

// Keys shows what the keys do over what there is, once.
func (g *Game) Keys() {
	if _, open := g.ctx.Stack.Top().(*keys.Scene); !open {
		g.ctx.Stack.Push(keys.New())
	}
}

// Rules shows how a game is played over what there is: at a table by its house rules, else with the other games beside it.
func (g *Game) Rules(id string, table *scenes.MatchSetup) {
	r, ok := games.ByID(id)
	if !ok {
		return
	}
	book := rulesbook.Book{Games: games.All(), Game: id}
	if table != nil && table.Game == id {
		book.Games, book.Table = []rules.Rules{r}, table
	}
	g.ctx.Stack.Push(rulesbook.New(book))
}

// leave goes to the title, with a question if moves would be lost.
func (g *Game) leave() {
	if !g.unsaved() {
		g.Title()
		return
	}
	widgets.Ask(g.ctx, g.ctx.T(messages.LeaveTitle), g.ctx.T(messages.LeaveText),
		widgets.Answer{Text: g.ctx.T(messages.LeaveYes), Do: g.Title},
		widgets.Answer{Text: g.ctx.T(messages.LeaveNo)},
	)
}

// showCrash tells the player of a crash. The match is closed, so that it can be
// opened again from its file.
func (g *Game) showCrash(file string) {
	lost := g.unsaved()
	playing := g.match != nil && len(g.match.table.Legal()) > 0
	g.leaveMatch()
	_, under := g.matches.Resumable()
	g.ctx.Stack.Push(errorscene.New(errorscene.Trouble{Saved: !lost, Match: playing && under, Report: file}))
}
