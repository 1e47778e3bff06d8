// Package cmdline reads the game's command line. It imports nothing, so that
// package early can use it before anything else of the program is initialised: a
// mistake on the command line is told even where there is no display.
//
// The list of flags is the only one: -help, the man page and the completion of
// the shell are made of it.
package cmdline

// Flag is a flag of the game.
type Flag struct {
	Name  string // without the hyphen
	Value string // what its value is called; "" for a flag that is on or off
	Help  string // one line
	More  string // a sentence or two more for the manual, or ""
}

// Flags are all flags, in the order of -help.
func Flags() []Flag {
	return []Flag{
		{"save-dir", "DIR", "keep matches, settings and reports in DIR", "Without it they are kept in the folders listed under FILES."},
		{"lang", "LANG", "en, pt or ja, for this time only", "The setting of the game is not changed."},
		{"size", "WxH", "size of the window, from 640x400, as in 1280x720", "In the units of the system, at most 16384 a side."},
		{"fullscreen", "", "start in full screen", "F11 changes it in the game."},
		{"mute", "", "start without sound", "M changes it in the game."},
		{"seed", "TEXT", "draw the dice of new matches from TEXT instead of by chance", "Who knows the text knows the dice: it is for tests and for playing a match again."},
		{"reset-settings", "", "forget the settings first", ""},
		{"record", "FILE", "write every input of this session to FILE", "With the seed of the dice, so that the session can be repeated."},
		{"replay", "FILE", "play the inputs of FILE instead of listening to the player", "When they have all been played the player goes on."},
		{"announce", "FILE", "write what happens, in words, to FILE or to -", "With - it goes to the standard output. A line for every screen, for what the keys are on, and for every event: for a screen reader or a braille display to follow."},
		{"gallery", "DIR", "write a picture of every screen to DIR and quit", "It goes with -size and -lang only."},
		{"log", "FILE", "write what happens to FILE, for a report of a fault", "The file is written anew. It holds no names and no moves."},
		{"version", "", "print the version and quit", ""},
		{"help", "", "print this text and quit", ""},
	}
}

// Langs are the languages that -lang takes.
func Langs() []string { return []string{"en", "pt", "ja"} }

// The limits of the window's size, in the system's units.
const (
	MinWidth, MinHeight = 640, 400
	MaxSide             = 16384
)

// Intro is what the game is, in the words of -help.
const Intro = `Ludaxy is a table of Ludo games under the stars. Without flags it opens its
window and offers to continue the last match. With a match file it opens that.
`

// Usage is what -help says.
func Usage() string {
	text := "usage: ludaxy [FLAGS] [MATCH FILE]\n\n" + Intro + "\n"
	for _, f := range Flags() {
		left := "-" + f.Name
		if f.Value != "" {
			left += " " + f.Value
		}
		for len(left) < 17 {
			left += " "
		}
		text += "  " + left + " " + f.Help + "\n"
	}
	return text + "\nThe status is 0 after a game, 1 where something kept it from going on, and 2\nafter a mistake on the command line.\n"
}
