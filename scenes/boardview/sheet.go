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
	cell     float64 // physical pixels a board unit
	board    *ebiten.Image
	pieces   [art.FigureCount][art.LiveryCount]pic
	shadow   [art.FigureCount]pic
	bubble   pic // one board unit wide
	link     pic // one board unit long
	flare    pic // two board units across
	beam     pic
	bolts    [3]pic
	halo     pic
	target   pic
	dot      pic
	ring     pic // the lit rim of a dish, white, one board unit in radius
	spark    pic // a bright point with a halo, one board unit in radius
	dark     pic // a white pixel
	night    pic // a white disc
	trace    pic // a ring of dots, white
	glow     pic // a soft round light, white, one board unit in radius
	marks    [rules.MaxPieces + 1]pic
	percents map[percentKey]pic
	counts   [rules.MaxSeats*rules.MaxPieces + 1]pic
	rests    [2][7]pic // the dice at rest by their number; 0 for none thrown yet
	under    pic       // the die's shadow
	tumble   *ebiten.Image
	frame    *image.RGBA
	looks    [2]art.DieLook
	theme    art.Theme

	saucers map[int]pic
	lively  [rules.MaxSeats]int
	made    func(name string, bake func() art.Sprite) pic
}

// The dice of a sheet.
const (
	plainDie = iota
	oduludoDie
)

// dieOf is which die of the sheet one of the match's is.
func dieOf(d rules.Die) int {
	if d == rules.DieOduludo {
		return oduludoDie
	}
	return plainDie
}

// dieWidth is the side of a frame of the die in board units.
const dieWidth = 2.0

// maxTumble is the most pixels a side that the tumbling die is drawn with each
// tick; on the largest screens it is shown enlarged, which motion hides.
const maxTumble = 176

func newSheet(ctx *scenes.Context, cfg Config, tr layout.Transform) *sheet {
	s := blankSheet(ctx, cfg, tr)
	p := pictureOf(ctx, cfg, s.cell)
	s.board = ctx.Art.Image(p.Name, p.W, p.H, p.Bake)
	s.made = func(name string, bake func() art.Sprite) pic {
		return scenes.Value(ctx.Art, fmt.Sprintf("boardview/%s/%.2f", name, s.cell), func() pic {
			if sp, ok := cfg.Prepared.take(name); ok {
				return picOf(sp)
			}
			return picOf(bake())
		})
	}
	s.bakeAll(cfg)
	for n := 1; n <= rules.MaxPieces; n++ {
		s.marks[n] = scenes.Value(ctx.Art, fmt.Sprintf("boardview/mark%d/%.2f", n, s.cell), func() pic { return mark(ctx, s.cell, n) })
	}
	size := max(1, min(int(s.cell*dieWidth), maxTumble)) // room for a die that tumbles
	s.frame = image.NewRGBA(image.Rect(0, 0, size, size))
	s.tumble = scenes.Value(ctx.Art, fmt.Sprintf("boardview/tumble/%.2f", s.cell), func() *ebiten.Image { return ebiten.NewImage(size, size) })
	return s
}

// blankSheet is a sheet on which nothing is baked yet.
func blankSheet(ctx *scenes.Context, cfg Config, tr layout.Transform) *sheet {
	s := &sheet{cell: tr.Scale * ctx.Size.Scale, theme: art.Night(), looks: [2]art.DieLook{art.IvoryDie(), art.OduludoDie()}, saucers: map[int]pic{}, lively: cfg.Liveries}
	if ctx.Theme.Contrast {
		s.theme = art.HighContrast()
	}
	return s
}

// bakeAll draws what needs no graphics system, and so no frame.
func (s *sheet) bakeAll(cfg Config) {
	s.bakePieces(cfg)
	s.bakeSigns(cfg)
	s.bakeDice()
	if cfg.Rules.Spec().Fleet {
		s.bakeSpace()
	}
}

// Picture is the picture of a bare board, which takes longest to bake: its name
// and size in [scenes.Art], and what bakes it, on any goroutine.
type Picture struct {
	Name string // kept for the match's squares and seats
	W, H int    // physical pixels
	Bake func(w, h int) image.Image
}

// PictureOf is the picture that a view of side units will want.
func PictureOf(ctx *scenes.Context, cfg Config, side float64) Picture {
	return pictureOf(ctx, cfg, layout.Into(cfg.Geometry.Bounds, layout.Rect{W: side, H: side}).Scale*ctx.Size.Scale)
}

