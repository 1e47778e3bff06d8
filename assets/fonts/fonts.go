package fonts

import (
	_ "embed"
	"sync"

	"golang.org/x/image/font/sfnt"
)

//go:embed mplus2-medium.otf
var regular []byte

//go:embed mplus2-bold.otf
var bold []byte

// Regular returns the font file for running text. It is the weight Medium, which holds up better than the thinner
// Regular where light letters stand on a dark ground. The bytes are shared and must not be changed.
func Regular() []byte { return regular }

// Bold returns the font file for headings and for what must stand out. The bytes are shared and must not be changed.
func Bold() []byte { return bold }

// parsed are both fonts as read at first use. The files are embedded and a test reads them; a font that could not be
// read would have no characters.
var parsed = sync.OnceValue(func() (fonts [2]*sfnt.Font) {
	for i, file := range [][]byte{regular, bold} {
		fonts[i], _ = sfnt.Parse(file)
	}
	return fonts
})

// Has reports whether both fonts have a glyph for r. What they lack is drawn as an empty box, so names that players type
// are better checked.
func Has(r rune) bool {
	for _, font := range parsed() {
		if font == nil {
			return false
		}
		if i, err := font.GlyphIndex(nil, r); err != nil || i == 0 {
			return false
		}
	}
	return true
}
