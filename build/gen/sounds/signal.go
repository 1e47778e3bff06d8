package main

import "math"

// rate is the number of samples a second of everything made here.
const rate = 48000

// signal is one channel of sound; full scale is -1 to 1, and values beyond it are brought back by level.
type signal []float64

// seconds returns an empty signal of that length.
func seconds(s float64) signal { return make(signal, int(math.Round(s*rate))) }

// length is the duration in seconds.
func (s signal) length() float64 { return float64(len(s)) / rate }

// add mixes other into s from a time in seconds on; what hangs over the end is cut.
func (s signal) add(other signal, at, gain float64) {
	start := int(math.Round(at * rate))
	for i, v := range other {
		if j := start + i; j >= 0 && j < len(s) {
			s[j] += v * gain
		}
	}
}

// gain multiplies the whole signal.
func (s signal) gain(g float64) signal {
	for i := range s {
		s[i] *= g
	}
	return s
}

// fade shapes both ends with a raised cosine, so that neither begins nor ends with a click. Times are in seconds.
func (s signal) fade(in, out float64) signal {
	n := min(int(in*rate), len(s))
	for i := range n {
		s[i] *= 0.5 - 0.5*math.Cos(math.Pi*float64(i)/float64(n))
	}
	m := min(int(out*rate), len(s))
	for i := range m {
		s[len(s)-1-i] *= 0.5 - 0.5*math.Cos(math.Pi*float64(i)/float64(m))
	}
	return s
}

// peak is the largest absolute value.
func peak(channels []signal) float64 {
	p := 0.0
	for _, s := range channels {
		for _, v := range s {
			p = max(p, math.Abs(v))
		}
	}
	return p
}

// loudness is how loud the loudest moment sounds, in decibels under full scale: the mean power of 100 ms after the
// weighting of ITU-R BS.1770, which hears low tones less and high ones more, as ears do. Channels are added up.
func loudness(channels []signal) float64 {
	const window = rate / 10
	power := make(signal, len(channels[0])+window)
	for _, s := range channels {
		shelf := biquad{b: [3]float64{1.53512485958697, -2.69169618940638, 1.19839281085285}, a: [2]float64{-1.69065929318241, 0.73248077421585}}
		high := biquad{b: [3]float64{1, -2, 1}, a: [2]float64{-1.99004745483398, 0.99007225036621}}
		for i := range power {
			v := 0.0
			if i < len(s) {
				v = s[i]
			}
			w := high.next(shelf.next(v))
			power[i] += w * w
		}
	}
	sum, loudest := 0.0, 0.0
	for i, p := range power {
		sum += p
		if i >= window {
			sum -= power[i-window]
		}
		loudest = max(loudest, sum)
	}
	return 10 * math.Log10(loudest/window+1e-12)
}

// level brings a sound to a loudness in decibels, or as near to it as the highest peak allows.
func level(channels []signal, want, highest float64) {
	g := math.Pow(10, (want-loudness(channels))/20)
	if p := peak(channels); p*g > highest {
		g = highest / p
	}
	for _, s := range channels {
		s.gain(g)
	}
}

// biquad is a filter of second order.
type biquad struct {
	b [3]float64
	a [2]float64
	z [2]float64
}

func (f *biquad) next(x float64) float64 {
	y := f.b[0]*x + f.z[0]
	f.z[0] = f.b[1]*x - f.a[0]*y + f.z[1]
	f.z[1] = f.b[2]*x - f.a[1]*y
	return y
}

// sweep is a filter whose frequency can move while it runs, with its three outputs.
type sweep struct{ s1, s2 float64 }

// next takes a sample in and gives low-, band- and high-pass for a frequency in hertz; a higher q is narrower.
func (f *sweep) next(x, frequency, q float64) (low, band, high float64) {
	g := math.Tan(math.Pi * min(frequency, rate*0.45) / rate)
	k := 1 / q
	high = (x - f.s1*(g+k) - f.s2) / (1 + g*(g+k))
	band = g*high + f.s1
	low = g*band + f.s2
	f.s1 = g*high + band
	f.s2 = g*band + low
	return low, band, high
}

// lowpass dulls a whole signal above a frequency in hertz.
func (s signal) lowpass(frequency float64) signal {
	var f sweep
	for i := range s {
		s[i], _, _ = f.next(s[i], frequency, 0.707)
	}
	return s
}

// highpass takes away what lies under a frequency in hertz.
func (s signal) highpass(frequency float64) signal {
	var f sweep
	for i := range s {
		_, _, s[i] = f.next(s[i], frequency, 0.707)
	}
	return s
}
