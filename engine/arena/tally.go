package arena

import (
	"math"
	"math/bits"
	"time"

	"ludaxy/engine/rules"
)

// share is a whole win in the parts that wins are counted in: whatever number of
// seats shares one, its part is a whole number, so that sums do not depend on
// their order.
const share = 840

// fine is a whole win in the parts of the adjusted results.
const fine = 1 << 26

// tally counts games. All its sums are whole numbers.
type tally struct {
	config *Config
	names  []string // of the rows
	row    []int    // of an entrant
	seats  []int    // of a row
	games  int
	given  int
	rolls  int
	acts   int // actions
	turns  int
	wins   []int64
	points []int64
	set    []int64           // adjusted results of the set
	sum    []int64           // of all sets
	square []float64         // of the sums of sets, in whole wins, summed as whole parts
	took   [][]time.Duration // by entrant, for each choice; empty where nobody wants it
}

func newTally(c *Config) *tally {
	t := &tally{config: c}
	for _, e := range c.Entrants {
		row := -1
		for i, name := range t.names {
			if name == e.Name {
				row = i
			}
		}
		if row < 0 {
			row = len(t.names)
			t.names, t.seats = append(t.names, e.Name), append(t.seats, 0)
		}
		t.row = append(t.row, row)
		t.seats[row]++
	}
	n := len(t.names)
	t.wins, t.points = make([]int64, n), make([]int64, n)
	t.set, t.sum, t.square = make([]int64, n), make([]int64, n), make([]float64, n)
	return t
}

// add counts a game.
func (t *tally) add(w *worker, turn int, o *outcome) {
	t.games++
	t.rolls += o.rolls
	t.acts += o.actions
	t.turns += o.turns
	if o.given {
		t.given++
	}
	part := share / int64(bits.OnesCount8(o.first))
	partners := 1.0
	if t.config.Rules.Spec().InTeams(t.config.Options) {
		partners = 2
	}
	for i, row := range t.row {
		k := w.seat(i, turn)
		result := 0.0
		if o.first>>k&1 == 1 {
			t.wins[row] += part
			result = float64(part) / share
		}
		if k < len(o.end.Score) {
			t.points[row] += int64(o.end.Score[k])
		}
		t.set[row] += int64(math.Round((result - o.luck[k]/partners) * fine))
	}
}

// endSet closes a set.
func (t *tally) endSet() {
	for row, sum := range t.set {
		t.sum[row] += sum
		whole := math.Round(float64(sum) / fine * 4096) // so that adding squares is exact
		t.square[row] += whole * whole
		t.set[row] = 0
	}
}

// merge adds what another worker counted.
func (t *tally) merge(o *tally) {
	t.games += o.games
	t.given += o.given
	t.rolls += o.rolls
	t.acts += o.acts
	t.turns += o.turns
	for row := range t.names {
		t.wins[row] += o.wins[row]
		t.points[row] += o.points[row]
		t.sum[row] += o.sum[row]
		t.square[row] += o.square[row]
	}
	for i, took := range o.took {
		if t.took == nil {
			t.took = make([][]time.Duration, len(t.row))
		}
		t.took[i] = append(t.took[i], took...)
	}
}

// Result is what the games came to.
type Result struct {
	Rules    string  `json:"rules"`
	Games    int     `json:"games"`
	Seed     string  `json:"seed"`
	Rolls    float64 `json:"rolls"`   // of a game in the mean, until the first place was settled
	Actions  float64 `json:"actions"` // the same, moves and choices included
	Turns    float64 `json:"turns"`   // the same: how often the turn went to another seat
	Unending int     `json:"unending"`
	Results  []Line  `json:"results"` // in the order in which the players were named
}

// Line is what the games came to for a player.
type Line struct {
	Player   string    `json:"player"`
	Seats    int       `json:"seats"` // how many it had in every game
	Wins     float64   `json:"wins"`
	Rate     float64   `json:"rate"` // wins a game
	Low      float64   `json:"low"`  // end of its 95 % interval
	High     float64   `json:"high"`
	Par      float64   `json:"par"`    // the rate that luck alone gives
	Points   float64   `json:"points"` // a game and seat, where points are given
	Adjusted *Adjusted `json:"adjusted,omitempty"`
	Times    *Times    `json:"times,omitempty"`
}

// Adjusted is a rate without the luck of the dice. Its interval may reach past 0
// and 1.
type Adjusted struct {
	Rate float64 `json:"rate"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

func (t *tally) result(sets int) Result {
	games := float64(t.games)
	res := Result{
		Rules: t.config.Rules.Spec().ID, Games: t.games, Seed: t.config.Seed, Unending: t.given,
		Rolls: float64(t.rolls) / games, Actions: float64(t.acts) / games, Turns: float64(t.turns) / games,
	}
	for row, name := range t.names {
		l := Line{
			Player: name, Seats: t.seats[row], Wins: float64(t.wins[row]) / share,
			Par: float64(t.seats[row]) / float64(len(t.row)),
		}
		l.Rate = l.Wins / games
		l.Low, l.High = Wilson(l.Wins, games)
		if t.config.Rules.Spec().Keeps&rules.KeepsRounds != 0 {
			l.Points = float64(t.points[row]) / games / float64(l.Seats)
		}
		if t.config.Luck {
			l.Adjusted = t.adjusted(row, sets)
		}
		var took []time.Duration
		for i, of := range t.took {
			if t.row[i] == row {
				took = append(took, of...)
			}
		}
		l.Times = timesOf(took)
		res.Results = append(res.Results, l)
	}
	return res
}

// adjusted is the rate of a row without luck, with an interval by the spread of
// the sets; from a single set none can be told.
func (t *tally) adjusted(row, sets int) *Adjusted {
	games := float64(t.games)
	n := float64(sets)
	a := &Adjusted{Rate: float64(t.sum[row]) / fine / games}
	half := 1.0
	if sets > 1 {
		mean := float64(t.sum[row]) / fine / n
		spread := max(0, t.square[row]/(4096*4096)/n-mean*mean) * n / (n - 1)
		half = z * math.Sqrt(spread*n) / games
	}
	a.Low, a.High = a.Rate-half, a.Rate+half
	return a
}
