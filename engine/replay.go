package engine

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"ludaxy/engine/dice"
	"ludaxy/engine/rules"
)

// Replay is a match being done entry by entry. The live table, resuming,
// watching and verifying all use it: there is one meaning of an entry.
type Replay struct {
	match      Match
	rules      rules.Rules
	state      rules.State
	past       []rules.State // before each action that can be taken back, the last maxPast
	n          uint64
	throws     []dice.Throw
	elapsed    time.Duration
	commitment string
	takenBack  int
}

// maxPast is how many actions in a row can be taken back.
const maxPast = 1000

// The errors of entries that do not fit. They mean a damaged or invented file.
var (
	ErrOrder = errors.New("the entries are not in order")
	ErrHash  = errors.New("the position is not the one recorded")
	ErrEntry = errors.New("there is no such entry here")
)

// NewReplay begins a match at its start position.
func NewReplay(match Match, r rules.Rules) (*Replay, error) {
	setup, err := match.Setup(r.Spec())
	if err != nil {
		return nil, err
	}
	match.Seed = ""
	p := &Replay{match: match, rules: r, commitment: match.Commitment}
	err = guard(func() error { p.state = r.Start(setup); return nil })
	return p, err
}

// State is the position now.
func (p *Replay) State() rules.State { return p.state }

// Match is the match as it is now: with the seats as they were last changed,
// and the seed once it is shown.
func (p *Replay) Match() Match { return p.match }

// Over reports whether the match has ended.
func (p *Replay) Over() bool { return p.state.Phase == rules.PhaseOver }

// Throws are the throws made so far.
func (p *Replay) Throws() []dice.Throw { return slices.Clone(p.throws) }

// Commitment is the promise the dice follow now.
func (p *Replay) Commitment() string { return p.commitment }

// Elapsed is the time played so far.
func (p *Replay) Elapsed() time.Duration { return p.elapsed }

// TakenBack is how often a move was taken back.
func (p *Replay) TakenBack() int { return p.takenBack }

// CanUndo reports whether there is an action to take back in a match that goes
// on: one with no throw after it, or any at a table with TakeBacks.
func (p *Replay) CanUndo() bool { return len(p.past) > 0 && !p.Over() }

// Step does an entry as it was recorded. An entry that does not fit is refused
// and changes nothing.
func (p *Replay) Step(e Entry, sink rules.Sink) error {
	if e.N != p.n+1 {
		return &EntryError{N: e.N, Err: ErrOrder}
	}
	if err := p.do(&e, true, sink); err != nil {
		return &EntryError{N: e.N, Err: err}
	}
	return nil
}

// do does an entry. Recorded ones are compared with what comes out; new ones
// are completed with it.
func (p *Replay) do(e *Entry, recorded bool, sink rules.Sink) error {
	if e.Elapsed < p.elapsed {
		return fmt.Errorf("%w: the clock runs backward", ErrEntry)
	}
	next := p.state
	switch e.Kind {
	case EntryDo:
		if v := int(e.Action.Value); e.Action.IsRoll() && (v < 1 || v > rules.Faces(&p.state)) {
			return fmt.Errorf("%w: a die shows 1 to %d, not %d", rules.ErrIllegal, rules.Faces(&p.state), v)
		}
		if err := guard(func() error { return p.rules.Apply(&next, e.Action, sink) }); err != nil {
			return err
		}
	case EntryUndo:
		if !p.CanUndo() {
			return ErrNoUndo
		}
		next = p.past[len(p.past)-1]
	case EntrySeat:
		if err := p.seatFits(e.Seat, e.As); err != nil {
			return err
		}
	case EntryCommit:
		if _, err := dice.ParseSeed(e.Text); err != nil || p.Over() {
			return fmt.Errorf("%w: a promise of dice", ErrEntry)
		}
	case EntrySeed:
		if err := p.seedFits(e.Text); err != nil {
			return err
		}
	default:
		return fmt.Errorf("%w: kind %d", ErrEntry, e.Kind)
	}
	hash, over := rules.Hash(&next), next.Phase == rules.PhaseOver
	if recorded && (e.Hash != hash || e.Over != over) {
		return ErrHash
	}
	e.Hash, e.Over = hash, over
	p.commit(e, next)
	return nil
}

func (p *Replay) seatFits(seat int, as Seat) error {
	if seat < 0 || seat >= rules.MaxSeats || !p.state.Active(seat) {
		return fmt.Errorf("seat %d is not played in this match", seat)
	}
	return as.Check()
}

func (p *Replay) seedFits(text string) error {
	seed, err := dice.ParseSeed(text)
	switch {
	case err != nil:
		return err
	case !p.Over() || p.match.Seed != "":
		return fmt.Errorf("%w: a seed", ErrEntry)
	case seed.Commitment() != p.commitment:
		return dice.ErrCommitment
	}
	return nil
}

// commit makes an entry that was found good part of the match.
func (p *Replay) commit(e *Entry, next rules.State) {
	p.n++
	e.N = p.n
	p.elapsed = e.Elapsed
	switch e.Kind {
	case EntryDo:
		if e.Action.IsRoll() {
			p.throws = append(p.throws, dice.Throw{N: uint64(len(p.throws)), Faces: rules.Faces(&p.state), Value: int(e.Action.Value)})
		}
		p.remember(e.Action)
	case EntryUndo:
		p.past = p.past[:len(p.past)-1]
		p.takenBack++
	case EntrySeat:
		p.match.Seats[e.Seat] = e.As
	case EntryCommit:
		p.commitment = e.Text
	case EntrySeed:
		p.match.Seed = e.Text
	}
	p.state = next
}

// remember keeps the position before an action for taking it back.
func (p *Replay) remember(a rules.Action) {
	if a.Chance() && !p.match.TakeBacks() {
		p.past = p.past[:0]
		return
	}
	if len(p.past) >= maxPast {
		p.past = slices.Delete(p.past, 0, 1)
	}
	p.past = append(p.past, p.state)
}

// optionNumber is the value of an option that holds a number, of the game or of
// the table, 0 where there is none.
func (p *Replay) optionNumber(name string) int {
	spec := p.rules.Spec()
	i := spec.OptionIndex(name)
	value := p.match.Options[name]
	if i >= 0 {
		if int(p.state.Options[i]) >= len(spec.Options[i].Values) {
			return 0
		}
		value = spec.Options[i].Values[p.state.Options[i]]
	}
	n, err := strconv.Atoi(value)
	if err != nil {
		return 0
	}
	return n
}

// guard turns a panic into an error: a mistake in a game's rules must not end
// the program.
func guard(do func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%w: %v", ErrInternal, r)
		}
	}()
	return do()
}
