package cases_test

import (
	"fmt"
	"slices"
	"testing"
)

// TestOpening plays the opening of every game from many seeds: every seat rolls
// in turn order, the highest begins, and ties roll again among themselves.
func TestOpening(t *testing.T) {
	ties := 0
	for _, game := range []string{"luddo", "snakes", "ludo-app", "mega-ludo", "oduludo"} {
		for seed := range 40 {
			p := newPlayer(t)
			reply := p.ask(map[string]any{"op": "new", "rules": game, "seats": []int{0, 1, 3}, "seed": fmt.Sprint("opening ", seed)})
			events, _ := reply["events"].([]any)
			first, again, wrong := opening(events, []float64{0, 1, 3})
			if wrong != "" {
				t.Fatalf("%s, seed %d: %s: %v", game, seed, wrong, events)
			}
			if turn := reply["state"].(map[string]any)["turn"]; turn != first {
				t.Fatalf("%s, seed %d: seat %v begins, want %v: %v", game, seed, turn, first, events)
			}
			ties += again
		}
	}
	if ties == 0 {
		t.Error("no opening had a tie")
	}
}

// opening follows the rolls of an opening by the rule and gives the seat that
// begins and how often the highest were rolled by several.
func opening(events []any, seats []float64) (first float64, ties int, wrong string) {
	var rolls []map[string]any
	for _, item := range events {
		if event := item.(map[string]any); event["ev"] == "rolled" {
			rolls = append(rolls, event)
		}
	}
	for len(seats) > 1 {
		var best float64
		var highest []float64
		for _, seat := range seats {
			if len(rolls) == 0 {
				return 0, ties, "rolls are missing"
			}
			roll := rolls[0]
			rolls = rolls[1:]
			value, _ := roll["value"].(float64)
			if roll["seat"] != seat || roll["die"] != "opening" || value < 1 || value > 6 {
				return 0, ties, fmt.Sprintf("seat %v had to roll", seat)
			}
			if value > best {
				best, highest = value, nil
			}
			if value == best {
				highest = append(highest, seat)
			}
		}
		if len(highest) > 1 {
			ties++
		}
		seats = slices.Clone(highest)
	}
	if len(rolls) > 0 {
		return 0, ties, "somebody rolled once more"
	}
	return seats[0], ties, ""
}

// TestSeedDecides checks that one seed gives one game.
func TestSeedDecides(t *testing.T) {
	var games [2]string
	for i := range games {
		p := newPlayer(t)
		reply := p.ask(map[string]any{"op": "new", "rules": "snakes", "seats": []int{0, 1}, "seed": "the same"})
		games[i] = fmt.Sprint(reply)
		for range 30 {
			reply = p.ask(map[string]any{"op": "do", "action": map[string]any{"do": "roll"}})
			games[i] += fmt.Sprint(reply)
		}
	}
	if games[0] != games[1] {
		t.Errorf("the same seed gave %s and %s", games[0], games[1])
	}
}
