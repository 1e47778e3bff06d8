package oduludo_test

import (
	"slices"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// scatter is a position with the pieces anywhere, many of them close together
// and many of them captives. It may be one that cannot be.
func (c *comparison) scatter() rules.State {
	rng := c.rng
	setup := rulestest.RandomSetup(c.rules.Spec(), rng)
	s := c.rules.Start(setup)
	m := modelOf(&s, nil)
	crowd, spread := rng.IntN(52), 3+rng.IntN(16)
	homely, late := rng.IntN(3) == 0, rng.IntN(3) == 0
	if m.rounds {
		for _, k := range m.seats {
			s.RoundsWon[k] = uint8(rng.IntN(5))
			s.Round += s.RoundsWon[k]
			s.Score[k] = int16(rng.IntN(9) * 10)
			for i := range s.RoundsWon[k] {
				s.At[k][4-i] = rules.Out
			}
		}
		if s.Round > 0 {
			s.LostLast = uint8(m.seats[rng.IntN(len(m.seats))] + 1)
		}
		if s.Round == 0 {
			s.Score = [4]int16{}
		}
	}
	holder := map[rules.Square]int{}
	track := c.rules.Board(&s)
	for _, p := range rng.Perm(5) {
		for _, k := range m.seats {
			if s.At[k][p] == rules.Out {
				continue
			}
			q := rules.Yard
			switch kind := rng.IntN(10); {
			case homely && kind < 6 && p != 0:
				q = rules.Home
			case late && kind < 7:
				q = rules.Square(track.Path[k][42+rng.IntN(14)])
			case kind < 2:
			case kind == 2:
				q = rules.Square(track.Path[k][rng.IntN(56)])
			case kind == 3 && p != 0:
				q = rules.Home
			case kind == 4:
				q = rules.Square(13 * rng.IntN(4))
			default:
				q = rules.Square((crowd + rng.IntN(spread)) % 52)
			}
			by, taken := holder[q]
			switch {
			case !q.OnBoard():
			case !taken:
				holder[q] = k
			case m.friends(by, k):
			case rng.IntN(4) > 0:
				s.Captor[k][p] = uint8(by + 1)
			default:
				q = rules.Yard
			}
			s.At[k][p] = q
		}
	}
	c.shelve(&s, &m)
	s.UFOs &^= uint8(rng.IntN(16))
	return s
}

// shelve eliminates a seat now and then, gives places to those who are done and
// the turn to one who is not, and draws a number or tries.
func (c *comparison) shelve(s *rules.State, m *model) {
	rng := c.rng
	if rng.IntN(6) == 0 && !m.teams {
		k := m.seats[rng.IntN(len(m.seats))]
		for p, q := range s.At[k] {
			if q != rules.Home {
				s.At[k][p], s.Captor[k][p] = rules.Out, 0
			}
		}
		s.Score[k] -= int16(20 + 10*rng.IntN(5))
	}
	if rng.IntN(3) == 0 { // captives on Earth
		for range 3 {
			k, by := m.seats[rng.IntN(len(m.seats))], m.seats[rng.IntN(len(m.seats))]
			p := rng.IntN(5)
			if s.At[k][p] == rules.Home && !m.friends(k, by) {
				s.Captor[k][p] = uint8(by + 1)
			}
		}
	}
	*m = modelOf(s, nil)
	for _, i := range rng.Perm(len(m.seats)) {
		if k := m.seats[i]; !m.teams && m.done(k) {
			s.Placed++
			s.Place[k] = s.Placed
		}
	}
	*m = modelOf(s, nil)
	for range 8 {
		if !m.plays(int(s.Turn)) {
			s.Turn = uint8(m.seats[rng.IntN(len(m.seats))])
		}
	}
	m.turn = int(s.Turn)
	n := rng.IntN(6) + 1
	if moves := m.moves(n); rng.IntN(2) == 0 && len(moves) > 0 {
		s.Phase = rules.PhaseMove
		s.PushNumber(uint8(n))
	} else if !slices.ContainsFunc(s.At[s.Turn][:], rules.Square.OnBoard) {
		s.Tries = uint8(rng.IntN(3))
	}
}
