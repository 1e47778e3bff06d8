package turns_test

import (
	"slices"
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// told collects the events of a call.
func told(do func(rules.Sink)) (events []rules.Event) {
	do(func(e rules.Event) { events = append(events, e) })
	return events
}

func kinds(events []rules.Event) (list []rules.EventKind) {
	for _, e := range events {
		list = append(list, e.Kind)
	}
	return list
}

// busy is a position in the middle of a turn of seat 1 of 0, 1 and 3.
func busy() rules.State {
	s := rules.State{Seats: rules.SeatsOf(0, 1, 3), Turn: 1, Phase: rules.PhaseMove, Sixes: 2, Tries: 1, Extra: true}
	s.PushNumber(6)
	s.PushNumber(4)
	s.PushBonus(20)
	return s
}

func TestPlacesAreDense(t *testing.T) {
	s := busy()
	turns.Place(&s, 0)
	if s.Placed != 0 {
		t.Errorf("nobody has taken place %d", s.Placed)
	}
	events := told(func(sink rules.Sink) { turns.Finish(&s, rules.SeatsOf(3), sink) })
	events = append(events, told(func(sink rules.Sink) { turns.Finish(&s, rules.SeatsOf(0, 1), sink) })...)
	if s.Place != [rules.MaxSeats]uint8{0: 2, 1: 2, 3: 1} || s.Placed != 2 {
		t.Errorf("places %v, %d given", s.Place, s.Placed)
	}
	want := []rules.Event{
		{Kind: rules.Finished, Seat: 3, Place: 1},
		{Kind: rules.Finished, Seat: 0, Place: 2},
		{Kind: rules.Finished, Seat: 1, Place: 2},
	}
	for i := range want {
		if i >= len(events) || events[i].Kind != want[i].Kind || events[i].Seat != want[i].Seat || events[i].Place != want[i].Place {
			t.Errorf("event %d of %+v is not %+v", i, events, want[i])
		}
	}
}

func TestLoseTellsEveryNumber(t *testing.T) {
	s := busy()
	events := told(func(sink rules.Sink) { turns.Lose(&s, sink) })
	if len(events) != 2 || events[0].Value != 6 || events[1].Value != 4 || events[1].Kind != rules.Lost {
		t.Errorf("told %+v", events)
	}
	if s.NumCount != 0 || s.Numbers != [rules.MaxNumbers]uint8{} {
		t.Errorf("numbers %v left", s.Numbers)
	}
}

func TestAgainKeepsTheCountOfSixes(t *testing.T) {
	s := busy()
	events := told(func(sink rules.Sink) { turns.Again(&s, sink) })
	if s.Sixes != 2 || s.Extra || s.NumCount != 0 || s.Turn != 1 || s.Phase != rules.PhaseRoll {
		t.Errorf("after an extra roll: %+v", s)
	}
	if !slices.Equal(kinds(events), []rules.EventKind{rules.ExtraRoll}) {
		t.Errorf("told %+v", events)
	}
}

func TestPassSkipsTheFinishedAndForgetsTheTurn(t *testing.T) {
	s := busy()
	turns.Place(&s, rules.SeatsOf(3))
	events := told(func(sink rules.Sink) { turns.Pass(&s, sink) })
	want := rules.State{Seats: s.Seats, Phase: rules.PhaseRoll, Place: s.Place, Placed: 1}
	if s != want {
		t.Errorf("passed to %+v", s)
	}
	if len(events) != 1 || events[0].Kind != rules.Turn || events[0].Seat != 0 {
		t.Errorf("told %+v", events)
	}
}

func TestPassOrEnd(t *testing.T) {
	s := busy()
	turns.Place(&s, rules.SeatsOf(0))
	turns.PassOrEnd(&s, nil)
	if s.Phase != rules.PhaseRoll || s.Turn != 3 {
		t.Errorf("with two left it goes on with seat %d in phase %d", s.Turn, s.Phase)
	}
	turns.Place(&s, rules.SeatsOf(3))
	events := told(func(sink rules.Sink) { turns.PassOrEnd(&s, sink) })
	if s.Phase != rules.PhaseOver || s.Place != [rules.MaxSeats]uint8{0: 1, 1: 3, 3: 2} || s.Placed != 3 {
		t.Errorf("ended as %+v", s)
	}
	if !slices.Equal(kinds(events), []rules.EventKind{rules.Over}) {
		t.Errorf("told %+v", events)
	}
}

func TestRefuseRoll(t *testing.T) {
	roll := rules.State{Seats: 0b1111, Phase: rules.PhaseRoll}
	draw := rules.State{Seats: 0b0111, Phase: rules.PhaseRoll}
	draw.BeginDraw()
	move := rules.State{Seats: 0b1111, Phase: rules.PhaseMove}
	for _, test := range []struct {
		name string
		s    rules.State
		a    rules.Action
		why  rules.Reason
		ok   bool
	}{
		{"a six", roll, rules.Action{Kind: rules.Roll, Value: 6}, rules.ReasonUnknown, true},
		{"a seven", roll, rules.Action{Kind: rules.Roll, Value: 7}, rules.ReasonUnknown, false},
		{"no number", roll, rules.Action{Kind: rules.Roll}, rules.ReasonUnknown, false},
		{"with a piece", roll, rules.Action{Kind: rules.Roll, Value: 3, Piece: 1}, rules.ReasonUnknown, false},
		{"drawing one of three", draw, rules.Action{Kind: rules.Roll, Value: 3}, rules.ReasonUnknown, true},
		{"drawing a fourth of three", draw, rules.Action{Kind: rules.Roll, Value: 4}, rules.ReasonUnknown, false},
		{"before a move", move, rules.Action{Kind: rules.Roll, Value: 3}, rules.ReasonMoveFirst, false},
	} {
		if why, ok := turns.RefuseRoll(&test.s, test.a); why != test.why || ok != test.ok {
			t.Errorf("%s: %v, %v", test.name, why, ok)
		}
	}
}

func TestNoAllocationWithoutASink(t *testing.T) {
	if n := testing.AllocsPerRun(100, func() {
		s := busy()
		turns.Lose(&s, nil)
		turns.Again(&s, nil)
		turns.Finish(&s, rules.SeatsOf(1), nil)
		turns.PassOrEnd(&s, nil)
		turns.Finish(&s, rules.SeatsOf(3), nil)
		turns.PassOrEnd(&s, nil)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
