package main

import (
	"math"
	"math/rand/v2"
)

// The night music: slow chords, a deep tone under them, and a few soft notes above that chance picks from the chord's own
// scale. It ends as it begins, in near silence, so that it can go round without a seam.
const (
	bar      = 6.0 // seconds a chord
	slots    = 8   // places in a bar at which a note may sound
	lastTail = 5.0 // seconds in which the last chord dies away
)

type chord struct {
	bass  float64
	notes []float64
	scale []int // the pitch classes that the notes above may use, 0 being C
}

var (
	open  = []int{2, 4, 6, 9, 11} // D major without its fourth and seventh: nothing in it clashes
	minor = []int{2, 4, 7, 9, 10} // the one dark chord
	night = []chord{
		{38, []float64{57, 61, 64, 66}, open},
		{35, []float64{57, 62, 64, 66}, open},
		{43, []float64{57, 59, 62, 66}, open},
		{40, []float64{55, 59, 62, 66}, open},
		{42, []float64{57, 61, 64, 69}, open},
		{43, []float64{57, 59, 61, 66}, open},
		{35, []float64{57, 61, 62, 66}, open},
		{33, []float64{55, 59, 62, 64}, open},
		{43, []float64{58, 62, 64, 69}, minor},
		{45, []float64{57, 61, 64, 66}, open},
		{40, []float64{55, 57, 62, 66}, open},
		{33, []float64{55, 59, 62, 66}, open},
	}
)

// music returns the two channels of the loop.
func music() []signal {
	r := random("night-music")
	total := bar*float64(len(night)) + lastTail
	left, right := seconds(total), seconds(total)
	place := func(s signal, at, gain, pan float64) { // pan from -1, left, to 1, right
		angle := (pan + 1) * math.Pi / 4
		left.add(s, at, gain*math.Cos(angle))
		right.add(s, at, gain*math.Sin(angle))
	}
	for i, c := range night {
		at := bar * float64(i)
		for k, note := range c.notes {
			pan := 0.5 * (float64(k)/float64(len(c.notes)-1) - 0.5)
			// Two voices a hair apart, one to each side, make the chord float.
			place(pad(note-0.02, r), at, 0.085, pan-0.35)
			place(pad(note+0.02, r), at, 0.085, pan+0.35)
		}
		place(deep(c.bass), at+0.05, 0.34, 0)
	}
	for _, n := range stars(r) {
		place(bell(n.note, 1.1), n.at, n.gain, n.pan)
	}
	for _, n := range melody(r) {
		place(pluck(n.note), n.at, n.gain, n.pan)
		// Its echo, from the other side, softer each time.
		place(pluck(n.note).lowpass(2200), n.at+0.75, n.gain*0.34, -n.pan)
		place(pluck(n.note).lowpass(1300), n.at+1.50, n.gain*0.15, n.pan)
	}
	sky := room{echo: 3.4, size: 1, dull: 3600, wet: 0.32, before: 0.02}
	left, right = sky.stereo(left.lowpass(6000), right.lowpass(6000), 0)
	return []signal{left.highpass(30).fade(0.4, 3.0), right.highpass(30).fade(0.4, 3.0)}
}

type played struct{ at, note, gain, pan float64 }

// melody strolls through the scale: small steps mostly, rests often, and the end of a bar left open.
func melody(r *rand.Rand) []played {
	var list []played
	current := 74
	for i, c := range night {
		first := bar * float64(i)
		for slot := range slots {
			chance := []float64{0.75, 0.10, 0.45, 0.25, 0.60, 0.20, 0.30, 0.05}[slot]
			if i == 0 && slot == 0 || i == len(night)-1 && slot > 4 {
				continue // let the chord come and go alone
			}
			if r.Float64() > chance {
				continue
			}
			current = step(r, current, c.scale)
			list = append(list, played{
				at:   first + bar/slots*float64(slot) + 0.02*r.Float64(),
				note: float64(current),
				gain: around(r, 0.27, 0.25),
				pan:  0.55 * (2*r.Float64() - 1),
			})
			// Now and then a second note below, together.
			if r.Float64() < 0.22 {
				list = append(list, played{first + bar/slots*float64(slot) + 0.03, float64(nearest(current-8, c.scale)), 0.15, 0})
			}
		}
	}
	return list
}

// stars are single high bells, far apart and faint.
func stars(r *rand.Rand) []played {
	var list []played
	for i, c := range night[:len(night)-1] {
		if i%3 == 2 {
			continue
		}
		note := nearest(88+r.IntN(8), c.scale)
		list = append(list, played{bar*float64(i) + 2.2 + 3*r.Float64(), float64(note), around(r, 0.045, 0.2), 1.4*r.Float64() - 0.7})
	}
	return list
}

// step moves on from a note by a small way within the scale, and stays between A below and B above.
func step(r *rand.Rand, from int, scale []int) int {
	for {
		to := nearest(from+[]int{-5, -3, -2, 2, 3, 5, 7, -7}[r.IntN(8)], scale)
		if to != from && to >= 69 && to <= 86 {
			return to
		}
	}
}

// nearest returns the note of the scale nearest to one, the lower of two as near.
func nearest(note int, scale []int) int {
	for away := 0; ; away++ {
		for _, n := range []int{note - away, note + away} {
			for _, class := range scale {
				if n%12 == class {
					return n
				}
			}
		}
	}
}

// pad is a soft held voice that swells in and out of its bar and overlaps the next.
func pad(note float64, r *rand.Rand) signal {
	const in, out = 2.2, 3.6
	s := seconds(bar + out)
	f := pitch(note)
	weights := []float64{1, 0.34, 0.16, 0.07, 0.03}
	slow := around(r, 0.17, 0.4) // hertz at which the voice breathes
	start := 2 * math.Pi * r.Float64()
	for k, weight := range weights {
		// A turning pointer instead of a sine a sample: the music is long.
		phase := 2 * math.Pi * r.Float64()
		x, y := math.Cos(phase), math.Sin(phase)
		c, d := math.Cos(2*math.Pi*f*float64(k+1)/rate), math.Sin(2*math.Pi*f*float64(k+1)/rate)
		for i := range s {
			x, y = x*c-y*d, x*d+y*c
			s[i] += weight * y
		}
	}
	for i := range s {
		t := float64(i) / rate
		s[i] *= 0.85 + 0.15*math.Sin(start+2*math.Pi*slow*t)
	}
	return s.fade(in, out)
}

// deep is the tone under a chord.
func deep(note float64) signal {
	f := pitch(note)
	s := struck(0.25, tone{f, 1, 2.4}, tone{2 * f, 0.30, 1.5}, tone{3 * f, 0.08, 0.9})
	return s[:min(len(s), int((bar+3)*rate))].fade(0, 2)
}

// pluck is a soft note like a thumb piano's, an octave and a little wood above its tone.
func pluck(note float64) signal {
	f := pitch(note)
	return struck(0.006, tone{f, 1, 0.75}, tone{2 * f, 0.22, 0.45}, tone{3 * f, 0.07, 0.25}, tone{f * 5.2, 0.06, 0.07})
}
