package setup

import (
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/engine/games"
	"ludaxy/scenes"
	"ludaxy/scenes/graph/graphtest"
)

func TestMain(m *testing.M) { graphtest.Main(m) }

func luddoTable(t *testing.T, last scenes.MatchSetup, remembered bool) *table {
	t.Helper()
	r, ok := games.ByID("luddo")
	if !ok {
		t.Fatal("there is no luddo")
	}
	return newTable(r, last, remembered, messages.New(messages.English))
}

func newTableOf(t *testing.T, id string) *table {
	t.Helper()
	r, ok := games.ByID(id)
	if !ok {
		t.Fatalf("there is no %s", id)
	}
	return newTable(r, scenes.MatchSetup{}, false, messages.New(messages.English))
}

func TestFirstTableCanStart(t *testing.T) {
	tb := luddoTable(t, scenes.MatchSetup{}, false)
	if w := tb.trouble(); w != "" || tb.players() != 4 || tb.seats() != 4 {
		t.Errorf("%d players on %d seats: %s", tb.players(), tb.seats(), w)
	}
	m := tb.result()
	if m.Seats[0].Kind != scenes.SeatHuman || m.Seats[0].Level != "" || m.Seats[1].Level == "" {
		t.Errorf("the seats are %+v", m.Seats[:2])
	}
}

func TestTroublesInWords(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*table)
		want   string
	}{
		{"nobody else", func(tb *table) {
			for k := 1; k < 4; k++ {
				tb.setKind(k, scenes.SeatEmpty)
			}
		}, "This game needs at least 2 players."},
		{"one name twice", func(tb *table) { tb.set.Seats[1].Name = " player 1" }, "Two seats have the same name:  player 1."},
		{"no name", func(tb *table) { tb.set.Seats[2].Name = "  " }, "Seat 3 needs a name."},
		{"teams of three", func(tb *table) {
			tb.choose(tb.spec.OptionIndex("teams"), 1)
			tb.setKind(3, scenes.SeatEmpty)
		}, "Teams need all four seats."},
		{"teams of six", func(tb *table) {
			tb.choose(tb.spec.OptionIndex("teams"), 1)
			tb.hexagon(true)
		}, "Teams need all four seats."},
		{"six players", func(tb *table) { tb.hexagon(true) }, ""},
	} {
		tb := luddoTable(t, scenes.MatchSetup{}, false)
		c.change(tb)
		if got := tb.trouble(); got != c.want {
			t.Errorf("%s: %q, not %q", c.name, got, c.want)
		}
	}
}

func TestLiveriesTradePlaces(t *testing.T) {
	tb := luddoTable(t, scenes.MatchSetup{}, false)
	tb.setLivery(0, 2)
	tb.setLivery(1, 7)
	seen := map[int]int{}
	for _, s := range tb.set.Seats {
		seen[s.Livery]++
	}
	if len(seen) != 8 || tb.set.Seats[0].Livery != 2 || tb.set.Seats[2].Livery != 0 || tb.set.Seats[1].Livery != 7 {
		t.Errorf("the liveries are %+v", tb.set.Seats)
	}
}

func TestProposedNamesFollowTheKindOfPlayer(t *testing.T) {
	tb := luddoTable(t, scenes.MatchSetup{}, false)
	tb.setKind(1, scenes.SeatHuman)
	if tb.set.Seats[1].Name != "Player 2" {
		t.Errorf("a person is called %q", tb.set.Seats[1].Name)
	}
	tb.set.Seats[1].Name = "Ana"
	tb.setKind(1, scenes.SeatEmpty)
	tb.setKind(1, scenes.SeatComputer)
	if tb.set.Seats[1].Name != "Ana" {
		t.Errorf("a typed name became %q", tb.set.Seats[1].Name)
	}
}

func TestHouseRulesAndPresets(t *testing.T) {
	tb := luddoTable(t, scenes.MatchSetup{}, false)
	i := tb.spec.OptionIndex("homeBonus")
	tb.choose(i, 0)
	if tb.set.Options["homeBonus"] != "false" || tb.value(i) != 0 {
		t.Errorf("the options are %v", tb.set.Options)
	}
	tb.choose(i, 1)
	if len(tb.set.Options) != 0 {
		t.Errorf("a default is written down: %v", tb.set.Options)
	}
	for _, p := range tb.spec.Presets {
		tb.setPreset(p.Name)
		if got := tb.preset(); got != p.Name {
			t.Errorf("%s is not chosen but %s: %v", p.Name, got, tb.set.Options)
		}
		tb.setPreset(presetSource)
		if tb.preset() != presetSource || len(tb.set.Options) != 0 {
			t.Errorf("%s is left behind: %v", p.Name, tb.set.Options)
		}
	}
}

func TestWhatWasRememberedIsMended(t *testing.T) {
	last := scenes.MatchSetup{Game: "luddo", Options: map[string]string{"teams": "perhaps", "blockades": "true", "gone": "1"}}
	last.Seats[0] = scenes.Seat{Kind: scenes.SeatHuman, Name: "Ana", Livery: 5}
	last.Seats[2] = scenes.Seat{Kind: scenes.SeatHuman, Name: "Bo", Livery: 5}
	last.Seats[3] = scenes.Seat{Livery: 99}
	tb := luddoTable(t, last, true)
	if len(tb.set.Options) != 1 || tb.set.Options["blockades"] != "true" {
		t.Errorf("the options are %v", tb.set.Options)
	}
	seen := map[int]bool{}
	for _, s := range tb.set.Seats {
		seen[s.Livery] = true
	}
	if len(seen) != 8 || tb.set.Seats[0].Livery != 5 || tb.set.Seats[0].Name != "Ana" || tb.trouble() != "" {
		t.Errorf("the seats are %+v: %s", tb.set.Seats, tb.trouble())
	}
	if len(last.Options) != 3 {
		t.Error("mending changed what was remembered itself")
	}
}
