package arena

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"

	"ludaxy/engine/rules"
)

// Config is what is to be played.
type Config struct {
	Rules    rules.Rules
	Options  [rules.MaxOptions]uint8
	Seats    uint8     // mask; see SeatsFor
	Entrants []Entrant // as many as seats; in the first game of a set in the order of the seats
	Games    int       // in all, from 1
	Seed     string
	Workers  int  // games at the same time; 0 for one a processor
	Luck     bool // find the adjusted rates too, where chances can be estimated
	Times    bool // find how long the players take for a choice
	// Record, if not nil, is given every game, which is then played to its last
	// place. It is called by many goroutines at once.
	Record func(Game) error
	// Progress, if not nil, is told how many games are done, now and then, by
	// many goroutines at once.
	Progress func(games int)
}

// Game is a game that was played.
type Game struct {
	N       int // from 0
	Seed    string
	Names   [rules.MaxSeats]string // of the players by seat, "" where nobody sits
	Actions []rules.Action         // shared: not to be kept
	Ended   bool                   // false: given up as endless
}

// check says what is wrong with a config.
func (c *Config) check() error {
	n := len(rules.SeatList(c.Seats))
	switch {
	case c.Games < 1:
		return fmt.Errorf("at least one game has to be played, not %d", c.Games)
	case c.Workers < 0:
		return fmt.Errorf("there cannot be %d workers", c.Workers)
	case len(c.Entrants) != n:
		return fmt.Errorf("%d players cannot take %d seats", len(c.Entrants), n)
	case c.Options[rules.OptDice] != c.Rules.Spec().Options[rules.OptDice].Default:
		return errors.New("the arena throws the dice itself: leave the option \"dice\" out")
	}
	return c.Rules.Spec().Check(rules.Setup{Seats: c.Seats, Options: c.Options, First: -1})
}

// SeatsFor is the seats that a number of players take: two sit opposite where
// the board has arms, others in a row from seat 0.
func SeatsFor(spec *rules.Spec, players int) uint8 {
	if players < 1 || players > rules.MaxSeats {
		return 0
	}
	row := uint8(1<<players - 1)
	if players != 2 || spec.Grid {
		return row
	}
	return 1 | 1<<(spec.BoardSeats(rules.Setup{Seats: row, Options: spec.Defaults(), First: -1})/2)
}

// Run plays the games and counts. The result depends on nothing but the config,
// without its Workers, but for Times, as long as the players keep to their own chance. The
// error is of the config, of a player that failed, of Record, or of ctx.
func Run(ctx context.Context, c Config) (Result, error) {
	if err := c.check(); err != nil {
		return Result{}, err
	}
	// Where there is nothing to choose nothing was learned, and chances take long to estimate.
	c.Luck = c.Luck && c.Rules.Spec().Pieces > 1
	n := len(c.Entrants)
	sets := (c.Games + n - 1) / n
	if c.Workers == 0 {
		c.Workers = runtime.GOMAXPROCS(0)
	}
	c.Workers = min(c.Workers, sets)
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	total := newTally(&c)
	var mu sync.Mutex
	var next, done atomic.Int64
	var all sync.WaitGroup
	for range c.Workers {
		all.Go(func() {
			mine := newTally(&c)
			if err := work(ctx, &c, sets, &next, &done, mine); err != nil {
				cancel(err)
				return
			}
			mu.Lock()
			defer mu.Unlock()
			total.merge(mine)
		})
	}
	all.Wait()
	if err := context.Cause(ctx); err != nil {
		return Result{}, err
	}
	return total.result(sets), nil
}

// work plays sets until none is left.
func work(ctx context.Context, c *Config, sets int, next, done *atomic.Int64, t *tally) error {
	w, err := newWorker(ctx, c)
	if err != nil {
		return err
	}
	defer closeAll(w.players)
	if c.Times {
		runtime.LockOSThread() // its clock is the worker's
		defer runtime.UnlockOSThread()
		defer func() { t.took = w.took }()
	}
	for {
		set := int(next.Add(1)) - 1
		if set >= sets {
			return nil
		}
		for turn := range w.players {
			n := set*len(w.players) + turn
			if n >= c.Games {
				break
			}
			if err := ctx.Err(); err != nil {
				return err
			}
			w.deal(set, turn)
			o, err := w.play(ctx, turn)
			if err != nil {
				return err
			}
			t.add(w, turn, &o)
			if err := w.record(n, turn, &o); err != nil {
				return err
			}
			if c.Progress != nil {
				c.Progress(int(done.Add(1)))
			}
		}
		t.endSet()
	}
}

// record hands a game to whoever wants it.
func (w *worker) record(n, turn int, o *outcome) error {
	if w.config.Record == nil {
		return nil
	}
	g := Game{N: n, Seed: w.dice.seed.String(), Actions: w.actions, Ended: o.end.Phase == rules.PhaseOver}
	for i, e := range w.config.Entrants {
		g.Names[w.seat(i, turn)] = e.Name
	}
	return w.config.Record(g)
}
