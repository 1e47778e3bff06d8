// Package display finds out, before anything else of the program is initialised,
// whether there is a display to open a window on. It reaches nothing but
// syscall; package early says why.
package display

// Version is the version of the game.
const Version = "0.1.0"

// Usage is what -help says.
const Usage = `usage: ludaxy [FLAGS] [MATCH FILE]

Ludaxy is a table of Ludo games under the stars. Without flags it opens its
window and offers to continue the last match. With a match file it opens that.

  -save-dir DIR     keep matches, settings and reports in DIR
  -lang LANG        en, pt or ja, for this time only
  -size WxH         size of the window, from 640x400, as in 1280x720
  -fullscreen       start in full screen
  -mute             start without sound
  -seed TEXT        draw the dice of new matches from TEXT instead of by chance
  -reset-settings   forget the settings first
  -record FILE      write every input of this session to FILE
  -replay FILE      play the inputs of FILE instead of listening to the player
  -gallery DIR      write a picture of every screen to DIR and quit
  -version          print the version
  -help             print this text
`
