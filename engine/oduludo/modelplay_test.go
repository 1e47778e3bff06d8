package oduludo_test

import "slices"

// roll is a throw of the number die.
func (m *model) roll(n int) {
	m.tell("rolled %d: %d", m.turn, n)
	if len(m.moves(n)) > 0 {
		m.number, m.due = n, "move"
		return
	}
	m.tell("lost %d: %d", m.turn, n)
	inPlay := m.men(func(a alien) bool { return a.seat == m.turn && !m.captive(a) && onBoard(m.at(a)) })
	if m.tries++; len(inPlay) == 0 && !m.closed(m.field(0)) && m.tries < 3 {
		return
	}
	m.nextPlayer()
}

// do is a deed other than a throw.
func (m *model) do(d deed) {
	switch d.what {
	case "move", "back":
		m.move(d)
	case "sun-forward":
		m.comeAlong()
		step := m.step(m.at(m.mover))
		if to, ok := m.sunAhead(m.stack, step); ok {
			m.jump("sun", to)
		}
		m.arrive()
	case "sun-back":
		m.comeAlong()
		step := m.sunBehind(m.step(m.at(m.mover)))
		if to := m.field(step); !m.closed(to) {
			m.jump("sun", to)
		}
		m.arrive()
	case "send-back":
		m.sendBack()
	case "kidnap":
		m.kidnap()
	case "oduludo":
		m.due = "die"
	case "skip":
		m.endMove()
	}
}

// move launches a piece or counts with a stack.
func (m *model) move(d deed) {
	m.mover = alien{m.turn, d.piece}
	from := m.at(m.mover)
	if from == ship {
		m.tell("entered %v: %v", m.mover, m.field(0))
		m.where[m.turn][d.piece] = m.field(0)
		m.endMove()
		return
	}
	m.stack, m.baggage = m.stackOn(from), m.carriedOn(from)
	steps := m.count(from, m.number, d.what == "back")
	l, _ := m.land(m.stack, steps[len(steps)-1])
	if l.suns && len(m.carriedOn(l.on)) > 0 {
		m.behind, m.way = m.baggage, steps
		m.baggage = nil
	}
	m.walk(steps)
	m.star, m.circle = star(l.on), circle(l.on)
	if l.suns {
		m.due = "suns"
		return
	}
	if l.by == "ufo" {
		m.ufo[parker(l.on)] = false
	}
	if l.end != l.on {
		m.jump(l.by, l.end)
	}
	m.arrive()
}

// everybody in the moving stack, captives too.
func (m *model) all() []alien { return slices.Concat(m.stack, m.baggage) }

// walk takes the stack along its path.
func (m *model) walk(steps []int) {
	var path []spot
	for _, step := range steps {
		path = append(path, m.field(step))
	}
	for _, a := range m.all() {
		m.tell("moved %v: %v to %v by %v", a, m.at(a), path[len(path)-1], path)
		m.where[a.seat][a.piece] = path[len(path)-1]
	}
}

// comeAlong: the Queen's captives follow her to the Sun where she has chosen.
// They wait where others of her side hold captives there, so that a position
// tells which are hers.
func (m *model) comeAlong() {
	if len(m.behind) == 0 {
		return
	}
	queen := m.stack
	m.stack, m.baggage = nil, m.behind
	m.walk(m.way)
	m.stack, m.behind, m.way = queen, nil, nil
}

// jump takes the stack somewhere without counting.
func (m *model) jump(by string, to spot) {
	for _, a := range m.all() {
		m.tell("jumped %v: %v to %v by %s", a, m.at(a), to, by)
		m.where[a.seat][a.piece] = to
	}
}

// arrive is the stack where it finally stands: on Earth, or with its own and
// maybe before opponents.
func (m *model) arrive() {
	q := m.at(m.mover)
	if q == earth {
		m.landed()
		return
	}
	m.stack, m.baggage = m.stackOn(q), m.carriedOn(q)
	switch {
	case len(m.rivalsOn(q)) > 0:
		m.due = "meeting"
	case m.circle:
		m.due = "circle"
	default:
		m.endMove()
	}
}

// landed is the stack on Earth.
func (m *model) landed() {
	for _, a := range m.stack {
		m.tell("home %v", a)
	}
	m.finish()
	m.endMove()
}

