// Package games is the registry: the one place where a game is switched on.
// A game's index here is in every State of it and in the hash of saved matches,
// so the order is fixed for good; new games go to the end.
package games

import (
	"slices"

	"ludaxy/engine/luddo"
	"ludaxy/engine/ludoapp"
	"ludaxy/engine/megaludo"
	"ludaxy/engine/oduludo"
	"ludaxy/engine/rules"
	"ludaxy/engine/snakes"
)

var all = []rules.Rules{
	luddo.New(0),
	snakes.New(1),
	ludoapp.New(2),
	megaludo.New(3),
	oduludo.New(4),
}

// All returns every game, in order of their index. The list is the caller's.
func All() []rules.Rules { return slices.Clone(all) }

// ByID finds a game by the id of its Spec.
func ByID(id string) (rules.Rules, bool) {
	if i := Index(id); i >= 0 {
		return all[i], true
	}
	return nil, false
}

// Index is the index of the game with an id, as State.Game has it; -1 if there
// is none.
func Index(id string) int {
	return slices.IndexFunc(all, func(r rules.Rules) bool { return r.Spec().ID == id })
}

// Of returns the game a position belongs to, nil for a position of no game
// here.
func Of(s *rules.State) rules.Rules {
	if int(s.Game) >= len(all) {
		return nil
	}
	return all[s.Game]
}
