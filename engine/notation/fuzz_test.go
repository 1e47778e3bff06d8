package notation_test

import (
	"math/rand/v2"
	"testing"

	"ludaxy/engine/games"
	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// FuzzDecodeState reads anything. What is taken as a position is written and
// read the same, and can be played on without ever leaving the rules.
func FuzzDecodeState(f *testing.F) {
	rng := rand.New(rand.NewPCG(1, 1))
	for _, r := range games.All() {
		setups := []rules.Setup{{Seats: 0b11, Options: r.Spec().Defaults(), First: -1}}
		for range 4 {
			setups = append(setups, rulestest.RandomSetup(r.Spec(), rng))
		}
		n := 0
		for _, setup := range setups {
			walk(r, setup, rng, 300, func(s *rules.State, a rules.Action, _ []rules.Event) {
				if n++; a.Kind != 0 || n%50 != 1 && s.Phase != rules.PhaseChoose {
					return
				}
				if raw, err := notation.EncodeState(s); err == nil {
					f.Add([]byte(raw))
				}
			})
		}
	}
	f.Add([]byte(`{"rules":"luddo","options":{"captureFirst":true,"teams":true,"blockades":true},"turn":1,"phase":"roll",` +
		`"pieces":[["r50","yard","r8","r8"],["r9","r9","yard","yard"],["r8","yard","l0","home"],["yard","yard","yard","yard"]],"captured":[false,true,true]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		s, err := notation.DecodeState(text)
		if err != nil {
			return
		}
		raw, err := notation.EncodeState(&s)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := notation.DecodeState(raw); err != nil || again != s {
			t.Fatalf("%s became %+v (%v)", raw, again, err)
		}
		r, rng := games.Of(&s), rand.New(rand.NewPCG(rules.Hash(&s), 0))
		for range 40 {
			legal := r.Legal(&s, nil)
			if (len(legal) == 0) != (s.Phase == rules.PhaseOver) {
				t.Fatalf("%d legal actions in %s", len(legal), raw)
			}
			if len(legal) == 0 {
				return
			}
			a := legal[rng.IntN(len(legal))]
			if a.IsRoll() {
				a.Value = uint8(rng.IntN(rules.Faces(&s)) + 1)
			}
			before := s
			if err := r.Apply(&s, a, func(rules.Event) {}); err != nil {
				t.Fatalf("%+v is refused in %+v: %v", a, before, err)
			}
			if err := r.Check(&s); err != nil {
				t.Fatalf("%+v leads from %+v to %+v: %v", a, before, s, err)
			}
		}
	})
}

// FuzzDecodeAction reads anything as an action of each game. What is taken is
// written and read the same, and the rules accept or refuse it.
func FuzzDecodeAction(f *testing.F) {
	for _, text := range []string{
		`{"do":"roll"}`, `{"do":"roll","value":3}`, `{"do":"move","piece":1,"seat":2,"dir":"back"}`,
		`{"do":"roll-oduludo","value":"moon"}`, `{"do":"choose","option":"kidnap"}`, `{"do":"skip"}`, `{"do":"time-up"}`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, r := range games.All() {
			s := r.Start(rules.Setup{Seats: 0b11, Options: r.Spec().Defaults(), First: 0})
			a, err := notation.DecodeAction(&s, text)
			if err != nil {
				continue
			}
			raw, err := notation.EncodeAction(&s, a)
			if err != nil {
				t.Fatal(err)
			}
			if again, err := notation.DecodeAction(&s, raw); err != nil || again != a {
				t.Fatalf("%s, read as %+v, was written %s and read as %+v (%v)", text, a, raw, again, err)
			}
			before := s
			if err := r.Apply(&s, a, nil); err != nil && s != before {
				t.Fatalf("%s was refused (%v) and changed the position", text, err)
			}
		}
	})
}
