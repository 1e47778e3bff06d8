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

// drawSetup draws seats and house rules the game accepts.
func drawSetup(t *rapid.T, spec *rules.Spec) rules.Setup {
	return rapid.Custom(func(t *rapid.T) rules.Setup {
		setup := rules.Setup{First: -1}
		for i, o := range spec.Options {
			setup.Options[i] = uint8(rapid.IntRange(0, len(o.Values)-1).Draw(t, o.Name))
		}
		setup.Seats = rapid.Uint8().Draw(t, "seats")
		return setup
	}).Filter(func(setup rules.Setup) bool { return spec.Check(setup) == nil }).Draw(t, "setup")
}

// conceivable is every action a program could think of, and some beyond.
func conceivable() []rules.Action {
	var all []rules.Action
	for kind := rules.Kind(0); kind <= rules.TimeUp+1; kind++ {
		for value := range uint8(10) {
			all = append(all, rules.Action{Kind: kind, Value: value}, rules.Action{Kind: kind, Value: value, Seat: 1})
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
	return all
}

// RandomMatches plays matches of a game with house rules at random and looks at
// every position on the way: something can be done exactly until it is over,
// exactly the legal actions are taken, refused ones change nothing, the events
// lead from position to position, the game's own choice is legal, and the
// position survives being written and read. look, if not nil, looks further; it
// may return an error. The clock runs out nowhere.
func RandomMatches(t *testing.T, r rules.Rules, look func(before, after *rules.State, a rules.Action, events []rules.Event) error) {
	t.Helper()
	everything := conceivable()
	rapid.Check(t, func(t *rapid.T) {
		s := r.Start(drawSetup(t, r.Spec()))
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "dice"), 1))
		every := rapid.IntRange(20, 60).Draw(t, "every") // positions between two thorough looks
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
			if n%every == 0 || s.Phase == rules.PhaseOver {
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
			var events []rules.Event
			before := s
			if err := r.Apply(&s, a, func(e rules.Event) { events = append(events, e) }); err != nil {
				t.Fatalf("%+v is refused: %v", a, err)
			}
			follows(t, &before, &s, events)
			if look == nil {
				continue
			}
			if err := look(&before, &s, a, events); err != nil {
				t.Fatalf("%+v on %+v: %v", a, before, err)
			}
		}
	})
}

// sameAsApply wants exactly the legal actions to be accepted, and a refused one
// to change nothing.
func sameAsApply(t *rapid.T, r rules.Rules, s *rules.State, legal, everything []rules.Action) {
	for _, a := range everything {
		if a.Kind == rules.TimeUp {
			continue // the clock's, never in the answer of Legal
		}
		after := *s
		err := r.Apply(&after, a, nil)
		if err != nil && after != *s {
			t.Fatalf("%+v was refused, but changed the position", a)
		}
		want := a
		if a.IsRoll() && a.Value >= 1 && int(a.Value) <= rules.Faces(s) {
			want.Value = 0 // as Legal names it
		} else if a.IsRoll() {
			want.Kind = 0
		}
		if (err == nil) != slices.Contains(legal, want) {
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

// follows replays the events on the position before and wants the pieces, the
// turn and the places of the position after: the events tell everything, and no
// piece appears or is gone.
func follows(t *rapid.T, before, after *rules.State, events []rules.Event) {
	s := *before
	for _, e := range events {
		at := &s.At[e.Seat][e.Piece]
		switch e.Kind {
		case rules.Moved, rules.Entered, rules.Jumped:
			if *at != e.From || e.Kind == rules.Entered && e.From != rules.Yard {
				t.Fatalf("%+v does not start where the piece is", e)
			}
			if e.Kind == rules.Moved && (len(e.Path) == 0 || e.Path[len(e.Path)-1] != e.To) {
				t.Fatalf("the path of %+v ends elsewhere", e)
			}
			*at = e.To
		case rules.Captured, rules.SentBack:
			if *at != e.From {
				t.Fatalf("%+v does not hit where the piece is", e)
			}
			*at = rules.Yard
		case rules.ReachHome:
			if *at != rules.Home {
				t.Fatalf("%+v, but the piece is on %d", e, *at)
			}
		case rules.Turn:
			s.Turn = e.Seat
		case rules.Finished:
			s.Place[e.Seat] = e.Place
		}
	}
	if s.At != after.At || s.Turn != after.Turn {
		t.Fatalf("the events %+v lead to %+v, not to %+v", events, s, *after)
	}
	for k, place := range s.Place {
		if place != 0 && place != after.Place[k] {
			t.Fatalf("seat %d was told place %d and has %d", k, place, after.Place[k])
		}
	}
}
