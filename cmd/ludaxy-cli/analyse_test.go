package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestAnalyse(t *testing.T) {
	path := playedMatch(t, map[string]string{"startOnBoard": "4", "piecesToWin": "1"}, 5000)
	var out strings.Builder
	if err := (&analyseCmd{File: path, streams: streams{out: &out}}).Run(); err != nil {
		t.Fatal(err)
	}
	if got := out.String(); strings.Count(got, "seat 0") < 1 || strings.Count(got, "seat 2") < 1 || !strings.Contains(got, "given away") || !strings.Contains(got, "100.0") {
		t.Errorf("got\n%s", got)
	}
	junk := filepath.Join(t.TempDir(), "junk")
	if err := os.WriteFile(junk, []byte("junk\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, bad := range []string{junk, junk + "-missing"} {
		if err := (&analyseCmd{File: bad, streams: streams{out: &out}}).Run(); err == nil {
			t.Errorf("%s is taken", bad)
		}
	}
}
