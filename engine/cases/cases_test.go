package cases_test

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// aCase is one line of a file of cases.
type aCase struct {
	Name  string                       `json:"name"`
	Note  string                       `json:"note"`
	Steps []map[string]json.RawMessage `json:"steps"`
}

// TestCases plays every case of every file of testdata.
func TestCases(t *testing.T) {
	files, err := filepath.Glob("testdata/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases: %v", err)
	}
	seen := map[string]bool{}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".jsonl"), func(t *testing.T) {
			for _, c := range readCases(t, name) {
				if seen[c.Name] || c.Name == "" || len(c.Steps) == 0 {
					t.Errorf("%q has no steps, no name or one that is taken", c.Name)
				}
				seen[c.Name] = true
				t.Run(c.Name, func(t *testing.T) {
					p := newPlayer(t)
					for i, step := range c.Steps {
						if wrong := p.play(step); wrong != "" {
							t.Fatalf("step %d: %s", i+1, wrong)
						}
					}
					if p.checked == 0 {
						t.Error("the case checks nothing")
					}
				})
			}
		})
	}
}

func readCases(t *testing.T, name string) []aCase {
	t.Helper()
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var all []aCase
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for n := 1; lines.Scan(); n++ {
		decoder := json.NewDecoder(strings.NewReader(lines.Text()))
		decoder.DisallowUnknownFields()
		var c aCase
		if err := decoder.Decode(&c); err != nil {
			t.Fatalf("%s line %d: %v", name, n, err)
		}
		all = append(all, c)
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}
