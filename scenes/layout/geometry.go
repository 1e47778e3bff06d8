package layout

import "math"

// Point is a place or a direction, in board units or pixels.
type Point struct{ X, Y float64 }

// Add returns p + q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub returns p - q.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Mul returns p scaled by k.
func (p Point) Mul(k float64) Point { return Point{p.X * k, p.Y * k} }

// Len is the distance of p from the origin.
func (p Point) Len() float64 { return math.Hypot(p.X, p.Y) }

// Lerp returns the point a share t of the way from p to q; t is not clamped.
func (p Point) Lerp(q Point, t float64) Point {
	return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t}
}

// polar is the point at a distance in the direction of an angle in radians,
// clockwise from the right as seen on the screen.
func polar(angle, distance float64) Point {
	s, c := math.Sincos(angle)
	return Point{c * distance, s * distance}
}

// Rect is an upright rectangle: its top left corner and its size.
type Rect struct{ X, Y, W, H float64 }

// Centre is the middle of the rectangle.
func (r Rect) Centre() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Right is the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Contains reports whether p is in the rectangle; the right and lower edges do
// not belong to it, so that neighbours share no point.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.Right() && p.Y < r.Bottom()
}

// Encloses reports whether o lies wholly in the rectangle.
func (r Rect) Encloses(o Rect) bool {
	const hair = 1e-9
	return o.X >= r.X-hair && o.Y >= r.Y-hair && o.Right() <= r.Right()+hair && o.Bottom() <= r.Bottom()+hair
}

// Overlaps reports whether the two rectangles share an area.
func (r Rect) Overlaps(o Rect) bool {
	const hair = 1e-9
	return r.X < o.Right()-hair && o.X < r.Right()-hair && r.Y < o.Bottom()-hair && o.Y < r.Bottom()-hair
}

// Inset is the rectangle with a margin taken off every side; a margin larger
// than half of it leaves an empty rectangle in its middle.
func (r Rect) Inset(margin float64) Rect {
	mx, my := min(margin, r.W/2), min(margin, r.H/2)
	return Rect{r.X + mx, r.Y + my, r.W - 2*mx, r.H - 2*my}
}

// Fit is the largest rectangle of the proportion w:h in the middle of r.
func (r Rect) Fit(w, h float64) Rect {
	k := min(r.W/w, r.H/h)
	return Rect{r.X + (r.W-w*k)/2, r.Y + (r.H-h*k)/2, w * k, h * k}
}

// inside reports whether p is in a convex polygon, its edges included.
func inside(outline []Point, p Point) bool {
	var left, right bool
	for i, a := range outline {
		b := outline[(i+1)%len(outline)]
		cross := (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X)
		left = left || cross < -1e-9
		right = right || cross > 1e-9
	}
	return !(left && right)
}

// Transform takes board units to pixels and back.
type Transform struct {
	Scale  float64 // pixels a board unit
	Offset Point   // pixel of the board's origin
}

// Into fits bounds into the middle of a rectangle of pixels, as large as it
// goes without distortion. Empty bounds give the identity.
func Into(bounds, pixels Rect) Transform {
	if bounds.W <= 0 || bounds.H <= 0 {
		return Transform{Scale: 1}
	}
	k := min(pixels.W/bounds.W, pixels.H/bounds.H)
	c, d := pixels.Centre(), bounds.Centre()
	return Transform{k, Point{c.X - d.X*k, c.Y - d.Y*k}}
}

// ToPixels takes a point of the board to the screen.
func (t Transform) ToPixels(p Point) Point { return p.Mul(t.Scale).Add(t.Offset) }

// ToBoard takes a point of the screen to the board. A transform of scale 0
// gives the origin.
func (t Transform) ToBoard(p Point) Point {
	if t.Scale == 0 {
		return Point{}
	}
	return p.Sub(t.Offset).Mul(1 / t.Scale)
}

// RectToPixels takes a rectangle of the board to the screen.
func (t Transform) RectToPixels(r Rect) Rect {
	p := t.ToPixels(Point{r.X, r.Y})
	return Rect{p.X, p.Y, r.W * t.Scale, r.H * t.Scale}
}
