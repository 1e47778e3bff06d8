package board_test

import (
	"encoding/json"
	"os"
	"slices"
	"strconv"
	"testing"

	"ludaxy/engine/board"
)

// megaFacts are what is known of a board of Mega Ludo, by ring squares and by
// the numbers printed on a physical board.
type megaFacts struct {
	Length          int   `json:"L"`
	Starts          []int `json:"starts"`
	Shelters        []int `json:"shelters"`
	StartsPrinted   []int `json:"startsPrinted"`
	SheltersPrinted []int `json:"sheltersPrinted"`
	LastRingPrinted []int `json:"lastRingPrinted"`
	LastRingStep    int   `json:"lastRingStep"`
	LaneSteps       []int `json:"laneSteps"`
	HomeStep        int   `json:"homeStep"`
}

// printed are ring squares as the numbers printed on a board.
func printed(squares []int, track *board.Track) (numbers []int) {
	for _, r := range squares {
		numbers = append(numbers, track.Printed(uint8(r)))
	}
	return numbers
}

func TestMega(t *testing.T) {
	raw, err := os.ReadFile("testdata/mega.json")
	if err != nil {
		t.Fatal(err)
	}
	var boards map[string]megaFacts
	if err := json.Unmarshal(raw, &boards); err != nil {
		t.Fatal(err)
	}
	if len(boards) != 3 {
		t.Fatalf("%d boards are known, not 3", len(boards))
	}
	for arms, facts := range boards {
		t.Run(arms, func(t *testing.T) {
			n, err := strconv.Atoi(arms)
			if err != nil {
				t.Fatal(err)
			}
			checkMega(t, board.Mega(n), n, facts)
		})
	}
}

func checkMega(t *testing.T, track *board.Track, arms int, facts megaFacts) {
	if track.Arms != arms || track.Ring != facts.Length || track.LastRing != facts.LastRingStep || track.HomeStep != facts.HomeStep {
		t.Errorf("%d arms, ring %d, last ring step %d, home step %d", track.Arms, track.Ring, track.LastRing, track.HomeStep)
	}
	var starts, shelters, last []int
	for r := range board.LaneBase {
		q := uint8(r)
		start, shelter := track.Has(q, board.Start), track.Has(q, board.Shelter)
		if start {
			starts = append(starts, r)
		}
		if shelter {
			shelters = append(shelters, r)
		}
		if track.Has(q, board.Safe) != (start || shelter) {
			t.Errorf("square %d is safe: %v", r, track.Has(q, board.Safe))
		}
	}
	for k := range arms {
		last = append(last, int(track.Path[k][track.LastRing]))
		checkPath(t, track, k, facts)
	}
	for _, c := range []struct {
		what      string
		got, want []int
	}{
		{"starts", starts, facts.Starts},
		{"shelters", shelters, facts.Shelters},
		{"printed starts", printed(starts, track), facts.StartsPrinted},
		{"printed shelters", printed(shelters, track), facts.SheltersPrinted},
		{"printed last ring squares", printed(last, track), facts.LastRingPrinted},
	} {
		if !slices.Equal(c.got, c.want) {
			t.Errorf("%s: %v, want %v", c.what, c.got, c.want)
		}
	}
}

// checkPath walks a seat's path from its start over the ring and lane home.
func checkPath(t *testing.T, track *board.Track, seat int, facts megaFacts) {
	for step := range facts.HomeStep + 1 {
		want := (facts.Starts[seat] + step) % facts.Length
		switch {
		case step == facts.HomeStep:
			want = board.Home
		case step >= facts.LaneSteps[0] && step <= facts.LaneSteps[1]:
			want = board.LaneBase + seat*board.LaneWidth + step - facts.LaneSteps[0]
		}
		if got := int(track.Path[seat][step]); got != want || int(track.Step[seat][want]) != step {
			t.Errorf("seat %d: step %d is square %d with step %d, want %d", seat, step, got, track.Step[seat][want], want)
		}
	}
}
