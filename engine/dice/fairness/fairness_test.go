package fairness

import (
	"flag"
	"math"
	"testing"

	"ludaxy/engine/dice"
)

// -rolls 10000000 is the slow tier.
var rolls = flag.Int("rolls", 300_000, "throws of the generator to test")

// threshold is the chance below which a test of the generator fails. Its seeds
// are fixed, so that a run that passes always passes; of seeds drawn by chance
// one test in ten thousand would fail.
const threshold = 1e-4

// TestGenerator looks at the throws of two seeds: chi-square of the counts, runs
// of low and high throws, pairs of neighbours, and the longest wait for a six.
func TestGenerator(t *testing.T) {
	for _, text := range []string{"fair", "square"} {
		r := Of(dice.SeedFromText(text), *rolls/2)
		t.Logf("%s: %+v", text, r)
		for name, test := range map[string]Test{"chi-square": r.Chi, "runs": r.Runs, "serial": r.Serial, "wait": r.Wait} {
			if !test.Done || test.Chance < threshold {
				t.Errorf("seed %s, %s: %+v", text, name, test)
			}
		}
		for face, n := range r.Counts {
			if half := 4.5 * math.Sqrt(float64(r.Throws)*5/36); math.Abs(float64(n)-float64(r.Throws)/6) > half {
				t.Errorf("seed %s: %d came %d times of %d", text, face+1, n, r.Throws)
			}
		}
	}
}

// roller makes a roller of a function.
type roller func(n uint64) int

func (r roller) Roll(n uint64, _ int) int { return r(n) }

// TestBadDiceAreFound wants each test to find what it is for.
func TestBadDiceAreFound(t *testing.T) {
	fair := dice.SeedFromText("bad dice")
	for _, c := range []struct {
		name string
		roll roller
		test func(*Report) Test
	}{
		{"a loaded die", func(n uint64) int {
			if n%20 == 0 {
				return 6
			}
			return fair.Roll(n, 6)
		}, func(r *Report) Test { return r.Chi }},
		{"one after the other", func(n uint64) int { return int(n%6) + 1 }, func(r *Report) Test { return r.Serial }},
		{"low, high, low, high", func(n uint64) int { return int(n%2)*3 + (fair.Roll(n, 6)+1)/2 }, func(r *Report) Test { return r.Runs }},
		{"each throw twice", func(n uint64) int { return fair.Roll(n/2, 6) }, func(r *Report) Test { return r.Runs }},
		{"a hundred throws without a six", func(n uint64) int {
			if n > 500 && n < 601 {
				return int(n%5) + 1
			}
			return fair.Roll(n, 6)
		}, func(r *Report) Test { return r.Wait }},
	} {
		r := Of(c.roll, 6000)
		if test := c.test(&r); !test.Suspicious() || r.Fair() {
			t.Errorf("%s passes: %+v", c.name, r)
		}
	}
	if r := Of(fair, 6000); !r.Fair() {
		t.Errorf("a fair die does not pass: %+v", r)
	}
}

func TestFewThrows(t *testing.T) {
	for n := range 200 {
		r := Of(dice.SeedFromText("few"), n)
		if r.Chi.Done != (n >= 30) || r.Serial.Done != (n >= 180) || r.Throws != n || !r.Fair() {
			t.Errorf("%d throws: %+v", n, r)
		}
	}
	if r := Of(dice.Manual{}, 50); r.Throws != 0 {
		t.Errorf("throws nobody made: %+v", r)
	}
}

// TestChiSquareTail compares with published tables.
func TestChiSquareTail(t *testing.T) {
	for _, c := range []struct {
		x    float64
		df   int
		want float64
	}{
		{3.841459, 1, 0.05}, {11.0705, 5, 0.05}, {15.08627, 5, 0.01}, {20.51501, 5, 0.001}, {1.145476, 5, 0.95},
		{43.77297, 30, 0.05}, {59.70306, 30, 0.001}, {18.49266, 30, 0.95}, {0, 5, 1}, {-3, 5, 1},
	} {
		if got := ChiSquareTail(c.x, c.df); math.Abs(got-c.want) > 1e-6 {
			t.Errorf("tail of %v with %d degrees = %v, want %v", c.x, c.df, got, c.want)
		}
	}
}

// TestWaitChance compares with an exact count: the chance of no stretch of w
// throws without a six in n throws, by the number of throws since the last six.
func TestWaitChance(t *testing.T) {
	for _, c := range []struct{ n, w int }{{50, 20}, {200, 25}, {400, 40}, {10000, 60}, {40000, 70}} {
		since := make([]float64, c.w)
		since[0] = 1
		for range c.n {
			next := make([]float64, c.w)
			for i, p := range since {
				next[0] += p / 6
				if i+1 < c.w {
					next[i+1] += p * 5 / 6
				}
			}
			since = next
		}
		want := 1.0
		for _, p := range since {
			want -= p
		}
		if got := waitChance(c.n, c.w); math.Abs(got-want) > 0.005*want+1e-9 {
			t.Errorf("a wait of %d in %d throws: %v, want %v", c.w, c.n, got, want)
		}
	}
}

// TestSmallTails wants the chances to be chances: over many fair dice, a part p
// of them below p.
func TestSmallTails(t *testing.T) {
	const samples, throws = 2000, 300
	below := map[string]int{}
	for i := range samples {
		var c Counter
		seed := dice.SeedFromText("tails")
		for n := range throws {
			c.Add(seed.Roll(uint64(i*throws+n), 6))
		}
		r := c.Report()
		for name, test := range map[string]Test{"chi-square": r.Chi, "runs": r.Runs, "serial": r.Serial} {
			if test.Chance < 0.05 {
				below[name]++
			}
		}
	}
	for name, n := range below {
		if part := float64(n) / samples; part < 0.035 || part > 0.065 {
			t.Errorf("%s: %.3f of fair dice have a chance below 0.05", name, part)
		}
	}
	if len(below) != 3 {
		t.Errorf("below 0.05: %v", below)
	}
}
