package search

import (
	"cmp"
	"context"
	"math"
	"slices"

	"ludaxy/engine/rules"
)

// margin is how much worse than the best an action may look after a look
// through 0, 1 ... throws to be looked at more closely: deeper looks seldom
// change more.
var margin = [...]float32{0.12, 0.03, 0.015}

// Candidate is an action with the chances after it.
type Candidate struct {
	Action  rules.Action
	Chances Chances
	Worth   float32 // the chance of the seat to play
}

// begun is the candidates of a position, not looked at yet; none if a throw is
// due.
func (x *Search) begun(ctx context.Context, s *rules.State, most int) []Candidate {
	x.begin(ctx, s, most)
	legal := x.legal(s)
	x.running = x.running[:0]
	if len(legal) == 0 || legal[0].IsRoll() {
		return nil
	}
	x.level++
	for _, a := range legal {
		x.running = append(x.running, Candidate{Action: a})
	}
	return x.running
}

// weigh looks through some throws after each candidate and brings the best to
// the front; it reports false if it had to stop.
func (x *Search) weigh(s *rules.State, list []Candidate, throws int) bool {
	after := &x.after[0]
	for i := range list {
		c := &list[i]
		*after = *s
		if x.rules.Apply(after, c.Action, nil) != nil {
			continue
		}
		x.look(after, throws, &c.Chances)
		if x.ended {
			return false
		}
		c.Worth = c.Chances[s.Turn]
	}
	slices.SortStableFunc(list, func(a, b Candidate) int { return cmp.Compare(b.Worth, a.Worth) })
	return true
}

// Rate is what can be done in a position with the chances after it as they look
// before the next throw, the best first. It is empty if a throw is due, and
// good until the next look.
func (x *Search) Rate(s *rules.State) []Candidate {
	list := x.begun(context.Background(), s, math.MaxInt)
	x.weigh(s, list, 0)
	return list
}

// Best is the action that is best for the seat to play and the chances after
// it. It looks through more and more throws, up to throws, at those actions that
// are still in the running, as long as there is time and no more than most
// positions have been judged. ok is false if there is nothing to choose, or ctx
// ended at once.
func (x *Search) Best(ctx context.Context, s *rules.State, throws, most int) (best Candidate, ok bool) {
	running := x.begun(ctx, s, most)
	for n := 0; n <= throws && len(running) > 0 && (n == 0 || len(running) > 1); n++ {
		if !x.weigh(s, running, n) {
			break
		}
		best, ok = running[0], true
		least := best.Worth - margin[min(n, len(margin)-1)]
		for running[len(running)-1].Worth < least {
			running = running[:len(running)-1]
		}
	}
	return best, ok
}

// All is everything that can be done with the chances after it, the best first:
// all as they look through the same number of throws, as many as throws if that
// takes no more than most positions and ctx does not end. Of actions that come to
// the same it has one. It is empty if a throw is due, or ctx ended at once.
func (x *Search) All(ctx context.Context, s *rules.State, throws, most int) (list []Candidate) {
	all := x.begun(ctx, s, most)
	for n := 0; n <= throws && len(all) > 0; n++ {
		if !x.weigh(s, all, n) {
			break
		}
		list = append(list[:0], all...)
	}
	return list
}

// Chances is each seat's chance to be the next to come in from a position; ok is
// false if the time was up before it was found.
func (x *Search) Chances(ctx context.Context, s *rules.State, throws int) (found Chances, ok bool) {
	x.begin(ctx, s, math.MaxInt)
	x.look(s, throws, &found)
	return found, !x.ended
}
