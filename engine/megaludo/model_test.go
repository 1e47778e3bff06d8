package megaludo_test

import (
	"maps"
	"slices"

	"ludaxy/engine/rules"
)

// The model is mega-ludo once more, read off the rules word by word with lists
// and maps. It shares no code with the engine and is only ever compared with
// it.

type man struct{ seat, piece int }

// place is a square: yard, home, ring n, or lane n of a seat.
type place struct {
	kind    string
	seat, n int
}

var yard, home = place{kind: "yard"}, place{kind: "home"}

type model struct {
	length                     int // of the ring
	seats                      []int
	mustOpen, anyEntry, option bool
	turn                       int
	phase                      string
	where                      map[man]place
	order                      map[int][]man // by ring square: who is there, in order of arrival
	last                       map[int]int   // the last moved piece of a seat
	number                     int
	owed                       []int
	sixes                      int
	again                      bool
	places                     map[int]int
}

// modelOf reads a position of the engine.
func modelOf(s *rules.State) *model {
	m := &model{
		length:   17 * int(s.Arms),
		mustOpen: s.Options[3] == 1, anyEntry: s.Options[4] == 1, option: s.Options[5] == 1,
		turn:  int(s.Turn),
		phase: map[rules.Phase]string{rules.PhaseRoll: "roll", rules.PhaseMove: "move", rules.PhaseOver: "over"}[s.Phase],
		where: map[man]place{}, order: map[int][]man{}, last: map[int]int{}, places: map[int]int{},
		sixes: int(s.Sixes),
	}
	for _, later := range []bool{false, true} {
		for k := range 8 {
			for p := range 4 {
				q := s.At[k][p]
				if s.Seats>>k&1 == 0 || (s.Later[k]>>p&1 == 1) != later {
					continue
				}
				switch {
				case q == 253:
					m.where[man{k, p}] = yard
				case q == 255:
					m.where[man{k, p}] = home
				case q >= 136:
					m.where[man{k, p}] = place{"lane", int(q-136) / 8, int(q-136) % 8}
				default:
					m.where[man{k, p}] = place{"ring", 0, int(q)}
					m.order[int(q)] = append(m.order[int(q)], man{k, p})
				}
			}
		}
	}
	for k := range 8 {
		if s.Seats>>k&1 == 1 {
			m.seats = append(m.seats, k)
		}
		if s.LastMoved[k] != 0 {
			m.last[k] = int(s.LastMoved[k]) - 1
		}
		if s.Place[k] != 0 {
			m.places[k] = int(s.Place[k])
		}
	}
	if s.NumCount > 0 {
		m.number = int(s.Numbers[0])
	}
	for _, n := range s.Bonus[:s.BonCount] {
		m.owed = append(m.owed, int(n))
	}
	if m.phase == "move" {
		m.again = s.Extra || s.Sixes > 0 || m.number == 6
		if m.again && m.sixes == 0 {
			m.sixes = 1
		}
	}
	return m
}

// walked is how many steps a man not in the yard has come.
func (m *model) walked(a man) int {
	switch at := m.where[a]; at.kind {
	case "home":
		return m.length + 3
	case "lane":
		return m.length - 4 + at.n
	default:
		return ((at.n-17*a.seat)%m.length + m.length) % m.length
	}
}

// square is where a seat's path is after some steps.
func (m *model) square(seat, steps int) place {
	switch {
	case steps == m.length+3:
		return home
	case steps > m.length-5:
		return place{"lane", seat, steps - (m.length - 4)}
	}
	return place{"ring", 0, (17*seat + steps) % m.length}
}

// on lists who stands on a square of ring or lane.
func (m *model) on(at place) (list []man) {
	for _, k := range m.seats {
		for p := range 4 {
			if (at.kind == "ring" || at.kind == "lane") && m.where[man{k, p}] == at {
				list = append(list, man{k, p})
			}
		}
	}
	return list
}

func (m *model) barrier(at place) bool {
	list := m.on(at)
	return len(list) == 2 && list[0].seat == list[1].seat
}

func (m *model) safe(at place) bool {
	return at.kind == "ring" && slices.Contains([]int{0, 7, 12}, at.n%17)
}

// canCount reports whether a man can count a number to its end.
func (m *model) canCount(a man, n int) bool {
	if m.where[a] == yard || m.where[a] == home {
		return false
	}
	from := m.walked(a)
	for step := from + 1; step <= from+n; step++ {
		if step > m.length+3 || m.barrier(m.square(a.seat, step)) {
			return false
		}
	}
	return len(m.on(m.square(a.seat, from+n))) < 2
}

