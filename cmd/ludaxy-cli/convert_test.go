package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ludaxy/engine/games"
)

// fixtures are whole matches of every game.
func fixtures(t *testing.T) (paths []string) {
	t.Helper()
	paths, err := filepath.Glob("../../saves/testdata/rules1-*.ludaxy")
	if err != nil || len(paths) != len(games.All()) {
		t.Fatalf("%d fixtures for %d games, %v", len(paths), len(games.All()), err)
	}
	return paths
}

func TestConvertTellsEveryGameInEveryLanguage(t *testing.T) {
	for _, path := range fixtures(t) {
		for lang, over := range map[string]string{"en": "Ana", "pt": "Ana", "ja": "太郎"} {
			var out bytes.Buffer
			c := convertCmd{File: path, Lang: lang, streams: streams{out: &out}}
			if err := c.Run(); err != nil {
				t.Fatalf("%s %s: %v", path, lang, err)
			}
			lines := strings.Split(strings.TrimSpace(out.String()), "\n")
			if len(lines) < 20 || !strings.Contains(out.String(), over) {
				t.Errorf("%s %s: %d lines, beginning %q", path, lang, len(lines), lines[0])
			}
			for _, line := range lines {
				if strings.Contains(line, "{{") || strings.Contains(line, "<no value>") {
					t.Errorf("%s %s: %q", path, lang, line)
				}
			}
		}
	}
}

func TestConvertToJSON(t *testing.T) {
	for _, path := range fixtures(t) {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		c := convertCmd{File: "-", Lang: "en", JSON: true, streams: streams{in: bytes.NewReader(data), out: &out}}
		if err := c.Run(); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		var m struct {
			Rules, Seed string
			Over        bool
			Entries     []struct {
				N      int
				Kind   string
				Action map[string]any
				State  map[string]any
			}
		}
		if err := json.Unmarshal(out.Bytes(), &m); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		if !m.Over || m.Seed == "" || !strings.Contains(path, m.Rules) || len(m.Entries) != bytes.Count(data, []byte("\n"))-1 {
			t.Errorf("%s: %d entries, over %v", path, len(m.Entries), m.Over)
		}
		for i, e := range m.Entries {
			if e.N != i+1 || e.State == nil || e.Kind == "action" && e.Action["do"] == nil {
				t.Fatalf("%s: entry %d is %+v", path, i+1, e)
			}
		}
	}
}

func TestConvertSaysWhereAMatchIsDamaged(t *testing.T) {
	data, err := os.ReadFile(fixtures(t)[0])
	if err != nil {
		t.Fatal(err)
	}
	data[len(data)/2] ^= 1
	var out bytes.Buffer
	c := convertCmd{File: "-", Lang: "en", streams: streams{in: bytes.NewReader(data), out: &out}}
	if err := c.Run(); err == nil || !strings.Contains(err.Error(), "line ") {
		t.Errorf("a damaged match: %v", err)
	}
	if n := strings.Count(out.String(), "\n"); n < 20 {
		t.Errorf("%d lines of what is good", n)
	}
	for _, bad := range []string{"no such file", ".."} {
		c := convertCmd{File: bad, Lang: "en", streams: streams{out: &out}}
		if err := c.Run(); err == nil {
			t.Errorf("%q was converted", bad)
		}
	}
	c = convertCmd{File: "-", Lang: "xx", streams: streams{in: bytes.NewReader(data), out: &out}}
	if err := c.Run(); err == nil || !strings.Contains(err.Error(), "language") {
		t.Errorf("an unknown language: %v", err)
	}
}

func TestVerifyFoldersAndStandardInput(t *testing.T) {
	var out bytes.Buffer
	c := verifyCmd{Files: []string{"../../saves/testdata"}, streams: streams{out: &out}}
	if err := c.Run(); err != nil {
		t.Errorf("%v\n%s", err, out.String())
	}
	if n := strings.Count(out.String(), ": ok: "); n < len(games.All())+1 {
		t.Errorf("%d files of the folder were checked", n)
	}
	data, err := os.ReadFile(fixtures(t)[0])
	if err != nil {
		t.Fatal(err)
	}
	out.Reset()
	c = verifyCmd{Files: []string{"-"}, streams: streams{in: bytes.NewReader(data), out: &out}}
	if err := c.Run(); err != nil || !strings.HasPrefix(out.String(), "-: ok: ") {
		t.Errorf("%q, %v", out.String(), err)
	}
	out.Reset()
	newer := bytes.Replace(data, []byte(`"ludaxy":1`), []byte(`"ludaxy":9`), 1)
	c = verifyCmd{Files: []string{"-", t.TempDir()}, streams: streams{in: bytes.NewReader(newer), out: &out}}
	if err := c.Run(); err == nil || !strings.Contains(out.String(), "newer Ludaxy") || !strings.Contains(out.String(), "no match files") {
		t.Errorf("%q, %v", out.String(), err)
	}
}
