package snakes_test

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// golden is one row of the expected lengths: how many turns a player alone
// takes to come home, worked out apart from this program.
type golden struct {
	Board         string
	AnyRollEnters bool
	SixRollsAgain bool
	Bounce        bool
	ExpectedTurns float64
}

func goldens(t *testing.T) []golden {
	t.Helper()
	text, err := os.ReadFile("testdata/snakes.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Rows []golden }
	if err := json.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	if len(file.Rows) != 16 {
		t.Fatalf("%d rows", len(file.Rows))
	}
	return file.Rows
}

// start is a match of two by a row's house rules; only seat 0 will play.
func (g golden) start(t *testing.T, r rules.Rules) rules.State {
	t.Helper()
	options := rulestest.Options(t, r, map[string]string{
		"board": g.Board, "anyRollEnters": strconv.FormatBool(g.AnyRollEnters),
		"sixRollsAgain": strconv.FormatBool(g.SixRollsAgain), "bounce": strconv.FormatBool(g.Bounce),
	})
	return r.Start(rules.Setup{Seats: 0b0101, Options: options, First: 0})
}

// pass gives the turn back to seat 0, as if seat 2 had not been there.
func pass(s *rules.State) { s.Turn = 0 }

// TestExpectedTurns asks the engine for every throw from every square that can
// be reached, and solves the chain.
func TestExpectedTurns(t *testing.T) {
	r := rulestest.Game(t, "snakes")
	for _, g := range goldens(t) {
		start := g.start(t, r)
		index := map[rules.Square]int{rules.Yard: 0}
		reached := []rules.Square{rules.Yard}
		// Row i says: the turns from square i are the part of throws that end
		// a turn, and the turns from where the throws lead.
		var rows []map[int]float64
		var ends []float64
		for i := 0; i < len(reached); i++ {
			row, end := map[int]float64{i: 1}, 0.0
			for value := uint8(1); value <= 6; value++ {
				s := start
				s.At[0][0] = reached[i]
				if err := r.Apply(&s, rules.Action{Kind: rules.Roll, Value: value}, nil); err != nil {
					t.Fatal(err)
				}
				if s.Turn != 0 || s.Phase == rules.PhaseOver {
					end += 1.0 / 6
				}
				if s.Phase == rules.PhaseOver {
					continue
				}
				to := s.At[0][0]
				if _, known := index[to]; !known {
					index[to] = len(reached)
					reached = append(reached, to)
				}
				row[index[to]] -= 1.0 / 6
			}
			rows, ends = append(rows, row), append(ends, end)
		}
		matrix := make([][]float64, len(rows))
		for i, row := range rows {
			matrix[i] = make([]float64, len(rows)+1)
			for j, v := range row {
				matrix[i][j] = v
			}
			matrix[i][len(rows)] = ends[i]
		}
		if got := solve(matrix)[0]; math.Abs(got-g.ExpectedTurns) > 1e-9 {
			t.Errorf("%+v: %.10f turns", g, got)
		}
	}
}

// solve is Gaussian elimination with the largest pivot; the last column is the
// right side.
func solve(m [][]float64) []float64 {
	n := len(m)
	for c := range n {
		best := c
		for r := c + 1; r < n; r++ {
			if math.Abs(m[r][c]) > math.Abs(m[best][c]) {
				best = r
			}
		}
		m[c], m[best] = m[best], m[c]
		for r := range n {
			if r == c || m[r][c] == 0 {
				continue
			}
			f := m[r][c] / m[c][c]
			for k := c; k <= n; k++ {
				m[r][k] -= f * m[c][k]
			}
		}
	}
	x := make([]float64, n)
	for i := range x {
		x[i] = m[i][n] / m[i][i]
	}
	return x
}

// TestPlayedTurns plays a player alone and wants the mean within four standard
// errors of the exact number.
func TestPlayedTurns(t *testing.T) {
	matches := 6000
	if testing.Short() {
		matches = 600
	}
	r := rulestest.Game(t, "snakes")
	rng := rand.New(rand.NewPCG(5, 6))
	for _, g := range goldens(t) {
		start := g.start(t, r)
		sum, squares := 0.0, 0.0
		for range matches {
			s, turns := start, 0.0
			for s.Phase != rules.PhaseOver {
				if err := r.Apply(&s, rules.Action{Kind: rules.Roll, Value: uint8(rng.IntN(6) + 1)}, nil); err != nil {
					t.Fatal(err)
				}
				if s.Turn != 0 || s.Phase == rules.PhaseOver {
					turns++
					pass(&s)
				}
			}
			sum += turns
			squares += turns * turns
		}
		n := float64(matches)
		mean := sum / n
		spread := math.Sqrt((squares/n - mean*mean) / n)
		if math.Abs(mean-g.ExpectedTurns) > 4*spread {
			t.Errorf("%+v: a mean of %.3f turns, standard error %.3f", g, mean, spread)
		}
	}
}
