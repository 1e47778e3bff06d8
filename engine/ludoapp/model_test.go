package ludoapp_test

import (
	"slices"

	"ludaxy/engine/rules"
)

// The model is ludo-app once more, read off RULES.md word by word with lists.
// It shares no code with the engine and is only ever compared with it.

// place is a square: yard, home, ring n, or lane n of a seat.
type place struct {
	kind    string
	n, seat int
}

var yard, home = place{kind: "yard"}, place{kind: "home"}

type model struct {
	blockers, bonus    string
	playOn, safeStarts bool

	seats  []int
	turn   int
	phase  string
	where  [4][4]place
	number int
	sixes  int
	again  bool
	places [4]int
}

// modelOf reads a position of the engine.
func modelOf(s *rules.State) model {
	m := model{
		blockers: []string{"any", "doubled", "none"}[s.Options[2]], bonus: []string{"no-entry", "always"}[s.Options[3]],
		playOn: s.Options[4] == 1, safeStarts: s.Options[5] == 1,
		turn: int(s.Turn), number: s.Number(), sixes: int(s.Sixes), again: s.Extra,
		phase: map[rules.Phase]string{rules.PhaseRoll: "roll", rules.PhaseMove: "move", rules.PhaseOver: "over"}[s.Phase],
	}
	for k := range 4 {
		if s.Seats>>k&1 == 1 {
			m.seats = append(m.seats, k)
		}
		m.places[k] = int(s.Place[k])
		for p := range 4 {
			switch q := s.At[k][p]; {
			case q == 253:
				m.where[k][p] = yard
			case q == 255:
				m.where[k][p] = home
			case q >= 136 && q < 253:
				m.where[k][p] = place{"lane", int(q-136) % 8, int(q-136) / 8}
			case q < 52:
				m.where[k][p] = place{"ring", int(q), 0}
			}
		}
	}
	if m.phase == "move" && m.number == 6 && m.gives(6) {
		// A position from outside need not say so.
		m.again, m.sixes = true, max(1, m.sixes)
	}
	return m
}

// paths is path for the four seats.
var paths = [4][]place{path(0), path(1), path(2), path(3)}

// path is the squares a seat's piece walks from its start to home.
func path(seat int) (list []place) {
	for step := range 51 {
		list = append(list, place{"ring", (13*seat + step) % 52, 0})
	}
	for n := range 5 {
		list = append(list, place{"lane", n, seat})
	}
	return append(list, home)
}

// on counts a seat's pieces on a square of ring or lane.
func (m *model) on(seat int, at place) (n int) {
	for _, q := range m.where[seat] {
		if q == at && (at.kind == "ring" || at.kind == "lane") && slices.Contains(m.seats, seat) {
			n++
		}
	}
	return n
}

// rivals counts the pieces of the others there.
func (m *model) rivals(at place) (n int) {
	for _, k := range m.seats {
		if k != m.turn {
			n += m.on(k, at)
		}
	}
	return n
}

// mayLand: at most two of a colour; not on two of another; a start square
// protects its owner's pieces if that is the rule.
func (m *model) mayLand(at place) bool {
	if m.on(m.turn, at) >= 2 || m.rivals(at) >= 2 {
		return false
	}
	if m.safeStarts && at.kind == "ring" && at.n%13 == 0 && at.n/13 != m.turn {
		return m.on(at.n/13, at) == 0
	}
	return true
}

// mayPass: whom the house rule says stops a piece.
func (m *model) mayPass(at place) bool {
	switch m.blockers {
	case "any":
		return m.rivals(at) == 0
	case "doubled":
		return m.rivals(at) < 2
	}
	return true
}

// target is where a piece comes by a number; ok if it may.
func (m *model) target(piece, n int) (to place, ok bool) {
	way, from := paths[m.turn], m.where[m.turn][piece]
	switch from {
	case home:
		return home, false
	case yard:
		return way[0], n == 6 && m.mayLand(way[0])
	}
	i := slices.Index(way, from)
	if i+n >= len(way) {
		return home, false
	}
	for _, at := range way[i+1 : i+n] {
		if !m.mayPass(at) {
			return home, false
		}
	}
	return way[i+n], m.mayLand(way[i+n])
}

// may lists the pieces that may use a number.
func (m *model) may(n int) (list []int) {
	for p := range 4 {
		if _, ok := m.target(p, n); ok {
			list = append(list, p)
		}
	}
	return list
}

// gives: a six gives another roll, always or only if no piece can be brought
// out of the yard.
func (m *model) gives(n int) bool {
	enters := slices.ContainsFunc(m.may(6), func(p int) bool { return m.where[m.turn][p] == yard })
	return n == 6 && (m.bonus == "always" || !enters)
}

func (m *model) roll(n int) {
	if m.sixes++; n != 6 {
		m.sixes = 0
	}
	if m.sixes == 3 {
		m.next()
		return
	}
	m.again = m.gives(n)
	if len(m.may(n)) > 0 {
		m.number, m.phase = n, "move"
		return
	}
	m.next()
}

func (m *model) move(piece int) {
	to, _ := m.target(piece, m.number)
	m.number = 0
	m.where[m.turn][piece] = to
	for _, k := range m.seats {
		for p := range 4 {
			if k != m.turn && m.on(k, to) > 0 && m.where[k][p] == to {
				m.where[k][p] = yard
			}
		}
	}
	if m.where[m.turn] == [4]place{home, home, home, home} {
		m.finish()
	}
	m.next()
}

// finish gives the player to move the next place; if only one is left, or if
// nobody plays on, the others get theirs.
func (m *model) finish() {
	m.again = false
	m.places[m.turn] = 1 + slices.Max(m.places[:])
	var left []int
	for _, k := range m.seats {
		if m.places[k] == 0 {
			left = append(left, k)
		}
	}
	if len(left) == 1 || !m.playOn {
		last := 1 + slices.Max(m.places[:])
		for _, k := range left {
			m.places[k] = last
		}
		m.phase = "over"
	}
}

// next is another roll, or the next player who has not finished.
func (m *model) next() {
	if m.phase == "over" {
		m.sixes = 0
		return
	}
	m.phase = "roll"
	if m.again {
		m.again = false
		return
	}
	m.sixes = 0
	i := slices.Index(m.seats, m.turn)
	for m.places[m.turn] != 0 || m.turn == m.seats[i] {
		m.turn = m.seats[(slices.Index(m.seats, m.turn)+1)%len(m.seats)]
	}
}
