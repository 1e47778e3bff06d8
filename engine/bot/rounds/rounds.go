// Package rounds judges matches of several rounds, which whoever has most points
// in the end wins. How rounds go was learned from matches; the rest of a match is
// played with dice of that kind, always the same, so that a position has one
// chance.
package rounds

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"sync"

	"ludaxy/engine/rules"
)

// most is more than the rounds anybody can have won.
const most = 8

// samples is how many ways for a match to go on are weighed.
const samples = 512

// End is how a round ends for a seat.
type End int

// The ends of a round.
const (
	Won     End = iota
	Between     // neither first nor last
	Lost        // the one that begins the next round
	ends
)

// Stats is how rounds go, by the number of rounds that a seat has won before.
type Stats struct {
	Rounds   int           // that have to be won to end a match
	Strength []float64     // e to this is the weight of a seat among those that may win the round
	Begins   float64       // what is added for the seat that begins
	Points   [ends][]Count // of the round
}

// Count is points, in the mean and by their standard deviation.
type Count struct{ Mean, Off float64 }

// Decode reads what Encode wrote.
func Decode(b []byte) (*Stats, error) {
	s := new(Stats)
	if err := json.Unmarshal(b, s); err != nil {
		return nil, err
	}
	s.fill()
	return s, nil
}

// Encode is the stats as a file.
func (s *Stats) Encode() ([]byte, error) {
	b, err := json.MarshalIndent(s, "", "\t")
	return append(b, '\n'), err
}

// fill gives every number of rounds its figures, so that none need be asked for.
func (s *Stats) fill() {
	for len(s.Strength) < most {
		s.Strength = append(s.Strength, 0)
	}
	for i := range s.Points {
		for len(s.Points[i]) < most {
			s.Points[i] = append(s.Points[i], Count{})
		}
	}
	s.Rounds = min(max(s.Rounds, 1), most)
}

// match is where a match stands between two rounds.
type match struct {
	stats *Stats
	seats uint8
	won   [rules.MaxSeats]uint8
}

// ways is what seats still win in points, for each way a match may go on.
type ways [samples][rules.MaxSeats]float32

var known sync.Map // match to *ways

// ahead is the ways a match may go on.
func (m match) ahead() *ways {
	if w, ok := known.Load(m); ok {
		return w.(*ways)
	}
	w := new(ways)
	rng := rand.New(rand.NewPCG(uint64(m.seats), 11))
	for i := range w {
		m.play(rng, &w[i])
	}
	kept, _ := known.LoadOrStore(m, w)
	return kept.(*ways)
}

// play plays a match to its end and adds up the points.
func (m match) play(rng *rand.Rand, points *[rules.MaxSeats]float32) {
	begins := -1
	for !m.over() {
		first := m.draw(rng, begins, -1, 1)
		last := m.draw(rng, begins, first, -1)
		for k := range rules.MaxSeats {
			if m.seats>>k&1 == 0 {
				continue
			}
			end := Between
			switch k {
			case first:
				end = Won
			case last:
				end = Lost
			}
			c := m.stats.Points[end][m.won[k]]
			points[k] += float32(c.Mean + c.Off*rng.NormFloat64())
		}
		m.won[first]++
		begins = last
	}
}

func (m match) over() bool {
	for _, n := range m.won {
		if int(n) >= m.stats.Rounds {
			return true
		}
	}
	return false
}

// draw draws a seat other than one by their strength, or with sign -1 by how weak
// they are.
func (m match) draw(rng *rand.Rand, begins, other int, sign float64) (seat int) {
	var weight [rules.MaxSeats]float64
	all := 0.0
	for k := range weight {
		if m.seats>>k&1 == 0 || k == other {
			continue
		}
		x := m.stats.Strength[m.won[k]]
		if k == begins {
			x += m.stats.Begins
		}
		weight[k] = math.Exp(sign * x)
		all += weight[k]
	}
	at := rng.Float64() * all
	for k, w := range weight {
		if w == 0 {
			continue
		}
		if seat = k; at < w {
			break
		}
		at -= w
	}
	return seat
}

// Chances is each seat's chance to win the match, by its chances to win the round
// that is being played. Seats with equal points share.
func (s *Stats) Chances(state *rules.State, round [rules.MaxSeats]float64) (chance [rules.MaxSeats]float64) {
	off := shake()
	for first, p := range round {
		if p <= 0 || !state.Active(first) {
			continue
		}
		m := match{stats: s, seats: state.Seats}
		copy(m.won[:], state.RoundsWon[:])
		base, spread := s.expect(&m, state, first)
		m.won[first] = min(m.won[first]+1, most-1)
		rest := m.ahead()
		for i := range rest {
			var best uint8
			top := float32(math.Inf(-1))
			for k := range rules.MaxSeats {
				if state.Seats>>k&1 == 0 {
					continue
				}
				switch sum := base[k] + spread[k]*off[i][k] + rest[i][k]; {
				case sum > top:
					top, best = sum, uint8(k)
				}
			}
			chance[best] += p / samples
		}
	}
	return chance
}

// expect is the points after the round if a seat wins it, and how far off they may
// be.
func (s *Stats) expect(m *match, state *rules.State, first int) (base, spread [rules.MaxSeats]float32) {
	others := float64(state.SeatCount() - 1)
	for k := range state.Score {
		if !state.Active(k) {
			continue
		}
		n := min(m.won[k], most-1)
		c := s.Points[Won][n]
		if k != first {
			lost, between := s.Points[Lost][n], s.Points[Between][n]
			part := 1 / others
			c = Count{part*lost.Mean + (1-part)*between.Mean, part*lost.Off + (1-part)*between.Off}
		}
		base[k] = float32(float64(state.Score[k]) + c.Mean)
		spread[k] = float32(c.Off)
	}
	return base, spread
}

// shake is how far the points of the round are off, in each way the match may go
// on.
var shake = sync.OnceValue(func() *ways {
	w := new(ways)
	rng := rand.New(rand.NewPCG(3, 17))
	for i := range w {
		for k := range w[i] {
			w[i][k] = float32(rng.NormFloat64())
		}
	}
	return w
})
