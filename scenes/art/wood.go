package art

import "math"

// woodPaint is planed wood with its grain along x. unit is the length, in units
// of the canvas, over which the grain repeats its character.
func woodPaint(light, dark Colour, unit float64, seed uint32) paint {
	r := evenly(dark.Mix(light, 0.25), light.Mix(dark, 0.35), light, light.Lighten(0.06), light.Mix(dark, 0.2), light)
	k := 1 / unit
	return paintFunc(func(x, y float64) Colour {
		u, v := x*k, y*k
		// Year rings: the distance from a slowly wandering heart.
		drift := noise(u*0.35, v*0.9, seed) * 2.4
		fibre := noise(u*1.6, v*34, seed+1)
		rings := math.Sin((v*5.2 + drift*2.2 + noise(u*0.8, v*3, seed+2)) * math.Pi)
		t := 0.5 + 0.3*rings + 0.42*(fibre-0.5)
		pore := noise(u*5, v*90, seed+3)
		if pore > 0.8 {
			t -= (pore - 0.8) * 1.6
		}
		return r.get(t)
	})
}
