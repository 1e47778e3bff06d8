package luddo_test

import (
	"cmp"
	"slices"

	"ludaxy/engine/rules"
)

// The model is luddo once more, read off section 1 of the rules word by word
// with lists. It shares no code with the engine and is only ever compared with
// it.

// man is a piece.
type man struct{ seat, piece int }

// place is a square: yard, home, ring n, or lane n of a seat.
type place struct {
	kind    string
	seat, n int
}

var yard, home = place{kind: "yard"}, place{kind: "home"}

type model struct {
	ring                                int // squares of it
	seats                               []int
	blockades, captureFirst, teams, pay bool
	clock, timeUp                       bool
	toWin                               int
	turn                                int
	phase                               string
	where                               [6][4]place
	hand                                []int // numbers in hand, in the order rolled
	sixes                               int   // rolled in this set
	owed                                bool  // one new set after this one
	captured                            [6]bool
	places                              [6]int
}

// modelOf reads a position of the engine.
func modelOf(s *rules.State) *model {
	m := &model{
		ring:  13 * int(s.Arms),
		toWin: []int{1, 2, 3, 4}[s.Options[3]], blockades: s.Options[4] == 1, captureFirst: s.Options[5] == 1,
		teams: s.Options[6] == 1, pay: s.Options[7] == 1, clock: s.Options[9] != 0, timeUp: s.TimeUp,
		turn:  int(s.Turn),
		phase: map[rules.Phase]string{rules.PhaseRoll: "roll", rules.PhaseMove: "move", rules.PhaseOver: "over"}[s.Phase],
		sixes: int(s.Sixes), owed: s.Extra,
	}
	for k := range 6 {
		if s.Seats>>k&1 == 1 {
			m.seats = append(m.seats, k)
		}
		for p := range 4 {
			switch q := int(s.At[k][p]); {
			case q == 253:
				m.where[k][p] = yard
			case q == 255:
				m.where[k][p] = home
			case q >= 136 && q < 200:
				m.where[k][p] = place{"lane", (q - 136) / 8, (q - 136) % 8}
			case q < 136:
				m.where[k][p] = place{"ring", 0, q}
			}
		}
		m.captured[k] = s.Captured>>k&1 == 1
		m.places[k] = int(s.Place[k])
	}
	for _, n := range s.Numbers[:s.NumCount] {
		m.hand = append(m.hand, int(n))
	}
	return m
}

// walked is how many steps a man not in the yard has come.
func (m *model) walked(a man) int {
	switch at := m.where[a.seat][a.piece]; at.kind {
	case "home":
		return m.ring + 4
	case "lane":
		return m.ring - 1 + at.n
	default:
		return (at.n - 13*a.seat + m.ring) % m.ring
	}
}

// square is where a seat's path is after some steps.
func (m *model) square(seat, steps int) place {
	switch {
	case steps == m.ring+4:
		return home
	case steps > m.ring-2:
		return place{"lane", seat, steps - (m.ring - 1)}
	}
	return place{"ring", 0, (13*seat + steps) % m.ring}
}

// open reports whether pieces are captured on a square: it is on the ring and
// not safe.
func open(at place) bool { return at.kind == "ring" && at.n%13 != 0 && at.n%13 != 8 }

// rivals are the seats a seat plays against.
func (m *model) rivals(seat int) (list []int) {
	for _, k := range m.seats {
		if k != seat && !(m.teams && k%2 == seat%2) {
			list = append(list, k)
		}
	}
	return list
}

// on lists a seat's men on a square.
func (m *model) on(seat int, at place) (list []man) {
	for p, is := range m.where[seat] {
		if is == at {
			list = append(list, man{seat, p})
		}
	}
	return list
}

// blockade reports whether rivals of a seat bar a square.
func (m *model) blockade(seat int, at place) bool {
	for _, k := range m.rivals(seat) {
		if m.blockades && open(at) && len(m.on(k, at)) >= 2 {
			return true
		}
	}
	return false
}

// goal is where a number brings a man, if it may move by it.
func (m *model) goal(a man, n int) (to place, may bool) {
	switch m.where[a.seat][a.piece] {
	case yard:
		return m.square(a.seat, 0), n == 6
	case home:
		return home, false
	}
	from := m.walked(a)
	last := from + n
	if m.captureFirst && !m.captured[a.seat] && last > m.ring-2 {
		last = m.ring - 2
	}
	if last == from || last > m.ring+4 {
		return home, false
	}
	for step := from + 1; step <= last; step++ {
		if m.blockade(a.seat, m.square(a.seat, step)) {
			return home, false
		}
	}
	return m.square(a.seat, last), true
}

