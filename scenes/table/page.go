package table

import (
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// page is where everything of the table is, in units.
type page struct {
	Board layout.Rect // square
	Bar   layout.Rect // the small buttons
	Say   layout.Rect // whose turn it is, in words
	Odds  layout.Rect // the chance to win, empty where it is not wanted
	Seats []layout.Rect
	Tray  layout.Rect
	Log   layout.Rect // empty where there is no room
}

const (
	gap     = 8.0
	sideMin = 320.0
	sideMax = 440.0
)

// newPage divides a window among a number of seats: the board at the left and
// everything else beside it, or below it in a window that is narrow.
func newPage(size scenes.Size, fonts *graph.Fonts, seats int, odds bool) page {
	m := 20.0
	if size.H < 660 {
		m = 12
	}
	small, body := fonts.LineHeight(widgets.Small), fonts.LineHeight(widgets.Body)
	air, trayAir := 14.0, 3*gap
	if size.H < 660*max(1, fonts.Zoom()*0.9) { // the seats' lines need it more than what stands around them
		air, trayAir = 6, 2*gap
	}
	say := fonts.LineHeight(titleSize) + 2*small + air
	tray := max(fonts.LineHeight(widgets.Body)+18, 52) + small + trayAir
	seat := body + small + 6
	lines := float64(seats)
	if seats > 4 {
		lines = float64((seats + 1) / 2)
	}
	var p page
	if odds {
		p.Odds.H = fonts.LineHeight(widgets.Small) + 4
	}
	if size.W < size.H*1.15 {
		return p.below(size, m, say, tray, seat, seats)
	}
	board := min(size.H-2*m, size.W-3*m-sideMin*max(1, fonts.Zoom()*0.9))
	side := min(size.W-3*m-board, sideMax*max(1, fonts.Zoom()*0.9))
	left := (size.W - board - side - m) / 2
	p.Board = layout.Rect{X: left, Y: (size.H - board) / 2, W: board, H: board}
	x, y, bottom := left+board+m, m, size.H-m
	p.Bar = layout.Rect{X: x, Y: y, W: side, H: widgets.MinTarget}
	y += widgets.MinTarget + gap
	p.Say = layout.Rect{X: x, Y: y, W: side, H: say}
	y += say + gap
	if odds {
		p.Odds = layout.Rect{X: x, Y: y, W: side, H: p.Odds.H}
		y += p.Odds.H + gap
	}
	// Seats take more room where there is some.
	rest := bottom - y - tray - 2*gap
	seat = min(max(seat, (rest*0.6-gap*(lines-1))/lines), seat*1.25)
	seat = min(seat, (rest+gap)/lines-gap)
	p.grid(layout.Rect{X: x, Y: y, W: side, H: lines*(seat+gap) - gap}, seats, lines)
	y += lines * (seat + gap)
	p.Tray = layout.Rect{X: x, Y: y, W: side, H: tray}
	y += tray + gap
	p.Log = layout.Rect{X: x, Y: y, W: side, H: bottom - y}
	if p.Log.H < 2*small+12 {
		p.Log.H = 0
	}
	return p
}

// below is the page of a narrow window.
func (p page) below(size scenes.Size, m, say, tray, seat float64, seats int) page {
	lines := float64((seats + 1) / 2)
	above := say + gap // of the seats
	if p.Odds.H > 0 {
		above += p.Odds.H + gap
	}
	foot := max(above+lines*(seat+gap), widgets.MinTarget+gap+tray+gap+80)
	board := min(size.W-2*m, size.H-2*m-foot-gap)
	p.Board = layout.Rect{X: (size.W - board) / 2, Y: m, W: board, H: board}
	y := m + board + gap
	half := (size.W - 2*m - gap) / 2
	p.Say = layout.Rect{X: m, Y: y, W: half, H: say}
	p.Odds = layout.Rect{X: m, Y: y + say + gap, W: half, H: p.Odds.H}
	p.grid(layout.Rect{X: m, Y: y + above, W: half, H: lines*(seat+gap) - gap}, seats, lines)
	x := m + half + gap
	p.Bar = layout.Rect{X: x, Y: y, W: half, H: widgets.MinTarget}
	p.Tray = layout.Rect{X: x, Y: y + widgets.MinTarget + gap, W: half, H: tray}
	p.Log = layout.Rect{X: x, Y: p.Tray.Bottom() + gap, W: half, H: size.H - m - p.Tray.Bottom() - gap}
	return p
}

// grid divides a rectangle among the seats, in one column up to four lines.
func (p *page) grid(r layout.Rect, seats int, lines float64) {
	columns := 1
	if float64(seats) > lines {
		columns = 2
	}
	w := (r.W - gap*float64(columns-1)) / float64(columns)
	h := (r.H - gap*(lines-1)) / lines
	for i := range seats {
		p.Seats = append(p.Seats, layout.Rect{X: r.X + float64(i%columns)*(w+gap), Y: r.Y + float64(i/columns)*(h+gap), W: w, H: h})
	}
}
