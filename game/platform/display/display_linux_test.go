//go:build linux && !android

package display

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

func TestDecide(t *testing.T) {
	yes := func(string) bool { return true }
	no := func(string) bool { return false }
	for _, test := range []struct {
		name    string
		args    []string
		env     map[string]string
		reach   func(string) bool
		code    int
		mention string // "" for going on
	}{
		{"all well", nil, map[string]string{"DISPLAY": ":0"}, yes, 0, ""},
		{"no display", nil, nil, yes, 1, "DISPLAY is not set"},
		{"wayland only", nil, map[string]string{"WAYLAND_DISPLAY": "wayland-0"}, yes, 1, "Xwayland"},
		{"dead display", nil, map[string]string{"DISPLAY": ":7"}, no, 1, ":7"},
		{"version", []string{"-version"}, nil, no, 0, Version},
		{"help", []string{"-mute", "--help"}, nil, no, 0, "-save-dir"},
		{"help is main's where there is a display", []string{"-help"}, map[string]string{"DISPLAY": ":0"}, yes, 0, ""},
		{"a file called -help", []string{"--", "-help"}, nil, no, 1, "DISPLAY"},
		{"mistake without a display", []string{"-colour"}, nil, no, StatusUsage, "-colour"},
		{"mistakes are main's where there is one", []string{"-size", "big"}, map[string]string{"DISPLAY": ":0"}, yes, 0, ""},
	} {
		code, text := decide(test.args, func(name string) string { return test.env[name] }, test.reach)
		if code != test.code || (text == "") != (test.mention == "") || !strings.Contains(text, test.mention) {
			t.Errorf("%s: status %d, %q", test.name, code, text)
		}
		if test.code != 0 && strings.Count(text, "\n") != 1 {
			t.Errorf("%s: not one line: %q", test.name, text)
		}
	}
}

func TestReachable(t *testing.T) {
	if reachable(":4711.0") || reachable("unix:4711") {
		t.Error("a display that is not there answers")
	}
	if !reachable("elsewhere:0") {
		t.Error("another machine's display was not taken on trust")
	}
}

func TestArguments(t *testing.T) {
	if len(arguments()) == 0 || !strings.HasPrefix(arguments()[0], "-test.") {
		t.Errorf("arguments %q", arguments())
	}
}

// TestImportsNothing keeps what the order of initialisation rests on.
func TestImportsNothing(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", "{{join .Imports \" \"}}", ".", "../early").Output()
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Fields(string(out)); !slices.Equal(got, []string{"ludaxy/game/platform/cmdline", "syscall", "ludaxy/game/platform/display", "syscall"}) {
		t.Errorf("imports %v", got)
	}
}
