package timeline

import (
	"time"

	"ludaxy/assets/sounds"
	"ludaxy/engine/rules"
)

// Speed is the pace the player chose.
type Speed uint8

// The speeds. Instant shows results without movement, but still leaves a
// sentence about a lost number long enough to be read.
const (
	Normal Speed = iota
	Double
	Quadruple
	Instant
)

// Director plays clips. It has no clock: Advance moves it on. It is used by one
// goroutine.
type Director struct {
	shown   Model
	settled rules.State
	seq     uint64
	queue   []clip
	at      time.Duration // into the first clip, in its own time
	fired   int           // marks of the first clip that have sounded
	begun   bool          // the first clip has begun
	idle    time.Duration // since nothing was left to show
	speed   Speed
	reduced bool
	rolls   int
	drift   int
	die     Die
	sounds  []sounds.ID
	moving  []Motion // of the last Frame
	marked  []mark   // room for the marks of a clip
}

// NewDirector shows a position at rest.
func NewDirector(s rules.State, seq uint64) *Director {
	d := &Director{}
	d.Reset(s, seq)
	return d
}

// SetSpeed changes the pace, of what is running too.
func (d *Director) SetSpeed(s Speed) { d.speed = s }

// Speed is the pace.
func (d *Director) Speed() Speed { return d.speed }

// SetReduced turns movement into short fades for the steps pushed from now on.
func (d *Director) SetReduced(on bool) { d.reduced = on }

// Reset drops everything that was to be shown and shows a position at rest, as
// after an undo or a load.
func (d *Director) Reset(s rules.State, seq uint64) {
	d.queue = nil
	d.at, d.fired, d.begun = 0, 0, false
	d.idle = 0
	d.shown, d.settled, d.seq = FromState(&s), s, seq
	// The die lies as it did, or as the last number in hand says.
	if s.NumCount > 0 {
		d.die.Value = int(s.Numbers[s.NumCount-1])
	}
	d.die.Seat = int(s.Turn)
}

// Lay puts the die down as it lay in the position shown at rest; the throws that
// follow are numbered on from its own. A position then looks the same whichever
// way led to it.
func (d *Director) Lay(die Die) {
	die.T, die.rests = 0, die.Value > 0
	d.die, d.rolls = die, die.Roll
}

// Push appends what a step shows. A computer's thinking time counts from when
// the board came to rest, so that a slow computer is not made slower.
func (d *Director) Push(step Step) {
	if len(d.queue) == 0 {
		step.Think -= d.idle
	}
	if d.speed == Instant {
		step.Think = 0
	}
	d.queue = append(d.queue, clips(step, &d.rolls, d.reduced)...)
}

// Idle reports that nothing is left to show: the board is the position of Seq.
func (d *Director) Idle() bool { return len(d.queue) == 0 }

// Settled is the last position that was shown to its end, and its sequence
// number.
func (d *Director) Settled() (rules.State, uint64) { return d.settled, d.seq }

// Drift counts how often the pieces shown after a step's events were not where
// the position has them. It stays 0 as long as the events tell everything.
func (d *Director) Drift() int { return d.drift }

// Advance plays on for a time and returns the sounds that fell in it. The slice
// is valid until the next call.
func (d *Director) Advance(dt time.Duration) []sounds.ID {
	d.sounds = d.sounds[:0]
	for len(d.queue) > 0 {
		c := &d.queue[0]
		d.begin(c)
		length := d.length(c)
		if length > 0 && d.at+dt < length {
			d.at += dt
			d.fire(c, float64(d.at)/float64(length))
			return d.sounds
		}
		dt = max(0, dt-(length-d.at))
		d.end(c, length == 0)
	}
	d.idle += dt
	return d.sounds
}

// Skip completes what is running: the tumble, or the walk, or the sentence; not
// what comes after it. It returns the sounds of the completion.
func (d *Director) Skip() []sounds.ID {
	d.sounds = d.sounds[:0]
	for len(d.queue) > 0 {
		c := &d.queue[0]
		kind := c.kind
		d.begin(c)
		d.end(c, true)
		if kind != settle && kind != Knock {
			break
		}
	}
	d.drain()
	return d.sounds
}

// Finish completes everything in the queue.
func (d *Director) Finish() []sounds.ID {
	d.sounds = d.sounds[:0]
	for len(d.queue) > 0 {
		c := &d.queue[0]
		d.begin(c)
		d.end(c, true)
	}
	return d.sounds
}

// drain plays the clips that take no time.
func (d *Director) drain() {
	for len(d.queue) > 0 && d.queue[0].kind == settle {
		d.end(&d.queue[0], true)
	}
}

// length is how long a clip takes at the present speed.
func (d *Director) length(c *clip) time.Duration {
	if c.read {
		switch d.speed {
		case Double:
			return c.length * 3 / 4
		case Quadruple:
			return c.length / 2
		case Instant:
			return c.length / 3
		}
		return c.length
	}
	switch d.speed {
	case Double:
		return c.length / 2
	case Quadruple:
		return c.length / 4
	case Instant:
		return 0
	}
	return c.length
}

func (d *Director) begin(c *clip) {
	if d.begun {
		return
	}
	d.begun = true
	d.fired = 0
	if c.use {
		d.shown.useCount()
	}
	switch c.kind {
	case Tumble:
		d.die = Die{Seat: int(c.event.Seat), Value: int(c.event.Value), Kind: c.event.Die, Roll: c.roll}
	case Pass, Cheer:
		d.shown.apply(c.event)
	}
}

// end finishes the first clip. Where it was cut short only its last sound is
// heard, not all that were left at once.
func (d *Director) end(c *clip, cut bool) {
	marks := d.marks(c)
	if cut && d.fired < len(marks) {
		d.fired = len(marks) - 1
	}
	d.fire(c, 1)
	switch c.kind {
	case settle:
		d.settle(c)
	case Tumble:
		d.die.rests = true
		d.shown.apply(c.event)
	case Knock, Pass, Cheer, Think:
	default:
		for _, e := range c.events() {
			d.shown.apply(e)
		}
	}
	if c.kind == Banner && c.after != nil {
		d.shown.deal(c.after)
	}
	d.queue = d.queue[1:]
	if len(d.queue) == 0 {
		d.queue = nil
		d.idle = 0
	}
	d.at, d.fired, d.begun = 0, 0, false
}

func (d *Director) settle(c *clip) {
	want := FromState(c.after)
	if want.At != d.shown.At || want.Captor != d.shown.Captor {
		d.drift++
	}
	d.shown, d.settled, d.seq = want, *c.after, c.seq
}

// marks are those of a clip, valid until the next call.
func (d *Director) marks(c *clip) []mark {
	d.marked = c.marks(d.marked[:0])
	return d.marked
}

func (d *Director) fire(c *clip, share float64) {
	marks := d.marks(c)
	for d.fired < len(marks) && marks[d.fired].at <= share {
		d.sounds = append(d.sounds, marks[d.fired].sound)
		d.fired++
	}
}
