package timeline

import (
	"time"

	"ludaxy/assets/sounds"
	"ludaxy/engine/rules"
)

// Kind is what a clip shows.
type Kind uint8

// The kinds of clip.
const (
	Think    Kind = iota + 1 // a computer takes its time
	Tumble                   // the die rolls and comes to rest on Event.Value
	Walk                     // pieces hop along Event.Path
	Enter                    // a piece comes out of the yard
	Leap                     // pieces are carried: Event.Jump says by what
	Knock                    // pieces are hit ...
	Ride                     // ... and go back to their yards
	Burst                    // pieces have come home
	Lift                     // pieces are taken captive
	Free                     // captives are back with their own
	Dissolve                 // a fleet leaves the board
	Banner                   // a sentence, for long enough to read it
	Pass                     // the turn goes to the next seat
	Cheer                    // fireworks for the winners
	settle                   // no time: what events do not carry is put right
)

// How long things take at normal speed.
const (
	HopTime    = 110 * time.Millisecond // a square
	TumbleTime = 900 * time.Millisecond
	EnterTime  = 380 * time.Millisecond
	LeapTime   = 700 * time.Millisecond
	KnockTime  = 170 * time.Millisecond
	RideTime   = 420 * time.Millisecond
	BurstTime  = 520 * time.Millisecond
	LiftTime   = 620 * time.Millisecond
	FreeTime   = 480 * time.Millisecond
	DissTime   = 900 * time.Millisecond
	RoundTime  = 3000 * time.Millisecond // the scores of a round
	PassTime   = 320 * time.Millisecond
	CheerTime  = 3400 * time.Millisecond
	FadeTime   = 200 * time.Millisecond // instead of movement, where motion is reduced
	ReadTime   = 1500 * time.Millisecond
	NoteTime   = 900 * time.Millisecond // a sentence of good news, which the log keeps too
)

// ThinkTime is how long a computer seems to consider an action at normal speed.
func ThinkTime(a rules.Action) time.Duration {
	if a.IsRoll() {
		return 550 * time.Millisecond
	}
	return 750 * time.Millisecond
}

// Piece names one piece.
type Piece struct{ Seat, Piece uint8 }

// clip is one thing shown from its begin to its end.
type clip struct {
	kind   Kind
	event  rules.Event
	pieces []Piece // that do it together
	froms  []rules.Square
	length time.Duration // at normal speed
	read   bool          // its length is for reading: speed shortens it less
	roll   int           // of a Tumble: which roll of the match, to vary it
	more   int           // how many events like this one it tells too
	use    bool          // the number in hand is used up as the clip begins
	after  *rules.State  // of settle
	seq    uint64
}

// events are the events of all pieces of a clip; of a number lost one, as it is
// told once.
func (c *clip) events() []rules.Event {
	list := make([]rules.Event, 0, len(c.pieces))
	for i, p := range c.pieces {
		e := c.event
		e.Seat, e.Piece, e.From = p.Seat, p.Piece, c.froms[i]
		list = append(list, e)
	}
	return list
}

// Step is one action at the table and what came of it, as a Note tells it.
type Step struct {
	Seq    uint64        // of the position after it
	Action rules.Action  // what was done
	After  rules.State   // the position it led to
	Events []rules.Event // what happened, in order
	Think  time.Duration // a computer did it: how long it seems to have thought
}

// clips makes the clips of a step.
func clips(step Step, rolls *int, reduced bool) []clip {
	var out []clip
	if step.Think > 0 {
		out = append(out, clip{kind: Think, length: step.Think})
	}
	after := step.After
	use := step.Action.Kind == rules.Move
	for i := 0; i < len(step.Events); {
		e := step.Events[i]
		n := together(step.Events[i:])
		c := clip{event: e, more: n - 1}
		for _, e := range step.Events[i : i+n] {
			c.pieces, c.froms = append(c.pieces, Piece{e.Seat, e.Piece}), append(c.froms, e.From)
		}
		i += n
		var known bool
		if c.kind, c.length, c.read, known = shape(e); !known {
			continue
		}
		switch c.kind {
		case Tumble:
			use = use || e.Die == rules.DieNumber
			*rolls++
			c.roll = *rolls
		case Walk, Enter:
			c.use, use = use, false
		case Ride:
			knock := c
			knock.kind, knock.length = Knock, KnockTime
			if e.Kind != rules.Released && !reduced {
				out = append(out, knock)
			}
		}
		if e.Kind == rules.RoundOver {
			c.after = &after
		}
		if reduced {
			c.length = calm(c)
		}
		out = append(out, c)
	}
	return append(out, clip{kind: settle, after: &after, seq: step.Seq})
}

