// Package sound plays the game's effects and its night music, and carries on
// silently where there is nothing to play them on.
//
// One software mixer adds up a bounded number of voices; one device at a time
// pulls samples out of it. The mixer knows nothing of devices, so a missing or
// vanished one costs the game its sound and nothing else, and [Player.Retry]
// can look for another.
//
// On Linux the device is ALSA, loaded when the program runs: the program
// starts where the library is not even installed, and a device can be opened
// again after it was pulled out. Elsewhere the device is Oto, which opens one
// device in the life of a program.
package sound
