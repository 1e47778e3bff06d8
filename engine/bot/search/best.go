package search

import (
	"context"
	"math"

	"ludaxy/engine/rules"
)

// Best is the action that is best for the seat to play and the chances after
// it, looking through some throws and judging at most so many positions. ok is
// false if it could not be found out within that and the time, or there is
// nothing to choose.
func (x *Search) Best(ctx context.Context, s *rules.State, throws, most int) (best rules.Action, chances Chances, ok bool) {
	x.begin(ctx, s, most)
	list := x.legal(s)
	if len(list) == 0 || list[0].IsRoll() {
		return best, chances, false
	}
	x.level++
	worth := float32(-1)
	for _, a := range list {
		after := *s
		if x.rules.Apply(&after, a, nil) != nil {
			continue
		}
		var c Chances
		x.look(&after, throws, &c)
		if x.ended {
			break
		}
		if w := c[s.Turn]; w > worth {
			best, chances, worth = a, c, w
		}
	}
	return best, chances, !x.ended && worth >= 0
}

// Chances is each seat's chance to be the next to come in from a position; ok is
// false if the time was up before it was found.
func (x *Search) Chances(ctx context.Context, s *rules.State, throws int) (found Chances, ok bool) {
	x.begin(ctx, s, math.MaxInt)
	x.look(s, throws, &found)
	return found, !x.ended
}
