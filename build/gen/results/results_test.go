package main

import (
	"context"
	"strings"
	"testing"
)

// TestLines plays a game of every quick line and wants rows of one form.
func TestLines(t *testing.T) {
	seen := map[string]bool{}
	for _, l := range lines {
		if seen[l.String()] || l.games < 4000 {
			t.Errorf("%v is there twice, or has too few games", l)
		}
		seen[l.String()] = true
		row, err := l.play(context.Background(), 1, 1)
		if err != nil || strings.Count(row, "|") != 8 || !strings.HasSuffix(row, "|\n") {
			t.Errorf("%v: %q, %v", l, row, err)
		}
	}
}

func TestReplace(t *testing.T) {
	text := "before\n" + beginMark + "\nold\n" + endMark + "\nafter\n"
	got, err := replace(text, "new\n")
	if want := "before\n" + beginMark + "\n\nnew\n\n" + endMark + "\nafter\n"; err != nil || got != want {
		t.Errorf("%q, %v", got, err)
	}
	if again, err := replace(got, "new\n"); err != nil || again != got {
		t.Errorf("again %q, %v", again, err)
	}
	if _, err := replace("no marks", "new\n"); err == nil {
		t.Error("a text without marks is changed")
	}
	if err := run(false, "README.md", "luddo", 1); err == nil {
		t.Error("a part of the table is written")
	}
}
