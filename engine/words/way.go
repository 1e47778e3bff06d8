package words

import (
	"slices"

	"ludaxy/assets/messages"
	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// way is how a count went.
type way struct {
	count  int  // squares walked
	number int  // that was in hand; count where that is not known
	back   bool // along the path toward its beginning
	bounce bool // past the goal and back
}

// walked finds how a count went.
func (st *step) walked(e rules.Event) way {
	w := way{count: len(e.Path), number: len(e.Path)}
	switch s := st.before; {
	case s.Phase != rules.PhaseMove:
	case s.NumCount > 0:
		w.number = s.Number()
	case s.BonCount > 0:
		w.number = int(s.Bonus[0])
	}
	if e.To != rules.Home {
		w.bounce = slices.Contains(e.Path, rules.Home)
	}
	if track := st.track(st.before); track != nil && len(e.Path) > 0 && e.To != rules.Home {
		// The path of whoever counts decides; a captive follows its captor's.
		steps := track.Step[st.before.Turn]
		from, first := steps[e.From], steps[e.Path[0]]
		w.back = from != board.NoStep && first != board.NoStep && first < from
	}
	return w
}

// moved tells a count of the seat to play, with all that go together.
func (st *step) moved(events []rules.Event) string {
	e, p, turn := events[0], st.P, int(st.before.Turn)
	w := st.walked(e)
	where := st.Where(st.before, turn, e.To)
	args := []any{"Name", st.Name(turn), "Piece", st.seenAll(turn, events), "Count", w.count, "Number", w.number, "Where", where}
	if st.grid() {
		if w.bounce {
			return p.T(messages.EventMovedSnakesBounce, args...)
		}
		return p.T(messages.EventMovedSnakes, args...)
	}
	plain, to := messages.EventMoved, messages.EventMovedTo
	switch s := st.before; {
	case w.bounce:
		return p.T(messages.EventMovedBounce, args...)
	case w.back:
		plain, to = messages.EventMovedBack, messages.EventMovedBackTo
	case w.count < w.number:
		return p.T(messages.EventMovedShort, args...)
	case s.Phase == rules.PhaseMove && s.NumCount == 0 && s.BonCount > 0:
		plain, to = messages.EventMovedBonus, messages.EventMovedBonusTo
	case s.Phase == rules.PhaseMove && s.NumCount > 1:
		plain, to = messages.EventMovedWith, messages.EventMovedWithTo
	}
	if where == "" {
		return p.T(plain, args...)
	}
	return p.T(to, args...)
}

func (st *step) entered(e rules.Event, name string) string {
	where := st.Where(st.before, int(e.Seat), e.To)
	args := []any{"Name", name, "Piece", st.seen(int(st.before.Turn), e.Seat, e.Piece), "Where", where}
	switch {
	case st.grid():
		return st.P.T(messages.EventEnteredSnakes, args...)
	case st.fleet():
		return st.P.T(messages.EventEnteredOduludo, args...)
	case st.Numbered || st.track(st.before).Printed(uint8(e.To)) != 0:
		return st.P.T(messages.EventEnteredTo, args...)
	}
	return st.P.T(messages.EventEntered, args...)
}

// jumped tells what carried a stack of the seat to play without counting.
func (st *step) jumped(events []rules.Event) string {
	e, p, turn := events[0], st.P, int(st.before.Turn)
	where := st.Where(st.before, turn, e.To)
	args := []any{"Name", st.Name(turn), "Piece", st.seenAll(turn, events), "Where", where}
	switch e.Jump {
	case rules.JumpLadder, rules.JumpSnake:
		key := messages.EventJumpedLadder
		if e.Jump == rules.JumpSnake {
			key = messages.EventJumpedSnake
		}
		return p.T(key, "Name", st.Name(int(e.Seat)), "Square", st.track(st.before).Printed(uint8(e.To)))
	case rules.JumpSun:
		if e.To == rules.Home {
			return p.T(messages.EventJumpedSunEarth, args...)
		}
		if st.Numbered || st.track(st.before).Has(uint8(e.To), board.Gate) {
			return p.T(messages.EventJumpedSunTo, args...)
		}
		return p.T(messages.EventJumpedSun, args...)
	case rules.JumpLightning:
		if where != "" {
			return p.T(messages.EventJumpedLightningTo, args...)
		}
		return p.T(messages.EventJumpedLightning, args...)
	case rules.JumpMoon:
		return p.T(messages.EventJumpedMoon, args...)
	case rules.JumpUFO:
		return p.T(messages.EventJumpedUFO, args...)
	case rules.JumpEarth:
		return p.T(messages.EventJumpedEarth, args...)
	}
	return ""
}

func (st *step) home(events []rules.Event) string {
	turn := int(st.before.Turn)
	args := []any{"Name", st.Name(turn), "Piece", st.seenAll(turn, events)}
	switch {
	case st.grid():
		return st.P.T(messages.EventHomeSnakes, "Name", st.Name(int(events[0].Seat)))
	case st.fleet():
		return st.P.T(messages.EventHomeOduludo, args...)
	}
	return st.P.T(messages.EventHome, args...)
}

// captured tells who was captured where, and by which pieces if the step does
// not tell how they came there.
func (st *step) captured(events []rules.Event) string {
	e := events[0]
	by := int(e.By)
	where := st.Where(st.before, by, e.From)
	args := []any{"Name", st.Name(by), "Other", st.seenAll(by, events), "Where", where}
	if !st.fleet() {
		if where == "" {
			return st.P.T(messages.EventCaptured, args...)
		}
		return st.P.T(messages.EventCapturedAt, args...)
	}
	hunters := st.standing(e.From, events)
	if len(hunters) == 0 {
		return st.P.T(messages.EventCapturedOduludo, args...)
	}
	plain, at := messages.EventCapturedOduludoStack, messages.EventCapturedOduludoStackAt
	piece := st.seenAll(by, hunters)
	if len(hunters) == 1 {
		plain, at = messages.EventCapturedOduludoWith, messages.EventCapturedOduludoWithAt
		piece = st.Owned(hunters[0].Seat, hunters[0].Piece)
	}
	args = append(args, "Piece", piece)
	if where == "" {
		return capital(st.P.T(plain, args...))
	}
	return capital(st.P.T(at, args...))
}

// standing is the pieces that stood free on a square before the step and were
// not among those hit, in the form of events.
func (st *step) standing(q rules.Square, hit []rules.Event) (list []rules.Event) {
	for _, k := range rules.SeatList(st.before.Seats) {
		if k >= len(st.before.Captor) {
			continue
		}
		for p, at := range st.before.At[k] {
			one := func(e rules.Event) bool { return int(e.Seat) == k && int(e.Piece) == p }
			if at == q && st.before.Captor[k][p] == 0 && !slices.ContainsFunc(hit, one) {
				list = append(list, rules.Event{Seat: uint8(k), Piece: uint8(p)})
			}
		}
	}
	return list
}

// kidnapped tells who was kidnapped where.
func (st *step) kidnapped(events []rules.Event) string {
	e := events[0]
	by := int(e.By)
	where := st.Where(st.before, by, st.before.At[e.Seat][e.Piece])
	args := []any{"Name", st.Name(by), "Other", st.seenAll(by, events), "Where", where}
	if where == "" {
		return st.P.T(messages.EventKidnapped, args...)
	}
	return st.P.T(messages.EventKidnappedAt, args...)
}