// done reports whether a seat has brought home what it takes to win.
func (m *model) done(seat int) bool { return len(m.on(seat, home)) >= m.toWin }

// moves is whose pieces a seat moves: in teams its partner's once its own are
// home.
func (m *model) moves(seat int) int {
	if m.teams && m.done(seat) {
		return (seat + 2) % 4
	}
	return seat
}

// may lists the men that can move by a number on a seat's turn.
func (m *model) may(seat, n int) (list []man) {
	for p := range 4 {
		a := man{m.moves(seat), p}
		if _, ok := m.goal(a, n); ok {
			list = append(list, a)
		}
	}
	return list
}

// roll takes a number into the set.
func (m *model) roll(n int) {
	m.hand = append(m.hand, n)
	if n != 6 {
		m.use()
		return
	}
	m.sixes++
	switch {
	case m.sixes == 3:
		m.pass()
	case m.sixes == 1 && len(m.may(m.turn, 6)) == 0:
		m.pass()
	}
}

// use: the next number is due, or lost with those after it.
func (m *model) use() {
	if len(m.hand) > 0 && len(m.may(m.turn, m.hand[0])) > 0 {
		m.phase = "move"
		return
	}
	if !m.owed {
		m.pass()
		return
	}
	m.fresh()
}

// fresh begins a new set.
func (m *model) fresh() { m.hand, m.sixes, m.owed, m.phase = nil, 0, false, "roll" }

func (m *model) move(a man) {
	to, _ := m.goal(a, m.hand[0])
	if m.hand = m.hand[1:]; len(m.hand) == 0 {
		m.hand = nil
	}
	m.where[a.seat][a.piece] = to
	for _, k := range m.rivals(a.seat) {
		for _, b := range m.on(k, to) {
			if open(to) {
				m.where[b.seat][b.piece] = yard
				m.owed, m.captured[a.seat] = true, true
			}
		}
	}
	if to == home {
		m.owed = m.owed || m.pay
		if m.done(a.seat) {
			m.finish(a.seat)
			return
		}
	}
	m.use()
}

// finish gives places and ends the turn.
func (m *model) finish(seat int) {
	partner := (seat + 2) % 4
	switch {
	case !m.teams:
		m.award([]int{seat})
	case m.done(partner):
		m.award([]int{seat, partner})
		m.award(m.waiting())
	}
	if left := m.waiting(); len(left) <= 1 {
		m.award(left)
		m.over()
		return
	}
	m.pass()
}

// waiting are the seats without a place.
func (m *model) waiting() (list []int) {
	for _, k := range m.seats {
		if m.places[k] == 0 {
			list = append(list, k)
		}
	}
	return list
}

// award gives seats the next place together.
func (m *model) award(seats []int) {
	next := slices.Max(m.places[:]) + 1
	for _, k := range seats {
		m.places[k] = next
	}
}

func (m *model) over() {
	m.fresh()
	m.phase = "over"
}

// pass ends the turn.
func (m *model) pass() {
	m.fresh()
	if m.timeUp || m.captureFirst && m.stuck() {
		m.judge()
		return
	}
	for {
		m.turn = (m.turn + 1) % 6
		if slices.Contains(m.waiting(), m.turn) {
			return
		}
	}
}

// stuck reports whether nobody can ever move again: no number helps anybody.
func (m *model) stuck() bool {
	for _, k := range m.waiting() {
		for n := range 6 {
			if len(m.may(k, n+1)) > 0 {
				return false
			}
		}
	}
	return true
}

// judge gives the places left by pieces home, then steps, then earlier seat.
func (m *model) judge() {
	type result struct{ seats, reached []int } // reached: pieces home, steps
	var table []result
	for _, k := range m.waiting() {
		steps := 0
		for p := range 4 {
			if m.where[k][p] != yard {
				steps += m.walked(man{k, p})
			}
		}
		r := result{[]int{k}, []int{len(m.on(k, home)), steps}}
		if m.teams && k >= 2 {
			first := &table[k-2]
			first.seats = append(first.seats, k)
			first.reached[0] += r.reached[0]
			first.reached[1] += r.reached[1]
			continue
		}
		table = append(table, r)
	}
	slices.SortStableFunc(table, func(a, b result) int {
		return cmp.Or(cmp.Compare(b.reached[0], a.reached[0]), cmp.Compare(b.reached[1], a.reached[1]))
	})
	for _, r := range table {
		m.award(r.seats)
	}
	m.over()
}
