package snakes

import (
	"math"

	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// Apply does an action; see rules.Rules.
func (g *Snakes) Apply(s *rules.State, a rules.Action, sink rules.Sink) error {
	if why, ok := refusal(s, a); !ok {
		return &rules.Refusal{Action: a, Reason: why}
	}
	if s.Opening != 0 {
		rules.RollOpening(s, a.Value, sink)
		return nil
	}
	g.roll(s, a.Value, sink)
	return nil
}

func refusal(s *rules.State, a rules.Action) (why rules.Reason, ok bool) {
	switch {
	case s.Phase == rules.PhaseOver:
		return rules.ReasonOver, false
	case a.Kind == rules.Roll:
		return turns.RefuseRoll(s, a)
	case a.Kind == rules.Move:
		return rules.ReasonRollFirst, false // the throw moves the piece
	}
	return rules.ReasonUnknown, false
}

// roll moves the piece of the seat to play by a number, and says who is next.
func (g *Snakes) roll(s *rules.State, value uint8, sink rules.Sink) {
	seat := s.Turn
	if sink != nil {
		sink(rules.Event{Kind: rules.Rolled, Seat: seat, Value: value})
	}
	if to, ok := target(s, s.At[seat][0], int(value)); ok {
		g.move(s, to, int(value), sink)
	} else if sink != nil {
		sink(rules.Event{Kind: rules.Lost, Seat: seat, Value: value})
	}
	switch {
	case s.At[seat][0] == rules.Home:
		turns.Finish(s, 1<<seat, sink)
		turns.PassOrEnd(s, sink)
	case value == 6 && s.Options[OptSixRollsAgain] != 0:
		if s.Sixes < math.MaxUint8 { // there is no limit to them
			s.Sixes++
		}
		turns.Again(s, sink)
	default:
		turns.Pass(s, sink)
	}
}

// target is the square where a count ends, before any jump; ok is false if the
// piece stays where it is.
func target(s *rules.State, from rules.Square, n int) (to rules.Square, ok bool) {
	at := 0
	if from == rules.Yard {
		if n != 6 && s.Options[OptAnyRollEnters] == 0 {
			return from, false
		}
	} else {
		at = int(from)
	}
	sum := at + n
	switch {
	case sum < Squares:
		return rules.Square(sum), true
	case sum == Squares:
		return rules.Home, true
	case s.Options[OptBounce] != 0:
		return rules.Square(2*Squares - sum), true
	}
	return from, false
}

// move brings the piece of the seat to play to a square by a number, and on
// from there if a ladder or snake begins on it.
func (g *Snakes) move(s *rules.State, to rules.Square, n int, sink rules.Sink) {
	seat := s.Turn
	from := s.At[seat][0]
	if sink != nil {
		sink(walked(seat, from, to, n))
	}
	if to != rules.Home {
		if end := g.geometry(s).jump[to]; end != 0 {
			if sink != nil {
				sink(jumped(seat, to, end))
			}
			to = end
		}
	}
	s.At[seat][0] = to
	if to == rules.Home && sink != nil {
		sink(rules.Event{Kind: rules.ReachHome, Seat: seat})
	}
}

// walked is the event of a count, with every square of the way: up to the last
// square of the board, and back from there if the number is too big.
func walked(seat uint8, from, to rules.Square, n int) rules.Event {
	e := rules.Event{Kind: rules.Moved, Seat: seat, From: from, To: to}
	if from == rules.Yard {
		e.Kind = rules.Entered
		return e
	}
	for i := 1; i <= n; i++ {
		at := int(from) + i
		switch {
		case at < Squares:
			e.Path = append(e.Path, rules.Square(at))
		case at == Squares:
			e.Path = append(e.Path, rules.Home)
		default:
			e.Path = append(e.Path, rules.Square(2*Squares-at))
		}
	}
	return e
}

func jumped(seat uint8, from, to rules.Square) rules.Event {
	e := rules.Event{Kind: rules.Jumped, Seat: seat, From: from, To: to, Jump: rules.JumpLadder}
	if to < from {
		e.Jump = rules.JumpSnake
	}
	return e
}
