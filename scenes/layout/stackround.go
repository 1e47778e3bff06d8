package layout

import (
	"math"
	"slices"
	"sync"
)

// How close pieces stand on a round field, in widths: beside each other, and one
// row before the next. They overlap, as what stands behind looks over what stands
// before it.
const (
	roundStep = 0.82
	roundRise = 0.62
)

// packing is how a number of pieces stand on a round field whose radius is 1.
type packing struct {
	width  float64
	places []Point
}

// packings are the packings by the number of pieces; the first is of none.
var packings = sync.OnceValue(func() (all [MaxStack + 1]packing) {
	for n := MaxStack; n > 0; n-- {
		all[n] = pack(n)
		if n < MaxStack && all[n+1].width > all[n].width { // one more packs better: its middle stays free
			all[n] = all[n+1].without()
		}
	}
	return all
})

// stackRound is Stack on a round field: in rows as long as the circle is wide
// there.
func (c Cell) stackRound(n int) []Spot {
	shown := min(n, MaxStack)
	p := packings()[shown]
	radius := c.Size / 2
	spots := make([]Spot, n)
	for i := range spots {
		spots[i] = Spot{c.Centre.Add(p.places[i%shown].Mul(radius)), p.width * radius}
	}
	return spots
}

// without is the packing of one piece fewer: the one nearest the middle goes.
func (p packing) without() packing {
	middle := slices.IndexFunc(p.places, func(at Point) bool {
		return !slices.ContainsFunc(p.places, func(other Point) bool { return other.Len() < at.Len() })
	})
	return packing{p.width, slices.Delete(slices.Clone(p.places), middle, middle+1)}
}

// pack finds the rows in which n pieces are the largest. A piece that stands
// alone leaves the rim of its field to be seen.
func pack(n int) packing {
	best := packing{}
	var rows []int
	var grow func(left int)
	grow = func(left int) {
		if left == 0 {
			if p := packRows(rows); p.width > best.width+1e-9 {
				best = p
			}
			return
		}
		for count := 1; count <= left && count <= 5; count++ {
			if k := len(rows); k > 0 && count-rows[k-1] != 1 && rows[k-1]-count != 1 || k == 0 && n == 2 && count == 1 {
				continue // a piece would stand straight behind another and not be seen
			}
			rows = append(rows, count)
			grow(left - count)
			rows = rows[:len(rows)-1]
		}
	}
	grow(n)
	return best
}

// packRows is the packing of pieces in rows, from the back to the front.
func packRows(rows []int) packing {
	var places []Point
	for r, count := range rows {
		for i := range count {
			places = append(places, Point{(float64(i) - float64(count-1)/2) * roundStep, float64(r) * roundRise})
		}
	}
	middle := middleOf(places)
	reach := 0.0
	for i := range places {
		places[i].Y -= middle
		reach = max(reach, places[i].Len())
	}
	width := min(2*lone, 0.98/(reach+0.5))
	for i := range places {
		places[i] = places[i].Mul(width)
	}
	return packing{width, places}
}

// middleOf is the height of the middle of the smallest circle round places that
// are the same to the left and to the right.
func middleOf(places []Point) float64 {
	lo, hi := places[0].Y, places[len(places)-1].Y
	far := func(y float64) (reach float64) {
		for _, p := range places {
			reach = max(reach, math.Hypot(p.X, p.Y-y))
		}
		return reach
	}
	for range 60 {
		a, b := lo+(hi-lo)/3, hi-(hi-lo)/3
		if far(a) < far(b) {
			hi = b
		} else {
			lo = a
		}
	}
	return (lo + hi) / 2
}
