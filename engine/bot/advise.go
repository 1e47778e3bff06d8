package bot

import (
	"cmp"
	"context"
	"slices"

	"ludaxy/engine/bot/search"
	"ludaxy/engine/bot/weights"
	"ludaxy/engine/rules"
)

// Rated is something that can be done, with each seat's chance to come first
// after it.
type Rated struct {
	Action rules.Action
	Chance [rules.MaxSeats]float64
}

// advised is how many positions Rate may judge: it looks as closely at the poor
// actions as at the good ones.
const advised = 3 * judged

// Rate is everything that can be done in a position, the best for the seat to
// play first, as the Expert sees it: all their chances come from one look ahead,
// as far for each as for the others, so that none has a higher one than the
// first. Once somebody has come first, in a match or a round, the order is that of
// the chances to be next, as far as it makes no difference for the first place. If ctx ends, the look is a shorter one; if it had ended before, nothing may
// be found. The list is empty where a throw is due.
func Rate(ctx context.Context, r rules.Rules, s rules.State) (list []Rated) {
	legal := r.Legal(&s, nil)
	if len(legal) == 0 || legal[0].IsRoll() {
		return nil
	}
	net := weights.Of(r.Spec(), &s)
	if net == nil {
		for _, a := range legal {
			after := s
			if r.Apply(&after, a, nil) == nil {
				list = append(list, Rated{a, Estimate(ctx, r, after)})
			}
		}
		return bestFirst(list, int(s.Turn))
	}
	rounds := r.Spec().InRounds(s.Options)
	x := search.New(r, &s, net)
	for _, c := range x.All(ctx, &s, throwsAhead(sides(x.Eval(), &s)), advised) {
		next := shared(x.Eval(), &c.Chances, net.Heat)
		for _, a := range legal {
			after := s
			if !search.Alike(r, &s, a, c.Action) || r.Apply(&after, a, nil) != nil {
				continue
			}
			rated := Rated{a, next}
			switch {
			case after.Phase == rules.PhaseOver || after.Placed > 0 && !rounds:
				rated.Chance = firsts(r, &after)
			case after.Placed > 0 || after.Round != s.Round:
				rated.Chance = Estimate(ctx, r, after)
			case rounds:
				rated.Chance = ofMatch(r, &s, next)
			}
			list = append(list, rated)
		}
	}
	return bestFirst(list, int(s.Turn))
}

// bestFirst puts what is best for a seat first; of equals none moves.
func bestFirst(list []Rated, seat int) []Rated {
	slices.SortStableFunc(list, func(a, b Rated) int { return cmp.Compare(b.Chance[seat], a.Chance[seat]) })
	return list
}
