package table

import (
	"context"
	"math/rand/v2"

	"ludaxy/engine"
	"ludaxy/engine/bot"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
	"ludaxy/scenes"
)

// Examples are tables in the middle of a match, from fixed seeds: for pictures
// and for tests.
func Examples() []scenes.Example {
	return []scenes.Example{
		{Name: "table-start", Ticks: 40, Show: func(ctx *scenes.Context) {
			showExample(ctx, example{seed: "start", seats: []int{0, 1, 2, 3}, until: func(s *rules.State, n int) bool { return n == 2 }})
		}},
		{Name: "table-crowd", Ticks: 240, Show: func(ctx *scenes.Context) {
			showExample(ctx, example{seed: "crowd 9", seats: []int{0, 1, 2, 3}, until: crowded})
		}},
		{Name: "table-choose", Ticks: 240, Show: func(ctx *scenes.Context) {
			sc := showExample(ctx, example{seed: "choose 5", seats: []int{0, 1, 2, 3}, until: choosing})
			sc.Update()
			for range 2 { // the first would only walk, the second captures
				sc.Handle(scenes.Input{Kind: scenes.NavRight})
			}
		}},
		{Name: "table-six", Ticks: 240, Show: func(ctx *scenes.Context) {
			showExample(ctx, example{seed: "six", seats: []int{0, 1, 2, 3, 4, 5}, until: crowded})
		}},
		{Name: "table-moving", Ticks: 20, Show: func(ctx *scenes.Context) {
			showExample(ctx, example{seed: "choose 5", seats: []int{0, 1, 2, 3}, until: choosing, last: true})
		}},
		{Name: "table-win", Ticks: 300, Show: func(ctx *scenes.Context) {
			showExample(ctx, example{seed: "win 3", seats: []int{0, 2}, until: won, last: true})
		}},
	}
}

// example is a match played by itself up to a position.
type example struct {
	seed  string
	seats []int
	until func(s *rules.State, actions int) bool
	last  bool // the action at that position is shown being done
}

func crowded(s *rules.State, n int) bool {
	out := 0
	for _, k := range rules.SeatList(s.Seats) {
		for _, q := range s.At[k] {
			if q.OnBoard() {
				out++
			}
		}
	}
	return n > 160 && s.Turn == 0 && s.Phase == rules.PhaseMove && out >= 2*s.SeatCount()
}

// choosing is a position with two numbers in hand and several pieces to move.
func choosing(s *rules.State, n int) bool {
	out := 0
	for _, q := range s.At[0] {
		if q.OnBoard() {
			out++
		}
	}
	return n > 60 && s.Turn == 0 && s.Phase == rules.PhaseMove && s.NumCount == 2 && out >= 2
}

// won is the last position before a match ends; playExample stops there.
func won(*rules.State, int) bool { return false }

// showExample puts the table of an example on the stack.
func showExample(ctx *scenes.Context, e example) *Scene {
	table, next := e.play(ctx)
	if table == nil {
		return nil
	}
	sc := New(Config{Table: table, Seed: 1, AtOnce: true, Pause: func() {}, Over: func() {}})
	ctx.Stack.Push(sc)
	if e.last {
		table.Submit(engine.Command{Seq: table.Seq(), Kind: engine.Do, Action: next})
	}
	return sc
}

// play plays the match until its position is reached, or to its last action,
// and returns the action that comes next. The same example is the same match.
func (e example) play(ctx *scenes.Context) (*engine.Table, rules.Action) {
	r, ok := games.ByID("luddo")
	if !ok {
		return nil, rules.Action{}
	}
	m := engine.Match{ID: "example", Rules: r.Spec().ID}
	for _, k := range e.seats {
		m.Seats[k] = engine.Seat{Kind: engine.Computer, Name: ctx.T("setup.computer-name." + string(rune('1'+k))), Level: bot.Levels()[0], Livery: k}
	}
	m.Seats[0].Kind, m.Seats[0].Name = engine.Human, "Ana"
	table, err := engine.NewTable(m, r, dice.SeedFromText(e.seed), nil)
	if err != nil {
		return nil, rules.Action{}
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for n := 0; n < 5000; n++ {
		state, seq, legal := table.Snapshot()
		if len(legal) == 0 {
			break
		}
		a := bot.Choose(context.Background(), r, state, rng, "")
		if e.until(&state, n) || ends(r, state, a) {
			return table, a
		}
		table.Submit(engine.Command{Seq: seq, Kind: engine.Do, Action: a})
		table.Pump()
	}
	return table, rules.Action{}
}

// ends reports whether an action ends the match.
func ends(r rules.Rules, state rules.State, a rules.Action) bool {
	return !a.IsRoll() && r.Apply(&state, a, nil) == nil && state.Phase == rules.PhaseOver
}
