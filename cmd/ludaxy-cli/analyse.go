package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"

	"ludaxy/engine"
	"ludaxy/engine/analysis"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/saves"
)

// analyseCmd tells luck and skill of a match apart.
type analyseCmd struct {
	File string `arg:"" help:"Match file to analyse."`

	streams `kong:"-"`
}

// Help is the long help of the command.
func (analyseCmd) Help() string {
	return `All figures are in points of a hundred, by which the chance to win changed. Start,
luck and skill add up to the result. Luck is what each throw, anybody's, was worth
against the mean of its faces; skill is the rest: a player's own choices and what
the others gave away. "Given away" is what the player's own choices cost against
the best there was.`
}

// Run writes a line a player to standard output.
func (c *analyseCmd) Run() error {
	c.open()
	data, err := readMatch(c.File, c.in)
	if err != nil {
		return fmt.Errorf("the match cannot be read: %w", err)
	}
	if _, err := saves.Verify(data); err != nil {
		return fmt.Errorf("%s is not ok: %w", c.File, err)
	}
	d, err := saves.Decode(data)
	if err != nil {
		return err
	}
	r, ok := games.ByID(d.Match.Rules)
	if !ok {
		return fmt.Errorf("there is no game %q", d.Match.Rules)
	}
	a, err := analysis.Of(d.Match, r, d.Entries)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := a.Run(ctx); err != nil {
		return fmt.Errorf("the analysis was not finished: %w", err)
	}
	_, err = io.WriteString(c.out, analysisText(&d.Match, a.Report()))
	return err
}

// analysisText is a report as a table, with a line about each player's worst
// mistake.
func analysisText(m *engine.Match, rep analysis.Report) string {
	var b strings.Builder
	name := func(k int) string {
		if m.Seats[k].Name != "" {
			return m.Seats[k].Name
		}
		return fmt.Sprintf("seat %d", k)
	}
	fmt.Fprintf(&b, "%d actions to the first place.\n", rep.Actions)
	fmt.Fprintf(&b, "%-14s %7s %7s %7s %7s %10s %11s %14s\n", "player", "start", "luck", "skill", "result", "decisions", "given away", "best moment")
	for k := range rules.MaxSeats {
		if m.Seats[k].Kind == engine.Empty {
			continue
		}
		p := &rep.Players[k]
		fmt.Fprintf(&b, "%-14s %7.1f %+7.1f %+7.1f %7.1f %10d %11.1f", name(k), 100*p.Start, 100*p.Luck, 100*p.Skill, 100*p.Result, p.Decisions, 100*p.GivenAway)
		if p.Best.Action >= 0 {
			fmt.Fprintf(&b, "   entry %d, %+.1f", p.Best.Entry, 100*(p.Best.After-p.Best.Before))
		}
		b.WriteByte('\n')
	}
	for k := range rules.MaxSeats {
		if p := &rep.Players[k]; p.Mistake.Action >= 0 {
			fmt.Fprintf(&b, "%s gave most away with entry %d: %.1f.\n", name(k), p.Mistake.Entry, 100*p.Mistake.GivenAway)
		}
	}
	return b.String()
}
