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
	luck    bool // find the rate without luck too; it takes most of the time of quick players
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

// The games of a full run, so many that it takes about half an hour of one core.
// Games of an Expert are long: a fifth to a whole second. Without luck a few say as
// much as many: some ten times as many where two play, four where four do.
const (
	many  = 10_000
	some  = 800
	more  = 600
	few   = 240
	fewer = 100
)

// lines are the rows: first how the reference players stand to each other, then
// the levels against them, then against each other.
var lines = func() (list []line) {
	add := func(games int, rules string, options []string, players ...string) {
		list = append(list, line{rules, options, players, games, games < many})
	}
	for _, p := range []string{"fast", "aggressive", "defensive", "mixed"} {
		add(many, "luddo", nil, p, "random")
		add(many, "luddo", nil, p, "random", "random", "random")
	}
	add(some, "luddo", nil, "expert", "random", "random", "random")
	add(some, "luddo", nil, "expert", "mixed", "mixed", "mixed")
	for _, game := range []string{"luddo", "ludo-app", "mega-ludo"} {
		add(few, game, nil, "expert", "mixed")
	}
	for _, game := range withChoices {
		n := few
		if game == "oduludo" {
			n = more // its games are shorter, and luck counts for more
		}
		add(n, game, nil, "expert", "skilled")
	}
	for _, game := range withChoices {
		add(some, game, nil, "skilled", "casual")
		add(some, game, nil, "casual", "beginner")
	}
	add(more, "oduludo", nil, "expert", "casual")
	add(few, "oduludo", []string{"mode=team"}, "expert", "casual", "expert", "casual")
	add(fewer, "oduludo", []string{"mode=last-piece"}, "expert", "casual")
	return list
}()

// withChoices are the games in which something can be chosen.
var withChoices = []string{"luddo", "ludo-app", "mega-ludo", "oduludo"}

// judged is a row of the table of the chances to win: the games of a full run
// between Skilled players.
type judged struct {
	rules   string
	options []string
	seats   int
	games   int
}

var judgements = []judged{
	{"luddo", nil, 2, 2000}, {"luddo", nil, 4, 1000},
	{"ludo-app", nil, 2, 2000}, {"ludo-app", nil, 4, 600},
	{"mega-ludo", nil, 2, 2000}, {"mega-ludo", nil, 4, 600},
	{"oduludo", nil, 2, 4000}, {"oduludo", nil, 4, 2000},
	{"oduludo", []string{"mode=team"}, 4, 1000},
	{"oduludo", []string{"mode=last-piece"}, 2, 400},
}

// timed is how many games of a full run the move times of a level are found in.
const timed = 16

// rounds is how many rounds of Oduludo a full run plays to find how long they are.
const rounds = 1000
