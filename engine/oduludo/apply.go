package oduludo

import (
	"math/bits"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
	"ludaxy/engine/turns"
)

// What a choice is about, in Choice.Flags.
const (
	stageSun   = iota + 1 // which Sun the Queen jumps to
	stageMeet             // what becomes of those met
	stageOffer            // whether to roll the Oduludo die
	stageDie              // the Oduludo die has to be rolled
	stageMask  = 7
	flagCircle = 8  // with stageMeet: the stack has counted onto a Circle
	flagBack   = 16 // with stageSun: the Queen has counted backward
	flagAlong  = 32 // with stageSun: her captives have come along, and are all that her side holds there
)

// stage is what the open choice is about, 0 for none.
func stage(s *rules.State) uint8 {
	if s.Phase != rules.PhaseChoose {
		return 0
	}
	return s.Choice.Flags & stageMask
}

// Apply does an action; see rules.Rules.
func (o *Oduludo) Apply(s *rules.State, a rules.Action, sink rules.Sink) error {
	if why := o.refusal(s, a); why != "" {
		return &rules.Refusal{Action: a, Reason: why}
	}
	switch a.Kind {
	case rules.Roll:
		if s.Opening != 0 {
			rules.RollOpening(s, a.Value, sink)
			return nil
		}
		o.roll(s, a.Value, sink)
	case rules.Move:
		o.move(s, a, sink)
	case rules.Choose:
		o.choose(s, a.Option, sink)
	case rules.RollOduludo:
		o.rollOduludo(s, a.Value, sink)
	}
	return nil
}

func (o *Oduludo) roll(s *rules.State, value uint8, sink rules.Sink) {
	if sink != nil {
		sink(rules.Event{Kind: rules.Rolled, Seat: s.Turn, Value: value})
	}
	s.PushNumber(value)
	if o.canMove(s) {
		s.Phase = rules.PhaseMove
		return
	}
	turns.Lose(s, sink)
	if !inPlay(s, int(s.Turn)) && !o.closed(s, o.moon(int(s.Turn))) {
		if s.Tries++; s.Tries < tries {
			return
		}
	}
	o.pass(s, sink)
}

// move uses the number in hand.
func (o *Oduludo) move(s *rules.State, a rules.Action, sink rules.Sink) {
	n, from := s.Number(), s.At[s.Turn][a.Piece]
	s.PopNumber()
	s.Tries = 0
	s.Extra = n == 6
	s.Choice = rules.Choice{Seat: s.Turn, Piece: a.Piece, Number: uint8(n)}
	if from == rules.Yard {
		to := o.moon(int(s.Turn))
		s.At[s.Turn][a.Piece] = to
		if sink != nil {
			sink(rules.Event{Kind: rules.Entered, Seat: s.Turn, Piece: a.Piece, From: from, To: to})
		}
		o.endMove(s, sink)
		return
	}
	c := own(s, from)
	sq, _ := o.counted(s, from, n, a.Back)
	ways := o.ways(s, c, sq)
	captives := carried(s, side(s, int(s.Turn)), from)
	all := c | captives
	if bits.OnesCount8(ways) > 1 {
		// She is only passing: where others of her side hold captives, hers
		// wait behind, so that nobody takes the one for the other.
		along := captives != 0 && carried(s, side(s, int(s.Turn)), sq) == 0
		if !along {
			all = c
		}
		o.walk(s, all, from, sq, n, a.Back, sink)
		o.open(s, stageSun|bit(a.Back)*flagBack|bit(along)*flagAlong, ways)
		return
	}
	o.walk(s, all, from, sq, n, a.Back, sink)
	o.land(s, c, all, o.effect(s, c, sq, ways == 1<<rules.SunBack), true, sink)
}

// open leaves a choice to the seat to play.
func (o *Oduludo) open(s *rules.State, flags, options uint8) {
	s.Phase = rules.PhaseChoose
	s.Choice.Flags, s.Choice.Options = flags, options
}

// walk moves pieces over the fields of a count.
func (o *Oduludo) walk(s *rules.State, all crew, from, to rules.Square, n int, back bool, sink rules.Sink) {
	for ; all != 0; all &= all - 1 {
		k, p := all.first()
		s.At[k][p] = to
		if sink != nil {
			e := rules.Event{Kind: rules.Moved, Seat: uint8(k), Piece: uint8(p), From: from, To: to}
			for i := 1; i <= n; i++ {
				sq, _ := o.counted(s, from, i, back)
				e.Path = append(e.Path, sq)
			}
			sink(e)
		}
	}
}

