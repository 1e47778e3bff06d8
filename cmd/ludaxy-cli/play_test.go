package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"ludaxy/engine/games"
	"ludaxy/saves"
)

// typed plays with what a player types, and returns the lines told.
func typed(t *testing.T, c playCmd, lines ...string) string {
	t.Helper()
	var out strings.Builder
	c.in, c.out = strings.NewReader(strings.Join(lines, "\n")), &out
	if c.Lang == "" {
		c.Lang = "en"
	}
	if err := c.Run(); err != nil {
		t.Fatalf("%v after\n%s", err, out.String())
	}
	return out.String()
}

// unfilled is what no line may have.
var unfilled = regexp.MustCompile(`\{\{|<no value>|%!|\b(cli|where|event|piece|action|describe)\.[a-z]|\.\.|^[.。]`)

func wellFormed(t *testing.T, text string) {
	t.Helper()
	for line := range strings.Lines(text) {
		if line = strings.TrimSuffix(line, "\n"); line == "" || line != strings.TrimSpace(line) || unfilled.MatchString(line) {
			t.Fatalf("%q", line)
		}
	}
}

// TestPlayWholeMatches plays every game to its end by typing, in each language.
func TestPlayWholeMatches(t *testing.T) {
	for i, r := range games.All() {
		lang := []string{"en", "pt", "ja"}[i%3]
		end := map[string]string{"en": "wins the match!", "pt": "vence a partida!", "ja": "の勝ち！"}[lang]
		t.Run(r.Spec().ID, func(t *testing.T) {
			text := typed(t, playCmd{Rules: r.Spec().ID, Lang: lang, Seed: "match", Seats: []string{"Ana", "computer", "Bo"}},
				strings.Split(strings.Repeat("\n1\n", 20000), "\n")...)
			wellFormed(t, text)
			lines := strings.Split(strings.TrimSpace(text), "\n")
			if last := strings.Join(lines[max(0, len(lines)-3):], " "); !strings.Contains(last, end) {
				t.Errorf("the match ends with %q", last)
			}
		})
	}
}

func TestPlayCommands(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "mine"+saves.Extension)
	luddo := playCmd{Rules: "luddo", Seed: "commands", Options: []string{"opening=first-seat", "startOnBoard=1"}, Seats: []string{"Ana", "-", "Bo"}}
	text := typed(t, luddo, "help", "where", "log", "undo", "", "moves", "9", "1", "", "dance now", "save", "save "+file, "save "+file, "save "+filepath.Join(dir, "No Name"),
		"save "+filepath.Join(dir, "nowhere", "x"), "rules", "QUIT")
	wellFormed(t, text)
	for _, want := range []string{
		"Luddo: Ana and Bo. Type help", "undo: take your last move back", "Ana is to roll.", "piece 1 on Ana's start square, square 1, 56 squares from home",
		"Nothing has happened yet.", "Nothing to take back: a roll stands.", "Ana rolls ", "Type a number from 1 to ", "There is no command \"dance\"",
		"Type save and the name of a new file.", "The match is saved as " + file, "There is a file " + file + " already", "letters, digits and hyphens only",
		"there is no folder", "Blockades: Off.", "The match is not finished.",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := saves.Verify(data); err != nil {
		t.Error(err)
	}
	again := typed(t, playCmd{Match: file}, "where", "quit")
	if !strings.Contains(again, "The match goes on.") || !strings.Contains(again, "it is kept in "+file) {
		t.Errorf("resumed as\n%s", again)
	}
}

// TestPlayKeepsAFile begins in a file that is not there, leaves at the end of
// the input, and finishes the match from it.
func TestPlayKeepsAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "race")
	c := playCmd{Rules: "snakes", Seed: "race", Match: file}
	if text := typed(t, c, "", "", ""); !strings.Contains(text, "it is kept in "+file+saves.Extension) {
		t.Error(text)
	}
	text := typed(t, playCmd{Match: file}, strings.Split(strings.Repeat("\n", 2000), "\n")...)
	if !strings.Contains(text, "wins the match!") || !strings.Contains(text, "reaches") && !strings.Contains(text, "square 100") {
		t.Error(text[max(0, len(text)-400):])
	}
	if text := typed(t, playCmd{Match: file}); !strings.Contains(text, "wins the match!") {
		t.Errorf("a finished match is shown as\n%s", text)
	}
}

func TestPlayUndo(t *testing.T) {
	c := playCmd{Rules: "mega-ludo", Options: []string{"dice=manual", "opening=first-seat"}, Seats: []string{"Ana", "-", "Bo"}}
	text := typed(t, c, "7", "6", "1", "6", "", "undo", "undo", "quit")
	wellFormed(t, text)
	for _, want := range []string{
		"Type the number on your die, 1 to 6.", "Ana rolls 6.", "1. Bring piece 1 out of the yard.", "Ana brings piece 1 out and stops on Ana's start square, square 5.", "Ana gets an extra roll.",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
	c = playCmd{Rules: "oduludo", Options: []string{"dice=manual", "opening=first-seat"}, Seats: []string{"Ana", "-", "Bo"}}
	text = typed(t, c, "1", "2", "1", "2", "3", "", "undo", "1", "1", "6", "quit")
	wellFormed(t, text)
	if !strings.Contains(text, "The move is taken back.") {
		t.Errorf("nothing was taken back:\n%s", text)
	}
}

func TestPlayRefuses(t *testing.T) {
	dir := t.TempDir()
	broken := filepath.Join(dir, "broken"+saves.Extension)
	if err := os.WriteFile(broken, []byte("nonsense\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []playCmd{
		{Rules: "chess"}, {Rules: "luddo", Lang: "tlh"}, {Rules: "luddo", Level: "godlike"}, {Rules: "luddo", Seats: []string{"Ana"}},
		{Rules: "luddo", Seats: []string{"Ana", "Ana"}}, {Rules: "luddo", Seats: []string{"a", "computer:godlike"}}, {Rules: "luddo", Options: []string{"teams"}},
		{Rules: "luddo", Options: []string{"teams=true"}}, {Rules: "luddo", Options: []string{"castling=true"}}, {Rules: "luddo", Seats: strings.Split("a,b,c,d,e,f,g,h,i", ",")},
		{Rules: "luddo", Match: filepath.Join(dir, "nowhere", "x")}, {Rules: "luddo", Match: filepath.Join(dir, "Not Good")}, {Match: broken},
	} {
		if c.Lang == "" {
			c.Lang = "en"
		}
		c.in, c.out = strings.NewReader(""), &strings.Builder{}
		if err := c.Run(); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%+v: %v", c, err)
		}
	}
}
