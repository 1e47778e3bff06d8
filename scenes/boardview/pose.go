package boardview

import (
	"math"

	"ludaxy/engine/rules"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/layout"
)

// How high pieces fly, in board units.
const (
	hopHeight  = 0.62
	arcHeight  = 2.2
	rideHeight = 0.9
)

// flight is where the pieces that move come from and go to: found once a frame
// for all of them, as those that move together stand together.
type flight struct{ from, to standing }

// flightOf finds the ends of what moves in a frame.
func (v *View) flightOf(f timeline.Frame) flight {
	first := f.Moving[0]
	from, to := *f.Model, *f.Model
	if !first.First {
		lonely(&from)
	}
	if !first.Last {
		lonely(&to)
	}
	for _, m := range f.Moving {
		k, p := int(m.Seat), m.Piece.Piece
		from.At[k][p], to.At[k][p] = m.From, m.To
		if k >= len(from.Captor) {
			continue
		}
		from.Captor[k][p] = f.Model.Captor[k][p]
		to.Captor[k][p] = from.Captor[k][p]
		switch m.Kind {
		case timeline.Lift:
			to.Captor[k][p] = f.Event.By + 1
		case timeline.Free, timeline.Ride:
			to.Captor[k][p] = 0
		}
	}
	return flight{v.stand(&from), v.stand(&to)}
}

// lonely takes every piece off a model: what passes over a square does not mind
// who stands there.
func lonely(m *timeline.Model) {
	for k := range m.At {
		for p := range m.At[k] {
			m.At[k][p] = rules.Out
		}
	}
	m.Captor = [4][rules.MaxPieces]uint8{}
}

// ends are the places a motion goes between.
func (v *View) ends(fl *flight, m timeline.Motion) (from, to stood) {
	k, p := int(m.Seat), int(m.Piece.Piece)
	from, to = fl.from[k][p], fl.to[k][p]
	if !from.shown {
		from.spot = v.middle(k, m.From, p)
	}
	if !to.shown {
		to.spot = v.middle(k, m.To, p)
	}
	return from, to
}

// pose is where a moving piece is drawn.
func (v *View) pose(fl *flight, m timeline.Motion) drawn {
	from, to := v.ends(fl, m)
	a, b := from.spot, to.spot
	d := drawn{
		shown: true, squash: 1, alpha: 1, flying: true, with: 1, held: from.held && to.held,
		width: a.Width + (b.Width-a.Width)*m.T,
	}
	d.bubble.Width = from.bubble.Width + (to.bubble.Width-from.bubble.Width)*m.T
	if d.held {
		d.caging = 1
	}
	if m.Fade {
		d.at, d.width, d.alpha = a.At, a.Width, 1-2*m.T
		if m.T >= 0.5 {
			d.at, d.width, d.alpha = b.At, b.Width, 2*m.T-1
		}
		if m.Kind == timeline.Dissolve {
			d.at, d.alpha = a.At, 1-m.T
		}
		return d
	}
	switch m.Kind {
	case timeline.Walk:
		pose := layout.Hops{a.At, b.At}.At(m.T)
		d.at, d.lift, d.squash = pose.At, pose.Height*hopHeight, pose.Squash
	case timeline.Enter:
		pose := layout.Arc(a.At, b.At, m.T)
		d.at, d.lift, d.squash = pose.At, pose.Height*arcHeight, pose.Squash
	case timeline.Leap:
		v.leap(&d, m, a.At, b.At)
	case timeline.Knock:
		hit := math.Sin(m.T * math.Pi)
		d.at = a.At.Add(layout.Point{X: 0.22 * hit})
		d.lift, d.tilt = 0.25*hit, 0.5*hit
	case timeline.Ride:
		pose := layout.Arc(a.At, b.At, m.T)
		d.at, d.lift = pose.At, pose.Height*rideHeight
		d.tilt = 2 * math.Pi * m.T
		if b.At.X < a.At.X {
			d.tilt = -d.tilt
		}
	case timeline.Burst:
		d.at, d.width = b.At, b.Width
		d.lift = 0.7 * math.Sin(m.T*math.Pi)
		d.squash = 1 + 0.12*math.Sin(m.T*math.Pi*3)*(1-m.T)
	case timeline.Lift: // up into the air, then into the bubble that closes round it
		ease := m.T * m.T * (3 - 2*m.T)
		d.at, d.lift = a.At.Lerp(b.At, ease), 0.9*math.Sin(m.T*math.Pi)
		d.tilt = 0.25 * math.Sin(m.T*math.Pi*4) * (1 - m.T)
		d.bubble.Width, d.caging = to.bubble.Width*max(1, 1.8-0.8*m.T), m.T
	case timeline.Free:
		pose := layout.Arc(a.At, b.At, m.T)
		d.at, d.lift, d.squash = pose.At, pose.Height*0.6, pose.Squash
		d.bubble.Width, d.caging = from.bubble.Width*(1+m.T), max(0, 1-2*m.T)
	case timeline.Dissolve:
		d.at, d.width = a.At, a.Width
		d.lift, d.alpha, d.squash = 0.8*m.T, 1-m.T, 1+0.5*m.T
	}
	return d
}
