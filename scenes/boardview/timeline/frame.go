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
	Kind     Kind // Walk, Enter, Leap, Knock, Ride or Burst
	From, To rules.Square
	T        float64 // 0..1 between the two
	First    bool    // From is where the piece stood
	Last     bool    // To is where it will stand
	Fade     bool    // no movement: it fades out at From and in at To
	Jump     rules.Jump
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

// Frame gives what is to be drawn now.
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
	case Walk:
		f.Moving = append(f.Moving, walk(whole, e, t))
	case Enter, Leap:
		f.Moving = append(f.Moving, whole)
	case Burst:
		whole.From, whole.To = rules.Home, rules.Home
		f.Moving = append(f.Moving, whole)
	case Knock, Ride:
		for i, p := range c.pieces {
			m := whole
			m.Piece, m.From, m.To = p, c.froms[i], rules.Yard
			f.Moving = append(f.Moving, m)
		}
	}
	return f
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
