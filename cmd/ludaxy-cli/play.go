package main

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/bot"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/saves"
)

// playCmd plays a match in plain lines of text.
type playCmd struct {
	Rules   string   `help:"The game: luddo, ludo-app, mega-ludo, oduludo or snakes." default:"luddo"`
	Seats   []string `help:"Who plays, seat by seat: a person's name, \"computer\", \"computer:LEVEL\", or \"-\" for nobody." placeholder:"WHO"`
	Options []string `help:"House rules as NAME=VALUE." placeholder:"NAME=VALUE" short:"o"`
	Lang    string   `help:"Language: en, pt or ja. Without it, that of the system."`
	Seed    string   `help:"Draw the dice from this text instead of by chance."`
	Level   string   `help:"How well computers play."`
	Match   string   `help:"Go on with the match in this file, or keep a new match in it." placeholder:"FILE"`

	streams `kong:"-"`
}

// Help is the long help of the command.
func (playCmd) Help() string {
	return `Everything is told and asked in plain lines, one sentence after another, so it
suits screen readers, terminals far away and scripts. Each thing a player can do
has a number and says what would come of it. Type "help" there for the commands.
A file given with -match is written after every move.`
}

// Run plays until the match is over, the input ends, or the player leaves.
func (c *playCmd) Run() error {
	c.open()
	p, err := printer(c.Lang)
	if err != nil {
		return err
	}
	if c.Level != "" && !slices.Contains(bot.Levels(), c.Level) {
		return fmt.Errorf("there is no level %q; there are %s", c.Level, strings.Join(bot.Levels(), ", "))
	}
	at, err := c.sit(p)
	if err != nil {
		return err
	}
	g := newPlay(at.table, at.roller, p, c.in, c.out, c.rng())
	g.file = at.file
	for _, text := range at.trouble {
		g.say(text)
	}
	err = g.run(at.resumed)
	if closing := at.table.Close(); err == nil {
		err = closing
	}
	return err
}

// rng is the chance of the computers, apart from the dice of the match.
func (c *playCmd) rng() *rand.Rand {
	if c.Seed == "" {
		return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64()))
	}
	h := fnv.New64a()
	h.Write([]byte(c.Seed))
	return rand.New(rand.NewPCG(h.Sum64(), 1))
}

// seated is a table somebody has sat down at.
type seated struct {
	table   *engine.Table
	roller  dice.Roller
	file    string   // where the match is kept, "" for nowhere
	resumed bool     // the match was begun before
	trouble []string // what is wrong with the file, in words
}

// sit sits down at a new match, or at the one in the file.
func (c *playCmd) sit(p *messages.Printer) (at seated, err error) {
	var store *saves.Store
	var id string
	if c.Match != "" {
		if store, id, at.file, err = matchFile(c.Match); err != nil {
			return at, err
		}
		if _, err := os.Stat(at.file); err == nil {
			return at, at.resume(p, store, id)
		}
	}
	match, r, roller, err := c.newMatch(p)
	if err != nil {
		return at, err
	}
	at.roller = roller
	if store == nil {
		at.table, err = engine.NewTable(match, r, roller, nil)
		return at, err
	}
	match.ID = id
	file, err := store.Create(match, roller)
	if err != nil {
		return at, fmt.Errorf("%s cannot be made: %w", at.file, err)
	}
	at.table, err = engine.NewTable(match, r, roller, file)
	return at, err
}

// matchFile is the folder, the name and the path of a match file, whose
// extension may be left out.
func matchFile(path string) (store *saves.Store, id, file string, err error) {
	id = strings.TrimSuffix(filepath.Base(path), saves.Extension)
	dir := filepath.Dir(path)
	file = filepath.Join(dir, id+saves.Extension)
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return nil, "", "", fmt.Errorf("there is no folder %s", dir)
	}
	store, err = saves.Open(dir)
	return store, id, file, err
}

