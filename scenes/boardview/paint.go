package boardview

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/boardview/timeline"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
)

// brush draws pictures at places of the board.
type brush struct {
	dst *ebiten.Image
	pen *graph.Pen
	v   *View
	op  ebiten.DrawImageOptions
}

// stamp is how a picture is drawn: grown by sx and sy, turned, tinted, faded.
type stamp struct {
	sx, sy float64
	turn   float64
	tint   art.Colour
	alpha  float64
	add    bool // its light is added to what is there
}

// draw puts a picture's anchor at a place of the board.
func (b *brush) draw(p pic, at layout.Point, s stamp) {
	if p.img == nil || s.alpha <= 0 {
		return
	}
	px := b.v.sheet.cell
	g := &b.op.GeoM
	g.Reset()
	g.Translate(-p.ax, -p.ay)
	g.Scale(s.sx/px*b.v.tr.Scale, s.sy/px*b.v.tr.Scale)
	if s.turn != 0 {
		g.Rotate(s.turn)
	}
	to := b.v.tr.ToPixels(at)
	g.Translate(to.X, to.Y)
	g.Concat(b.pen.GeoM)
	b.op.ColorScale.Reset()
	a := float32(s.alpha) * b.pen.Alpha
	b.op.ColorScale.Scale(s.tint.R*a, s.tint.G*a, s.tint.B*a, a)
	b.op.Filter = ebiten.FilterLinear
	b.op.Blend = ebiten.BlendSourceOver
	if s.add {
		b.op.Blend = ebiten.BlendLighter
	}
	b.dst.DrawImage(p.img, &b.op)
}

var white = art.Colour{R: 1, G: 1, B: 1, A: 1}

// plain is a stamp of one scale.
func plain(scale, alpha float64) stamp { return stamp{sx: scale, sy: scale, tint: white, alpha: alpha} }

func (v *View) livery(seat int) art.Livery { return art.LiveryOf(v.cfg.Liveries[seat%rules.MaxSeats]) }

// accent is the colour of what may be done, as the theme has it.
func (v *View) accent() art.Colour {
	c := v.ctx.Theme.Accent
	return art.Colour{R: float32(c.R) / 255, G: float32(c.G) / 255, B: float32(c.B) / 255, A: 1}
}

// paint draws everything that lies on the board.
func (v *View) paint(dst *ebiten.Image, pen *graph.Pen) {
	b := &brush{dst: dst, pen: pen, v: v}
	f := v.cfg.Director.Frame()
	v.paintLife(b)
	v.paintLight(b)
	v.paintSheen(b, f)
	v.paintTrail(b)
	v.paintPath(b)
	v.paintSaucers(b, f)
	v.paintPieces(b, f)
	v.paintLinks(b)
	v.paintLeap(b, f, &v.flight)
	v.paintMarks(b)
	v.paintAdvice(b)
	v.paintNight(b, f)
	v.fx.paint(b)
}

// paintLight lays the table light on whose turn it is.
func (v *View) paintLight(b *brush) {
	for k, bright := range v.light {
		if bright <= 0 || k >= len(v.cfg.Geometry.Arms) {
			continue
		}
		arm := v.cfg.Geometry.Arms[k]
		s := plain(arm.Dish.Width*0.8, 0.34*bright)
		s.tint, s.add = v.livery(k).Light, true
		if v.ctx.Theme.Contrast {
			s.alpha = 0
		}
		b.draw(v.sheet.glow, arm.Dish.At, s)
		// The rim of the dish: a shape as well as a light.
		rim := plain(1, bright)
		rim.tint = v.accent()
		b.draw(v.sheet.ring, arm.Dish.At, rim)
	}
}

// paintPath shows where the chosen piece would go: the way in focus with its
// path, the others by their targets.
func (v *View) paintPath(b *brush) {
	shown := v.shownChoice()
	for i := range v.choices {
		if v.hasTarget(i) && i != shown {
			v.paintTarget(b, i, 0.6)
		}
	}
	if shown < 0 {
		return
	}
	c := &v.choices[shown]
	for _, q := range c.preview.Path[:max(0, len(c.preview.Path)-1)] {
		s := plain(1, 0.95)
		s.tint = v.accent()
		b.draw(v.sheet.dot, v.middle(int(c.piece.Seat), q, int(c.piece.Piece)).At, s)
	}
	v.paintTarget(b, shown, 1)
}

// paintTarget draws the mark on the square that a choice leads to.
func (v *View) paintTarget(b *brush, i int, alpha float64) {
	spot := v.target(i)
	s := plain(max(spot.Width, 0.8)*1.15, alpha)
	s.tint = v.accent()
	if len(v.choices[i].preview.Captures) > 0 {
		s.tint = art.Colour{R: 1, G: 0.55, B: 0.45, A: 1}
		s.turn = math.Pi / 4 // a capture is another shape, not only another colour
	}
	b.draw(v.sheet.target, spot.At, s)
}

// item is a piece or the die in drawing order.
type item struct {
	y           float64
	seat, piece int // seat -1 is the die
}

