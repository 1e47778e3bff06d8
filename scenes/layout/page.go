package layout

import "math"

// Page is how the table screen divides a window. All measures are pixels.
type Page struct {
	Window Rect
	// Unit is how many pixels a design unit has: 1 on the design window of
	// 1280x720 at scale 1. Text sizes, radii and hit targets are units.
	Unit   float64
	Narrow bool // the side panel lies below the board
	Board  Rect // square, for the board with its frame
	Side   Rect // everything beside or below the board
	// Bar holds the small buttons (menu, undo, sound, ...), Buttons are their
	// places, as many as asked for, from the left.
	Bar     Rect
	Buttons []Rect
	Seats   []Rect // a seat panel each, in seat order
	Say     Rect   // the sentence that tells whose turn it is
	Tray    Rect   // where the die lies and is thrown
	Hand    Rect   // numbers in hand
}

// The measures of the table screen in units.
const (
	gap      = 8.0
	margin   = 16.0
	button   = 48.0
	seatMin  = 44.0
	seatMax  = 76.0
	sayTall  = 56.0
	handTall = 48.0
	trayMax  = 168.0
	trayMin  = 88.0
)

// Unit is how many pixels a design unit has in a window of so many physical
// pixels on a screen of a scale factor. It grows with the window, gently, so
// that a large window shows a larger table rather than huge letters, and stays
// readable in the smallest.
func Unit(width, height, scale float64) float64 {
	if scale <= 0 || math.IsNaN(scale) {
		scale = 1
	}
	fit := min(width/1280, height/720)
	if height > width { // narrow windows stack; their width rules
		fit = min(width/800, height/1000)
	}
	return min(max(fit, 0.8), max(3*scale, 1))
}

// NewPage divides a window of width x height physical pixels on a screen of
// that scale factor for a number of seats (1..8) and of small buttons.
func NewPage(width, height, scale float64, seats, buttons int) Page {
	u := Unit(width, height, scale)
	p := Page{Window: Rect{0, 0, width, height}, Unit: u, Narrow: width < height*1.2}
	seats = max(seats, 1)
	if p.Narrow {
		p.below(seats)
	} else {
		p.beside(seats)
	}
	wide := min(button*u, (p.Bar.W-gap*u*float64(buttons-1))/float64(max(buttons, 1)))
	for i := range buttons {
		x := p.Bar.Right() - float64(buttons-i)*wide - float64(buttons-1-i)*gap*u
		p.Buttons = append(p.Buttons, Rect{x, p.Bar.Y, wide, p.Bar.H})
	}
	return p
}

// beside puts the board on the left two thirds and the panel beside it.
func (p *Page) beside(seats int) {
	u, w, h := p.Unit, p.Window.W, p.Window.H
	side := min(max(w/3, 300*u), 420*u)
	board := Rect{margin * u, margin * u, w - side - 3*margin*u, h - 2*margin*u}
	p.Board = board.Fit(1, 1)
	// The panel stays near the board in a wide window: both are centred.
	total := p.Board.W + margin*u + side
	left := max(margin*u, (w-total)/2)
	p.Board.X = left
	p.Side = Rect{left + p.Board.W + margin*u, margin * u, side, h - 2*margin*u}
	s := p.Side
	p.Bar = Rect{s.X, s.Y, s.W, button * u}
	foot := s.Bottom()
	p.Hand = Rect{s.X, foot - handTall*u, s.W, handTall * u}
	room := s.H - (button+handTall+sayTall+4*gap)*u
	// Seat panels take what the tray leaves, and the tray is the first to grow.
	columns := 1
	if seats > 4 {
		columns = 2
	}
	lines := float64((seats + columns - 1) / columns)
	seat := min(max((room-trayMax*u)/lines-gap*u, seatMin*u), seatMax*u)
	tray := min(max(room-lines*(seat+gap*u), trayMin*u), trayMax*1.4*u)
	seat = min(seat, (room-tray)/lines-gap*u)
	p.Tray = Rect{s.X, p.Hand.Y - gap*u - tray, s.W, tray}
	p.Say = Rect{s.X, p.Tray.Y - gap*u - sayTall*u, s.W, sayTall * u}
	p.seatGrid(Rect{s.X, p.Bar.Bottom() + gap*u, s.W, lines*(seat+gap*u) - gap*u}, seats, columns)
}

// below puts the board on top and the panel under it.
func (p *Page) below(seats int) {
	u, w, h := p.Unit, p.Window.W, p.Window.H
	p.Bar = Rect{margin * u, margin * u, w - 2*margin*u, button * u}
	columns := 2
	lines := float64((seats + columns - 1) / columns)
	seat := seatMin * 1.1 * u
	need := (sayTall+trayMin+handTall+3*gap)*u + lines*(seat+gap*u)
	if w > 560*u { // the tray stands beside the seats
		need = sayTall*u + gap*u + max(lines*(seat+gap*u), (trayMin+handTall+gap)*u)
	}
	top := p.Bar.Bottom() + gap*u
	p.Board = Rect{margin * u, top, w - 2*margin*u, max(h-top-need-margin*u-gap*u, 200*u)}.Fit(1, 1)
	p.Board.Y = top
	y := p.Board.Bottom() + gap*u
	p.Side = Rect{margin * u, y, w - 2*margin*u, h - y - margin*u}
	s := p.Side
	p.Say = Rect{s.X, s.Y, s.W, sayTall * u}
	rest := Rect{s.X, p.Say.Bottom() + gap*u, s.W, s.H - (sayTall+gap)*u}
	if w > 560*u {
		half := (rest.W - gap*u) / 2
		if tall := float64(seats)*(seatMin*1.1+gap)*u - gap*u; tall <= rest.H {
			columns, lines = 1, float64(seats) // room enough for whole names
		}
		block := min(rest.H, max(lines*(seatMax*1.2+gap)*u-gap*u, 300*u))
		p.seatGrid(Rect{rest.X, rest.Y, half, min(block, lines*(seatMax*1.2+gap)*u-gap*u)}, seats, columns)
		right := Rect{rest.X + half + gap*u, rest.Y, half, block}
		p.Hand = Rect{right.X, right.Bottom() - handTall*u, right.W, handTall * u}
		p.Tray = Rect{right.X, right.Y, right.W, right.H - (handTall+gap)*u}
		return
	}
	p.Hand = Rect{rest.X, rest.Bottom() - handTall*u, rest.W, handTall * u}
	block := lines*(seat+gap*u) - gap*u
	p.seatGrid(Rect{rest.X, rest.Y, rest.W, block}, seats, columns)
	p.Tray = Rect{rest.X, rest.Y + block + gap*u, rest.W, p.Hand.Y - gap*u - (rest.Y + block + gap*u)}
}

// seatGrid divides a rectangle among the seat panels, line by line.
func (p *Page) seatGrid(r Rect, seats, columns int) {
	g := gap * p.Unit
	lines := (seats + columns - 1) / columns
	w := (r.W - g*float64(columns-1)) / float64(columns)
	h := (r.H - g*float64(lines-1)) / float64(lines)
	for i := range seats {
		p.Seats = append(p.Seats, Rect{r.X + float64(i%columns)*(w+g), r.Y + float64(i/columns)*(h+g), w, h})
	}
}
