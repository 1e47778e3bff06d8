// Package bot is the computer's side of the table. A bot sees what a player
// sees: the position, never the seed of the dice. It tries the actions the
// rules allow on copies of the position, so it knows no rule of its own and
// plays every game the rules describe.
package bot

import (
	"context"
	"math/bits"
	"math/rand/v2"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Skilled is the level of the opponent there is: it looks through everything
// its numbers in hand can do and minds what the next player may do about it.
const Skilled = "skilled"

// Levels names the opponents, weakest first. The slice is the caller's.
func Levels() []string { return []string{Skilled} }

// A turn's numbers are few and so are pieces, but a bot must be quick in every
// game: after this many positions it judges what it has reached.
const budget = 160

// tie is how far the random part of a judgement reaches, in steps. It parts
// equal moves and makes the bot no metronome, and decides nothing that matters.
const tie = 0.25

// Choose picks an action for the seat to play; it is always one of r.Legal. A
// roll comes back without a value: the dice are not the bot's. rng breaks ties
// and must not be the match's dice. A cancelled ctx makes it answer with the
// best found so far. An unknown level plays as Skilled. The zero Action is
// returned only when the match is over.
func Choose(ctx context.Context, r rules.Rules, s rules.State, rng *rand.Rand, level string) rules.Action {
	legal := r.Legal(&s, nil)
	if len(legal) == 0 {
		return rules.Action{}
	}
	best := legal[0]
	if len(legal) == 1 || best.IsRoll() {
		return best
	}
	t := newThinker(r, &s)
	most := 0.0
	for i, a := range legal {
		if ctx.Err() != nil {
			break
		}
		t.left = budget / len(legal)
		after := s
		gain, err := t.try(&after, a)
		if err != nil {
			continue
		}
		gain += t.best(&after) + tie*rng.Float64()
		if i == 0 || gain > most {
			best, most = a, gain
		}
	}
	return best
}

// thinker judges positions for one seat and its partner.
type thinker struct {
	r     rules.Rules
	track *board.Track // nil where the game has no ring
	seat  uint8        // who thinks
	side  uint8        // mask of the seats that win together
	fear  float64      // what a step of an opponent is worth beside one of ours
	pairs bool         // two pieces of a colour guard each other
	left  int          // positions that may still be looked at
	bufs  [rules.MaxNumbers + rules.MaxBonus + 2][]rules.Action
	depth int
	sum   float64    // of the events since the last reset
	sink  rules.Sink // adds to sum
}

func newThinker(r rules.Rules, s *rules.State) *thinker {
	t := &thinker{r: r, seat: s.Turn, side: side(r.Spec(), s), pairs: chosen(r.Spec(), s, "blockades")}
	if !r.Spec().Grid {
		t.track = r.Board(s)
	}
	// With several opponents the loss of one is a gain shared with the others.
	rivals := bits.OnesCount8(s.Seats &^ t.side)
	t.fear = 1.0
	if rivals > 1 && t.side&(t.side-1) == 0 {
		t.fear = fearOfMany
	}
	t.sink = func(e rules.Event) { t.sum += t.value(e) }
	return t
}

// side is the mask of the seats that win together with the one to play.
func side(spec *rules.Spec, s *rules.State) uint8 {
	mask := uint8(1) << s.Turn
	if chosen(spec, s, "teams") {
		mask |= 1 << (s.Turn ^ 2)
	}
	return mask
}

// chosen reports whether a game has a house rule of that name and it is on.
func chosen(spec *rules.Spec, s *rules.State, name string) bool {
	i := spec.OptionIndex(name)
	return i >= 0 && spec.Options[i].Values[s.Options[i]] == "true"
}

// try does an action and adds up what it brought.
func (t *thinker) try(s *rules.State, a rules.Action) (gain float64, err error) {
	t.sum = 0
	err = t.r.Apply(s, a, t.sink)
	return t.sum, err
}

// best is the value of the best way to play on, as long as nothing new is
// rolled and it is still our turn.
func (t *thinker) best(s *rules.State) float64 {
	if s.Turn != t.seat || s.Phase == rules.PhaseRoll || s.Phase == rules.PhaseOver ||
		t.left <= 0 || t.depth == len(t.bufs) {
		return t.standing(s)
	}
	legal := t.r.Legal(s, t.bufs[t.depth])
	t.bufs[t.depth] = legal
	t.depth++
	defer func() { t.depth-- }()
	most, found := 0.0, false
	for _, a := range legal {
		if a.IsRoll() {
			return t.standing(s)
		}
		t.left--
		after := *s
		gain, err := t.try(&after, a)
		if err != nil {
			continue
		}
		if gain += t.best(&after); !found || gain > most {
			most, found = gain, true
		}
	}
	if !found {
		return t.standing(s)
	}
	return most
}
