package art

import "strconv"

// numerals are the digits of the bold font as outlines round the middle of
// their height, in units of the font size.
type numerals struct {
	digits [10]letter
	tall   float64
}

// newNumerals reads the digits; without the font there are none, and numbers are
// left out.
func newNumerals() *numerals {
	all, err := letters("0123456789")
	if err != nil {
		return nil
	}
	n := &numerals{}
	lo, hi := all[0].shape.bounds()
	n.tall = hi.Y - lo.Y
	for i, l := range all {
		n.digits[i] = letter{l.shape.placed(0, -(lo.Y+hi.Y)/2, 1, 0), l.advance}
	}
	return n
}

// number is the outline of a number round the origin, its digits tall units
// high, or lower where it would be wider than a width.
func (n *numerals) number(value int, tall, width float64) *path {
	out := &path{}
	if n == nil {
		return out
	}
	const tight = 0.96 // digits stand a little closer than in running text
	text := strconv.Itoa(value)
	x := 0.0
	for _, r := range text {
		l := n.digits[r-'0']
		out.add(l.shape.placed(x, 0, 1, 0))
		x += l.advance * tight
	}
	lo, hi := out.bounds()
	size := min(tall/n.tall, width/(hi.X-lo.X))
	return out.placed(-(lo.X+hi.X)/2*size, 0, size, 0)
}
