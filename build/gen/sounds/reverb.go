package main

import "math"

// room is the space around a sound: eight delay lines that feed one another, duller at every turn.
type room struct {
	echo   float64 // seconds until the sound has died away by 60 dB
	size   float64 // 1 is a hall, 0.3 a small room
	dull   float64 // hertz above which the walls swallow
	wet    float64 // share of the room in the result
	before float64 // seconds before the room answers
}

// lines are the lengths of the delays in samples for size 1; they have no common divisor, so that no pitch stands out.
var lines = [8]int{1553, 1877, 2179, 2531, 2833, 3167, 3547, 3929}

// stereo returns the two channels with the room around them, longer by the tail in seconds.
func (m room) stereo(left, right signal, tail float64) (signal, signal) {
	n := len(left) + int(tail*rate)
	outL, outR := make(signal, n), make(signal, n)
	var buffer [8]signal
	var at [8]int
	var dulled, feedback [8]float64
	for k, l := range lines {
		length := max(8, int(float64(l)*m.size))
		buffer[k] = make(signal, length)
		feedback[k] = math.Pow(10, -3*float64(length)/rate/m.echo)
	}
	keep := math.Exp(-2 * math.Pi * m.dull / rate)
	late := int(m.before * rate)
	for i := range n {
		inL, inR := sample(left, i-late), sample(right, i-late)
		var out [8]float64
		sum := 0.0
		for k := range out {
			dulled[k] += (1 - keep) * (buffer[k][at[k]] - dulled[k])
			out[k] = dulled[k] * feedback[k]
			sum += out[k]
		}
		for k := range out {
			in := inL
			if k%2 == 1 {
				in = inR
			}
			// A mixing matrix that loses nothing: each line gets itself minus a quarter of all.
			buffer[k][at[k]] = out[k] - sum/4 + in
			at[k] = (at[k] + 1) % len(buffer[k])
		}
		wetL := (out[0] + out[2] - out[4] - out[6]) / 2
		wetR := (out[1] + out[3] - out[5] - out[7]) / 2
		outL[i] = (1-m.wet)*sample(left, i) + m.wet*wetL
		outR[i] = (1-m.wet)*sample(right, i) + m.wet*wetR
	}
	return outL, outR
}

// mono is the same for a single channel. The dry sound is faded out first, so that a ringing tone is not cut off short.
func (m room) mono(s signal, tail float64) signal {
	s.fade(0, s.length()/4)
	left, right := m.stereo(s, s, tail)
	for i := range left {
		left[i] = (left[i] + right[i]) / 2
	}
	return left
}

func sample(s signal, i int) float64 {
	if i < 0 || i >= len(s) {
		return 0
	}
	return s[i]
}
