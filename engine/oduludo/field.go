package oduludo

import (
	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// landing is how a way of a stack ends.
type landing struct {
	by   rules.Square // the field reached by counting, or the one a jump set out from
	to   rules.Square // where it finally stands
	jump rules.Jump   // what carried it from by to to, 0 for nothing
	ufo  uint8        // bit k: seat k's UFO is used up
}

// far is the step of a field that is on no path.
const far = board.NoStep

// safe reports whether nobody is met on a field.
func (o *Oduludo) safe(sq rules.Square) bool {
	return !sq.IsRing() || o.track.Tags[sq]&board.Safe != 0
}

// has reports whether a field has one of the tags.
func (o *Oduludo) has(sq rules.Square, tag board.Tag) bool { return o.track.Has(uint8(sq), tag) }

// at is the square of a step on the path of the seat to play.
func (o *Oduludo) at(s *rules.State, step int) rules.Square {
	return rules.Square(o.track.Path[s.Turn][step])
}

// step is the step of a square on the path of the seat to play, far if it is
// not on it.
func (o *Oduludo) step(s *rules.State, sq rules.Square) int { return int(o.track.Step[s.Turn][sq]) }

// counted is the square a count leads to, and the step, bounced back where the
// count goes past the second globe. ok is false behind the own Moon.
func (o *Oduludo) counted(s *rules.State, from rules.Square, n int, back bool) (sq rules.Square, ok bool) {
	step := o.step(s, from) + n
	if back {
		step -= 2 * n
	}
	if step < 0 {
		return rules.Out, false
	}
	if step > lastGlobe {
		step = 2*lastGlobe - step
	}
	return o.at(s, step), true
}

// effect is what the field does with a stack that has counted onto it.
// behind asks for the Sun behind, which is the Queen's to choose.
func (o *Oduludo) effect(s *rules.State, c crew, sq rules.Square, behind bool) landing {
	l := landing{by: sq, to: sq}
	switch {
	case o.has(sq, board.Sun) && behind:
		o.jump(s, &l, o.jumps[s.Turn][sq].sunBehind, rules.JumpSun)
	case o.has(sq, board.Sun):
		o.suns(s, c, &l, 1)
	case o.has(sq, board.Lightning):
		o.lightning(s, &l)
	case o.has(sq, board.Parking):
		owner := (int(sq)/o.track.ArmLen + 1) % seats
		if s.UFOs>>owner&1 == 1 && !kingHeld(s, c) {
			l.to, l.jump, l.ufo = rules.Home, rules.JumpUFO, 1<<owner
		}
	}
	return l
}

// jump lets a stack jump to a field, if that is not closed and is there at all.
func (o *Oduludo) jump(s *rules.State, l *landing, to rules.Square, by rules.Jump) {
	if to != rules.Out && !o.closed(s, to) {
		l.to, l.jump = to, by
	}
}

// leaps is where a field's jumps lead from it on one seat's path.
type leaps struct {
	sunAhead, sunBehind rules.Square // the next Sun, rules.Out if there is none
	lightning           rules.Square // the Lightning behind, or the Moon if there is none
}

// leapsOf works out the leaps from every square of a seat's path.
func leapsOf(t *board.Track, seat int) (from [256]leaps) {
	path := &t.Path[seat]
	next := func(step, last, dir int, tag board.Tag, none rules.Square) rules.Square {
		for step != last {
			if step += dir; t.Has(path[step], tag) {
				return rules.Square(path[step])
			}
		}
		return none
	}
	for step := range t.LastRing + 1 {
		from[path[step]] = leaps{
			sunAhead:  next(step, t.LastRing, 1, board.Sun, rules.Out),
			sunBehind: next(step, 0, -1, board.Sun, rules.Out),
			lightning: next(step, 0, -1, board.Lightning, rules.Square(path[0])),
		}
	}
	return from
}

// suns lets a stack jump some Suns ahead. Arriving at the own Gate, or starting
// on it, goes on to Earth; where a King may not go, nothing happens.
func (o *Oduludo) suns(s *rules.State, c crew, l *landing, n int) {
	gate := o.at(s, o.track.LastRing)
	here := l.by
	for here != gate && n > 0 {
		here = o.jumps[s.Turn][here].sunAhead
		if here == rules.Out {
			return
		}
		if here != gate {
			o.jump(s, l, here, rules.JumpSun)
		}
		n--
	}
	if here == gate {
		l.to, l.jump = l.by, 0
		if !kingHeld(s, c) {
			l.to, l.jump = rules.Home, rules.JumpSun
		}
	}
}

// lightning throws a stack back to the Lightning behind it, or to its own Moon.
func (o *Oduludo) lightning(s *rules.State, l *landing) {
	o.jump(s, l, o.jumps[s.Turn][l.by].lightning, rules.JumpLightning)
}

// face is what the Oduludo die does with the stack on a Circle. count is true
// where the stack counts three.
func (o *Oduludo) face(s *rules.State, c crew, sq rules.Square, value uint8) (l landing, count bool) {
	l = landing{by: sq, to: sq}
	switch value {
	case rules.FaceEarth:
		if !kingHeld(s, c) {
			l.to, l.jump = rules.Home, rules.JumpEarth
		}
	case rules.FaceSunA, rules.FaceSunB:
		o.suns(s, c, &l, 2)
	case rules.FaceLightning:
		o.lightning(s, &l)
	case rules.FaceMoon:
		o.jump(s, &l, o.moon(int(s.Turn)), rules.JumpMoon)
	case rules.FacePlus3:
		return l, true
	}
	return l, false
}

// admits reports whether a stack may end where a way leads.
func (o *Oduludo) admits(s *rules.State, l landing) bool { return !o.closed(s, l.to) }
