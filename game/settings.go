package game

import (
	"encoding/json"
	"errors"
	"io/fs"
	"slices"

	"ludaxy/assets/messages"
	"ludaxy/game/platform"
	"ludaxy/scenes"
	"ludaxy/scenes/keymap"
)

// settingsStore keeps the settings in a file and tells of every change.
type settingsStore struct {
	path    string // "" for only as long as the game runs
	now     scenes.Settings
	kept    scenes.Settings // what the file has; other than now where the command line overrules it
	changed func(before, after scenes.Settings)
	aside   string // where a file was put that could not be understood
}

// openSettings reads the settings. Whatever is wrong with the file, there are
// settings afterwards; a file that cannot be understood is set aside. The error
// is for the record only.
func openSettings(path string) (*settingsStore, error) {
	s := &settingsStore{path: path, now: scenes.DefaultSettings(), kept: scenes.DefaultSettings()}
	if path == "" {
		return s, nil
	}
	data, err := platform.Read(path)
	if errors.Is(err, fs.ErrNotExist) {
		return s, nil
	}
	if err != nil {
		return s, err
	}
	read, err := readSettings(data)
	if err != nil {
		aside, moved := platform.SetAside(path)
		s.aside = aside
		return s, errors.Join(err, moved)
	}
	s.kept = read
	s.now = s.kept
	return s, nil
}

// readSettings reads what is in the file. What it does not name is as it is by default, and what makes no sense too.
func readSettings(data []byte) (scenes.Settings, error) {
	read := scenes.DefaultSettings()
	err := json.Unmarshal(data, &read)
	return sensible(read), err
}

// sensible replaces what no settings screen offers.
func sensible(s scenes.Settings) scenes.Settings {
	d := scenes.DefaultSettings()
	if s.Language != "" && !messages.Known(messages.Lang(s.Language)) {
		s.Language = d.Language
	}
	known := func(v *string, usual string, others ...string) {
		if !slices.Contains(others, *v) {
			*v = usual
		}
	}
	known(&s.Theme, d.Theme, scenes.ThemeContrast)
	known(&s.Turning, d.Turning, scenes.TurnOnce, scenes.TurnAlways)
	known(&s.Effects, d.Effects, scenes.EffectsFull, scenes.EffectsCalm)
	known(&s.Colours, d.Colours, scenes.ColoursRedGreen, scenes.ColoursBlueYellow)
	switch s.Speed {
	case 1, 2, 4, scenes.SpeedInstant:
	default:
		s.Speed = d.Speed
	}
	s.TextSize = min(max(s.TextSize, 100), 150)
	s.SoundVolume = min(max(s.SoundVolume, 0), 100)
	s.Keys = keymap.Parse(s.Keys).String()
	s.MusicVolume = min(max(s.MusicVolume, 0), 100)
	if s.WindowW < minWindowW || s.WindowH < minWindowH || s.WindowW > maxWindow || s.WindowH > maxWindow {
		s.WindowW, s.WindowH = 0, 0
	}
	return s
}

// overrule takes settings from the command line, for this time only: they are
// kept when the player changes them, not before.
func (s *settingsStore) overrule(o Options) {
	if o.Lang != "" {
		s.now.Language = string(o.Lang)
	}
	s.now.Fullscreen = s.now.Fullscreen || o.Fullscreen
	s.now.Mute = s.now.Mute || o.Mute
}

// keep is what goes into the file when the settings change from now to to.
func (s *settingsStore) keep(to scenes.Settings) scenes.Settings {
	keep := to
	if to.Language == s.now.Language {
		keep.Language = s.kept.Language
	}
	if to.Fullscreen == s.now.Fullscreen {
		keep.Fullscreen = s.kept.Fullscreen
	}
	if to.Mute == s.now.Mute {
		keep.Mute = s.kept.Mute
	}
	return keep
}

// Settings are the settings now.
func (s *settingsStore) Settings() scenes.Settings { return s.now }

// Change puts other settings into effect and keeps them.
func (s *settingsStore) Change(to scenes.Settings) error {
	to = sensible(to)
	before := s.now
	s.now, s.kept = to, s.keep(to)
	if s.changed != nil {
		s.changed(before, to)
	}
	if s.path == "" {
		return nil
	}
	data, err := json.MarshalIndent(s.kept, "", "\t")
	if err != nil {
		return err
	}
	return platform.Keep(s.path, append(data, '\n'))
}
