package result

import (
	"cmp"
	"errors"
	"math"
	"slices"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/rules"
)

// Player is how a match went for one seat.
type Player struct {
	Seat, Livery int
	Name         string
	Place        int // from 1
	Home         int // pieces

	Rolls, Sixes, Sum int // of the number die, without the opening
	Squares           int // moved
	Captures          int // pieces of others
	Captured          int // own pieces
	Lost              int // numbers that could not be used
	Turns             int
}

// Average is the mean of the player's rolls, 0 without any.
func (p *Player) Average() float64 {
	if p.Rolls == 0 {
		return 0
	}
	return float64(p.Sum) / float64(p.Rolls)
}

// Proof is what checking the dice found.
type Proof uint8

// What there is to find.
const (
	Proven  Proof = iota + 1 // every roll follows from the seed
	Partly                   // only the last Report.Checked do: the seed was lost on the way
	Failed                   // roll Report.Bad, from 1, does not
	Manual                   // the players threw real dice
	Unknown                  // there is no seed
)

// Report is how a match went.
type Report struct {
	Players    []Player // by place
	Team       bool     // the first two won together
	Pieces     int      // a seat
	Faces      [6]int   // how often each number came, for all players together
	Played     time.Duration
	TakenBack  int // moves
	Proof      Proof
	Checked    int
	TakenOver  bool // it went on from another match, whose rolls are not checked here
	Bad        int
	Commitment string
	Seed       string
}

// Collect goes through a match that is over and says how it went. The error is that of entries that do not fit.
func Collect(match engine.Match, r rules.Rules, entries []engine.Entry) (*Report, error) {
	replay, err := engine.NewReplay(match, r)
	if err != nil {
		return nil, err
	}
	var now tally
	var past []tally // before each action since the last chance: what is taken back did not happen
	from := 0        // the first throw that the last seed answers for
	for _, e := range entries {
		before := now
		if e.Kind == engine.EntryCommit {
			from = len(replay.Throws())
		}
		if err := replay.Step(e, now.hear); err != nil {
			return nil, err
		}
		switch {
		case e.Kind == engine.EntryDo && e.Action.Chance():
			past = past[:0]
		case e.Kind == engine.EntryDo:
			past = append(past, before)
		case e.Kind == engine.EntryUndo && len(past) > 0:
			now, past = past[len(past)-1], past[:len(past)-1]
		}
	}
	m := replay.Match()
	rep := &Report{
		Pieces: r.Spec().Pieces, Faces: now.faces, Played: replay.Elapsed(), TakenBack: replay.TakenBack(),
		Commitment: replay.Commitment(), Seed: m.Seed,
	}
	rep.TakenOver = match.From.Match != ""
	rep.check(&m, replay.Throws(), from)
	state := replay.State()
	rep.players(&m, &state, &now)
	return rep, nil
}

// tally counts the events of a match. It is a plain value: an assignment keeps it for taking moves back.
type tally struct {
	seat  [rules.MaxSeats]Player
	faces [6]int
}

func (t *tally) hear(e rules.Event) {
	if int(e.Seat) >= len(t.seat) {
		return
	}
	p := &t.seat[e.Seat]
	switch e.Kind {
	case rules.Rolled:
		if e.Die == rules.DieNumber && e.Value >= 1 && e.Value <= 6 {
			p.Rolls++
			p.Sum += int(e.Value)
			t.faces[e.Value-1]++
			if e.Value == 6 {
				p.Sixes++
			}
		}
	case rules.Moved:
		p.Squares += len(e.Path)
	case rules.Captured:
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
	}
}

func (rep *Report) players(m *engine.Match, s *rules.State, t *tally) {
	for k, seat := range m.Seats {
		if !s.Active(k) {
			continue
		}
		p := t.seat[k]
		p.Seat, p.Livery, p.Name, p.Place = k, seat.Livery, seat.Name, int(s.Place[k])
		for _, q := range s.At[k][:rep.Pieces] {
			if q == rules.Home {
				p.Home++
			}
		}
		rep.Players = append(rep.Players, p)
	}
	slices.SortStableFunc(rep.Players, func(a, b Player) int { return cmp.Compare(a.Place, b.Place) })
	rep.Team = m.Options["teams"] == "true" || m.Options["mode"] == "team"
}

// check recomputes every throw from the seed that was revealed.
func (rep *Report) check(m *engine.Match, throws []dice.Throw, from int) {
	rep.Checked = len(throws) - from
	seed, err := dice.ParseSeed(m.Seed)
	switch {
	case m.Manual():
		rep.Proof = Manual
		return
	case err != nil || rep.Commitment == "":
		rep.Proof = Unknown
		return
	}
	rep.Proof = Proven
	if from > 0 {
		rep.Proof = Partly
	}
	if err := dice.Verify(seed, rep.Commitment, throws[from:]); err != nil {
		rep.Proof, rep.Bad = Failed, from+1
		if bad := (*dice.ThrowError)(nil); errors.As(err, &bad) {
			rep.Bad = int(bad.N) + 1
		}
	}
}

// usual is the range that the count of one face lies in nineteen times out of twenty, for a number of rolls.
func usual(rolls int) (low, high int) {
	mean := float64(rolls) / 6
	reach := 1.96 * math.Sqrt(float64(rolls)*5/36)
	return max(0, int(math.Ceil(mean-reach))), int(math.Floor(mean + reach))
}

// rolls is how many rolls the faces were counted in.
func (rep *Report) rolls() (n int) {
	for _, f := range rep.Faces {
		n += f
	}
	return n
}

// winners are the names of those in the first place.
func (rep *Report) winners() (names []string) {
	for i := range rep.Players {
		if rep.Players[i].Place == 1 {
			names = append(names, rep.Players[i].Name)
		}
	}
	return names
}
