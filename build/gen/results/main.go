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
	"strings"

	"ludaxy/engine/arena"
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
	full := flag.Bool("full", false, "play all the games of each line; that takes hours")
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
		if write == "" {
			fmt.Print(rows) // at once: a full run takes hours, and may be stopped
		}
	}
	add("| game | players | games | seed | wins of the first | without luck | luck alone |\n|---|---|---|---|---|---|---|\n")
	for _, l := range lines {
		if !strings.Contains(l.String(), only) {
			continue
		}
		n := l.games
		if !full {
			n = quickGames
		}
		fmt.Fprintf(os.Stderr, "%v: %d games\n", l, n)
		row, err := l.play(ctx, n, workers)
		if err != nil {
			return fmt.Errorf("%v: %w", l, err)
		}
		add(row)
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

// replace puts a table between the marks of a text.
func replace(text, table string) (string, error) {
	head, rest, found := strings.Cut(text, beginMark)
	_, foot, ends := strings.Cut(rest, endMark)
	if !found || !ends {
		return "", fmt.Errorf("the marks %s and %s are not in it", beginMark, endMark)
	}
	return head + beginMark + "\n\n" + table + "\n" + endMark + foot, nil
}

// play plays games of a line and gives its row.
func (l line) play(ctx context.Context, n, workers int) (string, error) {
	r, ok := games.ByID(l.rules)
	if !ok {
		return "", fmt.Errorf("there is no game %q", l.rules)
	}
	c := arena.Config{
		Rules: r, Options: r.Spec().Defaults(), Seats: arena.SeatsFor(r.Spec(), len(l.players)),
		Games: n, Seed: seed, Workers: workers, Luck: true,
	}
	for _, o := range l.options {
		name, value, _ := strings.Cut(o, "=")
		if err := r.Spec().SetOption(&c.Options, name, value); err != nil {
			return "", err
		}
	}
	for _, name := range l.players {
		e, err := arena.Enter(name)
		if err != nil {
			return "", err
		}
		c.Entrants = append(c.Entrants, e)
	}
	res, err := arena.Run(ctx, c)
	if err != nil {
		return "", err
	}
	first := res.Results[0]
	without := ""
	if a := first.Adjusted; a != nil {
		without = percent(a.Rate, a.Low, a.High)
	}
	return fmt.Sprintf("| %s | %s | %d | %s | %s | %s | %.0f %% |\n", strings.Join(append([]string{l.rules}, l.options...), " "),
		l.who(), res.Games, res.Seed, percent(first.Rate, first.Low, first.High), without, 100*first.Par), nil
}

func percent(rate, low, high float64) string {
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", 100*rate, 100*low, 100*high)
}
