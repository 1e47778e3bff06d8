package game

import (
	"os"
	"path/filepath"
	"testing"

	"ludaxy/scenes"
)

func TestSettingsComeBack(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a", "settings.json")
	s, err := openSettings(path)
	if err != nil {
		t.Fatal(err)
	}
	if s.Settings() != scenes.DefaultSettings() {
		t.Errorf("settings of a first start: %+v", s.Settings())
	}
	var told int
	s.changed = func(_, _ scenes.Settings) { told++ }
	want := scenes.Settings{
		Language: "ja", Colours: scenes.ColoursRedGreen, Keys: "undo=K", OwnPads: true, AutoRoll: true, WindowW: 900, WindowH: 700, Theme: scenes.ThemeContrast, TextSize: 125, Speed: scenes.SpeedInstant, SoundVolume: 10,
		MusicVolume: 0, Mute: true, Hints: false, ReducedMotion: true, Effects: scenes.EffectsCalm, Fullscreen: true,
		Turning: scenes.TurnAlways, HandOver: true, TurnChime: true,
	}
	if err := s.Change(want); err != nil || told != 1 {
		t.Fatalf("error %v, told %d times", err, told)
	}
	again, err := openSettings(path)
	if err != nil || again.Settings() != want {
		t.Errorf("%+v, %v; want %+v", again.Settings(), err, want)
	}
}

func TestSettingsThatMakeNoSense(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "settings.json")
	write := func(text string) {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(`{"Language":"xx","Theme":"pink","Turning":"upside down","TextSize":9000,"Speed":3,"SoundVolume":-4,"MusicVolume":101}`)
	s, err := openSettings(path)
	if err != nil {
		t.Fatal(err)
	}
	want := scenes.DefaultSettings()
	want.TextSize, want.SoundVolume, want.MusicVolume = 150, 0, 100
	if s.Settings() != want {
		t.Errorf("%+v, want %+v", s.Settings(), want)
	}
	write("\x00\x00\x00")
	s, err = openSettings(path)
	if err == nil || s.Settings() != scenes.DefaultSettings() {
		t.Errorf("a file of zeros: %+v, %v", s.Settings(), err)
	}
	if s.aside != path+".broken" {
		t.Errorf("the player is told of %q", s.aside)
	}
	if kept, err := os.ReadFile(path + ".broken"); err != nil || string(kept) != "\x00\x00\x00" {
		t.Errorf("the broken file was not kept: %v", err)
	}
}

func TestSettingsThatCannotBeKeptStillCount(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s, _ := openSettings(filepath.Join(file, "settings.json")) // a file where a folder should be
	want := scenes.DefaultSettings()
	want.Mute = true
	if err := s.Change(want); err == nil {
		t.Error("no error")
	}
	if s.Settings() != want {
		t.Errorf("%+v, want %+v", s.Settings(), want)
	}
}

func TestCommandLineIsNotKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	s, _ := openSettings(path)
	s.overrule(Options{Lang: "ja", Mute: true, Fullscreen: true})
	to := s.Settings()
	if to.Language != "ja" || !to.Mute || !to.Fullscreen {
		t.Errorf("overruled: %+v", to)
	}
	to.SoundVolume = 33
	to.Mute = false
	if err := s.Change(to); err != nil {
		t.Fatal(err)
	}
	to.Mute = true
	if err := s.Change(to); err != nil {
		t.Fatal(err)
	}
	again, _ := openSettings(path)
	want := scenes.DefaultSettings()
	want.SoundVolume, want.Mute = 33, true
	if again.Settings() != want {
		t.Errorf("kept %+v, want %+v", again.Settings(), want)
	}
}
