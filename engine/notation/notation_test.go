package notation_test

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"ludaxy/engine/games"
	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
)

// setups draws a setup that suits the game, with options at random.
func setups(r rules.Rules) *rapid.Generator[rules.Setup] {
	spec := r.Spec()
	return rapid.Custom(func(t *rapid.T) rules.Setup {
		setup := rules.Setup{First: -1}
		for i, o := range spec.Options {
			setup.Options[i] = uint8(rapid.IntRange(0, len(o.Values)-1).Draw(t, o.Name))
		}
		setup.Seats = rapid.Uint8().Draw(t, "seats")
		return setup
	}).Filter(func(setup rules.Setup) bool { return spec.Check(setup) == nil })
}

// walk plays a random match and shows every position on the way to see.
func walk(r rules.Rules, setup rules.Setup, rng *rand.Rand, most int, see func(*rules.State, rules.Action, []rules.Event)) {
	s := r.Start(setup)
	see(&s, rules.Action{}, nil)
	var buf []rules.Action
	for range most {
		if buf = r.Legal(&s, buf); len(buf) == 0 {
			return
		}
		a := buf[rng.IntN(len(buf))]
		if a.IsRoll() {
			a.Value = uint8(rng.IntN(rules.Faces(&s)) + 1)
		}
		var events []rules.Event
		before := s
		if err := r.Apply(&s, a, func(e rules.Event) { events = append(events, e) }); err != nil {
			panic(err)
		}
		see(&before, a, events)
		see(&s, rules.Action{}, nil)
	}
}

func TestRoundTrip(t *testing.T) {
	for _, r := range games.All() {
		t.Run(r.Spec().ID, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
				walk(r, setups(r).Draw(t, "setup"), rng, 200, func(s *rules.State, a rules.Action, events []rules.Event) {
					if a.Kind != 0 {
						raw, err := notation.EncodeAction(s, a)
						if err != nil {
							t.Fatal(err)
						}
						if got, err := notation.DecodeAction(s, raw); err != nil || got != a {
							t.Fatalf("%s became %+v, %v", raw, got, err)
						}
						if _, err := notation.EncodeEvents(s, events); err != nil {
							t.Fatal(err)
						}
						return
					}
					raw, err := notation.EncodeState(s)
					if err != nil {
						t.Fatal(err)
					}
					got, err := notation.DecodeState(raw)
					if err != nil || got != *s {
						t.Fatalf("%s\nbecame %+v\nnot    %+v\n%v", raw, got, *s, err)
					}
				})
			})
		})
	}
}
