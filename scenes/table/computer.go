package table

import (
	"context"
	"math/rand/v2"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/bot"
	"ludaxy/engine/rules"
)

// thinkAtMost is how long a computer may look for an action; patience is how
// many ticks the table waits for an answer before the game plays for it.
const (
	thinkAtMost = 2 * time.Second
	patience    = 60 * 5
)

// thinker has the computers think: a copy of the position goes to a goroutine
// with a random source of its own, and one command comes back through the
// table's queue, for the position it was made for.
type thinker struct {
	scene  *Scene
	seed   uint64
	seq    uint64 // the position thought about; 0 for none
	waited int    // ticks since then
	cancel context.CancelFunc
	choose func(context.Context, rules.Rules, rules.State, *rand.Rand, string) rules.Action
}

func newThinker(s *Scene) thinker {
	seed := s.cfg.Seed
	if seed == 0 {
		seed = rand.Uint64()
	}
	return thinker{scene: s, seed: seed, choose: bot.Choose}
}

// update asks a computer that is to play, once a position, and plays for one
// that does not answer.
func (t *thinker) update(state *rules.State, seq uint64) {
	s := t.scene
	seat := s.seat(int(state.Turn))
	legal := s.table.Legal()
	if seat.Kind != engine.Computer || len(legal) == 0 || s.byHand(legal) {
		return
	}
	if t.seq != seq {
		t.stop()
		t.seq = seq
		ctx, cancel := context.WithTimeout(context.Background(), thinkAtMost)
		t.cancel = cancel
		r, copied, rng, level := s.table.Rules(), *state, rand.New(rand.NewPCG(t.seed, seq)), seat.Level
		if s.cfg.AtOnce {
			t.think(ctx, r, copied, seq, rng, level)
		} else {
			go t.think(ctx, r, copied, seq, rng, level)
		}
		return
	}
	if t.waited++; t.waited == patience {
		t.playFor(state, seq)
	}
}

// think looks for an action and hands it in. A position that has changed
// meanwhile refuses it; that is no trouble.
func (t *thinker) think(ctx context.Context, r rules.Rules, state rules.State, seq uint64, rng *rand.Rand, level string) {
	table, crash := t.scene.table, t.scene.cfg.Crash
	defer func() {
		if broken := recover(); broken != nil && crash != nil {
			crash(broken) // the watchdog plays on
		}
	}()
	a := t.choose(ctx, r, state, rng, level)
	if a.IsRoll() {
		a.Value = 0 // the table throws
	}
	table.Submit(engine.Command{Seq: seq, Kind: engine.Do, Action: a})
}

// playFor does what the rules do for somebody out of time.
func (t *thinker) playFor(state *rules.State, seq uint64) {
	a := t.scene.table.Rules().Auto(state)
	if a.IsRoll() {
		a.Value = 0
	}
	t.scene.table.Submit(engine.Command{Seq: seq, Kind: engine.Do, Action: a})
}

// stop forgets what is being thought.
func (t *thinker) stop() {
	if t.cancel != nil {
		t.cancel()
		t.cancel = nil
	}
	t.seq, t.waited = 0, 0
}
