package boardview

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"ludaxy/assets/messages"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/layout"
)

// counsel is what is known of a choice: how likely its mover is to win after it.
type counsel struct {
	percent int
	known   bool
	best    bool
}

// SetAdvice shows which choice is the best and how likely the player is to win
// with each, in per cent, until the choices change. It puts the focus on the
// best one when it is told of for the first time; false if that is no choice of
// the board.
func (v *View) SetAdvice(best rules.Action, percent func(rules.Action) (int, bool)) (shown bool) {
	first := len(v.advice) == 0
	v.advice = v.advice[:0]
	at := -1
	for i, c := range v.choices {
		n, known := percent(c.action)
		if c.action == best {
			at = i
		}
		v.advice = append(v.advice, counsel{n, known, c.action == best})
	}
	if first && at >= 0 {
		v.focusOn(at)
	}
	v.retip()
	v.Node.Touch()
	return at >= 0
}

// Advised reports whether advice is shown.
func (v *View) Advised() bool { return len(v.advice) > 0 }

// HideAdvice takes the advice off the board.
func (v *View) HideAdvice() {
	if len(v.advice) > 0 {
		v.advice = v.advice[:0]
		v.retip()
		v.Node.Touch()
	}
}

// choiceWords are what is told of a choice: the chance to win where advice is
// asked for, and what happens.
func (v *View) choiceWords(i int) []string {
	if i >= len(v.advice) {
		if !v.ctx.Prefs().Hints {
			return nil
		}
		return v.choices[i].preview.Words
	}
	a := v.advice[i]
	words := v.choices[i].preview.Words
	key := messages.AdviceChance
	if a.best {
		key = messages.AdviceBest
	}
	if !a.known {
		return append([]string{v.ctx.T(messages.AdviceThinking)}, words...)
	}
	return append([]string{v.ctx.T(key, "Percent", a.percent)}, words...)
}

// paintAdvice writes the chances beside the pieces: below a piece that has one
// way, on the targets of one that has several. The best is larger, brighter and
// on top.
func (v *View) paintAdvice(b *brush) {
	for _, best := range []bool{false, true} {
		for i, a := range v.advice {
			if a.best != best || !a.known || i >= len(v.choices) || v.sameSign(i) {
				continue
			}
			c := &v.choices[i]
			d := &v.cur[c.piece.Seat][c.piece.Piece]
			at := layout.Point{X: d.at.X, Y: d.at.Y + d.width*0.42}
			if v.ways(i) > 1 {
				spot := v.target(i)
				at = layout.Point{X: spot.At.X, Y: spot.At.Y + 0.36}
			}
			scale := 0.9
			if a.best {
				scale = 1.15
			}
			b.draw(v.sheet.percent(v.ctx, a.percent, a.best), at, plain(scale, 1))
		}
	}
}

// ways is how many choices the piece of a choice has.
func (v *View) ways(i int) (n int) {
	for _, c := range v.choices {
		if c.piece == v.choices[i].piece {
			n++
		}
	}
	return n
}

// sameSign reports whether a piece that stands where another does, with the same
// chance, is marked already.
func (v *View) sameSign(i int) bool {
	at := func(i int) layout.Point { p := v.choices[i].piece; return v.cur[p.Seat][p.Piece].at }
	for j := range i {
		if v.advice[j] == v.advice[i] && at(j).Sub(at(i)).Len() < 0.5 && v.choices[j].piece != v.choices[i].piece {
			return true
		}
	}
	return false
}

// percent is a chance to win in figures.
func (s *sheet) percent(ctx *scenes.Context, n int, best bool) pic {
	key := percentKey{n, best}
	p, ok := s.percents[key]
	if !ok {
		fill, ink := ctx.Theme.Panel, ctx.Theme.Text
		if best {
			fill, ink = ctx.Theme.Accent, ctx.Theme.OnAccent
		}
		p = pill(max(s.cell*0.46, 20*ctx.Size.Scale), strconv.Itoa(n)+"%", fill, ink, ctx.Theme.OnAccent)
		if s.percents == nil {
			s.percents = map[percentKey]pic{}
		}
		s.percents[key] = p
	}
	return p
}

type percentKey struct {
	n    int
	best bool
}

// pill is a rounded label of a height in pixels, anchored in its middle.
func pill(height float64, label string, fill, ink, rim color.RGBA) pic {
	const margin = 2
	face := badgeFace(height * 0.66)
	wide := height * 1.2
	if face != nil {
		wide = max(wide, text.Advance(label, face)+height*0.7)
	}
	w, h := int(math.Ceil(wide))+2*margin, int(math.Ceil(height))+2*margin
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	r, edge := height/2, max(1, height*0.07)
	for y := range h {
		for x := range w {
			px := math.Abs(float64(x)+0.5-float64(w)/2) - (wide/2 - r)
			d := math.Hypot(max(px, 0), float64(y)+0.5-float64(h)/2) - r
			cover, inner := min(max(0.5-d, 0), 1), min(max(0.5-d-edge, 0), 1)
			mix := func(a, b uint8) uint8 { return uint8((float64(a)*inner + float64(b)*(1-inner)) * cover) }
			i := img.PixOffset(x, y)
			img.Pix[i], img.Pix[i+1], img.Pix[i+2] = mix(fill.R, rim.R), mix(fill.G, rim.G), mix(fill.B, rim.B)
			img.Pix[i+3] = uint8(255 * cover)
		}
	}
	p := picOf(art.Sprite{Image: img, Anchor: layout.Point{X: float64(w) / 2, Y: float64(h) / 2}})
	if face != nil {
		op := &text.DrawOptions{}
		op.PrimaryAlign, op.SecondaryAlign = text.AlignCenter, text.AlignCenter
		op.GeoM.Translate(float64(w)/2, float64(h)/2+height*0.01)
		op.ColorScale.ScaleWithColor(ink)
		text.Draw(p.img, label, face, op)
	}
	return p
}

// trail is the way that the last move went.
type trail struct {
	seat    int
	squares []rules.Square // the first is where it began
	piece   int            // that went it
}

// SetTrail shows the way of the last move of a seat: where it began and every
// square it went over. None hides it.
func (v *View) SetTrail(seat int, squares []rules.Square, piece int) {
	v.trail = trail{seat: seat, squares: squares, piece: piece}
	v.Node.Touch()
}

// paintTrail draws the trail: a ring where the move began and dots that grow
// towards where it ended.
func (v *View) paintTrail(b *brush) {
	n := len(v.trail.squares)
	if n < 2 || !v.cfg.Director.Idle() {
		return
	}
	ink := v.livery(v.trail.seat).Light
	for i, q := range v.trail.squares[:n-1] {
		if q == rules.Home || q == rules.Out {
			continue
		}
		at := v.middle(v.trail.seat, q, v.trail.piece).At
		if i == 0 {
			s := plain(1, 0.95)
			s.tint = ink
			b.draw(v.sheet.trace, at, s)
			continue
		}
		s := plain(0.55+0.3*float64(i)/float64(n), 0.85)
		s.tint = ink
		b.draw(v.sheet.dot, at, s)
	}
}
