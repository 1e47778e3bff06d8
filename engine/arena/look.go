package arena

import (
	"sync"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// room is more than the actions of any position of these games.
const room = 24

// look sees what actions do in a position, by doing them.
type look struct {
	rules  rules.Rules
	track  *board.Track
	before rules.State
	side   uint8 // mask: the seat to play and its partner
	pieces int
	fled   bool // danger was asked for
	danger [rules.MaxSeats]uint8

	// Room to work in: the positions after an action, after an answer to the
	// choice it left, and of an opponent that might roll, rolls, moves and answers.
	after, answered, theirs, rolled, moved, replied rules.State
	legal, answers, moves                           [room]rules.Action
}

var looks = sync.Pool{New: func() any { return new(look) }}

// newLook is a look at a position; close gives it back.
func newLook(r rules.Rules, s *rules.State) *look {
	l, _ := looks.Get().(*look)
	l.rules, l.track, l.before, l.side, l.pieces, l.fled = r, r.Board(s), *s, 1<<s.Turn, r.Spec().Pieces, false
	if r.Spec().InTeams(s.Options) {
		l.side |= 1 << (s.Turn ^ 2)
	}
	return l
}

func (l *look) close() { looks.Put(l) }

// pace puts actions in the order in which Fast prefers them, highest first.
func (l *look) pace(a rules.Action) int {
	const back, unused = -1000, -2000
	switch {
	case a.Kind == rules.Choose:
		if !l.try(&l.after, &l.before, a) {
			return unused
		}
		sum := 0
		for k := range rules.MaxSeats {
			for p := 0; p < l.pieces && l.side>>k&1 == 1; p++ {
				sum += l.steps(k, l.after.At[k][p])
			}
		}
		return sum
	case a.Kind != rules.Move:
		return unused
	case a.Back:
		return back + l.steps(int(a.Seat), l.before.At[a.Seat][a.Piece])
	}
	return l.steps(int(a.Seat), l.before.At[a.Seat][a.Piece])
}

// steps is how far on a piece is, -1 in the yard and for one that is carried.
func (l *look) steps(seat int, at rules.Square) int {
	if step := l.track.Step[seat][at]; step != board.NoStep {
		return int(step)
	}
	return -1
}

// try does an action in a copy of a position.
func (l *look) try(after, s *rules.State, a rules.Action) bool {
	*after = *s
	return l.rules.Apply(after, a, nil) == nil
}

// reaches reports whether an action does what is aimed at.
func (l *look) reaches(a rules.Action, what aim) bool {
	after := &l.after
	if !l.try(after, &l.before, a) {
		return false
	}
	if what == capture {
		return l.captures(after)
	}
	if a.Kind != rules.Move {
		return false
	}
	k, p := int(a.Seat), int(a.Piece)
	from, to := l.before.At[k][p], after.At[k][p]
	switch what {
	case goHome:
		return from != rules.Home && to == rules.Home
	case flee:
		if !l.fled {
			l.fled, l.danger = true, l.threatened(&l.before)
		}
		return l.danger[k]>>p&1 == 1 && l.threatened(after)[k]>>p&1 == 0
	case shelter:
		return !l.safe(&l.before, k, from) && l.safe(after, k, to)
	case leaveYard:
		return from == rules.Yard && to != rules.Yard
	}
	return false
}

// captures reports whether an opponent's piece stands elsewhere after an action,
// or does after one of the answers to the choice it leaves.
func (l *look) captures(after *rules.State) bool {
	if l.robbed(&l.before, after) {
		return true
	}
	if after.Phase != rules.PhaseChoose || after.Turn != l.before.Turn {
		return false
	}
	for _, a := range l.rules.Legal(after, l.answers[:0]) {
		if l.try(&l.answered, after, a) && l.robbed(after, &l.answered) {
			return true
		}
	}
	return false
}

// robbed reports whether an opponent has lost a piece.
func (l *look) robbed(before, after *rules.State) bool {
	for k := range before.At {
		if l.side>>k&1 == 0 && l.taken(before, after, k) != 0 {
			return true
		}
	}
	return false
}

// taken are the pieces of a seat, as a mask, that stood on the board and stand
// elsewhere after an action of somebody else. Captives do not count: they go
// where their captor goes.
func (l *look) taken(before, after *rules.State, seat int) (mask uint8) {
	if before.Round != after.Round || before.At[seat] == after.At[seat] {
		return 0 // in a new round all pieces begin again
	}
	for p := range l.pieces {
		free := seat >= len(before.Captor) || before.Captor[seat][p] == 0
		if at := before.At[seat][p]; free && at != after.At[seat][p] && at.OnBoard() {
			mask |= 1 << p
		}
	}
	return mask
}

// safe reports whether nobody can capture a seat's piece that stands on a square,
// wherever the opponents are.
func (l *look) safe(s *rules.State, seat int, at rules.Square) bool {
	switch {
	case at == rules.Home || at.IsLane():
		return true
	case !at.IsRing():
		return false
	}
	return l.track.Has(uint8(at), board.Safe) || rules.Bars(l.rules, s, seat, at)
}

// threatened is, by seat of the side, the mask of its pieces that an opponent
// could capture by one number of the die, if it were that opponent's roll.
func (l *look) threatened(s *rules.State) (danger [rules.MaxSeats]uint8) {
	if s.Phase == rules.PhaseOver {
		return danger
	}
	for k := range rules.MaxSeats {
		if !s.Active(k) || l.side>>k&1 == 1 || s.Place[k] != 0 {
			continue
		}
		l.theirs = *s
		turns.Clear(&l.theirs)
		l.theirs.Choice = rules.Choice{}
		l.theirs.Turn = uint8(k)
		for n := uint8(1); n <= 6; n++ {
			l.threats(n, &danger)
		}
	}
	return danger
}

// threats adds what the opponent that is to roll can capture by a number.
func (l *look) threats(n uint8, danger *[rules.MaxSeats]uint8) {
	s, rolled, moved := &l.theirs, &l.rolled, &l.moved
	ok := l.try(rolled, s, rules.Action{Kind: rules.Roll, Value: n})
	if ok && rolled.Phase == rules.PhaseRoll && rolled.NumCount > 0 && rolled.Turn == s.Turn {
		// A six that is kept while the set goes on: a one closes it.
		ok = l.rules.Apply(rolled, rules.Action{Kind: rules.Roll, Value: 1}, nil) == nil
	}
	if !ok || rolled.Turn != s.Turn || rolled.Phase != rules.PhaseMove {
		return
	}
	for _, a := range l.rules.Legal(rolled, l.moves[:0]) {
		if !l.try(moved, rolled, a) {
			continue
		}
		l.add(s, moved, danger)
		if moved.Phase != rules.PhaseChoose || moved.Turn != s.Turn {
			continue
		}
		for _, answer := range l.rules.Legal(moved, l.answers[:0]) {
			if l.try(&l.replied, moved, answer) {
				l.add(s, &l.replied, danger)
			}
		}
	}
}

// add adds the pieces of the side that were taken.
func (l *look) add(before, after *rules.State, danger *[rules.MaxSeats]uint8) {
	for k := range before.At {
		if l.side>>k&1 == 1 {
			danger[k] |= l.taken(before, after, k)
		}
	}
}
