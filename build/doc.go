// Package build holds the scripts that make, test and pack the game, each of
// which says with -h what it does, and the test that keeps the rules of who
// imports whom.
package build
