package arena

import "math"

// z is the half-width, in standard deviations, of a 95 % interval.
const z = 1.959963984540054

// Wilson is the 95 % interval of a rate of wins in n games by Wilson's score.
// Wins may have a part of one. Without games it is 0 to 1.
func Wilson(wins, n float64) (low, high float64) {
	if n <= 0 {
		return 0, 1
	}
	p := wins / n
	middle := p + z*z/(2*n)
	half := z * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, (middle-half)/(1+z*z/n)), min(1, (middle+half)/(1+z*z/n))
}
