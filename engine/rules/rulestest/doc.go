// Package rulestest is what the tests of every game need: scripts of play in
// short words, random matches that are looked at on every step, and positions
// that have to be refused. Only tests import it.
package rulestest

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"ludaxy/engine/games"
	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
)

// Game finds a registered game, or ends the test.
func Game(t testing.TB, id string) rules.Rules {
	t.Helper()
	r, ok := games.ByID(id)
	if !ok {
		t.Fatalf("%s is not registered", id)
	}
	return r
}

// Options are a game's defaults with some house rules set by name.
func Options(t testing.TB, r rules.Rules, set map[string]string) (options [rules.MaxOptions]uint8) {
	t.Helper()
	options = r.Spec().Defaults()
	for name, value := range set {
		if err := r.Spec().SetOption(&options, name, value); err != nil {
			t.Fatal(err)
		}
	}
	return options
}

// Position is a position in words: the fields of the options object, a row of
// pieces a seat divided by | with y for yard and h for home, and the fields
// that follow; without those it is seat 0's turn to roll.
type Position struct {
	Game, Options, Pieces, More string
}

// text is the position as notation has it.
func (p Position) text(t testing.TB) []byte {
	t.Helper()
	if p.More == "" {
		p.More = `"turn":0,"phase":"roll"`
	}
	return fmt.Appendf(nil, `{"rules":%q,"options":{%s},"pieces":%s,%s}`, p.Game, p.Options, encode(t, rows(p.Pieces)), p.More)
}

// State is the position, or the end of the test if it cannot be.
func (p Position) State(t testing.TB) rules.State {
	t.Helper()
	text := p.text(t)
	s, err := notation.DecodeState(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return s
}

func rows(text string) [][]string {
	all := [][]string{}
	for row := range strings.SplitSeq(text, "|") {
		list := []string{}
		for _, q := range strings.Fields(row) {
			switch q {
			case "y":
				q = "yard"
			case "h":
				q = "home"
			}
			list = append(list, q)
		}
		all = append(all, list)
	}
	return all
}

func encode(t testing.TB, v any) string {
	t.Helper()
	raw, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}
