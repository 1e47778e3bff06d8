package art

import "strconv"

// numbers prints every square's number, over whatever crosses it.
func (d *gardenDrawer) numbers() {
	if !d.figures {
		return
	}
	digits, err := letters("0123456789")
	if err != nil {
		return // a board without figures can still be played on
	}
	all := &path{}
	const size = 0.29
	for _, c := range d.cells() {
		n := 0
		if d.look.Track != nil {
			n = d.look.Track.Printed(uint8(c.Square))
		}
		if n == 0 {
			continue
		}
		at := c.NumberSpot()
		x, y := at.At.X-at.Width/2, at.At.Y+size*0.36
		for _, f := range strconv.Itoa(n) {
			l := digits[f-'0']
			all.add(l.shape.placed(x, y, size, 0))
			x += l.advance * size * 0.94
		}
	}
	if d.t.High {
		d.stroke(all, 0.12, hex(0x000000))
		d.fill(all, d.g.figure)
		return
	}
	d.shadow(all, 0, 0.01, 0.03, Colour{0.02, 0.03, 0.08, 0.9})
	d.stroke(all, 0.06, Colour{0.03, 0.04, 0.09, 0.8})
	d.fill(all, d.g.figure)
}
