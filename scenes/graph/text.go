package graph

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Align is where the lines of a text are put in its width.
type Align uint8

// The alignments there are.
const (
	Left Align = iota
	Center
	Right
)

// Style is how a text looks.
type Style struct {
	Size   float64 // units; the player's text size is applied to it
	Weight Weight
	Color  color.Color
	Align  Align
	// Width is how wide the text may be, in units. 0 is one line as wide as it comes.
	Width float64
	// Lines is how many lines there may be, 0 for as many as are needed. One line is shortened to the width, and so is
	// the last of several.
	Lines int
	// Shrink lets a text that does not fit in its lines be set smaller, down to this fraction of its size. 0 means no.
	Shrink float64
	// Leading is the distance of lines in multiples of the font's own line height, 0 meaning 1.
	Leading float64
}

type glyph struct {
	img  *ebiten.Image
	x, y float64 // physical pixels
}

// Text is a node that shows a text. Its size is that of the lines; with a Width in its style, it is that wide.
type Text struct {
	*Node
	fonts  *Fonts
	style  Style
	text   string
	lines  []string
	glyphs []glyph
	buf    []text.Glyph
}

// NewText returns a text node.
func NewText(f *Fonts, s string, style Style) *Text {
	t := &Text{Node: New(0, 0), fonts: f, style: style, text: s}
	t.painter = t
	if style.Color != nil {
		t.SetTint(style.Color)
	}
	t.layout()
	return t
}

// SetText changes the text; the same text again costs nothing.
func (t *Text) SetText(s string) {
	if t.text == s {
		return
	}
	t.text = s
	t.layout()
	t.Touch()
}

// SetStyle changes how it looks.
func (t *Text) SetStyle(style Style) {
	t.style = style
	if style.Color != nil {
		t.SetTint(style.Color)
	}
	t.layout()
	t.Touch()
}

// SetColor changes the colour alone.
func (t *Text) SetColor(c color.Color) { t.SetTint(c) }

// Text returns the text as it was set.
func (t *Text) Text() string { return t.text }

// Lines returns the text as it is shown, line by line.
func (t *Text) Lines() []string { return t.lines }

// Cut reports whether not all of the text could be shown.
func (t *Text) Cut() bool {
	full := t.fonts.Wrap(t.text, t.style.Weight, t.sizeUsed(), t.style.Width)
	if t.style.Lines == 1 && t.style.Width > 0 {
		return t.fonts.Width(t.text, t.style.Weight, t.sizeUsed()) > t.style.Width
	}
	return t.style.Lines > 0 && len(full) > t.style.Lines
}

// sizeUsed is the style's size, or a smaller one where the style lets the text shrink to fit.
func (t *Text) sizeUsed() float64 {
	st := &t.style
	if st.Shrink <= 0 || st.Width <= 0 || st.Lines <= 0 {
		return st.Size
	}
	// Shaping a text is what costs most here: of one line the width at its full size tells which sizes are worth a try.
	// Faces have whole pixels, so that it is known only roughly.
	const rough = 1.1
	fits := 1.0
	if st.Lines == 1 {
		fits = st.Width / max(t.fonts.Width(t.text, st.Weight, st.Size), 1e-9)
	}
	for k := 1.0; k > st.Shrink; k -= 0.05 {
		if fits < 1 && k > fits*rough {
			continue
		}
		size := st.Size * k
		if st.Lines == 1 {
			if t.fonts.Width(t.text, st.Weight, size) <= st.Width {
				return size
			}
			continue
		}
		if len(t.fonts.Wrap(t.text, st.Weight, size, st.Width)) <= st.Lines {
			return size
		}
	}
	return st.Size * st.Shrink
}

// layout breaks the text into lines and places every glyph.
func (t *Text) layout() {
	st := &t.style
	size := t.sizeUsed()
	face, unit := t.fonts.face(st.Weight, size)
	t.glyphs = t.glyphs[:0]
	if st.Lines == 1 && st.Width > 0 {
		t.lines = append(t.lines[:0], t.fonts.Fit(t.text, st.Weight, size, st.Width))
	} else {
		t.lines = t.fonts.Wrap(t.text, st.Weight, size, st.Width)
		if n := st.Lines; n > 0 && len(t.lines) > n {
			t.lines = t.lines[:n]
			t.lines[n-1] = t.fonts.Fit(t.lines[n-1]+"…", st.Weight, size, st.Width)
		}
	}
	leading := unit * lineHeight
	if st.Leading > 0 {
		leading *= st.Leading
	}
	k := t.fonts.scale
	width := st.Width
	for _, line := range t.lines {
		width = max(width, t.fonts.Width(line, st.Weight, size))
	}
	for i, line := range t.lines {
		if face == nil || line == "" {
			continue
		}
		x := 0.0
		if st.Align != Left {
			x = width - t.fonts.Width(line, st.Weight, size)
			if st.Align == Center {
				x /= 2
			}
		}
		// Capitals are centred in the line, which looks right where the font's own ascent does not.
		base := float64(i)*leading + (leading+unit*capHeight)/2
		bx, by := float64(int(x*k+0.5)), float64(int(base*k+0.5))
		t.buf = text.AppendGlyphs(t.buf[:0], line, face, nil)
		for _, g := range t.buf {
			if g.Image != nil {
				// AppendGlyphs has the first line's baseline at the face's ascent.
				t.glyphs = append(t.glyphs, glyph{g.Image, bx + g.X, by + g.Y - ascent(face)})
			}
		}
	}
	t.SetSize(width, float64(len(t.lines))*leading)
}

func ascent(face *text.GoTextFace) float64 { return face.Metrics().HAscent }

// Paint implements [Painter].
func (t *Text) Paint(dst *ebiten.Image, pen *Pen) {
	k := 1 / t.fonts.scale
	for i := range t.glyphs {
		g := &t.glyphs[i]
		pen.DrawImage(dst, g.img, g.x*k, g.y*k, k, k)
	}
}
