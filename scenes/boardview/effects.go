package boardview

import (
	"math"
	"math/rand/v2"

	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/layout"
)

// spark is one particle, in board units and ticks.
type spark struct {
	at, v layout.Point
	drag  float64
	fall  float64
	size  float64
	age   int
	life  int
	tint  art.Colour
}

// maxSparks bounds what is drawn in a frame.
const maxSparks = 340

// effects are the sparks of jewel and fireworks.
type effects struct {
	sparks []spark
	event  rules.Event // of the clip that was answered last
	kind   timeline.Kind
	wait   int // ticks to the next rocket
	rng    *rand.Rand
}

// follow lets sparks fly as clips begin.
func (e *effects) follow(v *View, f timeline.Frame) {
	begins := f.Running != e.kind || f.Event.Seat != e.event.Seat || f.Event.Piece != e.event.Piece || f.Event.Kind != e.event.Kind
	e.kind, e.event = f.Running, f.Event
	switch f.Running {
	case timeline.Burst:
		if begins {
			at := v.cfg.Geometry.Spot(int(f.Event.Seat), rules.Home, int(f.Event.Piece), 1).At
			e.burst(at, v.livery(int(f.Event.Seat)).Base.Lighten(0.18), 46, 0.15)
			e.burst(at, art.Colour{R: 1, G: 0.93, B: 0.7, A: 1}, 22, 0.1)
		}
	case timeline.Knock:
		if begins {
			for _, m := range f.Moving {
				if c, ok := v.cfg.Geometry.Cell(m.From); ok {
					e.burst(c.Centre, art.Colour{R: 1, G: 0.9, B: 0.75, A: 1}, 12, 0.09)
				}
			}
		}
	case timeline.Cheer:
		if e.wait--; e.wait <= 0 && f.T < 0.8 {
			e.wait = 11
			e.rocket(v, f)
		}
	}
}

// ready makes the source of chance of the sparks.
func (e *effects) ready() {
	if e.rng == nil {
		e.rng = rand.New(rand.NewPCG(7, 11)) // looks only: nothing of the match depends on it
	}
}

// rocket bursts somewhere over the board in the colour of a winner.
func (e *effects) rocket(v *View, f timeline.Frame) {
	e.ready()
	var winners []int
	for k, place := range f.Model.Place {
		if place == 1 {
			winners = append(winners, k)
		}
	}
	tint := art.Colour{R: 1, G: 0.75, B: 0.3, A: 1}
	if len(winners) > 0 && e.rng.IntN(4) > 0 {
		tint = v.livery(winners[e.rng.IntN(len(winners))]).Base.Lighten(0.18)
	}
	r := v.cfg.Geometry.Field
	at := layout.Point{X: r.X + r.W*(0.12+0.76*e.rng.Float64()), Y: r.Y + r.H*(0.1+0.55*e.rng.Float64())}
	e.burst(at, tint, 60, 0.24)
}

// sparkLead is how many ticks on their way sparks begin: all in one place they would
// add up to a white blot.
const sparkLead = 2.5

// burst lets n sparks fly from a place, up to speed board units a tick.
func (e *effects) burst(at layout.Point, tint art.Colour, n int, speed float64) {
	e.ready()
	for range n {
		if len(e.sparks) >= maxSparks {
			return
		}
		s, c := math.Sincos(e.rng.Float64() * 2 * math.Pi)
		k := speed * (0.35 + 0.65*math.Sqrt(e.rng.Float64()))
		e.sparks = append(e.sparks, spark{
			at: at.Add(layout.Point{X: c * k, Y: s * k}.Mul(sparkLead)), v: layout.Point{X: c * k, Y: s * k}, drag: 0.955, fall: 0.0022,
			size: 0.26 + 0.2*e.rng.Float64(), life: 38 + e.rng.IntN(30), tint: tint,
		})
	}
}

// update moves the sparks by a tick and reports whether there are any.
func (e *effects) update() bool {
	had := len(e.sparks) > 0
	kept := e.sparks[:0]
	for _, s := range e.sparks {
		if s.age++; s.age >= s.life {
			continue
		}
		s.at = s.at.Add(s.v)
		s.v = s.v.Mul(s.drag)
		s.v.Y += s.fall
		kept = append(kept, s)
	}
	e.sparks = kept
	return had
}

func (e *effects) paint(b *brush) {
	for _, s := range e.sparks {
		left := 1 - float64(s.age)/float64(s.life)
		st := plain(s.size*(0.6+0.4*left), min(1, 1.6*left, 0.25+0.15*float64(s.age)))
		st.tint, st.add = s.tint, true
		b.draw(b.v.sheet.spark, s.at, st)
	}
}

// nightRim is how far the darkness of a round board reaches over its field, board
// units, and nightDisc the radius in pixels of its picture.
const nightRim, nightDisc = 0.35, 256

// paintNight darkens the board for the fireworks.
func (v *View) paintNight(b *brush, f timeline.Frame) {
	if f.Running != timeline.Cheer || v.ctx.Still() {
		return
	}
	r := v.cfg.Geometry.Field
	if v.cfg.Geometry.Round { // no corner of the darkness lies beside the board
		s := plain(r.W/2+nightRim, 0.6*min(1, f.T*12, (1-f.T)*12))
		s.tint = art.Colour{R: 0.02, G: 0.01, B: 0.08, A: 1}
		s.sx *= v.sheet.cell / nightDisc
		s.sy *= v.sheet.cell / nightDisc
		b.draw(v.sheet.night, v.cfg.Geometry.Centre, s)
		return
	}
	side := b.v.sheet.cell / 4
	s := stamp{sx: r.W * side, sy: r.H * side, tint: art.Colour{R: 0.02, G: 0.01, B: 0.08, A: 1}}
	s.alpha = 0.6 * min(1, f.T*12, (1-f.T)*12)
	b.draw(v.sheet.dark, layout.Point{X: r.X + r.W/2, Y: r.Y + r.H/2}, s)
}
