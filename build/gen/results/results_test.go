package main

import (
	"context"
	"slices"
	"strings"
	"testing"
)

// TestLines plays a game of every quick line and wants rows of one form.
func TestLines(t *testing.T) {
	seen := map[string]bool{}
	for _, l := range lines {
		if seen[l.String()] || l.games < fewer {
			t.Errorf("%v is there twice, or has too few games", l)
		}
		seen[l.String()] = true
		if testing.Short() && slices.Contains(l.players, "expert") {
			continue // minutes with the race detector
		}
		row, err := l.play(context.Background(), 1, 1)
		if err != nil || strings.Count(row, "|") != 8 || !strings.HasSuffix(row, "|\n") {
			t.Errorf("%v: %q, %v", l, row, err)
		}
	}
}

// TestOtherRows wants the other tables to have rows of one form too.
func TestOtherRows(t *testing.T) {
	ctx := context.Background()
	check := func(name, row string, err error, bars int) {
		t.Helper()
		if err != nil || strings.Count(row, "|") != bars || !strings.HasSuffix(row, "|\n") || strings.Contains(row, "NaN") {
			t.Errorf("%s: %q, %v", name, row, err)
		}
	}
	for _, l := range judgements {
		if testing.Short() && l.seats > 2 {
			continue
		}
		row, err := l.judge(ctx, 2*l.seats)
		check(l.String(), row, err, 8)
	}
	row, err := times(ctx, "ludo-app", "casual", 1)
	check("times", row, err, 6)
	row, err = long(ctx, 3, 3, 1)
	check("rounds", row, err, 5)
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
