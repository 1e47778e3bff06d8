package main

import (
	"errors"
	"fmt"
	"io/fs"
	"time"

	"ludaxy/engine"
	"ludaxy/engine/arena"
	"ludaxy/engine/dice"
	"ludaxy/engine/rules"
	"ludaxy/saves"
)

// matchKeeper writes the games of an arena as match files.
type matchKeeper struct {
	store   *saves.Store
	rules   rules.Rules
	options map[string]string
	created time.Time
}

func newKeeper(dir string, r rules.Rules, options [rules.MaxOptions]uint8) (*matchKeeper, error) {
	store, err := saves.Open(dir)
	if err != nil {
		return nil, err
	}
	k := &matchKeeper{store: store, rules: r, options: map[string]string{}, created: time.Now().UTC().Truncate(time.Second)}
	for i, o := range r.Spec().Options {
		if options[i] != o.Default {
			k.options[o.Name] = o.Values[options[i]]
		}
	}
	return k, nil
}

// record writes a game, played again at a table.
func (k *matchKeeper) record(g arena.Game) error {
	id := fmt.Sprintf("%s-%06d", k.rules.Spec().ID, g.N+1)
	if !g.Ended {
		return nil // too long for a file
	}
	if err := k.write(id, g); err != nil {
		if errors.Is(err, fs.ErrExist) {
			return fmt.Errorf("there is a match %s in %s already: choose an empty folder", id, k.store.Dir())
		}
		return fmt.Errorf("keep match %s: %w", id, err)
	}
	return nil
}

func (k *matchKeeper) write(id string, g arena.Game) error {
	seed, err := dice.ParseSeed(g.Seed)
	if err != nil {
		return err
	}
	m := engine.Match{ID: id, Rules: k.rules.Spec().ID, Options: k.options, Created: k.created, Commitment: seed.Commitment()}
	for seat, name := range g.Names {
		if name != "" {
			m.Seats[seat] = engine.Seat{Kind: engine.Computer, Name: name, Level: name, Livery: seat}
		}
	}
	table, err := engine.NewTable(m, k.rules, seed, nil)
	if err != nil {
		return err
	}
	submit := func(c engine.Command) (err error) {
		c.Done = func(e error) { err = e }
		table.Submit(c)
		table.Pump()
		return err
	}
	for _, a := range g.Actions {
		if a.IsRoll() {
			a.Value = 0 // the table throws the same
		}
		if err := submit(engine.Command{Seq: table.Seq(), Kind: engine.Do, Action: a}); err != nil {
			return err
		}
	}
	file, err := k.store.Create(m, seed)
	if err != nil {
		return err
	}
	return submit(engine.Command{Kind: engine.Save, Into: file})
}
