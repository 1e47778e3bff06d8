// Package quiet keeps libraries from writing to the player's terminal. What they
// say there is no fault: a player without a file of the X authority, for one, is
// let in all the same.
//
// It has to be initialised after the libraries and before they are used, which
// for the X library is when Ebitengine is initialised. Go initialises packages in
// the order of their import paths, each as soon as everything it imports is
// ready, and this one needs only the X library; a test in cmd/ludaxy holds that
// this is soon enough.
package quiet
