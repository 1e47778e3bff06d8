package result_test

import (
	"context"
	"math"
	"strings"
	"testing"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/result"
)

// show puts the result of a match on a stack.
func show(t *testing.T, actions result.Actions) (*scenes.Context, *result.Scene) {
	t.Helper()
	rep, err := result.Sample(luddo(t), seats(2), nil, "keys")
	if err != nil {
		t.Fatal(err)
	}
	ctx := &scenes.Context{Size: scenes.NewSize(1280, 720, 1)}
	scenes.NewStack(ctx)
	ctx.Apply()
	s := result.New(rep, actions)
	ctx.Stack.Push(s)
	return ctx, s
}

// TestKeysOfABusyPlayerAreIgnored mashes Enter and Space as a player does who
// was still throwing when the match ended.
func TestKeysOfABusyPlayerAreIgnored(t *testing.T) {
	const guard = 45 // ticks
	graphtest.Do(func() {
		again, title := 0, 0
		ctx, _ := show(t, result.Actions{Again: func() { again++ }, Title: func() { title++ }})
		for range guard {
			ctx.Stack.Handle(scenes.Input{Kind: scenes.Accept})
			ctx.Stack.Handle(scenes.Input{Kind: scenes.Roll})
			if again != 0 {
				t.Fatal("a key of the match began another one")
			}
			ctx.Stack.Update()
		}
		ctx.Stack.Handle(scenes.Input{Kind: scenes.Accept})
		if again != 1 {
			t.Errorf("another match was begun %d times by one key", again)
		}
		ctx.Stack.Handle(scenes.Input{Kind: scenes.Back})
		if title != 1 {
			t.Error("Esc does not lead to the title")
		}
	})
	graphtest.Do(func() { // the mouse aims, and so may act at once
		title := 0
		ctx, _ := show(t, result.Actions{Again: func() {}, Title: func() { title++ }})
		ctx.Stack.Handle(scenes.Input{Kind: scenes.Back})
		if title != 1 {
			t.Error("leaving has to wait")
		}
	})
}

// texts are all texts of a tree.
func texts(n *graph.Node) (all string) {
	if text, ok := n.Painter().(*graph.Text); ok {
		all = text.Text() + "\n"
	}
	for _, c := range n.Children() {
		all += texts(c)
	}
	return all
}

// TestLuckIsToldApart judges the end of a real match.
func TestLuckIsToldApart(t *testing.T) {
	r, _ := games.ByID("luddo")
	match := engine.Match{ID: "luck", Rules: "luddo", Options: map[string]string{"piecesToWin": "1", "startOnBoard": "4"}}
	match.Seats[0] = engine.Seat{Kind: engine.Human, Name: "Ana"}
	match.Seats[2] = engine.Seat{Kind: engine.Human, Name: "Bia", Livery: 2}
	table, err := engine.NewTable(match, r, dice.SeedFromText("luck"), nil)
	if err != nil {
		t.Fatal(err)
	}
	for range 10_000 {
		_, seq, legal := table.Snapshot()
		if len(legal) == 0 {
			break
		}
		table.Submit(engine.Command{Seq: seq, Kind: engine.Do, Action: legal[0]})
		table.Pump()
	}
	told := 0
	found, err := result.FindLuck(context.Background(), table.Match(), r, table.Entries(), func(int, int) { told++ })
	if err != nil {
		t.Fatal(err)
	}
	if told == 0 || len(found.Best.Events) == 0 || found.Best.After <= found.Best.Before {
		t.Errorf("told %d times, best %+v", told, found.Best)
	}
	for _, k := range []int{0, 2} {
		p := found.Report.Players[k]
		if sum := p.Start + p.Luck + p.Skill; math.Abs(sum-p.Result) > 1e-6 {
			t.Errorf("seat %d: %v begins, luck and skill add up to %v, the result is %v", k, p.Start, sum, p.Result)
		}
	}
	rep, err := result.Collect(table.Match(), r, table.Entries())
	if err != nil {
		t.Fatal(err)
	}
	graphtest.Do(func() {
		ctx := &scenes.Context{Size: scenes.NewSize(1280, 720, 1)}
		scenes.NewStack(ctx)
		ctx.Apply()
		s := result.New(rep, result.Actions{AtOnce: true, Luck: func(context.Context, func(done, of int)) (result.Luck, error) { return found, nil }})
		ctx.Stack.Push(s)
		ctx.Stack.Update()
		if seen := texts(s.Root()); !strings.Contains(seen, "Best moment") || !strings.Contains(seen, "Dice ") || !strings.Contains(seen, "decision") {
			t.Errorf("seen:\n%s", seen)
		}
	})
}
