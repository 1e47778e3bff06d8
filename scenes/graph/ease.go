package graph

import "math"

// Ease shapes the course of an animation: it maps the time from 0 to 1 to the progress, 0 at 0 and 1 at 1. Back and
// Bounce leave that range in between.
type Ease func(t float64) float64

// Linear goes at one speed.
func Linear(t float64) float64 { return t }

// InQuad starts slowly.
func InQuad(t float64) float64 { return t * t }

// OutQuad ends slowly.
func OutQuad(t float64) float64 { return t * (2 - t) }

// InOutQuad starts and ends slowly.
func InOutQuad(t float64) float64 {
	if t < 0.5 {
		return 2 * t * t
	}
	return 1 - 2*(1-t)*(1-t)
}

// OutCubic ends very slowly.
func OutCubic(t float64) float64 { t = 1 - t; return 1 - t*t*t }

// InOutSine swings.
func InOutSine(t float64) float64 { return (1 - math.Cos(math.Pi*t)) / 2 }

// OutBack goes a little past the end and returns.
func OutBack(t float64) float64 {
	const s = 1.70158
	t--
	return 1 + t*t*((s+1)*t+s)
}

// OutBounce falls and bounces.
func OutBounce(t float64) float64 {
	const n, d = 7.5625, 2.75
	switch {
	case t < 1/d:
		return n * t * t
	case t < 2/d:
		t -= 1.5 / d
		return n*t*t + 0.75
	case t < 2.5/d:
		t -= 2.25 / d
		return n*t*t + 0.9375
	}
	t -= 2.625 / d
	return n*t*t + 0.984375
}
