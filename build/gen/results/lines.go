package main

import (
	"fmt"
	"strings"
)

// seed is what all chance of the table follows from.
const seed = "readme"

// line is a row of the table: the games of a full run, fixed before anything
// was played.
type line struct {
	rules   string
	options []string
	players []string
	games   int
}

func (l line) String() string {
	return strings.Join(append(append([]string{l.rules}, l.options...), l.who()), " ")
}

// who names the players: the first, and those it meets.
func (l line) who() string {
	rest := l.players[1:]
	for _, p := range rest {
		if p != rest[0] {
			return strings.Join(l.players, ", ")
		}
	}
	if len(rest) == 1 {
		return l.players[0] + " against " + rest[0]
	}
	return fmt.Sprintf("%s against %d %s", l.players[0], len(rest), rest[0])
}

// lines are the rows: first how the reference players stand to each other, then
// the levels against them, then against each other.
var lines = func() (list []line) {
	add := func(games int, rules string, options []string, players ...string) {
		list = append(list, line{rules, options, players, games})
	}
	for _, p := range []string{"fast", "aggressive", "defensive", "mixed"} {
		add(10_000, "luddo", nil, p, "random")
		add(10_000, "luddo", nil, p, "random", "random", "random")
	}
	add(10_000, "luddo", nil, "expert", "random", "random", "random")
	add(10_000, "luddo", nil, "expert", "mixed", "mixed", "mixed")
	for _, game := range []string{"luddo", "ludo-app", "mega-ludo"} {
		add(10_000, game, nil, "expert", "mixed")
	}
	for _, game := range []string{"luddo", "ludo-app", "mega-ludo", "oduludo"} {
		add(10_000, game, nil, "expert", "skilled")
	}
	add(10_000, "luddo", nil, "skilled", "casual")
	add(10_000, "luddo", nil, "casual", "beginner")
	add(4_000, "oduludo", nil, "expert", "casual")
	add(4_000, "oduludo", []string{"mode=team"}, "expert", "casual", "expert", "casual")
	return list
}()
