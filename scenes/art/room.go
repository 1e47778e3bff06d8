package art

import (
	"image"
	"math"

	"ludaxy/scenes/layout"
)

// BakeRoom draws the background of a window of w x h pixels: a night sky with
// stars over a dark room, and the pool of lamplight on the table round lamp, in
// pixels. An empty lamp leaves the room to the stars, as behind the menus.
func BakeRoom(w, h int, lamp layout.Rect, theme Theme) *image.RGBA {
	c := newCanvas(w, h, 1, point{})
	fw, fh := float64(c.img.Rect.Dx()), float64(c.img.Rect.Dy())
	r := roomLight{w: fw, h: fh, theme: theme}
	r.sky = evenly(theme.Sky, theme.Sky.Mix(theme.SkyLow, 0.6), theme.SkyLow)
	if lamp.W > 0 && !theme.High {
		r.lamp, r.reach = lamp.Centre(), 0.92*max(lamp.W, lamp.H)
		r.glow = newRamp(stop{0, theme.Lamp.Alpha(0.55)}, stop{0.5, theme.Lamp.Alpha(0.36)}, stop{0.66, theme.Lamp.Mix(hex(0xc05a7c), 0.4).Alpha(0.2)}, stop{0.82, hex(0xa8509c).Alpha(0.07)}, stop{1, hex(0x7a3aa0).Alpha(0)})
	}
	r.paint(c.img)
	if !theme.High {
		stars(c, lamp)
	}
	return c.img
}

// roomLight computes the light of the room pixel by pixel.
type roomLight struct {
	w, h  float64
	theme Theme
	sky   *ramp
	lamp  point
	reach float64
	glow  *ramp
}

func (r *roomLight) paint(img *image.RGBA) {
	haze := r.hazeRows()
	for y := range img.Rect.Dy() {
		row := img.Pix[y*img.Stride:][:4*img.Rect.Dx()]
		v := float64(y) / r.h
		base := r.sky.get(v)
		hr := haze[y/hazeStep]
		hn := haze[y/hazeStep+1]
		fy := float32(y%hazeStep) / hazeStep
		for x := range img.Rect.Dx() {
			col := base
			i, fx := x/hazeStep, float32(x%hazeStep)/hazeStep
			cloud := (hr[i]*(1-fx)+hr[i+1]*fx)*(1-fy) + (hn[i]*(1-fx)+hn[i+1]*fx)*fy
			col.R += cloud * (0.10 + 0.10*cloud)
			col.G += cloud * (0.05 + 0.05*cloud)
			col.B += cloud * 0.2
			dx, dy := float64(x)/r.w-0.5, v-0.5
			dark := float32(1 - 0.85*min(dx*dx+dy*dy, 0.5))
			if r.glow != nil {
				lx, ly := float64(x)-r.lamp.X, float64(y)-r.lamp.Y
				if d := lx*lx + ly*ly; d < r.reach*r.reach {
					g := r.glow.get(math.Sqrt(d) / r.reach)
					col.R += g.R * g.A
					col.G += g.G * g.A
					col.B += g.B * g.A * 0.8
				}
			}
			// a grain of less than one step hides the bands of slow gradients
			grain := float32(hash(int32(x), int32(y), 9)>>24)/255 - 0.5
			out := row[4*x : 4*x+4 : 4*x+4]
			if r.theme.High {
				grain, dark = 0, 1
			}
			out[0] = byteOf(col.R*dark, grain)
			out[1] = byteOf(col.G*dark, grain)
			out[2] = byteOf(col.B*dark, grain)
			out[3] = 255
		}
	}
}

func byteOf(v, grain float32) uint8 { return uint8(min(max(v*255+grain+0.5, 0), 255)) }

// hazeStep is the grid, in pixels, on which the slow haze is computed.
const hazeStep = 8

// hazeRows is a band of faint cloud across the sky, as of a far galaxy.
func (r *roomLight) hazeRows() [][]float32 {
	nx, ny := int(r.w)/hazeStep+2, int(r.h)/hazeStep+2
	rows := make([][]float32, ny)
	for j := range rows {
		rows[j] = make([]float32, nx)
		if r.theme.High {
			continue
		}
		for i := range rows[j] {
			u, v := float64(i*hazeStep)/r.h, float64(j*hazeStep)/r.h
			across := (v - 0.98 + 0.42*u + 0.3*(clouds(u*1.1, v*1.1, 2, 20)-0.5)) / 0.3
			band := math.Exp(-across * across)
			// the cloud is folded by another, which draws it into wisps
			fu, fv := u+0.5*(clouds(u*1.7, v*1.7, 2, 24)-0.5), v+0.5*(clouds(u*1.7, v*1.7, 2, 34)-0.5)
			n := clouds(fu*2.2, fv*2.2, 5, 44)
			// lanes of dust down its middle
			dust := math.Exp(-(across-0.1)*(across-0.1)*7) * smooth((clouds(fu*3.1, fv*3.1, 3, 54)-0.42)*4)
			rows[j][i] = float32(band * smooth((n-0.3)*2.4) * (1 - 0.7*dust))
		}
	}
	return rows
}

// stars scatters stars over the sky; under the lamp they drown in its light.
func stars(c *canvas, lamp layout.Rect) {
	w, h := float64(c.img.Rect.Dx()), float64(c.img.Rect.Dy())
	size := math.Sqrt(w*h) / 960
	s := scatter{seed: 4}
	count := int(900 * max(w/h, h/w) / 1.78)
	for range count {
		x, y := s.next()*w, s.next()*h
		bright, kind := s.next(), s.next()
		near := 1.0
		if lamp.W > 0 {
			near = smooth((point{X: x, Y: y}.Sub(lamp.Centre()).Len()/max(lamp.W, 1) - 0.45) / 0.35)
		}
		if near <= 0.02 {
			continue
		}
		col := hex(0xe9e6ff).Mix(hex(0xffe2b0), float32(kind))
		if kind > 0.86 {
			col = hex(0x9cc8ff)
		}
		a := float32((0.18 + 0.62*bright*bright*bright) * near)
		r := (0.45 + 0.75*bright*bright*bright) * size
		c.fill(circle(x, y, max(r, 0.5)), col.Alpha(a))
		if bright > 0.978 {
			c.fill(circle(x, y, 9*size), around(x, y, 9*size, 9*size, newRamp(stop{0, col.Alpha(a * 0.4)}, stop{0.3, col.Alpha(a * 0.1)}, stop{1, col.Alpha(0)})))
			ray := starPoints(4, x, y, 7*size, 0.55*size, 0)
			c.fill(polygon(ray...), col.Alpha(a*0.8))
		}
	}
}
