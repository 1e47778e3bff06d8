package oduludo_test

import (
	"fmt"
	"slices"
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// TestSpoiled wants positions to be refused that the rules make impossible.
func TestSpoiled(t *testing.T) {
	rulestest.Spoiled(t, rulestest.Game(t, "oduludo"), impossible)
}

// impossible says what cannot be in a position, by what RULES.md says of the
// pieces, the turn and the round.
func impossible(s *rules.State) string {
	for k := range s.At {
		for p, q := range s.At[k] {
			if q < rules.Yard && !(q < 52 || q >= 136 && q < 136+32 && (q-136)%8 < 4) {
				return fmt.Sprintf("piece %d of seat %d on no field", p, k)
			}
		}
	}
	m := modelOf(s, nil)
	for _, wrong := range []func(*model, *rules.State) string{
		misplaced, captivity, together, theRound, theTurn, theChoice,
	} {
		if what := wrong(&m, s); what != "" {
			return what
		}
	}
	return ""
}

// misplaced: a piece where it cannot come, or out though it is not.
func misplaced(m *model, s *rules.State) string {
	for _, k := range m.seats {
		if s.UFOs&^s.Seats != 0 {
			return "a UFO of nobody"
		}
		for p := range 5 {
			a := alien{k, p}
			q := m.at(a)
			removed := m.rounds && p >= 5-min(m.won[k], 4)
			mate := slices.ContainsFunc(m.men(func(b alien) bool { return b.seat == q.seat && !m.captive(b) }),
				func(b alien) bool { return m.at(b) == q })
			switch {
			case removed && q != gone:
				return fmt.Sprintf("%v plays on though removed", a)
			case q == gone && !removed && !m.eliminated(k) && s.Phase != rules.PhaseOver:
				return fmt.Sprintf("%v is out", a)
			case m.eliminated(k) && q != gone && q != earth:
				return fmt.Sprintf("%v plays on though eliminated", a)
			case q.kind == "path" && q.seat != k && !m.captive(a) && !(m.friends(q.seat, k) && mate):
				return fmt.Sprintf("%v is on another's coloured path", a)
			}
		}
	}
	return ""
}

// captivity: captives are opponents' and stand with a piece of their captor.
func captivity(m *model, s *rules.State) string {
	for k := range 4 {
		for p := range 5 {
			a := alien{k, p}
			if !m.captive(a) {
				continue
			}
			by, q := m.captor[k][p], m.at(a)
			if by > 3 || !slices.Contains(m.seats, by) || !slices.Contains(m.seats, k) || m.friends(by, k) {
				return fmt.Sprintf("%v is nobody's captive", a)
			}
			carriers := m.men(func(b alien) bool { return m.friends(b.seat, by) && !m.captive(b) && m.at(b) == q })
			if q == ship || q == gone || len(carriers) == 0 && s.Choice.Options>>rules.SunBack&1 == 0 {
				return fmt.Sprintf("%v is a captive with nobody", a)
			}
			if q.kind == "path" && !m.friends(q.seat, by) {
				return fmt.Sprintf("%v is a captive on a path its captor cannot walk", a)
			}
		}
	}
	return ""
}

// together: opponents never share a field but while one is met or passed.
func together(m *model, s *rules.State) string {
	for _, a := range m.men(func(a alien) bool { return onBoard(m.at(a)) && !m.captive(a) }) {
		for _, b := range m.men(func(b alien) bool { return m.at(b) == m.at(a) && !m.captive(b) && !m.friends(a.seat, b.seat) }) {
			chooses := s.Phase == rules.PhaseChoose && (m.friends(a.seat, m.turn) || m.friends(b.seat, m.turn))
			if !chooses || safe(m.at(a)) && s.Choice.Options>>rules.SunBack&1 == 0 {
				return fmt.Sprintf("%v and %v are together", a, b)
			}
		}
	}
	return ""
}

// theRound: places, points and rounds that belong together.
func theRound(m *model, s *rules.State) string {
	won := 0
	for _, k := range m.seats {
		won += m.won[k]
		switch {
		case s.Phase == rules.PhaseOver:
		case m.won[k] >= 5:
			return "five rounds won, but not over"
		case m.place[k] != 0 && (m.teams || m.eliminated(k)):
			return fmt.Sprintf("seat %d has a place too early", k)
		case m.place[k] != 0 && slices.ContainsFunc(m.left(k), func(a alien) bool { return onBoard(m.at(a)) }):
			return fmt.Sprintf("seat %d has a place, but plays", k)
		case m.place[k] != 0 && !slices.ContainsFunc(m.left(k), func(a alien) bool { return m.at(a) == earth }):
			return fmt.Sprintf("seat %d has a place, but nobody of its own on Earth", k)
		case m.place[k] == 0 && !m.teams && m.where[k][0] == earth && m.captor[k][0] == nobody:
			return fmt.Sprintf("the King of seat %d is first on Earth", k)
		case s.Round == 0 && m.score[k] != 0 && !m.eliminated(k):
			return fmt.Sprintf("seat %d has points", k)
		}
	}
	for _, f := range m.factions() {
		if s.Phase != rules.PhaseOver && m.place[f[0]] == 0 && m.done(f...) {
			return fmt.Sprintf("%v are done without a place", f)
		}
	}
	fives := 0
	for _, n := range m.won {
		fives += n / 5
	}
	switch {
	case m.rounds && s.Phase == rules.PhaseOver && (fives != 1 || slices.Max(m.won[:]) > 5):
		return "over without one who has won five rounds"
	case m.teams:
		if won /= 2; m.won[0] != m.won[2] || m.won[1] != m.won[3] {
			return "half a team has won"
		}
		fallthrough
	case !m.rounds && s.Phase != rules.PhaseOver && s.Round != 0, won != int(s.Round):
		if won != int(s.Round) || !m.rounds && s.Phase != rules.PhaseOver && s.Round != 0 {
			return "rounds nobody won"
		}
	}
	if s.Phase != rules.PhaseOver && s.Opening == 0 && m.over() {
		return "the round is over"
	}
	return ""
}

// theTurn: a seat with something to play for, a number it can use, tries only
// with nothing in play.
func theTurn(m *model, s *rules.State) string {
	inPlay := m.men(func(a alien) bool { return a.seat == m.turn && !m.captive(a) && onBoard(m.at(a)) })
	switch {
	case s.Phase != rules.PhaseOver && s.Opening == 0 && !m.plays(m.turn):
		return "the turn of one who does not play"
	case s.Phase != rules.PhaseMove && s.NumCount > 0:
		return "a number too many"
	case s.Phase == rules.PhaseMove && (s.NumCount != 1 || s.Numbers[0] < 1 || s.Numbers[0] > 6):
		return "no number of the die"
	case s.Phase == rules.PhaseMove && len(m.moves(m.number)) == 0:
		return "a number nobody can use"
	case s.Phase != rules.PhaseChoose && s.Extra, s.Sixes > 0, s.BonCount > 0, s.TimeUp:
		return "what this game does not have"
	case m.tries > 2, m.tries > 0 && (len(inPlay) > 0 || m.closed(m.field(0))):
		return "tries too many"
	case m.tries > 0 && s.Phase != rules.PhaseRoll && s.Phase != rules.PhaseMove:
		return "tries later on"
	}
	return ""
}

// theChoice: one that the stack really has.
func theChoice(m *model, s *rules.State) string {
	c := s.Choice
	if s.Phase != rules.PhaseChoose {
		if c != (rules.Choice{}) {
			return "a choice nobody has"
		}
		return ""
	}
	if c.Seat != s.Turn || c.Piece > 4 || c.Number < 1 || c.Number > 6 {
		return "a choice of nobody"
	}
	a := alien{int(c.Seat), int(c.Piece)}
	q := m.at(a)
	meets := c.Options == 1<<rules.SendBack|1<<rules.Kidnap
	switch {
	case q.kind != "ring" || m.captive(a):
		return "a choice of one who has not moved"
	case c.Number == 6 && !s.Extra:
		return "a six without another roll"
	case c.Number != 6 && s.Extra && !(meets && star(q)):
		return "another roll without a six"
	case meets && len(m.rivalsOn(q)) == 0, meets && safe(q):
		return "a meeting with nobody"
	case c.Options == 1<<rules.UseOduludo|1<<rules.SkipOduludo && !circle(q), c.Options == 0 && !circle(q):
		return "the Oduludo die off its Circle"
	case c.Options == 1<<rules.SunForward|1<<rules.SunBack && (!sun(q) || a.piece != 1 || m.sunBehind(m.step(q)) == nobody):
		return "Suns nobody chooses"
	case c.Options != 0 && !slices.Contains([]uint8{1<<rules.SendBack | 1<<rules.Kidnap, 1<<rules.UseOduludo | 1<<rules.SkipOduludo, 1<<rules.SunForward | 1<<rules.SunBack}, c.Options):
		return "a choice there is not"
	}
	return ""
}
