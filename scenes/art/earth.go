package art

import "math"

// earth is the goal: the planet as it is seen from over the Atlantic.
func (d *galaxyDrawer) earth() {
	b := d.look.Board
	c := b.Centre
	r := earthRadius(b)
	ball := circle(c.X, c.Y, r)
	if d.t.High {
		d.fill(ball, d.t.TileEdge)
		d.fill(circle(c.X, c.Y, r*0.97), d.t.Tile)
		d.fill(circle(c.X, c.Y, r*0.97), d.earthPaint(c, r*0.97))
	} else {
		// the air shines beyond the edge, most on the lit side
		d.fill(circle(c.X, c.Y, r*1.4), around(c.X-r*0.06, c.Y-r*0.07, r*1.3, r*1.3, newRamp(
			stop{0.7, hex(0x6fb8ff).Alpha(0.75)}, stop{0.76, hex(0x4a90ff).Alpha(0.42)}, stop{0.86, hex(0x3a78ff).Alpha(0.13)}, stop{1, hex(0x2a60ff).Alpha(0)})))
		d.fill(ball, d.earthPaint(c, r))
	}
}

// globes are the two fields at the end of seat k's path.
func (d *galaxyDrawer) globes(k int) {
	l, used := d.look.seat(k)
	for i, g := range d.look.Board.Globes(k) {
		x, y, r := g.At.X, g.At.Y, 0.275
		if d.t.High {
			d.fill(circle(x, y, r), l.Base)
			d.fill(circle(x, y, r*0.8), d.t.Tile)
		} else {
			d.shadow(circle(x, y, r), 0.02, 0.04, 0.05, Colour{0, 0, 0, 0.8})
			d.fill(circle(x, y, r), between(x-r, y-r, x+r, y+r, evenly(l.Light.Lighten(0.3), l.Base, l.Deep)))
			d.fill(circle(x, y, r*0.8), around(x-r*0.25, y-r*0.3, r*1.3, r*1.3, evenly(l.Base.Mix(l.Light, 0.4), l.Deep.Mix(l.Base, 0.5), l.Dark)))
		}
		// meridians and parallels make it a globe
		ink := l.Light.Lighten(0.4).Alpha(0.85)
		w := r * 0.09
		d.stroke(ellipse(x, y, r*0.3, r*0.72), w, ink)
		d.stroke(ring(x, y, r*0.76, r*0.7), w*0.3, ink)
		d.stroke(new(path).move(x-r*0.72, y).line(x+r*0.72, y), w, ink)
		for _, s := range []float64{-1, 1} {
			d.stroke(new(path).move(x-r*0.6, y+s*r*0.38).line(x+r*0.6, y+s*r*0.38), w, ink)
		}
		if used && i == 1 {
			d.fill(circle(x, y, r*0.5), l.Dark)
			d.fill(l.Symbol.mark().placed(x, y, r*0.36, 0), l.Light)
		}
	}
}

// earthPaint computes the ball of the Earth, lit from the upper left.
func (d *galaxyDrawer) earthPaint(c point, r float64) paint {
	sun := [3]float64{-0.55, -0.5, 0.67}
	high := d.t.High
	return paintFunc(func(x, y float64) Colour {
		u, v := (x-c.X)/r, (y-c.Y)/r
		w2 := 1 - u*u - v*v
		if w2 < 0 {
			w2 = 0
		}
		w := math.Sqrt(w2)
		lon, lat := globeAt(u, v, w)
		if high {
			if dry(lon, lat) {
				return hex(0xffffff)
			}
			return hex(0x0a2a6a)
		}
		col, land := ground(lon, lat, lon)
		col = col.Mix(snow, cloudCover(lon, lat))
		day := u*sun[0] + v*sun[1] + w*sun[2]
		lit := float32(0.16 + 0.98*smooth((day+0.22)/0.95))
		col = Colour{col.R * lit, col.G * lit, col.B * (lit*0.94 + 0.06), 1}
		// the air is thick towards the edge
		rim := float32((1 - w) * (1 - w))
		col = col.Mix(hex(0x8fd0ff), rim*0.75*min(lit+0.1, 1))
		// the sea throws the sun back
		if !land {
			if h := u*-0.33 + v*-0.3 + w*0.9; h > 0.95 {
				col = col.Lighten(float32((h - 0.95) * 6))
			}
		}
		return col
	})
}

// snow is the colour of ice and clouds.
var snow = hex(0xf4f8ff)

// coast moves the outlines of the continents by up to a few degrees.
func coast(lon, lat float64) float64 { return 7 * (clouds(lon*0.13, lat*0.13, 4, 61) - 0.5) }

// dry reports whether there is land at a place, in degrees.
func dry(lon, lat float64) bool {
	rough := coast(lon, lat)
	return onLand(lon+rough, lat+rough*0.7)
}

// ground is the colour of land or sea at a place in degrees, without its clouds.
// The chance in it is that of another longitude.
func ground(lon, lat, chance float64) (col Colour, land bool) {
	sea, shelf, deep := hex(0x1f6fd0), hex(0x3fa8e0), hex(0x0b2f7a)
	green, sand := hex(0x3f9a4a), hex(0xc9a962)
	rough := coast(chance, lat)
	land = onLand(lon+rough, lat+rough*0.7)
	n := clouds(chance*0.09+5, lat*0.09, 4, 71)
	col = deep.Mix(sea, float32(0.35+0.9*n))
	switch {
	case land && lat < -66+3*n:
		col = snow
	case land:
		arid := math.Exp(-(math.Abs(lat)-23)*(math.Abs(lat)-23)/90) + 0.6*(n-0.5)
		col = green.Darken(0.1).Mix(sand, float32(smooth(arid*1.3-0.2)))
		col = col.Mix(snow, float32(smooth((math.Abs(lat)-58+12*n)/14)))
		col = col.Darken(float32(0.25 * clouds(chance*0.4, lat*0.4, 2, 81)))
	case onLand(lon+rough+2.2, lat+rough*0.7) || onLand(lon+rough-2.2, lat+rough*0.7):
		col = col.Mix(shelf, 0.45)
	}
	return col, land
}

// cloudCover is how thick the clouds are at a place in degrees, drawn out along
// the winds.
func cloudCover(lon, lat float64) float32 {
	swirl := clouds(lon*0.035+0.02*lat, lat*0.085, 5, 91)
	return float32(0.92 * smooth((swirl-0.53)*5))
}

// The middle of what is seen, in degrees.
const earthMiddle, earthTilt = -28.0, 14.0

// globeAt is the longitude and latitude, in degrees, of a place on the ball: the
// middle of what is seen lies over the Atlantic, 14 degrees north.
func globeAt(u, v, w float64) (lon, lat float64) {
	s, c := math.Sincos(EarthTilt)
	north, out := -v*c+w*s, w*c+v*s
	return earthMiddle + math.Atan2(u, out)*180/math.Pi, math.Asin(min(max(north, -1), 1)) * 180 / math.Pi
}

// onLand reports whether a place is on one of the continents.
func onLand(lon, lat float64) bool {
	for i := range continents {
		k := &continents[i]
		if lat < k.south || lat > k.north || lon < k.west || lon > k.east {
			continue
		}
		in := false
		for j, a := range k.shore {
			b := k.shore[(j+1)%len(k.shore)]
			if (a[1] > lat) != (b[1] > lat) && lon < a[0]+(lat-a[1])/(b[1]-a[1])*(b[0]-a[0]) {
				in = !in
			}
		}
		if in {
			return true
		}
	}
	return false
}
