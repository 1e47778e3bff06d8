package engine

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"ludaxy/engine/dice"
	"ludaxy/engine/luddo"
	"ludaxy/engine/rules"
)

// garbage is an action with random parts, most of them near what is possible.
func garbage(rng *rand.Rand) rules.Action {
	a := rules.Action{Kind: rules.Kind(rng.IntN(9)), Seat: uint8(rng.IntN(4)), Piece: uint8(rng.IntN(6))}
	if rng.IntN(3) == 0 {
		a.Value = uint8(rng.IntN(256))
	}
	if rng.IntN(4) == 0 {
		a.Back = true
	}
	if rng.IntN(4) == 0 {
		a.Option = rules.Option(rng.IntN(256))
	}
	if rng.IntN(10) == 0 {
		a.Kind, a.Seat, a.Piece = rules.Kind(rng.Uint32()), uint8(rng.Uint32()), uint8(rng.Uint32())
	}
	return a
}

// What is not among the legal actions is refused in every position, without
// any change and without a mistake of the program.
func TestGarbageIsRefused(t *testing.T) {
	for _, options := range []map[string]string{nil, {"dice": "manual"}, {"matchMinutes": "5"}} {
		var roller dice.Roller = fixedSeed
		manual := options["dice"] == "manual"
		if manual {
			roller = dice.Manual{}
		}
		table := newTable(t, twoSeats(options), roller, nil)
		rng := newRand(11)
		done := 0
		for range 20_000 {
			a := garbage(rng)
			if rng.IntN(40) == 0 { // get on with it
				a = table.Legal()[rng.IntN(len(table.Legal()))]
				if manual && a.IsRoll() {
					a.Value = uint8(1 + rng.IntN(6))
				}
			}
			bare := a
			if manual {
				bare.Value = 0
			}
			legal := slices.Contains(table.Legal(), bare) &&
				(!manual || !a.IsRoll() && a.Value == 0 || a.IsRoll() && a.Value >= 1 && int(a.Value) <= rules.Faces(&table.replay.state))
			before, seq := table.State(), table.Seq()
			err := try(table, Command{Kind: Do, Action: a})
			if errors.Is(err, ErrInternal) {
				t.Fatalf("%+v: %v", a, err)
			}
			if (err == nil) != legal {
				t.Fatalf("%+v in phase %d: legal %v, %v", a, before.Phase, legal, err)
			}
			if err != nil && (table.State() != before || table.Seq() != seq) {
				t.Fatalf("%+v was half done", a)
			}
			if err == nil {
				done++
			}
			if len(table.Legal()) == 0 {
				break
			}
		}
		if done < 100 {
			t.Errorf("only %d actions were done", done)
		}
	}
}

// The same as entries of an invented journal.
func TestInventedEntriesAreRefused(t *testing.T) {
	rng := newRand(12)
	p, err := NewReplay(twoSeats(nil), luddo.New(0))
	if err != nil {
		t.Fatal(err)
	}
	done := 0
	for range 30_000 {
		e := Entry{Kind: EntryKind(rng.IntN(7)), Action: garbage(rng), Seat: rng.IntN(12) - 2, As: Seat{Kind: SeatKind(rng.IntN(4))}}
		if err := p.do(&e, false, nil); errors.Is(err, ErrInternal) {
			t.Fatalf("%+v: %v", e, err)
		} else if err == nil {
			done++
		}
		if err := p.rules.Check(&p.state); err != nil {
			t.Fatalf("after %+v: %v", e, err)
		}
	}
	if done < 100 {
		t.Errorf("only %d entries were done", done)
	}
}
