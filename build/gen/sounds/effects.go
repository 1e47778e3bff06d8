package main

import (
	"fmt"
	"math/rand/v2"
)

// effect is one short sound, in one channel.
type effect struct {
	name string
	// level is its loudness beside the others, in decibels: a click that is heard a thousand times is quieter than a chime.
	level float64
	make  func(r *rand.Rand) signal
}

var (
	table = room{echo: 0.30, size: 0.30, dull: 3200, wet: 0.16, before: 0.004} // the wooden table and the room near it
	hall  = room{echo: 1.60, size: 0.85, dull: 4200, wet: 0.26, before: 0.012} // for what should ring
)

// effects returns every short sound in a fixed order.
func effects() []effect {
	list := []effect{
		{"dice-land", -1, diceLand},
		{"capture", 0, capture},
		{"slide", -5, slide},
		{"home", 0, home},
		{"extra-roll", -2, extraRoll},
		{"lost", -2, lost},
		{"cancelled", -1, cancelled},
		{"click", -9, click},
		{"turn", -4, turn},
		{"win", 1, win},
		{"refuse", -4, refuse},
	}
	for i := range 3 {
		list = append(list, effect{fmt.Sprintf("dice-roll-%d", i+1), -2, diceRoll})
	}
	// Five steps of a pentatonic scale: whichever follow one another, they agree with each other and with the music.
	for i, note := range []float64{74, 76, 78, 81, 83} {
		list = append(list, effect{fmt.Sprintf("hop-%d", i+1), -5, func(r *rand.Rand) signal { return hop(r, note) }})
	}
	for i, notes := range chimes {
		list = append(list, effect{fmt.Sprintf("chime-%d", i+1), -7, func(*rand.Rand) signal { return chime(notes) }})
	}
	return append(list, fates()...)
}

// chimes are the seats' own notes, of the scale of the hops. They are told apart by which way they go and by how many
// they are, not only by their pitch; a note that comes twice makes a rhythm of its own.
var chimes = [][]float64{
	{74, 81},     // up
	{81, 74},     // down
	{74, 76, 78}, // up in steps
	{83, 81, 78}, // down in steps
	{78, 74, 81}, // down and up
	{76, 83, 76}, // up and back
	{78, 78, 83}, // twice, then up
	{81, 71, 71}, // down, then twice
}

// chime is a seat's own few notes: the same wood and bell as the notes that say that somebody is next.
func chime(notes []float64) signal {
	const step = 0.15
	s := seconds(0.62 + step*float64(len(notes)))
	for i, note := range notes {
		at, last := step*float64(i), 0.0
		if i == len(notes)-1 {
			last = 0.06
		}
		s.add(marimba(note, 0.15+last), at, 0.8)
		s.add(bell(note+12, 0.16+last), at, 0.16)
	}
	return hall.mono(s.lowpass(5000), 0.25).fade(0.001, 0.3)
}

// diceRoll is a die tumbling over wood: a few hard throws, then ever quicker and softer taps.
func diceRoll(r *rand.Rand) signal {
	s := seconds(0.95)
	at, gap, strength := 0.004, around(r, 0.105, 0.2), 1.0
	for at < 0.74 {
		body := around(r, 330, 0.22)
		s.add(tap(r, body, around(r, 3100, 0.2)), at, strength*around(r, 0.85, 0.15))
		// The other edge follows close behind.
		s.add(tap(r, body*1.12, around(r, 3500, 0.2)), at+around(r, 0.017, 0.4), strength*around(r, 0.38, 0.4))
		at += gap
		gap = max(0.034, around(r, gap*0.86, 0.16))
		strength = max(0.16, strength*around(r, 0.84, 0.06))
	}
	return table.mono(s.lowpass(6500), 0.15)
}

// diceLand is the die coming to rest: one firm tap, and two small ones as it settles.
func diceLand(r *rand.Rand) signal {
	s := seconds(0.30)
	s.add(tap(r, 290, 2700), 0.001, 1)
	s.add(thud(150, 95, 0.035), 0, 0.55)
	s.add(tap(r, 350, 3200), 0.072, 0.30)
	s.add(tap(r, 370, 3300), 0.112, 0.13)
	return table.mono(s.lowpass(6000), 0.18)
}

// hop is a pawn set down on the next square: wood with a clear pitch.
func hop(r *rand.Rand, note float64) signal {
	s := seconds(0.22)
	s.add(marimba(note, 0.050), 0, 0.85)
	s.add(tap(r, 420, 2600), 0, 0.30)
	return table.mono(s.lowpass(5500), 0.10)
}

// capture is a pawn knocked over by another.
func capture(r *rand.Rand) signal {
	s := seconds(0.40)
	s.add(thud(190, 88, 0.060), 0, 1)
	s.add(tap(r, 215, 1900), 0.002, 1.1)
	s.add(tap(r, 390, 2900), 0.085, 0.42)
	s.add(tap(r, 470, 3200), 0.150, 0.22)
	return table.mono(s.lowpass(5500), 0.22)
}

