package arena

import (
	"slices"
	"time"
)

// begun is when the program was started, more or less.
var begun = time.Now()

// Times is how long a player took for a choice between two actions or more, in
// milliseconds of processor time (on Linux; elsewhere of the clock).
type Times struct {
	Choices int     `json:"choices"`
	Mean    float64 `json:"mean"`
	Median  float64 `json:"median"`
	P99     float64 `json:"p99"` // the 99th percentile
	Longest float64 `json:"longest"`
}

// timesOf is the times of some choices, which it sorts; nil without any.
func timesOf(took []time.Duration) *Times {
	n := len(took)
	if n == 0 {
		return nil
	}
	slices.Sort(took)
	ms := func(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1e6 }
	var sum time.Duration
	for _, d := range took {
		sum += d
	}
	return &Times{Choices: n, Mean: ms(sum) / float64(n), Median: ms(took[n/2]), P99: ms(took[n*99/100]), Longest: ms(took[n-1])}
}
