package rulestest

import (
	"errors"
	"math/rand/v2"
	"testing"

	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
)

// Spoiled spoils positions met in random play, in one to three things each, on
// as many as the flag -positions says. Those that cannot be have to be refused:
// wrong says in words what is wrong with one, nothing if the caller sees
// nothing. Those that are taken have to be as good as any: they survive being
// written and read, and can be played on.
func Spoiled(t *testing.T, r rules.Rules, wrong func(s *rules.State) string) {
	t.Helper()
	rng := rand.New(rand.NewPCG(7, 8))
	c := comparison{t: t, rules: r}
	s := rules.State{Phase: rules.PhaseOver}
	taken := 0
	for n := range *positions {
		if s.Phase == rules.PhaseOver && n%5 == 0 {
			s = r.Start(RandomSetup(r.Spec(), rng))
		}
		for range rng.IntN(9) {
			if s.Phase != rules.PhaseOver {
				c.step(&s, rng)
			}
		}
		spoiled := s
		for range max(1, rng.IntN(5)-1) {
			spoil(r, &spoiled, rng)
		}
		why := r.Check(&spoiled)
		what := misfit(r, &spoiled)
		if what == "" {
			what = wrong(&spoiled)
		}
		switch {
		case why != nil && why.Error() == "":
			t.Fatalf("%+v is refused without a reason", spoiled)
		case why != nil:
			if n%4 == 0 {
				refusedInText(t, r, &spoiled, wrong)
			}
			continue
		case what != "":
			t.Fatalf("%s: %+v is taken", what, spoiled)
		}
		taken++
		c.playOn(spoiled, rng)
		if t.Failed() {
			return
		}
	}
	t.Logf("%d spoiled positions, %d of them taken", *positions, taken)
}

// refusedInText wants a position that is refused to be refused in writing too,
// if it can be written at all: what is read is another one, and nothing is wrong
// with it.
func refusedInText(t *testing.T, r rules.Rules, s *rules.State, wrong func(s *rules.State) string) {
	t.Helper()
	raw, err := notation.EncodeState(s)
	if err != nil {
		return
	}
	back, err := notation.DecodeState(raw)
	var known *notation.Error
	switch {
	case err != nil && !(errors.As(err, &known) && known.Text != ""):
		t.Fatalf("%s is refused without a reason: %v", raw, err)
	case err != nil:
	case back == *s || r.Check(&back) != nil || misfit(r, &back)+wrong(&back) != "":
		t.Fatalf("%s is taken as %+v", raw, back)
	}
}

// playOn writes and reads a position and plays on from it for a while.
func (c *comparison) playOn(s rules.State, rng *rand.Rand) {
	raw, err := notation.EncodeState(&s)
	if err != nil {
		c.t.Fatalf("%+v cannot be written: %v", s, err)
	}
	if back, err := notation.DecodeState(raw); err != nil || back != s {
		c.t.Fatalf("%s is read as %+v (%v), not %+v", raw, back, err, s)
	}
	first := s
	for range 12 {
		c.buf = c.rules.Legal(&s, c.buf)
		if (len(c.buf) == 0) != (s.Phase == rules.PhaseOver) {
			c.t.Fatalf("%d legal actions: %+v, from %+v", len(c.buf), s, first)
		}
		if s.Phase == rules.PhaseOver {
			return
		}
		before := s
		c.step(&s, rng)
		if err := c.rules.Check(&s); err != nil {
			c.t.Fatalf("%v: %+v leads to %+v", err, before, s)
		}
	}
}

