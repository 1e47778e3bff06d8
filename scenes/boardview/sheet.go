package boardview

import (
	"fmt"
	"image"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/layout"
)

// pic is a baked picture with the pixel that belongs on the place it is drawn
// at.
type pic struct {
	img    *ebiten.Image
	ax, ay float64
}

// sheet is every picture of a board at one size and theme. Pieces and their
// company are baked at the width of a piece that stands alone, cell pixels a
// board unit.
type sheet struct {
	cell   float64 // physical pixels a board unit
	board  *ebiten.Image
	pawns  [art.LiveryCount]pic
	shadow pic
	halo   pic
	target pic
	dot    pic
	ring   pic // the lit rim of a dish, white, one board unit in radius
	spark  pic // a bright point with a halo, one board unit in radius
	dark   pic // a white pixel
	glow   pic // a soft round light, white, one board unit in radius
	marks  [rules.MaxPieces + 1]pic
	counts [rules.MaxSeats*rules.MaxPieces + 1]pic
	rests  [7]pic // the die at rest by its number; 0 for none thrown yet
	under  pic    // the die's shadow
	tumble *ebiten.Image
	frame  *image.RGBA
	look   art.DieLook
	theme  art.Theme
}

// dieWidth is the side of a frame of the die in board units.
const dieWidth = 2.0

// maxTumble is the most pixels a side that the tumbling die is drawn with each
// tick; on the largest screens it is shown enlarged, which motion hides.
const maxTumble = 176

func newSheet(ctx *scenes.Context, cfg Config, tr layout.Transform) *sheet {
	s := &sheet{cell: tr.Scale * ctx.Size.Scale, theme: art.Night(), look: art.IvoryDie()}
	if ctx.Theme.Contrast {
		s.theme = art.HighContrast()
	}
	width := int(cfg.Geometry.Bounds.W*s.cell + 0.5)
	// The board takes longest to bake; it is kept for the size and the seats.
	var at rules.State
	at.Arms = uint8(len(cfg.Geometry.Arms))
	name := fmt.Sprint("board", len(cfg.Geometry.Arms), cfg.Liveries, ctx.Theme.Contrast)
	s.board = ctx.Art.Image(name, width, width, func(w, _ int) image.Image {
		return art.BakeBoard(art.BoardLook{Board: cfg.Geometry, Track: cfg.Rules.Board(&at), Theme: s.theme, Liveries: cfg.Liveries[:]}, w)
	})
	made := func(name string, bake func() art.Sprite) pic {
		return scenes.Value(ctx.Art, fmt.Sprintf("boardview/%s/%.2f", name, s.cell), func() pic { return picOf(bake()) })
	}
	for k, l := range cfg.Liveries {
		if l >= 0 && l < art.LiveryCount && k < len(cfg.Geometry.Arms) && s.pawns[l].img == nil {
			s.pawns[l] = made(fmt.Sprint("pawn", l), func() art.Sprite { return art.BakePawn(l, s.cell, s.theme) })
		}
	}
	s.shadow = made("shadow", func() art.Sprite { return art.BakePawnShadow(s.cell) })
	s.halo = made("halo", func() art.Sprite { return art.BakeHalo(s.cell) })
	s.target = made("target", func() art.Sprite { return art.BakeTarget(s.cell) })
	s.dot = made("dot", func() art.Sprite { return art.BakeDot(s.cell * 0.34) })
	s.spark = made("spark", func() art.Sprite { return art.BakeParticle(art.Spark, s.cell*2) })
	s.dark = made("dark", func() art.Sprite { return solid() })
	s.glow = made("glow", func() art.Sprite { return softDisc(s.cell) })
	dish := cfg.Geometry.Arms[0].Dish.Width / 2
	s.ring = made(fmt.Sprint("ring", dish), func() art.Sprite { return litRing(s.cell * dish) })
	s.under = made("under", func() art.Sprite { return art.BakeDieShadow(s.cell * dieWidth) })
	for n := 1; n <= rules.MaxPieces; n++ {
		s.marks[n] = scenes.Value(ctx.Art, fmt.Sprintf("boardview/mark%d/%.2f", n, s.cell), func() pic { return mark(ctx, s.cell, n) })
	}
	for face := range s.rests {
		s.rests[face] = made(fmt.Sprint("die", face), func() art.Sprite { return restingDie(s.cell*dieWidth, s.look, face) })
	}
	size := max(1, min(int(s.cell*dieWidth), maxTumble))
	s.frame = image.NewRGBA(image.Rect(0, 0, size, size))
	s.tumble = scenes.Value(ctx.Art, fmt.Sprintf("boardview/tumble/%.2f", s.cell), func() *ebiten.Image { return ebiten.NewImage(size, size) })
	return s
}