// slide is the captured pawn's quick ride back: air, and a wooden tone that sinks.
func slide(r *rand.Rand) signal {
	s := seconds(0.62)
	s.add(whoosh(r, 0.60, 1500, 320), 0, 1)
	for i := range 7 {
		s.add(marimba(81-2.4*float64(i), 0.045), 0.03+0.062*float64(i), 0.20*(1-0.09*float64(i)))
	}
	return table.mono(s.lowpass(4500), 0.15).fade(0.02, 0.12)
}

// home is a chime for a piece that has arrived: a major chord upwards, with its octave.
func home(*rand.Rand) signal {
	s := seconds(1.9)
	for i, note := range []float64{74, 78, 81, 86} {
		s.add(bell(note, 0.42+0.05*float64(i)), 0.085*float64(i), 0.8-0.07*float64(i))
	}
	s.add(marimba(62, 0.25), 0, 0.5)
	return hall.mono(s.lowpass(7000), 0.5).fade(0.001, 0.5)
}

// extraRoll is a sparkle: small high bells running upwards.
func extraRoll(r *rand.Rand) signal {
	s := seconds(1.1)
	at := 0.0
	for i, note := range []float64{81, 83, 86, 88, 90, 93} {
		s.add(bell(note, 0.16+0.025*float64(i)), at, around(r, 0.55-0.03*float64(i), 0.1))
		at += 0.052
	}
	return hall.mono(s.lowpass(7500), 0.4).fade(0.001, 0.4)
}

// lost is a number that nobody can use: one soft blow.
func lost(*rand.Rand) signal {
	s := seconds(0.45)
	s.add(thud(210, 118, 0.080), 0, 1)
	s.add(marimba(57, 0.07), 0.004, 0.35)
	s.add(marimba(54, 0.09), 0.125, 0.40)
	return table.mono(s.lowpass(2600), 0.2)
}

// cancelled is the third six: three blows that sink.
func cancelled(*rand.Rand) signal {
	s := seconds(0.85)
	for i, note := range []float64{62, 59, 54} {
		at := 0.15 * float64(i)
		s.add(thud(230-28*float64(i), 120-12*float64(i), 0.07+0.02*float64(i)), at, 0.8+0.1*float64(i))
		s.add(marimba(note, 0.09), at+0.003, 0.5)
	}
	return table.mono(s.lowpass(2800), 0.25)
}

// click is a button: a small, round tap.
func click(r *rand.Rand) signal {
	s := seconds(0.10)
	s.add(struck(0.001, tone{620, 0.8, 0.014}, tone{1490, 0.3, 0.007}), 0, 1)
	s.add(knock(r, 0.0012, 4000), 0, 0.25)
	return table.mono(s.lowpass(4500), 0.06)
}

// turn says that somebody is next: two soft notes, a fourth upwards.
func turn(*rand.Rand) signal {
	s := seconds(0.85)
	s.add(marimba(69, 0.16), 0, 0.7)
	s.add(marimba(74, 0.22), 0.14, 0.9)
	s.add(bell(86, 0.18), 0.14, 0.16)
	return hall.mono(s.lowpass(5000), 0.3).fade(0.001, 0.35)
}

// refuse is a click that goes nowhere: two low, muted taps, like a shaken head.
func refuse(r *rand.Rand) signal {
	s := seconds(0.28)
	for i, at := range []float64{0, 0.105} {
		s.add(marimba(52-float64(i), 0.040), at, 0.9)
		s.add(tap(r, 190, 900), at, 0.30)
	}
	return table.mono(s.lowpass(2000), 0.12)
}

// win is the fanfare: three horns, a drum and bells, over the chords of the night music.
func win(r *rand.Rand) signal {
	s := seconds(3.6)
	chord := func(at, length, gain float64, notes ...float64) {
		for i, note := range notes {
			s.add(brass(note+0.04*(2*r.Float64()-1), length), at+0.008*float64(i), gain/float64(len(notes)))
		}
	}
	chord(0.00, 0.13, 1.0, 57, 62, 66)
	chord(0.18, 0.13, 1.0, 57, 62, 66)
	chord(0.36, 0.13, 1.1, 59, 62, 67)
	chord(0.54, 0.34, 1.2, 61, 64, 69)
	chord(0.96, 0.20, 1.1, 59, 64, 67)
	chord(1.20, 1.45, 1.4, 57, 62, 66, 69, 74)
	for _, hit := range []struct{ at, gain float64 }{{0, 0.5}, {0.54, 0.5}, {1.20, 0.9}, {1.32, 0.35}, {1.42, 0.45}} {
		s.add(thud(150, 73, 0.14), hit.at, hit.gain)
	}
	at := 1.25
	for i, note := range []float64{74, 78, 81, 86, 90, 93} {
		s.add(bell(note, 0.45), at, 0.22-0.015*float64(i))
		at += 0.095
	}
	return hall.mono(s.lowpass(6500), 0.7).fade(0.002, 0.9)
}
