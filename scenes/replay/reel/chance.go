package reel

import (
	"ludaxy/engine/rules"
)

// Chances are the seats' chances to win.
type Chances [rules.MaxSeats]float64

// Curve is how the chances went: a sample at each of some positions.
type Curve struct {
	At   []int // positions, in order
	Of   []Chances
	Have []bool // the sample was taken already
	left int
}

// maxSamples is how many samples a curve has at most: a few pixels each.
const maxSamples = 320

// NewCurve is the curve of a match before its first sample: one for the
// beginning of each turn, fewer where there are a great many, and the end.
func (l *Reel) NewCurve() *Curve {
	stride := (len(l.Turns) + maxSamples - 2) / (maxSamples - 1)
	c := &Curve{}
	for i := 0; i < len(l.Turns); i += max(stride, 1) {
		c.At = append(c.At, l.Turns[i])
	}
	if last := l.Last(); c.At[len(c.At)-1] != last {
		c.At = append(c.At, last)
	}
	c.Of, c.Have, c.left = make([]Chances, len(c.At)), make([]bool, len(c.At)), len(c.At)
	return c
}

// Order is an order in which to take the samples that shows the whole curve
// roughly first.
func (c *Curve) Order() []int {
	var list []int
	n := len(c.At)
	taken := make([]bool, n)
	take := func(i int) {
		if !taken[i] {
			taken[i] = true
			list = append(list, i)
		}
	}
	take(0)
	take(n - 1)
	stride := 1
	for stride < n {
		stride *= 2
	}
	for ; stride > 0; stride /= 2 {
		for i := 0; i < n; i += stride {
			take(i)
		}
	}
	return list
}

// Set takes a sample.
func (c *Curve) Set(i int, of Chances) {
	if !c.Have[i] {
		c.Have[i] = true
		c.left--
	}
	c.Of[i] = of
}

// Done reports whether all samples were taken.
func (c *Curve) Done() bool { return c.left == 0 }

// Share is how much of the curve is there, 0 to 1.
func (c *Curve) Share() float64 { return 1 - float64(c.left)/float64(len(c.At)) }

// Value are the chances in a position, between the two samples next to it; ok is
// false as long as there are none on both sides.
func (c *Curve) Value(at int) (v Chances, ok bool) {
	before, after := -1, -1
	for i, p := range c.At {
		if !c.Have[i] {
			continue
		}
		if p <= at {
			before = i
		}
		if p >= at {
			after = i
			break
		}
	}
	if before < 0 || after < 0 {
		return v, false
	}
	t := 0.0
	if c.At[after] > c.At[before] {
		t = float64(at-c.At[before]) / float64(c.At[after]-c.At[before])
	}
	for k := range v {
		v[k] = c.Of[before][k]*(1-t) + c.Of[after][k]*t
	}
	return v, true
}

// clear is by how much a chance must be the best for its seat to lead: a lead
// that comes and goes with every throw is none.
const clear = 0.06

// Leads are the moments in which the lead goes to another seat, once the whole
// curve is there.
func (c *Curve) Leads(seats uint8) []Moment {
	if !c.Done() {
		return nil
	}
	list := rules.SeatList(seats)
	var leads []Moment
	leader := -1
	for i := range c.Of {
		best := c.best(i, list)
		if best < 0 || best == leader || leader >= 0 && c.Of[i][best] < c.Of[i][leader]+clear {
			continue
		}
		if leader >= 0 && c.partners(best, leader) {
			continue
		}
		leader = best
		if i > 0 {
			leads = append(leads, Moment{At: c.At[i], Kind: Lead, Seat: best})
		}
	}
	return leads
}

// best is the seat that clearly has the best chance in a sample, -1 for none.
func (c *Curve) best(i int, list []int) int {
	best := -1
	for _, k := range list {
		if best < 0 || c.Of[i][k] > c.Of[i][best] {
			best = k
		}
	}
	for _, k := range list {
		if k != best && !c.partners(k, best) && c.Of[i][k] > c.Of[i][best]-clear {
			return -1
		}
	}
	return best
}

// partners reports whether two seats share their chances all along.
func (c *Curve) partners(a, b int) bool {
	for i := range c.Of {
		if c.Of[i][a] != c.Of[i][b] {
			return false
		}
	}
	return true
}
