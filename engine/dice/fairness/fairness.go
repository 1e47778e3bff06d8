// Package fairness looks at throws of a die as somebody would who doubts it: how
// often each face came, whether throws follow on each other as they should, and
// how long a six was waited for.
//
// The tests are the usual ones, each with the chance that a fair die gives a
// result at least as odd. A single such chance below [Suspect] speaks against
// the die; one test in a thousand does so of a fair one too.
package fairness

import (
	"math"

	"ludaxy/engine/dice"
)

// Faces is the number of faces of the dice looked at.
const Faces = 6

// Suspect is the chance below which a test speaks against the die.
const Suspect = 0.001

// The least throws of the tests: so many that five of each face, or of each
// pair, can be expected, and the normal distribution serves for runs.
const (
	LeastThrows = 5 * Faces
	LeastPairs  = 5 * Faces * Faces
)

// Test is a figure found and the chance that a fair die gives one at least as
// far from what it should be. Done is false where there were too few throws.
type Test struct {
	Done     bool    `json:"done"`
	Value    float64 `json:"value"`
	Expected float64 `json:"expected"`
	Chance   float64 `json:"chance"`
}

// Suspicious reports whether the test speaks against the die.
func (t Test) Suspicious() bool { return t.Done && t.Chance < Suspect }

// Report is what there is to say of some throws.
type Report struct {
	Throws int        `json:"throws"`
	Counts [Faces]int `json:"counts"` // of the faces 1 to 6
	// Each count of a fair die is from Low to High 99 times of 100.
	Low  int `json:"low"`
	High int `json:"high"`
	// Chi is chi-square of the counts, with 5 degrees of freedom.
	Chi Test `json:"chiSquare"`
	// Runs is the number of stretches of low (1 to 3) or high throws in a row.
	Runs Test `json:"runs"`
	// Serial is how much more chi-square the pairs of neighbouring throws have than
	// single throws, with 30 degrees of freedom (Good 1953).
	Serial Test `json:"serial"`
	// Wait is the longest stretch of throws without a six; its chance is that of
	// one at least as long in so many throws. A short one is never odd.
	Wait Test `json:"wait"`
}

// Fair reports whether no test speaks against the die.
func (r *Report) Fair() bool {
	return !r.Chi.Suspicious() && !r.Runs.Suspicious() && !r.Serial.Suspicious() && !r.Wait.Suspicious()
}

// Counter counts throws one by one. The zero value is ready.
type Counter struct {
	n      int
	counts [Faces]int
	pairs  [Faces][Faces]int
	first  int
	last   int
	runs   int
	wait   int
	most   int
}

// Add counts a throw. Values that a die of six faces does not have are ignored.
func (c *Counter) Add(value int) {
	if value < 1 || value > Faces {
		return
	}
	v := value - 1
	c.counts[v]++
	switch {
	case c.n == 0:
		c.first, c.runs = v, 1
	default:
		c.pairs[c.last][v]++
		if high(v) != high(c.last) {
			c.runs++
		}
	}
	c.n++
	c.last = v
	c.wait++
	if value == Faces {
		c.wait = 0
	}
	c.most = max(c.most, c.wait)
}

func high(v int) bool { return v >= Faces/2 }

// Of looks at throws 0 to n-1 of a roller.
func Of(r dice.Roller, n int) Report {
	var c Counter
	for i := range n {
		c.Add(r.Roll(uint64(i), Faces))
	}
	return c.Report()
}

// Report is what there is to say of the throws so far.
func (c *Counter) Report() Report {
	n := float64(c.n)
	r := Report{Throws: c.n, Counts: c.counts}
	const z99 = 2.5758293035489
	half := z99 * math.Sqrt(n*(1.0/Faces)*(1-1.0/Faces))
	r.Low, r.High = max(0, int(math.Floor(n/Faces-half))), min(c.n, int(math.Ceil(n/Faces+half)))
	if c.n > 0 {
		r.Wait = Test{Done: true, Value: float64(c.most), Expected: usualWait(c.n), Chance: waitChance(c.n, c.most)}
	}
	if c.n < LeastThrows {
		return r
	}
	single := c.chiSingle()
	r.Chi = Test{Done: true, Value: single, Expected: Faces - 1, Chance: ChiSquareTail(single, Faces-1)}
	r.Runs = c.runsTest()
	if c.n >= LeastPairs {
		// The throws in a ring have as many pairs as throws.
		pairs := c.pairs
		pairs[c.last][c.first]++
		const df = Faces*Faces - Faces
		value := chiPairs(pairs, n) - single
		r.Serial = Test{Done: true, Value: value, Expected: df, Chance: ChiSquareTail(value, df)}
	}
	return r
}

func (c *Counter) chiSingle() (chi float64) {
	want := float64(c.n) / Faces
	for _, got := range c.counts {
		d := float64(got) - want
		chi += d * d / want
	}
	return chi
}

func chiPairs(pairs [Faces][Faces]int, n float64) (chi float64) {
	want := n / (Faces * Faces)
	for _, row := range pairs {
		for _, got := range row {
			d := float64(got) - want
			chi += d * d / want
		}
	}
	return chi
}

// runsTest is the test of Wald and Wolfowitz, for as many low and high throws as
// there were.
func (c *Counter) runsTest() Test {
	low := float64(c.counts[0] + c.counts[1] + c.counts[2])
	n := float64(c.n)
	up := n - low
	mean := 1 + 2*low*up/n
	variance := 2 * low * up * (2*low*up - n) / (n * n * (n - 1))
	t := Test{Done: true, Value: float64(c.runs), Expected: mean, Chance: 1}
	if variance > 0 {
		t.Chance = math.Erfc(math.Abs(float64(c.runs)-mean) / math.Sqrt(2*variance))
	}
	return t
}
