package ludoapp

import (
	"math/bits"

	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// Apply does an action; see rules.Rules.
func (l *LudoApp) Apply(s *rules.State, a rules.Action, sink rules.Sink) error {
	switch a.Kind {
	case rules.Roll:
		if !turns.Thrown(s, &a) {
			break
		}
		if s.Opening != 0 {
			rules.RollOpening(s, a.Value, sink)
			return nil
		}
		l.roll(s, a.Value, sink)
		return nil
	case rules.Move:
		if s.Phase != rules.PhaseMove || a.Seat != s.Turn || !plainMove(a) {
			break
		}
		seat := int(a.Seat)
		p := l.look(s, seat)
		if to, why := l.target(&p, seat, s.At[seat][a.Piece], s.Number()); why == "" {
			l.move(s, a, &p, to, sink)
			return nil
		}
	}
	return &rules.Refusal{Action: a, Reason: l.reason(s, a)}
}

// roll takes a number: a move is due if it can be made.
func (l *LudoApp) roll(s *rules.State, value uint8, sink rules.Sink) {
	if sink != nil {
		sink(rules.Event{Kind: rules.Rolled, Seat: s.Turn, Value: value})
	}
	if value != 6 {
		s.Sixes = 0
	} else if s.Sixes++; s.Sixes == 3 {
		if sink != nil {
			sink(rules.Event{Kind: rules.Cancelled, Seat: s.Turn, Value: 1})
		}
		turns.Pass(s, sink)
		return
	}
	seat := int(s.Turn)
	p := l.look(s, seat)
	s.PushNumber(value)
	again := bonus(s, &p, seat)
	if l.canMove(s, &p, seat, int(value)) {
		s.Extra = again
		s.Phase = rules.PhaseMove
		return
	}
	turns.Lose(s, sink)
	next(s, again, sink)
}

// next goes on after a number, with another roll or the next player.
func next(s *rules.State, again bool, sink rules.Sink) {
	if again {
		turns.Again(s, sink)
		return
	}
	turns.Pass(s, sink)
}

// move uses the number in hand with a piece that can come to a square by it.
func (l *LudoApp) move(s *rules.State, a rules.Action, p *path, to rules.Square, sink rules.Sink) {
	seat := int(a.Seat)
	from := s.At[seat][a.Piece]
	// Nothing has changed since the six was rolled, so it is judged here again:
	// a position from outside need not say that a roll is owed, nor count the
	// six in hand.
	again := bonus(s, p, seat)
	if again {
		s.Sixes = max(s.Sixes, 1)
	}
	s.At[seat][a.Piece] = to
	s.PopNumber()
	if sink != nil {
		sink(turns.Walked(l.track, seat, a.Piece, from, to))
	}
	if p.others&l.bits[seat][to] != 0 {
		capture(s, seat, to, sink)
	}
	if to == rules.Home {
		if sink != nil {
			sink(rules.Event{Kind: rules.ReachHome, Seat: a.Seat, Piece: a.Piece})
		}
		if done(s, seat) {
			l.finish(s, seat, sink)
			return
		}
	}
	next(s, again, sink)
}

// capture sends the opposing piece on a square to its yard; there is never more
// than one that could be landed on.
func capture(s *rules.State, by int, sq rules.Square, sink rules.Sink) {
	for others := s.Seats &^ (1 << by); others != 0; others &= others - 1 {
		k := bits.TrailingZeros8(others)
		for p, at := range s.At[k][:Pieces] {
			if at != sq {
				continue
			}
			s.At[k][p] = rules.Yard
			if sink != nil {
				sink(rules.Event{Kind: rules.Captured, Seat: uint8(k), Piece: uint8(p), By: uint8(by), From: sq})
			}
			return
		}
	}
}

// finish gives a player with all pieces home its place, and ends the turn or
// the match.
func (l *LudoApp) finish(s *rules.State, seat int, sink rules.Sink) {
	turns.Finish(s, 1<<seat, sink)
	if s.Options[OptPlayOn] == 0 {
		turns.Place(s, s.Unplaced())
		turns.Over(s, sink)
		return
	}
	turns.PassOrEnd(s, sink)
}
