package words

import (
	"fmt"
	"strings"
	"testing"

	"ludaxy/assets/messages"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

func teller(t *testing.T, lang messages.Lang) *Teller {
	t.Helper()
	r, ok := games.ByID("luddo")
	if !ok {
		t.Fatal("luddo is not registered")
	}
	return &Teller{P: messages.New(lang), Rules: r, Name: func(k int) string { return fmt.Sprintf("P%d", k) }}
}

// mid is a position where red, to play a 3, can capture, come home, or neither.
func mid(t *testing.T, tell *Teller) rules.State {
	t.Helper()
	s := tell.Rules.Start(rules.Setup{Seats: rules.SeatsOf(0, 2), Options: tell.Rules.Spec().Defaults(), First: 0})
	s.At[0] = [rules.MaxPieces]rules.Square{1, rules.Lane(0, 2), 5, rules.Yard, rules.Out}
	s.At[2] = [rules.MaxPieces]rules.Square{4, 4, rules.Yard, rules.Home, rules.Out}
	s.PushNumber(3)
	s.Phase = rules.PhaseMove
	return s
}

func TestPreviewSaysWhatWillHappen(t *testing.T) {
	tell := teller(t, messages.English)
	s := mid(t, tell)
	before := s
	for piece, want := range map[uint8]string{
		0: "Captures 2 pieces|Earns an extra roll",
		1: "Comes home|Earns an extra roll",
		2: "Safe square",
	} {
		pv, ok := tell.Preview(&s, rules.Action{Kind: rules.Move, Piece: piece})
		if !ok {
			t.Errorf("piece %d: no preview", piece)
			continue
		}
		if got := strings.Join(pv.Words, "|"); got != want {
			t.Errorf("piece %d: %q, want %q", piece, got, want)
		}
		if len(pv.Path) == 0 || pv.Path[len(pv.Path)-1] != pv.To {
			t.Errorf("piece %d: path %v to %d", piece, pv.Path, pv.To)
		}
	}
	if _, ok := tell.Preview(&s, rules.Action{Kind: rules.Move, Piece: 3}); ok {
		t.Error("a preview of a move that is not legal")
	}
	if s != before {
		t.Error("a preview changed the position")
	}
}

func TestRefusalsSayWhy(t *testing.T) {
	tell := teller(t, messages.English)
	s := mid(t, tell)
	try := func(a rules.Action) string {
		c := s
		err := tell.Rules.Apply(&c, a, nil)
		if err == nil {
			t.Fatalf("%+v is legal", a)
		}
		return tell.Refusal(&s, a, err)
	}
	if got := try(rules.Action{Kind: rules.Move, Piece: 3}); got != "Only a 6 brings a piece out." {
		t.Error(got)
	}
	if got := try(rules.Action{Kind: rules.Roll, Value: 2}); got != "Move first: there is still a 3 in hand." {
		t.Error(got)
	}
	if got := try(rules.Action{Kind: rules.Move, Seat: 2}); got != "That piece belongs to P2." {
		t.Error(got)
	}
	s.At[0][1] = rules.Lane(0, 3)
	if got := try(rules.Action{Kind: rules.Move, Piece: 1}); got != "Home is exactly 2 squares away: 3 is too many." {
		t.Error(got)
	}
}

func TestLinesTellAStep(t *testing.T) {
	tell := teller(t, messages.English)
	s := mid(t, tell)
	after := s
	var events []rules.Event
	if err := tell.Rules.Apply(&after, rules.Action{Kind: rules.Move}, func(e rules.Event) { events = append(events, e) }); err != nil {
		t.Fatal(err)
	}
	lines := tell.Lines(&s, &after, events)
	if len(lines) != 3 || lines[0] != tell.Event(&s, events[0]) || lines[0] != "P0 moves piece 1 by 3 squares" {
		t.Error(lines)
	}
}

// TestEveryReasonHasWords refuses for every reason in every language.
func TestEveryReasonHasWords(t *testing.T) {
	for _, lang := range []messages.Lang{messages.English, messages.Portuguese, messages.Japanese} {
		tell := teller(t, lang)
		s := mid(t, tell)
		for _, reason := range []rules.Reason{
			rules.ReasonOver, rules.ReasonRollFirst, rules.ReasonMoveFirst, rules.ReasonNotYours, rules.ReasonNeedSix, rules.ReasonExact, rules.ReasonBlocked,
			rules.ReasonFull, rules.ReasonNoLaneYet, rules.ReasonAtHome, rules.ReasonMustEnter, rules.ReasonUnknown,
		} {
			if tell.Why(&s, rules.Action{Kind: rules.Move}, reason) == "" {
				t.Errorf("%s: no words for %s", lang, reason)
			}
		}
		if m := tell.P.Missing(); len(m) > 0 {
			t.Errorf("%s: missing %v", lang, m)
		}
	}
}

func TestRisk(t *testing.T) {
	tell := teller(t, messages.English)
	s := tell.Rules.Start(rules.Setup{Seats: rules.SeatsOf(0, 2), Options: tell.Rules.Spec().Defaults(), First: 0})
	s.PushNumber(3)
	s.Phase = rules.PhaseMove
	s.At[0] = [rules.MaxPieces]rules.Square{7, 5, 30, rules.Home, rules.Out}
	s.At[2] = [rules.MaxPieces]rules.Square{8, rules.Yard, rules.Yard, rules.Yard, rules.Out}
	before := s
	move := func(p uint8) rules.Action { return rules.Action{Kind: rules.Move, Piece: p} }
	// From 7 to 10: two squares before an opponent, who needs a 2 and then
	// plays it, about one set in six.
	if got := tell.Risk(&s, move(0)); got < 12 || got > 24 {
		t.Errorf("risk two squares before an opponent: %d %%, want about 17", got)
	}
	if got := tell.Risk(&s, move(1)); got != 0 {
		t.Errorf("risk on a safe square: %d %%", got)
	}
	if a, b := tell.Risk(&s, move(0)), tell.Risk(&s, move(0)); a != b {
		t.Errorf("two figures for one position: %d and %d", a, b)
	}
	if s != before {
		t.Error("the estimate changed the position")
	}
	if got := tell.Risk(&s, rules.Action{Kind: rules.Roll}); got != 0 {
		t.Errorf("risk of a roll: %d", got)
	}
}

func BenchmarkRisk(b *testing.B) {
	tell := teller(&testing.T{}, messages.English)
	s := tell.Rules.Start(rules.Setup{Seats: rules.SeatsOf(0, 1, 2, 3), Options: tell.Rules.Spec().Defaults(), First: 0})
	s.At[0][0] = 20
	s.PushNumber(3)
	s.Phase = rules.PhaseMove
	for range b.N {
		tell.Risk(&s, rules.Action{Kind: rules.Move})
	}
}
