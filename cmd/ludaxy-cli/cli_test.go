package main

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/alecthomas/kong"

	"ludaxy/assets/messages"
	"ludaxy/engine/games"
	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
)

func TestFlagsWithOneDash(t *testing.T) {
	var c cli
	parser := kong.Must(&c, kong.Vars{"version": "x"}, kong.Exit(func(int) {}))
	args := longFlags(parser.Model, []string{"bench", "-json", "-game=luddo", "--time", "2s", "-o", "teams=true"})
	if want := []string{"bench", "--json", "--game=luddo", "--time", "2s", "-o", "teams=true"}; !slices.Equal(args, want) {
		t.Errorf("got %q", args)
	}
	if _, err := parser.Parse(args); err != nil || !c.Bench.JSON || c.Bench.Game != "luddo" || c.Bench.Time != 2*time.Second {
		t.Errorf("read as %+v (%v)", c.Bench, err)
	}
	if _, err := parser.Parse([]string{"bench", "--nonsense"}); err == nil {
		t.Error("an unknown flag is taken")
	}
}

// TestMeasure wants figures that fit together, and the fast path to allocate
// nothing.
func TestMeasure(t *testing.T) {
	for _, r := range games.All() {
		setup := rules.Setup{Seats: 0b11, Options: r.Spec().Defaults(), First: -1}
		f := measure(r, setup, 20*time.Millisecond, 1)
		if f.Game != r.Spec().ID || f.Seats != 2 || f.Games == 0 || f.StateBytes > 256 || f.AllocsAnAction > 0.01 {
			t.Errorf("%+v", f)
		}
		if ratio := f.ActionsASecond / (f.GamesASecond * f.ActionsAGame); ratio < 0.99 || ratio > 1.01 {
			t.Errorf("%v actions a second do not fit %v games of %v", f.ActionsASecond, f.GamesASecond, f.ActionsAGame)
		}
		var row, line strings.Builder
		if err := write(&row, f, false); err != nil || !strings.HasPrefix(row.String(), f.Game) {
			t.Errorf("%q, %v", row.String(), err)
		}
		var again figures
		if err := write(&line, f, true); err != nil || json.Unmarshal([]byte(line.String()), &again) != nil || again != f {
			t.Errorf("%q, %v", line.String(), err)
		}
	}
}

func TestBenchRefuses(t *testing.T) {
	for _, c := range []benchCmd{
		{Time: 0},
		{Time: time.Millisecond, Game: "chess"},
		{Time: time.Millisecond, Game: "luddo", Options: []string{"teams"}},
		{Time: time.Millisecond, Game: "luddo", Options: []string{"teams=maybe"}},
		{Time: time.Millisecond, Game: "luddo", Options: []string{"castling=true"}},
	} {
		if err := c.Run(); err == nil {
			t.Errorf("%+v is taken", c)
		}
	}
}

// TestDescribe says a position in each language, with every text it needs.
func TestDescribe(t *testing.T) {
	const position = `{"rules":"luddo","pieces":[["r7","l3","yard","home"],[],["r34","yard","yard","yard"],[]],"turn":0,` +
		`"phase":"move","numbers":[6,2],"sixes":1,"extra":true}`
	s, err := notation.DecodeState([]byte(position))
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range messages.Langs() {
		p := messages.New(lang.Lang)
		describe := describer(p)
		if text := describe(&s); strings.Contains(text, "describe.") || strings.Contains(text, "..") {
			t.Errorf("%s: %s", lang.Lang, text)
		}
		over := s
		over.Phase, over.Place[0], over.Place[2] = rules.PhaseOver, 1, 2
		describe(&over)
		if missing := p.Missing(); len(missing) > 0 {
			t.Errorf("%s: %v", lang.Lang, missing)
		}
	}
	const want = "Luddo. Red disc is to move 6. Numbers in hand: 6 and 2. One extra roll to come. " +
		"Red disc: 1 of 4 home; piece 1 on square 8, 49 squares from home; piece 2 in the home lane, square 4 of 5, 2 squares from home; 1 in the yard. " +
		"Yellow square: 0 of 4 home; piece 1 on a star, square 35, 48 squares from home; 3 in the yard."
	if got := describer(messages.New(messages.English))(&s); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