// land does what becomes of a stack, with its captives in all, where its way
// has led. byCount tells a count from a jump, which meets no field effect.
func (o *Oduludo) land(s *rules.State, c, all crew, l landing, byCount bool, sink rules.Sink) {
	if byCount && o.has(l.by, board.Star) {
		s.Extra = true
	}
	s.UFOs &^= l.ufo
	if l.to != l.by {
		for ; all != 0; all &= all - 1 {
			k, p := all.first()
			s.At[k][p] = l.to
			if sink != nil {
				sink(rules.Event{Kind: rules.Jumped, Seat: uint8(k), Piece: uint8(p), From: l.by, To: l.to, Jump: l.jump})
			}
		}
	}
	if l.to == rules.Home {
		if sink != nil {
			for ; c != 0; c &= c - 1 {
				k, p := c.first()
				sink(rules.Event{Kind: rules.ReachHome, Seat: uint8(k), Piece: uint8(p)})
			}
		}
		o.follow(s, false, sink)
		return
	}
	s.Choice.Piece = uint8(bits.TrailingZeros8(free(s, int(s.Turn), l.to)))
	circle := byCount && l.to == l.by && o.has(l.to, board.Circle)
	if !o.safe(l.to) && met(s, l.to) != 0 {
		o.open(s, stageMeet|bit(circle)*flagCircle, 1<<rules.SendBack|1<<rules.Kidnap)
		return
	}
	o.follow(s, circle, sink)
}

// follow goes on once a stack stands where it stays: players may have finished,
// and a Circle offers the Oduludo die.
func (o *Oduludo) follow(s *rules.State, circle bool, sink rules.Sink) {
	if o.judge(s, sink) {
		return
	}
	if circle {
		// The freed may be lower in number than those they joined.
		s.Choice.Piece = uint8(bits.TrailingZeros8(free(s, int(s.Turn), o.stood(s))))
		o.open(s, stageOffer, 1<<rules.UseOduludo|1<<rules.SkipOduludo)
		return
	}
	o.endMove(s, sink)
}

// endMove goes on after a move that is done with: another roll, or the next
// player.
func (o *Oduludo) endMove(s *rules.State, sink rules.Sink) {
	s.Choice = rules.Choice{}
	if s.Extra && canPlay(s, int(s.Turn)) {
		turns.Again(s, sink)
		return
	}
	o.pass(s, sink)
}

// choose settles the open choice.
func (o *Oduludo) choose(s *rules.State, option rules.Option, sink rules.Sink) {
	circle := s.Choice.Flags&flagCircle != 0
	switch option {
	case rules.SunForward, rules.SunBack:
		o.chooseSun(s, option == rules.SunBack, sink)
	case rules.SendBack:
		o.sendBack(s, o.stood(s), sink)
		o.follow(s, circle, sink)
	case rules.Kidnap:
		o.kidnap(s, o.stood(s), sink)
		o.follow(s, circle, sink)
	case rules.UseOduludo:
		o.open(s, stageDie, 0)
	case rules.SkipOduludo:
		o.endMove(s, sink)
	}
}

// stood is where the stack of the open choice stands.
func (o *Oduludo) stood(s *rules.State) rules.Square { return s.At[s.Choice.Seat][s.Choice.Piece] }

// origin is where the Queen of an open choice of Suns has come from; what she
// carries still stands there unless it has come along.
func (o *Oduludo) origin(s *rules.State) rules.Square {
	step := o.step(s, o.stood(s)) - int(s.Choice.Number)
	if s.Choice.Flags&flagBack != 0 {
		step += 2 * int(s.Choice.Number)
	}
	if step < 0 || step > o.track.LastRing+o.track.Lane {
		return rules.Out
	}
	return o.at(s, step)
}

func (o *Oduludo) chooseSun(s *rules.State, behind bool, sink rules.Sink) {
	sq, from := o.stood(s), o.origin(s)
	c := only(int(s.Turn), 1<<queen)
	if s.Choice.Flags&flagAlong != 0 {
		from = sq
	}
	captives := carried(s, side(s, int(s.Turn)), from)
	if from != sq {
		o.walk(s, captives, from, sq, int(s.Choice.Number), s.Choice.Flags&flagBack != 0, sink)
	}
	o.land(s, c, c|captives, o.effect(s, c, sq, behind), true, sink)
}

func (o *Oduludo) rollOduludo(s *rules.State, value uint8, sink rules.Sink) {
	if sink != nil {
		sink(rules.Event{Kind: rules.Rolled, Seat: s.Turn, Value: value, Die: rules.DieOduludo})
	}
	sq := o.stood(s)
	c := own(s, sq)
	all := c | carried(s, side(s, int(s.Turn)), sq)
	l, count := o.face(s, c, sq, value)
	if count {
		// Three fields past a Circle there is never a closed field or a Sun.
		to, _ := o.counted(s, sq, 3, false)
		o.walk(s, all, sq, to, 3, false, sink)
		l = o.effect(s, c, to, false)
	}
	o.land(s, c, all, l, count, sink)
}
