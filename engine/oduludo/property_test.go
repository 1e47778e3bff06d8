package oduludo_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"ludaxy/engine/notation"
	"ludaxy/engine/oduludo"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// longest is the number of actions after which a match is taken not to end.
const longest = 200_000

// TestRandomMatches plays whole matches with house rules at random: something
// can be done exactly until the end, what is legal is what is taken, a refusal
// changes nothing, every position can be, the events tell everything, and no
// piece appears or is gone.
func TestRandomMatches(t *testing.T) {
	o := oduludo.New(4)
	everything := conceivable()
	rapid.Check(t, func(t *rapid.T) {
		setup := rules.Setup{First: -1}
		for i, option := range o.Spec().Options {
			setup.Options[i] = uint8(rapid.IntRange(0, len(option.Values)-1).Draw(t, option.Name))
		}
		setup.Seats = rapid.SampledFrom([]uint8{0b0011, 0b0101, 0b1010, 0b0111, 0b1110, 0b1101, 0b1111}).Draw(t, "seats")
		if setup.Options[oduludo.OptMode] == oduludo.ModeTeam {
			setup.Seats = 0b1111
		}
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "dice"), 1))
		s := o.Start(setup)
		var buf []rules.Action
		for n := 0; s.Phase != rules.PhaseOver; n++ {
			buf = o.Legal(&s, buf)
			if len(buf) == 0 || n > longest {
				t.Fatalf("after %d actions: stuck in %+v", n, s)
			}
			if n%61 == 0 || s.Phase == rules.PhaseChoose && n%7 == 0 {
				sameAsApply(t, o, &s, buf, everything)
				written(t, &s)
			}
			if auto := o.Auto(&s); !slices.Contains(buf, auto) {
				t.Fatalf("the game would play %+v in %+v", auto, s)
			}
			a := buf[rng.IntN(len(buf))]
			if a.IsRoll() {
				a.Value = uint8(rng.IntN(rules.Faces(&s)) + 1)
			}
			before, quiet := s, s
			var events []rules.Event
			if err := o.Apply(&s, a, func(e rules.Event) { events = append(events, e) }); err != nil {
				t.Fatalf("%+v: %v", a, err)
			}
			if err := o.Apply(&quiet, a, nil); err != nil || quiet != s {
				t.Fatalf("without a sink %+v comes out otherwise: %v", a, err)
			}
			if err := o.Check(&s); err != nil {
				t.Fatalf("%+v leads from %+v to %+v: %v", a, before, s, err)
			}
			follows(t, o, &before, &s, events)
		}
		sameAsApply(t, o, &s, o.Legal(&s, nil), everything)
		written(t, &s)
	})
}

// conceivable is every action a program could think of, and some beyond.
func conceivable() (all []rules.Action) {
	for kind := rules.Kind(0); kind <= rules.TimeUp+1; kind++ {
		for value := range uint8(9) {
			all = append(all, rules.Action{Kind: kind, Value: value}, rules.Action{Kind: kind, Value: value, Seat: 1})
			all = append(all, rules.Action{Kind: kind, Option: rules.Option(value)})
		}
		for seat := range uint8(5) {
			for piece := range uint8(6) {
				a := rules.Action{Kind: kind, Seat: seat, Piece: piece}
				back := a
				back.Back = true
				all = append(all, a, back)
			}
		}
	}
	return append(all, rules.Action{Kind: rules.Choose, Option: 200}, rules.Action{Kind: rules.Move, Piece: 255})
}

// sameAsApply wants exactly the legal actions to be taken and a refused one to
// change nothing.
func sameAsApply(t *rapid.T, o *oduludo.Oduludo, s *rules.State, legal, everything []rules.Action) {
	for _, a := range everything {
		after := *s
		err := o.Apply(&after, a, nil)
		if err != nil && after != *s {
			t.Fatalf("%+v was refused, but changed the position", a)
		}
		want := a
		if a.IsRoll() && a.Value >= 1 && int(a.Value) <= rules.Faces(s) {
			want.Value = 0
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
	if back, err := notation.DecodeState(raw); err != nil || back != *s {
		t.Fatalf("%s is read as %+v (%v), not %+v", raw, back, err, *s)
	}
}

// follows replays the events and wants the position after.
func follows(t *rapid.T, o *oduludo.Oduludo, before, after *rules.State, events []rules.Event) {
	s := *before
	for _, e := range events {
		at, captor := &s.At[e.Seat][e.Piece], &s.Captor[e.Seat%4][e.Piece]
		switch e.Kind {
		case rules.Moved, rules.Entered, rules.Jumped:
			if *at != e.From || e.Kind == rules.Moved && e.Path[len(e.Path)-1] != e.To {
				t.Fatalf("%+v does not fit %+v", e, s)
			}
			*at = e.To
		case rules.Captured:
			*at = rules.Yard
		case rules.Kidnapped:
			*captor = e.By + 1
		case rules.Freed:
			*captor = 0
		case rules.Released:
			*at, *captor = rules.Yard, 0
		case rules.ReachHome:
			if *at != rules.Home {
				t.Fatalf("%+v, but it is on %d", e, *at)
			}
		case rules.Eliminated:
			for p, sq := range s.At[e.Seat] {
				if sq != rules.Home {
					s.At[e.Seat][p], s.Captor[e.Seat][p] = rules.Out, 0
				}
			}
		case rules.RoundOver:
			if after.Phase != rules.PhaseOver {
				start := o.Start(rules.Setup{Seats: s.Seats, Options: s.Options, First: -1})
				for k := range 4 {
					for p := range s.At[k] {
						if p >= 5-int(after.RoundsWon[k]) {
							start.At[k][p] = rules.Out
						}
					}
				}
				s.At, s.Captor = start.At, start.Captor
			}
		case rules.Turn:
			s.Turn = e.Seat
		}
	}
	if s.At != after.At || s.Captor != after.Captor || s.Turn != after.Turn {
		t.Fatalf("%+v lead from %+v to %+v, not %+v", events, *before, s, *after)
	}
}

func TestNothingIsAllocated(t *testing.T) {
	rulestest.NothingAllocated(t, oduludo.New(4), 0b1111, map[string]map[string]string{
		"standard": nil,
		"team":     {"mode": "team", "queenLeads": "true"},
		"rounds":   {"mode": "last-piece", "stopAtWinner": "true", "opening": "random"},
	})
}
