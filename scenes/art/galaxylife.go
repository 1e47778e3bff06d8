package art

import (
	"image"
	"math"

	"ludaxy/engine/board"
	"ludaxy/scenes/layout"
)

// BakeSky tells where light may move on a board of Shape Nebula without touching
// what is to be read: white is open sky, black are fields, ships, the Earth and
// the frame, with soft edges. Its width is in pixels, its height follows the
// bounds of the board as that of BakeBoard does.
func BakeSky(look BoardLook, width int) *image.RGBA {
	b := look.Board
	c := over(b.Bounds, float64(max(width, 16))/b.Bounds.W)
	d := galaxyDrawer{boardDrawer{c, look, look.Theme}, b.Spirals()}
	black, white := Colour{A: 1}, Colour{1, 1, 1, 1}
	d.fill(rect(b.Bounds, 0), black)
	d.fill(d.slab(galaxyPlank+0.12), white)
	hide := func(p *path) {
		d.shadow(p, 0, 0, 0.07, black)
		d.fill(p, black)
	}
	for _, cell := range b.Ring {
		hide(circle(cell.Centre.X, cell.Centre.Y, cell.Size*0.5))
	}
	for k, a := range b.Arms {
		hide(circle(a.Dish.At.X, a.Dish.At.Y, a.Dish.Width*0.6))
		hide(circle(a.Die.At.X, a.Die.At.Y, a.Die.Width*0.64))
		n := len(b.Ring)
		gate := b.Ring[(int(a.Start)+n-1)%n]
		moon, park := b.Ring[int(a.Start)%n], b.Ring[(int(a.Start)+n-2)%n]
		hide(new(path).move(park.Centre.X, park.Centre.Y).line(gate.Centre.X, gate.Centre.Y).line(moon.Centre.X, moon.Centre.Y).stroked(gate.Size * 1.2))
		if lane := b.Lanes[k]; len(lane) > 0 {
			end := lane[len(lane)-1].Centre
			hide(new(path).move(gate.Centre.X, gate.Centre.Y).line(end.X, end.Y).stroked(lane[0].Size))
		}
	}
	hide(circle(b.Centre.X, b.Centre.Y, earthRadius(b)*1.02))
	return c.img
}

// earthRadius is that of the ball in the middle of the galaxy, in board units.
func earthRadius(b *layout.Board) float64 { return b.Hub[0].Sub(b.Centre).Len() * 0.985 }

// Earth is the ball in the middle of a board of Shape Nebula: its middle and its
// diameter in board units.
func Earth(b *layout.Board) layout.Spot { return layout.Spot{At: b.Centre, Width: 2 * earthRadius(b)} }

// EarthMiddle is the longitude over which the board is drawn, and EarthTilt the
// latitude, both in radians.
const (
	EarthMiddle = earthMiddle * math.Pi / 180
	EarthTilt   = earthTilt * math.Pi / 180
)

// BakeEarthMap draws the Earth unrolled, for a ball that turns: in the upper half
// land and sea from 180 degrees west to 180 degrees east and from the north to the
// south, in the lower half the clouds over them in red and, in green, what is
// land. The picture is as high as it is wide; its left joins its right.
func BakeEarthMap(width int) *image.RGBA {
	w := max(width, 8)
	h := w / 2
	img := image.NewRGBA(image.Rect(0, 0, w, 2*h))
	const seam = 40.0 // degrees over which the chance of the east becomes that of the west
	for y := range h {
		lat := 90 - 180*(float64(y)+0.5)/float64(h)
		for x := range w {
			lon := 360*(float64(x)+0.5)/float64(w) - 180
			col, land := ground(lon, lat, lon)
			cover := cloudCover(lon, lat)
			if lon > 180-seam {
				t := float32(smooth((lon - 180 + seam) / seam))
				other, dry := ground(lon, lat, lon-360)
				col = col.Mix(other, t)
				cover += (cloudCover(lon-360, lat) - cover) * t
				land = land && (t < 0.5 || dry)
			}
			set(img, x, y, col)
			low := Colour{R: cover, A: 1}
			if land {
				low.G = 1
			}
			set(img, x, y+h, low)
		}
	}
	return img
}

func set(img *image.RGBA, x, y int, col Colour) {
	i := img.PixOffset(x, y)
	blend(img.Pix[i:i+4:i+4], Colour{min(max(col.R, 0), 1), min(max(col.G, 0), 1), min(max(col.B, 0), 1), 1}, 1)
}

// BakeGlobes draws the last fields of all paths, which lie on the Earth, on
// nothing: what a turning ball has to leave where it is. It is a square as wide as
// the Earth, width pixels.
func BakeGlobes(look BoardLook, width int) *image.RGBA {
	e := Earth(look.Board)
	r := layout.Rect{X: e.At.X - e.Width/2, Y: e.At.Y - e.Width/2, W: e.Width, H: e.Width}
	d := galaxyDrawer{boardDrawer{over(r, float64(max(width, 8))/r.W), look, look.Theme}, nil}
	for k := range look.Board.Arms {
		d.globes(k)
	}
	return d.img
}

// Aura is the light that a special field sends out.
type Aura struct {
	At     layout.Spot // the field
	Colour Colour
}

// Auras are the lights of the special fields of a board of Shape Nebula: Suns,
// Lightnings, Circles, Stars, and in the colours of their seats Moons and Gates.
func Auras(look BoardLook) (list []Aura) {
	if look.Track == nil {
		return nil
	}
	d := galaxyDrawer{boardDrawer: boardDrawer{look: look}}
	for _, c := range look.Board.Ring {
		var col Colour
		switch {
		case d.has(c, board.Start), d.has(c, board.Gate):
			l, _ := look.seat(d.owner(c))
			col = l.Light.Mix(l.Base, 0.5)
		case d.has(c, board.Sun):
			col = hex(0xffa030)
		case d.has(c, board.Lightning):
			col = hex(0xa070ff)
		case d.has(c, board.Circle):
			col = hex(0x40d8e8)
		case d.has(c, board.Star):
			col = hex(0xffd880)
		default:
			continue
		}
		list = append(list, Aura{layout.Spot{At: c.Centre, Width: c.Size}, col})
	}
	return list
}

// BakeAura draws the light round a field of width pixels, white: nothing on the
// field itself, brightest at its rim, and gone at 1.8 times its width.
func BakeAura(width float64) Sprite {
	const far = 1.8
	return sprite(layout.Rect{X: -far / 2, Y: -far / 2, W: far, H: far}, width, func(c *canvas) {
		c.fill(circle(0, 0, far/2), paintFunc(func(x, y float64) Colour {
			r := 2 * math.Hypot(x, y)
			out := max(0, 1-(r-0.94)/(far-0.94))
			return Colour{1, 1, 1, float32(smooth((r-0.86)*12) * out * out * out)}
		}))
	})
}
