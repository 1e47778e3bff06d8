package art

// flipped is a sign in the mirror.
func flipped(p *path) *path {
	return p.mapped(func(q point) point { return point{X: 24 - q.X, Y: q.Y} })
}

// stepForward is a triangle that stops at a bar.
func stepForward() *path {
	return rounded(1.4, point{X: 4, Y: 4}, point{X: 15.6, Y: 12}, point{X: 4, Y: 20}).add(box(16.6, 4, 3.6, 16, 1.4))
}

// turnForward is two triangles that stop at a bar.
func turnForward() *path {
	return rounded(1.2, point{X: 1.4, Y: 5}, point{X: 10, Y: 12}, point{X: 1.4, Y: 19}).
		add(rounded(1.2, point{X: 10, Y: 5}, point{X: 18.6, Y: 12}, point{X: 10, Y: 19}), box(19, 4.6, 3.2, 14.8, 1.3))
}

// momentForward is a star with an arrow beside it.
func momentForward() *path {
	return Star.mark().placed(9, 12, 8.4, 0).add(pen(lines(18, 6.6, 22, 12, 18, 17.4)))
}
