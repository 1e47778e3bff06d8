package snakes_test

import (
	"fmt"
	"testing"

	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
	"ludaxy/engine/snakes"
)

// TestRandomMatches also wants pieces to move one by one along the board, and
// to jump exactly where the track says.
func TestRandomMatches(t *testing.T) {
	r := rulestest.Game(t, "snakes")
	rulestest.RandomMatches(t, r, func(before, after *rules.State, _ rules.Action, events []rules.Event) error {
		jumps := map[rules.Square]rules.Square{}
		for _, j := range r.Board(before).Jumps {
			jumps[rules.Square(j.From)] = rules.Square(j.To)
		}
		for i, e := range events {
			switch e.Kind {
			case rules.Moved:
				if len(e.Path) != int(events[0].Value) {
					return fmt.Errorf("%d squares walked by a %d", len(e.Path), events[0].Value)
				}
				last := step(e.From)
				for _, q := range e.Path {
					if d := step(q) - last; d != 1 && d != -1 {
						return fmt.Errorf("from square %d to %d", last, step(q))
					}
					last = step(q)
				}
				fallthrough
			case rules.Entered:
				_, due := jumps[e.To]
				if jumped := i+1 < len(events) && events[i+1].Kind == rules.Jumped; jumped != due {
					return fmt.Errorf("on square %d it jumped: %v", e.To, jumped)
				}
			case rules.Jumped:
				if jumps[e.From] != e.To || (e.Jump == rules.JumpLadder) != (step(e.To) > step(e.From)) {
					return fmt.Errorf("a strange jump %+v", e)
				}
			}
		}
		return nil
	})
}

// step is the number of a square.
func step(q rules.Square) int {
	if q == rules.Home {
		return snakes.Squares
	}
	return int(q)
}

func TestNothingIsAllocated(t *testing.T) {
	rulestest.NothingAllocated(t, rulestest.Game(t, "snakes"), 0b1111, map[string]map[string]string{
		"standard": nil,
		"all":      {"anyRollEnters": "true", "bounce": "true", "sixRollsAgain": "false", "board": "classic", "opening": "random"},
	})
}

func BenchmarkRandomMatches(b *testing.B) {
	for name, seats := range map[string]uint8{"2 seats": 0b0101, "4 seats": 0b1111} {
		b.Run(name, func(b *testing.B) { rulestest.Benchmark(b, rulestest.Game(b, "snakes"), seats, nil) })
	}
}
