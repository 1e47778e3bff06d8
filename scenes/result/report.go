package result

import (
	"cmp"
	"errors"
	"math"
	"slices"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/record"
	"ludaxy/engine/rules"
)

// Player is how a match went for one seat.
type Player struct {
	record.Seat
	Livery int
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
	Needed     int      // pieces home that it took to win
	Faces      [6]int   // how often each number came, for all players together
	Played     time.Duration
	TakenBack  int     // moves
	TakeBacks  bool    // throws could be taken back too
	Scores     [][]int // the points of all seats after each round
	Rounds     bool    // the match was of several rounds
	Proof      Proof
	Checked    int
	TakenOver  bool // it went on from another match, whose rolls are not checked here
	Bad        int
	Commitment string
	Seed       string

	rules rules.Rules
}

// Collect goes through a match that is over and says how it went. The error is that of entries that do not fit.
func Collect(match engine.Match, r rules.Rules, entries []engine.Entry) (*Report, error) {
	count, err := record.NewCounter(match, r)
	if err != nil {
		return nil, err
	}
	replay := count.Replay()
	from := 0 // the first throw that the last seed answers for
	for _, e := range entries {
		if e.Kind == engine.EntryCommit {
			from = len(replay.Throws())
		}
		if err := count.Step(e); err != nil {
			return nil, err
		}
	}
	m, how, state := replay.Match(), count.Match(), replay.State()
	rep := &Report{
		rules:  r,
		Needed: r.Spec().Needed(state.Options), Faces: how.Faces, Played: how.Played, TakenBack: how.TakenBack, TakeBacks: match.TakeBacks(), Scores: how.Scores,
		Commitment: replay.Commitment(), Seed: m.Seed,
	}
	rep.TakenOver = match.From.Match != ""
	rep.check(&m, replay.Throws(), from)
	for _, seat := range how.Seats {
		rep.Players = append(rep.Players, Player{seat, seat.Look})
	}
	slices.SortStableFunc(rep.Players, func(a, b Player) int { return cmp.Compare(a.Place, b.Place) })
	rep.Team = r.Spec().InTeams(state.Options)
	rep.Rounds = r.Spec().InRounds(state.Options)
	return rep, nil
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
