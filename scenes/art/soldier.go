package art

// soldier is squat: broad shoulders behind a shield, and a helmet with a spike.
func (a *alien) soldier() {
	a.headY, a.headR = -0.66, 0.25
	a.mark, a.markR = point{Y: -0.17}, 0.19
	p := profile{{X: 0.2, Y: -0.52}, {X: 0.37, Y: -0.4}, {X: 0.33, Y: -0.2}, {X: 0.4, Y: 0}}
	a.body(p)
	a.features()
	a.head()
	a.pair(lined, ellipse(0.4, -0.36, 0.14, 0.13))
	a.put(steel, helmet(a.headY))
	a.put(steel, shield())
	a.put(robe, shield().placed(0, -0.027, 0.84, 0))
}

// helmet is a dome with a brim and a spike, for a head at height y.
func helmet(y float64) *path {
	y -= 0.04
	return new(path).move(-0.36, y).cube(-0.33, y-0.04, -0.3, y-0.06, -0.29, y-0.08).cube(-0.27, y-0.28, -0.14, y-0.36, -0.045, y-0.37).
		line(0, y-0.54).line(0.045, y-0.37).cube(0.14, y-0.36, 0.27, y-0.28, 0.29, y-0.08).cube(0.3, y-0.06, 0.33, y-0.04, 0.36, y).
		cube(0.2, y+0.09, -0.2, y+0.09, -0.36, y).close()
}

// shield is the shield before the body.
func shield() *path {
	return new(path).move(-0.27, -0.4).quad(0, -0.46, 0.27, -0.4).cube(0.3, -0.15, 0.22, 0.08, 0, 0.2).cube(-0.22, 0.08, -0.3, -0.15, -0.27, -0.4).close()
}
