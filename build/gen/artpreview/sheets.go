package main

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"ludaxy/engine/board"
	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/layout"
)

// sheet is one picture to look at.
type sheet struct {
	name string
	draw func() image.Image
}

func look(theme art.Theme, liveries ...int) art.BoardLook {
	return art.BoardLook{Board: layout.Cross(), Track: board.Cross(4, true), Theme: theme, Liveries: liveries}
}

var sheets = []sheet{
	{"board-640", func() image.Image { return art.BakeBoard(look(art.Night(), 0, 1, 2, 3), 640) }},
	{"board-1400", func() image.Image { return art.BakeBoard(look(art.Night(), 0, 1, 2, 3), 1400) }},
	{"board-others", func() image.Image { return art.BakeBoard(look(art.Night(), 4, -1, 6, 7), 720) }},
	{"board-contrast", func() image.Image { return art.BakeBoard(look(art.HighContrast(), 0, 1, 2, 3), 720) }},
	{"pawns", pawns},
	{"pawns-on-board", pawnsOnBoard},
	{"dice", dice},
	{"room-1280", func() image.Image {
		p := layout.NewPage(1280, 720, 1, 4, 5)
		return art.BakeRoom(1280, 720, p.Board, art.Night())
	}},
	{"room-menu", func() image.Image { return art.BakeRoom(1280, 720, layout.Rect{}, art.Night()) }},
	{"panels", panels},
	{"table-1280", func() image.Image { return tableScreen(1280, 720, 1, art.Night(), 4) }},
	{"table-2560", func() image.Image { return tableScreen(2560, 1440, 2, art.Night(), 4) }},
	{"table-narrow", func() image.Image { return tableScreen(720, 1280, 1, art.Night(), 4) }},
	{"table-contrast", func() image.Image { return tableScreen(960, 600, 1, art.HighContrast(), 4) }},
	{"icons", icons},
	{"logo-720", func() image.Image { return logo(1280, 720, 720) }},
	{"logo-360", func() image.Image { return logo(960, 600, 360) }},
	{"sparks", sparks},
	{"hexagon", func() image.Image {
		return art.BakeBoard(art.BoardLook{Board: layout.Hexagon(), Track: board.Cross(6, true), Theme: art.Night(), Liveries: []int{0, 1, 2, 3, 4, -1}}, 1000)
	}},
	{"appicon", func() image.Image {
		img := ground(620, 280, color.RGBA{0x80, 0x80, 0x80, 255})
		x := 10
		for _, s := range []int{256, 128, 64, 48, 32, 16} {
			put(img, art.BakeAppIcon(s), x, 10)
			x += s + 10
		}
		return img
	}},
}

// ground is a picture to put sprites on.
func ground(w, h int, col color.Color) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Bounds(), image.NewUniform(col), image.Point{}, draw.Src)
	return img
}

// put lays a picture with its top left at x, y.
func put(dst *image.RGBA, src image.Image, x, y int) {
	draw.Draw(dst, src.Bounds().Add(image.Pt(x, y)), src, image.Point{}, draw.Over)
}

// stand lays a sprite with its anchor at x, y.
func stand(dst *image.RGBA, s art.Sprite, x, y float64) {
	put(dst, s.Image, int(math.Round(x-s.Anchor.X)), int(math.Round(y-s.Anchor.Y)))
}

var night = color.RGBA{0x1c, 0x19, 0x46, 255}

func pawns() image.Image {
	img := ground(1040, 420, night)
	for i := range art.LiveryCount {
		x := 70 + float64(i)*128
		stand(img, art.BakePawnShadow(110), x, 190)
		stand(img, art.BakePawn(i, 110, art.Night()), x, 190)
		stand(img, art.BakePawnShadow(36), x-30, 300)
		stand(img, art.BakePawn(i, 36, art.Night()), x-30, 300)
		stand(img, art.BakePawnShadow(20), x+10, 300)
		stand(img, art.BakePawn(i, 20, art.Night()), x+10, 300)
		stand(img, art.BakePawn(i, 60, art.HighContrast()), x, 400)
	}
	return img
}

