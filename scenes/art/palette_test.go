package art

import (
	"math"
	"testing"
)

// The matrices of Machado, Oliveira and Fernandes (2009) for complete
// dichromacy, to be applied to linear light.
var blindness = map[string][9]float64{
	"normal":       {1, 0, 0, 0, 1, 0, 0, 0, 1},
	"protanopia":   {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
	"deuteranopia": {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
	"tritanopia":   {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
}

// lab is a colour as an eye of that kind sees it, in CIELAB under D65.
func lab(c Colour, m [9]float64) [3]float64 {
	r, g, b := linear(c.R), linear(c.G), linear(c.B)
	clamp := func(v float64) float64 { return min(max(v, 0), 1) }
	r, g, b = clamp(m[0]*r+m[1]*g+m[2]*b), clamp(m[3]*r+m[4]*g+m[5]*b), clamp(m[6]*r+m[7]*g+m[8]*b)
	x := (0.4124564*r + 0.3575761*g + 0.1804375*b) / 0.95047
	y := 0.2126729*r + 0.7151522*g + 0.0721750*b
	z := (0.0193339*r + 0.1191920*g + 0.9503041*b) / 1.08883
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	return [3]float64{116*f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))}
}

func labDistance(a, b [3]float64) float64 {
	return math.Sqrt((a[0]-b[0])*(a[0]-b[0]) + (a[1]-b[1])*(a[1]-b[1]) + (a[2]-b[2])*(a[2]-b[2]))
}

// TestSeatsAreToldApart holds every pair of seats, for every kind of eye: far
// apart in colour, or at least visibly so with different symbols.
func TestSeatsAreToldApart(t *testing.T) {
	const visible, noticeable = 20.0, 12.0
	for name, m := range blindness {
		for i := range LiveryCount {
			for j := range i {
				a, b := LiveryOf(i), LiveryOf(j)
				d := labDistance(lab(a.Base, m), lab(b.Base, m))
				if a.Symbol == b.Symbol {
					t.Errorf("liveries %d and %d share a symbol", j, i)
				}
				if d < visible {
					t.Logf("%s: liveries %d and %d are only %.1f apart in colour", name, j, i, d)
				}
				if d < noticeable {
					t.Errorf("%s: liveries %d and %d are %.1f apart, want %.0f", name, j, i, d, noticeable)
				}
			}
		}
	}
}

// TestPalettesForTheColourBlind holds the palettes that are made for some eyes to twice what those eyes see of the usual
// one, and to symbols that stay.
func TestPalettesForTheColourBlind(t *testing.T) {
	defer Wear(Usual)
	least := func(eye string) float64 {
		d := math.Inf(1)
		for i := range LiveryCount {
			for j := range i {
				d = min(d, labDistance(lab(LiveryOf(i).Base, blindness[eye]), lab(LiveryOf(j).Base, blindness[eye])))
			}
		}
		return d
	}
	for p, eyes := range map[Palette][]string{RedGreen: {"protanopia", "deuteranopia"}, BlueYellow: {"tritanopia"}} {
		for _, eye := range append(eyes, "normal") {
			Wear(Usual)
			usual := least(eye)
			Wear(p)
			if d := least(eye); d < 34 || eye != "normal" && d < 1.7*usual {
				t.Errorf("palette %d under %s: two seats are only %.1f apart; %.1f in the usual colours", p, eye, d, usual)
			}
		}
		for i := range LiveryCount {
			if LiveryOf(i).Symbol != Symbol(i) {
				t.Errorf("palette %d changes symbol %d", p, i)
			}
		}
	}
}
