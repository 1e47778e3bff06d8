// Package record counts how matches went: for the screen after a match, and for
// the statistics of all of them. It counts the events of a match as its entries
// lead from one to the next; moves that were taken back did not happen.
package record

import (
	"time"

	"ludaxy/engine"
	"ludaxy/engine/rules"
)

// Seat is how a match went for one seat.
type Seat struct {
	Seat  int             `json:"seat"`
	Kind  engine.SeatKind `json:"kind"`            // who played it at the end
	Name  string          `json:"name,omitempty"`  // of the player
	Level string          `json:"level,omitempty"` // of a computer
	Look  int             `json:"look,omitempty"`  // its livery
	Place int             `json:"place"`           // from 1
	Home  int             `json:"home,omitempty"`  // pieces at the end

	Rolls    int `json:"rolls,omitempty"` // of the number die, without the opening
	Sixes    int `json:"sixes,omitempty"`
	Sum      int `json:"sum,omitempty"`      // of the rolls
	Wait     int `json:"wait,omitempty"`     // the most rolls in a row without a six
	Squares  int `json:"squares,omitempty"`  // moved
	Captures int `json:"captures,omitempty"` // pieces of others sent back or taken captive
	Captured int `json:"captured,omitempty"` // own pieces
	Lost     int `json:"lost,omitempty"`     // numbers that could not be used
	Turns    int `json:"turns,omitempty"`
	Points   int `json:"points,omitempty"` // where the game counts them
	Rounds   int `json:"rounds,omitempty"` // won

	dry int // rolls since the last six
}

// Average is the mean of the rolls, 0 without any.
func (s *Seat) Average() float64 {
	if s.Rolls == 0 {
		return 0
	}
	return float64(s.Sum) / float64(s.Rolls)
}

// Match is how a match went.
type Match struct {
	Game      string        `json:"game"`
	Seats     []Seat        `json:"seats"` // those that were played, in their order
	Faces     [6]int        `json:"faces"` // how often each number came
	Scores    [][]int       `json:"scores,omitempty"`
	Played    time.Duration `json:"played"`
	TakenBack int           `json:"takenBack,omitempty"` // moves
	Manual    bool          `json:"manual,omitempty"`    // the players threw real dice
	Over      bool          `json:"over"`
}

// Fair reports whether nothing was taken back and the program threw the dice, so
// that the match can be counted with others.
func (m *Match) Fair() bool { return m.TakenBack == 0 && !m.Manual }

// Counter counts a match entry by entry.
type Counter struct {
	replay *engine.Replay
	rules  rules.Rules
	now    tally
	past   []tally // before each action that can be taken back

	takeBacks bool // throws can be, too
}

// tally is what has been counted. Its scores are only ever appended to, so that
// an assignment keeps it for taking moves back.
type tally struct {
	seat   [rules.MaxSeats]Seat
	faces  [6]int
	scores [][]int
}

// NewCounter begins to count a match.
func NewCounter(match engine.Match, r rules.Rules) (*Counter, error) {
	replay, err := engine.NewReplay(match, r)
	if err != nil {
		return nil, err
	}
	return &Counter{replay: replay, rules: r, takeBacks: match.TakeBacks()}, nil
}

// Replay is the match as far as it was counted.
func (c *Counter) Replay() *engine.Replay { return c.replay }

// Step counts an entry; the error is that of one that does not fit.
func (c *Counter) Step(e engine.Entry) error {
	before := c.now
	if err := c.replay.Step(e, c.now.hear); err != nil {
		return err
	}
	switch {
	case e.Kind == engine.EntryDo && e.Action.Chance() && !c.takeBacks:
		c.past = c.past[:0]
	case e.Kind == engine.EntryDo:
		c.past = append(c.past, before)
	case e.Kind == engine.EntryUndo && len(c.past) > 0:
		c.now, c.past = c.past[len(c.past)-1], c.past[:len(c.past)-1]
	}
	return nil
}

// Match is what has been counted so far.
func (c *Counter) Match() *Match {
	m, s := c.replay.Match(), c.replay.State()
	out := &Match{
		Game: m.Rules, Faces: c.now.faces, Scores: c.now.scores, Played: c.replay.Elapsed(), TakenBack: c.replay.TakenBack(),
		Manual: m.Manual(), Over: c.replay.Over(),
	}
	for k, seat := range m.Seats {
		if !s.Active(k) {
			continue
		}
		p := c.now.seat[k]
		p.Seat, p.Kind, p.Name, p.Level, p.Look, p.Place = k, seat.Kind, seat.Name, seat.Level, seat.Livery, int(s.Place[k])
		for _, q := range s.At[k][:c.rules.Spec().Pieces] {
			if q == rules.Home {
				p.Home++
			}
		}
		if k < len(s.Score) {
			p.Points, p.Rounds = int(s.Score[k]), int(s.RoundsWon[k])
		}
		out.Seats = append(out.Seats, p)
	}
	return out
}

// Collect counts a whole match.
func Collect(match engine.Match, r rules.Rules, entries []engine.Entry) (*Match, error) {
	c, err := NewCounter(match, r)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if err := c.Step(e); err != nil {
			return nil, err
		}
	}
	return c.Match(), nil
}

// hear counts an event.
func (t *tally) hear(e rules.Event) {
	if int(e.Seat) >= len(t.seat) {
		return
	}
	p := &t.seat[e.Seat]
	switch e.Kind {
	case rules.Rolled:
		if e.Die == rules.DieNumber && e.Value >= 1 && e.Value <= 6 {
			p.roll(int(e.Value))
			t.faces[e.Value-1]++
		}
	case rules.Moved:
		p.Squares += len(e.Path)
	case rules.Captured, rules.Kidnapped:
		p.Captured++
		if int(e.By) < len(t.seat) {
			t.seat[e.By].Captures++
		}
	case rules.Lost:
		p.Lost++
	case rules.Turn:
		if e.Die != rules.DieOpening {
			p.Turns++
		}
	case rules.RoundOver:
		t.scores = append(t.scores[:len(t.scores):len(t.scores)], append([]int(nil), e.Scores...))
	}
}

func (s *Seat) roll(n int) {
	s.Rolls++
	s.Sum += n
	if n == 6 {
		s.Sixes++
		s.dry = 0
		return
	}
	s.dry++
	s.Wait = max(s.Wait, s.dry)
}
