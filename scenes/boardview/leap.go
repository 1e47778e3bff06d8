package boardview

import (
	"math"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/layout"
)

// The parts of a flight by UFO, as shares of its time: the beam lifts, the
// saucer flies, the beam sets down.
const (
	beamUp   = 0.28
	beamDown = 0.74
	beamTall = 1.7 // how high over the board a saucer flies, board units
)

// leap is the pose of a piece that is carried from one place to another.
func (v *View) leap(d *drawn, m timeline.Motion, from, to layout.Point) {
	t := m.T
	smooth := t * t * (3 - 2*t)
	switch m.Jump {
	case rules.JumpSun, rules.JumpEarth: // it dissolves in the light and comes out of it
		d.at = from
		gone := min(1, t/0.42)
		if t > 0.5 {
			d.at = to
			gone = max(0, 1-(t-0.55)/0.4)
		}
		d.alpha, d.squash, d.lift = 1-gone, 1+0.7*gone, 0.5*gone
	case rules.JumpLightning: // struck, it skids back over the ground
		if t < 0.25 {
			d.at = from.Add(layout.Point{X: 0.12 * math.Sin(t*120)})
			d.squash = 0.85
			return
		}
		u := (t - 0.25) / 0.75
		slide := 1 - (1-u)*(1-u)*(1-u)
		d.at = from.Lerp(to, slide)
		lean := 0.5
		if to.X > from.X {
			lean = -0.5
		}
		d.tilt = lean * (1 - u)
	case rules.JumpUFO:
		v.abduct(d, t, from, to)
	case rules.JumpLadder: // rung by rung
		const rungs = 7
		at := t * rungs
		step := math.Floor(at)
		u := at - step
		d.at = v.slide(m, from, to, (step+u*u*(3-2*u))/rungs)
		d.lift = 0.16 * math.Sin(u*math.Pi)
		d.tilt = 0.12 * math.Sin(at*math.Pi)
	case rules.JumpSnake: // head first down its back
		d.at = v.slide(m, from, to, smooth)
		d.tilt = 0.35 * math.Sin(t*math.Pi*5) * (1 - t)
	default:
		pose := layout.Arc(from, to, t)
		d.at, d.lift = pose.At, pose.Height*arcHeight
		d.tilt = 0.3 * math.Sin(t*math.Pi*2)
	}
}

// abduct is a flight in a saucer.
func (v *View) abduct(d *drawn, t float64, from, to layout.Point) {
	switch {
	case t < beamUp:
		up := t / beamUp
		up *= up
		d.at, d.lift, d.alpha = from, beamTall*up, 1-0.6*up
		d.width *= 1 - 0.5*up
	case t < beamDown:
		d.at, d.alpha = from.Lerp(to, saucerShare(t)), 0
	default:
		down := (t - beamDown) / (1 - beamDown)
		d.at, d.lift, d.alpha = to, beamTall*(1-down), 0.4+0.6*down
		d.width *= 0.5 + 0.5*down
	}
}

// saucerShare is how far a saucer has come on its way, 0..1, at a share of the
// flight's time.
func saucerShare(t float64) float64 {
	u := min(max((t-beamUp)/(beamDown-beamUp), 0), 1)
	return u * u * (3 - 2*u)
}

// slide is the place at a share of the way along a ladder or a snake, as it lies
// on the board, from where the piece stood to where it will stand.
func (v *View) slide(m timeline.Motion, from, to layout.Point, share float64) layout.Point {
	j, ok := v.cfg.Geometry.JumpFrom(m.From)
	if !ok {
		return from.Lerp(to, share)
	}
	at, _ := j.Curve.At(share)
	first, _ := j.Curve.At(0)
	last, _ := j.Curve.At(1)
	return at.Add(from.Sub(first).Mul(1 - share)).Add(to.Sub(last).Mul(share))
}

// rider is how wide the foot of a captive is in a bubble of width 1, and where
// it stands from the middle of it.
func (v *View) rider(piece int) (foot float64, at layout.Point) {
	return art.BubbleRider(art.FigureOf(v.fleet, piece), 1)
}

