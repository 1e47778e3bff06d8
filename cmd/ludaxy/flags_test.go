package main

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestFlags(t *testing.T) {
	f, err := parse(strings.Fields("-save-dir d -lang ja -size 960x600 -fullscreen -mute -seed s -reset-settings -record r m.ludaxy"))
	if err != nil {
		t.Fatal(err)
	}
	g := f.game
	if g.Paths.Saves != "d" || g.Paths.Settings != filepath.Join("d", "settings.json") || g.Lang != "ja" || g.Width != 960 ||
		g.Height != 600 || !g.Fullscreen || !g.Mute || g.Seed != "s" || !g.ResetSettings || g.Record != "r" || g.Match != "m.ludaxy" {
		t.Errorf("%+v", g)
	}
	if f, err := parse(nil); err != nil || f.game.Width != 1280 || f.game.Height != 720 || f.game.Paths.Saves == "" {
		t.Errorf("no flags: %+v, %v", f, err)
	}
	if f, err := parse([]string{"-version"}); err != nil || !f.version {
		t.Errorf("-version: %+v, %v", f, err)
	}
	if f, err := parse([]string{"--help"}); err != nil || !f.help {
		t.Errorf("--help: %+v, %v", f, err)
	}
}

func TestBadFlagsGetOneLine(t *testing.T) {
	for _, test := range []struct{ args, mention string }{
		{"-colour", "-colour"},
		{"-size", "-size"},
		{"-size big", "1280x720"},
		{"-size 10x10", "640x400"},
		{"-size 99999x600", "16384"},
		{"-size 1280", "1280x720"},
		{"-lang xx", "en, pt or ja"},
		{"-mute=maybe", "maybe"},
		{"-save-dir=", "-save-dir"},
		{"-record a -replay b", "-replay"},
		{"-gallery d -replay b", "-gallery"},
		{"a b", "not 2"},
	} {
		_, err := parse(strings.Fields(test.args))
		if err == nil || !strings.Contains(err.Error(), test.mention) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", test.args, err)
		}
	}
}
