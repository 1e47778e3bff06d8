package layout

import "math"

// How thick a snake is and how far from the middle of its square its head
// reaches, board units.
const (
	SnakeWidth = 0.36
	SnakeSnout = 0.24
	tightest   = 0.34 // radius of the narrowest bend
)

// winding is one way for a snake to lie: a wave along the straight line to its
// tail, and a bend of the whole.
type winding struct{ waves, swing, bend float64 }

// curve lays the snake from a to b.
func (w winding) curve(a, b Point, n int) []Point {
	d := b.Sub(a)
	across := Point{-d.Y, d.X}.Mul(1 / d.Len())
	points := make([]Point, n+1)
	for i := range points {
		t := float64(i) / float64(n)
		// The wave dies away towards the tail, and head and tail lie on it.
		off := w.swing*math.Sin(2*math.Pi*w.waves*t)*(1-0.3*t) + w.bend*math.Sin(math.Pi*t)
		points[i] = a.Add(d.Mul(t)).Add(across.Mul(off))
	}
	return points
}

// windings are the ways that suit a snake of some length.
func windings(length float64) []winding {
	var out []winding
	for half := 2; half <= 12; half++ {
		waves := float64(half) / 2
		wave := length / waves
		if wave < 1.25 || wave > 3.2 {
			continue
		}
		for _, swing := range []float64{0.15, 0.2, 0.25, 0.3} {
			swing *= min(wave, 1.8)
			if swing*math.Pow(2*math.Pi/wave, 2) > 1/tightest {
				continue
			}
			for _, side := range []float64{1, -1} {
				for _, bend := range []float64{0, 0.35, -0.35, 0.8, -0.8} {
					if math.Abs(bend) > length*0.3 {
						continue
					}
					out = append(out, winding{waves, side * swing, bend})
				}
			}
		}
	}
	if len(out) == 0 { // shorter than any wave
		out = append(out, winding{1, 0.16 * length, 0}, winding{1, -0.16 * length, 0})
	}
	return out
}

// wind gives every snake the way to lie that hides the fewest numbers and heads
// and crosses the others least. Snakes are laid one after the other, twice, so
// that the early ones also know of the late ones.
func wind(b *Board, jumps []Jump) {
	const samples = 26
	lines := make([][]Point, len(jumps))
	for i, j := range jumps {
		a, z := j.Curve.points[0], j.Curve.points[len(j.Curve.points)-1]
		lines[i] = winding{}.curve(a, z, samples)
	}
	for range 2 {
		for i := range jumps {
			if jumps[i].Up {
				continue
			}
			a, z := lines[i][0], lines[i][len(lines[i])-1]
			best := math.Inf(1)
			for _, w := range windings(z.Sub(a).Len()) {
				line := w.curve(a, z, samples)
				if cost := trouble(b, jumps, lines, i, line, best); cost < best {
					best, lines[i] = cost, line
					jumps[i].Curve = NewCurve(w.curve(a, z, 96)...)
				}
			}
		}
	}
}

// trouble is how badly a snake would lie on a line; counting stops above limit.
func trouble(b *Board, jumps []Jump, lines [][]Point, own int, line []Point, limit float64) float64 {
	n := len(line)
	snouts := make([]Point, len(lines))
	for j := range lines {
		snouts[j] = snoutOf(lines[j])
	}
	sum := 4 * onNumber(b, snoutOf(line))
	for i, p := range line {
		near := line[max(i-1, 0)].Sub(line[min(i+1, n-1)]).Len() / float64(min(i+1, n-1)-max(i-1, 0)) // length of body per sample
		sum += 2.2 * near * onNumber(b, p)
		edge := b.Field.Inset(0.2)
		if out := max(edge.X-p.X, p.X-edge.Right(), edge.Y-p.Y, p.Y-edge.Bottom(), 0); out > 0 {
			sum += 60 * out
		}
		for j := range jumps {
			if j == own {
				continue
			}
			// Heads, tails and the ends of ladders stay free.
			other := lines[j]
			for _, end := range []Point{other[0], other[len(other)-1]} {
				if d := p.Sub(end).Len(); d < 0.62 {
					sum += 7 * near * (0.62 - d)
				}
			}
			if d := p.Sub(snouts[j]).Len(); !jumps[j].Up && d < 0.5 {
				sum += 7 * near * (0.5 - d)
			}
			reach, weight := 0.5, 5.0
			if jumps[j].Up {
				reach, weight = 0.42, 1.6
			}
			for k := 1; k < len(other)-1; k++ {
				if d := p.Sub(other[k]).Len(); d < reach {
					sum += weight * near * (reach - d) * other[k].Sub(other[k-1]).Len() * 4
				}
			}
		}
		if sum > limit {
			return sum
		}
	}
	return sum
}

// snoutOf is the tip of a snake's head, which lies on before its line begins.
func snoutOf(line []Point) Point {
	step := line[1].Sub(line[0])
	return line[0].Sub(step.Mul(SnakeSnout / step.Len()))
}

// numberAt is where the number of a square is printed, from its top left corner:
// the middle of two figures at the lower left. A piece stands with its foot on
// the middle of the square and hides what is above it; one on the square below
// has its narrow neck there.
var numberAt = Point{0.25, 0.81}

// NumberSpot is where the number of a square of a board of rows is printed: the
// middle of two figures and the width they take.
func (c Cell) NumberSpot() Spot {
	return Spot{c.Centre.Add(numberAt).Sub(Point{0.5, 0.5}), 0.36}
}

// onNumber is how much of the number under it a snake at p hides, 0..1.
func onNumber(b *Board, p Point) float64 {
	x, y := math.Floor(p.X), math.Floor(p.Y)
	worst := 0.0
	for dx := -1.0; dx <= 1; dx++ { // also from the neighbouring squares
		for dy := -1.0; dy <= 1; dy++ {
			at := Point{x + dx, y + dy}.Add(numberAt)
			if !b.Field.Contains(at) {
				continue
			}
			d := Point{(p.X - at.X) * 0.9, p.Y - at.Y}.Len()
			worst = max(worst, 1-d/0.38)
		}
	}
	return worst
}
