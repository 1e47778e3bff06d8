package oduludo

import (
	"math/bits"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// Legal appends to buf[:0] what the seat to play can do.
func (o *Oduludo) Legal(s *rules.State, buf []rules.Action) []rules.Action {
	buf = buf[:0]
	switch s.Phase {
	case rules.PhaseRoll:
		return append(buf, rules.Action{Kind: rules.Roll})
	case rules.PhaseMove:
		return o.moves(s, buf)
	case rules.PhaseChoose:
		if stage(s) == stageDie {
			return append(buf, rules.Action{Kind: rules.RollOduludo})
		}
		for left := s.Choice.Options; left != 0; left &= left - 1 {
			buf = append(buf, rules.Action{Kind: rules.Choose, Option: rules.Option(bits.TrailingZeros8(left))})
		}
	}
	return buf
}

// moves appends the moves of the number in hand. One at most is backward: a stack
// that may count back has the Queen and no King, so the Queen names it.
func (o *Oduludo) moves(s *rules.State, buf []rules.Action) []rules.Action {
	forced := o.mustMove(s)
	for p := range uint8(Pieces) {
		if forced && !o.onForeignMoon(s, s.At[s.Turn][p]) {
			continue
		}
		if o.whyNot(s, p, false) == "" {
			buf = append(buf, rules.Action{Kind: rules.Move, Seat: s.Turn, Piece: p})
		}
		if p == queen && o.whyNot(s, p, true) == "" {
			buf = append(buf, rules.Action{Kind: rules.Move, Seat: s.Turn, Piece: p, Back: true})
		}
	}
	return buf
}

// canMove reports whether the number in hand is of any use.
func (o *Oduludo) canMove(s *rules.State) bool {
	for p := range uint8(Pieces) {
		if o.whyNot(s, p, false) == "" {
			return true
		}
	}
	return o.whyNot(s, queen, true) == ""
}

// onForeignMoon reports whether a square is the Moon of an opponent who plays:
// a stack there has to move before all others.
func (o *Oduludo) onForeignMoon(s *rules.State, sq rules.Square) bool {
	if !o.has(sq, board.Start) {
		return false
	}
	owner := int(sq) / o.track.ArmLen
	return s.Active(owner) && !friends(s, int(s.Turn), owner)
}

// mustMove reports whether some stack that has to move first can move.
func (o *Oduludo) mustMove(s *rules.State) bool {
	for p, at := range s.At[s.Turn] {
		if !o.onForeignMoon(s, at) {
			continue
		}
		if o.whyNot(s, uint8(p), false) == "" || p == queen && o.whyNot(s, queen, true) == "" {
			return true
		}
	}
	return false
}

// whyNot is why a piece of the seat to play cannot use the number in hand,
// empty if it can. Whether another stack has to move first is not asked.
func (o *Oduludo) whyNot(s *rules.State, piece uint8, back bool) rules.Reason {
	from, n := s.At[s.Turn][piece], s.Number()
	switch {
	case from == rules.Out || s.Captor[s.Turn][piece] != 0:
		return rules.ReasonOut
	case from == rules.Home:
		return rules.ReasonAtHome
	case from == rules.Yard:
		return o.whyNoLaunch(s, n, back)
	case o.step(s, from) == far:
		return rules.ReasonNotYours
	}
	c := own(s, from)
	if bits.TrailingZeros8(c.of(int(s.Turn))) != int(piece) || back && !mayBack(s, c) {
		return rules.ReasonUnknown
	}
	sq, ok := o.counted(s, from, n, back)
	switch {
	case !ok:
		return rules.ReasonBlocked
	case sq == rules.Home && kingHeld(s, c):
		return rules.ReasonKingLast
	case o.ways(s, c, sq) == 0:
		return rules.ReasonFull
	}
	return ""
}

func (o *Oduludo) whyNoLaunch(s *rules.State, n int, back bool) rules.Reason {
	switch {
	case back:
		return rules.ReasonUnknown
	case n != 1 && n != 6:
		return rules.ReasonNeedSix
	case o.closed(s, o.moon(int(s.Turn))):
		return rules.ReasonFull
	}
	return ""
}

// ways is the mask of the options a stack has on a field it counts onto, or bit
// 0 where it has none to choose: forward and, for the Queen alone on a Sun,
// back. Zero means that it cannot go there.
func (o *Oduludo) ways(s *rules.State, c crew, sq rules.Square) (mask uint8) {
	forward := o.admits(s, o.effect(s, c, sq, false))
	if !o.has(sq, board.Sun) || !queenAlone(s, c) || o.jumps[s.Turn][sq].sunBehind == rules.Out {
		return bit(forward)
	}
	mask = bit(forward) << rules.SunForward
	return mask | bit(o.admits(s, o.effect(s, c, sq, true)))<<rules.SunBack
}

func bit(b bool) uint8 {
	if b {
		return 1
	}
	return 0
}

// refusal is why an action cannot be done, empty if it can.
func (o *Oduludo) refusal(s *rules.State, a rules.Action) rules.Reason {
	if s.Phase == rules.PhaseOver {
		return rules.ReasonOver
	}
	switch a.Kind {
	case rules.Roll:
		if why, ok := turns.RefuseRoll(s, a); !ok {
			return why
		}
		return ""
	case rules.Move:
		return o.refuseMove(s, a)
	case rules.Choose:
		plain := a.Value|a.Seat|a.Piece == 0 && !a.Back
		if s.Phase == rules.PhaseChoose && plain && a.Option < 8 && s.Choice.Options>>a.Option&1 == 1 {
			return ""
		}
	case rules.RollOduludo:
		plain := a.Seat|a.Piece|uint8(a.Option) == 0 && !a.Back
		if stage(s) == stageDie && plain && a.Value >= rules.FaceEarth && a.Value <= rules.FaceMoon {
			return ""
		}
	}
	return rules.ReasonUnknown
}

func (o *Oduludo) refuseMove(s *rules.State, a rules.Action) rules.Reason {
	switch {
	case s.Phase == rules.PhaseRoll:
		return rules.ReasonRollFirst
	case s.Phase != rules.PhaseMove || a.Piece >= Pieces || a.Value != 0 || a.Option != 0:
		return rules.ReasonUnknown
	case a.Seat != s.Turn:
		return rules.ReasonNotYours
	}
	if why := o.whyNot(s, a.Piece, a.Back); why != "" {
		return why
	}
	if !o.onForeignMoon(s, s.At[s.Turn][a.Piece]) && o.mustMove(s) {
		return rules.ReasonMustMove
	}
	return ""
}
