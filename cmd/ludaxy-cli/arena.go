package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"sync/atomic"
	"time"

	"ludaxy/engine/arena"
	"ludaxy/engine/bot"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// arenaCmd plays many matches between computer players.
type arenaCmd struct {
	Rules   string        `help:"The game: luddo, ludo-app, mega-ludo, oduludo or snakes." default:"luddo"`
	Seats   []string      `help:"The players, seat by seat; two sit opposite, and \"-\" leaves a seat empty." placeholder:"PLAYER" required:""`
	Options []string      `help:"House rules as NAME=VALUE." placeholder:"NAME=VALUE" short:"o"`
	Games   int           `help:"Games in all." default:"10000"`
	Seed    string        `help:"All chance follows from this text." default:"1"`
	Workers int           `help:"Games at the same time; 0 for one a processor." default:"0"`
	Raw     bool          `help:"Leave out the rate without the luck of the dice, which takes most of the time of quick players."`
	Times   bool          `help:"Measure how long the players take for a choice, in processor time where that can be asked for."`
	JSON    bool          `help:"Write the result as one JSON object."`
	Keep    string        `help:"Write every match to a file in this folder." placeholder:"DIR"`
	Engine  string        `help:"The program that plays as \"engine\", with its arguments; it speaks the engine protocol." placeholder:"\"CMD ARGS\""`
	Think   time.Duration `help:"How long an engine may think about a move." default:"100ms"`

	streams `kong:"-"`
}

// Help is the long help of the command.
func (arenaCmd) Help() string {
	return "A player is a level (" + strings.Join(bot.Levels(), ", ") + "),\na reference player that never changes (" + strings.Join(arena.References(), ", ") +
		`),
or the program given with -engine: "engine", or "engine:LEVEL" to ask it for a level.
Games are played in sets of as many as there are players: with the same stream of
dice, each player moves on to the next seat from one game to the next. The number
of games counts single games. A win is a first place; who shares it has a part of
the win. A player named more than once has one line, with the games that any of
its seats won. The same seed gives the same result, however many workers there
are, unless an engine or its clock brings in chance of its own; times are never the
same.`
}

// Run plays and writes what came out to standard output.
func (c *arenaCmd) Run() error {
	c.open()
	config, err := c.config()
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if c.Keep != "" {
		keep, err := newKeeper(c.Keep, config.Rules, config.Options)
		if err != nil {
			return err
		}
		config.Record = keep.record
	}
	end := showProgress(&config)
	begun := time.Now()
	res, err := arena.Run(ctx, config)
	end()
	if err != nil {
		return unfinished(err)
	}
	if c.JSON {
		return json.NewEncoder(c.out).Encode(res)
	}
	_, err = io.WriteString(c.out, arenaTable(&res, time.Since(begun)))
	return err
}

// unfinished is what a player of many games is told of the error that ended them.
func unfinished(err error) error {
	if errors.Is(err, context.Canceled) {
		return errors.New("stopped before all games were played; nothing was counted")
	}
	return err
}

// config reads the flags.
func (c *arenaCmd) config() (config arena.Config, err error) {
	r, ok := games.ByID(c.Rules)
	if !ok {
		return config, fmt.Errorf("there is no game %q", c.Rules)
	}
	config = arena.Config{Rules: r, Games: c.Games, Seed: c.Seed, Workers: c.Workers, Luck: !c.Raw, Times: c.Times}
	if config.Options, err = benchOptions(r.Spec(), c.Options); err != nil {
		return config, err
	}
	empty := false
	var literal uint8
	for k, name := range c.Seats {
		if k >= rules.MaxSeats {
			return config, fmt.Errorf("there are %d seats at most, not %d", rules.MaxSeats, len(c.Seats))
		}
		name = strings.TrimSpace(name)
		if name == "-" {
			empty = true
			continue
		}
		entrant, err := c.enter(name)
		if err != nil {
			return config, err
		}
		literal |= 1 << k
		config.Entrants = append(config.Entrants, entrant)
	}
	config.Seats = literal
	if !empty {
		config.Seats = arena.SeatsFor(r.Spec(), len(config.Entrants))
	}
	return config, nil
}

// enter is the player of a name.
func (c *arenaCmd) enter(name string) (arena.Entrant, error) {
	word, level, _ := strings.Cut(name, ":")
	if word != "engine" {
		return arena.Enter(name)
	}
	if c.Engine == "" {
		return arena.Entrant{}, errors.New(`the player "engine" needs a program: -engine "CMD ARGS"`)
	}
	return arena.EnterProgram(name, arena.Program{Command: c.Engine, Level: level, Think: c.Think})
}

// showProgress tells a person at a terminal how far the games are. The function
// returned ends it.
func showProgress(config *arena.Config) (end func()) {
	info, err := os.Stderr.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return func() {}
	}
	var done atomic.Int64
	total := config.Games
	config.Progress = func(games int) { done.Store(max(done.Load(), int64(games))) }
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		tick := time.NewTicker(time.Second / 2)
		defer tick.Stop()
		for {
			select {
			case <-stop:
				fmt.Fprintf(os.Stderr, "\r%40s\r", "")
				return
			case <-tick.C:
				fmt.Fprintf(os.Stderr, "\r%d of %d games", done.Load(), total)
			}
		}
	}()
	return func() { close(stop); <-stopped }
}

// arenaTable is a result in lines of text.
func arenaTable(res *arena.Result, took time.Duration) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %d games, seed %s: %.0f rolls and %.0f turns a game to the first place, %.1f games/s\n",
		res.Rules, res.Games, res.Seed, res.Rolls, res.Turns, float64(res.Games)/took.Seconds())
	if res.Unending > 0 {
		fmt.Fprintf(&b, "%d games were given up as endless and count as shared by all.\n", res.Unending)
	}
	points, adjusted := false, false
	for _, l := range res.Results {
		points = points || l.Points != 0
		adjusted = adjusted || l.Adjusted != nil
	}
	fmt.Fprintf(&b, "%-12s %5s %9s %7s %17s %7s", "player", "seats", "wins", "rate", "95 %", "par")
	if adjusted {
		fmt.Fprintf(&b, " %13s %17s", "without luck", "95 %")
	}
	if points {
		fmt.Fprintf(&b, " %9s", "points")
	}
	b.WriteByte('\n')
	for _, l := range res.Results {
		fmt.Fprintf(&b, "%-12s %5d %9.1f %5.1f %% %6.1f to %5.1f %% %5.1f %%", l.Player, l.Seats, l.Wins, 100*l.Rate, 100*l.Low, 100*l.High, 100*l.Par)
		if a := l.Adjusted; a != nil {
			fmt.Fprintf(&b, " %11.1f %% %6.1f to %5.1f %%", 100*a.Rate, 100*a.Low, 100*a.High)
		}
		if points {
			fmt.Fprintf(&b, " %9.1f", l.Points)
		}
		b.WriteByte('\n')
	}
	for _, l := range res.Results {
		if t := l.Times; t != nil {
			fmt.Fprintf(&b, "%-12s %d choices, in ms: median %.3f, 99 %% within %.2f, mean %.3f, longest %.1f\n", l.Player, t.Choices, t.Median, t.P99, t.Mean, t.Longest)
		}
	}
	return b.String()
}
