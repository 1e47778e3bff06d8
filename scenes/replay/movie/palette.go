package movie

import (
	"cmp"
	"image/color"
	"math"
	"slices"
)

// shade is a colour of the samples, 5 bits a channel, and how often it is there.
type shade struct {
	c [3]uint8
	n int
}

// box is a part of the colour space that gets one colour of the palette.
type box struct {
	shades []shade
	weight int
	axis   int // along which it is widest
	width  int
}

// paletteOf finds up to n colours for the samples: the space of colours is cut
// in two, always where most pixels are farthest apart, until there are n parts.
func paletteOf(counts map[uint32]int, n int) color.Palette {
	all := make([]shade, 0, len(counts))
	for key, count := range counts {
		all = append(all, shade{[3]uint8{uint8(key >> 10 & 31), uint8(key >> 5 & 31), uint8(key & 31)}, count})
	}
	if len(all) == 0 {
		all = append(all, shade{})
	}
	slices.SortFunc(all, func(a, b shade) int { return slices.Compare(a.c[:], b.c[:]) }) // maps have no order
	boxes := []box{boxOf(all)}
	for len(boxes) < n {
		at := -1
		for i := range boxes {
			if boxes[i].width > 0 && (at < 0 || boxes[i].rank() > boxes[at].rank()) {
				at = i
			}
		}
		if at < 0 {
			break
		}
		a, b := boxes[at].cut()
		boxes[at] = a
		boxes = append(boxes, b)
	}
	palette := make(color.Palette, 0, n+1)
	for i := range boxes {
		palette = append(palette, boxes[i].mean())
	}
	return palette
}

// rank is how urgent it is to cut a box. Small parts of a picture, such as a
// pawn, need their colours too, so that the number of pixels counts for little.
func (b *box) rank() float64 {
	w := float64(b.width)
	return w * w * math.Cbrt(float64(b.weight))
}

func boxOf(shades []shade) box {
	b := box{shades: shades}
	for _, s := range shades {
		b.weight += s.n
	}
	for axis := range 3 {
		low, high := 31, 0
		for _, s := range shades {
			low, high = min(low, int(s.c[axis])), max(high, int(s.c[axis]))
		}
		if high-low > b.width {
			b.axis, b.width = axis, high-low
		}
	}
	return b
}

// cut divides a box at the median of its pixels.
func (b *box) cut() (one, other box) {
	slices.SortStableFunc(b.shades, func(a, c shade) int { return cmp.Compare(a.c[b.axis], c.c[b.axis]) })
	at, sum := 1, b.shades[0].n
	for at < len(b.shades)-1 && (sum < b.weight/2 || b.shades[at].c[b.axis] == b.shades[at-1].c[b.axis]) {
		sum += b.shades[at].n
		at++
	}
	return boxOf(b.shades[:at]), boxOf(b.shades[at:])
}

func (b *box) mean() color.RGBA {
	var sum [3]int
	for _, s := range b.shades {
		for i, v := range s.c {
			sum[i] += (int(v)*8 + 4) * s.n
		}
	}
	n := max(b.weight, 1)
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 0xff}
}
