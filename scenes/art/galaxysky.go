package art

import (
	"math"

	"ludaxy/scenes/layout"
)

// space is the ground of the board: the frame, and in it the sky with the four
// galaxies.
func (d *galaxyDrawer) space() {
	face := d.slab(0)
	if d.t.High {
		d.fill(face, d.t.Sky)
		d.fill(d.band(0, 0.09), d.t.TileEdge)
		for k := range d.spirals {
			d.outlineArms(k)
		}
		return
	}
	d.shadow(face, 0, 0.16, 0.09, Colour{0, 0, 0, 0.75})
	d.fill(face.placed(0, 0.13, 1, 0), d.t.Grain.Darken(0.35)) // the side of the slab
	d.fill(d.band(0, galaxyPlank+0.02), d.frameWood(woodPaint(d.t.Wood.Lighten(0.05), d.t.Grain, 3.2, 11)))
	d.inner(face, 0.05, 0.06, 0.04, hex(0xffc9a0).Alpha(0.55))
	sky := d.slab(galaxyPlank)
	d.fill(sky, d.sky())
	d.stars(sky)
	d.inner(sky, 0.08, 0.12, 0.14, Colour{0, 0, 0, 0.75})
	r := d.look.slabRect()
	d.fill(d.band(galaxyPlank-0.045, galaxyPlank+0.015), between(r.X, r.Y, r.Right(), r.Bottom(), brass(d.t)))
}

// outlineArms draws the arms of galaxy k as plain lines, where no light may blur.
func (d *galaxyDrawer) outlineArms(k int) {
	s := d.spirals[k]
	l, _ := d.look.seat(k)
	d.fill(circle(s.Core.X, s.Core.Y, 0.16), l.Base)
	for _, a := range []float64{0, math.Pi} {
		p := &path{}
		for i := range 81 {
			q := s.Point(s.Reach*(0.1+0.84*float64(i)/80), a)
			if i == 0 {
				p.move(q.X, q.Y)
			} else {
				p.line(q.X, q.Y)
			}
		}
		d.stroke(p, 0.05, l.Base)
	}
}

// skyGrid is the distance, in board units, of the points at which the light of
// the sky is computed; between them it is smooth.
const skyGrid = 0.07

// light is a colour without bounds, for sums.
type light struct{ r, g, b float32 }

func (l *light) add(c Colour, k float64) {
	f := float32(k)
	l.r, l.g, l.b = l.r+c.R*f, l.g+c.G*f, l.b+c.B*f
}

// sky computes nebula and galaxies as a paint.
func (d *galaxyDrawer) sky() paint {
	b := d.look.Board.Bounds
	nx, ny := int(b.W/skyGrid)+2, int(b.H/skyGrid)+2
	grid := make([]light, nx*ny)
	swirls := make([]swirl, len(d.spirals))
	for k, s := range d.spirals {
		l, _ := d.look.seat(k)
		swirls[k] = swirl{s, l.Base, l.Light, l.Deep, uint32(100 + 10*k)}
	}
	for j := range ny {
		for i := range nx {
			p := point{X: b.X + float64(i)*skyGrid, Y: b.Y + float64(j)*skyGrid}
			g := &grid[j*nx+i]
			nebula(g, p.Sub(d.look.Board.Centre))
			for k := range swirls {
				swirls[k].shine(g, p)
			}
		}
	}
	scale := d.scale
	return paintFunc(func(x, y float64) Colour {
		u, v := (x-b.X)/skyGrid, (y-b.Y)/skyGrid
		i, j := min(max(int(u), 0), nx-2), min(max(int(v), 0), ny-2)
		fu, fv := float32(u)-float32(i), float32(v)-float32(j)
		r0, r1 := grid[j*nx+i:][:2], grid[(j+1)*nx+i:][:2]
		w00, w10, w01, w11 := (1-fu)*(1-fv), fu*(1-fv), (1-fu)*fv, fu*fv
		// less than one step of grain hides the bands of slow gradients
		grain := (float32(hash(int32(x*scale), int32(y*scale), 9)>>24)/255 - 0.5) / 255
		return Colour{
			r0[0].r*w00 + r0[1].r*w10 + r1[0].r*w01 + r1[1].r*w11 + grain,
			r0[0].g*w00 + r0[1].g*w10 + r1[0].g*w01 + r1[1].g*w11 + grain,
			r0[0].b*w00 + r0[1].b*w10 + r1[0].b*w01 + r1[1].b*w11 + grain, 1,
		}
	})
}

// nebula is the light of the gas between the galaxies, at a place measured from
// the Earth.
func nebula(g *light, p point) {
	g.add(hex(0x080716), 1)
	x, y := p.X*0.16, p.Y*0.16
	// the cloud is folded by another, which draws it into wisps
	fx, fy := x+0.7*(clouds(x*1.4, y*1.4, 3, 3)-0.5), y+0.7*(clouds(x*1.4, y*1.4, 3, 13)-0.5)
	n := clouds(fx*1.7, fy*1.7, 5, 23)
	m := clouds(fx*1.2+9, fy*1.2, 4, 43)
	gas := smooth((n - 0.36) * 2.6)
	g.add(hex(0x3a2a86), 0.55*gas*m)
	g.add(hex(0x14406e), 0.75*gas*smooth((0.62-m)*3))
	g.add(hex(0x7a2f78), 0.6*gas*smooth((m-0.52)*4))
	// the glow of the Earth's system in the middle
	d := p.Len()
	g.add(hex(0x2a4a9a), 0.5*math.Exp(-d*d/9))
}

