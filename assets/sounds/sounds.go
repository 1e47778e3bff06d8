// Package sounds holds every sound of the game and its music, as Ogg Vorbis files made by build/gen/sounds.
//
// The effects have one channel, the music two; all have [SampleRate] samples a second, so that a mixer need not convert
// them. They are levelled against each other: played as they are, none is startling and none is lost.
package sounds

import (
	"bytes"
	"embed"
	"encoding/binary"
	"time"
)

// SampleRate is the number of samples a second of every sound, in hertz.
const SampleRate = 48000

// ID names a sound.
type ID string

// The sounds of the game.
const (
	DiceRoll1     ID = "dice-roll-1" // a die tumbling over wood, a little under a second
	DiceRoll2     ID = "dice-roll-2"
	DiceRoll3     ID = "dice-roll-3"
	DiceLand      ID = "dice-land" // the die coming to rest on its number
	Hop1          ID = "hop-1"     // a piece set down on a square, from low to high
	Hop2          ID = "hop-2"
	Hop3          ID = "hop-3"
	Hop4          ID = "hop-4"
	Hop5          ID = "hop-5"
	Capture       ID = "capture"    // a piece knocked over
	Slide         ID = "slide"      // its quick ride back
	Home          ID = "home"       // a piece has come home
	ExtraRoll     ID = "extra-roll" // an extra roll is earned
	Lost          ID = "lost"       // a number that nothing can move
	Cancelled     ID = "cancelled"  // the third six
	Click         ID = "click"      // a button
	Turn          ID = "turn"       // somebody is next
	Chime1        ID = "chime-1"    // the seats' own few notes, for whose turn begins
	Chime2        ID = "chime-2"
	Chime3        ID = "chime-3"
	Chime4        ID = "chime-4"
	Chime5        ID = "chime-5"
	Chime6        ID = "chime-6"
	Chime7        ID = "chime-7"
	Chime8        ID = "chime-8"
	Win           ID = "win"            // the fanfare
	Refuse        ID = "refuse"         // something that is not allowed
	Kidnap        ID = "kidnap"         // a piece is taken captive
	Freed         ID = "freed"          // a captive is with its own again
	Barrier       ID = "barrier"        // two pieces bar the way
	BarrierBroken ID = "barrier-broken" // and no longer do
	Eliminated    ID = "eliminated"     // a player is out of the match
	NightMusic    ID = "night-music"    // the music; its end joins its beginning
)

var (
	all = []ID{
		DiceRoll1, DiceRoll2, DiceRoll3, DiceLand, Hop1, Hop2, Hop3, Hop4, Hop5, Capture, Slide, Home, ExtraRoll, Lost,
		Cancelled, Click, Turn, Chime1, Chime2, Chime3, Chime4, Chime5, Chime6, Chime7, Chime8, Win, Refuse, Kidnap, Freed, Barrier, BarrierBroken, Eliminated, NightMusic,
	}
	diceRolls = []ID{DiceRoll1, DiceRoll2, DiceRoll3}
	hops      = []ID{Hop1, Hop2, Hop3, Hop4, Hop5}
	chimes    = []ID{Chime1, Chime2, Chime3, Chime4, Chime5, Chime6, Chime7, Chime8}
)

//go:embed *.ogg
var files embed.FS

// All returns every sound in a fixed order. The slice is the caller's own.
func All() []ID { return append([]ID(nil), all...) }

// Data returns the Ogg Vorbis file of a sound, or nil if there is no such sound.
func Data(id ID) []byte {
	data, err := files.ReadFile(string(id) + ".ogg")
	if err != nil {
		return nil
	}
	return data
}

// DiceRoll returns one of the ways a die sounds when it rolls; any number will do, so that a caller can count rolls or
// draw lots.
func DiceRoll(n int) ID { return diceRolls[wrap(n, len(diceRolls))] }

// Hop returns the sound of the n-th square of a move: five steps upwards, then again from the first.
func Hop(n int) ID { return hops[wrap(n, len(hops))] }

// Chime returns the notes of a seat, 0 to 7.
func Chime(seat int) ID { return chimes[wrap(seat, len(chimes))] }

// Length returns how long a sound is, or 0 if there is no such sound.
func Length(id ID) time.Duration {
	return time.Duration(samples(Data(id))) * time.Second / SampleRate
}

// samples reads the number of samples a channel from the last page of an Ogg file, where it is the position reached.
func samples(ogg []byte) int64 {
	page := bytes.LastIndex(ogg, []byte("OggS"))
	if page < 0 || len(ogg) < page+14 {
		return 0
	}
	return int64(binary.LittleEndian.Uint64(ogg[page+6:]))
}

// wrap brings i into 0..n-1.
func wrap(i, n int) int { return ((i % n) + n) % n }
