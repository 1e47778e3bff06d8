package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"ludaxy/engine/rules"
	"ludaxy/saves"
)

// verifyCmd checks match files and says one line about each.
type verifyCmd struct {
	Files []string `arg:"" name:"file" help:"Match files to check, folders of them, or - for standard input."`

	streams `kong:"-"`
}

// Help is the long help of the command.
func (verifyCmd) Help() string {
	return `For each file the form, the checksums, that every action is legal, every position
recorded and every throw of the dice are checked. A line for each says "ok" or
what is wrong; the status is 0 only if all are ok. A match that goes on is ok
while its seed is secret: its throws can be checked when it is over. Of a folder
all match files in it are checked, in the folders below it too.`
}

// Run checks the files. The error says how many are not ok.
func (c *verifyCmd) Run() error {
	c.open()
	all, bad := 0, 0
	say := func(path, line string, ok bool) error {
		all++
		if !ok {
			bad++
		}
		_, err := fmt.Fprintf(c.out, "%s: %s\n", printable(path), line)
		return err
	}
	for _, path := range c.Files {
		if err := c.check(path, say); err != nil {
			return err
		}
	}
	if bad > 0 {
		return fmt.Errorf("%d of %d files are not ok", bad, all)
	}
	return nil
}

// check checks a file, or the match files in a folder.
func (c *verifyCmd) check(path string, say func(path, line string, ok bool) error) error {
	info, err := os.Stat(path)
	if path == "-" || err != nil || !info.IsDir() {
		line, ok := c.verifyFile(path)
		return say(path, line, ok)
	}
	found := false
	err = filepath.WalkDir(path, func(at string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			found = true
			return say(at, "cannot be read: "+printable(err.Error()), false)
		case e.IsDir() || filepath.Ext(at) != saves.Extension:
			return nil
		}
		found = true
		line, ok := c.verifyFile(at)
		return say(at, line, ok)
	})
	if err == nil && !found {
		err = say(path, "there are no match files in this folder", false)
	}
	return err
}

// verifyFile is the line about a file, and whether it is ok.
func (c *verifyCmd) verifyFile(path string) (line string, ok bool) {
	data, err := readMatch(path, c.in)
	if err != nil {
		return "cannot be read: " + printable(err.Error()), false
	}
	proof, err := saves.Verify(data)
	var newer *saves.NewerError
	switch {
	case errors.As(err, &newer):
		return "NOT CHECKED: " + printable(err.Error()), false
	case err != nil:
		return "NOT OK: " + printable(err.Error()), false
	}
	return "ok: " + strings.Join(proofWords(proof), ", "), true
}

// readMatch reads a match file, or "-" from in: no more of it than a match file
// may have, and a byte.
func readMatch(path string, in io.Reader) (data []byte, err error) {
	if path == "-" {
		return io.ReadAll(io.LimitReader(in, saves.MaxFile+1))
	}
	if full, err := filepath.EvalSymlinks(path); err == nil {
		path = full // whoever names a link means what it leads to
	}
	return saves.ReadFile(path)
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
