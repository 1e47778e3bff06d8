package game

import (
	"encoding/json"
	"errors"
	"io/fs"

	"ludaxy/assets/messages"
	"ludaxy/game/platform"
	"ludaxy/scenes"
)

// settingsStore keeps the settings in a file and tells of every change.
type settingsStore struct {
	path    string // "" for only as long as the game runs
	now     scenes.Settings
	changed func(before, after scenes.Settings)
}

// openSettings reads the settings. Whatever is wrong with the file, there are
// settings afterwards; a file that cannot be understood is set aside. The error
// is for the record only.
func openSettings(path string) (*settingsStore, error) {
	s := &settingsStore{path: path, now: scenes.DefaultSettings()}
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
	read := scenes.DefaultSettings()
	if err := json.Unmarshal(data, &read); err != nil {
		return s, errors.Join(err, platform.SetAside(path))
	}
	s.now = sensible(read)
	return s, nil
}

// sensible replaces what no settings screen offers.
func sensible(s scenes.Settings) scenes.Settings {
	d := scenes.DefaultSettings()
	if s.Language != "" && !messages.Known(messages.Lang(s.Language)) {
		s.Language = d.Language
	}
	if s.Theme != scenes.ThemeNight && s.Theme != scenes.ThemeContrast {
		s.Theme = d.Theme
	}
	switch s.Speed {
	case 1, 2, 4, scenes.SpeedInstant:
	default:
		s.Speed = d.Speed
	}
	s.TextSize = min(max(s.TextSize, 100), 150)
	s.SoundVolume = min(max(s.SoundVolume, 0), 100)
	s.MusicVolume = min(max(s.MusicVolume, 0), 100)
	return s
}

// Settings are the settings now.
func (s *settingsStore) Settings() scenes.Settings { return s.now }

// Change puts other settings into effect and keeps them.
func (s *settingsStore) Change(to scenes.Settings) error {
	to = sensible(to)
	before := s.now
	s.now = to
	if s.changed != nil {
		s.changed(before, to)
	}
	if s.path == "" {
		return nil
	}
	data, err := json.MarshalIndent(to, "", "\t")
	if err != nil {
		return err
	}
	return platform.Keep(s.path, append(data, '\n'))
}
