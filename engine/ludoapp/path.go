package ludoapp

import (
	"math/bits"

	"ludaxy/engine/rules"
)

// path is what stands on one seat's path, as masks with bit n for step n: with
// them a move is judged by a few operations, however many pieces there are.
type path struct {
	own, ownTwo     uint64 // one of the seat's own pieces or more; two
	others, twoElse uint64 // an opposing piece or more; two of one colour
	guarded         uint64 // an opposing piece that its start square protects
	stops           uint64 // what cannot be passed, by the house rule
}

// look finds what stands on a seat's path.
func (l *LudoApp) look(s *rules.State, seat int) (p path) {
	steps := &l.track.Step[seat]
	home := uint8(l.track.HomeStep)
	for _, at := range s.At[seat][:Pieces] {
		if step := steps[at]; step < home { // neither in the yard nor home
			bit := uint64(1) << step
			p.ownTwo |= p.own & bit
			p.own |= bit
		}
	}
	guards := s.Options[OptSafeStarts] != 0
	for rest := s.Seats &^ (1 << seat); rest != 0; rest &= rest - 1 {
		k := bits.TrailingZeros8(rest)
		for _, at := range s.At[k][:Pieces] {
			// A home of theirs is no square of this path, though it has the
			// same number.
			step := steps[at]
			if step >= home {
				continue
			}
			bit := uint64(1) << step
			p.twoElse |= p.others & bit // two colours never stand together
			p.others |= bit
			if guards && at == l.starts[k] {
				p.guarded |= bit
			}
		}
	}
	switch s.Options[OptBlockers] {
	case BlockersAny:
		p.stops = p.others
	case BlockersDoubled:
		p.stops = p.twoElse
	}
	return p
}

// target is where a piece standing on a square comes by a number, or why it
// cannot move.
func (l *LudoApp) target(p *path, seat int, from rules.Square, n int) (to rules.Square, why rules.Reason) {
	step := 0
	switch from {
	case rules.Home:
		return from, rules.ReasonAtHome
	case rules.Yard:
		if n != 6 {
			return from, rules.ReasonNeedSix
		}
	default:
		at := int(l.track.Step[seat][from])
		if step = at + n; step > l.track.HomeStep {
			return from, rules.ReasonExact
		}
		if between := uint64(1)<<step - uint64(2)<<at; p.stops&between != 0 {
			return from, rules.ReasonBlocked
		}
	}
	if (p.ownTwo|p.twoElse|p.guarded)>>step&1 == 1 {
		return from, rules.ReasonFull
	}
	return rules.Square(l.track.Path[seat][step]), ""
}

// canMove reports whether a seat has a piece that can use a number.
func (l *LudoApp) canMove(s *rules.State, seat, n int) bool {
	p := l.look(s, seat)
	for _, from := range s.At[seat][:Pieces] {
		if _, why := l.target(&p, seat, from, n); why == "" {
			return true
		}
	}
	return false
}

// canEnter reports whether a six can bring a piece of a seat out of the yard.
func (l *LudoApp) canEnter(s *rules.State, seat int) bool {
	for _, at := range s.At[seat][:Pieces] {
		if at == rules.Yard {
			p := l.look(s, seat)
			_, why := l.target(&p, seat, rules.Yard, 6)
			return why == ""
		}
	}
	return false
}

// atHome is how many pieces of a seat are home.
func atHome(s *rules.State, seat int) (n int) {
	for _, at := range s.At[seat][:Pieces] {
		if at == rules.Home {
			n++
		}
	}
	return n
}

// done reports whether a seat has all its pieces home.
func done(s *rules.State, seat int) bool { return atHome(s, seat) == Pieces }
