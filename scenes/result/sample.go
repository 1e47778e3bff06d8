package result

import (
	"fmt"
	"math/rand/v2"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/rules"
)

// Sample plays a match with moves drawn by lot to its end and reports how it went: the same seats and seed give the same report.
// It is for pictures and tests.
func Sample(r rules.Rules, seats [rules.MaxSeats]engine.Seat, options map[string]string, seedText string) (*Report, error) {
	seed := dice.SeedFromText(seedText)
	match := engine.Match{ID: "sample", Rules: r.Spec().ID, Options: options, Seats: seats, Commitment: seed.Commitment()}
	var roller dice.Roller = seed
	if match.Manual() {
		roller, match.Commitment = dice.Manual{}, ""
	}
	t, err := engine.NewTable(match, r, roller, nil)
	if err != nil {
		return nil, err
	}
	rng := rand.New(rand.NewPCG(1, 2))
	const most = 100_000 // actions; a match has some hundreds
	for range most {
		state, seq, legal := t.Snapshot()
		if len(legal) == 0 {
			return Collect(t.Match(), r, t.Entries())
		}
		a := legal[rng.IntN(len(legal))]
		if a.IsRoll() && match.Manual() {
			a.Value = uint8(rng.IntN(rules.Faces(&state)) + 1)
		}
		var failed error
		t.Submit(engine.Command{Kind: engine.Do, Seq: seq, Action: a, Done: func(err error) { failed = err }})
		t.Pump()
		if failed != nil {
			return nil, failed
		}
		t.Tick(1500 * time.Millisecond)
	}
	return nil, fmt.Errorf("a match of %s did not end", match.Rules)
}
