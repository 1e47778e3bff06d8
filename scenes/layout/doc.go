// Package layout turns the topology of the boards into geometry: where each
// square lies, what shape it has, where the pieces of a stack stand, how a
// piece hops, what a pointer points at, and how a window is divided. It is
// pure mathematics: it draws nothing and needs no display.
//
// A Board is measured in board units: the side of an ordinary square is 1, the
// shorter one where squares are long; x grows to the right and y downwards.
// Transform takes it to pixels.
package layout
