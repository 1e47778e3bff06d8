package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// panelGap is the width between a yard's panel of tiles and the arms.
const panelGap = 0.1

// panel is a yard: a border glazed in the seat's colour round painted tiles, and
// on them the plate on which the pieces wait.
func (d tileDrawer) panel(a layout.Arm) {
	l, used := d.look.seat(a.Seat)
	if d.t.High {
		d.yard(a)
		return
	}
	outline := inset(a.Yard, panelGap)
	plate := rounded(0.12, outline...)
	lo, hi := plate.bounds()
	d.fill(rounded(0.14, inset(a.Yard, panelGap-0.05)...), cobaltDeep.Darken(0.45))
	d.fill(plate, between(lo.X, lo.Y, hi.X, hi.Y, evenly(l.Base.Lighten(0.1), l.Base.Darken(0.1), l.Base.Mix(l.Deep, 0.55))))
	d.inner(plate, 0.03, 0.035, 0.03, Colour{1, 1, 1, 0.5})
	d.inner(plate, -0.03, -0.04, 0.04, l.Dark.Alpha(0.6))
	d.border(outline, l)
	field := inset(a.Yard, panelGap+d.bandWidth())
	d.fill(rounded(0.08, inset(field, -0.05)...), cobaltDeep)
	d.fill(rounded(0.06, field...), between(lo.X, lo.Y, hi.X, hi.Y, evenly(glazeLight, glaze, glazeShade)))
	release := d.within(rounded(0.06, field...))
	d.pattern(a, field, l)
	release()
	d.inner(rounded(0.06, field...), 0.03, 0.05, 0.05, cobaltDeep.Alpha(0.5))
	d.sheen(plate, lo, hi)
	d.plate(a, l, used)
}

// sheen is a faint reflection of the window across a panel.
func (d tileDrawer) sheen(shape *path, lo, hi point) {
	w, h := hi.X-lo.X, hi.Y-lo.Y
	release := d.within(shape)
	pane := new(path).move(lo.X+w*0.1, lo.Y).line(lo.X+w*0.62, lo.Y).line(lo.X, lo.Y+h*0.62).line(lo.X, lo.Y+h*0.1).close()
	d.fill(pane, between(lo.X, lo.Y, lo.X+w*0.4, lo.Y+h*0.4, evenly(Colour{1, 1, 1, 0.16}, Colour{1, 1, 1, 0.04})))
	release()
}

// bandWidth is how wide a panel's border is, and tileSide the side of the tiles
// in it: fans are smaller than corners.
func (d tileDrawer) bandWidth() float64 {
	if d.look.Board.Round {
		return 0.36
	}
	return 0.5
}

func (d tileDrawer) tileSide() float64 {
	if d.look.Board.Round {
		return 0.9
	}
	return 1.39
}

// border paints white lozenges and pearls along the coloured band.
func (d tileDrawer) border(outline []point, l Livery) {
	band := d.bandWidth()
	d.fill(lining(outline, 0.1, 0.06, 0.085).add(lining(outline, 0.06, band-0.085, band-0.06)), glazeLight.Alpha(0.75))
	mid := inset(outline, band/2)
	marks := &path{}
	k := band / 0.5 // of the marks
	for _, run := range runs(mid) {
		total := 0.0
		for i := 1; i < len(run); i++ {
			total += run[i].Sub(run[i-1]).Len()
		}
		first := run[0]
		marks.add(flower(4, 0.02, 0.17).placed(first.X, first.Y, k, math.Pi/4), circle(first.X, first.Y, 0.04*k))
		n := max(int(math.Round(total/0.8/k)), 1) * 2
		for j := 1; j < n; j++ {
			at, turn := along(run, total*float64(j)/float64(n))
			if j%2 == 0 {
				marks.add(polygon(point{X: -0.16}, point{Y: -0.1}, point{X: 0.16}, point{Y: 0.1}).placed(at.X, at.Y, k, turn))
			} else {
				marks.add(circle(at.X, at.Y, 0.045*k))
			}
		}
	}
	d.fill(marks, brushed(l.ink().Mix(l.Base, 0.1)))
}

// runs cuts a closed outline at its sharp corners; every run begins at one.
func runs(outline []point) (out [][]point) {
	n := len(outline)
	sharp := func(i int) bool { return !gentle(outline[(i+n-1)%n], outline[i%n], outline[(i+1)%n]) }
	for i := range n {
		if !sharp(i) {
			continue
		}
		run := []point{outline[i]}
		for j := i + 1; j <= i+n; j++ {
			run = append(run, outline[j%n])
			if sharp(j) {
				break
			}
		}
		out = append(out, run)
	}
	return out
}

// along is the point at a distance from the beginning of a line, and the
// direction of the line there.
func along(line []point, distance float64) (at point, turn float64) {
	for i := 1; i < len(line); i++ {
		side := line[i].Sub(line[i-1])
		if l := side.Len(); distance <= l || i == len(line)-1 {
			return line[i-1].Add(side.Mul(distance / l)), math.Atan2(side.Y, side.X)
		}
		distance -= side.Len()
	}
	return line[0], 0
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
	side := d.tileSide()
	seams, rings, flowers, hearts, rosettes := &path{}, &path{}, &path{}, &path{}, &path{}
	reach := int(math.Ceil(a.Dish.Width/side)) + 1
	middle := a.Dish.At
	for i := -reach; i <= reach; i++ {
		o := middle.Add(u.Mul(float64(i) * side))
		e := v.Mul(float64(reach) * side)
		seams.add(bar(o.Sub(e), o.Add(e), 0.03))
		o = middle.Add(v.Mul(float64(i) * side))
		e = u.Mul(float64(reach) * side)
		seams.add(bar(o.Sub(e), o.Add(e), 0.03))
		for j := -reach; j <= reach; j++ {
			corner := middle.Add(u.Mul(float64(i) * side)).Add(v.Mul(float64(j) * side))
			if near(field, corner) > -side {
				rings.add(ring(corner.X, corner.Y, side*0.5, side*0.46))
				rosettes.add(flower(8, 0.05, 0.3).placed(corner.X, corner.Y, side, turn))
				hearts.add(circle(corner.X, corner.Y, 0.075*side))
			}
			centre := corner.Add(u.Mul(side / 2)).Add(v.Mul(side / 2))
			if near(field, centre) > -side {
				flowers.add(flower(4, 0.07, 0.42).placed(centre.X, centre.Y, side, turn))
				flowers.add(ring(centre.X, centre.Y, 0.1*side, 0.065*side))
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

// inset moves the sides of a convex polygon inwards by a distance; sides that
// vanish so are left out. It is empty where nothing remains.
func inset(outline []point, by float64) []point {
	turn := math.Copysign(1, polygon(outline...).area())
	rest := outline
	if by < 0 {
		return shrunk(outline, by)
	}
	for i, a := range outline {
		e := outline[(i+1)%len(outline)].Sub(a)
		e = e.Mul(turn / e.Len())
		in := func(p point) float64 { return e.X*(p.Y-a.Y) - e.Y*(p.X-a.X) - by }
		var cut []point
		for j, p := range rest {
			q := rest[(j+1)%len(rest)]
			dp, dq := in(p), in(q)
			if dp >= 0 {
				cut = append(cut, p)
			}
			if dp*dq < 0 {
				cut = append(cut, p.Lerp(q, dp/(dp-dq)))
			}
		}
		rest = cut
	}
	return rest
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
