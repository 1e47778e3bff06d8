package oduludo_test

import (
	"fmt"
	"slices"
)

// The model is Oduludo once more, read off RULES.md word by word with lists. It
// shares no code with the engine and is only ever compared with it.

// alien is a piece: the King is 0, the Queen 1, the Soldiers 2 to 4.
type alien struct{ seat, piece int }

// spot is a place: ship, earth, gone, ring n, or path n, a coloured path of a
// seat.
type spot struct {
	kind    string
	n, seat int
}

var ship, earth, gone = spot{kind: "ship"}, spot{kind: "earth"}, spot{kind: "gone"}

const nobody = -1

type model struct {
	teams, rounds, queenLeads, stopAtWinner bool

	seats  []int
	turn   int
	due    string // what comes next: roll, move, suns, meeting, circle, die, over
	where  [4][5]spot
	captor [4][5]int
	ufo    [4]bool
	number int // in hand, or the one that moved the stack
	tries  int
	star   bool // the count ended on a Star: another roll
	circle bool // the count ended on a Circle: after the meeting comes the die

	mover          alien // who is named for the moving stack
	stack, baggage []alien
	behind         []alien // captives that wait while the Queen chooses
	way            []int   // and the steps she has walked

	place              [4]int
	score, won, points [4]int // points: those of the round
	played             int    // rounds
	loser              int

	story []string // what happened, in words
}

func (m *model) tell(format string, args ...any) {
	m.story = append(m.story, fmt.Sprintf(format, args...))
}

// friends are a seat and itself, and partners.
func (m *model) friends(a, b int) bool { return a == b || m.teams && a%2 == b%2 }

func (m *model) at(a alien) spot { return m.where[a.seat][a.piece] }

func (m *model) captive(a alien) bool { return m.captor[a.seat][a.piece] != nobody }

// men lists the pieces that satisfy.
func (m *model) men(that func(a alien) bool) (list []alien) {
	for _, k := range m.seats {
		for p := range 5 {
			if a := (alien{k, p}); that(a) {
				list = append(list, a)
			}
		}
	}
	return list
}

// fleet is all pieces of a seat that are in the round.
func (m *model) fleet(seat int) []alien {
	return m.men(func(a alien) bool { return a.seat == seat && m.at(a) != gone })
}

func onBoard(q spot) bool { return q.kind == "ring" || q.kind == "path" }

// stackOn is the stack of the seat to play on a field: its own and its
// partner's pieces.
func (m *model) stackOn(q spot) []alien {
	return m.men(func(a alien) bool { return onBoard(q) && m.at(a) == q && !m.captive(a) && m.friends(a.seat, m.turn) })
}

// carriedOn is the captives its stack on a field carries.
func (m *model) carriedOn(q spot) []alien {
	return m.men(func(a alien) bool {
		return onBoard(q) && m.at(a) == q && m.captive(a) && m.friends(m.captor[a.seat][a.piece], m.turn)
	})
}

// rivalsOn is the opposing stack on a field, without those it carries.
func (m *model) rivalsOn(q spot) []alien {
	return m.men(func(a alien) bool { return onBoard(q) && m.at(a) == q && !m.captive(a) && !m.friends(a.seat, m.turn) })
}

// theirCaptives is who the opposing stack on a field carries.
func (m *model) theirCaptives(q spot) []alien {
	return m.men(func(a alien) bool {
		return onBoard(q) && m.at(a) == q && m.captive(a) && !m.friends(m.captor[a.seat][a.piece], m.turn)
	})
}

// The fields of a galaxy.
func star(q spot) bool      { return q.kind == "ring" && (q.n%13 == 2 || q.n%13 == 9) }
func circle(q spot) bool    { return q.kind == "ring" && (q.n%13 == 3 || q.n%13 == 7) }
func sun(q spot) bool       { return q.kind == "ring" && (q.n%13 == 5 || q.n%13 == 12) }
func lightning(q spot) bool { return q.kind == "ring" && q.n%13 == 6 }
func parking(q spot) bool   { return q.kind == "ring" && q.n%13 == 11 }

// parker is the seat whose UFO a parking is for: the one whose galaxy comes next.
func parker(q spot) int { return (q.n/13 + 1) % 4 }

func safe(q spot) bool {
	return q.kind == "path" || q.kind == "ring" && (q.n%13 == 11 || q.n%13 == 12 || q.n%13 == 0)
}

const gate = 51 // the step of one's own

// field is where the path of the seat to play is after some steps.
func (m *model) field(step int) spot {
	switch {
	case step >= 56:
		return earth
	case step >= 52:
		return spot{"path", step - 52, m.turn}
	}
	return spot{"ring", (13*m.turn + step) % 52, 0}
}

// step is how far along its path a field is for the seat to play; none if the
// path does not lead there.
func (m *model) step(q spot) int {
	for step := range 56 {
		if m.field(step) == q {
			return step
		}
	}
	return nobody
}

// closed: safe and held by an opponent.
func (m *model) closed(q spot) bool { return safe(q) && len(m.rivalsOn(q)) > 0 }

// kingsMay: a stack with a King may go to Earth only if every other piece of
// that King's fleet that is not a captive is on Earth or in the same stack.
func (m *model) kingsMay(stack []alien) bool {
	for _, king := range stack {
		if king.piece != 0 {
			continue
		}
		for _, a := range m.fleet(king.seat) {
			if !m.captive(a) && m.at(a) != earth && !slices.Contains(stack, a) && !m.crossed(king, a, stack) {
				return false
			}
		}
	}
	return true
}

