package boardview

import (
	"math"

	"ludaxy/assets/messages"
	"ludaxy/engine/rules"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/layout"
)

// minReach is how far from the middle of a piece a pointer still hits it, in
// units: half a comfortable target.
const minReach = 22

// PieceAt finds the piece at a point. A piece that may move is preferred to one
// that may not, so that none can hide under another.
func (v *View) PieceAt(x, y float64) (timeline.Piece, bool) {
	p := v.tr.ToBoard(layout.Point{X: x, Y: y})
	var best timeline.Piece
	nearest := math.Inf(1)
	for k := range v.cur {
		for i := range v.cur[k][:v.pieces] {
			d := &v.cur[k][i]
			if !d.shown {
				continue
			}
			// The middle of a pawn is above its foot.
			middle := d.at.Add(layout.Point{Y: -d.width*0.45 - d.lift})
			reach := max(d.width*0.75, minReach/v.tr.Scale)
			away := p.Sub(middle).Len()
			if away > reach {
				continue
			}
			if v.choiceOf(uint8(k), uint8(i)) < 0 {
				away += 10 * reach
			}
			if away < nearest {
				nearest, best = away, timeline.Piece{Seat: uint8(k), Piece: uint8(i)}
			}
		}
	}
	return best, !math.IsInf(nearest, 1)
}

// TargetAt finds the choice whose target square is at a point: the square a
// piece would go to may be clicked as well as the piece. Only the piece in
// focus has targets.
func (v *View) TargetAt(x, y float64) (rules.Action, bool) {
	i := v.targetAt(x, y)
	if i < 0 {
		return rules.Action{}, false
	}
	return v.choices[i].action, true
}

// targetAt is the choice with the nearest target at a point, -1 for none.
func (v *View) targetAt(x, y float64) int {
	p := v.tr.ToBoard(layout.Point{X: x, Y: y})
	best, nearest := -1, max(0.5, minReach/v.tr.Scale)
	for i := range v.choices {
		if !v.hasTarget(i) {
			continue
		}
		if away := p.Sub(v.target(i).At).Len(); away < nearest {
			best, nearest = i, away
		}
	}
	return best
}

// hasTarget reports whether the target of a choice is shown: of the piece in
// focus, with all the places it may go to, and of answers, which go with no
// piece to point at.
func (v *View) hasTarget(i int) bool {
	if v.choices[i].action.Kind == rules.Choose {
		return true
	}
	at := v.shownChoice()
	return at >= 0 && v.choices[at].piece == v.choices[i].piece
}

// target is where the piece of a choice would stand.
func (v *View) target(i int) layout.Spot {
	c := &v.choices[i]
	return v.middle(int(c.piece.Seat), c.preview.To, int(c.piece.Piece))
}

// DieAt reports whether the die lies at a point.
func (v *View) DieAt(x, y float64) bool {
	p := v.tr.ToBoard(layout.Point{X: x, Y: y})
	spot, ok := v.dieSpot(v.cfg.Director.Frame())
	return ok && p.Sub(spot.At).Len() < max(0.8, minReach/v.tr.Scale)
}

// SetChoices sets what may move now; nil when nothing may. The previews are
// made here, once.
func (v *View) SetChoices(s *rules.State, actions []rules.Action) {
	v.choices, v.advice = v.choices[:0], v.advice[:0]
	v.focus, v.hover = -1, -1
	v.unfan()
	v.over = rules.Out
	for _, a := range actions {
		if pv, ok := v.cfg.Teller.Preview(s, a); ok {
			if risk := v.cfg.Teller.Risk(s, a); risk > 0 && v.ctx.Prefs().Hints {
				pv.Words = append(pv.Words, v.ctx.T(messages.HintRisk, "Percent", risk))
			}
			piece := timeline.Piece{Seat: a.Seat, Piece: a.Piece}
			if a.Kind == rules.Choose {
				piece = timeline.Piece{Seat: s.Choice.Seat, Piece: s.Choice.Piece}
			}
			v.choices = append(v.choices, choice{a, piece, pv})
		}
	}
	v.pulse = 0
	if len(v.choices) > 0 && !v.ctx.Still() {
		v.pulse = pulseTicks
	}
	v.retip()
	v.Node.Touch()
}

// pulseTicks is how long choices breathe before they rest.
const pulseTicks = 150

// SetReady tells whether the die may be thrown.
func (v *View) SetReady(ready bool) {
	if v.ready != ready {
		v.ready = ready
		v.Node.Touch()
	}
}

// Choices is how many moves may be chosen on the board.
func (v *View) Choices() int { return len(v.choices) }

