package art

// queen is slender: a gown wide at the hem and narrow at the waist, a veil that
// flows to both sides, and a diadem.
func (a *alien) queen() {
	a.headY, a.headR = -0.97, 0.22
	a.mark, a.markR = point{Y: -0.15}, 0.18
	p := profile{{X: 0.08, Y: -0.8}, {X: 0.2, Y: -0.66}, {X: 0.115, Y: -0.47}, {X: 0.4, Y: -0.12}, {X: 0.49, Y: 0}}
	a.pair(lined, veil())
	a.body(p)
	a.put(gold, sash())
	a.features()
	a.head()
	a.diadem(0.21, a.headY-0.08, 0.42)
}

// veil is its right half.
func veil() *path {
	return new(path).move(0.05, -1.12).cube(0.25, -1.12, 0.26, -0.95, 0.27, -0.82).cube(0.28, -0.66, 0.36, -0.55, 0.55, -0.5).
		cube(0.47, -0.4, 0.36, -0.36, 0.25, -0.42).cube(0.12, -0.5, 0.1, -0.7, 0.03, -0.85).close()
}

// sash is the girdle.
func sash() *path {
	return new(path).move(-0.125, -0.52).quad(0, -0.47, 0.125, -0.52).line(0.125, -0.44).quad(0, -0.39, -0.125, -0.44).close()
}

// diadem adds a slim band that rises to one tall point between two low ones.
func (a *alien) diadem(w, y, h float64) {
	t := y - h
	a.put(gold, circle(0, t, 0.05))
	a.put(gold, new(path).move(-w, y).line(-w*0.98, y-h*0.42).line(-w*0.52, y-h*0.3).line(-w*0.3, y-h*0.5).line(0, t).
		line(w*0.3, y-h*0.5).line(w*0.52, y-h*0.3).line(w*0.98, y-h*0.42).line(w, y).cube(w*0.6, y-0.04, -w*0.6, y-0.04, -w, y).close())
}