// met is after a meeting: the die where the count ended on a Circle.
func (m *model) met() {
	m.finish()
	q := m.at(m.mover)
	m.stack, m.baggage = m.stackOn(q), m.carriedOn(q)
	if m.circle && !m.over() {
		m.due = "circle"
		return
	}
	m.endMove()
}

// release brings a captive back to its owner's ship.
func (m *model) release(a alien) {
	m.tell("released %v", a)
	m.captor[a.seat][a.piece] = nobody
	m.where[a.seat][a.piece] = ship
}

// free makes a captive one of the stack that met its captor.
func (m *model) free(a alien) {
	m.tell("freed %v by %d", a, m.turn)
	m.captor[a.seat][a.piece] = nobody
}

func (m *model) sendBack() {
	q := m.at(m.mover)
	met, theirs := m.rivalsOn(q), m.theirCaptives(q)
	for _, a := range met {
		m.tell("captured %v by %d: %v", a, m.turn, q)
		m.where[a.seat][a.piece] = ship
	}
	for _, a := range theirs {
		if m.friends(a.seat, m.turn) {
			m.free(a)
		} else {
			m.release(a)
		}
	}
	for _, a := range met {
		if a.piece == 0 && m.at(a) != gone {
			m.eliminate(a.seat)
		}
	}
	m.met()
}

func (m *model) kidnap() {
	q := m.at(m.mover)
	met, theirs := m.rivalsOn(q), m.theirCaptives(q)
	for _, a := range theirs {
		if m.friends(a.seat, m.turn) {
			m.free(a)
		} else {
			m.take(a)
		}
	}
	for _, a := range met {
		m.take(a)
	}
	m.met()
}

func (m *model) take(a alien) {
	m.tell("kidnapped %v by %d", a, m.turn)
	m.captor[a.seat][a.piece] = m.turn
}

// eliminate takes a faction, or a team, out of the round.
func (m *model) eliminate(seat int) {
	var out []int
	for _, k := range m.seats {
		if m.friends(k, seat) {
			out = append(out, k)
		}
	}
	for _, k := range out {
		m.tell("eliminated %d", k)
		for _, a := range m.fleet(k) {
			switch {
			case m.captive(a), m.at(a) == earth:
			case m.at(a) == ship:
				m.points[k] -= 20
			default:
				m.points[k] -= 10
			}
			if m.at(a) != earth {
				m.where[a.seat][a.piece], m.captor[a.seat][a.piece] = gone, nobody
			}
		}
	}
	for _, a := range m.men(func(a alien) bool {
		return m.captive(a) && m.at(a) != earth && m.friends(m.captor[a.seat][a.piece], seat)
	}) {
		m.release(a)
	}
}

// oduludo is a throw of the Oduludo die.
func (m *model) oduludo(face string) {
	m.tell("rolled %d: %s", m.turn, face)
	m.circle = false
	from := m.at(m.mover)
	step := m.step(from)
	switch face {
	case "earth":
		if m.kingsMay(m.stack) {
			m.jump("earth", earth)
			m.landed()
			return
		}
	case "sun-a", "sun-b":
		m.twoSuns(step)
	case "plus-3":
		m.walk([]int{step + 1, step + 2, step + 3})
		l, _ := m.land(m.stack, step+3)
		if l.end != l.on {
			m.jump(l.by, l.end)
		}
	case "lightning":
		if to, ok := m.lightningBehind(step); ok {
			m.jump("lightning", to)
		}
	case "moon":
		if to := m.field(0); !m.closed(to) {
			m.jump("moon", to)
		}
	}
	if m.at(m.mover) == from {
		m.endMove()
		return
	}
	m.arrive()
}

// twoSuns jumps to the nearest Sun ahead and the next; one's own Gate on the
// way leads to Earth.
func (m *model) twoSuns(step int) {
	first := step + 1
	for !sun(m.field(first)) {
		first++
	}
	second := first + 1
	for second < gate && !sun(m.field(second)) {
		second++
	}
	switch {
	case first == gate || second == gate:
		if m.kingsMay(m.stack) {
			m.jump("sun", earth)
		}
	case !m.closed(m.field(second)):
		m.jump("sun", m.field(second))
	default:
		m.jump("sun", m.field(first))
	}
}
