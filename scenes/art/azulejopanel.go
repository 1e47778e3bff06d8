package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// The measures of a yard's panel of tiles.
const (
	panelGap  = 0.1  // from the arms
	panelBand = 0.5  // the border in the seat's colour
	panelTile = 1.36 // the side of a painted tile
)

// panel is a yard: a border glazed in the seat's colour round painted tiles, and
// on them the plate on which the pieces wait.
func (d tileDrawer) panel(a layout.Arm) {
	l, used := d.look.seat(a.Seat)
	if d.t.High {
		d.yard(a)
		return
	}
	outline := shrunk(a.Yard, panelGap)
	plate := rounded(0.12, outline...)
	lo, hi := plate.bounds()
	d.fill(rounded(0.14, shrunk(a.Yard, panelGap-0.05)...), cobaltDeep.Darken(0.45))
	d.fill(plate, between(lo.X, lo.Y, hi.X, hi.Y, evenly(l.Base.Lighten(0.1), l.Base.Darken(0.1), l.Base.Mix(l.Deep, 0.55))))
	d.inner(plate, 0.03, 0.035, 0.03, Colour{1, 1, 1, 0.5})
	d.inner(plate, -0.03, -0.04, 0.04, l.Dark.Alpha(0.6))
	d.border(outline, l)
	field := shrunk(a.Yard, panelGap+panelBand)
	d.fill(rounded(0.08, shrunk(field, -0.05)...), cobaltDeep)
	d.fill(rounded(0.06, field...), between(lo.X, lo.Y, hi.X, hi.Y, evenly(glazeLight, glaze, glazeShade)))
	release := d.within(rounded(0.06, field...))
	d.pattern(a, field, l)
	release()
	d.inner(rounded(0.06, field...), 0.03, 0.05, 0.05, cobaltDeep.Alpha(0.5))
	d.gloss(plate, lo, hi)
	d.plate(a, l, used)
}

// border paints white lozenges and pearls along the coloured band.
func (d tileDrawer) border(outline []point, l Livery) {
	d.fill(lining(outline, 0.1, 0.07, 0.1).add(lining(outline, 0.06, panelBand-0.1, panelBand-0.07)), glazeLight.Alpha(0.75))
	mid := shrunk(outline, panelBand/2)
	marks := &path{}
	// the whole way round is divided evenly between corners that are sharp
	total := 0.0
	for i, p := range mid {
		total += mid[(i+1)%len(mid)].Sub(p).Len()
	}
	n := int(total/0.42) / 2 * 2
	step, along, k := total/float64(n), 0.0, 0
	for i, p := range mid {
		q := mid[(i+1)%len(mid)]
		side := q.Sub(p)
		for ; float64(k)*step < along+side.Len()-1e-9; k++ {
			at := p.Add(side.Mul((float64(k)*step - along) / side.Len()))
			if k%2 == 0 {
				turn := math.Atan2(side.Y, side.X)
				marks.add(polygon(point{X: -0.16}, point{Y: -0.1}, point{X: 0.16}, point{Y: 0.1}).placed(at.X, at.Y, 1, turn))
			} else {
				marks.add(circle(at.X, at.Y, 0.045))
			}
		}
		along += side.Len()
	}
	d.fill(marks, brushed(l.ink().Mix(l.Base, 0.1)))
}

// pattern paints the tiles of a panel: rosettes where four meet, a flower in
// each, rings that run from one to the next.
func (d tileDrawer) pattern(a layout.Arm, field []point, l Livery) {
	turn := math.Atan2(a.Direction.Y, a.Direction.X) + math.Pi/2
	if d.look.Board.Round {
		turn = math.Mod(turn, math.Pi/2)
	} else {
		turn = 0
	}
	s, c := math.Sincos(turn)
	u, v := point{X: c, Y: s}, point{X: -s, Y: c}
	seams, rings, flowers, hearts, rosettes := &path{}, &path{}, &path{}, &path{}, &path{}
	const reach = 5
	middle := a.Dish.At
	for i := -reach; i <= reach; i++ {
		o := middle.Add(u.Mul(float64(i) * panelTile))
		e := v.Mul(reach * panelTile)
		seams.add(bar(o.Sub(e), o.Add(e), 0.03))
		o = middle.Add(v.Mul(float64(i) * panelTile))
		e = u.Mul(reach * panelTile)
		seams.add(bar(o.Sub(e), o.Add(e), 0.03))
		for j := -reach; j <= reach; j++ {
			corner := middle.Add(u.Mul(float64(i) * panelTile)).Add(v.Mul(float64(j) * panelTile))
			if near(field, corner) > -panelTile {
				rings.add(ring(corner.X, corner.Y, panelTile*0.5, panelTile*0.46))
				rosettes.add(flower(8, 0.05, 0.3).placed(corner.X, corner.Y, panelTile, turn))
				hearts.add(circle(corner.X, corner.Y, 0.075*panelTile))
			}
			centre := corner.Add(u.Mul(panelTile / 2)).Add(v.Mul(panelTile / 2))
			if near(field, centre) > -panelTile {
				flowers.add(flower(4, 0.07, 0.42).placed(centre.X, centre.Y, panelTile, turn))
				flowers.add(ring(centre.X, centre.Y, 0.1*panelTile, 0.065*panelTile))
			}
		}
	}
	d.fill(rings, brushed(cobaltWash))
	d.fill(rosettes, brushed(cobalt))
	d.fill(flowers, brushed(cobalt))
	d.fill(hearts, l.Base.Mix(l.Deep, 0.2))
	d.fill(seams, grout.Alpha(0.55))
	d.fill(seams.placed(0.022, 0.022, 1, 0), Colour{1, 1, 1, 0.5})
}

