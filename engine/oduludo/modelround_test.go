package oduludo_test

import (
	"cmp"
	"slices"
)

// eliminated: its King is lost, or its partner's. A King is never taken away
// for rounds won, for with the fifth the match ends.
func (m *model) eliminated(seat int) bool {
	return slices.ContainsFunc(m.seats, func(k int) bool { return m.friends(k, seat) && m.where[k][0] == gone })
}

// left is the pieces of a seat that are not captives.
func (m *model) left(seat int) []alien {
	return slices.DeleteFunc(m.fleet(seat), m.captive)
}

// done: all its pieces that are not captives, at least one, are on Earth.
func (m *model) done(seats ...int) bool {
	var left []alien
	for _, k := range seats {
		if m.eliminated(k) {
			return false
		}
		left = append(left, m.left(k)...)
	}
	return len(left) > 0 && !slices.ContainsFunc(left, func(a alien) bool { return m.at(a) != earth })
}

// lostToCaptors: all its pieces are captives on Earth.
func (m *model) lostToCaptors(seats ...int) bool {
	for _, k := range seats {
		if slices.ContainsFunc(m.fleet(k), func(a alien) bool { return !m.captive(a) || m.at(a) != earth }) {
			return false
		}
	}
	return true
}

// factions is the seats that win together.
func (m *model) factions() (all [][]int) {
	if m.teams {
		return [][]int{{0, 2}, {1, 3}}
	}
	for _, k := range m.seats {
		all = append(all, []int{k})
	}
	return all
}

func (m *model) placed() (n int) {
	for _, p := range m.place {
		n = max(n, p)
	}
	return n
}

// unfinished is the factions that could still come to Earth.
func (m *model) unfinished() (list [][]int) {
	for _, f := range m.factions() {
		if m.place[f[0]] == 0 && !m.eliminated(f[0]) && !m.lostToCaptors(f...) {
			list = append(list, f)
		}
	}
	return list
}

// finish gives places to the factions that are done now.
func (m *model) finish() {
	for _, f := range m.factions() {
		if m.place[f[0]] == 0 && m.done(f...) {
			m.award(f)
		}
	}
}

func (m *model) award(f []int) {
	m.follows(f)
	for _, k := range f {
		m.tell("finished %d: %d", k, m.place[k])
	}
}

// follows gives a faction the next place.
func (m *model) follows(f []int) {
	n := m.placed() + 1
	for _, k := range f {
		m.place[k] = n
	}
}

// over: one player is left unfinished, or somebody has won where that is all.
func (m *model) over() bool {
	return len(m.unfinished()) <= 1 || m.stopAtWinner && m.placed() > 0
}

// endMove is after a move with all that came of it: the round's end, another
// roll, or the next player.
func (m *model) endMove() {
	again := m.number == 6 || m.star
	m.number, m.star, m.circle, m.stack, m.baggage, m.mover = 0, false, false, nil, nil, alien{}
	switch {
	case m.over():
		m.endRound()
	case again && m.plays(m.turn):
		m.tell("extra-roll %d", m.turn)
		m.due, m.tries = "roll", 0
	default:
		m.nextPlayer()
	}
}

// plays: it has a piece of its own that could still reach Earth.
func (m *model) plays(seat int) bool {
	return m.place[seat] == 0 && !m.eliminated(seat) &&
		slices.ContainsFunc(m.left(seat), func(a alien) bool { return m.at(a) != earth })
}

func (m *model) nextPlayer() {
	m.due, m.tries = "roll", 0
	i := slices.Index(m.seats, m.turn)
	for n := range m.seats {
		if next := m.seats[(i+n+1)%len(m.seats)]; m.plays(next) {
			m.turn = next
			m.tell("turn %d", next)
			return
		}
	}
	panic("nobody plays on")
}

// endRound gives the last places, the points, and begins another round or ends
// the match.
func (m *model) endRound() {
	left := m.unfinished()
	winnerLeft := m.placed() == 0
	finishers := m.placed()
	if winnerLeft {
		m.award(left[0])
		finishers = 1
		left = left[1:]
	}
	for _, k := range m.seats {
		m.pointsOf(k, finishers)
	}
	if m.teams {
		for _, k := range []int{0, 1} {
			sum := m.points[k] + m.points[k+2]
			m.points[k], m.points[k+2] = sum, sum
		}
	}
	for k := range m.score {
		m.score[k] += m.points[k]
	}
	for _, k := range m.seats {
		if m.place[k] == 1 {
			m.won[k]++
		}
	}
	m.played++
	m.tell("round-over %v", m.score)
	m.loser = m.lost(left)
	m.lastPlaces(left)
	m.points = [4]int{}
	if !m.rounds || slices.Max(m.won[:]) == 5 {
		m.end()
		return
	}
	m.nextRound()
}

