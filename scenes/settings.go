package scenes

// Settings are what the player prefers. They are a plain value; package game keeps them.
type Settings struct {
	Language      string // "en", "pt", "ja", or "" for the system's
	Theme         string // ThemeNight or ThemeContrast
	Colours       string // of the seats: ColoursUsual, ColoursRedGreen or ColoursBlueYellow
	TextSize      int    // per cent, 100 to 150
	ReducedMotion bool
	Effects       string // EffectsAuto, EffectsFull or EffectsCalm: the light that moves on the boards
	Speed         int    // 1, 2, 4 or SpeedInstant

	Turning   string // of the board: TurnNever, TurnOnce or TurnAlways
	HandOver  bool   // a card asks for the device to be handed to the next person
	TurnChime bool   // each seat's own few notes when a person's turn begins

	AutoRoll  bool // the die is thrown where there is nothing else to do
	AutoMove  bool // a move is made where there is only one
	Confirm   bool // ask before something that can be gone back on
	Hints     bool // where a piece lands and what happens there
	ChanceBar bool // how likely each is to win, beside the board
	Tutor     bool // warns before a move that gives much away

	Guide  bool   // hints of the first game
	Guided uint64 // which of them were said, a bit each

	SoundVolume int // per cent, 0 to 100
	MusicVolume int // per cent, 0 to 100
	Mute        bool

	Fullscreen       bool
	Vsync            bool
	WindowW, WindowH int // of the window when it was last closed, in the system's units; 0 for the usual

	Keys    string // the player's own keys, as package keymap writes them; "" for the usual ones
	OwnPads bool   // gamepad n plays for the n-th person only
}

// SpeedInstant is the speed at which nothing takes time.
const SpeedInstant = 0

// How much of the boards' light moves.
const (
	EffectsAuto = "auto" // as much as the computer is fast enough for
	EffectsFull = "full"
	EffectsCalm = "calm" // none of it
)

// The themes.
const (
	ThemeNight    = "night"
	ThemeContrast = "contrast"
)

// The sets of colours of the seats. The symbols are the same in all.
const (
	ColoursUsual      = "usual"
	ColoursRedGreen   = "red-green"   // for those who hardly tell red from green
	ColoursBlueYellow = "blue-yellow" // for those who hardly tell blue from yellow
)

// DefaultSettings are the settings of somebody who has changed none.
func DefaultSettings() Settings {
	return Settings{
		Theme: ThemeNight, Effects: EffectsAuto, Colours: ColoursUsual, TextSize: 100, Speed: 1, Turning: TurnNever, TurnChime: true, Confirm: true, Hints: true, Guide: true,
		SoundVolume: 80, MusicVolume: 40, Vsync: true,
	}
}
