package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// The make of a ladder.
const (
	ladderHalf = 0.165 // from the middle line to a rail
	ladderRail = 0.085
	ladderRung = 0.07
	ladderStep = 0.3
	ladderOver = 0.17 // how far it reaches over the middles of its squares
)

// ladderWoods are what the ladders are made of, in turn: lit and shaded.
var ladderWoods = [][2]uint32{{0xf0c583, 0x8a5424}, {0xe8d9b8, 0x86704c}, {0xd99a5e, 0x74401e}}

// ladder leans on the garden: rails, rungs tied to them, and its shadow.
func (d *gardenDrawer) ladder(j layout.Jump, nth int) {
	points := j.Curve.Points()
	foot, top := points[0], points[len(points)-1]
	way := top.Sub(foot).Mul(1 / top.Sub(foot).Len())
	foot, top = foot.Sub(way.Mul(ladderOver)), top.Add(way.Mul(ladderOver))
	length := top.Sub(foot).Len()
	across := point{X: -way.Y, Y: way.X}
	// it is a little narrower above
	at := func(s, side float64) point {
		half := ladderHalf * (1.12 - 0.24*s/length)
		return foot.Add(way.Mul(s)).Add(across.Mul(side * half))
	}
	bar := func(a, b point) *path { return new(path).move(a.X, a.Y).line(b.X, b.Y) }
	rails := bar(at(0, -1), at(length, -1)).add(bar(at(0, 1), at(length, 1)))
	rungs := &path{}
	count := max(int(length/ladderStep+0.25), 2)
	for i := range count {
		s := length * (float64(i) + 0.5) / float64(count)
		rungs.add(bar(at(s, -1), at(s, 1)))
	}
	if d.t.High {
		d.stroke(rails, ladderRail+0.07, hex(0x000000))
		d.stroke(rungs, ladderRung+0.05, hex(0x000000))
		d.stroke(rungs, ladderRung*0.8, hex(0xffe14a))
		d.stroke(rails, ladderRail, hex(0xffe14a))
		return
	}
	w := ladderWoods[nth%len(ladderWoods)]
	light, dark := hex(w[0]), hex(w[1])
	outline := dark.Darken(0.72)
	whole := rails.stroked(ladderRail).add(rungs.stroked(ladderRung))
	d.shadow(whole, 0.07, 0.11, 0.035, Colour{0, 0, 0.03, 0.62})
	d.fill(rungs.stroked(ladderRung+0.034), outline)
	d.fill(rungs.stroked(ladderRung), d.roundWood(rungDir(way), light.Mix(dark, 0.2), dark, at, count, length))
	d.fill(rails.stroked(ladderRail+0.034), outline)
	d.fill(rails.stroked(ladderRail), light.Mix(dark, 0.4))
	// the lit edge of each rail, on the side of the lamp
	lamp := point{X: -0.5, Y: -0.85}
	side := 1.0
	if across.X*lamp.X+across.Y*lamp.Y < 0 {
		side = -1
	}
	shift := across.Mul(side * ladderRail * 0.2)
	d.fill(rails.placed(shift.X, shift.Y, 1, 0).stroked(ladderRail*0.46), light)
	d.fill(rails.placed(-shift.X*1.7, -shift.Y*1.7, 1, 0).stroked(ladderRail*0.2), dark.Alpha(0.7))
	if d.fine { // cord where a rung meets a rail
		ties := &path{}
		for i := range count {
			s := length * (float64(i) + 0.5) / float64(count)
			for _, e := range []float64{-1, 1} {
				for _, o := range []float64{-0.022, 0.022} {
					p := at(s+o, e)
					ties.add(bar(p.Sub(across.Mul(ladderRail*0.55)), p.Add(across.Mul(ladderRail*0.55))))
				}
			}
		}
		d.fill(ties.stroked(0.022), dark.Darken(0.45))
	}
}

// rungDir is the direction in which the rungs turn away from the light.
func rungDir(way point) point {
	if way.Y < 0 || (way.Y == 0 && way.X < 0) {
		return way
	}
	return way.Mul(-1)
}

// roundWood shades the rungs: bright on top, dark below.
func (d *gardenDrawer) roundWood(up point, light, dark Colour, at func(s, side float64) point, count int, length float64) paint {
	r := evenly(dark.Darken(0.2), dark.Mix(light, 0.5), light, light.Lighten(0.2), light.Mix(dark, 0.3))
	base := at(length*0.5/float64(count), 0)
	pitch := length / float64(count)
	return paintFunc(func(x, y float64) Colour {
		v := (x-base.X)*up.X + (y-base.Y)*up.Y
		v -= pitch * math.Floor(v/pitch+0.5)
		return r.get(v/ladderRung + 0.5)
	})
}
