// Command results plays the lines of the table of results in README.md and
// writes the table. It is run by build/arena.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strings"

	"ludaxy/engine/arena"
	"ludaxy/engine/bot"
	"ludaxy/engine/games"
)

// The marks between which the table stands.
const (
	beginMark = "<!-- results: made by build/arena -->"
	endMark   = "<!-- end of results -->"
)

// quickGames is how many games a line has unless all are asked for.
const quickGames = 120

func main() {
	full := flag.Bool("full", false, "play all the games of each line; half an hour of one core")
	write := flag.String("write", "", "put the table into this `file`, between its marks")
	only := flag.String("only", "", "only the lines with this `text` in them")
	workers := flag.Int("workers", 0, "games at the same time; 0 for one a processor")
	flag.Parse()
	if err := run(*full, *write, *only, *workers); err != nil {
		fmt.Fprintln(os.Stderr, "results:", err)
		os.Exit(1)
	}
}

func run(full bool, write, only string, workers int) error {
	if write != "" && only != "" {
		return errors.New("only the whole table can be written to a file: leave -only out")
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	table := ""
	add := func(rows string) {
		table += rows
		fmt.Print(rows) // at once: a full run takes long and may be stopped
	}
	games := func(n int) int {
		if full {
			return n
		}
		return min(n, quickGames)
	}
	add("| game | players | games | seed | wins of the first | without luck | luck alone |\n|---|---|---|---|---|---|---|\n")
	for _, l := range lines {
		if err := row(l.String(), only, add, func() (string, error) { return l.play(ctx, games(l.games), workers) }); err != nil {
			return err
		}
	}
	add("\n| chances to win | seats | games | Brier score | of the steps to go alone | apart from the wins, mean | at most |\n|---|---|---|---|---|---|---|\n")
	for _, l := range judgements {
		if err := row("chances "+l.String(), only, add, func() (string, error) { return l.judge(ctx, games(l.games)) }); err != nil {
			return err
		}
	}
	add("\n| time for a choice, ms | level | choices | median | 99 % within |\n|---|---|---|---|---|\n")
	for _, game := range withChoices {
		for _, level := range bot.Levels() {
			if err := row("times "+game+" "+level, only, add, func() (string, error) { return times(ctx, game, level, games(timed)) }); err != nil {
				return err
			}
		}
	}
	add("\n| a round of Oduludo between Skilled players | rounds | rolls | turns |\n|---|---|---|---|\n")
	for seats := 2; seats <= 4; seats++ {
		if err := row(fmt.Sprintf("rounds %d", seats), only, add, func() (string, error) { return long(ctx, seats, games(rounds), workers) }); err != nil {
			return err
		}
	}
	if write == "" {
		return nil
	}
	text, err := os.ReadFile(write)
	if err != nil {
		return err
	}
	changed, err := replace(string(text), table)
	if err != nil {
		return fmt.Errorf("%s: %w", write, err)
	}
	return os.WriteFile(write, []byte(changed), 0o644)
}

// row adds a row, unless its name shows that it is not wanted.
func row(name, only string, add func(string), find func() (string, error)) error {
	if !strings.Contains(name, only) {
		return nil
	}
	fmt.Fprintln(os.Stderr, name)
	text, err := find()
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	add(text)
	return nil
}

// replace puts a table between the marks of a text.
func replace(text, table string) (string, error) {
	head, rest, found := strings.Cut(text, beginMark)
	_, foot, ends := strings.Cut(rest, endMark)
	if !found || !ends {
		return "", fmt.Errorf("the marks %s and %s are not in it", beginMark, endMark)
	}
	return head + beginMark + "\n\n" + table + "\n" + endMark + foot, nil
}

// config is an arena of some players.
func config(game string, options []string, players []string, n, workers int) (arena.Config, error) {
	r, ok := games.ByID(game)
	if !ok {
		return arena.Config{}, fmt.Errorf("there is no game %q", game)
	}
	c := arena.Config{
		Rules: r, Options: r.Spec().Defaults(), Seats: arena.SeatsFor(r.Spec(), len(players)),
		Games: n, Seed: seed, Workers: workers,
	}
	for _, o := range options {
		name, value, _ := strings.Cut(o, "=")
		if err := r.Spec().SetOption(&c.Options, name, value); err != nil {
			return c, err
		}
	}
	for _, name := range players {
		e, err := arena.Enter(name)
		if err != nil {
			return c, err
		}
		c.Entrants = append(c.Entrants, e)
	}
	return c, nil
}

// play plays games of a line and gives its row.
func (l line) play(ctx context.Context, n, workers int) (string, error) {
	c, err := config(l.rules, l.options, l.players, n, workers)
	if err != nil {
		return "", err
	}
	c.Luck = l.luck
	res, err := arena.Run(ctx, c)
	if err != nil {
		return "", err
	}
	first := res.Results[0]
	without := ""
	if a := first.Adjusted; a != nil {
		without = percent(a.Rate, a.Low, a.High)
	}
	return fmt.Sprintf("| %s | %s | %d | %s | %s | %s | %.0f %% |\n", called(l.rules, l.options),
		l.who(), res.Games, res.Seed, percent(first.Rate, first.Low, first.High), without, 100*first.Par), nil
}

// called is a game with its options.
func called(game string, options []string) string {
	return strings.Join(append([]string{game}, options...), " ")
}

func (l judged) String() string { return fmt.Sprintf("%s %d", called(l.rules, l.options), l.seats) }

// judge judges the chances to win that are shown.
func (l judged) judge(ctx context.Context, n int) (string, error) {
	c, err := config(l.rules, l.options, same(bot.Skilled, l.seats), n, 1)
	if err != nil {
		return "", err
	}
	j, err := arena.Judge(ctx, c)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("| %s | %d | %d | %.4f | %.4f | %.1f points | %.1f points |\n", called(l.rules, l.options), l.seats, j.Games, j.Brier, j.Table, 100*j.Off, 100*j.Worst), nil
}

// times finds how long a level takes, one game after the other.
func times(ctx context.Context, game, level string, n int) (string, error) {
	c, err := config(game, nil, same(level, 2), n, 1)
	if err != nil {
		return "", err
	}
	c.Times = true
	res, err := arena.Run(ctx, c)
	if err != nil {
		return "", err
	}
	t := res.Results[0].Times
	return fmt.Sprintf("| %s | %s | %d | %.3f | %.3f |\n", game, level, t.Choices, t.Median, t.P99), nil
}

// long finds how long rounds of Oduludo are.
func long(ctx context.Context, seats, n, workers int) (string, error) {
	c, err := config("oduludo", nil, same(bot.Skilled, seats), n, workers)
	if err != nil {
		return "", err
	}
	res, err := arena.Run(ctx, c)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("| %d seats | %d | %.0f | %.0f |\n", seats, res.Games, res.Rolls, res.Turns), nil
}

// same is one player on some seats.
func same(player string, seats int) []string { return slices.Repeat([]string{player}, seats) }

func percent(rate, low, high float64) string {
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", 100*rate, 100*low, 100*high)
}
