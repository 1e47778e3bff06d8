package build

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// module is the prefix of our own import paths.
const module = "ludaxy/"

// pkg is what go list says about a package, as far as the rules ask.
type pkg struct {
	ImportPath string
	Standard   bool
	CgoFiles   []string
	Imports    []string
	Deps       []string
}

// pure are the folders that work without a display, without cgo and without a
// network: importing Ebitengine alone panics where there is no display.
var pure = []string{"engine", "saves", "assets", "scenes/layout", "scenes/art"}

// in reports whether an import path is one of our folders or below it.
func in(path string, folders ...string) bool {
	return slices.ContainsFunc(folders, func(folder string) bool {
		return path == module+folder || strings.HasPrefix(path, module+folder+"/")
	})
}

// breaches lists every import rule that p breaks, through whatever it reaches.
func breaches(p pkg, all map[string]pkg) (found []string) {
	for _, d := range p.Deps {
		bad := ""
		dep := all[d]
		switch {
		case in(p.ImportPath, pure...) && strings.HasPrefix(d, "github.com/hajimehoshi/ebiten/"):
			bad = "needs a display"
		case in(p.ImportPath, pure...) && d == "net":
			bad = "reaches the network"
		case in(p.ImportPath, pure...) && !dep.Standard && len(dep.CgoFiles) > 0:
			bad = "needs cgo"
		case in(p.ImportPath, "engine") && in(d, "scenes", "game"):
			bad = "the engine knows nothing of pixels"
		case in(p.ImportPath, "scenes") && in(d, "game"):
			bad = "scenes do not know the window"
		}
		if bad != "" {
			found = append(found, p.ImportPath+" reaches "+d+": "+bad)
		}
	}
	if in(p.ImportPath, pure...) && len(p.CgoFiles) > 0 {
		found = append(found, p.ImportPath+" uses cgo")
	}
	for _, d := range p.Imports {
		if in(d, "cmd") && !in(p.ImportPath, "cmd") {
			found = append(found, p.ImportPath+" imports "+d+": nobody imports a command")
		}
	}
	return found
}

// list asks go list about packages and all they reach.
func list(t *testing.T) map[string]pkg {
	t.Helper()
	cmd := exec.Command("go", "list", "-deps", "-json=ImportPath,Standard,CgoFiles,Imports,Deps", "./...")
	cmd.Dir = ".."
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	all := map[string]pkg{}
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var p pkg
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all[p.ImportPath] = p
	}
}

func TestImportRules(t *testing.T) {
	all := list(t)
	ours := 0
	for path, p := range all {
		if !strings.HasPrefix(path, module) {
			continue
		}
		ours++
		for _, b := range breaches(p, all) {
			t.Error(b)
		}
	}
	if _, ok := all[module+"engine/rules"]; !ok {
		t.Errorf("go list found %d packages of ours, but not engine/rules", ours)
	}
}

func TestBreachesAreFound(t *testing.T) {
	all := map[string]pkg{
		"example.com/c": {ImportPath: "example.com/c", CgoFiles: []string{"c.go"}},
		"os/user":       {ImportPath: "os/user", Standard: true, CgoFiles: []string{"cgo.go"}},
	}
	for _, test := range []struct {
		from, to string
		bad      bool
	}{
		{"engine/luddo", "github.com/hajimehoshi/ebiten/v2", true},
		{"scenes/layout", "github.com/hajimehoshi/ebiten/v2/vector", true},
		{"scenes/table", "github.com/hajimehoshi/ebiten/v2", false},
		{"saves", "net", true},
		{"game", "net", false},
		{"assets/sounds", "example.com/c", true},
		{"assets/sounds", "os/user", false},
		{"engine", "ludaxy/scenes/layout", true},
		{"engine", "ludaxy/saves", false},
		{"scenes", "ludaxy/game/input", true},
		{"scenes", "ludaxy/engine", false},
		{"game", "ludaxy/cmd/ludaxy", true},
		{"cmd/ludaxy", "ludaxy/game", false},
	} {
		p := pkg{ImportPath: module + test.from, Imports: []string{test.to}, Deps: []string{test.to}}
		if got := breaches(p, all); (len(got) > 0) != test.bad {
			t.Errorf("%s importing %s: breaches %q, want some: %v", test.from, test.to, got, test.bad)
		}
	}
}
