package luddo_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"ludaxy/engine/luddo"
	"ludaxy/engine/rules"
)

var drawSetup = rapid.Custom(func(t *rapid.T) rules.Setup {
	spec := luddo.New(0).Spec()
	setup := rules.Setup{First: -1}
	for i, o := range spec.Options {
		setup.Options[i] = uint8(rapid.IntRange(0, len(o.Values)-1).Draw(t, o.Name))
	}
	if setup.Options[luddo.OptTeams] != 0 {
		setup.Seats = 0b1111
		return setup
	}
	setup.Seats = rapid.Uint8Range(3, 63).Filter(func(m uint8) bool { return m&(m-1) != 0 }).Draw(t, "seats")
	return setup
})

// conceivable is every action a program could think of, and some beyond.
func conceivable() []rules.Action {
	var all []rules.Action
	for kind := rules.Kind(0); kind <= rules.RollOduludo; kind++ {
		for value := range uint8(8) {
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

// TestRandomMatches plays matches with house rules at random and looks at every
// position on the way.
func TestRandomMatches(t *testing.T) {
	l := luddo.New(0)
	everything := conceivable()
	rapid.Check(t, func(t *rapid.T) {
		s := l.Start(drawSetup.Draw(t, "setup"))
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "dice"), 1))
		every := rapid.IntRange(20, 60).Draw(t, "every") // positions between two thorough looks
		clock := rapid.IntRange(0, 3000).Draw(t, "clock")
		var buf []rules.Action
		for n := 0; ; n++ {
			if n > 100_000 {
				t.Fatalf("the match does not end: %+v", s)
			}
			buf = l.Legal(&s, buf)
			if (len(buf) == 0) != (s.Phase == rules.PhaseOver) {
				t.Fatalf("%d legal actions: %+v", len(buf), s)
			}
			if err := l.Check(&s); err != nil {
				t.Fatalf("%v: %+v", err, s)
			}
			if n%every == 0 || s.Phase == rules.PhaseOver {
				sameAsApply(t, l, &s, buf, everything)
			}
			if s.Phase == rules.PhaseOver {
				return
			}
			a := buf[rng.IntN(len(buf))]
			if a.IsRoll() {
				a.Value = uint8(rng.IntN(rules.Faces(&s)) + 1)
			}
			if n == clock && s.Options[luddo.OptMatchMinutes] != 0 {
				a = rules.Action{Kind: rules.TimeUp}
			}
			auto := l.Auto(&s)
			if !slices.Contains(buf, auto) {
				t.Fatalf("the game would play %+v, which is not legal: %+v", auto, s)
			}
			var events []rules.Event
			before := s
			if err := l.Apply(&s, a, func(e rules.Event) { events = append(events, e) }); err != nil {
				t.Fatalf("%+v is refused: %v", a, err)
			}
			follows(t, &before, &s, events)
		}
	})
}

// sameAsApply wants exactly the legal actions to be accepted, and a refused one
// to change nothing.
func sameAsApply(t *rapid.T, l *luddo.Luddo, s *rules.State, legal, everything []rules.Action) {
	for _, a := range everything {
		after := *s
		err := l.Apply(&after, a, nil)
		if err != nil && after != *s {
			t.Fatalf("%+v was refused, but changed the position", a)
		}
		want := a
		if a.Kind == rules.Roll && a.Value >= 1 && int(a.Value) <= rules.Faces(s) {
			want.Value = 0 // as Legal names it
		} else if a.Kind == rules.Roll {
			want.Kind = 0
		}
		clock := a == rules.Action{Kind: rules.TimeUp} && s.Options[luddo.OptMatchMinutes] != 0 && !s.TimeUp && s.Phase != rules.PhaseOver
		if (err == nil) != (slices.Contains(legal, want) || clock) {
			t.Fatalf("%+v: %v, but legal is %+v in %+v", a, err, legal, *s)
		}
	}
}

// follows replays the events on the position before and wants the pieces of the
// position after: the events tell everything, and no piece appears or is gone.
func follows(t *rapid.T, before, after *rules.State, events []rules.Event) {
	s := *before
	for _, e := range events {
		switch e.Kind {
		case rules.Moved, rules.Entered:
			if s.At[e.Seat][e.Piece] != e.From {
				t.Fatalf("%+v does not start where the piece is", e)
			}
			if e.Kind == rules.Moved && e.Path[len(e.Path)-1] != e.To {
				t.Fatalf("the path of %+v ends elsewhere", e)
			}
			s.At[e.Seat][e.Piece] = e.To
		case rules.Captured:
			if s.At[e.Seat][e.Piece] != e.From {
				t.Fatalf("%+v does not hit where the piece is", e)
			}
			s.At[e.Seat][e.Piece] = rules.Yard
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

// TestNothingIsAllocated plays whole matches on the fast path.
func TestNothingIsAllocated(t *testing.T) {
	l := luddo.New(0)
	rng := rand.NewPCG(3, 4)
	buf := make([]rules.Action, 0, 16)
	for name, set := range map[string]map[string]string{
		"standard": nil,
		"all":      {"blockades": "true", "captureFirst": "true", "teams": "true", "opening": "random"},
	} {
		options := l.Spec().Defaults()
		for option, value := range set {
			if err := l.Spec().SetOption(&options, option, value); err != nil {
				t.Fatal(err)
			}
		}
		start := l.Start(rules.Setup{Seats: 0b1111, Options: options, First: -1})
		s := new(rules.State)
		allocs := testing.AllocsPerRun(20, func() {
			*s = start
			playOut(l, s, rng, buf)
		})
		if allocs != 0 {
			t.Errorf("%s: %v allocations a match", name, allocs)
		}
	}
}
