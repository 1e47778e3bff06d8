package bot

import (
	"context"
	"math"

	"ludaxy/engine/rules"
)

// lead is how many steps ahead multiply the chance to win by e, as a part of
// all the steps a seat has to walk.
const lead = 0.12

// Estimate is each seat's chance to come first, partners sharing theirs; the
// chances of all sides add up to 1, and seats that are not played have 0.
func Estimate(_ context.Context, r rules.Rules, s rules.State) (chance [rules.MaxSeats]float64) {
	sum := 0.0
	if s.Placed > 0 {
		for k := range chance {
			if s.Place[k] == 1 {
				chance[k] = 1
			}
		}
		return chance
	}
	for k := range chance {
		if !s.Active(k) {
			continue
		}
		seat := s
		seat.Turn = uint8(k)
		t := newThinker(r, &seat)
		all := float64(r.Board(&s).HomeStep * r.Spec().Pieces)
		chance[k] = math.Exp(t.progress(&s) / all / lead)
		if low := t.side & -t.side; t.side&^low == 0 || low == 1<<k {
			sum += chance[k]
		}
	}
	for k := range chance {
		chance[k] /= sum
	}
	return chance
}
