package game

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ludaxy/assets/messages"
	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/load"
)

// session is a recording: through the title to a table, a throw or two, and the settings.
const session = `ludaxy-input 1
size 1280 720 1
seed "told"
5 nav-down
10 nav-up
20 accept
50 accept
80 accept
150 roll
300 roll
450 roll
600 pause
630 nav-down
640 nav-down
650 keys
680 back
`

// TestAnnounceTellsASession plays a recorded session and reads what was written for those who do not see it.
func TestAnnounceTellsASession(t *testing.T) {
	for lang, want := range map[messages.Lang][]string{
		messages.English:  {"Ludaxy", "New game", "# New game", "turn", "rolls", "# Paused", "# Keys"},
		messages.Japanese: {"Ludaxy", "番", "出", "キー操作"},
	} {
		dir := t.TempDir()
		file, tape := filepath.Join(dir, "told.txt"), filepath.Join(dir, "tape.txt")
		if err := os.WriteFile(tape, []byte(session), 0o600); err != nil {
			t.Fatal(err)
		}
		graphtest.Do(func() {
			p := start(t, Options{Paths: paths(t), Announce: file, Replay: tape, Lang: lang})
			p.ticks(760)
			if err := p.g.close(); err != nil {
				t.Fatal(err)
			}
		})
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		told := string(data)
		for _, w := range want {
			if !strings.Contains(told, w) {
				t.Errorf("%s: nothing is said of %q in\n%s", lang, w, told)
			}
		}
		lines := strings.Split(strings.TrimSpace(told), "\n")
		for i := 1; i < len(lines); i++ {
			if lines[i] == lines[i-1] || strings.TrimSpace(lines[i]) == "" {
				t.Errorf("%s: line %d is %q after %q", lang, i+1, lines[i], lines[i-1])
			}
		}
		t.Logf("%s:\n%s", lang, told)
	}
}

// TestAnnounceReadsEveryPage goes through the pages that are only looked at, changes a setting with the pointer's and
// the keyboard's means, plays a match to its end and looks at it again, and wants the words of each page.
func TestAnnounceReadsEveryPage(t *testing.T) {
	file := filepath.Join(t.TempDir(), "told.txt")
	var told string
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t), Announce: file, Seed: "read out"})
		g := p.g
		p.instant()
		T := g.ctx.T
		at := 0
		want := func(page string, words ...string) {
			t.Helper()
			for range 300 { // some pages read files beside the frames
				p.ticks(2)
				data, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				if told = string(data); strings.Contains(told[at:], words[len(words)-1]) {
					break
				}
				time.Sleep(5 * time.Millisecond)
			}
			for _, w := range words {
				if !strings.Contains(told[at:], w) {
					t.Errorf("%s: nothing is said of %q in\n%s", page, w, told[at:])
				}
			}
			at = len(told)
		}
		back := scenes.Input{Kind: scenes.Back}
		p.ticks(3)
		g.Rules("luddo", nil)
		want("rules", "# "+T(messages.RulesTitle), T(messages.RulesHouse), T(messages.Rule("blockades")))
		p.ticks(1, back)
		want("title", "# "+T(messages.AppName))
		g.Credits()
		want("credits", "# "+T(messages.CreditsTitle), T(messages.CreditsMade))
		p.ticks(1, scenes.Input{Kind: scenes.NavDown}, scenes.Input{Kind: scenes.NavDown}, scenes.Input{Kind: scenes.Accept})
		want("licence", "BSD 3-Clause", "Redistributions in binary form")
		p.ticks(1, back, back)
		g.Settings()
		p.ticks(2, scenes.Input{Kind: scenes.NavDown})
		for range 3 {
			p.ticks(1, scenes.Input{Kind: scenes.NavDown})
		}
		p.ticks(1, scenes.Input{Kind: scenes.Accept})
		want("settings", "# "+T(messages.SettingsTitle), T(messages.CommonOn))
		p.ticks(1, scenes.Input{Kind: scenes.Back})
		setup := party()
		setup.Seats[0] = setup.Seats[1]
		setup.Seats[0].Name, setup.Seats[0].Livery = "Mira", 5
		if err := g.Start(setup); err != nil {
			t.Fatal(err)
		}
		want("table", "# "+T(messages.TableName, "Game", T(messages.Game("luddo"))))
		for range 20000 {
			if p.ticks(1); g.ctx.Stack.Len() > 1 {
				break
			}
		}
		want("result", T(messages.ResultStats), T(messages.ResultDice))
		g.watchTable()
		p.ticks(5, scenes.Input{Kind: scenes.Home})
		p.ticks(1, scenes.Input{Kind: scenes.NavRight})
		want("replay", "# "+T(messages.ReplayName, "Game", T(messages.Game("luddo"))), T(messages.ReplayBegins))
		g.Title()
		g.Statistics()
		p.ticks(60)
		want("statistics", "# "+T(messages.TitleStatistics), T(messages.StatisticsNone))
		p.ticks(1, back)
		g.Matches()
		list, ok := g.ctx.Stack.Top().(*load.Scene)
		for range 300 {
			if p.ticks(1); ok && list.Settled() {
				break
			}
			time.Sleep(5 * time.Millisecond)
		}
		for range 4 {
			p.ticks(1, scenes.Input{Kind: scenes.NavDown})
		}
		want("load", "# "+T(messages.LoadTitle), "Mira")
		if err := g.close(); err != nil {
			t.Fatal(err)
		}
	})
	for _, line := range strings.Split(told, "\n") {
		if strings.Contains(line, "{{") || strings.Contains(line, "!(") {
			t.Errorf("a line is no sentence: %q", line)
		}
	}
}
