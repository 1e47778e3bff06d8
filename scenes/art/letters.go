package art

import (
	"fmt"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"ludaxy/assets/fonts"
)

// letter is one glyph's outline with its advance, in units of the font size,
// its baseline at y 0.
type letter struct {
	shape   *path
	advance float64
}

// letters takes the outlines of a text from the bold font.
func letters(text string) ([]letter, error) {
	f, err := sfnt.Parse(fonts.Bold())
	if err != nil {
		return nil, fmt.Errorf("the lettering's font cannot be read: %w", err)
	}
	const em = 1024
	var buf sfnt.Buffer
	var out []letter
	for _, r := range text {
		i, err := f.GlyphIndex(&buf, r)
		if err != nil || i == 0 {
			return nil, fmt.Errorf("the lettering's font has no %q", r)
		}
		segs, err := f.LoadGlyph(&buf, i, fixed.I(em), nil)
		if err != nil {
			return nil, fmt.Errorf("the outline of %q cannot be read: %w", r, err)
		}
		shape := &path{}
		at := func(p fixed.Point26_6) (float64, float64) { return float64(p.X) / 64 / em, float64(p.Y) / 64 / em }
		for n, s := range segs {
			x, y := at(s.Args[0])
			switch s.Op {
			case sfnt.SegmentOpMoveTo:
				if n > 0 {
					shape.close()
				}
				shape.move(x, y)
			case sfnt.SegmentOpLineTo:
				shape.line(x, y)
			case sfnt.SegmentOpQuadTo:
				x1, y1 := at(s.Args[1])
				shape.quad(x, y, x1, y1)
			case sfnt.SegmentOpCubeTo:
				x1, y1 := at(s.Args[1])
				x2, y2 := at(s.Args[2])
				shape.cube(x, y, x1, y1, x2, y2)
			}
		}
		shape.close()
		adv, err := f.GlyphAdvance(&buf, i, fixed.I(em), font.HintingNone)
		if err != nil {
			return nil, fmt.Errorf("the width of %q cannot be read: %w", r, err)
		}
		out = append(out, letter{shape, float64(adv) / 64 / em})
	}
	return out, nil
}
