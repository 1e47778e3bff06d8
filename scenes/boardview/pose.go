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

// pose is where a moving piece is drawn.
func (v *View) pose(f timeline.Frame, m timeline.Motion, rest standing) drawn {
	from, to := v.ends(f, m, rest)
	d := drawn{shown: true, squash: 1, alpha: 1, flying: true, with: 1, width: from.Width + (to.Width-from.Width)*m.T}
	if m.Fade {
		d.at, d.width, d.alpha = from.At, from.Width, 1-2*m.T
		if m.T >= 0.5 {
			d.at, d.width, d.alpha = to.At, to.Width, 2*m.T-1
		}
		return d
	}
	switch m.Kind {
	case timeline.Walk:
		pose := layout.Hops{from.At, to.At}.At(m.T)
		d.at, d.lift, d.squash = pose.At, pose.Height*hopHeight, pose.Squash
	case timeline.Enter, timeline.Leap:
		pose := layout.Arc(from.At, to.At, m.T)
		d.at, d.lift, d.squash = pose.At, pose.Height*arcHeight, pose.Squash
	case timeline.Knock:
		hit := math.Sin(m.T * math.Pi)
		d.at = from.At.Add(layout.Point{X: 0.22 * hit})
		d.lift, d.tilt = 0.25*hit, 0.5*hit
	case timeline.Ride:
		pose := layout.Arc(from.At, to.At, m.T)
		d.at, d.lift = pose.At, pose.Height*rideHeight
		d.tilt = 2 * math.Pi * m.T
		if to.At.X < from.At.X {
			d.tilt = -d.tilt
		}
	case timeline.Burst:
		d.at, d.width = to.At, to.Width
		d.lift = 0.7 * math.Sin(m.T*math.Pi)
		d.squash = 1 + 0.12*math.Sin(m.T*math.Pi*3)*(1-m.T)
	}
	return d
}

// ends are the places a motion goes between.
func (v *View) ends(f timeline.Frame, m timeline.Motion, rest standing) (from, to layout.Spot) {
	k, p := int(m.Seat), int(m.Piece.Piece)
	from, to = v.middle(k, m.From, p), v.middle(k, m.To, p)
	if m.First {
		if now := rest[k][p]; now.shown && f.Model.At[k][p] == m.From {
			from = now.spot
		}
	}
	if m.Last && m.To.OnBoard() {
		at := f.Model.At
		at[k][p] = m.To
		if then := stand(v.cfg.Geometry, &at, f.Model.Seats, v.pieces)[k][p]; then.shown {
			to = then.spot
		}
	}
	return from, to
}

// middle is the place of a piece that is alone on a square.
func (v *View) middle(seat int, q rules.Square, piece int) layout.Spot {
	if q.OnBoard() {
		return v.cfg.Geometry.Spot(seat, q, 0, 1)
	}
	return v.cfg.Geometry.Spot(seat, q, piece, 1)
}
