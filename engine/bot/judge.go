package bot

import (
	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// All values are in steps: what is worth as much as walking that far.
const (
	fearOfMany = 0.6 // of a step one of several opponents loses
	yardCost   = 9.0 // of being in the yard: the wait for the number that enters
	homeValue  = 6.0 // of a piece home, beside the steps it walked
	extraValue = 7.0 // of another roll
	endValue   = 60.0
	shelter    = 2.0  // of standing where nobody is captured
	hunt       = 0.35 // of what could be captured next, if it stays there
	calm       = 0.75 // of a danger we roll before
)

// hit[d] is the chance that a player whose piece stands d steps behind another
// reaches it in a turn, where a six rolls again up to twice: (d alone), after
// one six, after two.
var hit = func() (p [19]float64) {
	const one = 1.0 / 6
	for d := 1; d <= 6; d++ {
		if d < 6 {
			p[d] += one + one*one + one*one*one // d closes the set, first, second or third
			p[d+6] += one*one + one*one*one
			p[d+12] += one * one * one
			continue
		}
		p[6] += one * (1 - one*one)
		p[12] += one * one * (1 - one)
	}
	return p
}()

// value is what an event brings the thinker's side.
func (t *thinker) value(e rules.Event) float64 {
	ours := t.ours(int(e.Seat))
	switch e.Kind {
	case rules.Captured:
		lost := yardCost + t.steps(int(e.Seat), e.From)
		if ours {
			return -lost
		}
		return t.fear * lost
	case rules.ReachHome:
		if ours {
			return homeValue
		}
	case rules.ExtraRoll:
		if ours {
			return extraValue
		}
	case rules.Finished:
		if ours {
			return endValue
		}
	case rules.Kidnapped, rules.Eliminated:
		if ours {
			return -homeValue
		}
		return t.fear * homeValue
	case rules.Freed:
		if ours {
			return homeValue
		}
	}
	return 0
}

func (t *thinker) ours(seat int) bool { return t.side>>seat&1 == 1 }

// steps is how far a piece has come, 0 in the yard.
func (t *thinker) steps(seat int, at rules.Square) float64 {
	switch {
	case at == rules.Yard || at == rules.Out:
		return 0
	case t.track == nil:
		if at == rules.Home {
			return 100
		}
		return float64(at)
	}
	step := t.track.Step[seat][at]
	if step == board.NoStep {
		return 0
	}
	return float64(step)
}

// standing judges a position at rest: how far our pieces have come, how safe
// they stand, and whom they hunt. What opponents lost is in the events.
func (t *thinker) standing(s *rules.State) float64 {
	sum := 0.0
	pieces := t.r.Spec().Pieces
	for seat := range rules.MaxSeats {
		if !s.Active(seat) || !t.ours(seat) {
			continue
		}
		for p := range pieces {
			at := s.At[seat][p]
			if at == rules.Yard {
				sum -= yardCost
				continue
			}
			sum += t.steps(seat, at)
			if t.track == nil || !at.OnBoard() {
				continue
			}
			sum += t.safety(s, seat, at)
		}
	}
	return sum
}

// progress is how far our pieces have come, the yard counting as a loss.
func (t *thinker) progress(s *rules.State) float64 {
	sum := 0.0
	for seat := range rules.MaxSeats {
		if !s.Active(seat) || !t.ours(seat) {
			continue
		}
		for p := range t.r.Spec().Pieces {
			if at := s.At[seat][p]; at == rules.Yard {
				sum -= yardCost
			} else {
				sum += t.steps(seat, at)
			}
		}
	}
	return sum
}

// safety is what a piece's place on the board is worth beside its progress: a
// shelter, or the danger of being captured, and the chance to capture.
func (t *thinker) safety(s *rules.State, seat int, at rules.Square) float64 {
	if at.IsLane() {
		return shelter
	}
	worth := 0.0
	if t.track.Has(uint8(at), board.Safe) || t.pairs && count(s, seat, at) > 1 {
		worth += shelter
	} else {
		danger := t.danger(s, at)
		if s.Turn == t.seat { // we move before anybody can
			danger *= calm
		}
		worth -= danger * (t.steps(seat, at) + yardCost)
	}
	return worth + hunt*t.fear*t.prey(s, seat, at)
}

// danger is the chance that an opponent reaches a ring square in a turn of its
// own, measured on that opponent's path: who has passed the square or turns off
// before it is no danger.
func (t *thinker) danger(s *rules.State, at rules.Square) float64 {
	safe := 1.0
	for seat := range t.track.Arms {
		if !s.Active(seat) || t.ours(seat) || s.Place[seat] != 0 {
			continue
		}
		target := int(t.track.Step[seat][at])
		if target > t.track.LastRing {
			continue
		}
		for _, from := range s.At[seat] {
			d := 0
			switch {
			case from == rules.Yard && target == 0:
				d = 6 // it enters onto us
			case from.IsRing():
				d = target - int(t.track.Step[seat][from])
			}
			if d > 0 && d < len(hit) {
				safe *= 1 - hit[d]
			}
		}
	}
	return 1 - safe
}

// prey is what the best target before a piece is worth, by the chance to reach it.
func (t *thinker) prey(s *rules.State, seat int, at rules.Square) float64 {
	best := 0.0
	step := int(t.track.Step[seat][at])
	for d := 1; d < len(hit) && step+d <= t.track.LastRing; d++ {
		square := t.track.Path[seat][step+d]
		if t.track.Has(square, board.Safe) {
			continue
		}
		for other := range t.track.Arms {
			if !s.Active(other) || t.ours(other) {
				continue
			}
			n := count(s, other, rules.Square(square))
			if n == 0 || n > 1 && t.pairs {
				continue
			}
			if v := hit[d] * float64(n) * (yardCost + t.steps(other, rules.Square(square))); v > best {
				best = v
			}
		}
	}
	return best
}

// count is how many pieces of a seat stand on a square.
func count(s *rules.State, seat int, at rules.Square) (n int) {
	for _, q := range s.At[seat] {
		if q == at {
			n++
		}
	}
	return n
}
