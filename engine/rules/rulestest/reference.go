package rulestest

import (
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"ludaxy/engine/rules"
)

var positions = flag.Int("positions", 20_000, "how many positions each Reference and Spoiled test looks at")

// Positions is how many positions a game is compared with its model on.
func Positions() int { return *positions }

// Model is a game once more, read off RULES.md word by word and sharing no code
// with the engine: a second opinion on every rule. Each function returns an
// error where the two do not agree.
type Model struct {
	// Scatter draws a position such as play seldom comes to. It may be one that
	// cannot be.
	Scatter func(rng *rand.Rand) rules.State
	// Refused looks at a drawn position the game says cannot be, and why.
	Refused func(s *rules.State, why error) error
	// Legal compares what can be done in a position.
	Legal func(s *rules.State, legal []rules.Action) error
	// Same compares what becomes of a position by a legal action.
	Same func(before, after *rules.State, a rules.Action) error
}

// Reference compares a game with its model, on as many positions as the flag
// -positions says: every second one on the way of a match played at random by
// house rules at random, the others scattered. In each the actions that can be
// conceived are tried, so that exactly the legal ones are taken, and every
// legal one, all faces of the die, is followed to where it leads.
func Reference(t *testing.T, r rules.Rules, m Model) {
	t.Helper()
	rng := rand.New(rand.NewPCG(5, 6))
	c := comparison{t: t, rules: r, model: m, everything: moves(), seen: map[uint64]struct{}{}}
	s := rules.State{Phase: rules.PhaseOver}
	for c.positions < *positions && !t.Failed() {
		if s.Phase == rules.PhaseOver {
			s = r.Start(RandomSetup(r.Spec(), rng))
		}
		if c.compare(&s); s.Phase != rules.PhaseOver {
			c.step(&s, rng)
		}
		drawn := m.Scatter(rng)
		if why := r.Check(&drawn); why == nil {
			c.compare(&drawn)
		} else if err := m.Refused(&drawn, why); err != nil {
			t.Fatalf("%v: %+v", err, drawn)
		} else {
			c.refused++
		}
	}
	t.Logf("%d positions, %d of them different, %d actions followed; %d drawn positions cannot be", c.positions, len(c.seen), c.actions, c.refused)
	if c.refused > 9*c.positions {
		t.Error("hardly a drawn position can be")
	}
}

// comparison is a run of Reference and what it has seen.
type comparison struct {
	t                           *testing.T
	rules                       rules.Rules
	model                       Model
	everything                  []rules.Action
	seen                        map[uint64]struct{}
	buf                         []rules.Action
	positions, actions, refused int
}

// compare looks at one position.
func (c *comparison) compare(s *rules.State) {
	c.positions++
	c.seen[rules.Hash(s)] = struct{}{}
	c.buf = c.rules.Legal(s, c.buf)
	if err := c.model.Legal(s, c.buf); err != nil {
		c.t.Fatalf("%v in %+v", err, *s)
	}
	for _, a := range c.everything {
		after := *s
		err := c.rules.Apply(&after, a, nil)
		if err != nil && after != *s {
			c.t.Fatalf("%+v was refused, but changed %+v", a, *s)
		}
		if clock := a.Kind == rules.TimeUp && err == nil; !clock && (err == nil) != slices.Contains(c.buf, asListed(s, a)) {
			c.t.Fatalf("%+v: %v, but legal is %+v in %+v", a, err, c.buf, *s)
		}
		if err != nil {
			continue
		}
		c.actions++
		if err := c.model.Same(s, &after, a); err != nil {
			c.t.Fatalf("%+v on %+v: %v", a, *s, err)
		}
		if err := c.rules.Check(&after); err != nil {
			c.t.Fatalf("%+v on %+v: %v", a, *s, err)
		}
	}
}

// step plays on at random.
func (c *comparison) step(s *rules.State, rng *rand.Rand) {
	c.buf = c.rules.Legal(s, c.buf)
	a := c.buf[rng.IntN(len(c.buf))]
	if a.IsRoll() {
		a.Value = uint8(rng.IntN(rules.Faces(s)) + 1)
	}
	if err := c.rules.Apply(s, a, nil); err != nil {
		c.t.Fatalf("%+v is refused: %v", a, err)
	}
}

// moves is every roll, move and the like that is well formed.
func moves() []rules.Action {
	all := []rules.Action{{Kind: rules.Skip}, {Kind: rules.TimeUp}}
	for value := range uint8(8) {
		all = append(all, rules.Action{Kind: rules.Roll, Value: value})
	}
	for seat := range uint8(rules.MaxSeats) {
		for piece := range uint8(rules.MaxPieces) {
			all = append(all, rules.Action{Kind: rules.Move, Seat: seat, Piece: piece})
		}
	}
	return all
}

// asListed is an action as Legal would name it: a roll has no value yet. A roll
// the die cannot show becomes one that is never listed.
func asListed(s *rules.State, a rules.Action) rules.Action {
	if !a.IsRoll() {
		return a
	}
	if a.Value >= 1 && int(a.Value) <= rules.Faces(s) {
		a.Value = 0
	} else {
		a.Kind = 0
	}
	return a
}
