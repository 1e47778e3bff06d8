package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/game/platform/cmdline"
)

func TestOptions(t *testing.T) {
	_, g, err := options(strings.Fields("-save-dir d -lang ja -size 960x600 -fullscreen -mute -seed s -reset-settings -record r -log l m.ludaxy"))
	if err != nil {
		t.Fatal(err)
	}
	if g.Paths.Saves != "d" || g.Paths.Settings != filepath.Join("d", "settings.json") || g.Lang != "ja" || g.Width != 960 ||
		g.Height != 600 || !g.Fullscreen || !g.Mute || g.Seed != "s" || !g.ResetSettings || g.Record != "r" || g.Match != "m.ludaxy" || g.Log != "l" {
		t.Errorf("%+v", g)
	}
	if _, g, err := options(nil); err != nil || g.Width != 1280 || g.Height != 720 || g.Paths.Saves == "" {
		t.Errorf("no flags: %+v, %v", g, err)
	}
	if _, g, err := options([]string{"-replay", "f"}); err != nil || g.Replay != "f" {
		t.Errorf("-replay: %+v, %v", g, err)
	}
	if _, _, err := options([]string{"-size", "3"}); err == nil {
		t.Error("a mistake is taken")
	}
}

// TestLanguages wants the command line, which can import nothing, to know the
// languages of the catalogue.
func TestLanguages(t *testing.T) {
	var known []string
	for _, l := range messages.Langs() {
		known = append(known, string(l.Lang))
	}
	if !slices.Equal(known, cmdline.Langs()) {
		t.Errorf("-lang takes %v, the catalogue has %v", cmdline.Langs(), known)
	}
}
