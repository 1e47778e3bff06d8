// Package timeline turns what happened at the table into what is shown, and
// when. It is pure logic: no window, no clock of its own, no drawing.
//
// The engine's events become clips (a die tumbles, a piece walks, a captured
// one rides home) in a queue; a [Director] plays the queue at the pace the
// player chose, and at each moment gives a [Frame]: where every piece is, what
// the die does, which sentence is up. Pieces are placed from events alone, so
// the view cannot run ahead of its own animation; the state that came with the
// events only settles what events do not carry once all of them were shown.
package timeline
