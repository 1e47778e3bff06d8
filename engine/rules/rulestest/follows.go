package rulestest

import (
	"pgregory.net/rapid"

	"ludaxy/engine/rules"
)

// follows replays the events on the position before and wants the pieces, the
// captives, the turn and the places of the position after: the events tell
// everything, and no piece appears or is gone.
func follows(t *rapid.T, r rules.Rules, before, after *rules.State, events []rules.Event) {
	s := *before
	for _, e := range events {
		if what := tell(r, &s, e, after); what != "" {
			t.Fatalf("%+v %s", e, what)
		}
	}
	if s.At != after.At || s.Captor != after.Captor || s.Turn != after.Turn {
		t.Fatalf("the events %+v lead to %+v, not to %+v", events, s, *after)
	}
	for k, place := range s.Place {
		if place != 0 && place != after.Place[k] {
			t.Fatalf("seat %d was told place %d and has %d", k, place, after.Place[k])
		}
	}
}

// tell does to a position what an event says, or says what is wrong with that.
// Only games with four seats have captives.
func tell(r rules.Rules, s *rules.State, e rules.Event, after *rules.State) string {
	at, captor := &s.At[e.Seat][e.Piece], &s.Captor[e.Seat%4][e.Piece]
	switch e.Kind {
	case rules.Moved, rules.Entered, rules.Jumped:
		if *at != e.From || e.Kind == rules.Entered && e.From != rules.Yard {
			return "does not start where the piece is"
		}
		if e.Kind == rules.Moved && (len(e.Path) == 0 || e.Path[len(e.Path)-1] != e.To) {
			return "has a path that ends elsewhere"
		}
		*at = e.To
	case rules.Captured, rules.SentBack:
		if *at != e.From {
			return "does not hit where the piece is"
		}
		if *captor != 0 {
			return "hits a captive"
		}
		*at = rules.Yard
	case rules.Kidnapped:
		if *captor == e.By+1 || e.By == e.Seat {
			return "takes a captive its captor has"
		}
		*captor = e.By + 1
	case rules.Freed, rules.Released:
		if *captor == 0 {
			return "frees a piece that is no captive"
		}
		if *captor = 0; e.Kind == rules.Released {
			*at = rules.Yard
		}
	case rules.ReachHome:
		if *at != rules.Home {
			return "is of a piece elsewhere"
		}
	case rules.Eliminated:
		for p, sq := range s.At[e.Seat] {
			if sq != rules.Home {
				s.At[e.Seat][p], s.Captor[e.Seat%4][p] = rules.Out, 0
			}
		}
	case rules.RoundOver:
		if after.Round > 1 {
			s.Place = [rules.MaxSeats]uint8{} // they were those of one round of several
		}
		if after.Phase != rules.PhaseOver {
			deploy(r, s, after)
		}
	case rules.Turn:
		s.Turn = e.Seat
	case rules.Finished:
		s.Place[e.Seat] = e.Place
	}
	return ""
}

// deploy sets the pieces up for another round: each seat without one piece, the
// last, for every round it has won, and all places to be won again.
func deploy(r rules.Rules, s, after *rules.State) {
	start := r.Start(rules.Setup{Seats: s.Seats, Options: s.Options, First: -1})
	for k, won := range after.RoundsWon {
		for i := range int(won) {
			start.At[k][r.Spec().Pieces-1-i] = rules.Out
		}
	}
	s.At, s.Captor, s.Place = start.At, start.Captor, start.Place
}
