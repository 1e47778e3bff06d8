package keygen

import (
	"strings"
	"testing"
)

func TestIdent(t *testing.T) {
	for key, want := range map[string]string{
		"title.new-game": "TitleNewGame", "common.ok": "CommonOK", "rule.startOnBoard.text": "RuleStartOnBoardText",
		"event.jumped.ufo": "EventJumpedUFO", "rules.luddo.goal.1": "RulesLuddoGoal1",
	} {
		if got := Ident(key); got != want {
			t.Errorf("Ident(%q) = %s, want %s", key, got, want)
		}
	}
}

func TestGenerateKeepsTheOrderOfTheFile(t *testing.T) {
	source, err := Generate([]byte(`{"b.two": "Two", "a.one": {"one": "{{.Count}} x", "other": "{{.Count}} xs"}}`))
	if err != nil {
		t.Fatal(err)
	}
	s := string(source)
	if b, a := strings.Index(s, `BTwo Key = "b.two" // "Two"`), strings.Index(s, `AOne Key = "a.one" // "{{.Count}} xs" (counts)`); b < 0 || a < b {
		t.Errorf("not as expected:\n%s", s)
	}
}

func TestGenerateRefuses(t *testing.T) {
	for why, file := range map[string]string{
		"not an object":        `["a.b"]`,
		"not JSON":             `{"a.b": "x",, }`,
		"cut short":            `{"a.b": "x"`,
		"a key of one word":    `{"title": "x"}`,
		"a blank in a key":     `{"a.b c": "x"}`,
		"one constant for two": `{"a.b-c": "x", "a.b.c": "y"}`,
		"a number":             `{"a.b": 3}`,
		"no form other":        `{"a.b": {"one": "x"}}`,
	} {
		if _, err := Generate([]byte(file)); err == nil {
			t.Errorf("%s is accepted", why)
		}
	}
}
