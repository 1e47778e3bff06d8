package art

import (
	"image"
	"math"
	"sync"
)

// faceSides are the widths in pixels that the faces of the Oduludo die are
// baked at, each when it is first wanted, to be laid on the cube.
var faceSides = [...]int{24, 34, 48, 68, 96, 136, 192, 272}

type faceSkin struct {
	once  sync.Once
	faces [7]*image.RGBA // by face number
}

var faceSkins [len(faceSides)]faceSkin

// skinFor is the pictures that suit a face of some pixels a side.
func skinFor(side float64) *faceSkin {
	i := 0
	for i < len(faceSides)-1 && float64(faceSides[i]) < side {
		i++
	}
	s := &faceSkins[i]
	s.once.Do(func() {
		for n := 1; n <= 6; n++ {
			c := over(faceBox, float64(faceSides[i])/2)
			c.face(n)
			s.faces[n] = c.img
		}
	})
	return s
}

// faceAxes are, for each side of the cube in the order of faces, which ways of
// the body are right and down when that side is seen as Rest shows it.
var faceAxes = func() (axes [6][2]vec) {
	for side, n := range faces {
		m := facing(n).matrix()
		axes[side] = [2]vec{unturned(&m, vec{1, 0, 0}), unturned(&m, vec{0, 1, 0})}
	}
	return axes
}()

// at is the colour of the pictures at a point of the cube's skin; where there
// is none its alpha is 0.
func (s *faceSkin) at(p vec) Colour {
	side := sideOf(p)
	u, v := p.dot(faceAxes[side][0]), p.dot(faceAxes[side][1])
	img := s.faces[faces[side]]
	n := img.Bounds().Dx()
	x, y := (u+1)/2*float64(n)-0.5, (v+1)/2*float64(n)-0.5
	fx, fy := math.Floor(x), math.Floor(y)
	dx, dy := float32(x-fx), float32(y-fy)
	var sum [4]float32
	for j, wy := range [2]float32{1 - dy, dy} {
		for i, wx := range [2]float32{1 - dx, dx} {
			px, py := min(max(int(fx)+i, 0), n-1), min(max(int(fy)+j, 0), n-1)
			q := img.Pix[img.PixOffset(px, py):][:4]
			for k := range sum {
				sum[k] += wx * wy * float32(q[k])
			}
		}
	}
	if sum[3] < 0.5 {
		return Colour{}
	}
	return Colour{sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3], sum[3] / 255}
}

// sideOf is the side of the cube, in the order of faces, that a point of its
// skin belongs to.
func sideOf(p vec) int {
	axis := 0
	ax, ay, az := math.Abs(p.x), math.Abs(p.y), math.Abs(p.z)
	if ay > ax && ay >= az {
		axis = 1
	} else if az > ax {
		axis = 2
	}
	if p.axis(axis) < 0 {
		return 2*axis + 1
	}
	return 2 * axis
}
