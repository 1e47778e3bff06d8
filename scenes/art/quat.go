package art

import "math"

// Turn is a rotation in space, a unit quaternion. x grows to the right, y
// downwards and z towards the viewer.
type Turn struct{ W, X, Y, Z float64 }

// Still is the rotation by nothing.
func Still() Turn { return Turn{W: 1} }

// About is a rotation by an angle in radians about an axis; an axis of no
// length gives no rotation.
func About(x, y, z, angle float64) Turn {
	l := math.Sqrt(x*x + y*y + z*z)
	if l == 0 {
		return Still()
	}
	s, c := math.Sincos(angle / 2)
	return Turn{c, x / l * s, y / l * s, z / l * s}
}

// After is the rotation that does p first and then q.
func (q Turn) After(p Turn) Turn {
	return Turn{
		q.W*p.W - q.X*p.X - q.Y*p.Y - q.Z*p.Z,
		q.W*p.X + q.X*p.W + q.Y*p.Z - q.Z*p.Y,
		q.W*p.Y - q.X*p.Z + q.Y*p.W + q.Z*p.X,
		q.W*p.Z + q.X*p.Y - q.Y*p.X + q.Z*p.W,
	}
}

// vec is a vector in space.
type vec struct{ x, y, z float64 }

func (a vec) add(b vec) vec      { return vec{a.x + b.x, a.y + b.y, a.z + b.z} }
func (a vec) mul(k float64) vec  { return vec{a.x * k, a.y * k, a.z * k} }
func (a vec) dot(b vec) float64  { return a.x*b.x + a.y*b.y + a.z*b.z }
func (a vec) unit() vec          { return a.mul(1 / math.Sqrt(max(a.dot(a), 1e-18))) }
func (a vec) axis(i int) float64 { return [3]float64{a.x, a.y, a.z}[i] }
func (q Turn) matrix() (rows [3]vec) {
	w, x, y, z := q.W, q.X, q.Y, q.Z
	return [3]vec{
		{1 - 2*(y*y+z*z), 2 * (x*y - w*z), 2 * (x*z + w*y)},
		{2 * (x*y + w*z), 1 - 2*(x*x+z*z), 2 * (y*z - w*x)},
		{2 * (x*z - w*y), 2 * (y*z + w*x), 1 - 2*(x*x+y*y)},
	}
}

// turned takes a vector of the body to the world.
func turned(m *[3]vec, v vec) vec { return vec{m[0].dot(v), m[1].dot(v), m[2].dot(v)} }

// unturned takes a vector of the world to the body.
func unturned(m *[3]vec, v vec) vec {
	return m[0].mul(v.x).add(m[1].mul(v.y)).add(m[2].mul(v.z))
}
