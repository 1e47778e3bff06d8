package boardview

import (
	"math"

	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/layout"
)

// dieSeat is in front of whom the die lies: who throws it, or who is to play.
func dieSeat(f timeline.Frame) int {
	if f.Running == timeline.Tumble {
		return int(f.Event.Seat)
	}
	return int(f.Model.Turn)
}

// dieSpot is where the die lies now and how wide it is; false when there is none
// to be seen.
func (v *View) dieSpot(f timeline.Frame) (layout.Spot, bool) {
	k := dieSeat(f)
	if k >= len(v.cfg.Geometry.Arms) || f.Model.Phase == rules.PhaseOver {
		return layout.Spot{}, false
	}
	arm := &v.cfg.Geometry.Arms[k]
	return layout.Spot{At: arm.Die.At, Width: arm.DieSide()}, true
}

// dieBody is the width of a die at rest at its full size, board units.
const dieBody = dieWidth / 1.72

// paintDie draws the die: thrown from the side of its player it bounces,
// tumbles and comes to rest on the number that the engine gave.
func (v *View) paintDie(b *brush, f timeline.Frame) {
	spot, ok := v.dieSpot(f)
	if !ok {
		return
	}
	arm := v.cfg.Geometry.Arms[dieSeat(f)]
	t := 1.0
	if f.Running == timeline.Tumble {
		t = f.Die.T
	}
	die, size := dieOf(f.Die.Kind), spot.Width/dieBody
	if v.ctx.Still() {
		// No movement: the new number fades in.
		b.draw(v.sheet.under, spot.At, plain(size, 1))
		b.draw(v.sheet.rests[die][f.Die.Value%7], spot.At, plain(size, 0.25+0.75*t))
		v.paintReady(b, spot)
		return
	}
	left := (1 - t) * (1 - t)
	at := spot.At.Add(arm.Direction.Mul(3.2 * left))
	height := 1.5 * math.Abs(math.Cos(t*2.5*math.Pi)) * left
	b.draw(v.sheet.under, layout.Point{X: at.X + 0.08 + height*0.2, Y: at.Y + 0.14 + height*0.25}, plain(size, 1-0.4*min(height, 1)))
	if t >= 1 {
		v.paintReady(b, spot)
		b.draw(v.sheet.rests[die][f.Die.Value%7], at, plain(size, 1))
		return
	}
	at.Y -= height
	art.DrawDie(v.sheet.frame, v.sheet.looks[die], art.Tumble(f.Die.Value, f.Die.Roll, t))
	v.sheet.tumble.WritePixels(v.sheet.frame.Pix)
	half := float64(v.sheet.frame.Bounds().Dx()) / 2
	grown := size * v.sheet.cell * dieWidth / (2 * half)
	b.draw(pic{v.sheet.tumble, half, half}, at, plain(grown*(1+0.12*height), 1))
}

// paintReady draws the ring of light of a die that waits to be thrown.
func (v *View) paintReady(b *brush, spot layout.Spot) {
	if !v.ready {
		return
	}
	s := plain(1.3*spot.Width/dieBody, 1)
	s.tint = v.accent()
	s.sy = s.sx * 1.2
	b.draw(v.sheet.halo, layout.Point{X: spot.At.X, Y: spot.At.Y + 0.06}, s)
}