// Last reports whether the focus is on the last choice in a direction, so that
// the next step leaves the board.
func (v *View) Last(dir int) bool {
	if dir > 0 {
		return v.focus == len(v.choices)-1
	}
	return v.focus == 0
}

// Unfocus takes the focus of the keys off the board.
func (v *View) Unfocus() {
	if v.focus >= 0 {
		v.focus = -1
		v.retip()
		v.Node.Touch()
	}
}

// FocusAction puts the focus on an action of the choices, as while its button
// is pointed at; false if it is none.
func (v *View) FocusAction(a rules.Action) bool {
	for i, c := range v.choices {
		if c.action == a {
			v.focusOn(i)
			return true
		}
	}
	return false
}

func (v *View) focusOn(i int) {
	if v.focus != i || v.hover >= 0 {
		v.focus, v.hover = i, -1
		v.retip()
		v.Node.Touch()
	}
}

// Focused is the action chosen by keys, if one is.
func (v *View) Focused() (rules.Action, bool) {
	if v.focus < 0 {
		return rules.Action{}, false
	}
	return v.choices[v.focus].action, true
}

// Step moves the focus by dir among the choices, in the order of the pieces.
func (v *View) Step(dir int) {
	n := len(v.choices)
	if n == 0 {
		return
	}
	switch {
	case v.focus < 0 && dir > 0:
		v.focus = 0
	case v.focus < 0:
		v.focus = n - 1
	default:
		v.focus = (v.focus + dir + n) % n
	}
	v.hover = -1
	v.retip()
	v.Node.Touch()
}

// FocusPiece puts the focus on a piece of the choices by its number from 1, and
// once more on the next way of the same piece.
func (v *View) FocusPiece(number int) bool {
	n := len(v.choices)
	for k := range n {
		i := (max(v.focus, 0) + k) % n
		if v.focus == i && k == 0 {
			continue
		}
		if int(v.choices[i].piece.Piece)+1 == number {
			v.focusOn(i)
			return true
		}
	}
	return v.focus >= 0 && int(v.choices[v.focus].piece.Piece)+1 == number
}

// Hover shows what the piece at a point would do. It reports whether there is
// something to click there.
func (v *View) Hover(x, y float64) bool {
	if v.pointed(x, y) {
		v.fanAt(v.tr.ToBoard(layout.Point{X: x, Y: y}))
	} else {
		v.unfan()
	}
	hover := v.targetAt(x, y)
	if piece, ok := v.PieceAt(x, y); ok && hover < 0 {
		hover = v.choiceOf(piece.Seat, piece.Piece)
		if hover >= 0 && v.hover >= 0 && v.choices[v.hover].piece == v.choices[hover].piece {
			hover = v.hover // the way shown stays until another is pointed at
		}
	}
	if hover != v.hover {
		v.hover = hover
		if hover >= 0 {
			v.focus = -1
		}
		v.retip()
		v.Node.Touch()
	}
	v.PointAt(x, y)
	return hover >= 0
}

// pointed reports whether a point is on the view at all.
func (v *View) pointed(x, y float64) bool { return x >= 0 && y >= 0 && x <= v.side && y <= v.side }

// Choice is the action of a piece that may move. ways is how many there are: of
// several the caller lets the player choose, by their targets.
func (v *View) Choice(p timeline.Piece) (a rules.Action, ways int) {
	i := v.choiceOf(p.Seat, p.Piece)
	if i < 0 {
		return rules.Action{}, 0
	}
	for _, c := range v.choices {
		if c.piece == v.choices[i].piece {
			ways++
		}
	}
	return v.choices[i].action, ways
}

// Refuse shakes a piece that may not move.
func (v *View) Refuse(p timeline.Piece) {
	if !v.ctx.Still() {
		v.shake = shake{p, shakeTicks}
	}
	v.Node.Touch()
}

// choiceOf is the first choice of a piece, -1 for none. Where stacks move as one
// it is also that of any other piece of its stack.
func (v *View) choiceOf(seat, piece uint8) int {
	for i, c := range v.choices {
		if c.action.Kind == rules.Move && c.piece == (timeline.Piece{Seat: seat, Piece: piece}) {
			return i
		}
	}
	if !v.cfg.Rules.Spec().Fleet {
		return -1
	}
	at := &v.cfg.Director.Frame().Model.At
	for i, c := range v.choices {
		if q := at[c.piece.Seat][c.piece.Piece]; c.action.Kind == rules.Move && q.OnBoard() && q == at[seat][piece] {
			return i
		}
	}
	return -1
}

// shownChoice is the choice whose path is shown, -1 for none.
func (v *View) shownChoice() int {
	if v.hover >= 0 {
		return v.hover
	}
	return v.focus
}