// misfit says what is wrong with who plays and with what pieces.
func misfit(r rules.Rules, s *rules.State) string {
	spec := r.Spec()
	for i, v := range s.Options {
		if i < len(spec.Options) && int(v) >= len(spec.Options[i].Values) || i >= len(spec.Options) && v != 0 {
			return "a house rule there is not"
		}
	}
	if spec.Check(rules.Setup{Seats: s.Seats, Options: s.Options, First: -1}) != nil {
		return "seats that do not suit"
	}
	if s.Turn >= rules.MaxSeats || !s.Active(int(s.Turn)) {
		return "nobody's turn"
	}
	for k := range s.At {
		for p, q := range s.At[k] {
			if (!s.Active(k) || p >= spec.Pieces) && q != rules.Out {
				return "a piece too many"
			}
		}
	}
	for k, place := range s.Place {
		if place > 0 && !s.Active(k) || place > s.Placed {
			return "a place of nobody, or beyond the last"
		}
	}
	if s.Phase < rules.PhaseRoll || s.Phase > rules.PhaseOver {
		return "no phase"
	}
	return ""
}

// spoil changes one thing about a position.
func spoil(r rules.Rules, s *rules.State, rng *rand.Rand) {
	seat, piece := rng.IntN(rules.MaxSeats), rng.IntN(r.Spec().Pieces)
	for range 4 { // mostly of those who play
		if !s.Active(seat) {
			seat = rng.IntN(rules.MaxSeats)
		}
	}
	small := uint8(rng.IntN(8))
	switch rng.IntN(22) {
	case 0, 1, 2, 3, 4:
		s.At[seat][piece] = somewhere(r, s, rng)
	case 5:
		s.Turn = small
	case 6:
		s.Phase = rules.Phase(rng.IntN(6))
	case 7:
		s.PushNumber(small)
	case 8:
		if s.NumCount > 0 {
			s.Numbers[rng.IntN(int(s.NumCount))] = small
		}
	case 9:
		s.Sixes = small / 2
	case 10:
		s.Tries = small / 2
	case 11:
		s.Extra = !s.Extra
	case 12:
		s.Place[seat], s.Placed = small/2, uint8(rng.IntN(4))
	case 13:
		s.Captor[seat%4][piece] = small
	case 14:
		s.UFOs ^= 1 << small
	case 15:
		c := [5]*uint8{&s.Choice.Options, &s.Choice.Piece, &s.Choice.Seat, &s.Choice.Number, &s.Choice.Flags}
		*c[rng.IntN(5)] ^= 1 << rng.IntN(6)
	case 16:
		s.Score[seat%4] += int16(rng.IntN(9)-4) * 10
	case 17:
		n := [3]*uint8{&s.RoundsWon[seat%4], &s.Round, &s.LostLast}
		*n[rng.IntN(3)] = small
	case 18:
		n := [3]*uint8{&s.Captured, &s.LastMoved[seat], &s.Later[seat]}
		*n[rng.IntN(3)] = small
	case 19:
		s.PushBonus([]uint8{10, 20, small}[rng.IntN(3)])
		s.BonCount %= rules.MaxBonus - 1
	case 20:
		n := [4]*uint8{&s.Seats, &s.Arms, &s.Options[rng.IntN(len(r.Spec().Options))], &s.Options[rules.MaxOptions-1]}
		*n[rng.IntN(4)] = small
	case 21:
		n := [3]*uint8{&s.Opening, &s.OpenContest, &s.OpenRolled[seat]}
		*n[rng.IntN(3)] = small
		s.TimeUp = rng.IntN(4) == 0
	}
}

// somewhere is a square, often one where somebody is or has to do with.
func somewhere(r rules.Rules, s *rules.State, rng *rand.Rand) rules.Square {
	switch rng.IntN(8) {
	case 0:
		return []rules.Square{rules.Yard, rules.Home, rules.Out}[rng.IntN(3)]
	case 1:
		return rules.Lane(rng.IntN(rules.MaxSeats), rng.IntN(rules.LaneWidth))
	case 2:
		return rules.Square(rng.IntN(256))
	case 3:
		return rules.Square(rng.IntN(54))
	case 4:
		return rules.Square(rng.IntN(138))
	}
	seats := rules.SeatList(s.Seats)
	if len(seats) == 0 {
		return rules.Yard
	}
	return s.At[seats[rng.IntN(len(seats))]][rng.IntN(r.Spec().Pieces)]
}
