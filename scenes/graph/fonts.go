package graph

import (
	"bytes"
	"fmt"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"ludaxy/assets/fonts"
)

// Weight is the weight of a text.
type Weight uint8

// The weights there are.
const (
	Regular Weight = iota
	Bold
)

// sources are the two fonts, read once: glyphs are cached by source.
var sources = sync.OnceValues(func() (s [2]*text.GoTextFaceSource, err error) {
	for i, data := range [][]byte{fonts.Regular(), fonts.Bold()} {
		if s[i], err = text.NewGoTextFaceSource(bytes.NewReader(data)); err != nil {
			return s, fmt.Errorf("reading the fonts: %w", err)
		}
	}
	return s, nil
})

// LoadFonts reads the fonts. Where it has failed, texts are not shown at all.
func LoadFonts() error {
	_, err := sources()
	return err
}

// lineHeight is that of the font, in sizes.
const lineHeight = 1.448

// capHeight is the height of a capital letter, in sizes; texts are centred by it.
const capHeight = 0.73

// Fonts gives faces for one number of physical pixels a unit, at whole pixel sizes only: a face of every size in between
// would fill the glyph cache. A tree's texts are made anew with new Fonts when that number changes.
type Fonts struct {
	scale float64 // physical pixels a unit
	zoom  float64 // the player's text size
	faces map[faceKey]*text.GoTextFace
}

type faceKey struct {
	weight Weight
	px     int
}

// NewFonts returns the faces for a number of physical pixels a unit and the player's text size, 1 being natural.
func NewFonts(scale, textSize float64) *Fonts {
	if scale <= 0 {
		scale = 1
	}
	if textSize <= 0 {
		textSize = 1
	}
	return &Fonts{scale: scale, zoom: textSize, faces: map[faceKey]*text.GoTextFace{}}
}

// Scale returns the number of physical pixels a unit.
func (f *Fonts) Scale() float64 { return f.scale }

// Zoom returns the player's text size, 1 being natural.
func (f *Fonts) Zoom() float64 { return f.zoom }

// face returns the face nearest to a size in units, and its true size in units.
func (f *Fonts) face(weight Weight, size float64) (*text.GoTextFace, float64) {
	px := max(6, int(math.Round(size*f.zoom*f.scale)))
	key := faceKey{weight, px}
	face, ok := f.faces[key]
	if !ok {
		if s, err := sources(); err == nil {
			face = &text.GoTextFace{Source: s[weight&1], Size: float64(px)}
		}
		f.faces[key] = face
	}
	return face, float64(px) / f.scale
}

// LineHeight returns the height of a line of a size, in units.
func (f *Fonts) LineHeight(size float64) float64 {
	_, true_ := f.face(Regular, size)
	return true_ * lineHeight
}

// Width returns the width of one line of text, in units.
func (f *Fonts) Width(s string, weight Weight, size float64) float64 {
	face, _ := f.face(weight, size)
	if face == nil {
		return 0
	}
	return text.Advance(s, face) / f.scale
}
