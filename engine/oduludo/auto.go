package oduludo

import "ludaxy/engine/rules"

// Auto plays for a player whose time has run out: it brings pieces home, meets
// the most opponents, leaves the ship, or moves the stack furthest on; of equal
// moves, the one of the lowest piece. It sends a King back and kidnaps others,
// jumps forward, and leaves the Oduludo die alone.
func (o *Oduludo) Auto(s *rules.State) rules.Action {
	var room [16]rules.Action
	legal := o.Legal(s, room[:])
	if s.Phase == rules.PhaseChoose && stage(s) == stageMeet {
		if met(s, o.stood(s))&kings != 0 {
			return rules.Action{Kind: rules.Choose, Option: rules.SendBack}
		}
		return rules.Action{Kind: rules.Choose, Option: rules.Kidnap}
	}
	if stage(s) == stageOffer {
		return rules.Action{Kind: rules.Choose, Option: rules.SkipOduludo}
	}
	best, most := legal[0], -1
	if s.Phase != rules.PhaseMove {
		return best
	}
	for _, a := range legal {
		if worth := o.worth(s, a); worth > most {
			best, most = a, worth
		}
	}
	return best
}

// worth is how much the game prefers a legal move.
func (o *Oduludo) worth(s *rules.State, a rules.Action) int {
	from := s.At[a.Seat][a.Piece]
	if from == rules.Yard {
		return 1 << 10
	}
	c := own(s, from)
	sq, _ := o.counted(s, from, s.Number(), a.Back)
	to := o.effect(s, c, sq, o.ways(s, c, sq) == 1<<rules.SunBack).to
	switch {
	case to == rules.Home:
		return 1<<20 + c.count()
	case !o.safe(to):
		return met(s, to).count()<<12 + o.step(s, from)*2 + int(1-bit(a.Back))
	}
	return o.step(s, from)*2 + int(1-bit(a.Back))
}
