//go:build !js && !windows

package platform

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// TestDialogProgram has stand-ins for the program that shows the dialog: one that
// chooses, one that is closed, one without GTK (with which the system's linker
// does not start it: status 127), and none at all.
func TestDialogProgram(t *testing.T) {
	t.Setenv("DISPLAY", ":0")
	for _, test := range []struct {
		name, script string
		path         string
		err          error
	}{
		{"a choice", "#!/bin/sh\nprintf '%s\\n' \"/there/$1 $2 $4.ludaxy\"\n", "/there/save Where to? Friday.ludaxy", nil},
		{"a line break in a name", "#!/bin/sh\nprintf '/there/a\\nb\\n'\n", "/there/a\nb", nil},
		{"closed", "#!/bin/sh\nexit 1\n", "", ErrNoChoice},
		{"closed without a word", "#!/bin/sh\n", "", ErrNoChoice},
		{"without GTK", "#!/bin/sh\nexit 127\n", "", ErrNoDialog},
		{"ended by a fault of GTK", "#!/bin/sh\nkill -SEGV $$\n", "", ErrNoDialog},
		{"not to be run", "no program", "", ErrNoDialog},
		{"not there", "", "", ErrNoDialog},
	} {
		folder := t.TempDir()
		t.Setenv("PATH", folder+string(filepath.ListSeparator)+"/usr/bin:/bin")
		if test.script != "" {
			if err := os.WriteFile(filepath.Join(folder, dialogProgram), []byte(test.script), 0o700); err != nil {
				t.Fatal(err)
			}
		}
		path, err := AskFile(t.Context(), FileQuestion{Save: true, Title: "Where to?", File: "Friday"})
		if path != test.path || !errors.Is(err, test.err) {
			t.Errorf("%s: %q, %v", test.name, path, err)
		}
	}
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	if _, err := AskFile(t.Context(), FileQuestion{}); !errors.Is(err, ErrNoDialog) {
		t.Errorf("without a display: %v", err)
	}
}
