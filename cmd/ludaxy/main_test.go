package main

import (
	"bytes"
	"errors"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// asGame makes the test binary behave as the program: the same packages are
// initialised in the same order, so that it also meets a missing display.
const asGame = "LUDAXY_TEST_AS_GAME"

func TestMain(m *testing.M) {
	if os.Getenv(asGame) != "" {
		os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
	}
	os.Exit(m.Run())
}

// program is the program with arguments, in an environment without some variables.
func program(t *testing.T, without []string, args ...string) *exec.Cmd {
	t.Helper()
	cmd := exec.Command(os.Args[0], args...)
	for _, v := range os.Environ() {
		name, _, _ := strings.Cut(v, "=")
		keep := true
		for _, w := range without {
			keep = keep && name != w
		}
		if keep {
			cmd.Env = append(cmd.Env, v)
		}
	}
	cmd.Env = append(cmd.Env, asGame+"=1")
	return cmd
}

func TestNoDisplay(t *testing.T) {
	nowhere := []string{"DISPLAY", "WAYLAND_DISPLAY"}
	out, err := program(t, nowhere).CombinedOutput()
	var status *exec.ExitError
	if !errors.As(err, &status) || status.ExitCode() != 1 || strings.Count(string(out), "\n") != 1 || !strings.Contains(string(out), "DISPLAY") {
		t.Errorf("%v: %q", err, out)
	}
	out, err = program(t, nowhere, "-nonsense").CombinedOutput()
	if !errors.As(err, &status) || status.ExitCode() != 2 || strings.Count(string(out), "\n") != 1 || !strings.Contains(string(out), "-nonsense") {
		t.Errorf("a mistake: %v: %q", err, out)
	}
	if os.Getenv("XAUTHORITY") != "" { // the display asks who is there
		out, err = program(t, []string{"XAUTHORITY", "HOME"}).CombinedOutput()
		if !errors.As(err, &status) || status.ExitCode() != 1 || strings.Count(string(out), "\n") != 1 || !strings.Contains(string(out), "XAUTHORITY") {
			t.Errorf("somebody else's display: %v: %q", err, out)
		}
	}
	out, err = program(t, nowhere, "-version").CombinedOutput()
	if err != nil || !strings.HasPrefix(string(out), "ludaxy ") {
		t.Errorf("-version: %v: %q", err, out)
	}
}

// TestOneLineForMistakes also wants what libraries say, such as that there is no
// file of the X authority, to stay away from the terminal.
func TestOneLineForMistakes(t *testing.T) {
	for _, test := range []struct {
		status int
		args   []string
	}{
		{2, []string{"-size", "3"}},
		{2, []string{"-nonsense"}},
		{1, []string{"-replay", "no-such-file"}},
		{1, []string{"-log", filepath.Join(t.TempDir(), "no-such-folder", "file")}},
		{1, []string{"-save-dir", t.TempDir(), "no-such-match.ludaxy"}},
	} {
		var errs bytes.Buffer
		cmd := program(t, []string{"HOME"}, test.args...)
		cmd.Env = append(cmd.Env, "HOME="+t.TempDir())
		cmd.Stderr = &errs
		err := cmd.Run()
		var status *exec.ExitError
		text := errs.String()
		if !errors.As(err, &status) || status.ExitCode() != test.status || strings.Count(text, "\n") != 1 || !strings.HasPrefix(text, "ludaxy: ") {
			t.Errorf("%v: %v: %q", test.args, err, text)
		}
	}
}

// TestReplayUntilQuit starts the program as it is, with a recorded session that
// sets a table up, throws once and quits.
func TestReplayUntilQuit(t *testing.T) {
	dir := t.TempDir()
	session := filepath.Join(dir, "session.txt")
	text := "ludaxy-input 1\nsize 960 600 1\nseed \"smoke\"\n60 accept\n120 accept\n180 accept\n280 roll\n420 quit\n"
	if err := os.WriteFile(session, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := program(t, nil, "-save-dir", dir, "-size", "960x600", "-replay", session)
	done := make(chan error, 1)
	go func() {
		out, err := cmd.CombinedOutput()
		if err != nil {
			err = errors.Join(err, errors.New(string(out)))
		}
		done <- err
	}()
	select {
	case err := <-done:
		if err != nil {
			t.Fatal(err)
		}
	case <-time.After(2 * time.Minute):
		_ = cmd.Process.Kill() // it does not end by itself
		t.Fatal("the session did not end")
	}
	saved, err := filepath.Glob(filepath.Join(dir, "*.ludaxy"))
	if err != nil || len(saved) != 1 {
		t.Fatalf("saved %v, %v", saved, err)
	}
	if data, err := os.ReadFile(saved[0]); err != nil || bytes.Count(data, []byte("\n")) < 2 {
		t.Errorf("%v: the match file has no throw in it:\n%s", err, data)
	}
}

func TestGallery(t *testing.T) {
	if testing.Short() {
		t.Skip("drawing every screen takes long")
	}
	dir := filepath.Join(t.TempDir(), "pictures")
	if out, err := program(t, nil, "-gallery", dir, "-size", "640x400", "-lang", "ja").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, name := range []string{"title.png", "table-start.png"} {
		f, err := os.Open(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		img, err := png.Decode(f)
		if closing := f.Close(); err == nil {
			err = closing
		}
		if err != nil || img.Bounds().Dx() != 640 || img.Bounds().Dy() != 400 {
			t.Errorf("%s: %v", name, err)
		}
	}
}
