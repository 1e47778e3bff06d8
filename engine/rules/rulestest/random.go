package rulestest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
)

// longest is the number of actions after which a random match is taken not to
// end at all.
const longest = 200_000

// conceivable is every action a program could think of, and some beyond.
func conceivable() []rules.Action {
	var all []rules.Action
	for kind := rules.Kind(0); kind <= rules.TimeUp+1; kind++ {
		for value := range uint8(10) {
			all = append(all, rules.Action{Kind: kind, Value: value}, rules.Action{Kind: kind, Value: value, Seat: 1})
			all = append(all, rules.Action{Kind: kind, Option: rules.Option(value)})
		}
		for seat := range uint8(9) {
			for piece := range uint8(6) {
				a := rules.Action{Kind: kind, Seat: seat, Piece: piece}
				back, choice := a, a
				back.Back = true
				choice.Option = rules.Kidnap
				all = append(all, a, back, choice)
			}
		}
	}
	return append(all, rules.Action{Kind: rules.Choose, Option: 200}, rules.Action{Kind: rules.Move, Piece: 255}, rules.Action{Kind: rules.Move, Seat: 255})
}

// RandomMatches plays matches of a game with house rules at random and looks at
// every position on the way: something can be done exactly until it is over,
// exactly the legal actions are taken, refused ones change nothing, the events
// lead from position to position, without a sink it comes out the same, the
// game's own choice is legal, and the position survives being written and read.
// Where the house rules have a match clock, it runs out somewhere. look, if not
// nil, looks further; it may return an error.
func RandomMatches(t *testing.T, r rules.Rules, look func(before, after *rules.State, a rules.Action, events []rules.Event) error) {
	t.Helper()
	everything := conceivable()
	rapid.Check(t, func(t *rapid.T) {
		s := r.Start(drawSetup(t, r.Spec()))
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "dice"), 1))
		every := rapid.IntRange(20, 60).Draw(t, "every") // positions between two thorough looks
		clock := rapid.IntRange(0, 3000).Draw(t, "clock")
		var buf []rules.Action
		for n := 0; ; n++ {
			if n > longest {
				t.Fatalf("the match does not end: %+v", s)
			}
			buf = r.Legal(&s, buf)
			if (len(buf) == 0) != (s.Phase == rules.PhaseOver) {
				t.Fatalf("%d legal actions: %+v", len(buf), s)
			}
			if err := r.Check(&s); err != nil {
				t.Fatalf("%v: %+v", err, s)
			}
			if n%every == 0 || s.Phase == rules.PhaseOver || s.Phase == rules.PhaseChoose && n%7 == 0 {
				sameAsApply(t, r, &s, buf, everything)
				written(t, &s)
			}
			if s.Phase == rules.PhaseOver {
				return
			}
			if auto := r.Auto(&s); !slices.Contains(buf, auto) {
				t.Fatalf("the game would play %+v, which is not legal: %+v", auto, s)
			}
			a := buf[rng.IntN(len(buf))]
			if a.IsRoll() {
				a.Value = uint8(rng.IntN(rules.Faces(&s)) + 1)
			}
			if n == clock && clocked(r, &s) {
				a = rules.Action{Kind: rules.TimeUp}
			}
			var events []rules.Event
			before, quiet := s, s
			if err := r.Apply(&s, a, func(e rules.Event) { events = append(events, e) }); err != nil {
				t.Fatalf("%+v is refused: %v", a, err)
			}
			if err := r.Apply(&quiet, a, nil); err != nil || quiet != s {
				t.Fatalf("without a sink %+v on %+v comes out otherwise (%v)", a, before, err)
			}
			follows(t, r, &before, &s, events)
			if look == nil {
				continue
			}
			if err := look(&before, &s, a, events); err != nil {
				t.Fatalf("%+v on %+v: %v", a, before, err)
			}
		}
	})
}

// clocked reports whether the match has a clock that can still run out.
func clocked(r rules.Rules, s *rules.State) bool {
	i := r.Spec().OptionIndex("matchMinutes")
	return i >= 0 && s.Options[i] != 0 && !s.TimeUp && s.Phase != rules.PhaseOver
}

// sameAsApply wants exactly the legal actions, and the clock's, to be taken, and
// a refused one to change nothing.
func sameAsApply(t *rapid.T, r rules.Rules, s *rules.State, legal, everything []rules.Action) {
	for _, a := range everything {
		after := *s
		err := r.Apply(&after, a, nil)
		if err != nil && after != *s {
			t.Fatalf("%+v was refused, but changed the position", a)
		}
		clock := a == rules.Action{Kind: rules.TimeUp} && clocked(r, s)
		if (err == nil) != (clock || slices.Contains(legal, asListed(s, a))) {
			t.Fatalf("%+v: %v, but legal is %+v in %+v", a, err, legal, *s)
		}
	}
}

// written wants a position to come back from its notation as it was.
func written(t *rapid.T, s *rules.State) {
	raw, err := notation.EncodeState(s)
	if err != nil {
		t.Fatalf("%+v cannot be written: %v", *s, err)
	}
	back, err := notation.DecodeState(raw)
	if err != nil || back != *s {
		t.Fatalf("%s is read as %+v (%v), not %+v", raw, back, err, *s)
	}
}
