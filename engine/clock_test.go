package engine

import (
	"errors"
	"slices"
	"testing"
	"time"

	"ludaxy/engine/dice"
	"ludaxy/engine/luddo"
	"ludaxy/engine/rules"
)

// rest lets seconds pass, a quarter at a time, pumping as the game does.
func rest(table *Table, seconds int) {
	for range seconds * 4 {
		table.Tick(time.Second / 4)
		table.Pump()
	}
}

func TestTurnClockPlaysForWhoIsAway(t *testing.T) {
	table := newTable(t, twoSeats(map[string]string{"turnSeconds": "10", "opening": "first-seat"}),
		dice.Script{6, 6, 3, 2, 4}, nil)
	var auto, own int
	table.Subscribe(func(n Note) {
		if n.Kind == Events && n.Auto {
			auto++
		} else if n.Kind == Events {
			own++
		}
	})
	rest(table, 9)
	if auto != 0 || table.Times().TurnLeft != time.Second {
		t.Fatalf("after 9 s: %d played, %v left", auto, table.Times().TurnLeft)
	}
	do(t, table, rules.Action{Kind: rules.Roll})
	rest(table, 9)
	if auto != 0 {
		t.Fatal("an action of one's own does not give time for the next")
	}
	rest(table, 4) // now the rest of the turn goes at once
	if state := table.State(); state.Turn != 2 || auto < 4 || own != 1 {
		t.Errorf("turn %d, %d by the clock, %d by the player", state.Turn, auto, own)
	}
}

func TestPauseStopsTheClocks(t *testing.T) {
	table := newTable(t, twoSeats(map[string]string{"turnSeconds": "10", "matchMinutes": "5"}), fixedSeed, nil)
	var paused []bool
	table.Subscribe(func(n Note) {
		if n.Kind == PauseSet {
			paused = append(paused, n.Paused)
		}
	})
	rest(table, 3)
	before := table.Times()
	for range 2 {
		if err := try(table, Command{Kind: SetPaused, Paused: true}); err != nil {
			t.Fatal(err)
		}
	}
	rest(table, 400)
	if table.Times() != before {
		t.Errorf("the clocks went from %+v to %+v", before, table.Times())
	}
	errWaiting := errors.New("not done yet")
	done := errWaiting
	seq := table.Seq()
	table.Submit(Command{Seq: seq, Kind: Do, Action: table.Legal()[0], Done: func(err error) { done = err }})
	rest(table, 1)
	if !errors.Is(done, errWaiting) || table.Seq() != seq {
		t.Fatal("an action was done in the pause")
	}
	if err := try(table, Command{Kind: SetPaused}); err != nil {
		t.Fatal(err)
	}
	table.Pump()
	if done != nil || table.Seq() != seq+1 {
		t.Errorf("the action that waited: %v", done)
	}
	if !slices.Equal(paused, []bool{true, false}) {
		t.Errorf("told %v", paused)
	}
}

func TestSleepIsNotPlayed(t *testing.T) {
	table := newTable(t, twoSeats(map[string]string{"turnSeconds": "10"}), fixedSeed, nil)
	table.Tick(8 * time.Hour)
	table.Tick(-time.Hour)
	if got := table.Times().TurnLeft; got != 9*time.Second {
		t.Errorf("%v left after sleeping", got)
	}
}

func TestMatchClockEndsTheMatch(t *testing.T) {
	j := &memory{}
	options := map[string]string{"matchMinutes": "5", "opening": "first-seat"}
	table := newTable(t, twoSeats(options), fixedSeed, j)
	rest(table, 200)
	playSome(t, table, newRand(7), 9)
	// The time already played survives the program.
	again, err := Resume(table.Match(), luddo.New(0), j.entries, fixedSeed, j)
	if err != nil {
		t.Fatal(err)
	}
	if left := again.Times().MatchLeft; left != 100*time.Second {
		t.Fatalf("%v left after resuming", left)
	}
	rest(again, 101)
	if !again.State().TimeUp && again.State().Phase != rules.PhaseOver {
		t.Fatal("the time did not run out")
	}
	if again.CanUndo() {
		t.Error("the end of time can be taken back")
	}
	playSome(t, again, newRand(7), 20)
	if state := again.State(); state.Phase != rules.PhaseOver || again.Match().Seed == "" {
		t.Errorf("phase %d after the last turn", state.Phase)
	}
}

func TestManualDice(t *testing.T) {
	match := twoSeats(map[string]string{"dice": "manual", "turnSeconds": "10", "opening": "first-seat"})
	table := newTable(t, match, dice.Manual{}, nil)
	roll := rules.Action{Kind: rules.Roll}
	if err := try(table, Command{Kind: Do, Action: roll}); !errors.Is(err, ErrNeedsValue) {
		t.Errorf("a throw without number: %v", err)
	}
	roll.Value = 7
	if err := try(table, Command{Kind: Do, Action: roll}); !errors.Is(err, rules.ErrIllegal) {
		t.Errorf("a seven: %v", err)
	}
	rest(table, 30)
	if state := table.State(); state.Phase != rules.PhaseRoll || state.Turn != 0 {
		t.Error("the clock threw a real die")
	}
	roll.Value = 6
	do(t, table, roll)
	roll.Value = 2
	do(t, table, roll)
	rest(table, 12)
	if state := table.State(); state.Turn != 2 {
		t.Error("the clock did not play the numbers thrown")
	}
}
