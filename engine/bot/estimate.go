package bot

import (
	"context"
	"math"
	"math/bits"
	"math/rand/v2"

	"ludaxy/engine/bot/search"
	"ludaxy/engine/bot/value"
	"ludaxy/engine/bot/weights"
	"ludaxy/engine/rules"
)

// Estimate is each seat's chance to come first, partners sharing theirs; the
// chances of all sides add up to 1, and seats that are not played have 0. The
// same position has the same chances, unless ctx ends before they are found; with
// one that has ended they are the same too, and found without looking ahead.
func Estimate(ctx context.Context, r rules.Rules, s rules.State) (chance [rules.MaxSeats]float64) {
	spec := r.Spec()
	rounds := spec.InRounds(s.Options)
	switch {
	case s.Phase == rules.PhaseOver || s.Placed > 0 && !rounds:
		return firsts(r, &s)
	case s.Opening != 0:
		return beforeOpening(ctx, r, s)
	}
	net := weights.Of(spec, &s)
	if net == nil || spec.Pieces == 1 || rounds && weights.Rounds(spec) == nil {
		return playedOut(ctx, r, &s)
	}
	if rounds && s.Placed > 0 { // who won the round is known, and not yet what it brings
		return ofMatch(r, &s, firsts(r, &s))
	}
	x := search.New(r, &s, net)
	found, _ := x.Chances(context.Background(), &s, 0)
	if ctx.Err() == nil {
		if deeper, ok := x.Chances(ctx, &s, 1); ok {
			found = deeper
		}
	}
	return ofMatch(r, &s, shared(x.Eval(), &found, net.Heat))
}

// ofMatch is the chances to come first in the match, by those to be the next to
// come in: the same, unless there are more rounds to play.
func ofMatch(r rules.Rules, s *rules.State, next [rules.MaxSeats]float64) [rules.MaxSeats]float64 {
	if stats := weights.Rounds(r.Spec()); stats != nil && r.Spec().InRounds(s.Options) {
		return stats.Chances(s, next)
	}
	return next
}

// shared is chances raised to a power and shared out so that they add up to 1, each
// side counted once.
func shared(e *value.Evaluator, found *search.Chances, heat float64) (chance [rules.MaxSeats]float64) {
	var sum float64
	for k, c := range found {
		chance[k] = float64(c)
		if heat > 0 && heat != 1 {
			chance[k] = math.Pow(chance[k], heat)
		}
		if e.Side(k)&(1<<k-1) == 0 {
			sum += chance[k]
		}
	}
	for k := range chance {
		chance[k] /= sum
	}
	return chance
}

// firsts gives those who have come first their part: sides that share the place
// share the chance.
func firsts(r rules.Rules, s *rules.State) (chance [rules.MaxSeats]float64) {
	side := sidesOf(r.Spec(), s)
	n := 0.0
	for k, place := range s.Place {
		if place == 1 && side[k]&(1<<k-1) == 0 {
			n++
		}
	}
	for k, place := range s.Place {
		if place == 1 {
			chance[k] = 1 / n
		}
	}
	return chance
}

// beforeOpening is the mean over those who may still begin.
func beforeOpening(ctx context.Context, r rules.Rules, s rules.State) (chance [rules.MaxSeats]float64) {
	may := s.OpenContest
	if s.Drawn() {
		may = s.Opening
	}
	s.Opening, s.OpenContest, s.OpenRolled = 0, 0, [rules.MaxSeats]uint8{}
	part := 1 / float64(bits.OnesCount8(may))
	for ; may != 0; may &= may - 1 {
		s.Turn = uint8(bits.TrailingZeros8(may))
		for k, c := range Estimate(ctx, r, s) {
			chance[k] += c * part
		}
	}
	return chance
}

// The number of matches played on where nothing was learned: a chance is off by
// at most 3 points 19 times of 20; and the number of actions after which one is
// given up.
const (
	samples = 1200
	longest = 100_000
)

// playedOut is the part of matches each seat wins when they are played on as the
// game plays for players whose time has run out. Where nobody has a choice that
// is the chance itself, up to luck.
func playedOut(ctx context.Context, r rules.Rules, s *rules.State) (chance [rules.MaxSeats]float64) {
	rng := rand.New(rand.NewPCG(rules.Hash(s), 0))
	rounds := r.Spec().InRounds(s.Options)
	played := 0
	for played < samples && (played == 0 || ctx.Err() == nil) {
		end := *s
		for n := 0; end.Phase != rules.PhaseOver && (end.Placed == 0 || rounds) && n < longest; n++ {
			a := r.Auto(&end)
			if a.IsRoll() {
				a.Value = uint8(rng.IntN(rules.Faces(&end)) + 1)
			}
			if r.Apply(&end, a, nil) != nil {
				break
			}
		}
		played++
		for k, c := range firsts(r, &end) {
			chance[k] += c
		}
		search.Breathe(played)
	}
	for k := range chance {
		chance[k] /= float64(played)
	}
	return chance
}

// sidesOf is, by seat, the mask of the seats that win together.
func sidesOf(spec *rules.Spec, s *rules.State) (side [rules.MaxSeats]uint8) {
	for k := range side {
		if s.Active(k) {
			side[k] = 1 << k
			if spec.InTeams(s.Options) {
				side[k] |= 1 << (k ^ 2)
			}
		}
	}
	return side
}
