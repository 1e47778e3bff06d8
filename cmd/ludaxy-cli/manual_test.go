package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// output is what a command line writes, and its status.
func output(args ...string) (out, errs string, status int) {
	var o, e bytes.Buffer
	status = run(args, &o, &e)
	return o.String(), e.String(), status
}

// TestManualHasEveryFlag wants every command and flag in the man page and in the
// completion of every shell.
func TestManualHasEveryFlag(t *testing.T) {
	app := newParser(io.Discard, io.Discard, func(int) {}).Model
	texts := map[string]string{}
	texts["manual"], _, _ = output("manual", "-date", "2026-01-02")
	for _, shell := range []string{"bash", "zsh", "fish"} {
		texts[shell], _, _ = output("completion", shell)
	}
	for name, text := range texts {
		text = strings.ReplaceAll(text, `\-`, "-")
		for _, c := range leaves(app) {
			if !strings.Contains(text, c.Name) {
				t.Errorf("%s: no command %s", name, c.Name)
			}
			for _, f := range flagsOf(app, c) {
				if !strings.Contains(text, "-"+f.Name) && (name != "fish" || !strings.Contains(text, "-o "+f.Name)) {
					t.Errorf("%s: no flag -%s of %s", name, f.Name, c.Name)
				}
			}
		}
	}
}

// TestShellsTakeTheCompletion has those shells that are there read it.
func TestShellsTakeTheCompletion(t *testing.T) {
	for _, shell := range []string{"bash", "zsh", "fish"} {
		if _, err := exec.LookPath(shell); err != nil {
			continue
		}
		text, _, _ := output("completion", shell)
		file := filepath.Join(t.TempDir(), "completion")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(shell, "-n", file).CombinedOutput(); err != nil || len(out) > 0 {
			t.Errorf("%s: %v: %s", shell, err, out)
		}
	}
}

func TestHelp(t *testing.T) {
	for _, args := range [][]string{{"help"}, {"-help"}, {"--help"}, {"-h"}, {"help", "bench"}, {"bench", "--help"}} {
		out, errs, status := output(args...)
		if status != 0 || errs != "" || !strings.Contains(out, "Usage: ludaxy-cli") {
			t.Errorf("%v: status %d, %q, %q", args, status, out, errs)
		}
	}
	if out, _, _ := output("help", "bench"); !strings.Contains(out, "--json") {
		t.Errorf("help bench: %s", out)
	}
	if out, errs, status := output("-version"); status != 0 || errs != "" || !strings.HasPrefix(out, "ludaxy-cli ") {
		t.Errorf("-version: status %d, %q, %q", status, out, errs)
	}
}

// TestOneLineForMistakes wants one line for whatever is wrong, and the status.
func TestOneLineForMistakes(t *testing.T) {
	for _, test := range []struct {
		status  int
		mention string
		args    []string
	}{
		{statusUsage, "help", nil},
		{statusUsage, "nonsense", []string{"nonsense"}},
		{statusUsage, "--nonsense", []string{"bench", "-nonsense"}},
		{statusUsage, "--nonsense", []string{"bench", "--nonsense=3"}},
		{statusUsage, "-x", []string{"bench", "-x"}},
		{statusUsage, "time", []string{"bench", "-time", "long"}},
		{statusUsage, "file", []string{"verify"}},
		{statusUsage, "unexpected", []string{"bench", "more"}},
		{statusFailed, "not ok", []string{"verify", "no-such-file"}},
		{statusFailed, "chess", []string{"bench", "-game", "chess"}},
		{statusFailed, "ksh", []string{"completion", "ksh"}},
		{statusFailed, "chess", []string{"help", "chess"}},
	} {
		_, errs, status := output(test.args...)
		if status != test.status || strings.Count(errs, "\n") != 1 || !strings.HasPrefix(errs, "ludaxy-cli: ") || !strings.Contains(errs, test.mention) {
			t.Errorf("%v: status %d, %q", test.args, status, errs)
		}
	}
}
