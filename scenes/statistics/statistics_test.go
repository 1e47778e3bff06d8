package statistics_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"ludaxy/assets/messages"
	"ludaxy/engine"
	"ludaxy/engine/record"
	"ludaxy/scenes"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/graph/graphtest"
	"ludaxy/scenes/statistics"
)

func TestMain(m *testing.M) { graphtest.Main(m) }

// source has two matches, one of them with a move taken back.
type source struct {
	slow    chan struct{} // counting waits for it
	table   string
	deleted bool
	err     error
}

func (s *source) Records(ctx context.Context, tell func(done, total int)) ([]*record.Match, error) {
	if s.slow != nil {
		tell(1, 2)
		select {
		case <-s.slow:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	if s.deleted {
		return nil, nil
	}
	var list []*record.Match
	for back := range 2 {
		list = append(list, &record.Match{Game: "luddo", Over: true, TakenBack: back, Seats: []record.Seat{
			{Kind: engine.Human, Name: "Ana", Place: 1, Rolls: 9, Sixes: 3}, {Kind: engine.Computer, Name: "Vega", Level: "expert", Place: 2},
		}})
	}
	return list, nil
}

func (s *source) Export(table []byte) (string, error) {
	s.table = string(table)
	return "here.csv", s.err
}
func (s *source) Delete() error { s.deleted = true; return nil }

// show puts the screen on a stack.
func show(src *source, atOnce bool) (*scenes.Context, *statistics.Scene) {
	ctx := &scenes.Context{Size: scenes.NewSize(960, 600, 1)}
	scenes.NewStack(ctx)
	ctx.Apply()
	s := statistics.New(src, atOnce)
	ctx.Stack.Push(s)
	ctx.Stack.Update()
	return ctx, s
}

// texts are all texts that can be seen.
func texts(n *graph.Node) (all string) {
	if !n.Visible() {
		return ""
	}
	if t, ok := n.Painter().(*graph.Text); ok {
		all = t.Text() + "\n"
	}
	for _, c := range n.Children() {
		all += texts(c)
	}
	return all
}

func press(ctx *scenes.Context, s *statistics.Scene, id string) bool {
	if !s.UI().Focus(id) {
		return false
	}
	ctx.Stack.Handle(scenes.Input{Kind: scenes.Accept})
	ctx.Stack.Update()
	return true
}

func TestFairMatchesCountAndTheOthersAreMentioned(t *testing.T) {
	graphtest.Do(func() {
		ctx, s := show(&source{}, true)
		seen := texts(s.Root())
		if !strings.Contains(seen, "Ana") || strings.Contains(seen, "Vega") || !strings.Contains(seen, "1 match with moves taken back") {
			t.Errorf("seen:\n%s", seen)
		}
		if !strings.Contains(seen, "1 of 1 won") {
			t.Errorf("Ana's matches are not told:\n%s", seen)
		}
		if !press(ctx, s, "all") || !strings.Contains(texts(s.Root()), "2 of 2 won") {
			t.Errorf("counting all:\n%s", texts(s.Root()))
		}
		if !press(ctx, s, "who") || !strings.Contains(texts(s.Root()), "Expert") {
			t.Errorf("computers:\n%s", texts(s.Root()))
		}
	})
}

func TestExportTellsWhereAndDeletingAsks(t *testing.T) {
	graphtest.Do(func() {
		src := &source{}
		ctx, s := show(src, true)
		if !press(ctx, s, "export") || !strings.Contains(src.table, "Ana,person,luddo,1,1") || !strings.Contains(texts(s.Root()), "here.csv") {
			t.Errorf("table %q, seen:\n%s", src.table, texts(s.Root()))
		}
		src.err = errors.New("disk full")
		if !press(ctx, s, "export") || !strings.Contains(texts(s.Root()), ctx.T(messages.KeepFailed)) || strings.Contains(texts(s.Root()), "disk full") {
			t.Errorf("a failure is not told in our own words:\n%s", texts(s.Root()))
		}
		press(ctx, s, "delete")
		if src.deleted || ctx.Stack.Top() == scenes.Scene(s) {
			t.Fatal("deleted without a question")
		}
		ctx.Stack.Handle(scenes.Input{Kind: scenes.Back})
		if src.deleted {
			t.Fatal("deleted although the question was not answered")
		}
		press(ctx, s, "delete")
		for range 2 { // the first shows the focus
			ctx.Stack.Handle(scenes.Input{Kind: scenes.NavNext})
		}
		ctx.Stack.Handle(scenes.Input{Kind: scenes.Accept})
		ctx.Stack.Update()
		if !src.deleted || strings.Contains(texts(s.Root()), "Ana") || s.UI().Focus("export") {
			t.Errorf("deleted %v, seen:\n%s", src.deleted, texts(s.Root()))
		}
	})
}

func TestCountingDoesNotHoldTheFrames(t *testing.T) {
	src := &source{slow: make(chan struct{})}
	var ctx *scenes.Context
	var s *statistics.Scene
	graphtest.Do(func() { ctx, s = show(src, false) })
	wait := func(what string) {
		t.Helper()
		for range 500 {
			seen := ""
			graphtest.Do(func() { ctx.Stack.Update(); seen = texts(s.Root()) })
			if strings.Contains(seen, what) {
				return
			}
			time.Sleep(2 * time.Millisecond)
		}
		t.Fatalf("%q is not told", what)
	}
	wait("1 of 2")
	close(src.slow)
	wait("Ana")
}
