// Package shade holds the programs that draw the light that moves on the boards.
// They are compiled at their first use; where the graphics system cannot, there is
// none, and the boards stay as they are.
package shade

import (
	_ "embed"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed galaxy.kage
var galaxy []byte

//go:embed earth.kage
var earth []byte

//go:embed sheen.kage
var sheen []byte

// Galaxy is the light in the sky of the galaxy, by the mask of what may shine.
var Galaxy = sync.OnceValues(func() (*ebiten.Shader, error) { return ebiten.NewShader(galaxy) })

// Earth is the Earth from its map.
var Earth = sync.OnceValues(func() (*ebiten.Shader, error) { return ebiten.NewShader(earth) })

// Sheen is a beam of light that passes over a board, from its picture.
var Sheen = sync.OnceValues(func() (*ebiten.Shader, error) { return ebiten.NewShader(sheen) })

var corners = []uint16{0, 1, 2, 1, 3, 2}

// Quad is a rectangle to draw a program on. It keeps what drawing needs, so that
// drawing it again allocates nothing.
type Quad struct {
	Options ebiten.DrawTrianglesShaderOptions
	corner  [4]ebiten.Vertex
}

// Place lays the quad: g takes x, y, w, h to the target, and over them the source
// goes from its corner to sw, sh and the colour's red and green from -span to span.
func (q *Quad) Place(g ebiten.GeoM, x, y, w, h, sw, sh, span float64) {
	for i := range q.corner {
		fx, fy := float64(i&1), float64(i>>1)
		dx, dy := g.Apply(x+w*fx, y+h*fy)
		q.corner[i] = ebiten.Vertex{
			DstX: float32(dx), DstY: float32(dy), SrcX: float32(sw * fx), SrcY: float32(sh * fy),
			ColorR: float32(span * (2*fx - 1)), ColorG: float32(span * (2*fy - 1)), ColorA: 1,
		}
	}
}

// Draw draws the quad.
func (q *Quad) Draw(dst *ebiten.Image, program *ebiten.Shader) {
	dst.DrawTrianglesShader(q.corner[:], corners, program, &q.Options)
}
