package game

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ludaxy/engine/games"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/pause"
	"ludaxy/scenes/rulesbook"
	"ludaxy/scenes/setup"
)

// press lets the player press Enter, and everything that fades settle.
func (p *played) press() {
	p.t.Helper()
	p.ticks(1, scenes.Input{Kind: scenes.Accept})
	p.ticks(3)
}

// From the title three presses lead to a table, and with Same again one.
func TestThreePressesToPlay(t *testing.T) {
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t)})
		p.ticks(5)
		for range 3 { // New game, the first of the games, Start
			if p.g.match != nil {
				t.Fatal("a match began by itself")
			}
			p.press()
		}
		if p.g.match == nil || p.g.match.table.Match().Rules != "luddo" {
			t.Fatalf("three presses led to %T", p.g.ctx.Stack.Top())
		}
		if err := p.g.close(); err != nil {
			t.Fatal(err)
		}
	})
}

// Every game can be set up and started, and is remembered with its own table.
func TestEveryGameStartsFromTheSetup(t *testing.T) {
	where := paths(t)
	graphtest.Do(func() {
		p := start(t, Options{Paths: where})
		for _, r := range games.All() {
			p.g.Setup(r.Spec().ID)
			p.ticks(2)
			p.press()
			if p.g.match == nil || p.g.match.table.Match().Rules != r.Spec().ID {
				// Another match is under way: the question whether to put it aside is up.
				p.ticks(1, scenes.Input{Kind: scenes.NavRight})
				p.ticks(1, scenes.Input{Kind: scenes.NavRight})
				p.press()
			}
			if p.g.match == nil || p.g.match.table.Match().Rules != r.Spec().ID {
				t.Fatalf("%s did not start: %T", r.Spec().ID, p.g.ctx.Stack.Top())
			}
		}
		if err := p.g.close(); err != nil {
			t.Fatal(err)
		}
		p = start(t, Options{Paths: where})
		for _, r := range games.All() {
			if last, ok := p.g.matches.LastSetup(r.Spec().ID); !ok || last.Game != r.Spec().ID {
				t.Errorf("the last table of %s is %+v, %v", r.Spec().ID, last, ok)
			}
		}
		if under, ok := p.g.matches.Resumable(); !ok || under.State.Seats == 0 || under.Liveries[1] == under.Liveries[0] {
			t.Errorf("the title can show %+v, %v", under, ok)
		}
		if err := p.g.Rematch(); err != nil || p.g.match == nil {
			t.Errorf("Same again: %v", err)
		}
		if err := p.g.close(); err != nil {
			t.Fatal(err)
		}
	})
}

// A match of a newer version is told of, and left as it is.
func TestNewerMatchesAreTold(t *testing.T) {
	where := paths(t)
	if err := os.MkdirAll(where.Saves, 0o700); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(where.Saves, "later.ludaxy")
	text := "{\"ludaxy\":99,\"rules\":\"luddo\"} 00000000\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	graphtest.Do(func() {
		p := start(t, Options{Paths: where})
		p.ticks(3)
		if n := p.g.matches.Newer(); n != 1 {
			t.Errorf("%d newer matches are told of", n)
		}
		if err := p.g.close(); err != nil {
			t.Fatal(err)
		}
	})
	if now, err := os.ReadFile(file); err != nil || string(now) != text {
		t.Errorf("the file reads %q now, %v", now, err)
	}
}

// Before the first roll the table can be set up again; the match that was begun leaves nothing behind.
func TestNamesAndRulesChangeBeforeTheFirstRoll(t *testing.T) {
	where := paths(t)
	graphtest.Do(func() {
		p := start(t, Options{Paths: where})
		p.instant()
		if err := p.g.Start(party()); err != nil {
			t.Fatal(err)
		}
		p.ticks(5, scenes.Input{Kind: scenes.Pause})
		press := func(id string) bool {
			if s, ok := p.g.ctx.Stack.Top().(*pause.Scene); !ok || !s.UI().Focus(id) {
				return false
			}
			p.press()
			return true
		}
		if !press("change") {
			t.Fatalf("there is no going back to the setup from %T", p.g.ctx.Stack.Top())
		}
		if _, ok := p.g.ctx.Stack.Top().(*setup.Scene); !ok || p.g.match != nil {
			t.Fatalf("%T is on top", p.g.ctx.Stack.Top())
		}
		if left, err := filepath.Glob(filepath.Join(where.Saves, "*.ludaxy")); err != nil || len(left) != 0 {
			t.Errorf("%v, %v are left behind", left, err)
		}
		if last, ok := p.g.matches.LastSetup("luddo"); !ok || last.Seats[0].Name != "Ana" {
			t.Errorf("the setup begins with %+v", last)
		}
		if err := p.g.Start(party()); err != nil {
			t.Fatal(err)
		}
		p.ticks(10)
		p.ticks(60, scenes.Input{Kind: scenes.Roll})
		p.ticks(5, scenes.Input{Kind: scenes.Pause})
		if press("change") {
			t.Error("names and rules can be changed after a roll")
		}
		if err := p.g.close(); err != nil {
			t.Fatal(err)
		}
	})
}

