package title

import (
	"fmt"
	"image"
	"image/draw"
	"math"

	"ludaxy/assets/messages"
	"ludaxy/engine/board"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// tilt is how the board lies on the table, in radians.
const tilt = -0.13

// newStill returns a still life: a board turned a little, with a match under way.
func newStill(ctx *scenes.Context, table layout.Rect) *graph.Node {
	b := layout.Cross()
	side := table.W * 0.9
	h := side * b.Bounds.H / b.Bounds.W
	look := art.BoardLook{Board: b, Track: board.Cross(4, true), Theme: ctx.Theme.Art, Liveries: []int{0, 1, 2, 3}}
	px := ctx.Size.Pixels(side)
	n := graph.New(side, h)
	ground := graph.NewSprite(nil, side, h)
	ground.SetZ(-1)
	ctx.Art.Show(ground, "title board", px, px, func(w, _ int) image.Image { return art.BakeBoard(look, w) })
	n.Add(ground.Node)
	n.SetPivot(0.5, 0.5).SetPos(table.X+table.W/2, table.Y+table.H/2).SetRotation(tilt)
	tr := layout.Into(b.Bounds, layout.Rect{W: side, H: h})
	for i, p := range pieces {
		spot := b.Spot(p.seat, p.at, p.i, p.n)
		at := tr.ToPixels(spot.At)
		n.Add(pawn(ctx, p.seat, at, spot.Width*tr.Scale).SetZ(i))
	}
	die := dieOn(ctx, side*0.12)
	at := tr.ToPixels(b.Arms[1].Die.At)
	die.SetPos(at.X, at.Y).SetZ(100)
	n.Add(die)
	return n
}

type piece struct {
	seat int
	at   rules.Square
	i, n int
}

var pieces = []piece{
	{0, rules.Yard, 0, 4}, {0, rules.Yard, 2, 4}, {0, rules.Square(11), 0, 1}, {0, rules.Square(35), 0, 1},
	{1, rules.Yard, 1, 4}, {1, rules.Square(47), 0, 1}, {1, rules.Square(20), 0, 2}, {1, rules.Square(20), 1, 2},
	{2, rules.Yard, 0, 4}, {2, rules.Square(41), 0, 1}, {2, rules.Square(29), 0, 1}, {2, rules.Lane(2, 2), 0, 1},
	{3, rules.Yard, 2, 4}, {3, rules.Yard, 1, 4}, {3, rules.Yard, 3, 4}, {3, rules.Square(3), 0, 1},
}

// upright is the part of the space round its foot that a pawn with its shadow covers, for a foot one unit wide.
var upright = layout.Rect{X: -0.76, Y: -1.45, W: 1.74, H: 2.07}

// pawn stands upright although the board is turned.
func pawn(ctx *scenes.Context, livery int, at layout.Point, width float64) *graph.Node {
	theme := ctx.Theme.Art
	sp := graph.NewSprite(nil, upright.W*width, upright.H*width)
	ctx.Art.Show(sp, fmt.Sprint("title pawn ", livery), ctx.Size.Pixels(upright.W*width), ctx.Size.Pixels(upright.H*width), func(w, h int) image.Image {
		return bakePawn(w, h, livery, theme)
	})
	sp.SetPos(upright.X*width, upright.Y*width)
	return graph.New(0, 0).SetPos(at.X, at.Y).SetRotation(-tilt).Add(sp.Node)
}

// bakePawn draws a pawn on its shadow.
func bakePawn(w, h, livery int, theme art.Theme) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	foot := float64(w) / upright.W
	at := layout.Point{X: -upright.X * foot, Y: -upright.Y * foot}
	for _, sp := range []art.Sprite{art.BakePawnShadow(foot), art.BakePawn(livery, foot, theme)} {
		corner := at.Sub(sp.Anchor)
		to := sp.Image.Bounds().Add(image.Pt(int(math.Round(corner.X)), int(math.Round(corner.Y))))
		draw.Draw(img, to, sp.Image, image.Point{}, draw.Over)
	}
	return img
}

func dieOn(ctx *scenes.Context, size float64) *graph.Node {
	px := ctx.Size.Pixels(size)
	n := graph.NewSprite(nil, size, size)
	ctx.Art.Show(n, "title die", px, px, func(w, _ int) image.Image {
		return art.DieFrame(w, art.IvoryDie(), art.Rest(6))
	})
	n.SetPivot(0.5, 0.5)
	return n.Node
}

// head is the name of the game with its line below: a picture, or the name in letters where its font has failed.
type head struct {
	*graph.Node
	logo  *graph.Sprite
	plain *graph.Text
}

// newHead returns the name, at most so high; the line below is left out where there is no room for it.
func newHead(ctx *scenes.Context, w, most float64, line bool) *head {
	theme := ctx.Theme.Art
	lw := min(w, max(most, 40)*art.LogoAspect())
	h := lw / art.LogoAspect()
	n := &head{Node: graph.New(w, h), logo: graph.NewSprite(nil, lw, h)}
	n.logo.SetPos((w-lw)/2, 0)
	n.plain = graph.NewText(ctx.Fonts, ctx.T(messages.AppName), graph.Style{
		Size: min(72, h*0.7/ctx.Fonts.Zoom()), Weight: graph.Bold, Color: ctx.Theme.Accent, Align: graph.Center, Width: w, Lines: 1, Shrink: 0.5,
	})
	n.plain.SetVisible(false)
	px := ctx.Size.Pixels(lw)
	ctx.Art.Show(n.logo, "logo", px, px, func(w, _ int) image.Image {
		s, err := art.BakeLogo(float64(w), theme)
		if err != nil {
			return nil
		}
		return s.Image
	})
	n.Add(n.logo.Node, n.plain.Node)
	if line {
		tag := graph.NewText(ctx.Fonts, ctx.T(messages.AppTagline), graph.Style{
			Size: widgets.Body, Color: ctx.Theme.Text, Align: graph.Center, Width: w, Lines: 1, Shrink: 0.7,
		})
		_, lh := tag.Size()
		tag.SetPos(0, h)
		n.Add(tag.Node)
		h += lh
	}
	n.SetSize(w, h)
	return n
}

// settle shows the name in letters once it is clear that there is no picture of it.
func (h *head) settle(ctx *scenes.Context) {
	if h != nil && h.logo.Image() == nil && !ctx.Art.Waiting() {
		h.plain.SetVisible(true)
	}
}
