package luddo_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"ludaxy/engine/luddo"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// TestReference compares the game with the model; -positions says on how many
// positions.
func TestReference(t *testing.T) {
	r := rulestest.Game(t, "luddo")
	rulestest.Reference(t, r, rulestest.Model{
		Scatter: func(rng *rand.Rand) rules.State { return scatter(r, rng) },
		Refused: refused,
		Legal:   sameLegal,
		Same:    asModelled,
	})
}

// sameLegal wants the legal actions of a position to be those of the model.
func sameLegal(s *rules.State, legal []rules.Action) error {
	m := modelOf(s)
	var want []rules.Action
	switch m.phase {
	case "roll":
		want = append(want, rules.Action{Kind: rules.Roll})
	case "move":
		for _, a := range m.may(m.turn, m.hand[0]) {
			want = append(want, rules.Action{Kind: rules.Move, Seat: uint8(a.seat), Piece: uint8(a.piece)})
		}
	}
	if !slices.Equal(legal, want) {
		return fmt.Errorf("legal is %+v, the model has %+v", legal, want)
	}
	return nil
}

// asModelled wants an action to lead where the model comes by it.
func asModelled(before, after *rules.State, a rules.Action) error {
	m := modelOf(before)
	switch a.Kind {
	case rules.Roll:
		m.roll(int(a.Value))
	case rules.Move:
		m.move(man{int(a.Seat), int(a.Piece)})
	case rules.TimeUp:
		if !m.clock || m.timeUp {
			return fmt.Errorf("the clock ran out in %+v", m)
		}
		m.timeUp = true
	}
	if got := modelOf(after); !reflect.DeepEqual(got, m) {
		return fmt.Errorf("it comes to\n%+v, the model to\n%+v", got, m)
	}
	return nil
}

// refused wants the model to see something wrong with a drawn position too: it
// is over or should be, opponents stand where they are captured, or nobody can
// use the number in hand.
func refused(s *rules.State, why error) error {
	m := modelOf(s)
	home := 0
	for _, k := range m.seats {
		if m.done(k) {
			home++
		}
		for p := range 4 {
			at := m.where[k][p]
			for _, o := range m.rivals(k) {
				if open(at) && len(m.on(o, at)) > 0 {
					return nil
				}
			}
			if m.captureFirst && !m.captured[k] && (at.kind == "lane" || at.kind == "home") {
				return nil
			}
		}
		if !m.teams && m.done(k) != (m.places[k] != 0) {
			return nil
		}
	}
	six := slices.Contains(m.hand, 6) && m.phase == "roll"
	switch {
	case m.teams && (m.done(0) && m.done(2) || m.done(1) && m.done(3)):
	case !m.teams && home >= len(m.seats)-1:
	case m.places[m.turn] != 0:
	case (m.phase == "move" || six) && len(m.may(m.turn, m.hand[0])) == 0:
	default:
		return fmt.Errorf("%w, but the model sees nothing wrong", why)
	}
	return nil
}

// scatter is a position with the pieces anywhere, many of them close together.
// It may be one that cannot be.
func scatter(r rules.Rules, rng *rand.Rand) rules.State {
	s := r.Start(rulestest.RandomSetup(r.Spec(), rng))
	track := r.Board(&s)
	crowd, spread := rng.IntN(track.Ring), 4+rng.IntN(20)
	home := rng.IntN(3) == 0 // many are home
	late := rng.IntN(4) == 0 // most are at the end of their way
	s.Captured = s.Seats & uint8(rng.IntN(256))
	for _, k := range rules.SeatList(s.Seats) {
		for p := range luddo.Pieces {
			q := rules.Yard
			switch kind := rng.IntN(8); {
			case home && kind < 5:
				q = rules.Home
			case late && kind < 7 && s.Captured>>k&1 == 0:
				q = rules.Square(track.Path[k][track.LastRing])
			case late && kind < 7:
				q = rules.Square(track.Path[k][track.HomeStep-rng.IntN(3)])
			case kind == 0:
			case kind == 1:
				q = rules.Square(track.Path[k][0])
			case kind == 2:
				q = rules.Square(track.Path[k][rng.IntN(track.HomeStep+1)])
			case kind == 3:
				q = rules.Square(track.Path[k][track.HomeStep-rng.IntN(12)])
			case kind == 4 && p > 0:
				q = s.At[k][p-1] // a stack
			default:
				q = rules.Square((crowd + rng.IntN(spread)) % track.Ring)
			}
			if q != rules.Yard && int(track.Step[k][q]) > track.HomeStep {
				q = rules.Yard
			}
			s.At[k][p] = q
		}
	}
	apart(&s, rng)
	award(&s, rng)
	drawHand(&s, rng)
	if s.Options[luddo.OptMatchMinutes] != 0 {
		s.TimeUp = rng.IntN(4) == 0
	}
	return s
}

// apart sends most pieces to the yard that stand with opponents where they
// would have been captured.
func apart(s *rules.State, rng *rand.Rand) {
	m := modelOf(s)
	for _, k := range m.seats {
		for p, at := range m.where[k] {
			for _, o := range m.rivals(k) {
				if open(at) && len(m.on(o, at)) > 0 && rng.IntN(40) > 0 {
					s.At[k][p], m.where[k][p] = rules.Yard, yard
				}
			}
		}
	}
}

// award gives the seats that are done places in some order.
func award(s *rules.State, rng *rand.Rand) {
	m := modelOf(s)
	for _, i := range rng.Perm(len(m.seats)) {
		if k := m.seats[i]; !m.teams && m.done(k) {
			s.Placed++
			s.Place[k] = s.Placed
		}
	}
	for range 8 { // most of the time somebody plays who is still in it
		if s.Place[s.Turn] != 0 {
			s.Turn = uint8(m.seats[rng.IntN(len(m.seats))])
		}
	}
}

// drawHand draws numbers in hand: sixes before another roll, or what is left of
// a set where a move is due.
func drawHand(s *rules.State, rng *rand.Rand) {
	sixes := rng.IntN(3)
	for range sixes {
		s.PushNumber(6)
	}
	s.Sixes = uint8(sixes)
	if rng.IntN(3) == 0 {
		return
	}
	s.Phase, s.Extra = rules.PhaseMove, rng.IntN(3) == 0
	s.PushNumber(uint8(rng.IntN(5) + 1))
	for range rng.IntN(int(s.NumCount)) {
		s.PopNumber()
	}
}
