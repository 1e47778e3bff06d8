// Package search looks ahead: through all a player can do with the numbers in
// hand, and through the throws that may follow, weighing what it finds by the
// chances that package value gives. Every player is taken to do what is best
// for its own side.
package search

import (
	"context"

	"ludaxy/engine/bot/value"
	"ludaxy/engine/rules"
)

// Chances is each seat's chance to be the next to come in.
type Chances = [rules.MaxSeats]float32

// deepest is how many actions and throws one look ahead may hold.
const deepest = 48

// Search looks ahead in one match. It is for one goroutine.
type Search struct {
	rules   rules.Rules
	eval    *value.Evaluator
	fleet   bool // pieces of a seat differ
	root    *rules.State
	ctx     context.Context
	running []Candidate
	bufs    [deepest][]rules.Action
	after   [deepest]rules.State // what the action or throw looked at led to, by level
	level   int
	odds    float32 // of the position looked at, by the throws that led to it
	asked   int     // positions judged
	most    int     // how many may be
	clock   int     // how many until the time is asked for again
	ended   bool    // time or positions are used up
}

// New is a search for matches like the one of a position.
func New(r rules.Rules, s *rules.State, net *value.Net) *Search {
	return &Search{rules: r, eval: value.New(r, s, net), fleet: r.Spec().Fleet}
}

// Eval is what judges the positions.
func (x *Search) Eval() *value.Evaluator { return x.eval }

// Asked is how many positions have been judged.
func (x *Search) Asked() int { return x.asked }

// begin makes ready for a look from a position.
func (x *Search) begin(ctx context.Context, s *rules.State, most int) {
	x.root, x.ctx, x.level, x.odds, x.asked, x.most, x.clock, x.ended = s, ctx, 0, 1, 0, most, 64, false
}

// stop reports whether the look ahead has to end.
func (x *Search) stop() bool {
	if x.asked >= x.most {
		x.ended = true
	} else if x.asked >= x.clock {
		x.clock = x.asked + 64
		x.ended = x.ended || x.ctx.Err() != nil
	}
	return x.ended
}

// settled reports whether what is looked for is decided: somebody has come in
// since the root, or a round is over.
func (x *Search) settled(s *rules.State, found *Chances) bool {
	switch {
	case s.Round != x.root.Round && x.root.Placed == 0:
		*found = Chances{}
		for k := range s.RoundsWon {
			if s.RoundsWon[k] > x.root.RoundsWon[k] {
				found[k] = 1
			}
		}
		return true
	case s.Placed > x.root.Placed:
		next := x.root.Placed + 1
		var n float32
		for k, place := range s.Place {
			if place == next && x.eval.Side(k)&(1<<k-1) == 0 {
				n++
			}
		}
		*found = Chances{}
		for k, place := range s.Place {
			if place == next && n > 0 {
				found[k] = 1 / n
			}
		}
		return true
	}
	return s.Phase == rules.PhaseOver
}

// legal is the actions of a position, those left out that come to the same as
// another.
func (x *Search) legal(s *rules.State) []rules.Action {
	list := x.rules.Legal(s, x.bufs[x.level])
	x.bufs[x.level] = list
	if x.fleet || len(list) < 2 {
		return list
	}
	n := 0
	for _, a := range list {
		same := false
		for _, b := range list[:n] {
			if together(s, a, b) {
				same = true
				break
			}
		}
		if !same {
			list[n] = a
			n++
		}
	}
	return list[:n]
}

// together reports whether two actions move pieces of a seat that stand on one
// square.
func together(s *rules.State, a, b rules.Action) bool {
	return a.Kind == rules.Move && b.Kind == rules.Move && a.Seat == b.Seat && a.Back == b.Back &&
		s.At[a.Seat][a.Piece] == s.At[b.Seat][b.Piece]
}

// Alike reports whether two actions come to the same: one and the same, or moves
// of pieces of a seat that stand together, unless its pieces differ.
func Alike(r rules.Rules, s *rules.State, a, b rules.Action) bool {
	return a == b || !r.Spec().Fleet && together(s, a, b)
}

// look is the chances of a position. throws is how many more throws it looks
// through before it asks the evaluation.
func (x *Search) look(s *rules.State, throws int, found *Chances) {
	if x.settled(s, found) {
		return
	}
	if x.level == deepest-1 {
		x.judge(s, found)
		return
	}
	list := x.legal(s)
	if len(list) == 0 {
		*found = Chances{}
		return
	}
	if list[0].IsRoll() {
		x.throw(s, list[0], throws, found)
		return
	}
	after := &x.after[x.level]
	x.level++
	defer func() { x.level-- }()
	mine := s.Turn
	best := float32(-1)
	var c Chances
	var seen [tried]float32 // what each looks like at once
	least := float32(-1)
	if throws > 0 && len(list) > 1 && len(list) <= tried {
		for i, a := range list {
			*after = *s
			if x.rules.Apply(after, a, nil) != nil {
				continue
			}
			x.look(after, 0, &c)
			seen[i] = c[mine]
			least = max(least, c[mine]-near)
			if x.stop() {
				return
			}
		}
	}
	for i, a := range list {
		if least >= 0 && seen[i] < least {
			continue
		}
		*after = *s
		if x.rules.Apply(after, a, nil) != nil {
			continue
		}
		x.look(after, throws, &c)
		if c[mine] > best {
			best = c[mine]
			*found = c
		}
		if x.stop() {
			return
		}
	}
}

// tried is how many actions are weighed against each other at once before those
// that look best are looked at more closely.
const tried = 32

// near is how much worse than the best an action may look at once to be looked at
// more closely by those who answer.
const near = 0.02

// seldom is the chance below which what is in the middle of a turn is judged as it
// stands: numbers kept from three sixes in a row are many and hardly ever come.
const seldom = 1.0/36 + 0.001

// throw is the chances before a throw: judged, or the mean over its numbers. A
// throw in the middle of a turn costs none of the throws to be looked through;
// what the other die does cannot be judged and is always looked through.
func (x *Search) throw(s *rules.State, a rules.Action, throws int, found *Chances) {
	kept := s.NumCount > 0
	switch {
	case a.Kind != rules.Roll:
	case s.Opening != 0 || kept && x.odds < seldom || !kept && throws <= 0:
		x.judge(s, found)
		return
	case !kept:
		throws--
	}
	after := &x.after[x.level]
	x.level++
	odds := x.odds
	defer func() { x.level, x.odds = x.level-1, odds }()
	var sum, c Chances
	faces := rules.Faces(s)
	x.odds = odds / float32(faces)
	for n := 1; n <= faces; n++ {
		*after = *s
		a.Value = uint8(n)
		if x.rules.Apply(after, a, nil) != nil {
			continue
		}
		x.look(after, throws, &c)
		for k := range sum {
			sum[k] += c[k]
		}
		if x.stop() {
			return
		}
	}
	for k := range sum {
		found[k] = sum[k] / float32(faces)
	}
}

func (x *Search) judge(s *rules.State, found *Chances) {
	x.asked++
	Breathe(x.asked)
	x.eval.Chances(s, found)
}
