package games_test

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"ludaxy/engine/games"
	"ludaxy/engine/notation"
	"ludaxy/engine/rules"
)

var update = flag.Bool("update", false, "count the trees anew and write them down")

const treesFile = "testdata/trees.jsonl"

// tree is everything that can be done from one position to a fixed depth, dice
// included, in numbers: whoever changes a rule sees which positions it touches.
type tree struct {
	Name   string          `json:"name"`
	State  json.RawMessage `json:"state"`
	Counts []int           `json:"counts"` // sequences of 1, 2, ... actions; those that end sooner are not in it
	Sum    string          `json:"sum"`    // of the hashes of the positions they lead to, with how often
}

// config is one table whose trees are counted.
type config struct {
	game    string
	seats   uint8
	options map[string]string
}

func (c config) String() string { return fmt.Sprintf("%s %b %v", c.game, c.seats, c.options) }

// tables is every game, board size and mode, and every house rule that decides
// what may be done.
func tables() []config {
	on := func(pairs ...string) map[string]string {
		m := map[string]string{}
		for i := 0; i < len(pairs); i += 2 {
			m[pairs[i]] = pairs[i+1]
		}
		return m
	}
	return []config{
		{"luddo", 0b0101, nil},
		{"luddo", 0b1111, nil},
		{"luddo", 0b111111, nil},
		{"luddo", 0b1111, on("blockades", "true")},
		{"luddo", 0b1111, on("captureFirst", "true")},
		{"luddo", 0b1111, on("teams", "true", "homeBonus", "false")},
		{"luddo", 0b0101, on("startOnBoard", "1", "piecesToWin", "2")},
		{"snakes", 0b0011, nil},
		{"snakes", 0b1111, on("board", "garden", "anyRollEnters", "true")},
		{"snakes", 0b0111, on("board", "classic", "bounce", "true", "sixRollsAgain", "false")},
		{"ludo-app", 0b0101, nil},
		{"ludo-app", 0b1111, on("blockers", "doubled", "bonusOnSix", "always")},
		{"ludo-app", 0b1111, on("blockers", "none", "safeStarts", "true", "playOn", "false")},
		{"mega-ludo", 0b0101, nil},
		{"mega-ludo", 0b1111, on("captureOnEntry", "any", "bonusOptional", "true")},
		{"mega-ludo", 0b111111, on("openOnSix", "true")},
		{"mega-ludo", 0b11111111, nil},
		{"oduludo", 0b0101, nil},
		{"oduludo", 0b1111, on("queenLeads", "true")},
		{"oduludo", 0b0111, on("mode", "last-piece", "stopAtWinner", "true")},
		{"oduludo", 0b1111, on("mode", "team")},
	}
}

// TestTrees counts again what was counted once.
func TestTrees(t *testing.T) {
	if *update {
		writeTrees(t)
	}
	f, err := os.Open(treesFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	seen := map[string]bool{}
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var want tree
		if err := json.Unmarshal(lines.Bytes(), &want); err != nil {
			t.Fatal(err)
		}
		seen[want.Name] = true
		t.Run(want.Name, func(t *testing.T) {
			s, err := notation.DecodeState(want.State)
			if err != nil {
				t.Fatal(err)
			}
			got := grow(&s, len(want.Counts))
			if !slices.Equal(got.Counts, want.Counts) || got.Sum != want.Sum {
				t.Errorf("%v and sum %s, were %v and %s", got.Counts, got.Sum, want.Counts, want.Sum)
			}
		})
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	for _, c := range tables() {
		for i := range moments {
			if name := fmt.Sprint(c, " ", i); !seen[name] {
				t.Errorf("nothing was counted for %s", name)
			}
		}
	}
}

// moments is after how many actions of a random match the trees begin.
var moments = [...]int{0, 60, 150, 260}

// bushy is how many sequences a tree has at most.
const bushy = 20_000

// writeTrees plays to positions at random and counts their trees.
func writeTrees(t *testing.T) {
	var out []byte
	for _, c := range tables() {
		for i, moment := range moments {
			s := playTo(t, c, moment)
			text, err := notation.EncodeState(&s)
			if err != nil {
				t.Fatal(err)
			}
			var best tree
			for depth := 1; depth <= 8; depth++ {
				got := grow(&s, depth)
				if depth > 1 && got.Counts[depth-1] > bushy {
					break
				}
				best = got
			}
			best.Name, best.State = fmt.Sprint(c, " ", i), text
			line, err := json.Marshal(best)
			if err != nil {
				t.Fatal(err)
			}
			out = append(append(out, line...), '\n')
		}
	}
	if err := os.WriteFile(treesFile, out, 0o644); err != nil {
		t.Fatal(err)
	}
}

// playTo plays a match at random for some actions, or starts others until one
// lasts that long.
func playTo(t *testing.T, c config, moment int) rules.State {
	r, ok := games.ByID(c.game)
	if !ok {
		t.Fatalf("no game %s", c.game)
	}
	setup := rules.Setup{Seats: c.seats, Options: r.Spec().Defaults(), First: 0}
	for name, value := range c.options {
		if err := r.Spec().SetOption(&setup.Options, name, value); err != nil {
			t.Fatal(err)
		}
	}
	for seed := uint64(1); ; seed++ {
		rng := rand.New(rand.NewPCG(seed, uint64(moment)))
		s := r.Start(setup)
		n := 0
		for ; n < moment && s.Phase != rules.PhaseOver; n++ {
			legal := r.Legal(&s, nil)
			a := legal[rng.IntN(len(legal))]
			if a.IsRoll() {
				a.Value = uint8(1 + rng.IntN(rules.Faces(&s)))
			}
			if err := r.Apply(&s, a, nil); err != nil {
				t.Fatal(err)
			}
		}
		if n == moment && s.Phase != rules.PhaseOver {
			return s
		}
	}
}

// grow counts the tree of a position.
func grow(s *rules.State, depth int) tree {
	got := tree{Counts: make([]int, depth)}
	var sum uint64
	var walk func(s *rules.State, at int)
	walk = func(s *rules.State, at int) {
		if at == depth {
			sum += rules.Hash(s)
			return
		}
		r := games.Of(s)
		for _, a := range r.Legal(s, nil) {
			values := 1
			if a.IsRoll() {
				values = rules.Faces(s)
			}
			for v := range values {
				if a.IsRoll() {
					a.Value = uint8(v + 1)
				}
				after := *s
				if err := r.Apply(&after, a, nil); err != nil {
					continue // the count will show it
				}
				got.Counts[at]++
				walk(&after, at+1)
			}
		}
	}
	walk(s, 0)
	got.Sum = fmt.Sprintf("%016x", sum)
	return got
}