// swirl is a galaxy's light.
type swirl struct {
	layout.Spiral
	base, pale, deep Colour
	seed             uint32
}

func (s *swirl) shine(g *light, p point) {
	away := p.Sub(s.Core)
	if away.X*away.X+away.Y*away.Y > 4*s.Reach*s.Reach {
		return
	}
	r, behind := s.At(p)
	// In these coordinates the arms are straight; noise that is long there becomes
	// streaks that wind with them.
	sin, cos := math.Sincos(behind)
	along, across := r*cos, r*sin
	streak := clouds(along*0.8, across*2.1, 4, s.seed)
	fine := clouds(p.X*2.6, p.Y*2.6, 4, s.seed+7)
	b := behind + 0.5*(streak-0.5) + 0.3*(fine-0.5)
	near := func(at, sharp float64) float64 { return math.Exp(sharp * (math.Cos(2*(b-at)) - 1)) }
	edge := 1 - smooth((r-0.8*s.Reach)/(0.5*s.Reach))
	inner := smooth((r - 0.2) / 1.1)
	disc := math.Exp(-r * r / (s.Reach * s.Reach * 0.42))
	// it hides the gas behind it, and keeps its own colour
	veil := float32(1 - 0.75*disc)
	g.r, g.g, g.b = g.r*veil, g.g*veil, g.b*veil
	// the stars of an arm go before it, its dust behind
	g.add(s.deep, (0.5*disc+0.25*edge)*(0.5+0.9*streak))
	g.add(s.base, 0.62*near(-0.15, 1.6)*edge*(0.25+1.2*streak))
	ridge := near(-0.3, 5) * edge * smooth((streak+0.5*fine-0.5)*2.2)
	g.add(s.pale, 0.62*ridge)
	g.add(hex(0xffffff), 0.3*ridge*ridge*fine)
	k := float32(1 - 0.62*near(0.75, 3.2)*edge*inner*smooth((fine+0.4*streak-0.4)*2.5))
	g.r, g.g, g.b = g.r*k, g.g*k, g.b*k
	warm := s.pale.Mix(hex(0xffe6c0), 0.6)
	g.add(warm, 0.5*math.Exp(-r*r/1.3)+0.14*math.Exp(-r*r/4))
	g.add(hex(0xfff4dc), 0.8*math.Exp(-r*r/0.3))
}

// stars strews stars over the sky, and the young clusters along the arms.
func (d *galaxyDrawer) stars(sky *path) {
	release := d.within(sky)
	defer release()
	f := d.look.Board.Bounds
	s := scatter{seed: 77}
	least := 0.55 / d.scale // finer than a pixel a star would only be faint
	for range 620 {
		x, y := f.X+s.next()*f.W, f.Y+s.next()*f.H
		bright, kind := s.next(), s.next()
		bright *= bright * bright
		col := hex(0xe9e6ff).Mix(hex(0xffe2b0), float32(kind))
		if kind > 0.8 {
			col = hex(0x9cc8ff)
		}
		d.fill(circle(x, y, max(0.012+0.022*bright, least)), col.Alpha(float32(0.3+0.6*bright)))
		if bright > 0.9 {
			d.glint(x, y, 0.1+0.08*bright, col)
		}
	}
	for k, g := range d.spirals {
		l, _ := d.look.seat(k)
		for i := range 620 {
			r := g.Reach * (0.15 + 1.15*s.next())
			side := math.Pi * float64(i%2)
			spread := (s.next()+s.next()+s.next()-1.5)*0.62 - 0.22
			p := g.Point(r, side+spread)
			bright := s.next()
			bright *= bright * bright
			col := l.Light.Lighten(float32(0.25 + 0.6*s.next()))
			a := float32((0.35 + 0.65*bright) * (1 - smooth((r/g.Reach-0.9)/0.4)))
			d.fill(circle(p.X, p.Y, max(0.012+0.03*bright, least)), col.Alpha(a))
			if i%40 < 2 { // gas lit by young stars
				size := s.span(0.1, 0.24)
				d.fill(circle(p.X, p.Y, size), around(p.X, p.Y, size, size, newRamp(stop{0, hex(0xff9fd0).Mix(l.Light, 0.4).Alpha(0.6 * a)}, stop{0.4, l.Light.Alpha(0.25 * a)}, stop{1, l.Base.Alpha(0)})))
			}
		}
		d.fill(circle(g.Core.X, g.Core.Y, 0.5), around(g.Core.X, g.Core.Y, 0.5, 0.5, newRamp(
			stop{0, Colour{1, 1, 0.97, 1}}, stop{0.25, Colour{1, 0.97, 0.86, 0.8}}, stop{1, Colour{1, 0.9, 0.7, 0}})))
	}
}

// glint is the cross of light of a bright star.
func (d *galaxyDrawer) glint(x, y, r float64, col Colour) {
	d.fill(circle(x, y, r*1.3), around(x, y, r*1.3, r*1.3, newRamp(stop{0, col.Alpha(0.45)}, stop{0.3, col.Alpha(0.12)}, stop{1, col.Alpha(0)})))
	d.fill(polygon(starPoints(4, x, y, r, r*0.07, 0)...), col.Alpha(0.85))
}