// near is how far a point lies in a convex polygon, negative outside it.
func near(outline []point, p point) float64 {
	least := math.Inf(1)
	area := polygon(outline...).area()
	for i, a := range outline {
		e := outline[(i+1)%len(outline)].Sub(a)
		least = min(least, math.Copysign(1, area)*(e.X*(p.Y-a.Y)-e.Y*(p.X-a.X))/e.Len())
	}
	return least
}

// bar is a straight line of some width.
func bar(a, b point, width float64) *path {
	n := point{X: a.Y - b.Y, Y: b.X - a.X}
	n = n.Mul(width / 2 / n.Len())
	return polygon(a.Add(n), b.Add(n), b.Sub(n), a.Sub(n))
}

// flower is a ring of petals between two distances from the origin.
func flower(petals int, from, to float64) *path {
	out := &path{}
	for i := range petals {
		out.add(petal(to-from).placed(from, 0, 1, 0).placed(0, 0, 1, math.Pi/4+2*math.Pi*float64(i)/float64(petals)))
	}
	return out
}

// plate is the painted dish the pieces wait on.
func (d tileDrawer) plate(a layout.Arm, l Livery, used bool) {
	x, y, r := a.Dish.At.X, a.Dish.At.Y, a.Dish.Width/2
	d.shadow(circle(x, y, r), 0.05, 0.1, 0.09, Colour{0, 0, 0.06, 0.7})
	d.fill(circle(x, y, r), between(x-r*0.7, y-r*0.7, x+r*0.7, y+r*0.7, evenly(glazeLight, glaze, glazeShade.Darken(0.15))))
	d.fill(ring(x, y, r*0.965, r*0.855), between(x-r, y-r, x+r, y+r, evenly(l.Base.Lighten(0.08), l.Base.Darken(0.08), l.Base.Mix(l.Deep, 0.5))))
	marks := &path{}
	const pearls = 32
	for i := range pearls {
		s, c := math.Sincos(2 * math.Pi * float64(i) / pearls)
		marks.add(circle(x+c*r*0.91, y+s*r*0.91, r*[]float64{0.026, 0.014}[i%2]))
	}
	d.fill(marks, l.ink().Mix(l.Base, 0.1))
	floor := circle(x, y, r*0.83)
	d.fill(floor, around(x+r*0.15, y+r*0.2, r*1.1, r*1.1, evenly(glazeLight, glaze, glazeShade)))
	d.inner(floor, 0.06, 0.09, 0.08, cobaltDeep.Alpha(0.55))
	blue := &path{}
	blue.add(ring(x, y, r*0.8, r*0.785))
	way := a.YardSlots[0].At.Sub(a.Dish.At)
	turn := math.Atan2(way.Y, way.X) + math.Pi/4
	for i := range 4 {
		spray := petal(0.36).placed(0.36, 0, 1, 0)
		for _, s := range []float64{-1, 1} {
			spray.add(petal(0.2).placed(0.4, 0, 1, 0).placed(0, 0, 1, 0).mapped(func(p point) point {
				return point{X: 0.42 + (p.X-0.4)*0.75 - 0.02, Y: s*(p.X-0.4)*0.62 + p.Y}
			}))
			spray.add(circle(0.64, s*0.13, 0.02))
		}
		blue.add(spray.placed(x, y, r, turn+math.Pi/2*float64(i)))
	}
	d.fill(blue, brushed(cobalt))
	for _, s := range a.YardSlots {
		d.fill(ring(s.At.X, s.At.Y, s.Width*0.59, s.Width*0.5), brushed(cobalt))
		d.well(s, l)
	}
	d.fill(circle(x, y, r*0.27), brushed(cobaltDeep))
	d.fill(circle(x, y, r*0.245), between(x-r*0.2, y-r*0.2, x+r*0.2, y+r*0.2, evenly(l.Base.Lighten(0.15), l.Base, l.Base.Mix(l.Deep, 0.4))))
	if used {
		d.symbol(l, x, y, r*0.15, l.ink())
	}
}
