package ludoapp_test

import (
	"fmt"
	"testing"

	"ludaxy/engine/ludoapp"
	"ludaxy/engine/rules"
	"ludaxy/engine/rules/rulestest"
)

// TestRandomMatches also judges every action by the rules read in the plainest
// way: piece by piece and square by square.
func TestRandomMatches(t *testing.T) {
	r := rulestest.Game(t, "ludo-app")
	var buf []rules.Action
	rulestest.RandomMatches(t, r, func(before, after *rules.State, a rules.Action, events []rules.Event) error {
		if before.Phase == rules.PhaseMove {
			buf = r.Legal(before, buf)
			return legalAsRead(r, before, buf)
		}
		if before.Opening != 0 {
			return nil
		}
		return sixAsRead(r, before, after, a.Value)
	})
}

// legalAsRead wants exactly the pieces to be legal that a slow reading of the
// rules allows to move.
func legalAsRead(r rules.Rules, s *rules.State, legal []rules.Action) error {
	listed := map[int]bool{}
	for _, a := range legal {
		listed[int(a.Piece)] = true
	}
	for p := range ludoapp.Pieces {
		if may := mayMove(r, s, p, s.Number()); may != listed[p] {
			return fmt.Errorf("piece %d may move: %v", p, may)
		}
	}
	return nil
}

func mayMove(r rules.Rules, s *rules.State, piece, n int) bool {
	track, seat := r.Board(s), int(s.Turn)
	at := s.At[seat][piece]
	from, to := 0, 0
	switch at {
	case rules.Home:
		return false
	case rules.Yard:
		if n != 6 {
			return false
		}
	default:
		from = int(track.Step[seat][at])
		to = from + n
	}
	if to > track.HomeStep {
		return false
	}
	for step := from + 1; step < to; step++ {
		others := opposing(s, rules.Square(track.Path[seat][step]))
		if s.Options[ludoapp.OptBlockers] == ludoapp.BlockersAny && others > 0 ||
			s.Options[ludoapp.OptBlockers] == ludoapp.BlockersDoubled && others > 1 {
			return false
		}
	}
	target := rules.Square(track.Path[seat][to])
	if target == rules.Home {
		return true
	}
	if count(s, seat, target) == 2 || opposing(s, target) == 2 {
		return false
	}
	for k := range 4 {
		if s.Options[ludoapp.OptSafeStarts] != 0 && k != seat && target == rules.Square(13*k) && count(s, k, target) > 0 {
			return false
		}
	}
	return true
}

func count(s *rules.State, seat int, sq rules.Square) (n int) {
	for _, at := range s.At[seat][:ludoapp.Pieces] {
		if s.Active(seat) && at == sq {
			n++
		}
	}
	return n
}

// opposing is how many pieces of other seats stand on a square of the ring or
// the lane.
func opposing(s *rules.State, sq rules.Square) (n int) {
	for k := range 4 {
		if k != int(s.Turn) {
			n += count(s, k, sq)
		}
	}
	return n
}

// sixAsRead wants a roll to be owed, given or withheld as the rules say.
func sixAsRead(r rules.Rules, before, after *rules.State, value uint8) error {
	if value == 6 && before.Sixes == 2 {
		if after.Turn == before.Turn || after.At != before.At {
			return fmt.Errorf("after a third six: %+v", *after)
		}
		return nil
	}
	enter, move := false, false
	for p := range ludoapp.Pieces {
		if mayMove(r, before, p, int(value)) {
			move = true
			enter = enter || before.At[before.Turn][p] == rules.Yard
		}
	}
	bonus := value == 6 && (before.Options[ludoapp.OptBonusOnSix] == ludoapp.BonusAlways || !enter)
	switch {
	case move && (after.Phase != rules.PhaseMove || after.Extra != bonus):
		return fmt.Errorf("a move is due, extra roll %v: %+v", bonus, *after)
	case !move && (after.Phase != rules.PhaseRoll || (after.Turn == before.Turn) != bonus):
		return fmt.Errorf("no move is due, extra roll %v: %+v", bonus, *after)
	}
	return nil
}

func TestNothingIsAllocated(t *testing.T) {
	rulestest.NothingAllocated(t, rulestest.Game(t, "ludo-app"), 0b1111, map[string]map[string]string{
		"standard": nil,
		"all":      {"blockers": "doubled", "bonusOnSix": "always", "playOn": "false", "safeStarts": "true", "opening": "random"},
	})
}

func BenchmarkRandomMatches(b *testing.B) {
	for name, seats := range map[string]uint8{"2 seats": 0b0101, "4 seats": 0b1111} {
		b.Run(name, func(b *testing.B) { rulestest.Benchmark(b, rulestest.Game(b, "ludo-app"), seats, nil) })
	}
}