// TestRulesAreThoseOfTheTable opens the rules while a table is set up, from its match and from its replay, and looks for
// a house rule that was changed there.
func TestRulesAreThoseOfTheTable(t *testing.T) {
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t)})
		g := p.g
		wanted := scenes.MatchSetup{Game: "luddo", Options: map[string]string{"turnSeconds": "15"}}
		for k, name := range []string{"Ana", "Rui"} {
			wanted.Seats[k] = scenes.Seat{Kind: scenes.SeatHuman, Name: name, Livery: k}
		}
		g.matches.remember(wanted)
		rule := g.ctx.Printer.RuleValue("turnSeconds", "15")
		look := func(from string) {
			t.Helper()
			g.ctx.Stack.Handle(scenes.Input{Kind: scenes.Help})
			if _, open := g.ctx.Stack.Top().(*rulesbook.Scene); !open {
				t.Fatalf("%s: %T is on top", from, g.ctx.Stack.Top())
			}
			if shown := shownTexts(g.ctx.Stack.Top().Root()); !strings.Contains(shown, rule) {
				t.Errorf("%s: the rules do not tell of %q", from, rule)
			}
			g.ctx.Stack.Handle(scenes.Input{Kind: scenes.Back})
		}
		g.Setup("luddo")
		look("setup")
		if err := g.Start(wanted); err != nil {
			t.Fatal(err)
		}
		look("table")
		g.showPause()
		look("pause")
		g.watchTable()
		look("replay")
	})
}

// shownTexts are all texts of a tree.
func shownTexts(n *graph.Node) (all string) {
	if t, ok := n.Painter().(*graph.Text); ok {
		all = t.Text() + "\n"
	}
	for _, c := range n.Children() {
		all += shownTexts(c)
	}
	return all
}

// TestMatchIsNamedFromThePause gives the match in play a name and takes it away again.
func TestMatchIsNamedFromThePause(t *testing.T) {
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t)})
		g := p.g
		if err := g.Start(party()); err != nil {
			t.Fatal(err)
		}
		named := func(text string) string {
			t.Helper()
			g.showPause()
			menu := g.ctx.Stack.Top().(*pause.Scene)
			if !menu.UI().Focus("name") {
				t.Fatal("the menu has no entry for the name")
			}
			p.ticks(1, scenes.Input{Kind: scenes.Accept})
			if !g.ctx.Stack.TakesText() {
				t.Fatalf("%T does not ask for a name", g.ctx.Stack.Top())
			}
			p.ticks(1, scenes.Input{Kind: scenes.SelectAll})
			if text == "" {
				p.ticks(1, scenes.Input{Kind: scenes.Delete})
			} else {
				p.ticks(1, scenes.Input{Kind: scenes.Text, Text: text})
			}
			p.ticks(1, scenes.Input{Kind: scenes.Accept})
			for range 300 {
				if p.ticks(1); g.ctx.Stack.Top() != scenes.Scene(menu) {
					break
				}
				time.Sleep(5 * time.Millisecond)
			}
			said := shownTexts(g.ctx.Stack.Top().Root())
			p.ticks(1, scenes.Input{Kind: scenes.Back}) // the notice
			if g.ctx.Stack.Top() != scenes.Scene(menu) {
				t.Fatalf("after the naming %T is on top", g.ctx.Stack.Top())
			}
			p.ticks(1, scenes.Input{Kind: scenes.Back})
			return said
		}
		if said := named("Friday"); !strings.Contains(said, "Friday") || g.matches.store.Title(g.match.id) != "Friday" {
			t.Errorf("the match is called %q; said: %s", g.matches.store.Title(g.match.id), said)
		}
		if named(""); g.matches.store.Title(g.match.id) != "" {
			t.Errorf("the match is still called %q", g.matches.store.Title(g.match.id))
		}
		if err := g.close(); err != nil {
			t.Fatal(err)
		}
	})
}
