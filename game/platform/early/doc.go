// Package early ends the program with one clear sentence where there is no
// display or the command line makes no sense, before the window library is
// initialised: Ebitengine looks for the display in an init function and panics
// without one, before main and its flags have a chance.
//
// Go initialises packages in the order of their import paths, each as soon as
// everything it imports is ready. This package reaches nothing but syscall, and
// its path sorts before "os", which Ebitengine needs; so its init function runs
// first wherever the program imports it. It imports nothing more on purpose.
//
// Where the display is there, and on other systems, it does nothing.
package early