func pictureOf(ctx *scenes.Context, cfg Config, cell float64) Picture {
	t, theme := cfg.Track, art.Night()
	if ctx.Theme.Contrast {
		theme = art.HighContrast()
	}
	return Picture{
		Name: fmt.Sprint("board", t.Shape, t.Arms, t.Jumps, cfg.Liveries, ctx.Theme.Contrast, cfg.Geometry.Turn),
		W:    int(cfg.Geometry.Bounds.W*cell + 0.5), H: int(cfg.Geometry.Bounds.H*cell + 0.5),
		Bake: func(w, _ int) image.Image {
			return art.BakeBoard(art.BoardLook{Board: cfg.Geometry, Track: t, Theme: theme, Liveries: cfg.Liveries[:]}, w)
		},
	}
}

// bakePieces draws the figures of the game in the seats' liveries.
func (s *sheet) bakePieces(cfg Config) {
	sp := cfg.Rules.Spec()
	for p := range sp.Pieces {
		f := art.FigureOf(sp.Fleet, p)
		if s.shadow[f].img != nil {
			continue
		}
		s.shadow[f] = s.made(fmt.Sprint("shadow", f), func() art.Sprite { return art.BakeFigureShadow(f, s.cell) })
		for _, l := range cfg.Liveries {
			if l >= 0 && l < art.LiveryCount {
				s.pieces[f][l] = s.made(fmt.Sprint("figure", f, l), func() art.Sprite { return art.BakeFigure(f, l, s.cell, s.theme) })
			}
		}
	}
	s.shadow[art.Pawn] = s.made(fmt.Sprint("shadow", art.Pawn), func() art.Sprite { return art.BakeFigureShadow(art.Pawn, s.cell) })
}

// bakeSigns draws the marks on squares, and the lights.
func (s *sheet) bakeSigns(cfg Config) {
	s.halo = s.made("halo", func() art.Sprite { return art.BakeHalo(s.cell) })
	s.target = s.made("target", func() art.Sprite { return art.BakeTarget(s.cell) })
	s.dot = s.made("dot", func() art.Sprite { return art.BakeDot(s.cell * 0.34) })
	s.link = s.made("link", func() art.Sprite { return art.BakeLink(s.cell, s.theme) })
	s.spark = s.made("spark", func() art.Sprite { return art.BakeParticle(art.Spark, s.cell*2) })
	s.dark = s.made("dark", func() art.Sprite { return solid() })
	s.night = s.made("night", func() art.Sprite { return art.BakeDisc(nightDisc) })
	s.trace = s.made("trace", func() art.Sprite { return art.BakeTrace(s.cell) })
	s.glow = s.made("glow", func() art.Sprite { return softDisc(s.cell) })
	dish := cfg.Geometry.Arms[0].Dish.Width / 2
	s.ring = s.made(fmt.Sprint("ring", dish), func() art.Sprite { return litRing(s.cell * dish) })
}

// bakeDice draws the dice at rest.
func (s *sheet) bakeDice() {
	s.under = s.made("under", func() art.Sprite { return art.BakeDieShadow(s.cell * dieWidth) })
	for die := range s.rests {
		for face := range s.rests[die] {
			s.rests[die][face] = s.made(fmt.Sprint("die", die, face), func() art.Sprite { return restingDie(s.cell*dieWidth, s.looks[die], face) })
		}
	}
}

// bakeSpace draws what only the games of fleets have.
func (s *sheet) bakeSpace() {
	s.bubble = s.made("bubble", func() art.Sprite { return art.BakeBubble(s.cell, s.theme) })
	s.flare = s.made("flare", func() art.Sprite { return art.BakeFlare(2 * s.cell) })
	s.beam = s.made("beam", func() art.Sprite { return art.BakeBeam(1.3*s.cell, beamTall*s.cell) })
	for i := range s.bolts {
		s.bolts[i] = s.made(fmt.Sprint("bolt", i), func() art.Sprite { return art.BakeBolt(3.4*s.cell, i) })
	}
}

// saucer is a seat's UFO, one board unit wide.
func (s *sheet) saucer(seat int) pic {
	p, ok := s.saucers[seat]
	if !ok {
		l := s.lively[seat%rules.MaxSeats]
		p = s.made(fmt.Sprint("saucer", l), func() art.Sprite { return art.BakeSaucer(l, s.cell, s.theme) })
		s.saucers[seat] = p
	}
	return p
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

// markWide is how wide the disc of the sign over a piece is at its natural size, in
// pixels.
func (s *sheet) markWide() float64 {
	img := s.marks[1].img
	if img == nil {
		return 0
	}
	return float64(img.Bounds().Dx() - 4)
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
