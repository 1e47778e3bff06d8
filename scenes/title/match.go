package title

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/bot"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes/art"
	"ludaxy/scenes/boardview/timeline"
)

// match is a match that computers play behind the menu. It is no match of the player's: nothing of it is kept, heard or
// counted.
type match struct {
	table  *engine.Table
	dir    *timeline.Director
	seed   uint64
	atOnce bool
	crash  func(any)
	answer chan rules.Action // of the computer that was asked
	cancel context.CancelFunc
	asked  uint64 // the position that it was asked about; 0 for none
	waited int    // ticks of rest since then
}

// How a match is played.
const (
	players     = 4
	level       = bot.Casual
	opening     = 90              // actions played before it is shown: a board on which nothing has happened is dull
	considers   = 50              // ticks of rest before a computer throws or moves
	impatience  = 60 * 5          // ticks after which the rules play for a computer that does not answer
	thinkAtMost = 2 * time.Second // for an action
)

// newMatch is a match of a game under way, the same for the same seed; nil where the game cannot be played so.
func newMatch(r rules.Rules, d Demo, seed uint64) *match {
	for n := opening; n > 0; n /= 2 {
		t, err := engine.NewTable(engine.Match{Rules: r.Spec().ID, Seats: seats(r.Spec())}, r, throws(seed), nil)
		if err != nil {
			return nil
		}
		if !open(t, n, rand.New(rand.NewPCG(seed, uint64(n)))) {
			continue // it was over by then
		}
		m := &match{table: t, seed: seed, atOnce: d.AtOnce, crash: d.Crash, answer: make(chan rules.Action, 1)}
		state, seq, _ := t.Snapshot()
		m.dir = timeline.NewDirector(state, seq)
		t.Subscribe(m.hear)
		return m
	}
	return nil
}

// seats are computers, each in a livery of its own.
func seats(spec *rules.Spec) (list [rules.MaxSeats]engine.Seat) {
	for k := range min(players, spec.MaxPlayers) {
		list[k] = engine.Seat{Kind: engine.Computer, Level: level, Livery: k}
		if spec.Fleet {
			list[k].Livery = art.Fleets[k%len(art.Fleets)]
		}
	}
	return list
}

// open plays n actions as they come, and reports whether the match still goes on and everybody is in it.
func open(t *engine.Table, n int, rng *rand.Rand) bool {
	for range n {
		_, seq, legal := t.Snapshot()
		if len(legal) == 0 {
			return false
		}
		a := legal[rng.IntN(len(legal))]
		if a.IsRoll() {
			a.Value = 0 // the table throws
		}
		t.Submit(engine.Command{Seq: seq, Kind: engine.Do, Action: a})
		t.Pump()
	}
	state := t.State()
	return state.Phase != rules.PhaseOver && !slices.ContainsFunc(state.Place[:], func(place uint8) bool { return place > 0 })
}

// throws are dice that show the same for the same seed. Nobody has to trust them.
type throws uint64

// Roll implements [dice.Roller].
func (t throws) Roll(n uint64, faces int) int {
	return 1 + rand.New(rand.NewPCG(uint64(t), n)).IntN(faces)
}

// hear has shown what happens at the table.
func (m *match) hear(n engine.Note) {
	switch n.Kind {
	case engine.Events:
		m.dir.Push(timeline.Step{Seq: n.Seq, Action: n.Action, After: n.After, Events: n.Events})
	case engine.Over:
		m.dir.Push(timeline.Step{Seq: n.Seq, After: n.After})
	}
}

// over reports whether the match has ended and that was shown.
func (m *match) over() bool {
	state, _ := m.dir.Settled()
	return m.dir.Idle() && state.Phase == rules.PhaseOver
}

// update moves the match on by a tick: what was done is shown, and when the board has come to rest the next computer
// takes its time.
func (m *match) update(dt time.Duration) {
	m.dir.Advance(dt) // what could be heard is not
	if !m.dir.Idle() {
		return
	}
	state, seq := m.dir.Settled()
	if seq != m.table.Seq() || state.Phase == rules.PhaseOver {
		return
	}
	if m.asked != seq {
		m.ask(seq)
		return
	}
	m.waited++
	if m.waited < considers {
		return
	}
	select {
	case a := <-m.answer:
		m.do(a)
	default:
		if m.waited >= impatience {
			m.do(m.table.Rules().Auto(&state))
		}
	}
}

// do has a computer's action done.
func (m *match) do(a rules.Action) {
	if a.IsRoll() {
		a.Value = 0
	}
	seq := m.asked
	m.rest()
	m.table.Submit(engine.Command{Seq: seq, Kind: engine.Do, Action: a})
	m.table.Pump()
}

// ask has the computer to play think beside the frames.
func (m *match) ask(seq uint64) {
	m.rest()
	m.asked = seq
	ctx, cancel := context.WithTimeout(context.Background(), thinkAtMost)
	m.cancel = cancel
	m.answer = make(chan rules.Action, 1) // an answer that comes too late stays in the old one
	if m.atOnce {
		m.think(ctx, seq, m.answer)
		return
	}
	go m.think(ctx, seq, m.answer)
}

// think looks for an action in the position that goes by seq. For a computer that breaks down the rules play.
func (m *match) think(ctx context.Context, seq uint64, answer chan<- rules.Action) {
	defer func() {
		if broken := recover(); broken != nil && m.crash != nil {
			m.crash(broken)
		}
	}()
	answer <- bot.Choose(ctx, m.table.Rules(), m.table.State(), rand.New(rand.NewPCG(m.seed, seq)), level)
}

// rest has nobody think any more. The match can go on later.
func (m *match) rest() {
	if m.cancel != nil {
		m.cancel()
		m.cancel = nil
	}
	m.asked, m.waited = 0, 0
}

// game is the game that is played as the n-th.
func game(n int) rules.Rules {
	list := games.All()
	return list[((n%len(list))+len(list))%len(list)]
}
