package art

import "math"

// paving is irregular flagstones: each place belongs to the nearest of many
// scattered middles.
type paving struct {
	w, h   int
	middle []point // of the stones, pavingPitch to a unit each way
	tone   []float32
}

const pavingPitch = 2.4

func newPaving(w, h int) *paving {
	p := &paving{w: int(float64(w)*pavingPitch) + 3, h: int(float64(h)*pavingPitch) + 3}
	for j := range p.h {
		for i := range p.w {
			x, y := float64(i-1)+0.5, float64(j-1)+0.5
			x += 0.72 * (unit(int32(i), int32(j), 41) - 0.5)
			y += 0.72 * (unit(int32(i), int32(j), 42) - 0.5)
			p.middle = append(p.middle, point{X: x, Y: y})
			p.tone = append(p.tone, float32(unit(int32(i), int32(j), 43)))
		}
	}
	return p
}

// tint is the colour at a place of a pavement of some stone with moss in the
// joints.
func (p *paving) tint(c, moss Colour, x, y float64) Colour {
	u, v := x*pavingPitch, y*pavingPitch
	iu, iv := int(math.Floor(u))+1, int(math.Floor(v))+1
	first, second := math.Inf(1), math.Inf(1)
	var near int
	for j := max(iv-1, 0); j <= min(iv+1, p.h-1); j++ {
		for i := max(iu-1, 0); i <= min(iu+1, p.w-1); i++ {
			m := p.middle[j*p.w+i]
			dx, dy := u-m.X, v-m.Y
			switch d := dx*dx + dy*dy; {
			case d < first:
				first, second, near = d, first, j*p.w+i
			case d < second:
				second = d
			}
		}
	}
	edge := math.Sqrt(second) - math.Sqrt(first)
	m := p.middle[near]
	c = c.Lighten(0.05 * p.tone[near]).Darken(0.15 * (1 - p.tone[near]))
	// every stone is a little domed, and rough
	slope := float32(-(u-m.X)*0.5 - (v-m.Y)*0.8)
	if slope > 0 {
		c = c.Lighten(slope * 0.12)
	} else {
		c = c.Darken(-slope * 0.3)
	}
	rough := noise(x*17, y*17, 3)
	c = c.Lighten(float32(max(rough-0.5, 0) * 0.08)).Darken(float32(max(0.45-rough, 0) * 0.3))
	if edge < 0.17 {
		k := float32(min((0.17-edge)/0.09, 1))
		c = c.Mix(moss, k*0.8)
	}
	return c
}
