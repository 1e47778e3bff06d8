package arena

import (
	"context"
	"math/rand/v2"
	"slices"

	"ludaxy/engine/bot"
	"ludaxy/engine/rules"
)

// The reference players, after the strategies of Alvi and Ahmed (2011) and
// Alhajry, Alvi and Ahmed (2012). They are a yardstick: what they do must never
// change. They know no rule: what an action does is seen by doing it on a copy of
// the position. Except for Random they leave nothing to chance.
const (
	// Random takes any legal action, each as likely as the others.
	Random = "random"
	// Fast moves the piece that is furthest on, counted in steps of its own path
	// before the move; a piece in the yard is behind all others. Of equals the
	// first that Legal lists. It counts backward, or leaves a number unused, only
	// where there is nothing else. Of the answers to a choice it takes the one
	// after which its pieces stand furthest on in all, else the first.
	Fast = "fast"
	// Aggressive captures; of several actions that capture, and without one, it
	// takes what Fast would. To capture is to change where an opponent's piece
	// stands, by the action itself or by an answer to the choice it leaves.
	Aggressive = "aggressive"
	// Defensive moves a piece out of danger, else one to safety, else as Fast,
	// and as Fast among several. A piece is in danger when one number of one die
	// lets an opponent capture it if that opponent were to roll now. It is safe in
	// a lane, at home, on a square where nobody is captured, and where it bars
	// the way together with another. Out of danger: in danger before the action,
	// not in danger after it. To safety: not safe before it, safe after it.
	Defensive = "defensive"
	// Mixed brings a piece home, else captures, else moves one out of danger,
	// else to safety, else out of the yard, else as Fast, and as Fast among several.
	Mixed = "mixed"
)

// References names the reference players. The list is the caller's.
func References() []string { return []string{Random, Fast, Aggressive, Defensive, Mixed} }

// aim is what a reference player looks for in an action.
type aim uint8

const (
	goHome aim = iota
	capture
	flee
	shelter
	leaveYard
)

// aims is what each looks for, first first; after that all play fast.
var aims = map[string][]aim{
	Fast:       nil,
	Aggressive: {capture},
	Defensive:  {flee, shelter},
	Mixed:      {goHome, capture, flee, shelter, leaveYard},
}

// Reference is the reference player of a name; ok is false if there is none.
func Reference(name string) (p bot.Player, ok bool) {
	if name == Random {
		return atRandom{}, true
	}
	list, ok := aims[name]
	return byAims(list), ok
}

type atRandom struct{}

// Choose implements bot.Player.
func (atRandom) Choose(_ context.Context, r rules.Rules, s rules.State, rng *rand.Rand) rules.Action {
	legal := r.Legal(&s, nil)
	if len(legal) == 0 {
		return rules.Action{}
	}
	return legal[rng.IntN(len(legal))]
}

// byAims takes the first of its aims that some action reaches.
type byAims []aim

// Choose implements bot.Player.
func (p byAims) Choose(_ context.Context, r rules.Rules, s rules.State, _ *rand.Rand) rules.Action {
	look := newLook(r, &s)
	defer look.close()
	legal := r.Legal(&look.before, look.legal[:0])
	if len(legal) == 0 {
		return rules.Action{}
	}
	if len(legal) == 1 || legal[0].IsRoll() {
		return legal[0]
	}
	slices.SortStableFunc(legal, func(a, b rules.Action) int { return look.pace(b) - look.pace(a) })
	for _, what := range p {
		for _, a := range legal {
			if look.reaches(a, what) {
				return a
			}
		}
	}
	return legal[0]
}
