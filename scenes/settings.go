package scenes

// Settings are what the player prefers. They are a plain value; package game keeps them.
type Settings struct {
	Language      string // "en", "pt", "ja", or "" for the system's
	Theme         string // ThemeNight or ThemeContrast
	TextSize      int    // per cent, 100 to 150
	Speed         int    // 1, 2, 4 or SpeedInstant
	SoundVolume   int    // per cent, 0 to 100
	MusicVolume   int    // per cent, 0 to 100
	Mute          bool
	Hints         bool
	ChanceBar     bool // how likely each is to win, beside the board
	Tutor         bool // warns before a move that gives much away
	ReducedMotion bool
	Fullscreen    bool
}

// SpeedInstant is the speed at which nothing takes time.
const SpeedInstant = 0

// The themes.
const (
	ThemeNight    = "night"
	ThemeContrast = "contrast"
)

// DefaultSettings are the settings of somebody who has changed none.
func DefaultSettings() Settings {
	return Settings{Theme: ThemeNight, TextSize: 100, Speed: 1, SoundVolume: 80, MusicVolume: 40, Hints: true}
}
