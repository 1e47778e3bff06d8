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
	Think  Kind = iota + 1 // a computer takes its time
	Tumble                 // the die rolls and comes to rest on Event.Value
	Walk                   // a piece hops along Event.Path
	Enter                  // a piece comes out of the yard
	Leap                   // a piece is carried: Event.Jump says by what
	Knock                  // pieces are hit ...
	Ride                   // ... and go back to their yards
	Burst                  // a piece has come home
	Banner                 // a sentence, for long enough to read it
	Pass                   // the turn goes to the next seat
	Cheer                  // fireworks for the winners
	settle                 // no time: what events do not carry is put right
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
	pieces []Piece // of Knock and Ride
	froms  []rules.Square
	length time.Duration // at normal speed
	read   bool          // its length is for reading: speed shortens it less
	roll   int           // of a Tumble: which roll of the match, to vary it
	more   int           // how many events like this one it tells too
	use    bool          // the number in hand is used up as the clip begins
	after  *rules.State  // of settle
	seq    uint64
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
	use := step.Action.Kind == rules.Move
	for i := 0; i < len(step.Events); i++ {
		e := step.Events[i]
		c := clip{event: e}
		switch e.Kind {
		case rules.Rolled:
			c.kind, c.length = Tumble, TumbleTime
			use = use || e.Die == rules.DieNumber
			*rolls++
			c.roll = *rolls
		case rules.Moved:
			c.kind, c.length = Walk, HopTime*time.Duration(max(1, len(e.Path)))
			c.use, use = use, false
		case rules.Entered:
			c.kind, c.length = Enter, EnterTime
			c.use, use = use, false
		case rules.Jumped:
			c.kind, c.length = Leap, LeapTime
		case rules.Captured, rules.SentBack, rules.Released:
			// Several captured at once fall together.
			c.pieces, c.froms = append(c.pieces, Piece{e.Seat, e.Piece}), append(c.froms, e.From)
			for i+1 < len(step.Events) && step.Events[i+1].Kind == e.Kind {
				i++
				next := step.Events[i]
				c.pieces, c.froms = append(c.pieces, Piece{next.Seat, next.Piece}), append(c.froms, next.From)
			}
			knock := c
			knock.kind, knock.length = Knock, KnockTime
			c.kind, c.length = Ride, RideTime
			if !reduced {
				out = append(out, knock)
			}
		case rules.ReachHome:
			c.kind, c.length = Burst, BurstTime
		case rules.Lost:
			// Numbers lost together are said together.
			for i+1 < len(step.Events) && step.Events[i+1].Kind == rules.Lost {
				i++
				c.more++
			}
			c.kind, c.length, c.read = Banner, ReadTime, true
		case rules.Cancelled, rules.Eliminated, rules.RoundOver, rules.Finished:
			c.kind, c.length, c.read = Banner, ReadTime, true
		case rules.ExtraRoll, rules.Bonus, rules.Kidnapped, rules.Freed:
			c.kind, c.length, c.read = Banner, NoteTime, true
		case rules.Turn:
			c.kind, c.length = Pass, PassTime
		case rules.Over:
			c.kind, c.length, c.read = Cheer, CheerTime, true
		default:
			continue
		}
		if reduced {
			c.length = calm(c)
		}
		out = append(out, c)
	}
	after := step.After
	return append(out, clip{kind: settle, after: &after, seq: step.Seq})
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
// The last of them is the one that counts if the clip is cut short.
func (c *clip) marks() []mark {
	switch c.kind {
	case Tumble:
		return []mark{{0, sounds.DiceRoll(c.roll)}, {0.86, sounds.DiceLand}}
	case Walk:
		n := len(c.event.Path)
		if n == 0 {
			return []mark{{1, sounds.Hop1}}
		}
		list := make([]mark, n)
		for i := range list {
			list[i] = mark{float64(i+1) / float64(n), sounds.Hop(i)}
		}
		return list
	case Enter:
		return []mark{{0.9, sounds.Hop1}}
	case Leap:
		return []mark{{0.05, sounds.Slide}}
	case Knock:
		return []mark{{0, sounds.Capture}}
	case Ride:
		return []mark{{0, sounds.Slide}}
	case Burst:
		return []mark{{0, sounds.Home}}
	case Pass:
		return []mark{{0.2, sounds.Turn}}
	case Cheer:
		return []mark{{0, sounds.Win}}
	case Banner:
		switch c.event.Kind {
		case rules.Lost:
			return []mark{{0, sounds.Lost}}
		case rules.Cancelled, rules.Eliminated:
			return []mark{{0, sounds.Cancelled}}
		case rules.ExtraRoll, rules.Bonus, rules.Freed:
			return []mark{{0, sounds.ExtraRoll}}
		}
	}
	return nil
}

// mark is a sound at a share 0..1 of a clip.
type mark struct {
	at    float64
	sound sounds.ID
}
