package table

import (
	"ludaxy/engine"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
)

// autoWait is how many ticks the table leaves a person before it does what there is no choice about: long enough to see
// what comes.
const autoWait = 24

// automatic does by itself what the player wants done so: the throw, and the only move. It is asked in every tick of
// rest.
type automatic struct {
	seq    uint64 // the position it waits at
	waited int
}

func (a *automatic) update(s *Scene, state *rules.State, seq uint64) {
	prefs := s.ctx.Prefs()
	if !prefs.AutoRoll && !prefs.AutoMove || s.asked == seq || s.seat(int(state.Turn)).Kind != engine.Human {
		return
	}
	legal := s.table.Legal()
	only, ok := only(legal, prefs)
	if !ok || s.byHand(legal) {
		return
	}
	if a.seq != seq {
		*a = automatic{seq: seq}
	}
	if a.waited++; a.waited >= autoWait || prefs.Speed == scenes.SpeedInstant {
		s.do(only)
	}
}

// only is the action that there is no choice about.
func only(legal []rules.Action, prefs scenes.Settings) (rules.Action, bool) {
	if len(legal) != 1 {
		return rules.Action{}, false
	}
	a := legal[0]
	switch {
	case a.IsRoll():
		return a, prefs.AutoRoll
	case a.Kind == rules.Move:
		return a, prefs.AutoMove
	}
	return rules.Action{}, false
}
