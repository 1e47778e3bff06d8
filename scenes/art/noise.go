package art

import "math"

// hash scatters two integers and a seed into 32 bits.
func hash(x, y int32, seed uint32) uint32 {
	h := uint32(x)*0x85ebca6b ^ uint32(y)*0xc2b2ae35 ^ seed*0x27d4eb2f
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	return h ^ h>>15
}

// unit is hash as a number from 0 up to 1.
func unit(x, y int32, seed uint32) float64 { return float64(hash(x, y, seed)>>8) / (1 << 24) }

// noise is smooth value noise, 0..1, with one cell a unit.
func noise(x, y float64, seed uint32) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int32(fx), int32(fy)
	u, v := x-fx, y-fy
	u, v = u*u*(3-2*u), v*v*(3-2*v)
	a, b := unit(ix, iy, seed), unit(ix+1, iy, seed)
	c, d := unit(ix, iy+1, seed), unit(ix+1, iy+1, seed)
	top, low := a+(b-a)*u, c+(d-c)*u
	return top + (low-top)*v
}

// clouds is noise summed over octaves, 0..1. Each octave is turned against the
// one before, so that the grid of the noise is not seen.
func clouds(x, y float64, octaves int, seed uint32) float64 {
	sum, weight, total := 0.0, 1.0, 0.0
	for i := range octaves {
		x, y = 0.8*x-0.6*y+3.7, 0.6*x+0.8*y+1.3
		sum += weight * noise(x, y, seed+uint32(i))
		total += weight
		weight *= 0.52
		x, y = x*2.03, y*2.03
	}
	return sum / total
}

// scatter is a sequence of repeatable random numbers.
type scatter struct {
	seed uint32
	n    int32
}

// next is a number from 0 up to 1.
func (s *scatter) next() float64 {
	s.n++
	return unit(s.n, s.n*7+3, s.seed)
}

// span is a number from a up to b.
func (s *scatter) span(a, b float64) float64 { return a + (b-a)*s.next() }