// crossed: a King and a piece of its fleet are in the coloured paths of the two
// partners, where nobody can bring them together, and the partner's King in
// that piece's stack waits for pieces in this one. RULES.md does not say what
// becomes of them; somebody has to go, and it is whoever can first.
func (m *model) crossed(king, a alien, stack []alien) bool {
	here, there := m.at(king), m.at(a)
	return here.kind == "path" && there.kind == "path" && here.seat != there.seat &&
		slices.ContainsFunc(stack, func(b alien) bool { return b.seat != king.seat }) &&
		slices.ContainsFunc(m.stackOn(there), func(b alien) bool { return b.seat != king.seat && b.piece == 0 })
}

// queenAlone: not in a stack with other own pieces; captives do not matter.
func queenAlone(stack []alien) bool { return len(stack) == 1 && stack[0].piece == 1 }

// mayBack: the Queen alone, or a stack with her and without a King. She counts
// along her own path, so it is the Queen of the seat to play.
func (m *model) mayBack(stack []alien) bool {
	king := slices.ContainsFunc(stack, func(a alien) bool { return a.piece == 0 })
	return queenAlone(stack) || m.queenLeads && slices.Contains(stack, alien{m.turn, 1}) && !king
}

// sunAhead is where a Sun leads a stack that stands after some steps, and
// whether it does lead anywhere.
func (m *model) sunAhead(stack []alien, step int) (spot, bool) {
	next := step + 1
	for next < gate && !sun(m.field(next)) {
		next++
	}
	if step == gate || next == gate {
		return earth, m.kingsMay(stack)
	}
	return m.field(next), !m.closed(m.field(next))
}

// sunBehind is the step of the Sun behind, none if there is none on her path.
func (m *model) sunBehind(step int) int {
	for step--; step >= 0; step-- {
		if sun(m.field(step)) {
			return step
		}
	}
	return nobody
}

// lightningBehind is where a Lightning throws back to, and whether it does.
func (m *model) lightningBehind(step int) (spot, bool) {
	for step--; step >= 0; step-- {
		if lightning(m.field(step)) {
			return m.field(step), true
		}
	}
	return m.field(0), !m.closed(m.field(0))
}

// landing is how a count ends.
type landing struct {
	on, end spot   // where the count ends, and where the field takes the stack
	by      string // what takes it
	suns    bool   // the Queen may choose
}

// land is how a count to a step ends; not ok if the move is illegal.
func (m *model) land(stack []alien, step int) (l landing, ok bool) {
	l.on = m.field(step)
	l.end = l.on
	var to spot
	takes := false
	switch {
	case l.on == earth:
		return l, m.kingsMay(stack)
	case sun(l.on) && queenAlone(stack) && m.sunBehind(step) != nobody:
		l.suns = true
		return l, true
	case sun(l.on):
		l.by = "sun"
		to, takes = m.sunAhead(stack, step)
	case lightning(l.on):
		l.by = "lightning"
		to, takes = m.lightningBehind(step)
	case parking(l.on) && m.ufo[parker(l.on)]:
		l.by = "ufo"
		to, takes = earth, m.kingsMay(stack)
	}
	if takes {
		l.end = to
	} else {
		l.by = ""
	}
	return l, !m.closed(l.end)
}

// count is the steps a stack walks by a number; none if it cannot at all.
func (m *model) count(from spot, n int, back bool) (steps []int) {
	step := m.step(from)
	if step == nobody {
		return nil
	}
	dir := 1
	if back {
		dir = -1
	}
	for range n {
		if step == 57 {
			dir = -1
		}
		step += dir
		if step < 0 {
			return nil
		}
		steps = append(steps, step)
	}
	return steps
}

// deed is what a player may do: roll, die, move, back, or a choice.
type deed struct {
	what  string
	piece int
}

// legal is all that can be done.
func (m *model) legal() []deed {
	switch m.due {
	case "roll":
		return []deed{{what: "roll"}}
	case "die":
		return []deed{{what: "die"}}
	case "suns":
		return []deed{{what: "sun-forward"}, {what: "sun-back"}}
	case "meeting":
		return []deed{{what: "send-back"}, {what: "kidnap"}}
	case "circle":
		return []deed{{what: "oduludo"}, {what: "skip"}}
	case "move":
		return m.moves(m.number)
	}
	return nil
}

// moves is the moves by a number: those of stacks on an active opponent's Moon
// alone, if there are any.
func (m *model) moves(n int) (all []deed) {
	var must []deed
	var seen []spot
	for p := range 5 {
		a := alien{m.turn, p}
		q := m.at(a)
		if m.captive(a) {
			continue
		}
		if q == ship && (n == 1 || n == 6) && !m.closed(m.field(0)) {
			all = append(all, deed{"move", p})
		}
		if !onBoard(q) || slices.Contains(seen, q) {
			continue
		}
		seen = append(seen, q)
		stack := m.stackOn(q)
		for _, way := range []string{"move", "back"} {
			if way == "back" && !m.mayBack(stack) {
				continue
			}
			steps := m.count(q, n, way == "back")
			if len(steps) == 0 {
				continue
			}
			if _, ok := m.land(stack, steps[n-1]); !ok {
				continue
			}
			all = append(all, deed{way, p})
			if m.rivalsMoon(q) {
				must = append(must, deed{way, p})
			}
		}
	}
	if len(must) > 0 {
		return must
	}
	return all
}

// rivalsMoon: the Moon of an active opponent.
func (m *model) rivalsMoon(q spot) bool {
	return q.kind == "ring" && q.n%13 == 0 && slices.Contains(m.seats, q.n/13) && !m.friends(q.n/13, m.turn)
}
