package reel

import (
	"fmt"
	"math/rand/v2"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/rules"
)

// Sample plays a match by lot for up to a number of actions and gives its
// entries: the same arguments give the same match. Now and then a move is taken
// back. It is for pictures and tests.
func Sample(r rules.Rules, seats [rules.MaxSeats]engine.Seat, options map[string]string, seedText string, most int) (engine.Match, []engine.Entry, error) {
	seed := dice.SeedFromText(seedText)
	match := engine.Match{ID: "sample", Rules: r.Spec().ID, Options: options, Seats: seats, Commitment: seed.Commitment()}
	t, err := engine.NewTable(match, r, seed, nil)
	if err != nil {
		return match, nil, err
	}
	rng := rand.New(rand.NewPCG(5, 26))
	submit := func(c engine.Command) (failed error) {
		c.Done = func(err error) { failed = err }
		t.Submit(c)
		t.Pump()
		return failed
	}
	for n := range most {
		state, seq, legal := t.Snapshot()
		if len(legal) == 0 {
			break
		}
		a := legal[rng.IntN(len(legal))]
		if !a.IsRoll() && rng.IntN(3) == 0 { // so that matches end
			a = r.Auto(&state)
		}
		c := engine.Command{Kind: engine.Do, Seq: seq, Action: a}
		if n%97 == 96 && t.CanUndo() {
			c = engine.Command{Kind: engine.Undo, Seq: seq}
		}
		if err := submit(c); err != nil {
			return match, nil, fmt.Errorf("action %d of a sample of %s: %w", n, match.Rules, err)
		}
		t.Tick(1800 * time.Millisecond)
	}
	return match, t.Entries(), nil
}
