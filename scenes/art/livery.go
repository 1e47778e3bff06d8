package art

import (
	"math"
	"sync/atomic"
)

// Symbol is the mark of a seat, for those who cannot tell its colour.
type Symbol int

// The symbols, in the order of the liveries.
const (
	Disc Symbol = iota
	Triangle
	Square
	Diamond
	Star
	Hexagon
	Cross
	Crescent
)

// Livery is the colour and the symbol of a seat.
type Livery struct {
	Symbol Symbol
	Base   Colour // the seat's colour: pieces, lane, panel
	Light  Colour // its highlight; text on dark grounds
	Deep   Colour // its shade; grounds under white text
	Dark   Colour // its outline, nearly black
}

// LiveryCount is how many liveries there are.
const LiveryCount = 8

// Palette is a set of colours for the liveries. A colour keeps its name in all of them: red is some red in each.
type Palette int32

// The palettes.
const (
	Usual      Palette = iota
	RedGreen           // for eyes that hardly tell red from green: what looks alike to them differs in lightness
	BlueYellow         // the same for blue and yellow
	paletteCount
)

// worn is the palette in use, see [Wear].
var worn atomic.Int32

// Wear has every livery come in the colours of a palette from now on. It is the player's choice for the whole program;
// pictures baked before keep their colours, so whoever keeps some must drop them. Unknown palettes are the usual one.
func Wear(p Palette) {
	if p < 0 || p >= paletteCount {
		p = Usual
	}
	worn.Store(int32(p))
}

// bases were found by search, as far apart as they get within their names for the eyes they are for; palette_test has
// the measure.
var bases = [paletteCount][LiveryCount]uint32{
	Usual:      {0xec2b40, 0x2bc070, 0xffdd33, 0x2f74ff, 0xf57410, 0xb47ff6, 0x5cf2e8, 0xee6cae},
	RedGreen:   {0xd3525f, 0x8eff91, 0xfaec3a, 0x41c4ff, 0xbc7d0e, 0x7b62fd, 0x9ffbe0, 0xe911a0},
	BlueYellow: {0xff3625, 0x05ff22, 0xe1d24a, 0x1b7de2, 0xb47001, 0x9f5ee7, 0xc8edfa, 0xfe17dc},
}

var deeps = [LiveryCount]uint32{0x861020, 0x0b5c34, 0x8a5c00, 0x10369a, 0x8a3606, 0x4f2aa0, 0x0a6c74, 0x8e1c5c}

// Fleets are the liveries that the factions of a game with fleets have at first: green, red, blue, violet.
var Fleets = [...]int{1, 0, 3, 5}

// LiveryOf returns livery i in the colours worn; numbers outside 0..7 give the grey of an empty seat, with a disc.
func LiveryOf(i int) Livery {
	if i < 0 || i >= LiveryCount {
		g := hex(0x6a6b80)
		return Livery{Disc, g, g.Lighten(0.35), g.Darken(0.5), g.Darken(0.8)}
	}
	b := hex(bases[worn.Load()][i])
	return Livery{Symbol(i), b, b.Lighten(0.45), hex(deeps[i]), hex(deeps[i]).Darken(0.62)}
}

// ink is what is printed on the seat's colour: ivory on dark colours, nearly
// black on light ones.
func (l Livery) ink() Colour {
	if ivory := hex(0xfffaf0); Contrast(ivory, l.Base) >= 3.4 {
		return ivory
	}
	return l.Dark
}

// under is the engraved edge beside a printed sign: dark under light, light
// under dark.
func (l Livery) under(ink Colour) Colour {
	if ink.R+ink.G > 1 {
		return l.Dark.Alpha(0.65)
	}
	return l.Light.Alpha(0.5)
}

// mark is the outline of a symbol round the origin in a circle of radius 1; all
// symbols cover about the same area.
func (s Symbol) mark() *path {
	switch s {
	case Triangle:
		return rounded(0.28, regular(3, 0, 0.14, 1.06, 0)...)
	case Square:
		return rounded(0.2, regular(4, 0, 0, 1.04, math.Pi/4)...)
	case Diamond:
		return rounded(0.16, point{Y: -1.08}, point{X: 0.76}, point{Y: 1.08}, point{X: -0.76})
	case Star:
		return rounded(0.1, starPoints(5, 0, 0.06, 1.12, 0.5, 0)...)
	case Hexagon:
		return rounded(0.16, regular(6, 0, 0, 0.98, 0)...)
	case Cross:
		const a, b = 0.33, 0.92
		return rounded(0.12, point{X: -a, Y: -b}, point{X: a, Y: -b}, point{X: a, Y: -a}, point{X: b, Y: -a}, point{X: b, Y: a}, point{X: a, Y: a},
			point{X: a, Y: b}, point{X: -a, Y: b}, point{X: -a, Y: a}, point{X: -b, Y: a}, point{X: -b, Y: -a}, point{X: -a, Y: -a})
	case Crescent:
		return crescent()
	}
	return circle(0, 0, 0.84)
}

// crescent is the outer circle less a circle moved to the right.
func crescent() *path {
	const r, q, d = 0.98, 0.78, 0.46
	// the circles meet where the distances to both centres agree
	x := (r*r - q*q + d*d) / (2 * d)
	y := math.Sqrt(r*r - x*x)
	outer := math.Atan2(y, x)
	inner := math.Atan2(y, x-d)
	shift := func(p *path) *path { return p.placed(-0.06, 0, 1, -0.35) }
	p := arc(0, 0, r, outer, 2*math.Pi-outer)
	back := arc(d, 0, q, 2*math.Pi-inner, inner)
	p.segs = append(p.segs, back.segs[1:]...)
	return shift(p.close())
}
