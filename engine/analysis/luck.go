// Package analysis tells luck and skill apart: what the dice gave each player of
// a match and what its choices gave away, in chances to win. It knows no rule:
// it asks the rules what there was to do and package bot what each thing was
// worth.
package analysis

import (
	"context"

	"ludaxy/engine/bot"
	"ludaxy/engine/rules"
)

// Chances is something for each seat in chances to win: 1 is a whole match.
// Partners each have what their side has.
type Chances = [rules.MaxSeats]float64

// Luck is what a throw is worth to each seat: its chance to win after the throw,
// less the mean of what it would have been after each face of the die. The mean
// of it over the faces is 0, whatever the estimate is worth. An action that is no
// throw, or cannot be done, has none. A ctx that has ended makes the estimate a
// quick one; see bot.Estimate.
func Luck(ctx context.Context, r rules.Rules, s *rules.State, a rules.Action) Chances {
	luck, _ := throw(ctx, r, s, a)
	return luck
}

// throw is the luck of a throw and the chances after it.
func throw(ctx context.Context, r rules.Rules, s *rules.State, a rules.Action) (luck, after Chances) {
	if !a.IsRoll() {
		return luck, after
	}
	faces := rules.Faces(s)
	shown := int(a.Value)
	var mean Chances
	for n := 1; n <= faces; n++ {
		next := *s
		a.Value = uint8(n)
		if r.Apply(&next, a, nil) != nil {
			return Chances{}, Chances{}
		}
		c := bot.Estimate(ctx, r, next)
		for k := range mean {
			mean[k] += c[k] / float64(faces)
		}
		if n == shown {
			after = c
		}
	}
	for k := range luck {
		luck[k] = after[k] - mean[k]
	}
	return luck, after
}