func pawnsOnBoard() image.Image {
	l := look(art.Night(), 0, 1, 2, 3)
	img := art.BakeBoard(l, 720)
	tr := layout.Into(l.Board.Bounds, layout.Rect{W: 720, H: 720})
	at := func(seat, livery int, s layout.Spot) {
		p := tr.ToPixels(s.At)
		w := s.Width * tr.Scale
		p.Y += w * 0.2
		stand(img, art.BakePawnShadow(w), p.X, p.Y)
		stand(img, art.BakePawn(livery, w, l.Theme), p.X, p.Y)
	}
	for k := range 4 {
		for i := range 4 {
			at(k, k, l.Board.Spot(k, rules.Yard, i, 4))
		}
		for i := range k + 1 {
			at(k, k, l.Board.Spot(k, rules.Home, i, 4))
		}
		c := l.Board.Ring[k*13+3]
		p := tr.ToPixels(c.Centre)
		halo := art.BakeHalo(0.84 * tr.Scale)
		stand(img, halo, p.X, p.Y+0.17*tr.Scale)
		at(k, (k+1)%8, l.Board.Spot(k, rules.Square(k*13+3), 0, 1))
		p = tr.ToPixels(l.Board.Ring[k*13+10].Centre)
		stand(img, art.BakeTarget(tr.Scale), p.X, p.Y)
	}
	for n := 2; n <= 16; n += 2 {
		q := rules.Square(n + n/2*4)
		for i := range n {
			at(0, i%8, l.Board.Spot(0, q, i, n))
		}
	}
	return img
}

func dice() image.Image {
	img := ground(1060, 620, night)
	for i := range 6 {
		stand(img, art.BakeDieShadow(160), 90+float64(i)*170, 110)
		put(img, art.DieFrame(160, art.IvoryDie(), art.Rest(i+1)), 10+i*170, 10)
		put(img, art.DieFrame(96, art.SeatDie(i), art.Rest(i+1)), 10+i*170, 180)
		put(img, art.BakeDieIcon(i+1, 44, art.IvoryDie()), 120+i*170, 200)
	}
	for i := range 11 {
		put(img, art.DieFrame(92, art.IvoryDie(), art.Tumble(5, 3, float64(i)/10)), i*96, 290)
		put(img, art.DieFrame(92, art.IvoryDie(), art.Tumble(2, 8, float64(i)/10)), i*96, 390)
	}
	return img
}

func stretch(dst *image.RGBA, n art.Nine, r layout.Rect) {
	x, y, w, h := int(r.X), int(r.Y), int(r.W), int(r.H)
	put(dst, n.Stretch(w+2*n.Margin, h+2*n.Margin).Image, x-n.Margin, y-n.Margin)
}

func panels() image.Image {
	img := art.BakeRoom(1280, 720, layout.Rect{}, art.Night())
	for t, theme := range []art.Theme{art.Night(), art.HighContrast()} {
		x := 40 + float64(t)*620
		for i, kind := range []art.PanelLook{art.PlainPanel, art.RaisedPanel, art.SunkPanel, art.FloatPanel} {
			tint := art.Colour{}
			if kind == art.RaisedPanel {
				tint = art.LiveryOf(1).Base
			}
			r := layout.Rect{X: x + float64(i%2)*290, Y: 40 + float64(i/2)*150, W: 260, H: 110}
			stretch(img, art.BakePanel(kind, int(r.H), 1, theme, tint), r)
		}
		for look := range 3 {
			for state := range 4 {
				r := layout.Rect{X: x + float64(state)*145, Y: 370 + float64(look)*80, W: 130, H: 48}
				stretch(img, art.BakeButton(art.ButtonLook(look), art.ButtonState(state), 48, 1, theme), r)
				if look == 1 && state == 0 {
					stretch(img, art.BakeFocus(1, theme), r)
				}
			}
		}
	}
	return img
}

