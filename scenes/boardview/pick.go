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
// piece would go to may be clicked as well as the piece. Only the choice in
// focus has a target.
func (v *View) TargetAt(x, y float64) (rules.Action, bool) {
	i := v.shownChoice()
	if i < 0 {
		return rules.Action{}, false
	}
	c := v.choices[i]
	p := v.tr.ToBoard(layout.Point{X: x, Y: y})
	spot := v.middle(int(c.action.Seat), c.preview.To, int(c.action.Piece))
	return c.action, p.Sub(spot.At).Len() < max(0.5, minReach/v.tr.Scale)
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
	v.choices = v.choices[:0]
	v.focus, v.hover = -1, -1
	for _, a := range actions {
		if pv, ok := v.cfg.Teller.Preview(s, a); ok {
			if risk := v.cfg.Teller.Risk(s, a); risk > 0 && v.ctx.Prefs().Hints {
				pv.Words = append(pv.Words, v.ctx.T(messages.HintRisk, "Percent", risk))
			}
			v.choices = append(v.choices, choice{a, pv})
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

// Choices is how many pieces may move.
func (v *View) Choices() int { return len(v.choices) }

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

// FocusPiece puts the focus on a piece of the choices by its number from 1.
func (v *View) FocusPiece(number int) bool {
	for i, c := range v.choices {
		if int(c.action.Piece)+1 == number {
			v.focus, v.hover = i, -1
			v.retip()
			v.Node.Touch()
			return true
		}
	}
	return false
}

// Hover shows what the piece at a point would do. It reports whether there is
// something to click there.
func (v *View) Hover(x, y float64) bool {
	hover := -1
	if piece, ok := v.PieceAt(x, y); ok {
		hover = v.choiceOf(piece.Seat, piece.Piece)
	}
	if hover != v.hover {
		v.hover = hover
		if hover >= 0 {
			v.focus = -1
		}
		v.retip()
		v.Node.Touch()
	}
	return hover >= 0
}

// Choice is the action of a piece that may move.
func (v *View) Choice(p timeline.Piece) (rules.Action, bool) {
	i := v.choiceOf(p.Seat, p.Piece)
	if i < 0 {
		return rules.Action{}, false
	}
	return v.choices[i].action, true
}

// Refuse shakes a piece that may not move.
func (v *View) Refuse(p timeline.Piece) {
	if !v.ctx.Still() {
		v.shake = shake{p, shakeTicks}
	}
	v.Node.Touch()
}

func (v *View) choiceOf(seat, piece uint8) int {
	for i, c := range v.choices {
		if c.action.Seat == seat && c.action.Piece == piece {
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
