package title

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

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
	img := ctx.Art.Image("title board", px, px, func(w, _ int) image.Image { return art.BakeBoard(look, w) })
	n := graph.NewSprite(img, side, h)
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
	return n.Node
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

// pawn stands upright although the board is turned.
func pawn(ctx *scenes.Context, livery int, at layout.Point, width float64) *graph.Node {
	k := ctx.Size.Scale
	g := graph.New(0, 0).SetPos(at.X, at.Y).SetRotation(-tilt)
	for _, sp := range []spriteNode{
		bakedSprite(ctx, "title pawn shadow", livery, width, func() art.Sprite { return art.BakePawnShadow(width * k) }),
		bakedSprite(ctx, "title pawn", livery, width, func() art.Sprite { return art.BakePawn(livery, width*k, ctx.Theme.Art) }),
	} {
		b := sp.img.Bounds()
		n := graph.NewSprite(sp.img, float64(b.Dx())/k, float64(b.Dy())/k)
		n.SetPos(-sp.anchor.X/k, -sp.anchor.Y/k)
		g.Add(n.Node)
	}
	return g
}

type spriteNode struct {
	img    *ebiten.Image
	anchor layout.Point
}

func bakedSprite(ctx *scenes.Context, name string, livery int, width float64, bake func() art.Sprite) spriteNode {
	key := name + string(rune('0'+livery)) + "/" + string(rune(ctx.Size.Pixels(width)))
	return scenes.Value(ctx.Art, key, func() spriteNode {
		s := bake()
		return spriteNode{ebiten.NewImageFromImage(s.Image), s.Anchor}
	})
}

func dieOn(ctx *scenes.Context, size float64) *graph.Node {
	px := ctx.Size.Pixels(size)
	img := ctx.Art.Image("title die", px, px, func(w, _ int) image.Image {
		return art.DieFrame(w, art.IvoryDie(), art.Rest(6))
	})
	n := graph.NewSprite(img, size, size)
	n.SetPivot(0.5, 0.5)
	return n.Node
}

// newHead returns the name of the game, at most so high, with its line below.
func newHead(ctx *scenes.Context, w, most float64, centred bool) *graph.Node {
	align := graph.Left
	if centred {
		align = graph.Center
	}
	n := graph.New(w, 0)
	h := 0.0
	lw := min(w, max(most, 40)*art.LogoAspect())
	if logo := lettering(ctx, lw); logo != nil {
		h = lw / art.LogoAspect()
		n.Add(graph.NewSprite(logo, lw, h).SetPos((w-lw)/2, 0))
	} else {
		name := graph.NewText(ctx.Fonts, ctx.T(messages.AppName), graph.Style{
			Size: 72, Weight: graph.Bold, Color: ctx.Theme.Accent, Align: align, Width: w, Lines: 1, Shrink: 0.5,
		})
		_, h = name.Size()
		n.Add(name.Node)
	}
	line := graph.NewText(ctx.Fonts, ctx.T(messages.AppTagline), graph.Style{
		Size: widgets.Body, Color: ctx.Theme.Text, Align: graph.Center, Width: w, Lines: 1, Shrink: 0.7,
	})
	_, lh := line.Size()
	line.SetPos(0, h)
	n.Add(line.Node)
	return n.SetSize(w, h+lh)
}

// lettering is the name as a picture; nil where the font has failed, and then it is written as a text.
func lettering(ctx *scenes.Context, w float64) *ebiten.Image {
	px := ctx.Size.Pixels(w)
	return ctx.Art.Image("logo", px, px, func(w, _ int) image.Image {
		s, err := art.BakeLogo(float64(w), ctx.Theme.Art)
		if err != nil {
			return nil
		}
		return s.Image
	})
}