func (v *View) paintPieces(b *brush, f timeline.Frame) {
	var room [rules.MaxSeats*rules.MaxPieces + 1]item
	items := room[:0]
	for k := range v.cur {
		for p := range v.cur[k][:v.pieces] {
			if d := &v.cur[k][p]; d.shown {
				v.paintGround(b, d, k, p)
				y := d.depth
				if d.flying {
					y = d.at.Y + 0.4 // what moves passes in front
				}
				if d.flying && d.held {
					y += 0.3
				}
				items = append(items, item{y, k, p})
			}
		}
	}
	if spot, ok := v.dieSpot(f); ok {
		items = append(items, item{spot.At.Y + spot.Width*0.3, -1, 0})
	}
	slices.SortFunc(items, func(a, b item) int {
		switch {
		case a.y < b.y:
			return -1
		case a.y > b.y:
			return 1
		}
		return 16*(a.seat-b.seat) + a.piece - b.piece
	})
	for _, it := range items {
		if it.seat < 0 {
			v.paintDie(b, f)
			continue
		}
		v.paintPiece(b, &v.cur[it.seat][it.piece], it.seat, it.piece)
	}
}

// paintGround draws what lies under a piece: its shadow, and the ring of light
// of one that may move. Captives float.
func (v *View) paintGround(b *brush, d *drawn, seat, piece int) {
	if d.held {
		return
	}
	away := 1 - 0.35*min(d.lift, 1)
	shadow := plain(d.width*away, d.alpha*away)
	shadow.turn = -v.cfg.Lean
	b.draw(v.sheet.shadow[art.FigureOf(v.fleet, piece)], d.at, shadow)
	choice := v.choiceOf(uint8(seat), uint8(piece))
	if choice < 0 {
		return
	}
	breath := 1.0
	if v.pulse > 0 {
		breath = 1 + 0.10*math.Sin(float64(v.pulse)*math.Pi/25)
	}
	s := plain(d.width*1.12*breath, 1)
	s.tint = v.accent()
	if at := v.shownChoice(); at >= 0 && v.choices[at].piece == v.choices[choice].piece {
		s.sx, s.sy = s.sx*1.18, s.sy*1.18
	}
	b.draw(v.sheet.halo, d.at, s)
}

func (v *View) paintPiece(b *brush, d *drawn, seat, piece int) {
	l := v.cfg.Liveries[seat]
	if l < 0 || l >= art.LiveryCount {
		return
	}
	pic := v.sheet.pieces[art.FigureOf(v.fleet, piece)][l]
	s := stamp{sx: d.width / d.squash, sy: d.width * d.squash, turn: d.tilt - v.cfg.Lean, tint: white, alpha: d.alpha}
	at := d.at
	at.Y -= d.lift
	if math.Abs(d.tilt) > 0.7 { // it turns about its middle, not about its foot
		at.Y -= d.width * 0.5
		pic.ay -= v.sheet.cell * 0.5
		b.draw(pic, at, s)
		return
	}
	b.draw(pic, at, s)
	if d.caging > 0 {
		_, from := v.rider(piece)
		middle := at.Sub(from.Mul(d.bubble.Width))
		b.draw(v.sheet.bubble, middle, plain(d.bubble.Width, d.alpha*d.caging))
	}
	if d.with > 2 && d.top && !d.flying && v.fan.square != v.placed.At[seat][piece] {
		count := plain(1, 1)
		count.turn = -v.cfg.Lean
		b.draw(v.sheet.count(v.ctx, d.with), layout.Point{X: at.X + d.width*0.55, Y: at.Y + d.width*0.1}, count)
	}
}

// tall is how far a figure of width 1 rises over its foot.
func (v *View) tall(piece int) float64 {
	return -art.FigureBounds(art.FigureOf(v.fleet, piece)).Y
}

// paintMarks draws the sign over every piece that may move.
func (v *View) paintMarks(b *brush) {
	for i, c := range v.choices {
		d := &v.cur[c.piece.Seat][c.piece.Piece]
		if !d.shown || d.flying || int(c.piece.Piece)+1 >= len(v.sheet.marks) || v.sameAsBefore(i) {
			continue
		}
		bob := 0.0
		if v.pulse > 0 {
			bob = 0.09 * math.Sin(float64(v.pulse)*math.Pi/25)
		}
		at := layout.Point{X: d.at.X, Y: d.at.Y - d.width*v.tall(int(c.piece.Piece)) - 0.04 - bob}
		scale := 0.9
		if at := v.shownChoice(); at >= 0 && v.choices[at].piece == c.piece {
			scale = 1.25
		}
		if d.with > 1 {
			scale *= 0.8
		}
		if wide := v.sheet.markWide(); d.width*v.sheet.cell < wide { // it shall not hide the pieces behind
			scale = max(scale*d.width*v.sheet.cell/wide, min(scale, leastMark))
		}
		sign := v.sheet.marks[c.piece.Piece+1]
		at.Y += b.cut(sign, at, scale)
		b.draw(sign, at, plain(scale, 1))
	}
}

// cut is how far a picture of a scale, drawn at a place, would reach over the top edge of what is drawn on, in squares.
func (b *brush) cut(p pic, at layout.Point, scale float64) float64 {
	unit := b.v.tr.Scale * b.pen.GeoM.Element(1, 1) // pixels a square has
	if unit <= 0 {
		return 0
	}
	to := b.v.tr.ToPixels(at)
	_, y := b.pen.GeoM.Apply(to.X, to.Y)
	top := y - p.ay*scale/b.v.sheet.cell*unit
	return max(float64(b.dst.Bounds().Min.Y)-top, 0) / unit
}

// leastMark is how far the sign of a small piece may shrink and still be read.
const leastMark = 0.72

// sameAsBefore reports whether the piece of a choice has a sign already.
func (v *View) sameAsBefore(i int) bool { return i > 0 && v.choices[i-1].piece == v.choices[i].piece }
