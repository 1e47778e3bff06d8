package ludoapp

import (
	"slices"

	"ludaxy/engine/rules"
)

// path is what stands on one seat's path, as masks with bit n for step n: with
// them a move is judged by a few operations, however many pieces there are.
type path struct {
	ownTwo          uint64 // two of the seat's own pieces
	others, twoElse uint64 // an opposing piece or more; two of one colour
	guarded         uint64 // an opposing piece that its start square protects
	stops           uint64 // what cannot be passed, by the house rule
	closed          uint64 // where the seat cannot land
}

// look finds what stands on a seat's path.
func (l *LudoApp) look(s *rules.State, seat int) (p path) {
	// Yards, homes, squares out of the game and other seats' lanes have no bit.
	bit := &l.bits[seat]
	_, p.ownTwo = together(bit, &s.At[seat&(seats-1)])
	for i := 1; i < seats; i++ {
		k := (seat + i) & (seats - 1)
		some, two := together(bit, &s.At[k])
		p.others |= some
		p.twoElse |= two
		if s.Options[OptSafeStarts] != 0 {
			p.guarded |= some & bit[l.starts[k]]
		}
	}
	switch s.Options[OptBlockers] {
	case BlockersAny:
		p.stops = p.others
	case BlockersDoubled:
		p.stops = p.twoElse
	}
	p.closed = p.ownTwo | p.twoElse | p.guarded
	return p
}

// together is the steps where a seat's pieces stand, and where two of them do.
func together(bit *[256]uint64, at *[rules.MaxPieces]rules.Square) (some, two uint64) {
	b0, b1, b2, b3 := bit[at[0]], bit[at[1]], bit[at[2]], bit[at[3]]
	left, right := b0|b1, b2|b3
	return left | right, b0&b1 | left&right | b2&b3
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
	if p.closed>>step&1 == 1 {
		return from, rules.ReasonFull
	}
	return rules.Square(l.track.Path[seat][step]), ""
}

// canMove reports whether a seat has a piece that can use a number.
func (l *LudoApp) canMove(s *rules.State, p *path, seat, n int) bool {
	for _, from := range s.At[seat][:Pieces] {
		if _, why := l.target(p, seat, from, n); why == "" {
			return true
		}
	}
	return false
}

// canEnter reports whether a six can bring a piece of a seat out of the yard.
func canEnter(s *rules.State, p *path, seat int) bool {
	return p.closed&1 == 0 && slices.Contains(s.At[seat][:Pieces], rules.Yard)
}

// bonus reports whether the number in hand of a seat gives another roll. It is
// asked before the number is used.
func bonus(s *rules.State, p *path, seat int) bool {
	return s.Number() == 6 && (s.Options[OptBonusOnSix] == BonusAlways || !canEnter(s, p, seat))
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
