package fairness

import "math"

// ChiSquareTail is the chance that chi-square with some degrees of freedom is at
// least x.
func ChiSquareTail(x float64, df int) float64 {
	if x <= 0 || df < 1 {
		return 1
	}
	return upperGamma(float64(df)/2, x/2)
}

// upperGamma is the regularised upper incomplete gamma function: by its series
// below a+1, else by its continued fraction, whose terms are taken with the
// recurrence of Lentz.
func upperGamma(a, x float64) float64 {
	const enough, small, most = 1e-15, 1e-300, 10_000
	lg, _ := math.Lgamma(a)
	front := math.Exp(a*math.Log(x) - x - lg)
	if x < a+1 {
		term := 1 / a
		sum := term
		for n := 1.0; n < most && term > sum*enough; n++ {
			term *= x / (a + n)
			sum += term
		}
		return max(0, 1-front*sum)
	}
	b := x + 1 - a
	c, d := 1/small, 1/b
	h := d
	for n := 1.0; n < most; n++ {
		an := -n * (n - a)
		b += 2
		d = 1 / nonzero(b+an*d, small)
		c = nonzero(b+an/c, small)
		h *= c * d
		if math.Abs(c*d-1) < enough {
			break
		}
	}
	return front * h
}

func nonzero(x, small float64) float64 {
	if math.Abs(x) < small {
		return small
	}
	return x
}

// miss is the chance that a throw is no six.
const miss = 1 - 1.0/Faces

// manyThrows is from when on long waits are taken to come like chance itself.
const manyThrows = 20_000

// waitChance is the chance that n throws have a stretch of at least most throws
// in a row without a six.
func waitChance(n, most int) float64 {
	if most > n {
		return 0
	}
	if most == 0 {
		return 1
	}
	long := math.Pow(miss, float64(most))
	if n > manyThrows {
		begins := 1 + float64(n-most)/Faces // at the first throw, and after sixes
		return -math.Expm1(-begins * long)
	}
	// none[k] is the chance of no such stretch in k throws: it ends with throw k for
	// the first time if there was none before, then a six, then the stretch.
	none := make([]float64, n+1)
	for k := range none {
		switch {
		case k < most:
			none[k] = 1
		case k == most:
			none[k] = 1 - long
		default:
			none[k] = none[k-1] - none[k-most-1]*long/Faces
		}
	}
	return 1 - none[n]
}

// usualWait is the longest wait that n throws exceed half of the time.
func usualWait(n int) float64 {
	w := 0
	for w < n && waitChance(n, w+1) > 0.5 {
		w++
	}
	return float64(w)
}
