package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"ludaxy/engine/rules"
	"ludaxy/saves"
)

// verifyCmd checks match files and says one line about each.
type verifyCmd struct {
	Files []string `arg:"" name:"file" help:"Match files to check."`

	out io.Writer `kong:"-"`
}

// Help is the long help of the command.
func (verifyCmd) Help() string {
	return `For each file the form, the checksums, that every action is legal, every position
recorded and every throw of the dice are checked. A line for each says "ok" or
what is wrong; the status is 0 only if all are ok. A match that goes on is ok
while its seed is secret: its throws can be checked when it is over.`
}

// Run checks the files. The error says how many are not ok.
func (c *verifyCmd) Run() error {
	if c.out == nil {
		c.out = os.Stdout
	}
	bad := 0
	for _, path := range c.Files {
		line, ok := verifyFile(path)
		if !ok {
			bad++
		}
		if _, err := fmt.Fprintf(c.out, "%s: %s\n", printable(path), line); err != nil {
			return err
		}
	}
	if bad > 0 {
		return fmt.Errorf("%d of %d files are not ok", bad, len(c.Files))
	}
	return nil
}

// verifyFile is the line about a file, and whether it is ok.
func verifyFile(path string) (line string, ok bool) {
	data, err := readMatch(path)
	if err != nil {
		return "cannot be read: " + printable(err.Error()), false
	}
	proof, err := saves.Verify(data)
	if err != nil {
		return "NOT OK: " + printable(err.Error()), false
	}
	return "ok: " + strings.Join(proofWords(proof), ", "), true
}

// readMatch reads no more of a file than a match file may have, and a byte.
func readMatch(path string) (data []byte, err error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }() // it was only read
	return io.ReadAll(io.LimitReader(f, saves.MaxFile+1))
}

func proofWords(p saves.Proof) []string {
	words := []string{
		p.Match.Rules,
		fmt.Sprintf("%d players", len(rules.SeatList(p.State.Seats))),
		fmt.Sprintf("%d entries", p.Entries),
		fmt.Sprintf("%d throws", p.Throws),
	}
	if p.TakenBack > 0 {
		words = append(words, fmt.Sprintf("%d moves taken back", p.TakenBack))
	}
	if !p.Over {
		words = append(words, "not over yet")
	}
	switch p.Dice {
	case saves.DiceProven:
		words = append(words, "dice proven by the seed")
	case saves.DicePartly:
		if from := p.Match.From; from.Match != "" {
			words = append(words, fmt.Sprintf("dice proven from throw %d on (taken over from match %s)", p.ProvenFrom, from.Match))
			break
		}
		words = append(words, fmt.Sprintf("dice proven from throw %d on (an earlier seed was lost)", p.ProvenFrom))
	case saves.DiceSecret:
		words = append(words, "dice seed still secret")
	case saves.DiceManual:
		words = append(words, "real dice")
	default:
		words = append(words, "dice cannot be proven: no seed is shown")
	}
	return append(words, fmt.Sprintf("position %016x", rules.Hash(&p.State)))
}

// printable keeps what a file is named or holds from spoiling the one line.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7F {
			return '?'
		}
		return r
	}, text)
}