// lost is who lost the round. RULES.md says the one left unfinished; of several
// it is the one with the fewest points of the round, and where nobody is left,
// of those who lost their Kings the one with the fewest points by now.
func (m *model) lost(left [][]int) int {
	worse := func(a, b int) int { return cmp.Compare(m.points[a], m.points[b]) }
	var seats []int
	for _, f := range left {
		seats = append(seats, f[0])
	}
	if len(left) == 0 {
		worse = func(a, b int) int { return cmp.Compare(m.score[a], m.score[b]) }
		for _, k := range m.seats {
			if m.place[k] == 0 && m.eliminated(k) {
				seats = append(seats, k)
			}
		}
	}
	if len(seats) == 0 { // all are out by their captors
		worse = func(a, b int) int { return cmp.Compare(m.score[a], m.score[b]) }
		seats = slices.DeleteFunc(slices.Clone(m.seats), func(k int) bool { return m.place[k] != 0 })
	}
	return slices.MinFunc(seats, worse)
}

// pointsOf is what a seat gets for the round; the eliminated have got theirs.
func (m *model) pointsOf(k, finishers int) {
	if m.eliminated(k) {
		return
	}
	finished := m.place[k] > 0 && m.place[k] <= finishers
	if finished && m.place[k] <= 3 {
		m.points[k] += []int{0, 100, 50, 25}[m.place[k]]
	}
	for _, a := range m.left(k) {
		switch {
		case m.at(a) == earth:
			m.points[k] += 20
		case finished:
		case m.at(a) == ship:
			m.points[k] -= 20
		default:
			m.points[k] -= 10
		}
	}
	if m.place[k] == 1 {
		m.points[k] += 40 * len(m.men(func(a alien) bool { return m.captor[a.seat][a.piece] == k }))
	}
}

// lastPlaces ranks those who did not finish: first who is left, then who is
// out. RULES.md does not say who of several: more points are before fewer, and
// equal points share a place.
func (m *model) lastPlaces(left [][]int) {
	var out [][]int
	for _, f := range m.factions() {
		if m.place[f[0]] == 0 && !slices.ContainsFunc(left, func(l []int) bool { return l[0] == f[0] }) {
			out = append(out, f)
		}
	}
	for _, list := range [][][]int{left, out} {
		slices.SortStableFunc(list, func(a, b []int) int { return cmp.Compare(m.score[b[0]], m.score[a[0]]) })
		for i, f := range list {
			if i > 0 && m.score[f[0]] == m.score[list[i-1][0]] {
				m.place[f[0]] = m.place[list[i-1][0]]
			} else {
				m.follows(f)
			}
		}
	}
}

// end: the match is over. Over several rounds the most points win; equal
// totals: more rounds won, then shared.
func (m *model) end() {
	m.due = "over"
	m.tell("over")
	if !m.rounds {
		return
	}
	better := func(a, b int) int {
		return cmp.Or(cmp.Compare(m.score[b], m.score[a]), cmp.Compare(m.won[b], m.won[a]))
	}
	order := slices.SortedStableFunc(slices.Values(m.seats), better)
	for i, k := range order {
		switch {
		case i == 0:
			m.place[k] = 1
		case better(order[i-1], k) == 0:
			m.place[k] = m.place[order[i-1]]
		default:
			m.place[k] = m.place[order[i-1]] + 1
		}
	}
}

// nextRound sets up the next round: who won one has one piece fewer for each,
// Soldiers first, UFOs are back, and the loser begins.
func (m *model) nextRound() {
	m.place = [4]int{}
	for _, k := range m.seats {
		for p := range 5 {
			m.where[k][p], m.captor[k][p] = ship, nobody
			if p >= 5-m.won[k] {
				m.where[k][p] = gone
			}
		}
		m.ufo[k] = true
	}
	m.turn, m.due, m.tries = m.loser, "roll", 0
	m.tell("turn %d", m.turn)
}
