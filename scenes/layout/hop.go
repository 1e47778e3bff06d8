package layout

import "math"

// Pose is a hopping piece at one moment.
type Pose struct {
	At     Point   // where its shadow is, board units
	Height float64 // above the board, 0 standing to 1 at the top of a hop
	// Squash is how tall the piece is against its rest: below 1 pressed flat on
	// landing, above 1 stretched in flight. Its width is 1/Squash, so the
	// volume stays.
	Squash float64
	Hop    int // the hop under way, from 0
}

// Hops is a path hopped square by square.
type Hops []Point

// Count is how many hops the path has.
func (h Hops) Count() int { return max(0, len(h)-1) }

// At returns the pose at time t measured in hops: 0 is the first square, 1 the
// second, and so on; how long a hop lasts is the caller's choice. Times outside
// the path rest at its ends. An empty path rests at the origin.
func (h Hops) At(t float64) Pose {
	if len(h) == 0 {
		return Pose{Squash: 1}
	}
	if t <= 0 || math.IsNaN(t) || len(h) == 1 {
		return Pose{At: h[0], Squash: 1}
	}
	if t >= float64(h.Count()) {
		return Pose{At: h[len(h)-1], Squash: 1, Hop: h.Count() - 1}
	}
	i := int(t)
	u := t - float64(i)
	return Pose{
		At:     h[i].Lerp(h[i+1], glide(u)),
		Height: 4 * u * (1 - u),
		Squash: squash(u),
		Hop:    i,
	}
}

// glide is the way over ground in one hop: it lingers on the squares, so that
// the eye counts them.
func glide(u float64) float64 { return u + 0.09*math.Sin(2*math.Pi*u)*-1 }

// squash presses the piece at both ends of a hop and stretches it between. It
// is 1 - press at the touch and joins itself from one hop to the next.
func squash(u float64) float64 {
	const press, stretch = 0.16, 0.10
	edge := math.Min(u, 1-u) // 0 at the touch, 0.5 at the top
	touch := math.Exp(-edge * edge / 0.008)
	return 1 - press*touch + stretch*(1-touch)*math.Sin(math.Pi*u)*math.Abs(math.Cos(math.Pi*u))
}

// Arc is a single flight from one place to another, as when a captured piece
// rides home: t from 0 to 1, the height in board units given for its top.
func Arc(from, to Point, t float64) Pose {
	t = min(max(t, 0), 1)
	ease := t * t * (3 - 2*t)
	return Pose{At: from.Lerp(to, ease), Height: 4 * t * (1 - t), Squash: 1}
}
