package snapshot

import (
	"math/rand/v2"

	"ludaxy/engine/rules"
)

// Sample is a match of a game under way, always the same: for showing what the game looks like.
func Sample(r rules.Rules, setup rules.Setup, actions int) rules.State {
	setup.First = rules.SeatList(setup.Seats)[0]
	s := r.Start(setup)
	rng := rand.New(rand.NewPCG(20, 26))
	var buf []rules.Action
	for range actions {
		if buf = r.Legal(&s, buf); len(buf) == 0 {
			break
		}
		a := buf[rng.IntN(len(buf))]
		if a.IsRoll() {
			a.Value = uint8(1 + rng.IntN(rules.Faces(&s)))
		}
		after := s
		if r.Apply(&after, a, nil) != nil || after.Phase == rules.PhaseOver {
			break
		}
		s = after
	}
	return s
}
