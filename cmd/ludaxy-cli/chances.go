package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"

	"ludaxy/engine/arena"
)

// chancesCmd looks how good the chances to win are that players are shown.
type chancesCmd struct {
	Rules   string   `help:"The game: luddo, ludo-app, mega-ludo or oduludo." default:"luddo"`
	Seats   int      `help:"How many play." default:"2"`
	Player  string   `help:"Who plays: a level or a reference player." default:"skilled"`
	Options []string `help:"House rules as NAME=VALUE." placeholder:"NAME=VALUE" short:"o"`
	Games   int      `help:"Games in all. Half of them make the table to compare with." default:"2000"`
	Seed    string   `help:"All chance follows from this text." default:"1"`
	JSON    bool     `help:"Write the result as one JSON object."`

	streams `kong:"-"`
}

// Help is the long help of the command.
func (chancesCmd) Help() string {
	return `Games are played that nothing was learned from, and before every fifth throw the
chances that players are shown are compared with what came of the game. "Brier" is
the mean square of what they were off, smaller is better; beside it stands that of
a table that knows only the steps to go. The parts tell how many of the games
that somebody was said to win with a chance of 30 to 40 % were won. The heat is the power to which the
chances would have to be raised to be best: 1 if they are, more if they are timid.`
}

// Run judges and writes to standard output.
func (c *chancesCmd) Run() error {
	c.open()
	a := arenaCmd{Rules: c.Rules, Options: c.Options, Games: c.Games, Seed: c.Seed, Raw: true}
	for range c.Seats {
		a.Seats = append(a.Seats, c.Player)
	}
	config, err := a.config()
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	end := showProgress(&config)
	j, err := arena.Judge(ctx, config)
	end()
	if err != nil {
		return unfinished(err)
	}
	if c.JSON {
		return json.NewEncoder(c.out).Encode(j)
	}
	_, err = io.WriteString(c.out, chancesTable(&j))
	return err
}

// chancesTable is a judgement in lines of text.
func chancesTable(j *arena.Judgement) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %d games, seed %s: %d chances, Brier %.4f, of the steps to go alone %.4f\n", j.Rules, j.Games, j.Seed, j.Chances, j.Brier, j.Table)
	fmt.Fprintf(&b, "Chances and wins lie apart by %.1f points in the mean, %.1f at most. Heat %.2f.\n", 100*j.Off, 100*j.Worst, j.Heat)
	fmt.Fprintf(&b, "%-12s %9s %8s %8s %7s\n", "chance", "chances", "said", "won", "apart")
	for _, p := range j.Parts {
		if p.Chances > 0 {
			fmt.Fprintf(&b, "%3.0f to %3.0f %% %9d %6.1f %% %6.1f %% %+7.1f\n", 100*p.From, 100*p.To, p.Chances, 100*p.Said, 100*p.Won, 100*(p.Won-p.Said))
		}
	}
	return b.String()
}
