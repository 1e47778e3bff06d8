// Package train makes a net learn a game by play against itself.
package train

import (
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"time"

	"ludaxy/engine/bot/search"
	"ludaxy/engine/bot/value"
	"ludaxy/engine/rules"
)

// Plan is how to learn.
type Plan struct {
	Rules   rules.Rules
	Options [rules.MaxOptions]uint8
	Seats   []uint8 // sets of seats, played in turn
	Games   int
	Seed    uint64
	Rate    float64 // of the first games; it falls to a twentieth towards the end
	Far     float64 // 0..1: how much of the result, beside the next judgement, is learned from
	Explore float64 // the part of choices taken at random in the first games
}

// longest is the number of throws after which a match is given up.
const longest = 20_000

// report is how often the progress is told.
const report = 30 * time.Second

// Run makes the net learn and tells its progress on log. The same plan and net
// give the same weights.
func Run(ctx context.Context, p Plan, net *value.Net, log io.Writer) error {
	if len(p.Seats) == 0 {
		return fmt.Errorf("no seats are played")
	}
	rng := rand.New(rand.NewPCG(p.Seed, 0x1d0))
	begun, told := time.Now(), time.Now()
	var missed float64
	var seen int
	l := learner{plan: p, net: net, rng: rng}
	for i := range p.Games {
		if err := ctx.Err(); err != nil {
			return err
		}
		done := float64(i) / float64(p.Games)
		l.rate = float32(p.Rate * math.Pow(0.05, done))
		l.explore = p.Explore * (1 - done)
		off, n := l.game(p.Seats[i%len(p.Seats)])
		missed += off
		seen += n
		if time.Since(told) > report {
			told = time.Now()
			fmt.Fprintf(log, "%d of %d games, %v, %.0f positions a game, %.4f off\n",
				i+1, p.Games, time.Since(begun).Round(time.Second), float64(seen)/float64(i+1), missed/float64(seen))
		}
	}
	return nil
}

type learner struct {
	plan    Plan
	net     *value.Net
	rng     *rand.Rand
	rate    float32
	explore float64
	pool    value.Pool
	samples []value.Sample
	said    []search.Chances // what the net said of each sample
}

// game plays a match to its first place, or all its rounds, and learns from it. It
// returns the sum of the squares of what the net was off, and the number of
// positions.
func (l *learner) game(seats uint8) (off float64, n int) {
	r := l.plan.Rules
	s := r.Start(rules.Setup{Seats: seats, Options: l.plan.Options, First: -1})
	for s.Opening != 0 {
		l.throw(&s)
	}
	rounds := r.Spec().InRounds(l.plan.Options)
	x := search.New(r, &s, l.net)
	l.begin()
	begun, settled := s, false
	var room [32]rules.Action
	for range longest {
		if !settled && (s.Placed > 0 || s.Round > begun.Round) {
			settled = true
			off += l.learn(x.Eval(), result(&begun, &s))
			n += len(l.samples)
			l.begin()
			if !rounds {
				break
			}
		}
		if s.Round > begun.Round {
			begun, settled = s, false
		}
		legal := r.Legal(&s, room[:])
		if len(legal) == 0 {
			break
		}
		if !legal[0].IsRoll() {
			l.choose(x, &s, legal)
			continue
		}
		if legal[0].Kind == rules.Roll && !settled {
			var c search.Chances
			l.samples = append(l.samples, x.Eval().Look(&s, &l.pool, &c))
			l.said = append(l.said, c)
		}
		l.throw(&s)
	}
	return off, n + len(l.samples)
}

// begin forgets the samples.
func (l *learner) begin() {
	l.pool.Reset()
	l.samples, l.said = l.samples[:0], l.said[:0]
}

// result is who has come first since a round or match began.
func result(begun, s *rules.State) (c search.Chances) {
	for k := range c {
		won := s.Place[k] == 1
		if s.Round > begun.Round && k < len(s.RoundsWon) {
			won = s.RoundsWon[k] > begun.RoundsWon[k]
		}
		if won {
			c[k] = 1
		}
	}
	return c
}

func (l *learner) throw(s *rules.State) {
	var room [32]rules.Action
	a := l.plan.Rules.Legal(s, room[:])[0]
	a.Value = uint8(1 + l.rng.IntN(rules.Faces(s)))
	if err := l.plan.Rules.Apply(s, a, nil); err != nil {
		panic(fmt.Sprintf("a legal throw was refused: %v", err))
	}
}

func (l *learner) choose(x *search.Search, s *rules.State, legal []rules.Action) {
	a := legal[0]
	switch {
	case len(legal) == 1:
	case l.explore > 0 && l.rng.Float64() < l.explore:
		a = legal[l.rng.IntN(len(legal))]
	default:
		if list := x.Rate(s); len(list) > 0 {
			a = list[0].Action
		}
	}
	if err := l.plan.Rules.Apply(s, a, nil); err != nil {
		panic(fmt.Sprintf("a legal action was refused: %v", err))
	}
}

// learn goes back from the end: every position is told what came after it.
func (l *learner) learn(e *value.Evaluator, target search.Chances) (off float64) {
	far := float32(l.plan.Far)
	for i := len(l.samples) - 1; i >= 0; i-- {
		e.Learn(&l.samples[i], &target, l.rate)
		for k, said := range l.said[i] {
			d := float64(said - target[k])
			off += d * d
			target[k] = said + far*(target[k]-said)
		}
	}
	return off
}
