package replay

import (
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// page is where everything of a replay is, in units.
type page struct {
	Board   layout.Rect // square
	Head    layout.Rect // whose turn it is and how far the match is
	Seats   []layout.Rect
	Tabs    layout.Rect // empty where both lists are shown side by side
	Moves   layout.Rect
	Moments layout.Rect
	Scrub   layout.Rect
	Bar     layout.Rect // the buttons
}

const (
	gap       = 8.0
	titleSize = 26
	twoLists  = 600 // units of width from which both lists are shown, at usual text size
)

// newPage divides a window among a number of seats: the board at the left, the
// words beside it, and the bar to go through the match below both.
func newPage(size scenes.Size, fonts *graph.Fonts, seats int) page {
	m, scrub := 20.0, 76.0
	if size.H < 660 {
		m, scrub = 12, 64
	}
	bar := max(widgets.MinTarget, fonts.LineHeight(widgets.Body)+16)
	var p page
	p.Bar = layout.Rect{X: m, Y: size.H - m - bar, W: size.W - 2*m, H: bar}
	p.Scrub = layout.Rect{X: m, Y: p.Bar.Y - gap - scrub, W: size.W - 2*m, H: scrub}
	bottom := p.Scrub.Y - gap
	var panel layout.Rect
	if size.W < size.H*1.05 { // below the board
		side := min(size.W-2*m, (bottom-m)*0.6)
		p.Board = layout.Rect{X: (size.W - side) / 2, Y: m, W: side, H: side}
		panel = layout.Rect{X: m, Y: m + side + gap, W: size.W - 2*m, H: bottom - m - side - gap}
	} else {
		side := min(bottom-m, size.W-3*m-380)
		p.Board = layout.Rect{X: m, Y: m + (bottom-m-side)/2, W: side, H: side}
		x := m + side + m
		panel = layout.Rect{X: x, Y: m, W: size.W - m - x, H: bottom - m}
	}
	p.divide(panel, fonts, seats)
	return p
}

// divide gives the panel beside the board to what is in it.
func (p *page) divide(r layout.Rect, fonts *graph.Fonts, seats int) {
	small, body := fonts.LineHeight(widgets.Small), fonts.LineHeight(widgets.Body)
	p.Head = layout.Rect{X: r.X, Y: r.Y, W: r.W, H: max(widgets.MinTarget, fonts.LineHeight(titleSize)+small+2)}
	y := p.Head.Bottom() + gap
	wide := r.W >= twoLists*fonts.Zoom()
	columns := min(2, seats)
	if wide {
		columns = min(4, seats)
	}
	chip := max(body+6, 36)
	lines := (seats + columns - 1) / columns
	tabs := max(widgets.MinTarget, body+18)
	if left := r.Bottom() - y - float64(lines)*(chip+gap) - tabs - gap; !wide && left < 5*(small+10) {
		columns = min(4, seats) // without names
		lines = (seats + columns - 1) / columns
		chip = max(small+10, 36)
	}
	w := (r.W - gap*float64(columns-1)) / float64(columns)
	for i := range seats {
		p.Seats = append(p.Seats, layout.Rect{X: r.X + float64(i%columns)*(w+gap), Y: y + float64(i/columns)*(chip+gap), W: w, H: chip})
	}
	y += float64(lines) * (chip + gap)
	if wide {
		left := (r.W - gap) * 0.56
		p.Moves = layout.Rect{X: r.X, Y: y, W: left, H: r.Bottom() - y}
		p.Moments = layout.Rect{X: r.X + left + gap, Y: y, W: r.W - left - gap, H: r.Bottom() - y}
		return
	}
	p.Tabs = layout.Rect{X: r.X, Y: y, W: r.W, H: tabs}
	y = p.Tabs.Bottom() + gap
	p.Moves = layout.Rect{X: r.X, Y: y, W: r.W, H: r.Bottom() - y}
	p.Moments = p.Moves
}
