package art

import "ludaxy/scenes/layout"

// Figure is what a piece looks like: the pawn of the plain games, or a rank of
// an alien fleet.
type Figure uint8

// The figures there are.
const (
	Pawn Figure = iota
	King
	Queen
	Soldier
	FigureCount // how many there are
)

// FigureOf is the figure of a piece by its number within its seat. In a fleet
// (rules.Spec.Fleet) piece 0 is the King, 1 the Queen and the others are
// Soldiers (RULES.md section 5); elsewhere all are pawns.
func FigureOf(fleet bool, piece int) Figure {
	switch {
	case !fleet:
		return Pawn
	case piece == 0:
		return King
	case piece == 1:
		return Queen
	}
	return Soldier
}

// FigureBounds is the part of the space round the foot that a sprite of the
// figure of width 1 covers; the anchor is at the origin. Numbers that are no
// figure have the pawn's.
func FigureBounds(f Figure) layout.Rect {
	switch f {
	case King:
		return layout.Rect{X: -0.78, Y: -1.92, W: 1.56, H: 2.3}
	case Queen:
		return layout.Rect{X: -0.78, Y: -1.7, W: 1.56, H: 2.08}
	case Soldier:
		return layout.Rect{X: -0.78, Y: -1.42, W: 1.56, H: 1.8}
	}
	return PawnBounds
}

// BakeFigure draws a figure whose foot is about width pixels wide, in the
// livery 0..7. The sprite is anchored in the middle of the foot. Its shadow is
// BakeFigureShadow. The liveries of a fleet differ in their bodies as well as
// in colour and symbol: see breedOf.
func BakeFigure(f Figure, livery int, width float64, theme Theme) Sprite {
	if f == Pawn || f >= FigureCount {
		return BakePawn(livery, width, theme)
	}
	l := LiveryOf(livery)
	return sprite(FigureBounds(f), width, func(c *canvas) {
		a := newAlien(f, livery)
		if theme.High {
			a.flat(c, l)
			return
		}
		a.glossy(c, l)
	})
}

// BakeFigureShadow draws the soft shadow of a figure whose foot is width pixels
// wide; it is anchored where the foot stands.
func BakeFigureShadow(f Figure, width float64) Sprite {
	if f == Pawn || f >= FigureCount {
		return BakePawnShadow(width)
	}
	// the lamp stands to the left: what is tall throws its shadow farther
	long := map[Figure]float64{King: 0.2, Queen: 0.14, Soldier: 0.04}[f]
	r := layout.Rect{X: -0.8, Y: -0.5, W: 1.95, H: 1.15}
	return sprite(r, width, func(c *canvas) {
		c.shadow(ellipse(0.1+long*0.6, 0.1, 0.5+long*0.5, 0.25), 0, 0, 0.07, Colour{0, 0, 0.02, 0.55})
		c.shadow(ellipse(0.03, 0.1, 0.46, 0.19), 0, 0, 0.03, Colour{0, 0, 0.02, 0.5})
	})
}

// A fleet's figures are aliens of one of four families, each in two breeds, so
// that the fleets are told apart by their outline too.
const (
	orbFolk   = iota // round head with one eye, feelers, a round foot
	kiteFolk         // wide brow and narrow chin, almond eyes, tentacles
	stoneFolk        // cornered head, on two square feet
	finFolk          // narrow head between fins, a fish's tail
)

// breedOf is the family of a livery and whether it is the family's second
// breed. No two of the liveries 0 to 3 share a family, nor any two of Oduludo's
// own four (1, 0, 3, 5).
func breedOf(livery int) (family int, second bool) {
	switch livery {
	case 1:
		return kiteFolk, false
	case 2:
		return stoneFolk, true
	case 3:
		return finFolk, false
	case 4:
		return orbFolk, true
	case 5:
		return stoneFolk, false
	case 6:
		return kiteFolk, true
	case 7:
		return finFolk, true
	}
	return orbFolk, false
}
