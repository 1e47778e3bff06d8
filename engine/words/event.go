package words

import (
	"slices"
	"strconv"

	"ludaxy/assets/messages"
	"ludaxy/engine/rules"
)

// step is a step being told.
type step struct {
	*Teller
	before, after *rules.State // after is nil for an event told by itself
	events        []rules.Event
}

// biggest is the biggest number of a die; a greater one is a bonus.
const biggest = 6

// group is how many of the events, from the first, are told in one sentence:
// the pieces of a stack that go together, or are hit together.
func group(events []rules.Event) int {
	first, n := events[0], 1
	for n < len(events) && together(first, events[n]) {
		n++
	}
	return n
}

func together(a, b rules.Event) bool {
	if a.Kind != b.Kind {
		return false
	}
	switch a.Kind {
	case rules.Moved, rules.Jumped:
		return a.From == b.From && a.To == b.To && a.Jump == b.Jump && slices.Equal(a.Path, b.Path) && (a.Seat != b.Seat || a.Piece != b.Piece)
	case rules.Captured:
		return a.By == b.By && a.From == b.From
	case rules.Kidnapped, rules.Freed:
		return a.By == b.By
	case rules.Released:
		return a.Seat == b.Seat
	case rules.ReachHome:
		return true
	case rules.Lost:
		return a.Value <= biggest && b.Value <= biggest
	}
	return false
}

// lines tells n events from the i-th, which go together.
func (st *step) lines(i, n int) []string {
	events := st.events[i : i+n]
	switch events[0].Kind {
	case rules.Turn:
		return st.opening(events[0])
	case rules.ReachHome:
		if i > 0 && st.toldHome(st.events[i-1]) {
			return nil
		}
	case rules.Over:
		list := []string{st.Winners(st.after)}
		if st.after.SeatCount() > 2 {
			list = append(list, st.Places(st.after))
		}
		return list
	case rules.Cancelled:
		list := []string{st.sentence(events)}
		if st.spared() {
			list = append(list, st.P.T(messages.EventSentBackSafe, "Name", st.Name(int(events[0].Seat))))
		}
		return list
	}
	if line := st.sentence(events); line != "" {
		return []string{line}
	}
	return nil
}

// opening tells how the throws for who begins went on; nothing in the match.
func (st *step) opening(e rules.Event) []string {
	switch {
	case st.before.Opening == 0 || st.before.Drawn():
		return nil
	case st.after.Opening == 0:
		return []string{st.P.T(messages.TableBegins, "Name", st.Name(int(e.Seat)))}
	case st.after.Opening == st.after.OpenContest && st.before.Opening != st.after.OpenContest:
		return []string{st.Tie(st.after)}
	}
	return nil
}

// toldHome reports whether the event before has said that the piece is home.
func (st *step) toldHome(e rules.Event) bool {
	return e.To == rules.Home && (e.Kind == rules.Jumped || st.grid() && (e.Kind == rules.Moved || e.Kind == rules.Entered))
}

// spared reports whether the last moved piece could have been sent back by the
// numbers that were cancelled, and was not.
func (st *step) spared() bool {
	return st.Rules.Spec().Keeps&rules.KeepsLastMoved != 0 && st.before.LastMoved[st.before.Turn] != 0 &&
		!slices.ContainsFunc(st.events, func(e rules.Event) bool { return e.Kind == rules.SentBack })
}

// sentence tells events that go together.
func (st *step) sentence(events []rules.Event) string {
	e, p := events[0], st.P
	name := st.Name(int(e.Seat))
	switch e.Kind {
	case rules.Rolled:
		return st.rolled(e, name)
	case rules.Moved:
		return st.moved(events)
	case rules.Entered:
		return st.entered(e, name)
	case rules.Jumped:
		return st.jumped(events)
	case rules.Captured:
		return st.captured(events)
	case rules.Kidnapped:
		return st.kidnapped(events)
	case rules.Freed:
		return p.T(messages.EventFreed, "Name", st.Name(int(e.By)), "Other", st.seenAll(int(e.By), events))
	case rules.Released:
		return p.T(messages.EventReleased, "Name", name, "Piece", st.seenAll(int(e.Seat), events))
	case rules.ReachHome:
		return st.home(events)
	case rules.Lost:
		return st.lost(events, name)
	case rules.Cancelled:
		return p.T(messages.EventCancelled, "Name", name)
	case rules.SentBack:
		return p.T(messages.EventSentBack, "Name", name, "Piece", st.piece(e.Piece))
	case rules.Bonus:
		return p.T(messages.EventBonus, "Name", name, "Value", e.Value)
	case rules.ExtraRoll:
		return p.T(messages.EventExtraRoll, "Name", name)
	case rules.Eliminated:
		return p.T(messages.EventEliminated, "Name", name)
	case rules.Finished:
		return p.T(messages.EventFinished, "Name", name, "Place", p.T(messages.Place(int(e.Place))))
	case rules.Turn:
		return p.T(messages.EventTurn, "Name", name)
	case rules.RoundOver:
		return st.roundOver(e)
	case rules.Over:
		return p.T(messages.EventOver)
	}
	return ""
}

func (st *step) rolled(e rules.Event, name string) string {
	p := st.P
	switch {
	case e.Die == rules.DieOduludo:
		return p.T(messages.EventRolledOduludo, "Name", name, "Face", p.T(messages.OduludoFace(Face(e.Value))))
	case e.Die == rules.DieOpening && st.before.Drawn():
		return p.T(messages.EventDrawn, "Name", name)
	case e.Die == rules.DieOpening:
		return p.T(messages.EventRolledOpening, "Name", name, "Value", e.Value)
	}
	return p.T(messages.EventRolled, "Name", name, "Value", e.Value)
}

// Face is a face of the Oduludo die as the catalogue names it.
func Face(v uint8) string {
	names := [...]string{
		rules.FaceEarth: "earth", rules.FaceSunA: "sun-a", rules.FaceSunB: "sun-b",
		rules.FacePlus3: "plus-3", rules.FaceLightning: "lightning", rules.FaceMoon: "moon",
	}
	if v < 1 || int(v) >= len(names) {
		return strconv.Itoa(int(v))
	}
	return names[v]
}

func (st *step) lost(events []rules.Event, name string) string {
	e := events[0]
	switch {
	case len(events) > 1:
		var numbers []string
		for _, one := range events {
			numbers = append(numbers, strconv.Itoa(int(one.Value)))
		}
		return st.P.T(messages.EventLostMany, "Name", name, "Value", e.Value, "Numbers", st.P.List(numbers...))
	case e.Value > biggest:
		return st.P.T(messages.EventLostBonus, "Name", name, "Value", e.Value)
	}
	return st.P.T(messages.EventLost, "Name", name, "Value", e.Value)
}

func (st *step) roundOver(e rules.Event) string {
	round := int(st.before.Round) + 1
	var scores []string
	for _, k := range rules.SeatList(st.before.Seats) {
		if k < len(e.Scores) {
			scores = append(scores, st.P.T(messages.EventScore, "Name", st.Name(k), "Points", e.Scores[k]))
		}
	}
	if len(scores) == 0 {
		return st.P.T(messages.EventRoundOver, "Round", round)
	}
	return st.P.T(messages.EventRoundOverScores, "Round", round, "Scores", st.P.List(scores...))
}
