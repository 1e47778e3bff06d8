package timeline

import (
	"ludaxy/engine/rules"
)

// Die is the die as it is shown. Value 0 means that none was thrown yet.
type Die struct {
	Seat  int // who threw it
	Value int // what it shows, or will show when it rests
	Kind  rules.Die
	Roll  int     // which roll of the match
	T     float64 // 0..1 of its tumble, 1 at rest
	rests bool
}

// Motion is a piece on its way.
type Motion struct {
	Piece
	Kind     Kind // Walk, Enter, Leap, Knock, Ride, Burst, Lift, Free or Dissolve
	From, To rules.Square
	T        float64 // 0..1 between the two
	First    bool    // From is where the piece stood
	Last     bool    // To is where it will stand
	Fade     bool    // no movement: it fades out at From and in at To
	Jump     rules.Jump
	Index    int // among the pieces that do it together, from 0
	Of       int // how many those are
}

// Frame is one moment.
type Frame struct {
	Model  *Model // where the pieces at rest are; not to be changed
	Die    Die
	Moving []Motion
	// Running is the kind of clip that runs and Event its event; 0 at rest.
	Running Kind
	Event   rules.Event
	More    int     // events like this one told together with it
	T       float64 // 0..1 of the running clip
}

// Frame gives what is to be drawn now. What moves holds until the director is moved on and asked again.
func (d *Director) Frame() Frame {
	f := Frame{Model: &d.shown, Die: d.die}
	f.Die.T = 1
	if len(d.queue) == 0 {
		return f
	}
	c := &d.queue[0]
	t := 0.0
	if l := d.length(c); l > 0 {
		t = min(1, float64(d.at)/float64(l))
	}
	f.Running, f.Event, f.More, f.T = c.kind, c.event, c.more, t
	e := c.event
	whole := Motion{Piece: Piece{e.Seat, e.Piece}, Kind: c.kind, From: e.From, To: e.To, T: t, First: true, Last: true, Fade: d.reduced, Jump: e.Jump}
	switch c.kind {
	case Tumble:
		if d.begun {
			f.Die.T = t
		}
	case Walk, Enter, Leap, Burst, Knock, Ride, Lift, Free:
		d.moving = d.moving[:0]
		for i := range c.pieces {
			d.moving = append(d.moving, c.motion(whole, i, &d.shown))
		}
		f.Moving = d.moving
	case Dissolve:
		d.moving = d.moving[:0]
		for _, p := range c.pieces {
			d.moving = d.dissolve(d.moving, whole, p.Seat)
		}
		f.Moving = d.moving
	}
	return f
}

// motion is what piece i of a clip does.
func (c *clip) motion(whole Motion, i int, at *Model) Motion {
	m := whole
	m.Piece, m.From = c.pieces[i], c.froms[i]
	m.Index, m.Of = i, len(c.pieces)
	switch c.kind {
	case Walk:
		return walk(m, c.event, m.T)
	case Burst:
		m.From, m.To = rules.Home, rules.Home
	case Knock, Ride:
		m.To = rules.Yard
		if c.event.Kind == rules.Released { // it tells not from where
			m.From = at.square(m.Piece)
		}
	case Lift, Free:
		m.From = at.square(m.Piece)
		m.To = m.From
	}
	return m
}

// dissolve lets every piece of a seat go that leaves the board.
func (d *Director) dissolve(list []Motion, whole Motion, seat uint8) []Motion {
	if int(seat) >= len(d.shown.At) {
		return list
	}
	for p, q := range d.shown.At[seat] {
		if q != rules.Home && q != rules.Out {
			m := whole
			m.Piece, m.From, m.To = Piece{seat, uint8(p)}, q, q
			list = append(list, m)
		}
	}
	return list
}

// walk finds the hop of a walk that is on at share t.
func walk(whole Motion, e rules.Event, t float64) Motion {
	n := len(e.Path)
	if n == 0 || whole.Fade {
		return whole
	}
	at := t * float64(n)
	hop := min(int(at), n-1)
	m := whole
	m.T = at - float64(hop)
	m.To = e.Path[hop]
	m.First, m.Last = hop == 0, hop == n-1
	if hop > 0 {
		m.From = e.Path[hop-1]
	}
	return m
}
