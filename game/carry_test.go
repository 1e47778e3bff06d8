package game

import (
	"strings"
	"testing"
	"time"

	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/load"
)

// TestBrowserListsMatchesItKeeps: a page that keeps matches lists them, and carries them in and out by the browser's own
// ways, never by the game's chooser of files.
func TestBrowserListsMatchesItKeeps(t *testing.T) {
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t)})
		g := p.g
		g.ctx.Browser = true
		for _, keeps := range []bool{false, true} {
			g.ctx.Files = keeps
			g.Title()
			p.ticks(3)
			if lists := strings.Contains(shownTexts(g.ctx.Stack.Top().Root()), g.ctx.T(messages.TitleLoad)); lists != keeps {
				t.Errorf("matches are kept: %v, listed: %v", keeps, lists)
			}
		}
		if err := g.Start(party()); err != nil {
			t.Fatal(err)
		}
		p.ticks(60)
		p.ticks(3, scenes.Input{Kind: scenes.Roll})
		for name, carry := range map[string]func(){
			"out": func() { g.exportMatch(g.match.id, "Friday") }, "in": g.importMatch,
		} {
			depth := g.ctx.Stack.Len()
			carry()
			for range 300 {
				if p.ticks(1); g.ctx.Stack.Len() > depth {
					break
				}
				time.Sleep(5 * time.Millisecond)
			}
			if _, chooser := g.ctx.Stack.Top().(*load.Browser); chooser || g.ctx.Stack.Len() != depth+1 {
				t.Errorf("%s: %T is on top", name, g.ctx.Stack.Top()) // here, outside a page, a sentence says that it failed
			}
			p.ticks(2, scenes.Input{Kind: scenes.Back})
		}
		if err := g.close(); err != nil {
			t.Fatal(err)
		}
	})
}
