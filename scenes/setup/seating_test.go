package setup

import (
	"slices"
	"strings"
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
)

// Every game starts from its first table, and with every number of players, all on seats the board has, each with a
// colour and a name of its own.
func TestEveryNumberOfPlayersCanStart(t *testing.T) {
	for _, r := range games.All() {
		tb := newTableOf(t, r.Spec().ID)
		counts := tb.counts()
		for _, n := range append(slices.Clone(counts), counts...) {
			tb.setPlayers(n)
			if tb.players() != n {
				t.Fatalf("%s: %d players where %d were asked for", tb.spec.ID, tb.players(), n)
			}
			if w := tb.trouble(); w != "" {
				t.Errorf("%s, %d players: %s", tb.spec.ID, n, w)
			}
			m := tb.result()
			if _, _, err := engine.NewMatch(r, m.Options, m.Seats); err != nil {
				t.Errorf("%s, %d players: %v", tb.spec.ID, n, err)
			}
			var liveries [rules.MaxSeats]bool
			for _, s := range tb.set.Seats {
				liveries[s.Livery] = true
			}
			if slices.Contains(liveries[:], false) {
				t.Errorf("%s, %d players: two seats look alike: %+v", tb.spec.ID, n, tb.set.Seats)
			}
		}
	}
}

func TestTwoSitOpposite(t *testing.T) {
	for _, c := range []struct {
		id, board string
		players   int
		want      []int
	}{
		{"luddo", "", 2, []int{0, 2}}, {"luddo", "", 3, []int{0, 1, 2}}, {"luddo", "", 5, []int{0, 1, 2, 3, 4}},
		{"ludo-app", "", 2, []int{0, 2}}, {"oduludo", "", 2, []int{0, 2}}, {"snakes", "", 2, []int{0, 2}},
		{"mega-ludo", "", 2, []int{0, 2}}, {"mega-ludo", "6", 2, []int{0, 3}}, {"mega-ludo", "8", 2, []int{0, 4}},
		{"mega-ludo", "8", 4, []int{0, 2, 4, 6}}, {"mega-ludo", "6", 3, []int{0, 2, 4}},
		// The board that was chosen is too small for them: the one that fits takes its place.
		{"mega-ludo", "4", 7, []int{0, 1, 2, 3, 4, 5, 6}}, {"mega-ludo", "6", 8, []int{0, 1, 2, 3, 4, 5, 6, 7}},
	} {
		tb := newTableOf(t, c.id)
		if c.board != "" {
			i := tb.option(optBoard)
			tb.chooseBoard(slices.Index(tb.options[i].Values, c.board))
		}
		tb.setPlayers(c.players)
		if got := rules.SeatList(tb.setup().Seats); !slices.Equal(got, c.want) {
			t.Errorf("%s on board %q: %d players sit at %v, want %v", c.id, c.board, c.players, got, c.want)
		}
		if w := tb.trouble(); w != "" {
			t.Errorf("%s on board %q: %s", c.id, c.board, w)
		}
	}
}

func TestPersonsStayWhenPlayersLeave(t *testing.T) {
	tb := newTableOf(t, "mega-ludo")
	tb.setPlayers(8)
	tb.setKind(5, scenes.SeatHuman)
	tb.set.Seats[5].Name = "Bo"
	tb.setPlayers(2)
	first, second := tb.set.Seats[0], tb.set.Seats[2]
	if first.Name != "Player 1" || second.Name != "Bo" || second.Livery != 5 {
		t.Errorf("at the table sit %+v and %+v", first, second)
	}
}

func TestFleetsHaveTheirOwnColours(t *testing.T) {
	tb := newTableOf(t, "oduludo")
	for k, want := range art.Fleets {
		if got := tb.set.Seats[k].Livery; got != want {
			t.Errorf("faction %d has livery %d, want %d", k, got, want)
		}
	}
}

// A preset has only options that exist, and a name and words for all it changes, in every language.
func TestPresetsOfEveryGame(t *testing.T) {
	for _, r := range games.All() {
		for _, lang := range messages.Langs() {
			p := messages.New(lang.Lang)
			tb := newTable(r, scenes.MatchSetup{}, false, p)
			for _, preset := range r.Spec().Presets {
				tb.setPreset(preset.Name)
				tb.seatTeams()
				if tb.preset() != preset.Name || tb.trouble() != "" {
					t.Errorf("%s: %s became %s: %s", tb.spec.ID, preset.Name, tb.preset(), tb.trouble())
				}
				p.T(messages.Preset(preset.Name))
			}
			for i, o := range tb.options {
				for v, value := range o.Values {
					if o.Name == optBoard || v == int(o.Default) {
						continue
					}
					tb.set.Options = nil
					tb.choose(i, v)
					if s := tb.summary(); s == "" || strings.Contains(s, ": ") {
						t.Errorf("%s in %s: %s %s has no words: %q", tb.spec.ID, lang.Lang, o.Name, value, s)
					}
				}
			}
			if m := p.Missing(); len(m) > 0 {
				t.Errorf("%s in %s: asked in vain for %v", tb.spec.ID, lang.Lang, m)
			}
		}
	}
}

func TestSummary(t *testing.T) {
	tb := newTableOf(t, "luddo")
	tb.choose(tb.option("blockades"), 1)
	tb.choose(tb.option("piecesToWin"), 1)
	if got := tb.summary(); got != "Two pieces home win, blockades" {
		t.Errorf("the summary is %q", got)
	}
}

func TestTeamsTakeFourSeats(t *testing.T) {
	for _, id := range []string{"luddo", "oduludo"} {
		tb := newTableOf(t, id)
		tb.setPlayers(2)
		tb.setPreset("teams")
		tb.seatTeams()
		if tb.players() != 4 || !tb.teams() || tb.trouble() != "" {
			t.Errorf("%s: %d players, teams %v: %s", id, tb.players(), tb.teams(), tb.trouble())
		}
	}
}

func TestProposedNamesSpeakThePlayersLanguage(t *testing.T) {
	before := newTableOf(t, "luddo").result()
	before.Seats[1].Name = "Ana"
	r, _ := games.ByID("luddo")
	tb := newTable(r, before, true, messages.New(messages.Portuguese))
	if a, b := tb.set.Seats[0].Name, tb.set.Seats[1].Name; a != "Jogador 1" || b != "Ana" {
		t.Errorf("the names are %q and %q", a, b)
	}
}
