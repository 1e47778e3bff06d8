package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/dice/fairness"
	"ludaxy/engine/games"
	"ludaxy/saves"
)

// diceCmd looks whether dice are fair.
type diceCmd struct {
	File  string `arg:"" optional:"" help:"Match file whose throws to look at; without one, those of the generator."`
	Rolls int    `help:"Throws of the generator." default:"1000000"`
	Seed  string `help:"Text the generator's seed is made of; without it, drawn by chance."`
	JSON  bool   `help:"Write the report as one JSON object."`

	streams `kong:"-"`
}

// Help is the long help of the command.
func (diceCmd) Help() string {
	return `Of a match the promise made before the first throw is checked as well, as by
"verify". Each test says how likely a fair die is to give a result at least as
odd; below one in a thousand the report says that it speaks against the dice.`
}

// mostRolls is how many throws of the generator can be asked for.
const mostRolls = 1_000_000_000

// diceReport is what the command writes as JSON.
type diceReport struct {
	Source string          `json:"source"` // "generator" or "match"
	Seed   string          `json:"seed,omitempty"`
	Dice   string          `json:"dice"` // what the promise proves
	Fair   bool            `json:"fair"` // no test speaks against the dice
	Report fairness.Report `json:"report"`
}

// Run writes the report to standard output.
func (c *diceCmd) Run() error {
	c.open()
	report, err := c.report()
	if err != nil {
		return err
	}
	report.Fair = report.Report.Fair()
	if c.JSON {
		return json.NewEncoder(c.out).Encode(report)
	}
	_, err = io.WriteString(c.out, diceText(report))
	return err
}

func (c *diceCmd) report() (r diceReport, err error) {
	if c.File != "" {
		return matchDice(c.File)
	}
	if c.Rolls < 1 || c.Rolls > mostRolls {
		return r, fmt.Errorf("the generator can be asked for 1 to %d throws, not %d", mostRolls, c.Rolls)
	}
	seed := dice.SeedFromText(c.Seed)
	if c.Seed == "" {
		if seed, err = dice.NewSeed(); err != nil {
			return r, err
		}
	}
	r = diceReport{Source: "generator", Seed: seed.String()}
	r.Dice = "The throws are those of the program's generator with the seed " + r.Seed + "."
	r.Report = fairness.Of(seed, c.Rolls)
	return r, nil
}

// matchDice looks at the throws of a match file, which has to verify.
func matchDice(path string) (r diceReport, err error) {
	data, err := readMatch(path, os.Stdin)
	if err != nil {
		return r, fmt.Errorf("the match cannot be read: %w", err)
	}
	proof, err := saves.Verify(data)
	if err != nil {
		return r, fmt.Errorf("%s is not ok: %w", path, err)
	}
	d, err := saves.Decode(data)
	if err != nil {
		return r, err
	}
	rules, ok := games.ByID(proof.Match.Rules)
	if !ok {
		return r, errors.New("there are no rules for the match")
	}
	p, err := engine.NewReplay(d.Match, rules)
	if err != nil {
		return r, err
	}
	for _, e := range d.Entries {
		if err := p.Step(e, nil); err != nil {
			return r, err
		}
	}
	var counter fairness.Counter
	for _, t := range p.Throws() {
		if t.Faces == fairness.Faces {
			counter.Add(t.Value)
		}
	}
	return diceReport{Source: "match", Seed: proof.Match.Seed, Dice: promiseWords(&proof), Report: counter.Report()}, nil
}

// promiseWords says what the promise of a match's dice proves.
func promiseWords(p *saves.Proof) string {
	switch p.Dice {
	case saves.DiceProven:
		return "Every throw follows from the seed that was promised before the first."
	case saves.DicePartly:
		return fmt.Sprintf("The throws from number %d on follow from a promised seed; an earlier seed was lost.", p.ProvenFrom+1)
	case saves.DiceSecret:
		return "The match is not over, so its seed is still secret and its throws cannot be proven yet."
	case saves.DiceManual:
		return "The players threw real dice and entered the numbers: there is no seed to check."
	}
	return "No seed is shown, so the throws cannot be proven."
}

// diceText is a report in sentences, a line each.
func diceText(r diceReport) string {
	var b strings.Builder
	f := &r.Report
	b.WriteString(r.Dice + "\n")
	fmt.Fprintf(&b, "%d throws of a die with six faces.\n", f.Throws)
	if f.Throws == 0 {
		return b.String()
	}
	fmt.Fprintf(&b, "Each face is expected %.1f times; 99 of 100 fair dice stay between %d and %d.\n", float64(f.Throws)/fairness.Faces, f.Low, f.High)
	for face, n := range f.Counts {
		note := ""
		if n < f.Low || n > f.High {
			note = ", outside of that range"
		}
		fmt.Fprintf(&b, "  %d: %d times, %.2f %%%s\n", face+1, n, 100*float64(n)/float64(f.Throws), note)
	}
	few := "too few throws to tell"
	line := func(what string, t fairness.Test, format string) {
		if !t.Done {
			fmt.Fprintf(&b, "%s: %s.\n", what, few)
			return
		}
		fmt.Fprintf(&b, "%s: "+format+"; %s.\n", what, t.Value, t.Expected, oddWords(t))
	}
	line("Counts", f.Chi, "chi-square %.2f, where %.0f is the mean of fair dice")
	line("Runs", f.Runs, "%.0f stretches of low (1 to 3) or high throws, where %.1f are expected")
	line("Neighbours", f.Serial, "chi-square of pairs %.2f more than of single throws, where %.0f is the mean of fair dice")
	line("Longest wait for a six", f.Wait, "%.0f throws without one, where %.0f would be usual")
	if r.Report.Fair() {
		b.WriteString("Nothing here speaks against the dice.\n")
	} else {
		b.WriteString("This speaks against the dice: a fair die hardly ever gives such a result.\n")
	}
	return b.String()
}

// oddWords says how odd a result is.
func oddWords(t fairness.Test) string {
	switch {
	case t.Suspicious():
		return "less than 1 of 1000 fair dice give a result as odd"
	case t.Chance > 0.995:
		return "nearly every fair die gives a result at least as odd"
	case t.Chance < 0.01:
		return fmt.Sprintf("%.0f of 1000 fair dice give a result at least as odd", 1000*t.Chance)
	}
	return fmt.Sprintf("%.0f of 100 fair dice give a result at least as odd", 100*t.Chance)
}
