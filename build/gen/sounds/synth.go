package main

import (
	"math"
	"math/rand/v2"
)

// random returns the source of chance of one sound: the same name gives the same sound for ever.
func random(name string) *rand.Rand {
	var seed uint64 = 1469598103934665603
	for _, c := range []byte(name) {
		seed = (seed ^ uint64(c)) * 1099511628211
	}
	return rand.New(rand.NewPCG(seed, 20))
}

// around returns a value near x, at most part of it away.
func around(r *rand.Rand, x, part float64) float64 { return x * (1 + part*(2*r.Float64()-1)) }

// pitch is the frequency of a note by its MIDI number: 69 is the A of 440 Hz.
func pitch(note float64) float64 { return 440 * math.Pow(2, (note-69)/12) }

// tone is one partial of a struck body: it begins at once and dies away.
type tone struct {
	frequency float64 // hertz
	amplitude float64
	decay     float64 // seconds until it has fallen to 37 per cent
}

// struck sounds partials together. The attack in seconds rounds off the beginning: short for wood, longer for mallets.
func struck(attack float64, tones ...tone) signal {
	longest := 0.0
	for _, t := range tones {
		longest = max(longest, t.decay)
	}
	s := seconds(attack + longest*7)
	for _, t := range tones {
		turn, fall := 2*math.Pi*t.frequency/rate, math.Exp(-1/(t.decay*rate))
		a := t.amplitude
		for i := range s {
			s[i] += a * math.Sin(turn*float64(i))
			a *= fall
		}
	}
	return s.fade(attack, longest)
}

// knock is a short noise, the moment in which two bodies touch: length in seconds, brightness in hertz.
func knock(r *rand.Rand, length, brightness float64) signal {
	s := seconds(length * 6)
	for i := range s {
		s[i] = (2*r.Float64() - 1) * math.Exp(-float64(i)/(length*rate))
	}
	return s.lowpass(brightness).fade(0.0003, length)
}

// tap is a die or a pawn on wood: a body's few deep partials, a bright one of the thing itself, and the touch.
func tap(r *rand.Rand, body, bright float64) signal {
	s := struck(0.0004,
		tone{around(r, body, 0.06), 0.75, 0.030},
		tone{around(r, body*2.31, 0.08), 0.50, 0.018},
		tone{around(r, body*4.2, 0.10), 0.28, 0.011},
		tone{around(r, bright, 0.12), 0.20, 0.006},
	)
	s.add(knock(r, 0.0018, 5200), 0, 0.55)
	return s
}

// marimba is a note on a wooden bar with a soft mallet.
func marimba(note, decay float64) signal {
	f := pitch(note)
	return struck(0.002,
		tone{f, 1, decay},
		tone{f * 3.93, 0.16, decay * 0.28},
		tone{f * 9.2, 0.04, decay * 0.10},
	)
}

// bell is a note of a small, round bell: nearly a music box, without its sharpness.
func bell(note, decay float64) signal {
	f := pitch(note)
	return struck(0.003,
		tone{f, 1, decay},
		tone{f * 2.002, 0.34, decay * 0.62},
		tone{f * 3.01, 0.12, decay * 0.40},
		tone{f * 5.42, 0.05, decay * 0.16},
	)
}

// thud is a soft blow whose pitch sinks, as of a hand on a table: the frequency at the beginning and at the end.
func thud(from, to, decay float64) signal {
	s := seconds(decay * 6)
	phase := 0.0
	for i := range s {
		t := float64(i) / rate
		f := to + (from-to)*math.Exp(-t/(decay*0.35))
		phase += 2 * math.Pi * f / rate
		s[i] = (math.Sin(phase) + 0.18*math.Sin(2*phase)) * math.Exp(-t/decay)
	}
	return s.fade(0.004, decay)
}

// brass is a warm horn: harmonics that open with the breath and close again. Length in seconds.
func brass(note, length float64) signal {
	const release = 0.22
	s := seconds(length + release)
	f := pitch(note)
	phase := 0.0
	for i := range s {
		t := float64(i) / rate
		breath := 1 - math.Exp(-t/0.035)
		if t > length {
			breath *= math.Exp(-(t - length) / (release * 0.3))
		}
		vibrato := 1 + 0.0035*math.Sin(2*math.Pi*5.1*t)*min(1, t/0.5)
		phase += 2 * math.Pi * f * vibrato / rate
		open := breath * (0.74 - 0.10*min(1, t/0.6))
		v, weight := 0.0, 1.0
		for k := 1; k <= 9; k++ {
			v += weight * math.Sin(float64(k)*phase) / math.Sqrt(float64(k))
			weight *= open
		}
		s[i] = v * breath
	}
	return s.fade(0.006, release*0.5)
}

// whoosh is air rushing by: noise whose pitch moves from one frequency to another, swelling and dying away.
func whoosh(r *rand.Rand, length, from, to float64) signal {
	s := seconds(length)
	var a, b sweep
	for i := range s {
		x := float64(i) / float64(len(s))
		f := from * math.Pow(to/from, x)
		_, v, _ := a.next(2*r.Float64()-1, f, 1.6)
		v, _, _ = b.next(v, f*2.2, 0.707)
		s[i] = v * math.Pow(math.Sin(math.Pi*math.Pow(x, 0.7)), 2)
	}
	return s
}
