package widgets

import (
	"fmt"
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
)

// Sizes that all screens share, in units.
const (
	MinTarget = 44 // the least height and width of what can be hit
	Grid      = 8
	Radius    = 12
	Small     = 16 // the three sizes of text
	Body      = 20
	Heading   = 34
)

// Box describes a baked panel: a rounded rectangle with an edge and a soft shadow.
type Box struct {
	Fill     color.RGBA
	Edge     color.RGBA // not drawn where its alpha is 0
	EdgeW    float64    // units
	Radius   float64    // units
	Shadow   float64    // units that the shadow reaches, 0 for none
	Light    bool       // a fine light along the upper edge
	NoFill   bool       // the edge alone, for rings
	Strength float64    // of the shadow, 0 meaning 0.5
}

// smallShadow is up to where a shadow needs no more room at the corners than they have, in units.
const smallShadow = 6

// outset is how far the picture reaches outside the rectangle.
func (b Box) outset() float64 {
	if b.Shadow <= 0 {
		return 1
	}
	return b.Shadow
}

// NewBox returns a panel of a size in units that looks like the box.
func NewBox(ctx *scenes.Context, b Box, w, h float64) *graph.Panel {
	return graph.NewPanel(Slices(ctx, b), w, h, b.outset())
}

// Slices returns the baked picture of a box.
func Slices(ctx *scenes.Context, b Box) *graph.Slices {
	return scenes.Value(ctx.Art, fmt.Sprintf("box%v", b), func() *graph.Slices {
		// No more than the corners need: where a corner is larger than half the panel it is squeezed, and the round
		// knobs of switches and sliders, which are nothing but corners, would get angles.
		border := b.outset() + b.Radius
		if b.Shadow > smallShadow {
			border += 4
		}
		inset := ctx.Size.Pixels(border)
		border = float64(inset) / ctx.Size.Scale
		side := 2*inset + 3
		img := ebiten.NewImageFromImage(bake(b, side, ctx.Size.Scale))
		return graph.NewSlices(img, inset, border)
	})
}

// bake draws a box into a square picture by the distance of every pixel to the rounded rectangle.
func bake(b Box, side int, scale float64) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	out := float64(int(b.outset()*scale + 0.5))
	radius := b.Radius * scale
	edge := max(b.EdgeW*scale, 0)
	if b.Edge.A > 0 && edge > 0 {
		edge = max(edge, 1)
	}
	half := float64(side)/2 - out
	mid := float64(side) / 2
	strength := b.Strength
	if strength == 0 {
		strength = 0.5
	}
	for y := range side {
		for x := range side {
			px, py := float64(x)+0.5-mid, float64(y)+0.5-mid
			d := rounded(px, py, half, radius)
			var c pixel
			if b.Shadow > 0 && !b.NoFill {
				// The shadow falls a little below the box.
				reach := out * 0.9
				sd := rounded(px, py-out*0.25, half-out*0.15, radius)
				a := 1 - min(max(sd/reach, 0), 1)
				c.over(color.RGBA{0, 0, 0, 255}, a*a*strength)
			}
			inside := min(max(0.5-d, 0), 1)
			if !b.NoFill {
				c.over(b.Fill, inside)
				if b.Light {
					up := min(max(-py/half, 0), 1)
					rim := min(max(d+1.5*scale+0.5, 0), 1) * inside
					c.over(color.RGBA{255, 255, 255, 255}, rim*up*0.16)
				}
			}
			if b.Edge.A > 0 && edge > 0 {
				c.over(b.Edge, inside*min(max(d+edge+0.5, 0), 1))
			}
			img.SetRGBA(x, y, c.rgba())
		}
	}
	return img
}

// rounded is the distance of a point to a rounded square about the origin, negative inside.
func rounded(x, y, half, radius float64) float64 {
	radius = min(radius, half)
	qx, qy := math.Abs(x)-half+radius, math.Abs(y)-half+radius
	return math.Hypot(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - radius
}

// pixel is a colour with premultiplied alpha, 0 to 1.
type pixel struct{ r, g, b, a float64 }

// over lays a colour over the pixel, covering it by k.
func (p *pixel) over(c color.RGBA, k float64) {
	k *= float64(c.A) / 255
	p.r = p.r*(1-k) + float64(c.R)/255*k
	p.g = p.g*(1-k) + float64(c.G)/255*k
	p.b = p.b*(1-k) + float64(c.B)/255*k
	p.a = p.a*(1-k) + k
}

func (p pixel) rgba() color.RGBA {
	q := func(v float64) uint8 { return uint8(min(max(v, 0), 1)*255 + 0.5) }
	return color.RGBA{q(p.r), q(p.g), q(p.b), q(p.a)}
}

// NewPanel returns a panel of art's making, of a size in units.
func NewPanel(ctx *scenes.Context, look art.PanelLook, w, h float64) *graph.Panel {
	px := ctx.Size.Pixels(h)
	n := scenes.Value(ctx.Art, fmt.Sprintf("panel %d %d", look, px), func() nine {
		return newNine(ctx, art.BakePanel(look, px, ctx.Size.Scale, ctx.Theme.Art, art.Colour{}))
	})
	return graph.NewPanel(n.slices, w, h, n.outset)
}

// nine is a picture of art's, cut up, with how far it reaches outside.
type nine struct {
	slices *graph.Slices
	outset float64
}

func newNine(ctx *scenes.Context, n art.Nine) nine {
	k := ctx.Size.Scale
	return nine{graph.NewSlices(ebiten.NewImageFromImage(n.Image), n.Inset, float64(n.Inset)/k), float64(n.Margin) / k}
}

// buttonFaces are the pictures of a button of a height: at rest, pointed at, pressed, disabled.
func buttonFaces(ctx *scenes.Context, kind Kind, h float64) (faces [4]*graph.Slices, outset float64) {
	look := map[Kind]art.ButtonLook{Normal: art.Plain, Primary: art.Primary, Quiet: art.Ghost}[kind]
	px := ctx.Size.Pixels(h)
	for i, state := range []art.ButtonState{art.Normal, art.Hovered, art.Pressed, art.Disabled} {
		n := scenes.Value(ctx.Art, fmt.Sprintf("button %d %d %d", look, state, px), func() nine {
			return newNine(ctx, art.BakeButton(look, state, px, ctx.Size.Scale, ctx.Theme.Art))
		})
		faces[i], outset = n.slices, n.outset
	}
	return faces, outset
}

// fade is a colour with part of its alpha.
func fade(c color.RGBA, k float64) color.RGBA {
	c.A = uint8(float64(c.A) * k)
	return c
}