// paintLeap draws what carries pieces: the saucer with its beam, the stroke of
// lightning, the light of the Suns.
func (v *View) paintLeap(b *brush, f timeline.Frame, fl *flight) {
	if f.Running != timeline.Leap || len(f.Moving) == 0 || f.Moving[0].Fade {
		return
	}
	m := f.Moving[0]
	from, to := v.ends(fl, m)
	a, z := from.spot.At, to.spot.At
	switch m.Jump {
	case rules.JumpSun, rules.JumpEarth:
		tint := art.Colour{R: 1, G: 0.82, B: 0.36, A: 1}
		if m.Jump == rules.JumpEarth {
			tint = art.Colour{R: 0.5, G: 0.8, B: 1, A: 1}
		}
		v.paintFlare(b, a, m.T/0.6, tint)
		v.paintFlare(b, z, (m.T-0.4)/0.6, tint)
	case rules.JumpLightning:
		if m.T < 0.4 {
			s := plain(1, min(1, 4*(0.4-m.T)))
			s.add, s.tint = true, art.Colour{R: 0.8, G: 0.9, B: 1, A: 1}
			b.draw(v.sheet.bolts[int(m.T*30)%len(v.sheet.bolts)], a, s)
			v.paintFlare(b, a, m.T/0.4, art.Colour{R: 0.7, G: 0.8, B: 1, A: 1})
		}
	case rules.JumpMoon:
		v.paintFlare(b, z, (m.T-0.5)/0.5, art.Colour{R: 0.8, G: 0.85, B: 1, A: 1})
	case rules.JumpUFO:
		v.paintAbduction(b, m, a, z)
	}
}

// paintFlare draws a burst of light at a share of its time; outside 0..1 it is
// dark.
func (v *View) paintFlare(b *brush, at layout.Point, t float64, tint art.Colour) {
	if t <= 0 || t >= 1 {
		return
	}
	s := plain(1.2+1.6*t, math.Sin(t*math.Pi))
	s.tint, s.add, s.turn = tint, true, 0.6*t
	at.Y -= 0.4
	b.draw(v.sheet.flare, at, s)
}

// paintAbduction draws a saucer that lifts pieces, flies, and sets them down.
func (v *View) paintAbduction(b *brush, m timeline.Motion, from, to layout.Point) {
	at := from.Lerp(to, saucerShare(m.T))
	seat := v.parkingOf(m.From)
	beam := 1.0
	if m.T >= beamUp && m.T < beamDown {
		beam = 0
	}
	at.Y -= beamTall + 0.15*math.Sin(m.T*math.Pi*6)
	if beam > 0 {
		s := plain(1, 0.75)
		s.tint, s.add = art.Colour{R: 0.65, G: 1, B: 0.85, A: 1}, true
		b.draw(v.sheet.beam, at, s)
	}
	s := plain(1.7, 1)
	s.turn = 0.16 * math.Sin(saucerShare(m.T)*2*math.Pi)
	b.draw(v.sheet.saucer(seat), at, s)
}

// paintSaucers draws the UFOs that wait on their parkings.
func (v *View) paintSaucers(b *brush, f timeline.Frame) {
	for k, q := range v.parking {
		if f.Model.UFOs>>k&1 == 0 || q == rules.Out {
			continue
		}
		if f.Running == timeline.Leap && f.Event.Jump == rules.JumpUFO && f.Event.From == q {
			continue // it is on its way
		}
		if cell, ok := v.cfg.Geometry.Cell(q); ok {
			at := cell.Centre
			b.draw(v.sheet.shadow[art.Pawn], at.Add(layout.Point{Y: 0.3}), plain(0.9, 0.8))
			at.Y += 0.1
			b.draw(v.sheet.saucer(k), at, plain(cell.Size*1.02, 1))
		}
	}
}

// parkings are the seats' parkings: the last on each seat's own way, Out on
// boards that have none.
func parkings(t *board.Track) (out [rules.MaxSeats]rules.Square) {
	for k := range out {
		out[k] = rules.Out
		for step := range t.LastRing + 1 {
			if q := t.Path[k][step]; t.Arms > k && t.Has(q, board.Parking) {
				out[k] = rules.Square(q)
			}
		}
	}
	return out
}

// parkingOf is the seat whose parking a square is, 0 for none.
func (v *View) parkingOf(q rules.Square) int {
	for k, at := range v.parking {
		if at == q {
			return k
		}
	}
	return 0
}
