// Package table is the screen a match is played on: the board, whose turn it
// is, the die, the numbers in hand and the log of moves. It turns clicks and
// keys into commands for engine.Table and shows what the table tells.
//
// The scene drives the table: its Update pumps the queue, lets the clocks run
// while the board is at rest, and has the computers think. Nothing a player
// does acts before the animation it concerns has ended, and every command
// carries the number of the position it was made for.
package table
