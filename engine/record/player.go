package record

import (
	"cmp"
	"encoding/csv"
	"io"
	"slices"
	"strconv"
	"strings"

	"ludaxy/engine"
)

// Player is the statistics of one player in one game, or in all of them. People
// go by their names; all computers of a level are one player.
type Player struct {
	Computer bool
	Name     string // of a person; the level of a computer
	Game     string // "" for all games
	Matches  int
	Wins     int
	Streak   int // the most wins in a row
	Rolls    int
	Sixes    int
	Wait     int // the most rolls in a row without a six
	Captures int
	Captured int

	winning int
}

// Share is the part of the matches that were won, 0 to 1.
func (p *Player) Share() float64 {
	if p.Matches == 0 {
		return 0
	}
	return float64(p.Wins) / float64(p.Matches)
}

// Filter says which matches count.
type Filter struct {
	Game      string // id, "" for all games
	Computers bool   // the levels of computers in place of people
	All       bool   // also matches with moves taken back or real dice
}

// Players adds up matches, given in the order in which they were played. left is
// how many were left out because they are not fair.
func Players(matches []*Match, f Filter) (players []Player, left int) {
	at := map[string]int{}
	for _, m := range matches {
		if !m.Over || f.Game != "" && m.Game != f.Game {
			continue
		}
		if !f.All && !m.Fair() {
			left++
			continue
		}
		for i := range m.Seats {
			s := &m.Seats[i]
			name := strings.TrimSpace(s.Name)
			if f.Computers {
				name = s.Level
			}
			if (s.Kind == engine.Computer) != f.Computers || name == "" {
				continue
			}
			key := strings.ToLower(name)
			k, ok := at[key]
			if !ok {
				k = len(players)
				at[key] = k
				players = append(players, Player{Computer: f.Computers, Game: f.Game})
			}
			players[k].Name = name // as it was written last
			players[k].add(s)
		}
	}
	slices.SortStableFunc(players, func(a, b Player) int {
		return cmp.Or(cmp.Compare(b.Wins, a.Wins), cmp.Compare(b.Matches, a.Matches), cmp.Compare(a.Name, b.Name))
	})
	return players, left
}

func (p *Player) add(s *Seat) {
	p.Matches++
	if s.Place == 1 {
		p.Wins++
		p.winning++
		p.Streak = max(p.Streak, p.winning)
	} else {
		p.winning = 0
	}
	p.Rolls += s.Rolls
	p.Sixes += s.Sixes
	p.Wait = max(p.Wait, s.Wait)
	p.Captures += s.Captures
	p.Captured += s.Captured
}

// WriteCSV writes the statistics of all players, people and computers, in every
// game of a list, as a table with a heading.
func WriteCSV(w io.Writer, matches []*Match, games []string, all bool) error {
	out := csv.NewWriter(w)
	rows := [][]string{{"player", "kind", "game", "matches", "wins", "best_streak", "rolls", "sixes", "longest_wait_for_a_six", "captures", "captured"}}
	for _, computers := range []bool{false, true} {
		kind := "person"
		if computers {
			kind = "computer"
		}
		for _, game := range games {
			players, _ := Players(matches, Filter{Game: game, Computers: computers, All: all})
			for _, p := range players {
				row := []string{plain(p.Name), kind, game}
				for _, n := range []int{p.Matches, p.Wins, p.Streak, p.Rolls, p.Sixes, p.Wait, p.Captures, p.Captured} {
					row = append(row, strconv.Itoa(n))
				}
				rows = append(rows, row)
			}
		}
	}
	return out.WriteAll(rows)
}

// plain keeps a name from being read as a formula by a spreadsheet.
func plain(name string) string {
	if strings.ContainsAny(name[:min(1, len(name))], "=+-@\t\r") {
		return "'" + name
	}
	return name
}
