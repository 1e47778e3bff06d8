// Package replay shows a match again: forward and back, by move, by turn and by
// what was worth seeing, with the moves in words beside the board and the
// chances to win along a bar. It changes nothing of the match it shows.
package replay
