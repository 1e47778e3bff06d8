// Package words says in words what happened at the table, what a move would do
// and why an action is refused, in the player's language. It is pure: it draws
// nothing.
package words

import (
	"slices"
	"strconv"

	"ludaxy/assets/messages"
	"ludaxy/engine/rules"
)

// Teller tells the events of a match.
type Teller struct {
	P     *messages.Printer
	Name  func(seat int) string // of the player at a seat
	Rules rules.Rules
}

// piece is a piece's number as players count.
func piece(p uint8) int { return int(p) + 1 }

// Lines tells a step as sentences, in order: what the move log shows. before
// and after are the positions around the step.
func (t *Teller) Lines(before, after *rules.State, events []rules.Event) []string {
	var out []string
	for i := 0; i < len(events); i++ {
		e := events[i]
		same := 1
		for i+same < len(events) && events[i+same].Kind == e.Kind {
			same++
		}
		switch e.Kind {
		case rules.Captured:
			if same > 1 {
				out = append(out, t.P.T(messages.EventCapturedMany, "Name", t.Name(int(e.By)), "Count", same))
				i += same - 1
				continue
			}
		case rules.Lost:
			if same > 1 {
				out = append(out, t.P.T(messages.EventLostMany, "Value", e.Value))
				i += same - 1
				continue
			}
		case rules.Turn:
			out = append(out, t.opening(before, after, e)...)
			continue
		}
		if line := t.Event(e); line != "" {
			out = append(out, line)
		}
	}
	return out
}

// opening tells how the throws for who begins went on; nothing in the match.
func (t *Teller) opening(before, after *rules.State, e rules.Event) []string {
	switch {
	case before.Opening == 0:
		return nil
	case after.Opening == 0:
		return []string{t.P.T(messages.TableBegins, "Name", t.Name(int(e.Seat)))}
	case after.Opening == after.OpenContest && before.Opening != after.OpenContest:
		return []string{t.Tie(after)}
	}
	return nil
}

// Tie says who shares the highest throw and throws again.
func (t *Teller) Tie(s *rules.State) string {
	var names []string
	for _, k := range rules.SeatList(s.OpenContest) {
		names = append(names, t.Name(k))
	}
	return t.P.T(messages.TableOpeningTie, "Names", t.P.List(names...))
}

// Event tells one event; empty for those that need no words.
func (t *Teller) Event(e rules.Event) string {
	name := t.Name(int(e.Seat))
	p := t.P
	switch e.Kind {
	case rules.Rolled:
		switch e.Die {
		case rules.DieOpening:
			return p.T(messages.EventRolledOpening, "Name", name, "Value", e.Value)
		case rules.DieOduludo:
			return p.T(messages.EventRolledOduludo, "Face", p.T(messages.OduludoFace(face(e.Value))))
		}
		return p.T(messages.EventRolled, "Name", name, "Value", e.Value)
	case rules.Moved:
		if t.grid() {
			return p.T(messages.EventMovedSnakes, "Name", name, "Square", int(e.To))
		}
		return p.T(messages.EventMoved, "Name", name, "Piece", piece(e.Piece), "Count", len(e.Path))
	case rules.Entered:
		if t.grid() {
			return p.T(messages.EventEnteredSnakes, "Name", name, "Square", int(e.To))
		}
		return p.T(messages.EventEntered, "Name", name, "Piece", piece(e.Piece))
	case rules.Jumped:
		return t.jumped(e, name)
	case rules.Captured:
		return p.T(messages.EventCaptured, "Name", t.Name(int(e.By)), "Other", name)
	case rules.Kidnapped:
		return p.T(messages.EventKidnapped, "Name", t.Name(int(e.By)), "Other", name, "Piece", t.figure(e.Piece))
	case rules.Freed:
		return p.T(messages.EventFreed, "Name", name, "Piece", t.figure(e.Piece))
	case rules.Released:
		return p.T(messages.EventReleased, "Name", name, "Piece", t.figure(e.Piece))
	case rules.ReachHome:
		return p.T(messages.EventHome, "Name", name, "Piece", piece(e.Piece))
	case rules.Lost:
		return p.T(messages.EventLost, "Value", e.Value)
	case rules.Cancelled:
		return p.T(messages.EventCancelled)
	case rules.SentBack:
		return p.T(messages.EventSentBack, "Name", name)
	case rules.Bonus:
		return p.T(messages.EventBonus, "Name", name, "Value", e.Value)
	case rules.ExtraRoll:
		return p.T(messages.EventExtraRoll, "Name", name)
	case rules.Eliminated:
		return p.T(messages.EventEliminated, "Name", name)
	case rules.Finished:
		return p.T(messages.EventFinished, "Name", name, "Place", p.T(messages.Place(int(e.Place))))
	case rules.Over:
		return p.T(messages.EventOver)
	}
	return ""
}

func (t *Teller) jumped(e rules.Event, name string) string {
	keys := map[rules.Jump]messages.Key{
		rules.JumpSun: messages.EventJumpedSun, rules.JumpLightning: messages.EventJumpedLightning, rules.JumpMoon: messages.EventJumpedMoon,
		rules.JumpUFO: messages.EventJumpedUFO, rules.JumpEarth: messages.EventJumpedEarth,
		rules.JumpLadder: messages.EventJumpedLadder, rules.JumpSnake: messages.EventJumpedSnake,
	}
	key, ok := keys[e.Jump]
	if !ok {
		return ""
	}
	return t.P.T(key, "Name", name, "Square", int(e.To))
}

func (t *Teller) grid() bool { return t.Rules != nil && t.Rules.Spec().Grid }

// figure is a piece of a fleet by its rank.
func (t *Teller) figure(p uint8) string {
	switch p {
	case 0:
		return t.P.T(messages.PieceKing)
	case 1:
		return t.P.T(messages.PieceQueen)
	}
	return t.P.T(messages.PieceSoldier)
}

func face(v uint8) string {
	names := []string{"earth", "sun-a", "sun-b", "plus-3", "lightning", "moon"}
	if v < 1 || int(v) > len(names) {
		return strconv.Itoa(int(v))
	}
	return names[v-1]
}

// Winners says who won a match that is over.
func (t *Teller) Winners(s *rules.State) string {
	var names []string
	for _, k := range rules.SeatList(s.Seats) {
		if s.Place[k] == 1 {
			names = append(names, t.Name(k))
		}
	}
	switch {
	case len(names) == 1:
		return t.P.T(messages.EventOverWinner, "Name", names[0])
	case len(names) > 1:
		slices.Sort(names)
		return t.P.T(messages.EventOverShared, "Names", t.P.List(names...))
	}
	return t.P.T(messages.EventOver)
}