// shape is how an event is shown, and for how long; read is a length for
// reading. Events that are not shown are not known.
func shape(e rules.Event) (kind Kind, length time.Duration, read, known bool) {
	switch e.Kind {
	case rules.Rolled:
		return Tumble, TumbleTime, false, true
	case rules.Moved:
		return Walk, HopTime * time.Duration(max(1, len(e.Path))), false, true
	case rules.Entered:
		return Enter, EnterTime, false, true
	case rules.Jumped:
		return Leap, leapTime(e.Jump), false, true
	case rules.Captured, rules.SentBack, rules.Released:
		return Ride, RideTime, false, true
	case rules.ReachHome:
		return Burst, BurstTime, false, true
	case rules.Kidnapped:
		return Lift, LiftTime, false, true
	case rules.Freed:
		return Free, FreeTime, false, true
	case rules.Eliminated:
		return Dissolve, DissTime, false, true
	case rules.Lost, rules.Cancelled, rules.Finished:
		return Banner, ReadTime, true, true
	case rules.RoundOver:
		return Banner, RoundTime, true, true
	case rules.ExtraRoll, rules.Bonus:
		return Banner, NoteTime, true, true
	case rules.Turn:
		return Pass, PassTime, false, true
	case rules.Over:
		return Cheer, CheerTime, true, true
	}
	return 0, 0, false, false
}

// leapTime is how long a jump takes: what has a way to show takes longer.
func leapTime(j rules.Jump) time.Duration {
	switch j {
	case rules.JumpUFO:
		return 2 * LeapTime
	case rules.JumpSun, rules.JumpEarth, rules.JumpMoon, rules.JumpLightning:
		return LeapTime * 5 / 4
	case rules.JumpLadder, rules.JumpSnake:
		return LeapTime * 3 / 2
	}
	return LeapTime
}

// together is how many events at the beginning of a list happen at once: a stack
// moves as one, several captured fall together, numbers lost together are said
// together.
func together(events []rules.Event) int {
	first := events[0]
	n := 1
	for n < len(events) && alike(first, events[n]) {
		n++
	}
	return n
}

func alike(a, b rules.Event) bool {
	if a.Kind != b.Kind {
		return false
	}
	switch a.Kind {
	case rules.Moved, rules.Jumped:
		return a.From == b.From && a.To == b.To && a.Jump == b.Jump
	case rules.Captured, rules.SentBack, rules.Released, rules.ReachHome, rules.Kidnapped, rules.Freed, rules.Eliminated, rules.Lost:
		return true
	}
	return false
}

// calm is a clip's length where motion is reduced.
func calm(c clip) time.Duration {
	switch {
	case c.kind == Cheer:
		return ReadTime
	case c.read || c.kind == Think:
		return c.length
	}
	return min(c.length, FadeTime)
}

// marks are the sounds of a clip and when they fall, as a share of its length.
// The last of them is the one that counts if the clip is cut short. They are appended to list.
func (c *clip) marks(list []mark) []mark {
	switch c.kind {
	case Tumble:
		return append(list, mark{0, sounds.DiceRoll(c.roll)}, mark{0.86, sounds.DiceLand})
	case Walk:
		n := len(c.event.Path)
		if n == 0 {
			return append(list, mark{1, sounds.Hop1})
		}
		for i := range n {
			list = append(list, mark{float64(i+1) / float64(n), sounds.Hop(i)})
		}
		return list
	case Enter:
		return append(list, mark{0.9, sounds.Hop1})
	case Leap:
		return append(list, mark{0.05, leapSound(c.event.Jump)})
	case Lift:
		return append(list, mark{0, sounds.Kidnap})
	case Free:
		return append(list, mark{0, sounds.Freed})
	case Dissolve:
		return append(list, mark{0, sounds.Eliminated})
	case Knock:
		return append(list, mark{0, sounds.Capture})
	case Ride:
		return append(list, mark{0, sounds.Slide})
	case Burst:
		return append(list, mark{0, sounds.Home})
	case Pass:
		return append(list, mark{0.2, sounds.Turn})
	case Cheer:
		return append(list, mark{0, sounds.Win})
	case Banner:
		switch c.event.Kind {
		case rules.Lost:
			return append(list, mark{0, sounds.Lost})
		case rules.Cancelled:
			return append(list, mark{0, sounds.Cancelled})
		case rules.ExtraRoll, rules.Bonus:
			return append(list, mark{0, sounds.ExtraRoll})
		case rules.RoundOver:
			return append(list, mark{0, sounds.Home})
		}
	}
	return list
}

// leapSound is what carries a piece, as it is heard.
func leapSound(j rules.Jump) sounds.ID {
	switch j {
	case rules.JumpSun, rules.JumpEarth:
		return sounds.ExtraRoll
	case rules.JumpLightning:
		return sounds.Cancelled
	case rules.JumpLadder:
		return sounds.Home
	case rules.JumpMoon:
		return sounds.Lost
	}
	return sounds.Slide
}

// mark is a sound at a share 0..1 of a clip.
type mark struct {
	at    float64
	sound sounds.ID
}
