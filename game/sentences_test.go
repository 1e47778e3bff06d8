package game

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/saves"
	"ludaxy/scenes/graph/graphtest"
)

// TestErrorsComeInWords wants a sentence for what can go wrong with a file, and nothing of the system's in it.
func TestErrorsComeInWords(t *testing.T) {
	at := func(err error) error { return &fs.PathError{Op: "open", Path: "/somewhere/film.gif", Err: err} }
	graphtest.Do(func() {
		p := start(t, Options{Paths: paths(t)})
		ctx := p.g.ctx
		for _, c := range []struct {
			err  error
			want string
		}{
			{kept(at(syscall.ENOSPC)), ctx.T(messages.KeepDiskFull)},
			{kept(at(fs.ErrPermission)), ctx.T(messages.KeepDenied, "File", "/somewhere")},
			{kept(at(fs.ErrNotExist)), ctx.T(messages.KeepNoFolder)},
			{kept(errNoFolder), ctx.T(messages.KeepNoFolder)},
			{kept(fmt.Errorf("some words of the system")), ctx.T(messages.KeepFailed)},
			{fmt.Errorf("copy: %w", saves.ErrInUse), ctx.T(messages.SaveInUse)},
			{p.g.inWords(at(syscall.ENOSPC)), ctx.T(messages.SaveDiskFull)},
			{fmt.Errorf("some words of the system"), ctx.T(messages.StatisticsUnreadable)},
		} {
			if got := ctx.Explain(c.err, messages.StatisticsUnreadable); got != c.want {
				t.Errorf("%v is told as %q, want %q", c.err, got, c.want)
			}
		}
		if len(p.g.notes) == 0 || !strings.Contains(strings.Join(p.g.notes, "\n"), "some words of the system") {
			t.Errorf("the notes for a report lack the system's words: %q", p.g.notes)
		}
	})
}

// TestNoErrorReachesALabel looks through the sources: a scene never asks an error for its text, and this package does
// so only for the log or after inWords. Scenes explain errors with [scenes.Context.Explain].
func TestNoErrorReachesALabel(t *testing.T) {
	seen := 0
	for _, dir := range []string{"../scenes", "."} {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() && (d.Name() == "graphtest" || d.Name() == "platform") {
				return filepath.SkipDir
			}
			if filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return nil
			}
			files := token.NewFileSet()
			file, err := parser.ParseFile(files, path, nil, 0)
			if err != nil {
				return err
			}
			seen++
			allowed := map[ast.Node]bool{}
			ast.Inspect(file, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				switch name := called(call); {
				case dir == "." && (name == "note" || name == "say"): // the log's
					for _, arg := range call.Args {
						ast.Inspect(arg, func(n ast.Node) bool { allowed[n] = true; return true })
					}
				case name == "Error" && len(call.Args) == 0 && !allowed[call]:
					if in, ok := call.Fun.(*ast.SelectorExpr).X.(*ast.CallExpr); dir == "." && ok && called(in) == "inWords" {
						break
					}
					if dir == "." && filepath.Base(path) == "sentences.go" {
						break // where the words are found
					}
					t.Errorf("%s: the text of an error is for the log; explain it to the player", files.Position(call.Pos()))
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if seen < 100 {
		t.Errorf("only %d files were looked at", seen)
	}
}

// called is the name of the function or method that is called.
func called(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.SelectorExpr:
		return f.Sel.Name
	case *ast.Ident:
		return f.Name
	}
	return ""
}