func picOf(s art.Sprite) pic {
	if s.Image == nil || s.Image.Bounds().Empty() {
		return pic{}
	}
	return pic{ebiten.NewImageFromImage(s.Image), s.Anchor.X, s.Anchor.Y}
}

// restingDie is the die with a face up; before the first throw it stands on its
// one.
func restingDie(size float64, look art.DieLook, face int) art.Sprite {
	px := max(1, int(size))
	half := float64(px) / 2
	return art.Sprite{Image: art.DieFrame(px, look, art.Rest(max(face, 1))), Anchor: layout.Point{X: half, Y: half}}
}

// softDisc is a white light that fades towards its edge, at radius pixels.
func softDisc(radius float64) art.Sprite {
	r := max(2, int(radius))
	img := image.NewRGBA(image.Rect(0, 0, 2*r, 2*r))
	for y := range 2 * r {
		for x := range 2 * r {
			dx, dy := (float64(x)+0.5)/float64(r)-1, (float64(y)+0.5)/float64(r)-1
			k := max(0, 1-dx*dx-dy*dy)
			v := uint8(255*k*k + 0.5)
			i := img.PixOffset(x, y)
			img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = v, v, v, v
		}
	}
	return art.Sprite{Image: img, Anchor: layout.Point{X: float64(r), Y: float64(r)}}
}

// solid is a small patch of white.
func solid() art.Sprite {
	img := image.NewRGBA(image.Rect(0, 0, 4, 4))
	for i := range img.Pix {
		img.Pix[i] = 255
	}
	return art.Sprite{Image: img, Anchor: layout.Point{X: 2, Y: 2}}
}

// litRing is a bright ring of a radius in pixels with light on both sides of it.
func litRing(radius float64) art.Sprite {
	r := max(4, int(radius*1.2))
	band, soft := max(1.5, radius*0.022), radius*0.09
	img := image.NewRGBA(image.Rect(0, 0, 2*r, 2*r))
	for y := range 2 * r {
		for x := range 2 * r {
			d := math.Abs(math.Hypot(float64(x)+0.5-float64(r), float64(y)+0.5-float64(r)) - radius)
			line := min(max(band-d+0.5, 0), 1)
			light := max(0, 1-d/soft)
			v := uint8(255*max(line, 0.55*light*light) + 0.5)
			i := img.PixOffset(x, y)
			img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = v, v, v, v
		}
	}
	return art.Sprite{Image: img, Anchor: layout.Point{X: float64(r), Y: float64(r)}}
}

// mark is the sign over a piece that may move: a drop in the accent colour that
// points at the piece, with its number, which is also its key.
func mark(ctx *scenes.Context, cell float64, n int) pic {
	return lettered(ctx, max(cell*0.5, 21*ctx.Size.Scale), strconv.Itoa(n), true)
}

// count is the number of pieces in a stack.
func (s *sheet) count(ctx *scenes.Context, n int) pic {
	n = min(n, len(s.counts)-1)
	if s.counts[n].img == nil {
		s.counts[n] = lettered(ctx, max(s.cell*0.44, 19*ctx.Size.Scale), strconv.Itoa(n), false)
	}
	return s.counts[n]
}

// lettered is a round badge of a size in pixels with a few letters. With a
// point its anchor is the tip below it, else its middle.
func lettered(ctx *scenes.Context, size float64, s string, point bool) pic {
	fill, ink := ctx.Theme.Panel, ctx.Theme.Text
	if point {
		fill, ink = ctx.Theme.Accent, ctx.Theme.OnAccent
	}
	shape := badge(size, fill, ctx.Theme.OnAccent, point)
	img := ebiten.NewImageFromImage(shape.Image)
	face := badgeFace(size * 0.62)
	if face != nil {
		op := &text.DrawOptions{}
		op.PrimaryAlign, op.SecondaryAlign = text.AlignCenter, text.AlignCenter
		op.GeoM.Translate(float64(shape.Image.Bounds().Dx())/2, size/2+2+size*0.01)
		op.ColorScale.ScaleWithColor(ink)
		text.Draw(img, s, face, op)
	}
	return pic{img, shape.Anchor.X, shape.Anchor.Y}
}

func badgeFace(size float64) *text.GoTextFace {
	source, err := badgeSource()
	if err != nil {
		return nil
	}
	return &text.GoTextFace{Source: source, Size: max(6, float64(int(size)))}
}