func tableScreen(w, h int, scale float64, theme art.Theme, seats int) image.Image {
	p := layout.NewPage(float64(w), float64(h), scale, seats, 5)
	img := art.BakeRoom(w, h, p.Board, theme)
	l := look(theme, 0, 1, 2, 3)
	put(img, art.BakeBoard(l, int(p.Board.W)), int(p.Board.X), int(p.Board.Y))
	for i, r := range p.Seats {
		kind := art.PlainPanel
		if i == 1 {
			kind = art.RaisedPanel
		}
		stretch(img, art.BakePanel(kind, int(r.H), p.Unit, theme, art.LiveryOf(i).Base), r)
		stand(img, art.BakePawn(i, r.H*0.42, theme), r.X+r.H*0.45, r.Y+r.H*0.78)
	}
	stretch(img, art.BakePanel(art.SunkPanel, int(p.Tray.H), p.Unit, theme, art.Colour{}), p.Tray)
	size := min(p.Tray.H*0.8, 130*p.Unit)
	c := p.Tray.Centre()
	stand(img, art.BakeDieShadow(size), c.X, c.Y+size*0.08)
	put(img, art.DieFrame(int(size), art.IvoryDie(), art.Rest(6)), int(c.X-size/2), int(c.Y-size/2))
	for i := range 3 {
		put(img, art.BakeDieIcon(6-i, 40*p.Unit, art.IvoryDie()), int(p.Hand.X+float64(i)*48*p.Unit), int(p.Hand.Y+4*p.Unit))
	}
	stretch(img, art.BakePanel(art.PlainPanel, int(p.Say.H), p.Unit, theme, art.Colour{}), p.Say)
	for _, r := range p.Buttons {
		stretch(img, art.BakeButton(art.Plain, art.Normal, int(r.H), p.Unit, theme), r)
	}
	return img
}

func logo(w, h int, width float64) image.Image {
	img := art.BakeRoom(w, h, layout.Rect{}, art.Night())
	// without the font there is nothing to look at; the tests tell why
	if s, err := art.BakeLogo(width, art.Night()); err == nil {
		stand(img, s, float64(w)/2, float64(h)*0.4)
	}
	if s, err := art.BakeLogo(width/3, art.HighContrast()); err == nil {
		stand(img, s, float64(w)/2, float64(h)*0.85)
	}
	return img
}

func icons() image.Image {
	img := ground(1000, 420, night)
	for i := range int(art.IconCount) {
		x, y := 20+i%15*64, 20+i/15*110
		put(img, art.BakeIcon(art.Icon(i), 48, art.Night().Text), x, y)
		put(img, art.BakeIcon(art.Icon(i), 22, art.Night().Text), x+12, y+60)
	}
	for i := -1; i < 8; i++ {
		put(img, art.BakeBadge(i, 64, art.Night()), 100+i*80, 260)
		put(img, art.BakeBadge(i, 28, art.Night()), 100+i*80, 340)
		put(img, art.BakeBadge(i, 28, art.HighContrast()), 134+i*80, 340)
		put(img, art.BakeSymbol(art.LiveryOf(i).Symbol, 24, art.LiveryOf(i).Light), 100+i*80, 380)
	}
	return img
}

func sparks() image.Image {
	img := ground(900, 260, night)
	for i := range 7 {
		stand(img, art.BakeParticle(art.Particle(i), 100), 70+float64(i)*120, 70)
		stand(img, art.BakeParticle(art.Particle(i), 24), 70+float64(i)*120, 160)
	}
	stand(img, art.BakeHalo(60), 80, 220)
	stand(img, art.BakeTarget(60), 200, 220)
	stand(img, art.BakeDot(24), 300, 220)
	return img
}
