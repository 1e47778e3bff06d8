package main

import (
	"math"
	"math/rand/v2"
)

// fates are the sounds of what befalls a piece or a player: each tells itself from the knock, the slide and the chime,
// which are heard far more often.
func fates() []effect {
	return []effect{
		{"kidnap", -1, kidnap},
		{"freed", -1, freed},
		{"barrier", -3, barrier},
		{"barrier-broken", -2, barrierBroken},
		{"eliminated", 0, eliminated},
	}
}

// kidnap is a beam that draws a piece up, two tones wavering against each other, and the bubble that closes round it.
func kidnap(r *rand.Rand) signal {
	s := seconds(0.95)
	s.add(beam(57, 74, 0.52, 7.5), 0, 0.60)
	s.add(beam(64.1, 81, 0.52, 9.1), 0.02, 0.34)
	s.add(whoosh(r, 0.55, 420, 1900), 0, 0.50)
	s.add(drop(330, 720, 0.050), 0.52, 0.85)
	s.add(bell(81, 0.14), 0.545, 0.22)
	return hall.mono(s.lowpass(5200), 0.3).fade(0.004, 0.3)
}

// freed is the bubble that bursts, and a run of wood and small bells upwards: the piece is with its own again.
func freed(r *rand.Rand) signal {
	s := seconds(1.25)
	s.add(drop(900, 380, 0.030), 0, 0.8)
	s.add(knock(r, 0.004, 5600), 0.001, 0.5)
	at := 0.07
	for i, note := range []float64{62, 66, 69, 74, 78} {
		s.add(marimba(note, 0.13+0.02*float64(i)), at, 0.62)
		s.add(bell(note+12, 0.22), at+0.004, 0.16)
		at += 0.058
	}
	return hall.mono(s.lowpass(6500), 0.4).fade(0.001, 0.4)
}

// barrier is a chain that snaps shut between two pieces: wood on wood, then two links of iron.
func barrier(r *rand.Rand) signal {
	s := seconds(0.42)
	s.add(tap(r, 245, 2100), 0, 0.75)
	s.add(thud(170, 105, 0.040), 0, 0.60)
	s.add(iron(r, 1180, 0.055), 0.052, 0.42)
	s.add(iron(r, 930, 0.085), 0.104, 0.60)
	s.add(tap(r, 310, 2600), 0.104, 0.30)
	return table.mono(s.lowpass(7000), 0.2)
}

// barrierBroken is the chain torn apart: a crack, and its links falling on the table.
func barrierBroken(r *rand.Rand) signal {
	s := seconds(0.75)
	s.add(knock(r, 0.006, 6200), 0, 0.9)
	s.add(iron(r, 1420, 0.060), 0.001, 0.8)
	s.add(thud(230, 120, 0.045), 0, 0.5)
	at, gap := 0.085, 0.085
	for i := range 5 {
		k := 1 - 0.15*float64(i)
		s.add(iron(r, around(r, 1750, 0.25), 0.028), at, 0.42*k)
		s.add(tap(r, around(r, 480, 0.15), 3300), at, 0.22*k)
		at += gap
		gap *= 0.80
	}
	return table.mono(s.lowpass(7000), 0.22)
}

// eliminated is a great bell and what is left of a fleet sinking away under it.
func eliminated(r *rand.Rand) signal {
	s := seconds(2.0)
	for i, note := range []float64{50, 49.2, 45} {
		at := 0.30 * float64(i)
		s.add(toll(note, 0.55), at, 0.85)
		s.add(thud(120-14*float64(i), 62, 0.16), at, 0.55)
	}
	s.add(beam(69, 41, 1.25, 4.2), 0.05, 0.22)
	s.add(whoosh(r, 1.3, 900, 160), 0.1, 0.55)
	return hall.mono(s.lowpass(3800), 0.6).fade(0.002, 0.7)
}

// beam is a glide between two notes that trembles so many times a second. Length in seconds.
func beam(from, to, length, tremble float64) signal {
	s := seconds(length)
	phase := 0.0
	for i := range s {
		t := float64(i) / rate
		x := t / length
		note := from + (to-from)*x*x*(3-2*x)
		phase += 2 * math.Pi * pitch(note+0.28*math.Sin(2*math.Pi*tremble*t)) / rate
		v := math.Sin(phase) + 0.22*math.Sin(2*phase) + 0.06*math.Sin(3*phase)
		s[i] = v * math.Pow(math.Sin(math.Pi*math.Pow(x, 0.8)), 0.8) * (0.86 + 0.14*math.Sin(2*math.Pi*tremble*t))
	}
	return s.fade(0.02, length*0.25)
}

// drop is a bubble: one round tone that bends from one frequency to another while it dies away.
func drop(from, to, decay float64) signal {
	s := seconds(decay * 6)
	phase := 0.0
	for i := range s {
		t := float64(i) / rate
		phase += 2 * math.Pi * (to + (from-to)*math.Exp(-t/(decay*0.6))) / rate
		s[i] = math.Sin(phase) * math.Exp(-t/decay)
	}
	return s.fade(0.002, decay)
}

// iron is a link of a chain that is struck: partials that agree with nothing, over at once.
func iron(r *rand.Rand, frequency, decay float64) signal {
	s := struck(0.0006,
		tone{around(r, frequency, 0.04), 0.60, decay},
		tone{around(r, frequency*1.71, 0.05), 0.45, decay * 0.7},
		tone{around(r, frequency*2.76, 0.05), 0.30, decay * 0.45},
		tone{around(r, frequency*4.09, 0.05), 0.16, decay * 0.25},
	)
	s.add(knock(r, 0.0012, 6000), 0, 0.35)
	return s
}

// toll is a large bell: its hum an octave below, and a minor third in its strike.
func toll(note, decay float64) signal {
	f := pitch(note)
	return struck(0.004,
		tone{f * 0.5, 0.45, decay * 1.3},
		tone{f, 1, decay},
		tone{f * 1.19, 0.42, decay * 0.8},
		tone{f * 2.0, 0.40, decay * 0.55},
		tone{f * 2.66, 0.18, decay * 0.35},
		tone{f * 4.1, 0.08, decay * 0.18},
	)
}
