package words

import (
	"ludaxy/assets/messages"
	"ludaxy/engine/board"
	"ludaxy/engine/rules"
)

// Preview is what a move would do: where the piece goes and, in words, what
// happens there. It is found by doing the move in a copy of the position, so it
// cannot differ from what the rules then do.
type Preview struct {
	From, To rules.Square
	Path     []rules.Square // every square walked, the last being To; To alone for a piece that enters
	Captures []rules.Event  // the pieces that would be captured
	Words    []string       // short phrases, the most important first
}

// Preview tries a move, or an answer to a choice that lets the piece go on. ok
// is false for an action that is not legal or moves nothing.
func (t *Teller) Preview(s *rules.State, a rules.Action) (Preview, bool) {
	if t.Rules == nil || a.Kind != rules.Move && a.Kind != rules.Choose {
		return Preview{}, false
	}
	tr := try{before: s, after: *s}
	tr.seat, tr.piece = actor(s, a)
	if a.Kind == rules.Choose {
		a = rules.Action{Kind: rules.Choose, Option: a.Option}
	}
	if err := t.Rules.Apply(&tr.after, a, tr.hear); err != nil || !tr.moved {
		return Preview{}, false
	}
	if a.Back {
		tr.say(t, messages.HintBack)
	}
	t.sayMet(&tr)
	t.sayWhere(&tr)
	t.sayGains(&tr)
	return tr.Preview, true
}

// try is a move that is being tried.
type try struct {
	Preview
	before      *rules.State
	after       rules.State
	seat, piece uint8 // that moves
	moved       bool
	home        bool
	entered     bool
	extra       bool
	bonus       uint8
	jump        rules.Jump
}

// hear takes an event of the move.
func (tr *try) hear(e rules.Event) {
	switch e.Kind {
	case rules.Moved, rules.Entered, rules.Jumped:
		if e.Seat != tr.seat || e.Piece != tr.piece {
			return // it goes along
		}
		if !tr.moved {
			tr.From = e.From
		}
		tr.moved = true
		tr.entered = tr.entered || e.Kind == rules.Entered
		tr.To = e.To
		if len(e.Path) > 0 {
			tr.Path = append(tr.Path, e.Path...)
		} else {
			tr.Path = append(tr.Path, e.To)
		}
		if e.Kind == rules.Jumped {
			tr.jump = e.Jump
		}
	case rules.Captured:
		tr.Captures = append(tr.Captures, e)
	case rules.ReachHome:
		tr.home = tr.home || e.Seat == tr.seat && e.Piece == tr.piece
	case rules.ExtraRoll:
		tr.extra = true
	case rules.Bonus:
		tr.bonus = e.Value
	}
}

// say adds a phrase to what the move would do.
func (tr *try) say(t *Teller, key messages.Key, args ...any) {
	tr.Words = append(tr.Words, t.P.T(key, args...))
}

// sayMet tells who is captured or met.
func (t *Teller) sayMet(tr *try) {
	switch n := len(tr.Captures); {
	case n == 1:
		tr.say(t, messages.HintCaptures, "Name", t.Name(int(tr.Captures[0].Seat)))
	case n > 1:
		tr.say(t, messages.HintCapturesMany, "Count", n)
	}
	if tr.after.Phase == rules.PhaseChoose && tr.before.Phase != rules.PhaseChoose {
		if met := t.Met(&tr.after); met != "" {
			tr.say(t, messages.ChoiceMeets, "Names", met)
		}
	}
}

// jumpHints are what carries a piece, in words.
var jumpHints = map[rules.Jump]messages.Key{
	rules.JumpSun: messages.HintSun, rules.JumpLightning: messages.HintLightning, rules.JumpMoon: messages.HintMoon, rules.JumpUFO: messages.HintUFO,
}

// sayWhere tells how the piece comes where it will stand, and what that is.
func (t *Teller) sayWhere(tr *try) {
	track, fleet := t.Rules.Board(tr.before), t.Rules.Spec().Fleet
	if key, ok := jumpHints[tr.jump]; ok {
		tr.say(t, key)
	}
	switch {
	case tr.home && fleet:
		tr.say(t, messages.HintEarth)
	case tr.home:
		tr.say(t, messages.HintHome)
	case tr.entered && fleet:
		tr.say(t, messages.HintLaunches)
	case tr.entered:
		tr.say(t, messages.HintEnters)
	case fleet && tr.To.OnBoard():
		if name, _ := t.Field(tr.before, tr.To); name != "" {
			tr.Words = append(tr.Words, name)
		}
	case tr.To.IsLane() && tr.From.IsLane():
		tr.say(t, messages.HintInLane)
	case tr.To.IsLane():
		tr.say(t, messages.HintLane)
	case track != nil && track.Has(uint8(tr.To), board.Safe):
		tr.say(t, messages.HintSafe)
	}
}

// sayGains tells what the move brings beside the place.
func (t *Teller) sayGains(tr *try) {
	seat := int(tr.seat)
	was := tr.From.OnBoard() && rules.Bars(t.Rules, tr.before, seat, tr.From)
	if was && !rules.Bars(t.Rules, &tr.after, seat, tr.From) {
		tr.say(t, messages.HintOpensBlockade)
	}
	switch {
	case !tr.To.OnBoard():
	case rules.Bars(t.Rules, &tr.after, seat, tr.To) && !rules.Bars(t.Rules, tr.before, seat, tr.To):
		tr.say(t, messages.HintBlockade)
	case t.joins(tr):
		tr.say(t, messages.HintJoins)
	}
	if tr.bonus > 0 {
		tr.say(t, messages.HintBonus, "Value", tr.bonus)
	}
	if tr.extra || tr.after.Extra && !tr.before.Extra {
		tr.say(t, messages.HintExtraRoll)
	}
	if tr.after.Phase != rules.PhaseChoose {
		return
	}
	switch o := tr.after.Choice.Options; {
	case o>>rules.UseOduludo&1 == 1:
		tr.say(t, messages.HintCircle)
	case o>>rules.SunBack&1 == 1:
		tr.say(t, messages.HintChooseSun)
	}
}

// actor is the piece an action is about: the one that moves, or the lowest of
// the stack whose choice is open.
func actor(s *rules.State, a rules.Action) (seat, piece uint8) {
	if a.Kind == rules.Choose {
		return s.Choice.Seat, s.Choice.Piece
	}
	return a.Seat, a.Piece
}

// joins reports whether another free piece of the mover's seat stands where it
// goes.
func (t *Teller) joins(tr *try) bool {
	s := tr.before
	for p, at := range s.At[tr.seat][:t.Rules.Spec().Pieces] {
		held := int(tr.seat) < len(s.Captor) && s.Captor[tr.seat][p] != 0
		if at == tr.To && p != int(tr.piece) && !held {
			return tr.To != tr.From
		}
	}
	return false
}
