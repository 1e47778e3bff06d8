package art

import "math"

// blur softens the mask by a Gaussian of some standard deviation in pixels,
// made of three box blurs. The margin of the mask must be large enough.
func (m *mask) blur(sigma float64) {
	if sigma < 0.3 || len(m.pix) == 0 {
		return
	}
	w, h := m.r.Dx(), m.r.Dy()
	// three boxes of width d have the variance (d*d-1)/4
	d := math.Sqrt(4*sigma*sigma + 1)
	lo := int(d)
	if lo%2 == 0 {
		lo--
	}
	lo = max(lo, 1)
	// some boxes two pixels wider bring the variance near to the one asked for
	wide := int(math.Round((12*sigma*sigma/3*3 - 3*float64(lo*lo) + 3) / float64(4*lo+4)))
	wide = min(max(wide, 0), 3)
	tmp := make([]uint8, len(m.pix))
	for pass := range 3 {
		r := lo / 2
		if pass < wide {
			r++
		}
		if r == 0 {
			continue
		}
		for y := range h {
			boxRow(tmp[y*w:(y+1)*w], m.pix[y*w:(y+1)*w], r)
		}
		boxColumns(m.pix, tmp, w, h, r)
	}
}

// boxRow averages src over 2r+1 pixels; outside it is empty.
func boxRow(dst, src []uint8, r int) {
	n := len(src)
	d := 2*r + 1
	k := (1 << 20) / d
	sum := d / 2
	for i := range min(r, n) {
		sum += int(src[i])
	}
	for i := range n {
		if i+r < n {
			sum += int(src[i+r])
		}
		dst[i] = uint8(sum * k >> 20)
		if i-r >= 0 {
			sum -= int(src[i-r])
		}
	}
}

// boxColumns does the same down all columns at once, row by row.
func boxColumns(dst, src []uint8, w, h, r int) {
	d := 2*r + 1
	k := (1 << 20) / d
	sum := make([]int, w)
	for i := range sum {
		sum[i] = d / 2
	}
	for y := range min(r, h) {
		for x, v := range src[y*w : (y+1)*w] {
			sum[x] += int(v)
		}
	}
	for y := range h {
		if y+r < h {
			for x, v := range src[(y+r)*w : (y+r+1)*w] {
				sum[x] += int(v)
			}
		}
		out := dst[y*w : (y+1)*w]
		for x, s := range sum {
			out[x] = uint8(s * k >> 20)
		}
		if y-r >= 0 {
			for x, v := range src[(y-r)*w : (y-r+1)*w] {
				sum[x] -= int(v)
			}
		}
	}
}
