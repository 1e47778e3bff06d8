// Package display finds out, before anything else of the program is initialised,
// whether the command line makes sense and whether there is a display to open a
// window on. It reaches nothing but syscall; package early says why.
package display

// Version is the version of the game.
const Version = "0.1.0"

// Commit is the commit that the program was built from, set by the linker in the
// packages that are handed out; "" in a program built by hand.
var Commit = ""

// Stamp is the version and, where it is known, the commit.
func Stamp() string {
	if Commit == "" {
		return Version
	}
	return Version + " (" + Commit + ")"
}

// StatusUsage is the status after a mistake on the command line.
const StatusUsage = 2

// release leaves the X server that Check has knocked at.
var release = func() {}

// Release closes the connection that Check holds to the X server, once. It is
// for when the window library has its own: an X server whose last client leaves
// starts anew, and all that come meanwhile wait for it.
func Release() {
	release()
	release = func() {}
}