// may lists the pieces of the seat to play that may use a number of the die or
// a bonus count.
func (m *model) may(n int) (pieces []int) {
	var waiting, counting, opening []int
	for p := range 4 {
		a := man{m.turn, p}
		if m.where[a] == yard {
			waiting = append(waiting, p)
		}
		if m.canCount(a, n) {
			counting = append(counting, p)
			if m.barrier(m.where[a]) {
				opening = append(opening, p)
			}
		}
	}
	own := 0
	for _, a := range m.on(m.square(m.turn, 0)) {
		if a.seat == m.turn {
			own++
		}
	}
	switch {
	case n == 6 && len(waiting) > 0 && own < 2:
		return waiting
	case n == 6 && m.mustOpen && len(opening) > 0:
		return opening
	}
	return counting
}

// hand is the number or bonus count that is due.
func (m *model) hand() int {
	if m.number != 0 {
		return m.number
	}
	return m.owed[0]
}

// legal is what can be done: pieces by number, -1 to roll, -2 to skip.
func (m *model) legal() []int {
	switch m.phase {
	case "over":
		return nil
	case "roll":
		return []int{-1}
	}
	list := m.may(m.hand())
	if m.option && m.number == 0 {
		list = append(list, -2)
	}
	return list
}

// put moves a man and keeps the order of arrival.
func (m *model) put(a man, to place) {
	if at := m.where[a]; at.kind == "ring" {
		m.order[at.n] = slices.DeleteFunc(m.order[at.n], func(b man) bool { return a == b })
		if len(m.order[at.n]) == 0 {
			delete(m.order, at.n)
		}
	}
	m.where[a] = to
	if to.kind == "ring" {
		m.order[to.n] = append(m.order[to.n], a)
	}
}

func (m *model) sendHome(a man) {
	m.put(a, yard)
	if last, ok := m.last[a.seat]; ok && last == a.piece {
		delete(m.last, a.seat)
	}
}

func (m *model) capture(a man) {
	m.sendHome(a)
	m.owed = append(m.owed, 20)
}

func (m *model) roll(n int) {
	if n != 6 {
		m.sixes = 0
	} else {
		m.sixes++
	}
	if m.sixes == 3 {
		if last, ok := m.last[m.turn]; ok && m.where[man{m.turn, last}].kind == "ring" {
			m.sendHome(man{m.turn, last})
		}
		m.again = false
		m.next()
		return
	}
	m.again = n == 6
	if len(m.may(n)) == 0 {
		m.next()
		return
	}
	m.number, m.phase = n, "move"
}

func (m *model) move(piece int) {
	a, n := man{m.turn, piece}, m.hand()
	m.used()
	m.last[m.turn] = piece
	if m.where[a] == yard {
		start := m.square(m.turn, 0)
		there := m.order[start.n]
		var rivals []man
		for _, b := range there {
			if b.seat != m.turn {
				rivals = append(rivals, b)
			}
		}
		if len(rivals) > 0 && (len(there) == 2 || m.anyEntry) {
			m.capture(rivals[len(rivals)-1])
		}
		m.put(a, start)
		m.next()
		return
	}
	to := m.square(m.turn, m.walked(a)+n)
	for _, b := range m.on(to) {
		if b.seat != m.turn && !m.safe(to) {
			m.capture(b)
		}
	}
	m.put(a, to)
	if to == home {
		if m.allHome() {
			m.end()
			return
		}
		m.owed = append(m.owed, 10)
	}
	m.next()
}

// used takes the number or count away.
func (m *model) used() {
	if m.number != 0 {
		m.number = 0
	} else if m.owed = m.owed[1:]; len(m.owed) == 0 {
		m.owed = nil
	}
}

func (m *model) skip() {
	m.used()
	m.next()
}

// next: counts owed that can be used, another roll, or the next player.
func (m *model) next() {
	for len(m.owed) > 0 {
		if len(m.may(m.owed[0])) > 0 {
			m.phase = "move"
			return
		}
		m.used()
	}
	m.phase = "roll"
	if !m.again {
		m.sixes = 0
		i := slices.Index(m.seats, m.turn)
		m.turn = m.seats[(i+1)%len(m.seats)]
	}
	m.again = false
}

func (m *model) allHome() bool {
	for p := range 4 {
		if m.where[man{m.turn, p}] != home {
			return false
		}
	}
	return true
}

// end gives the winner the first place and the others theirs by what is left.
func (m *model) end() {
	bySum := map[int][]int{}
	for _, k := range m.seats {
		sum := 0
		for p := range 4 {
			a := man{k, p}
			if m.where[a] == yard {
				sum += m.length + 4
			} else {
				sum += m.length + 3 - m.walked(a)
			}
		}
		bySum[sum] = append(bySum[sum], k)
	}
	for i, sum := range slices.Sorted(maps.Keys(bySum)) {
		for _, k := range bySum[sum] {
			m.places[k] = i + 1
		}
	}
	m.phase, m.sixes, m.again, m.owed = "over", 0, false, nil
}
