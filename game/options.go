package game

import (
	"ludaxy/assets/messages"
	"ludaxy/game/platform"
)

// Options are what the command line can say.
type Options struct {
	Paths         platform.Paths
	Lang          messages.Lang // "" for the one in the settings
	Width, Height int           // of the window, in the system's units
	Sized         bool          // Width and Height were asked for: they count more than the size kept from last time
	Fullscreen    bool
	Mute          bool
	Seed          string // of the dice of new matches; "" for seeds nobody can guess
	Record        string // file to write inputs to
	Announce      string // file to write in words to what happens; "-" for the standard output
	Replay        string // file of inputs to play
	Match         string // file of a match to open at once
	ResetSettings bool
	Log           string // file for a log of what happens, "" for none
}
