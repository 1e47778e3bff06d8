package arena

import (
	"context"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"time"

	"ludaxy/engine/analysis"
	"ludaxy/engine/dice"
	"ludaxy/engine/rules"
)

// longest is the number of actions after which a game is given up; it counts as
// shared by all.
const longest = 90_000

// stream are the dice of a set: the throws of its seed, each computed once.
type stream struct {
	seed   dice.Seed
	throws []uint8 // of a die with six faces
}

func (d *stream) begin(seed dice.Seed) { d.seed, d.throws = seed, d.throws[:0] }

// roll is throw n.
func (d *stream) roll(n, faces int) uint8 {
	if faces != 6 {
		return uint8(d.seed.Roll(uint64(n), faces))
	}
	for len(d.throws) <= n {
		d.throws = append(d.throws, uint8(d.seed.Roll(uint64(len(d.throws)), faces)))
	}
	return d.throws[n]
}

// outcome is what a game came to.
type outcome struct {
	first   uint8 // mask of the seats that came first, all of them where it was given up
	given   bool  // up
	end     rules.State
	rolls   int // until the first place was settled
	actions int
	turns   int
	luck    analysis.Chances // of the dice until then
}

// worker plays games, one after the other.
type worker struct {
	config  *Config
	start   rules.State
	players []Player // in the order of Config.Entrants
	rngs    []*rand.Rand
	sources []*rand.PCG
	dice    stream
	list    []int // the seats that are played
	rounds  bool  // the game has rounds: points are told at the end of the match
	many    bool  // the match has many of them
	quick   context.Context
	legal   []rules.Action
	actions []rules.Action     // of the game, where somebody wants them
	before  func(*rules.State) // a throw for a turn, until the first place is settled
	took    [][]time.Duration  // for each choice of the players, where that is wanted
}

func newWorker(ctx context.Context, c *Config) (*worker, error) {
	setup := rules.Setup{Seats: c.Seats, Options: c.Options, First: -1}
	quick, cancel := context.WithCancel(context.Background())
	cancel()
	w := &worker{
		config: c, start: c.Rules.Start(setup), list: rules.SeatList(c.Seats), quick: quick,
		rounds: c.Rules.Spec().Keeps&rules.KeepsRounds != 0, many: c.Rules.Spec().InRounds(c.Options),
		took: make([][]time.Duration, len(c.Entrants)),
	}
	for _, e := range c.Entrants {
		p, err := e.New(ctx, c.Rules)
		if err != nil {
			closeAll(w.players)
			return nil, fmt.Errorf("%s: %w", e.Name, err)
		}
		w.players = append(w.players, p)
		source := rand.NewPCG(0, 0)
		w.sources, w.rngs = append(w.sources, source), append(w.rngs, rand.New(source))
	}
	return w, nil
}

// seat is where a player sits in game number turn of a set.
func (w *worker) seat(player, turn int) int { return w.list[(player+turn)%len(w.list)] }

// deal makes ready for game number turn of a set.
func (w *worker) deal(set, turn int) {
	text := fmt.Sprintf("arena %s %d", w.config.Seed, set)
	if turn == 0 {
		w.dice.begin(dice.SeedFromText(text))
	}
	h := fnv.New64a()
	_, _ = h.Write([]byte(text)) // it never fails
	for i := range w.sources {
		w.sources[i].Seed(h.Sum64(), uint64(turn*rules.MaxSeats+i))
	}
}

// play plays game number turn of a set that was dealt.
func (w *worker) play(ctx context.Context, turn int) (o outcome, err error) {
	r, s := w.config.Rules, w.start
	var at [rules.MaxSeats]int // the player of a seat
	for i := range w.players {
		at[w.seat(i, turn)] = i
	}
	throws := 0
	settled := false
	whole := w.config.Record != nil || w.rounds
	w.actions = w.actions[:0]
	for n := 0; ; n++ {
		if !settled && (n >= longest || s.Phase == rules.PhaseOver || s.Placed > 0 && !w.rounds) {
			settled = true
			o.settle(&s, throws, n)
		}
		if s.Phase == rules.PhaseOver || settled && (!whole || n >= longest) {
			break
		}
		w.legal = r.Legal(&s, w.legal)
		if len(w.legal) == 0 {
			return o, fmt.Errorf("%s: nothing can be done in a position that is not over", r.Spec().ID)
		}
		a := w.legal[0]
		switch {
		case a.IsRoll():
			if w.before != nil && !settled && a.Kind == rules.Roll && s.NumCount == 0 && s.Opening == 0 && (s.Placed == 0 || w.many) {
				w.before(&s)
			}
			a.Value = w.dice.roll(throws, rules.Faces(&s))
			throws++
			if w.config.Luck && !settled {
				for k, luck := range analysis.Luck(w.quick, r, &s, a) {
					o.luck[k] += luck
				}
			}
		case len(w.legal) > 1:
			if a, err = w.ask(ctx, at[s.Turn], &s); err != nil {
				return o, err
			}
		}
		mover := s.Turn
		if err := r.Apply(&s, a, nil); err != nil {
			return o, fmt.Errorf("%s: %w", w.config.Entrants[at[s.Turn]].Name, err)
		}
		if s.Turn != mover && s.Opening == 0 && !settled {
			o.turns++
		}
		if w.config.Record != nil {
			w.actions = append(w.actions, a)
		}
	}
	o.end = s
	return o, nil
}

// ask asks a player what to do.
func (w *worker) ask(ctx context.Context, player int, s *rules.State) (rules.Action, error) {
	var begun time.Duration
	if w.config.Times {
		begun = threadClock()
	}
	a, err := w.players[player].Choose(ctx, w.config.Rules, *s, w.rngs[player])
	if w.config.Times {
		w.took[player] = append(w.took[player], threadClock()-begun)
	}
	if err == nil && !slices.Contains(w.legal, a) {
		err = fmt.Errorf("it chose %+v, which is not legal", a)
	}
	if err != nil {
		return a, fmt.Errorf("%s: %w", w.config.Entrants[player].Name, err)
	}
	return a, nil
}

// settle notes who came first.
func (o *outcome) settle(s *rules.State, rolls, actions int) {
	o.rolls, o.actions = rolls, actions
	for k, place := range s.Place {
		if place == 1 {
			o.first |= 1 << k
		}
	}
	if actions >= longest && s.Phase != rules.PhaseOver {
		o.first, o.given = s.Seats, true
	}
}
