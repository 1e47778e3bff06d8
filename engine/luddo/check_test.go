package luddo_test

import (
	"encoding/json"
	"os"
	"slices"
	"testing"

	"ludaxy/engine/board"
	"ludaxy/engine/luddo"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// TestCheck loads positions that cannot be and wants to hear what is wrong.
func TestCheck(t *testing.T) {
	const roll = `"turn":0,"phase":"roll"`
	for _, c := range []struct{ name, options, pieces, more, says string }{
		{"a square off the path", ``, "r51 y y y" + idle, roll, "off its path"},
		{"no square of the board", ``, "r52 y y y" + idle, roll, "off its path"},
		{"no square at all", ``, "r152 y y y" + idle, roll, `no square "r152"`},
		{"another's lane", ``, "l1@2 y y y" + idle, roll, "off its path"},
		{"a lane of six", ``, "l5 y y y" + idle, roll, "off its path"},
		{"out of the game", ``, "out y y y" + idle, roll, "off its path"},
		{"three pieces", ``, "y y y" + idle, roll, "4 pieces"},
		{"five pieces", ``, "y y y y y" + idle, roll, "4 pieces"},
		{"one player", ``, "y y y y | | | ", roll, "2 to 6 players"},
		{"opponents on an open square", ``, "r5 y y y | r5 y y y | y y y y | y y y y", roll, "cannot both stand"},
		{"an empty seat's turn", ``, "y y y y | | y y y y | ", `"turn":1,"phase":"roll"`, "nobody plays"},
		{"a finished seat's turn", ``, "h h h h | y y y y | y y y y | ", `"turn":0,"phase":"roll","places":[[0]]`, "has finished"},
		{"all home but no place", ``, "h h h h" + idle, `"turn":1,"phase":"roll"`, "have to have a place"},
		{"a place without the pieces home", ``, "h h h l1" + idle, `"turn":1,"phase":"roll","places":[[0]]`, "have to have a place"},
		{"a shared place", ``, "h h h h | h h h h | y y y y | y y y y", `"turn":2,"phase":"roll","places":[[0,1]]`, "one player"},
		{"two players, one finished", ``, "h h h h | y y y y", `"turn":1,"phase":"roll","places":[[0]]`, "not over"},
		{"over without an end", ``, "y y y y | y y y y", `"turn":1,"phase":"over","places":[[0],[1]]`, "not been played"},
		{"over without places", ``, "h h h h | y y y y", `"turn":1,"phase":"over"`, "do not follow"},
		{"over with the wrong places", ``, "h h h h | y y y y", `"turn":1,"phase":"over","places":[[1],[0]]`, "nobody has place 1"},
		{"over by a clock there is not", ``, "y y y y | y y y y", `"turn":1,"phase":"over","timeUp":true,"places":[[0],[1]]`, "without a clock"},
		{"a choice", ``, "y y y y | y y y y", `"turn":1,"phase":"choose"`, "phases"},
		{"a move without a number", ``, "r1 y y y" + idle, `"turn":0,"phase":"move"`, "number in hand"},
		{"a move nobody can make", ``, "y y y y" + idle, `"turn":0,"phase":"move","numbers":[4]`, "no piece can move"},
		{"a number of no die", ``, "r1 y y y" + idle, `"turn":0,"phase":"move","numbers":[7]`, "no number of the die"},
		{"a number after the last", ``, "r1 y y y" + idle, `"turn":0,"phase":"move","numbers":[4,6]`, "closes the set"},
		{"three sixes", ``, "r1 y y y" + idle, `"turn":0,"phase":"move","numbers":[6,6,6]`, "third six"},
		{"four numbers", ``, "r1 y y y" + idle, `"turn":0,"phase":"move","numbers":[6,6,6,1]`, "at most three"},
		{"a roll after the last", ``, "r1 y y y" + idle, `"turn":0,"phase":"roll","numbers":[4]`, "only the sixes"},
		{"a roll with another count of sixes", ``, "r1 y y y" + idle, `"turn":0,"phase":"roll","numbers":[6],"sixes":2`, "only the sixes"},
		{"a roll on after a six that cannot move", ``, "l1 h h h" + idle, `"turn":0,"phase":"roll","numbers":[6],"sixes":1`, "first six"},
		{"fewer sixes rolled than in hand", ``, "r1 y y y" + idle, `"turn":0,"phase":"move","numbers":[6,6,1],"sixes":1`, "more than the 1 rolled"},
		{"an extra roll owed before the roll", ``, "r1 y y y" + idle, roll + `,"extra":true`, "no extra roll"},
		{"numbers after the end", ``, "h h h h | y y y y", `"turn":0,"phase":"over","places":[[0],[1]],"numbers":[3]`, "numbers are left"},
		{"a bonus", ``, "r1 y y y" + idle, roll + `,"bonus":[20]`, "no bonus"},
		{"tries", ``, "r1 y y y" + idle, roll + `,"tries":1`, "no tries"},
		{"past the ring without a capture", `"captureFirst":true`, "l1 y y y" + idle, roll, "without a capture"},
		{"an empty seat's capture", ``, "y y y y | | y y y y | ", roll + `,"captured":[false,true]`, "has captured"},
		{"a team with eight home", `"teams":true`, "h h h h | y y y y | h h h h | y y y y", `"turn":1,"phase":"roll"`, "not over"},
		{"a place before a team's end", `"teams":true`, "h h h h" + idle, `"turn":1,"phase":"roll","places":[[0]]`, "have to have a place"},
		{"a place of half a team", `"teams":true`, "h h h h | y y y y | h h h h | y y y y", `"turn":1,"phase":"over","places":[[0],[2],[1,3]]`, "one team"},
		{"a team's match over too soon", `"teams":true`, "h h h h | y y y y | y y y y | y y y y", `"turn":1,"phase":"over","places":[[0,2],[1,3]]`, "not been played"},
		{"time is up without a clock", ``, "y y y y" + idle, roll + `,"timeUp":true`, "without a clock"},
		{"an opening in the middle", ``, "y y y y" + idle, `"turn":0,"phase":"move","numbers":[6],"opening":{"waiting":[0,1,2,3],"contest":[0,1,2,3],"rolled":[]}`, "opening"},
		{"the wrong seat rolls for the opening", ``, "y y y y" + idle, `"turn":1,"phase":"roll","opening":{"waiting":[0,1,2,3],"contest":[0,1,2,3],"rolled":[]}`, "seat 0"},
		{"a roll for the opening too many", ``, "y y y y" + idle, `"turn":1,"phase":"roll","opening":{"waiting":[1,2,3],"contest":[0,1,2,3],"rolled":[3,4]}`, "seat 1"},
	} {
		rulestest.Refused(t, c.name, rulestest.Position{Game: "luddo", Options: c.options, Pieces: c.pieces, More: c.more}, c.says)
	}
}

// TestGoldenBoards compares the tracks with the facts worked out apart.
func TestGoldenBoards(t *testing.T) {
	text, err := os.ReadFile("testdata/boards.json")
	if err != nil {
		t.Fatal(err)
	}
	var facts struct {
		Luddo map[string]struct {
			L, LastRingStep, HomeStep int
			Starts, Safe, LaneSteps   []int
		}
	}
	if err := json.Unmarshal(text, &facts); err != nil {
		t.Fatal(err)
	}
	l := luddo.New(0)
	for arms, seats := range map[string]uint8{"4": 0b1111, "6": 0b111111} {
		want := facts.Luddo[arms]
		s := l.Start(rules.Setup{Seats: seats, Options: l.Spec().Defaults(), First: 0})
		tr := l.Board(&s)
		if tr.Ring != want.L || tr.LastRing != want.LastRingStep || tr.HomeStep != want.HomeStep {
			t.Errorf("%s arms: ring %d, last ring step %d, home %d, want %+v", arms, tr.Ring, tr.LastRing, tr.HomeStep, want)
		}
		var safe, starts []int
		for r := range tr.Ring {
			if tr.Has(uint8(r), board.Safe) {
				safe = append(safe, r)
			}
			if tr.Has(uint8(r), board.Start) {
				starts = append(starts, r)
			}
		}
		if !slices.Equal(safe, want.Safe) || !slices.Equal(starts, want.Starts) {
			t.Errorf("%s arms: safe %v, starts %v, want %+v", arms, safe, starts, want)
		}
		for k, start := range want.Starts {
			lane := []int{}
			for step, q := range tr.Path[k][:tr.HomeStep] {
				if rules.Square(q).IsLane() {
					lane = append(lane, step)
				}
			}
			if int(tr.Path[k][0]) != start || lane[0] != want.LaneSteps[0] || lane[len(lane)-1] != want.LaneSteps[1] {
				t.Errorf("%s arms: seat %d starts on %d, lane steps %v", arms, k, tr.Path[k][0], lane)
			}
		}
	}
}

// TestStart has the pieces out that startOnBoard says, on every seat's start.
func TestStart(t *testing.T) {
	l := luddo.New(0)
	for i, want := range []int{0, 1, 2, 4} {
		setup := rules.Setup{Seats: 0b10110, Options: l.Spec().Defaults(), First: 1}
		setup.Options[luddo.OptStartOnBoard] = uint8(i)
		s := l.Start(setup)
		for _, k := range []int{1, 2, 4} {
			out := 0
			for _, q := range s.At[k][:luddo.Pieces] {
				if q == rules.Square(13*k) {
					out++
				}
			}
			if out != want {
				t.Errorf("value %d: seat %d has %d pieces on its start", i, k, out)
			}
		}
		if s.Arms != 6 || s.Turn != 1 || s.Opening != 0 {
			t.Errorf("started with %d arms, turn %d, opening %b", s.Arms, s.Turn, s.Opening)
		}
		if err := l.Check(&s); err != nil {
			t.Error(err)
		}
	}
}