func (at *seated) resume(p *messages.Printer, store *saves.Store, id string) error {
	o, err := store.Open(id)
	if err != nil {
		return fmt.Errorf("%s cannot be opened: %w", at.file, err)
	}
	var journal engine.Journal
	if o.File != nil {
		journal = o.File
	}
	if o.Report.Damage != nil && o.Report.Aside != "" {
		at.trouble = append(at.trouble, p.T(messages.SaveDamaged, "Count", len(o.Entries), "File", o.Report.Aside))
	}
	if o.Report.Unwritable != nil {
		at.trouble = append(at.trouble, p.T(messages.CliSaveFailed, "Reason", o.Report.Unwritable))
	}
	at.resumed, at.roller = true, o.Roller
	at.table, err = engine.Resume(o.Match, o.Rules, o.Entries, o.Roller, journal)
	return err
}

func (c *playCmd) newMatch(p *messages.Printer) (m engine.Match, r rules.Rules, roller dice.Roller, err error) {
	r, ok := games.ByID(c.Rules)
	if !ok {
		return m, nil, nil, fmt.Errorf("there is no game %q", c.Rules)
	}
	options := map[string]string{}
	for _, text := range c.Options {
		name, value, ok := strings.Cut(text, "=")
		if !ok {
			return m, nil, nil, fmt.Errorf("a house rule is written NAME=VALUE, not %q", text)
		}
		options[name] = value
	}
	seats, err := c.seats(p, r.Spec())
	if err != nil {
		return m, nil, nil, err
	}
	if m, roller, err = engine.NewMatch(r, options, seats); err != nil {
		return m, nil, nil, err
	}
	if _, fair := roller.(dice.Seed); fair && c.Seed != "" {
		seed := dice.SeedFromText(c.Seed)
		roller, m.Commitment = seed, seed.Commitment()
	}
	return m, r, roller, nil
}

// seats reads who plays. Without a word a person meets a computer, which sits
// opposite where there is an opposite.
func (c *playCmd) seats(p *messages.Printer, spec *rules.Spec) (seats [rules.MaxSeats]engine.Seat, err error) {
	level := c.Level
	if level == "" {
		level = bot.Skilled
	}
	list := c.Seats
	if len(list) == 0 {
		list = []string{p.T(messages.SetupDefaultName, "Number", 1), "-", "computer"}
		if spec.Grid {
			list = slices.Delete(list, 1, 2)
		}
	}
	if len(list) > len(seats) {
		return seats, fmt.Errorf("there are %d seats at most, not %d", len(seats), len(list))
	}
	used := map[string]bool{}
	for k, who := range list {
		who = strings.TrimSpace(who)
		word, its, _ := strings.Cut(who, ":")
		switch {
		case who == "-" || who == "":
			continue
		case word == "computer":
			if its == "" {
				its = level
			}
			if !slices.Contains(bot.Levels(), its) {
				return seats, fmt.Errorf("there is no level %q; there are %s", its, strings.Join(bot.Levels(), ", "))
			}
			seats[k] = engine.Seat{Kind: engine.Computer, Name: p.T(messages.ComputerName(k)), Level: its, Livery: k}
		default:
			seats[k] = engine.Seat{Kind: engine.Human, Name: who, Livery: k}
		}
		if used[seats[k].Name] {
			return seats, fmt.Errorf("two seats have the same name: %s", seats[k].Name)
		}
		used[seats[k].Name] = true
	}
	return seats, nil
}

// copyTo keeps a copy of the match in a new file.
func (g *play) copyTo(path string) error {
	store, id, _, err := matchFile(path)
	if err != nil {
		return err
	}
	match := g.table.Match()
	match.ID, match.Seed = id, ""
	file, err := store.Create(match, g.roller)
	if err != nil {
		return err
	}
	var failed error
	g.table.Submit(engine.Command{Kind: engine.Save, Into: file, Done: func(err error) { failed = err }})
	g.table.Pump()
	return failed
}

// exists reports whether an error says that a file is there already.
func exists(err error) bool { return errors.Is(err, fs.ErrExist) || errors.Is(err, saves.ErrInUse) }

// misnamed reports whether an error says that a file's name will not do.
func misnamed(err error) bool { return errors.Is(err, saves.ErrID) }
