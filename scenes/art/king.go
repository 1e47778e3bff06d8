package art

// king is tall: a wide mantle to the floor, an ermine collar and a crown.
func (a *alien) king() {
	a.headY, a.headR = -1.06, 0.26
	a.mark, a.markR = point{Y: -0.3}, 0.2
	p := profile{{X: 0.14, Y: -0.88}, {X: 0.34, Y: -0.72}, {X: 0.35, Y: -0.45}, {X: 0.47, Y: 0}}
	if a.family == stoneFolk {
		p = profile{{X: 0.3, Y: -0.84}, {X: 0.4, Y: -0.76}, {X: 0.37, Y: -0.3}, {X: 0.45, Y: 0}}
	}
	a.body(p)
	a.features()
	a.head()
	a.put(ivory, ermine(a.half(-0.72)+0.05))
	a.crown(0.28, a.headY-0.13, 0.53)
}

// ermine is the fur collar of a mantle, w to each side.
func ermine(w float64) *path {
	return new(path).move(-w, -0.73).cube(-w*0.7, -0.88, -0.16, -0.86, -0.1, -0.84).quad(0, -0.76, 0.1, -0.84).
		cube(0.16, -0.86, w*0.7, -0.88, w, -0.73).cube(w+0.04, -0.62, w*0.85, -0.58, w*0.7, -0.57).
		quad(w*0.35, -0.52, 0, -0.5).quad(-w*0.35, -0.52, -w*0.7, -0.57).cube(-w*0.85, -0.58, -w-0.04, -0.62, -w, -0.73).close()
}

// crown adds a band with three points and balls on them, w to each side at its
// foot; it reaches h above y.
func (a *alien) crown(w, y, h float64) {
	t := y - h
	a.pair(gold, circle(w*1.24, t+h*0.16, 0.06))
	a.put(gold, circle(0, t, 0.07))
	a.put(gold, new(path).move(-w, y).line(-w*1.24, t+h*0.18).line(-w*0.5, y-h*0.44).line(0, t).
		line(w*0.5, y-h*0.44).line(w*1.24, t+h*0.18).line(w, y).cube(w*0.6, y+0.1, -w*0.6, y+0.1, -w, y).close())
}
