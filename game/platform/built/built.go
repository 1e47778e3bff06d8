// Package built finds out what the program was built from. Package display, which
// keeps it, can import nothing.
package built

import (
	"runtime/debug"

	"ludaxy/game/platform/display"
)

// Learn fills in the commit where the linker has not: a program built in a clone
// has it from Go.
func Learn() {
	if info, ok := debug.ReadBuildInfo(); ok && display.Commit == "" {
		display.Commit = commit(info.Settings)
	}
}

// commit is what Go wrote into the program, "" where it was built outside a clone.
func commit(settings []debug.BuildSetting) string {
	var id, changed string
	for _, s := range settings {
		switch {
		case s.Key == "vcs.revision":
			id = s.Value[:min(len(s.Value), 12)]
		case s.Key == "vcs.modified" && s.Value == "true":
			changed = ", changed"
		}
	}
	if id == "" {
		return ""
	}
	return id + changed
}
