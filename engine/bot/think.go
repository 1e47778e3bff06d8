package bot

import (
	"math/bits"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// A turn's numbers are few and so are pieces, but a bot must be quick in every
// game: after this many positions a thinker judges what it has reached.
const budget = 160

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
	if spec.InTeams(s.Options) {
		mask |= 1 << (s.Turn ^ 2)
	}
	return mask
}

// chosen reports whether a game has a house rule of that name and it is on.
func chosen(spec *rules.Spec, s *rules.State, name string) bool {
	i := spec.OptionIndex(name)
	return i >= 0 && spec.Options[i].Values[s.Options[i]] == "true"
}

// choose is the legal action of the best worth: worth is asked for the position
// after each, with what the action brought.
func (t *thinker) choose(s *rules.State, worth func(after *rules.State, gain float64) float64) rules.Action {
	legal := t.r.Legal(s, nil)
	if len(legal) == 0 {
		return rules.Action{}
	}
	best, most, found := legal[0], 0.0, false
	for _, a := range legal {
		if a.IsRoll() {
			return a
		}
		t.left = budget / len(legal)
		after := *s
		gain, err := t.try(&after, a)
		if err != nil {
			continue
		}
		if w := worth(&after, gain); !found || w > most {
			best, most, found = a, w, true
		}
	}
	return best
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
