package main

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
)

// shortSession sets a table up, throws once and quits; a question about the
// match that is lost is answered.
const shortSession = "ludaxy-input 1\nsize 960 600 1\nseed \"without\"\n40 accept\n90 accept\n140 accept\n220 roll\n290 quit\n310 nav-next\n320 nav-next\n330 accept\n"

// shorterSession only looks at the first two screens.
const shorterSession = "ludaxy-input 1\nsize 960 600 1\nseed \"without\"\n40 accept\n80 quit\n"

// session is what a program did.
type session struct {
	dir       string // where it was started
	said      string // the announcer's lines
	out, errs string
	log       string
}

// play runs the program through a recorded session in an empty folder, without
// some variables and with others.
func play(t *testing.T, recorded string, without, with []string, args ...string) (s session) {
	t.Helper()
	s.dir = t.TempDir()
	aside := t.TempDir()
	record, said, log := filepath.Join(aside, "session.txt"), filepath.Join(aside, "said"), filepath.Join(aside, "log")
	if err := os.WriteFile(record, []byte(recorded), 0o600); err != nil {
		t.Fatal(err)
	}
	ctx, end := context.WithTimeout(t.Context(), 2*time.Minute)
	defer end()
	from := program(t, without, append([]string{"-size", "960x600", "-replay", record, "-announce", said, "-log", log}, args...)...)
	cmd := exec.CommandContext(ctx, from.Path, from.Args[1:]...)
	cmd.Env, cmd.Dir = append(from.Env, with...), s.dir
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		t.Fatalf("%v: %s", err, errs.String())
	}
	s.out, s.errs = out.String(), errs.String()
	for path, text := range map[string]*string{said: &s.said, log: &s.log} {
		data, err := os.ReadFile(path)
		if err != nil && !errors.Is(err, fs.ErrNotExist) { // a test may send it elsewhere
			t.Fatal(err)
		}
		*text = string(data)
	}
	return s
}

// quiet wants nothing on the terminal and nothing left where it was started.
func (s session) quiet(t *testing.T) {
	t.Helper()
	if s.out != "" || s.errs != "" {
		t.Errorf("the terminal got %q and %q", s.out, s.errs)
	}
	if left, err := os.ReadDir(s.dir); err != nil || len(left) > 0 {
		t.Errorf("%v lies in the folder it was started in, %v", left, err)
	}
	if strings.Contains(s.log, "msg=crash") {
		t.Errorf("it crashed:\n%s", s.log)
	}
}

// homes are the variables that say where the player's folders are.
var homes = []string{"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"}

// words are the variables of the language.
var words = []string{"LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE"}

// authority lets a program in whose home is elsewhere.
func authority() []string {
	if os.Getenv("XAUTHORITY") != "" || os.Getenv("HOME") == "" {
		return nil
	}
	return []string{"XAUTHORITY=" + filepath.Join(os.Getenv("HOME"), ".Xauthority")}
}

// TestWithout starts the program as it is where things are missing, plays, and
// wants it to end in peace.
func TestWithout(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("what is taken away here is Linux's")
	}
	const unsaved = "cannot be saved"
	t.Run("a home folder", func(t *testing.T) {
		t.Parallel()
		dir := t.TempDir() // not the account's own folder, which the game would find
		s := play(t, shortSession, homes, authority(), "-save-dir", dir)
		s.quiet(t)
		if saved, err := filepath.Glob(filepath.Join(dir, "*.ludaxy")); err != nil || len(saved) != 1 {
			t.Errorf("saved %v, %v", saved, err)
		}
	})
	t.Run("a folder that can be written", func(t *testing.T) {
		t.Parallel()
		file := filepath.Join(t.TempDir(), "file") // not even root makes folders below a file
		if err := os.WriteFile(file, nil, 0o400); err != nil {
			t.Fatal(err)
		}
		s := play(t, shortSession, homes, append(authority(), "HOME="+file))
		s.quiet(t)
		if !strings.Contains(s.said, unsaved) {
			t.Errorf("nothing says that the match is not saved:\n%s", s.said)
		}
	})
	t.Run("a sound device", func(t *testing.T) {
		t.Parallel()
		home := t.TempDir()
		conf := filepath.Join(home, "asound.conf")
		if err := os.WriteFile(conf, []byte("pcm.!default { type hw card 31 }\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		s := play(t, shortSession, homes, append(authority(), "HOME="+home, "ALSA_CONFIG_PATH="+conf))
		s.quiet(t)
		if !strings.Contains(s.log, "msg=sound trouble=") {
			t.Errorf("the log does not tell of the sound:\n%s", s.log)
		}
		if saved, err := filepath.Glob(filepath.Join(home, ".local/share/ludaxy/matches/*.ludaxy")); err != nil || len(saved) != 1 {
			t.Errorf("saved %v, %v", saved, err)
		}
	})
	t.Run("room on the disk", func(t *testing.T) {
		t.Parallel()
		// What is written to /dev/full meets a full disk.
		if _, err := os.Stat("/dev/full"); err != nil {
			t.Skip(err)
		}
		s := play(t, shortSession, homes, append(authority(), "HOME="+t.TempDir()), "-announce", "/dev/full")
		s.quiet(t)
		if !strings.Contains(s.log, "the announcing ended") {
			t.Errorf("the log does not tell of the full disk:\n%s", s.log)
		}
	})
	for _, test := range []struct {
		name string
		with []string
		want string
	}{
		{"a locale", nil, "New game"},
		{"words in its locale", []string{"LC_ALL=C", "LANGUAGE=ja"}, "New game"},
		{"a language of its locale", []string{"LANG=xx_YY.KOI8-R@odd", "LANGUAGE=%%:zz"}, "New game"},
		{"an encoding", []string{"LANG=ja_JP"}, "新しいゲーム"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			s := play(t, shorterSession, slices.Concat(words, homes), append(append(authority(), "HOME="+t.TempDir()), test.with...))
			s.quiet(t)
			if !strings.Contains(s.said, test.want) {
				t.Errorf("%q is not in what it said:\n%s", test.want, s.said)
			}
		})
	}
}

// TestNoDisplayNoHome keeps what is said of a missing display to one line where
// home folder and language are missing too.
func TestNoDisplayNoHome(t *testing.T) {
	out, err := program(t, slices.Concat([]string{"DISPLAY", "WAYLAND_DISPLAY"}, homes, words)).CombinedOutput()
	var status *exec.ExitError
	if !errors.As(err, &status) || status.ExitCode() != 1 || strings.Count(string(out), "\n") != 1 {
		t.Errorf("%v: %q", err, out)
	}
}
