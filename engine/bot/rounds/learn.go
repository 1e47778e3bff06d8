package rounds

import (
	"context"
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"

	"ludaxy/engine/rules"
)

// Player chooses what is done in the matches that are learned from.
type Player func(ctx context.Context, r rules.Rules, s rules.State, rng *rand.Rand) rules.Action

// longest is the number of actions after which a match is given up.
const longest = 200_000

// round is one that was played.
type round struct {
	seats  uint8
	won    [rules.MaxSeats]uint8 // before
	begins int
	first  int
}

type learner struct {
	rounds []round
	sum    [ends][most]float64
	square [ends][most]float64
	count  [ends][most]float64
	stats  Stats
}

// Learn plays matches with sets of seats in turn and finds how their rounds go.
// The same seed gives the same stats.
func Learn(ctx context.Context, r rules.Rules, options [rules.MaxOptions]uint8, seats []uint8, matches int, seed uint64, p Player) (*Stats, error) {
	if !r.Spec().InRounds(options) {
		return nil, fmt.Errorf("a match of %s has no rounds under these options", r.Spec().ID)
	}
	var l learner
	rng := rand.New(rand.NewPCG(seed, 23))
	for i := range matches {
		s := r.Start(rules.Setup{Seats: seats[i%len(seats)], Options: options, First: -1})
		begun := s
		for range longest {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			legal := r.Legal(&s, nil)
			if len(legal) == 0 {
				break
			}
			a := legal[0]
			if a.IsRoll() {
				a.Value = uint8(1 + rng.IntN(rules.Faces(&s)))
			} else if len(legal) > 1 {
				a = p(ctx, r, s, rng)
			}
			opening := s.Opening != 0
			if err := r.Apply(&s, a, nil); err != nil {
				return nil, err
			}
			if opening && s.Opening == 0 {
				begun = s
			}
			if s.Round > begun.Round {
				l.note(&begun, &s)
				begun = s
			}
		}
	}
	return l.found(), nil
}

// note enters a round.
func (l *learner) note(begun, s *rules.State) {
	n := round{seats: s.Seats, begins: int(begun.Turn)}
	copy(n.won[:], begun.RoundsWon[:])
	for k := range s.RoundsWon {
		if !s.Active(k) {
			continue
		}
		l.stats.Rounds = max(l.stats.Rounds, int(s.RoundsWon[k]))
		end := Between
		switch {
		case s.RoundsWon[k] > begun.RoundsWon[k]:
			end, n.first = Won, k
		case int(s.LostLast) == k+1:
			end = Lost
		}
		had := min(begun.RoundsWon[k], most-1)
		points := float64(s.Score[k]) - float64(begun.Score[k])
		l.sum[end][had] += points
		l.square[end][had] += points * points
		l.count[end][had]++
	}
	l.rounds = append(l.rounds, n)
}

// found is the stats of all rounds.
func (l *learner) found() *Stats {
	s := &l.stats
	for end := range s.Points {
		for had := range l.stats.Rounds {
			n := max(l.count[end][had], 1)
			mean := l.sum[end][had] / n
			off := math.Sqrt(max(0, l.square[end][had]/n-mean*mean))
			s.Points[end] = append(s.Points[end], Count{tenth(mean), tenth(off)})
		}
	}
	strength, begins := l.fit()
	for had := range s.Rounds {
		s.Strength = append(s.Strength, math.Round(100*(strength[had]-strength[0]))/100)
	}
	s.Begins = math.Round(100*begins) / 100
	return s
}

func tenth(x float64) float64 { return math.Round(10*x) / 10 }

// fit finds the strengths under which what happened was most likely, by climbing
// a hill that has one top.
func (l *learner) fit() (strength [most]float64, begins float64) {
	const steps, pace = 2000, 2.0
	for range steps {
		var up [most]float64
		upBegins := 0.0
		for _, n := range l.rounds {
			var e [rules.MaxSeats]float64
			all := 0.0
			for left := n.seats; left != 0; left &= left - 1 {
				k := bits.TrailingZeros8(left)
				x := strength[n.won[k]]
				if k == n.begins {
					x += begins
				}
				e[k] = math.Exp(x)
				all += e[k]
			}
			for left := n.seats; left != 0; left &= left - 1 {
				k := bits.TrailingZeros8(left)
				d := -e[k] / all
				if k == n.first {
					d++
				}
				up[n.won[k]] += d
				if k == n.begins {
					upBegins += d
				}
			}
		}
		for i := range strength {
			strength[i] += pace * up[i] / float64(len(l.rounds))
		}
		begins += pace * upBegins / float64(len(l.rounds))
	}
	return strength, begins
}
