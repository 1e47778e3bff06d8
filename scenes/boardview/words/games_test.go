package words

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/engine/board"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// tellers are a teller for each game.
func tellers(lang messages.Lang) (list []*Teller) {
	for _, r := range games.All() {
		list = append(list, &Teller{P: messages.New(lang), Rules: r, Name: func(k int) string { return fmt.Sprintf("P%d", k) }})
	}
	return list
}

// TestEverySpecialSquareIsTold wants a name for every square with a tag, a
// ladder or a snake, in every language, and none for the others of the ring.
func TestEverySpecialSquareIsTold(t *testing.T) {
	for _, lang := range []messages.Lang{messages.English, messages.Portuguese, messages.Japanese} {
		for _, tell := range tellers(lang) {
			sp := tell.Rules.Spec()
			s := tell.Rules.Start(rules.Setup{Seats: rules.SeatsOf(0, 1), Options: sp.Defaults(), First: 0})
			track := tell.Rules.Board(&s)
			for q := range rules.Square(track.Ring) {
				special := track.Tags[q]&^board.Start != 0 || track.Has(uint8(q), board.Start)
				for _, j := range track.Jumps {
					special = special || rules.Square(j.From) == q
				}
				name, effect := tell.Field(&s, q)
				if special != (name != "") || special != (effect != "") && !track.Has(uint8(q), board.Start) {
					t.Errorf("%s %s: square %d is told as %q, %q", lang, sp.ID, q, name, effect)
				}
			}
			if m := tell.P.Missing(); len(m) > 0 {
				t.Errorf("%s %s: missing %v", lang, sp.ID, m)
			}
		}
	}
}

// TestFieldsSayWhatTheyDo pins some of the sentences.
func TestFieldsSayWhatTheyDo(t *testing.T) {
	for _, tell := range tellers(messages.English) {
		if tell.Rules.Spec().ID != "oduludo" {
			continue
		}
		s := tell.Rules.Start(rules.Setup{Seats: rules.SeatsOf(0, 1), Options: tell.Rules.Spec().Defaults(), First: 0})
		for q, want := range map[rules.Square]string{0: "Moon, P0", 12: "Gate, P1", 11: "UFO parking, P1", 50: "UFO parking, P0", 2: "Star", 39: "Moon"} {
			if name, _ := tell.Field(&s, q); name != want {
				t.Errorf("field %d is called %q, want %q", q, name, want)
			}
		}
		_, waiting := tell.Field(&s, 11)
		s.UFOs = 0
		if _, gone := tell.Field(&s, 11); gone == waiting {
			t.Errorf("a UFO that has flown is told as one that waits: %q", gone)
		}
	}
}

// TestEveryReasonHasASentence wants a sentence of its own for every reason.
func TestEveryReasonHasASentence(t *testing.T) {
	reasons := []rules.Reason{
		rules.ReasonOver, rules.ReasonRollFirst, rules.ReasonMoveFirst, rules.ReasonNotYours, rules.ReasonNeedSix, rules.ReasonExact, rules.ReasonBlocked,
		rules.ReasonFull, rules.ReasonNoLaneYet, rules.ReasonAtHome, rules.ReasonMustEnter, rules.ReasonMustOpen, rules.ReasonMustMove, rules.ReasonKingLast, rules.ReasonOut,
	}
	for _, lang := range []messages.Lang{messages.English, messages.Portuguese, messages.Japanese} {
		tell := teller(t, lang)
		s := mid(t, tell)
		seen := map[string]rules.Reason{}
		for _, r := range reasons {
			text := tell.Why(&s, rules.Action{Kind: rules.Move, Piece: 1}, r)
			if text == "" || seen[text] != "" {
				t.Errorf("%s: %q for %s and %s", lang, text, r, seen[text])
			}
			seen[text] = r
		}
		if m := tell.P.Missing(); len(m) > 0 {
			t.Errorf("%s: missing %v", lang, m)
		}
	}
}

// TestEveryActionIsTold plays every game at random and wants a preview of every
// legal move that goes where the move then goes, and a sentence for every answer.
func TestEveryActionIsTold(t *testing.T) {
	for _, tell := range tellers(messages.English) {
		r := tell.Rules
		t.Run(r.Spec().ID, func(t *testing.T) {
			s := r.Start(rules.Setup{Seats: rules.SeatsOf(0, 1, 2), Options: r.Spec().Defaults(), First: 0})
			rng := rand.New(rand.NewPCG(3, 4))
			var buf []rules.Action
			for range 1500 {
				if s.Phase == rules.PhaseOver {
					break
				}
				buf = r.Legal(&s, buf)
				for _, a := range buf {
					tellOne(t, tell, s, a)
				}
				a := buf[rng.IntN(len(buf))]
				if a.IsRoll() {
					a.Value = uint8(1 + rng.IntN(rules.Faces(&s)))
				}
				if err := r.Apply(&s, a, nil); err != nil {
					t.Fatal(err)
				}
			}
			if m := tell.P.Missing(); len(m) > 0 {
				t.Errorf("missing %v", m)
			}
		})
	}
}

// tellOne checks what is said of one action.
func tellOne(t *testing.T, tell *Teller, s rules.State, a rules.Action) {
	t.Helper()
	before := s
	switch a.Kind {
	case rules.Move:
		pv, ok := tell.Preview(&s, a)
		after := s
		if err := tell.Rules.Apply(&after, a, nil); err != nil || !ok {
			t.Fatalf("%+v: %v, preview %v", a, err, ok)
		}
		if at := after.At[a.Seat][a.Piece]; pv.To != at && after.Round == s.Round {
			t.Errorf("%+v leads to %d, the preview says %d", a, at, pv.To)
		}
	case rules.Choose:
		label, text := tell.Option(&s, a)
		if label == "" || text == "" || strings.Contains(text, "%!") {
			t.Errorf("%+v is told as %q, %q", a, label, text)
		}
	}
	if s != before {
		t.Fatalf("telling %+v changed the position", a)
	}
}

func BenchmarkRiskOfGames(b *testing.B) {
	for _, tell := range tellers(messages.English) {
		r := tell.Rules
		s := r.Start(rules.Setup{Seats: rules.SeatsOf(0, 1, 2, 3), Options: r.Spec().Defaults(), First: 0})
		rng := rand.New(rand.NewPCG(3, 4))
		var buf []rules.Action
		for n := 0; n < 120 || s.Phase != rules.PhaseMove; n++ {
			if s.Phase == rules.PhaseOver || n > 5000 {
				break
			}
			buf = r.Legal(&s, buf)
			a := buf[rng.IntN(len(buf))]
			if a.IsRoll() {
				a.Value = uint8(1 + rng.IntN(rules.Faces(&s)))
			}
			if r.Apply(&s, a, nil) != nil {
				break
			}
		}
		if s.Phase != rules.PhaseMove {
			continue
		}
		buf = r.Legal(&s, buf)
		b.Run(r.Spec().ID, func(b *testing.B) {
			for range b.N {
				tell.Risk(&s, buf[0])
			}
		})
	}
}
